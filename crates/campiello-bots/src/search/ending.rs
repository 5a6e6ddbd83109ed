//! What became of a world that was played on.

use campiello_core::{Outcome, Seat};

use crate::bot::Brains;
use crate::learned::{chance, lead};

/// What became of a world for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// The seat's points.
    pub points: f64,
    /// The chance that it wins; a shared victory is shared.
    pub won: f64,
    /// What a search tries to get most of.
    pub worth: f64,
}

/// What the lead itself is worth beside winning: enough to go on playing well when the game is won or lost.
const LEAD: f64 = 0.15;

impl Ending {
    /// The ending of a world where playing on has stopped.
    pub(super) fn of<G: Brains>(state: &G::State, seat: Seat) -> Self {
        match G::outcome(state) {
            Some(outcome) => Self::told::<G>(&outcome, seat),
            None => Self::promised::<G>(&G::promise(state), seat),
        }
    }

    /// The ending of a world for every seat.
    pub fn all<G: Brains>(state: &G::State) -> Vec<Self> {
        if let Some(outcome) = G::outcome(state) {
            Seat::all(outcome.ranks.len() as u8).map(|seat| Self::told::<G>(&outcome, seat)).collect()
        } else {
            let points = G::promise(state);
            Seat::all(points.len() as u8).map(|seat| Self::promised::<G>(&points, seat)).collect()
        }
    }

    fn told<G: Brains>(outcome: &Outcome, seat: Seat) -> Self {
        let points: Vec<f64> = outcome.scores.iter().map(|score| f64::from(score.total())).collect();
        let winners: f64 = outcome.ranks.iter().map(|rank| if *rank == 1 { 1.0 } else { 0.0 }).sum();
        let won = if outcome.ranks[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
        Self::with::<G>(&points, seat, |_| won)
    }

    fn promised<G: Brains>(points: &[f64], seat: Seat) -> Self {
        Self::with::<G>(points, seat, |lead| chance(lead, G::SPREAD))
    }

    fn with<G: Brains>(points: &[f64], seat: Seat, won: impl Fn(f64) -> f64) -> Self {
        let (own, lead) = (points[seat.index()], lead(points, seat.index()));
        if points.len() == 1 {
            // Nobody to beat but the own record.
            return Self { points: own, won: 0.0, worth: own };
        }
        let won = won(lead);
        let by_how_much = lead / G::SPREAD / (1.0 + (lead / G::SPREAD).abs());
        Self { points: own, won, worth: won + LEAD * by_how_much }
    }

    /// Takes one more ending into the mean of some.
    pub(super) fn mean(&mut self, other: Self, number: u32) {
        let share = 1.0 / f64::from(number);
        self.points += (other.points - self.points) * share;
        self.won += (other.won - self.won) * share;
        self.worth += (other.worth - self.worth) * share;
    }
}
