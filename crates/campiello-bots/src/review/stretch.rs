//! A stretch of the game between two moments: what changed in it, and whose doing that was.

use campiello_core::Seat;

use super::decisions::Decision;
use super::moments::History;
use super::{Estimate, Moment};
use crate::bot::Brains;

/// Two moments that follow each other.
pub(super) struct Stretch<'r> {
    pub(super) from: &'r Moment,
    pub(super) to: &'r Moment,
    /// What was decided between them.
    decisions: Vec<&'r Decision>,
    /// Who moved, if nobody else did and nothing was drawn: then all that changed is that seat's doing.
    mover: Option<Seat>,
}

impl<'r> Stretch<'r> {
    /// The stretches of a game.
    pub(super) fn all<G: Brains>(
        moments: &'r [Moment],
        decisions: &'r [Decision],
        history: &History<'_, G>,
    ) -> Vec<Self> {
        let stretch = |pair: &'r [Moment]| {
            let (from, to) = (&pair[0], &pair[1]);
            let within = from.moves..to.moves;
            let decisions = decisions.iter().filter(|decision| within.contains(&decision.at)).collect();
            Self { from, to, decisions, mover: history.mover(within) }
        };
        moments.windows(2).map(stretch).collect()
    }

    /// How a seat's chance changed.
    pub(super) fn change(&self, seat: Seat) -> Estimate {
        self.from.chances[seat.index()].to(&self.to.chances[seat.index()])
    }

    /// How much of a seat's change is the doing of these seats. Where luck had a hand in it, only what is known of their slips is.
    pub(super) fn done_by(&self, whose: impl Fn(Seat) -> bool, seat: Seat) -> f64 {
        match self.mover {
            Some(mover) if whose(mover) => self.change(seat).mean,
            Some(_) => 0.0,
            None => {
                let theirs = self.decisions.iter().filter(|decision| whose(decision.seat));
                theirs.map(|decision| decision.brought[seat.index()]).sum()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(moves: usize, chances: [f64; 2]) -> Moment {
        Moment { moves, chances: chances.map(Estimate::exact).to_vec() }
    }

    /// What two seats did to the first of them, and to the second.
    fn done(stretch: &Stretch<'_>) -> [[f64; 2]; 2] {
        let seats = [Seat::new(0), Seat::new(1)];
        seats.map(|seat| seats.map(|whose| stretch.done_by(|other| other == whose, seat)))
    }

    #[test]
    fn what_changes_without_luck_is_the_doing_of_whoever_moved() {
        let (from, to) = (moment(0, [0.5, 0.5]), moment(4, [0.75, 0.25]));
        let stretch = Stretch { from: &from, to: &to, decisions: Vec::new(), mover: Some(Seat::new(1)) };
        assert_eq!(done(&stretch), [[0.0, 0.25], [0.0, -0.25]]);
    }

    #[test]
    fn where_something_was_drawn_only_slips_are_somebodys_doing() {
        let (from, to) = (moment(0, [0.5, 0.5]), moment(4, [0.75, 0.25]));
        let slip = Decision::slip(Seat::new(0), 2, vec![-0.125, 0.125]);
        let stretch = Stretch { from: &from, to: &to, decisions: vec![&slip], mover: None };
        assert_eq!(done(&stretch), [[-0.125, 0.0], [0.125, 0.0]]);
    }
}
