//! Where the game turned.

use campiello_core::Seat;

use super::decisions::Decision;
use super::moments::History;
use super::{Estimate, Moment, Turning};
use crate::bot::Brains;

/// How many turning points are shown.
const SHOWN: usize = 3;

/// The stretches after which a seat's chance had changed most, in the order of the game.
pub(super) fn points<G: Brains>(moments: &[Moment], decisions: &[Decision], history: &History<'_, G>) -> Vec<Turning> {
    let mut turning: Vec<Turning> =
        moments.windows(2).map(|stretch| turning(stretch, decisions, history)).filter(|t| t.change.is_clear()).collect();
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
    let told = history.told[within.clone()].to_vec();
    Turning { from: within.start, to: within.end, seat, change, decided, told }
}
