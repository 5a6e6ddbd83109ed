//! Where the game turned.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

use campiello_core::scene::{Area, Cell};
use campiello_core::{Seat, Viewer};

use super::moments::History;
use super::stretch::Stretch;
use super::{Estimate, Turning};
use crate::bot::Brains;

/// How many turning points are shown.
const SHOWN: usize = 3;

/// How many moves are told about each.
const LINES: usize = 3;

/// The stretches after which a seat's chance had changed most, in the order of the game.
pub(super) fn points<G: Brains>(stretches: &[Stretch<'_>], history: &History<'_, G>) -> Vec<Turning> {
    let mut turning: Vec<Turning> =
        stretches.iter().map(|stretch| turning(stretch, history)).filter(|turning| turning.change.is_clear()).collect();
    turning.sort_by(|one, other| other.change.mean.abs().total_cmp(&one.change.mean.abs()));
    turning.truncate(SHOWN);
    turning.sort_by_key(|turning| turning.from);
    turning
}

fn turning<G: Brains>(stretch: &Stretch<'_>, history: &History<'_, G>) -> Turning {
    let changes = Seat::all(history.seats).map(|seat| (seat, stretch.change(seat)));
    let change = |(_, change): &(Seat, Estimate)| change.mean.abs();
    let (seat, change) = changes.max_by(|one, other| change(one).total_cmp(&change(other))).unwrap_or_default();
    let within = stretch.from.moves..stretch.to.moves;
    let told = telling(history, within.clone()).map(|at| history.told[at].clone()).collect();
    Turning { from: within.start, to: within.end, seat, change, decided: stretch.done_by(|_| true, seat), told }
}

/// Of the moves of a stretch those that say most: after which most lay otherwise on the table. In their order.
fn telling<G: Brains>(history: &History<'_, G>, within: Range<usize>) -> impl Iterator<Item = usize> {
    let mut moves: Vec<(usize, usize)> = within.map(|at| (at, moved::<G>(&history.states[at..=at + 1]))).collect();
    moves.sort_by_key(|(_, moved)| Reverse(*moved));
    moves.truncate(LINES);
    moves.sort_unstable_by_key(|(at, _)| *at);
    moves.into_iter().map(|(at, _)| at)
}

/// How many things lie elsewhere after a move, as an onlooker sees them. What is only said does not count.
fn moved<G: Brains>(states: &[G::State]) -> usize {
    let lies = |state: &G::State| -> BTreeSet<(String, String, Cell)> {
        let scene = G::layout(&G::view(state, Viewer::Spectator));
        let in_area = |area: Area| area.pieces.into_iter().map(move |piece| (area.id.clone(), piece.id, piece.cell));
        scene.areas.into_iter().flat_map(in_area).collect()
    };
    let [before, after] = [&states[0], &states[1]].map(lies);
    before.symmetric_difference(&after).count()
}
