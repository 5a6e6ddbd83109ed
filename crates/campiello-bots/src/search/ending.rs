//! What became of a world that was played on.

use campiello_core::Outcome;

use crate::bot::Brains;
use crate::learned::{chance, chances, lead, spread_of};

/// What became of a world for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    /// The seat's points.
    pub points: f64,
    /// The chance that it wins; a shared victory is shared.
    pub won: f64,
    /// What a search tries to get most of: the chance to beat the best of the others, and the lead.
    pub worth: f64,
}

/// What the lead itself is worth beside winning: enough to go on playing well when the game is won or lost.
const LEAD: f64 = 0.15;

impl Ending {
    /// The ending of a world for every seat: where playing on began, and where it has stopped. How sure it is who wins depends on how much of the game was
    /// played by quick players only, who do not play as those at the table would.
    pub fn all<G: Brains>(begun: &G::State, came: &G::State) -> Vec<Self> {
        let outcome = G::outcome(came);
        let points: Vec<f64> = match &outcome {
            Some(outcome) => outcome.scores.iter().map(|score| f64::from(score.total())).collect(),
            None => G::promise(came),
        };
        let victory = outcome.as_ref().map(shares);
        let won = match &victory {
            Some(victory) if G::outcome(begun).is_some() => victory.clone(),
            _ => chances(&points, spread_of(G::SPREADS, G::left(begun))),
        };
        (0..points.len()).map(|seat| Self::of::<G>(&points, seat, won[seat], victory.as_deref())).collect()
    }

    fn of<G: Brains>(points: &[f64], seat: usize, won: f64, victory: Option<&[f64]>) -> Self {
        let (own, lead) = (points[seat], lead(points, seat));
        if points.len() == 1 {
            // Nobody to beat but the own record.
            return Self { points: own, won: 0.0, worth: own };
        }
        let beats = victory.map_or_else(|| chance(lead, G::SPREAD), |victory| victory[seat]);
        let by_how_much = lead / G::SPREAD / (1.0 + (lead / G::SPREAD).abs());
        Self { points: own, won, worth: beats + LEAD * by_how_much }
    }

    /// Takes one more ending into the mean of some.
    pub(super) fn mean(&mut self, other: Self, number: u32) {
        let share = 1.0 / f64::from(number);
        self.points += (other.points - self.points) * share;
        self.won += (other.won - self.won) * share;
        self.worth += (other.worth - self.worth) * share;
    }
}

/// Every seat's share of the victory.
fn shares(outcome: &Outcome) -> Vec<f64> {
    let winners: f64 = outcome.ranks.iter().map(|rank| if *rank == 1 { 1.0 } else { 0.0 }).sum();
    outcome.ranks.iter().map(|rank| if *rank == 1 { 1.0 / winners } else { 0.0 }).collect()
}
