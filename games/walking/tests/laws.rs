//! The eight laws on Walking in Burano.

use campiello_testkit::laws::{self, Plan};
use walking::Walking;

#[test]
fn the_laws_hold_in_random_games_of_every_setting() {
    let report = laws::check::<Walking>(&Plan { games: 400, seed: 11, ..Plan::default() });
    println!("{}", report.unwrap_or_else(|broken| panic!("{broken}")));
}
