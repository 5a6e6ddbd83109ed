//! The eight laws on Bohnanza.
//!
//! `CAMPIELLO_GAMES=100000 CAMPIELLO_DEPTH=1000 CAMPIELLO_SEED=3 cargo test --release -p bohnanza --test laws random -- --nocapture`
//! plays as many as one likes; one position in `CAMPIELLO_DEPTH` is looked at in depth.

use bohnanza::Bohnanza;
use campiello_bots::Brains;
use campiello_testkit::laws::{self, Plan};
use campiello_testkit::rulebook;

fn wished<T: std::str::FromStr>(name: &str, otherwise: T) -> T {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn plan(games: u32) -> Plan<Bohnanza> {
    let (seed, depth) = (wished("CAMPIELLO_SEED", 11), wished("CAMPIELLO_DEPTH", 16));
    let random = || Bohnanza::bot("random").expect("bohnanza has a random bot");
    Plan { games, seed, depth, players: vec![random], ..Plan::default() }
}

#[test]
fn the_laws_hold_in_random_games_of_every_setting() {
    let report = laws::check(&plan(wished("CAMPIELLO_GAMES", 60))).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    let rules = include_str!("../RULES.md");
    assert_eq!(
        rulebook::unknown_rules(rules, &report.rules),
        Vec::<&str>::new(),
        "every refusal names a rule that exists"
    );
}
