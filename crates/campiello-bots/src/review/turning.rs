//! Where the game turned.

use campiello_core::Seat;

use super::decisions::Decision;
use super::moments::History;
use super::{Estimate, Moment, Turning};
use crate::bot::Brains;

/// How many turning points are shown.
const SHOWN: usize = 3;

/// How many moves are told about each.
const LINES: usize = 3;

/// The stretches after which a seat's chance had changed most, in the order of the game.
pub(super) fn points<G: Brains>(moments: &[Moment], decisions: &[Decision], history: &History<'_, G>) -> Vec<Turning> {
    let mut turning: Vec<Turning> = moments
        .windows(2)
        .map(|stretch| turning(stretch, decisions, history))
        .filter(|t| t.change.is_clear())
        .collect();
    turning.sort_by(|one, other| other.change.mean.abs().total_cmp(&one.change.mean.abs()));
    turning.truncate(SHOWN);
    turning.sort_by_key(|turning| turning.from);
    turning
}

fn turning<G: Brains>(stretch: &[Moment], decisions: &[Decision], history: &History<'_, G>) -> Turning {
    let (before, after) = (&stretch[0], &stretch[1]);
    let changes = before.chances.iter().zip(&after.chances).map(|(before, after)| before.to(after));
    let change = |(_, change): &(Seat, Estimate)| change.mean.abs();
    let most = Seat::all(history.seats).zip(changes).max_by(|one, other| change(one).total_cmp(&change(other)));
    let (seat, change) = most.unwrap_or_default();
    let within = before.moves..after.moves;
    let decided = decisions.iter().filter(|decision| within.contains(&decision.at));
    let decided = decided.map(|decision| decision.brought[seat.index()]).sum();
    let told = telling(history, within.clone()).map(|at| history.told[at].clone()).collect();
    Turning { from: within.start, to: within.end, seat, change, decided, told }
}

/// Of the moves of a stretch those that say most: where there was most to choose from, by whoever's turn it was. In their order.
fn telling<G: Brains>(history: &History<'_, G>, within: std::ops::Range<usize>) -> impl Iterator<Item = usize> {
    let weight = |at: usize| {
        let (state, seat) = (&history.states[at], history.table.steps()[at].seat);
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        (G::waiting(state).is_for(seat), legal.len())
    };
    let mut moves: Vec<(usize, (bool, usize))> = within.map(|at| (at, weight(at))).collect();
    moves.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    moves.truncate(LINES);
    moves.sort_unstable_by_key(|(at, _)| *at);
    moves.into_iter().map(|(at, _)| at)
}
