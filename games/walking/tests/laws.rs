//! The eight laws on Walking in Burano.
//!
//! `CAMPIELLO_GAMES=100000 CAMPIELLO_DEPTH=1000 CAMPIELLO_SEED=3 cargo test --release -p walking --test laws random -- --nocapture`
//! plays as many as one likes; one position in `CAMPIELLO_DEPTH` is looked at in depth.

use campiello_bots::Brains;
use campiello_core::{Chance, Luck, Seat, Viewer};
use campiello_testkit::laws::{self, Plan, wished};
use walking::state::Returned;
use walking::{Floor, State, Walking};

const RULES: &str = include_str!("../RULES.md");

/// By rule 3.1, hidden is only which of the cards that a seat took it has returned. So a card in another's hand changes place
/// with one that the same seat returned later than it took the first.
fn swap(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
    let mut swapped = state.clone();
    for seat in Seat::all(state.open.seats).filter(|seat| !viewer.is(*seat)) {
        for floor in Floor::ALL {
            let at = floor as usize;
            let mut under: Vec<_> = swapped.under[at].iter().collect();
            for (place, returner) in state.open.returners[at].iter().enumerate() {
                let could = |card: &walking::Card| {
                    card.floor() == floor && usize::from(state.open.older[at][usize::from(card.place())]) <= place
                };
                let held: Vec<_> = swapped.hands[seat].iter().filter(could).collect();
                if returner == seat && !held.is_empty() {
                    let card = held[luck.below(held.len() as u32) as usize];
                    swapped.hands[seat].remove(card);
                    swapped.hands[seat].insert(under[place]);
                    under[place] = card;
                }
            }
            swapped.under[at] = Returned::default();
            for card in under {
                swapped.under[at].push(card);
            }
        }
    }
    swapped
}

fn plan(games: u32) -> Plan<Walking> {
    let (seed, depth) = (wished("CAMPIELLO_SEED", 11), wished("CAMPIELLO_DEPTH", 16));
    Plan { games, seed, depth, swap: Some(swap), ..Plan::default() }
}

#[test]
fn the_laws_hold_in_random_games_of_every_setting() {
    laws::hold(&plan(wished("CAMPIELLO_GAMES", 150)), RULES);
}

#[test]
fn the_laws_hold_in_the_games_of_players_who_think() {
    let greedy = || Walking::bot("greedy").expect("walking has a greedy bot");
    // They seldom return cards, and nothing else is hidden: only many positions hold some secrets.
    let depth = wished("CAMPIELLO_DEPTH", 4);
    laws::hold(&Plan { players: vec![greedy], depth, ..plan(14) }, RULES);
}
