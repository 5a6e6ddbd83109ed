//! What a position promises to every seat, learned from finished games.
//!
//! What fields and hands are worth by the beliefs of bots is a good measure of who does better and a poor one of by how much. A small network sees
//! [what else a position shows](super::notes) and sets it right. `examples/bohnanza_promise.rs` plays games and learns it from them.

use std::sync::LazyLock;

use bohnanza::{Open, Phase, State};
use campiello_core::Seat;

use super::notes::shown;
use super::value::Yields;
use crate::network::Network;

/// What was learned.
static LEARNED: LazyLock<Network> =
    LazyLock::new(|| Network::read_all(include_str!("promise.txt")).pop().expect("it is part of the program"));

/// Whether enough has happened: the turn is over, and the next one begins. What a deal brings shows by then, and luck hides it later.
pub fn settled(begun: &Open, open: &Open) -> bool {
    is_boundary(open) && open.turn > begun.turn
}

/// Whether a turn begins.
pub fn is_boundary(open: &Open) -> bool {
    open.phase == Phase::Plant && open.planted == 0
}

/// The thalers that every seat will have at the end.
pub fn promise(state: &State) -> Vec<f64> {
    let yields = Yields::of(state.open.edition());
    let promised = |seat: Seat| {
        let thalers = f64::from(state.open.players[seat].thalers.count());
        thalers + f64::from(LEARNED.worth(&shown(state, seat, &yields)))
    };
    Seat::all(state.open.seats).map(promised).collect()
}

#[cfg(test)]
mod tests {
    use bohnanza::Bohnanza;
    use campiello_core::{Seed, Settings, Table};

    use super::*;
    use crate::bot::{Brains, Sitting, play_on};

    /// What was promised at the beginning of every turn of some games of readers among greedy bots, and what came of it: by how much it was wrong, for every
    /// seat.
    fn mistakes(seats: u8) -> Vec<f64> {
        let mut mistakes = Vec::new();
        for game in 0..40 {
            let seed = Seed::numbered(31, game);
            let mut table = Table::<Bohnanza>::new(Settings::named(seats, []).expect("it can be played"), seed);
            let haggles = |seat: Seat| !(seat.index() as u64 + game).is_multiple_of(3);
            let bot = |seat| if haggles(seat) { Bohnanza::reader() } else { Bohnanza::greedy() };
            let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(bot(seat), seat, &seed)).collect();
            let mut promises = Vec::new();
            play_on(&mut table, |table, seat, legal| {
                if is_boundary(&table.state().open) {
                    promises.push(promise(table.state()));
                }
                bots[seat.index()].answer(table, seat, legal)
            });
            let scores = table.outcome().expect("it is over").scores;
            for promised in promises {
                mistakes.extend(promised.iter().zip(&scores).map(|(points, score)| points - f64::from(score.total())));
            }
        }
        mistakes
    }

    #[test]
    fn promises_are_kept_on_the_whole_and_not_far_off() {
        for seats in 3..=5 {
            let mistakes = mistakes(seats);
            let count = f64::from(mistakes.len() as u32);
            let mean = mistakes.iter().sum::<f64>() / count;
            let off = (mistakes.iter().map(|mistake| mistake * mistake).sum::<f64>() / count).sqrt();
            assert!(mean.abs() < 0.4, "{seats} seats: {mean:.2} thalers too many");
            assert!(off < 2.4, "{seats} seats: off by {off:.2} thalers");
        }
    }
}
