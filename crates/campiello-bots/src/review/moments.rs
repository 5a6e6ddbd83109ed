//! The game as it was, position by position, and which of them are looked at.

use std::ops::Range;

use campiello_core::chance::Fate;
use campiello_core::{Game, Message, Seat, SeatSet, Table, Viewer, Waiting};

use crate::bot::Brains;

/// More moments than this are not looked at: a picture has room for about so many.
const MOST: usize = 80;

/// A finished game.
pub(super) struct History<'t, G: Brains> {
    pub(super) table: &'t Table<G>,
    pub(super) seats: u8,
    /// The position before every move, and the last.
    pub(super) states: Vec<G::State>,
    /// The moments that are looked at: how many moves were played.
    pub(super) moments: Vec<usize>,
    /// What everybody heard about every move.
    pub(super) told: Vec<(Seat, Message)>,
}

impl<'t, G: Brains> History<'t, G> {
    /// The history of a finished game; nothing if it is not over.
    pub(super) fn of(table: &'t Table<G>) -> Option<Self> {
        table.outcome()?;
        let mut again = table.at(0);
        let mut states = vec![again.state().clone()];
        for step in table.steps() {
            again.play(step.seat, &step.action, step.time).ok()?;
            states.push(again.state().clone());
        }
        let seats = table.settings().seats();
        let moments = thinned(turns(table, &states));
        Some(Self { table, seats, states, moments, told: table.log(Viewer::Spectator) })
    }

    /// Who made these moves, if it was one seat and nothing was drawn.
    pub(super) fn mover(&self, within: Range<usize>) -> Option<Seat> {
        let steps = &self.table.steps()[within];
        let mover = steps.first()?.seat;
        steps.iter().all(|step| step.seat == mover && !is_lucky(step.fate)).then_some(mover)
    }
}

/// Whether luck had a hand in a move, or it brought something to light.
const fn is_lucky(fate: Fate) -> bool {
    fate.luck || fate.revealed
}

/// After which moves it is somebody else's turn, and before and after which something was drawn: so that play and luck are seen apart.
fn turns<G: Game>(table: &Table<G>, states: &[G::State]) -> Vec<usize> {
    let must = |state: &G::State| match G::waiting(state) {
        Waiting::For(awaited) => awaited.must,
        Waiting::Over => SeatSet::NOBODY,
    };
    let steps = table.steps();
    let last = steps.len();
    let ends = |moves: &usize| {
        let lucky = |at: usize| steps.get(at).is_some_and(|step| is_lucky(step.fate));
        lucky(*moves) || lucky(*moves - 1) || must(&states[*moves - 1]) != must(&states[*moves])
    };
    std::iter::once(0).chain((1..last).filter(ends)).chain((last > 0).then_some(last)).collect()
}

/// As many as there is room for, evenly; the first and the last always.
fn thinned(moments: Vec<usize>) -> Vec<usize> {
    if moments.len() <= MOST {
        return moments;
    }
    (0..MOST).map(|n| moments[n * (moments.len() - 1) / (MOST - 1)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_is_thinned_from_the_first_to_the_last() {
        assert_eq!(thinned(vec![0, 3, 9]), [0, 3, 9]);
        let many = thinned((0..1000).collect());
        assert_eq!((many.len(), many[0], many[MOST - 1]), (MOST, 0, 999));
        assert!(many.is_sorted_by(|one, other| one < other));
    }
}
