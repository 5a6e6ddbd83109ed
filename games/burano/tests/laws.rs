//! The eight laws on Burano.
//!
//! `CAMPIELLO_GAMES=50000 CAMPIELLO_DEPTH=1000 CAMPIELLO_SEED=3 cargo test --release -p burano --test laws random -- --nocapture`
//! plays as many as one likes; one position in `CAMPIELLO_DEPTH` is looked at in depth.

use burano::{Burano, Fish, State, guess};
use campiello_bots::Brains;
use campiello_core::{Chance, Luck, Seat, Viewer};
use campiello_testkit::laws::{self, Plan, wished};

const RULES: &str = include_str!("../RULES.md");

/// By rule 5.1.1, hidden are the fish that a seat drew from the deck; by 3.2 the pyramids of those who are ready before all are. So an unseen card
/// of another changes place with one of the deck, and another's hidden pyramid with any that it can have built.
fn swap(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
    let mut swapped = state.clone();
    for seat in Seat::all(state.open.seats).filter(|seat| !viewer.is(*seat)) {
        let cards: Vec<Fish> = state.drawn[seat].singles().collect();
        for card in cards {
            if luck.below(2) == 0 {
                swapped.drawn[seat].take(card);
                swapped.deck.add(card);
                let other = swapped.deck.draw(luck).expect("a card was just put in");
                swapped.drawn[seat].add(other);
            }
        }
        if state.open.ready.contains(seat) {
            swapped.plans[seat] = guess::any_pyramid(&state.open, seat, luck);
        }
    }
    swapped
}

fn plan(games: u32) -> Plan<Burano> {
    let (seed, depth) = (wished("CAMPIELLO_SEED", 11), wished("CAMPIELLO_DEPTH", 16));
    let random = || Burano::bot("random").expect("burano has a random bot");
    Plan { games, seed, depth, players: vec![random], swap: Some(swap), ..Plan::default() }
}

#[test]
fn the_laws_hold_in_random_games_of_every_setting() {
    laws::hold(&plan(wished("CAMPIELLO_GAMES", 60)), RULES);
}

#[test]
fn the_laws_hold_in_the_games_of_players_who_think() {
    let greedy = || Burano::bot("greedy").expect("burano has a greedy bot");
    laws::hold(&Plan { players: vec![greedy], ..plan(6) }, RULES);
}
