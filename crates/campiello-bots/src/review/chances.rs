//! The chances of all seats at every moment, as an onlooker can know them.

use campiello_core::Viewer;

use super::estimate::{Estimate, Sample};
use super::moments::History;
use super::work::Work;
use super::{Measure, Moment};
use crate::bot::Brains;
use crate::search::{Ending, World};

/// How much of a review goes into all moments, and once more into those where the chances turn.
const ALL: f64 = 0.22;
const TURNS: f64 = 0.13;
/// Which part of the moments is looked at again.
const AGAIN: usize = 3;

/// The chances as far as they are known.
pub(super) struct Chances {
    moves: Vec<usize>,
    /// Moment by moment, seat by seat.
    seen: Vec<Vec<Sample>>,
    /// How it ended.
    end: Vec<f64>,
    doubt: f64,
}

impl Chances {
    /// Looks at every moment, and again where much seems to change.
    pub(super) fn of<G: Brains>(history: &History<'_, G>, measure: Measure, work: &Work<'_>) -> Self {
        let last = &history.states[history.states.len() - 1];
        let end = Ending::all::<G>(last, last);
        let mut chances = Self {
            moves: history.moments.clone(),
            seen: vec![vec![Sample::default(); history.seats.into()]; history.moments.len() - 1],
            end: values(&end, measure),
            // Of a chance, as much as of a coin; of points, what a game is off by.
            doubt: match measure {
                Measure::Winning => 0.25,
                Measure::Points => G::SPREADS[1] * G::SPREADS[1],
            },
        };
        let all: Vec<usize> = (0..chances.seen.len()).collect();
        chances.look(history, (measure, "first"), work, &all, work.share(ALL, all.len(), 2));
        let again = chances.restless();
        chances.look(history, (measure, "again"), work, &again, work.share(TURNS, again.len(), 2));
        chances
    }

    /// Plays on in so many worlds of each of these moments.
    fn look<G: Brains>(
        &mut self,
        history: &History<'_, G>,
        (measure, part): (Measure, &str),
        work: &Work<'_>,
        which: &[usize],
        worlds: u32,
    ) {
        let looked = work.each(which.len(), |n| {
            let moment = which[n];
            let view = G::view(&history.states[history.moments[moment]], Viewer::Spectator);
            let seed = work.seed(part, moment);
            let ending = |number| {
                let world = World::<G>::guessed(&view, &seed, number);
                values(&world.endings(&world.played_on()), measure)
            };
            let endings: Vec<_> = (0..worlds).map(ending).collect();
            work.played(worlds);
            endings
        });
        for (moment, endings) in which.iter().zip(looked) {
            for ending in endings {
                self.seen[*moment].iter_mut().zip(ending).for_each(|(sample, value)| sample.add(value));
            }
        }
    }

    /// The moments beside which the chances change most.
    fn restless(&self) -> Vec<usize> {
        let moments = self.moments();
        let change = |from: usize| {
            let (one, other) = (&moments[from].chances, &moments[from + 1].chances);
            one.iter().zip(other).map(|(one, other)| (other.mean - one.mean).abs()).fold(0.0, f64::max)
        };
        let mut stretches: Vec<usize> = (0..self.seen.len()).collect();
        stretches.sort_by(|one, other| change(*other).total_cmp(&change(*one)));
        stretches.truncate((self.seen.len() / AGAIN / 2).max(1));
        let mut moments: Vec<usize> = stretches.iter().flat_map(|from| [*from, from + 1]).collect();
        moments.retain(|moment| *moment < self.seen.len());
        moments.sort_unstable();
        moments.dedup();
        moments
    }

    /// The curve.
    pub(super) fn moments(&self) -> Vec<Moment> {
        let seen = self.seen.iter().map(|seats| seats.iter().map(|sample| sample.estimate(self.doubt)).collect());
        let end = self.end.iter().copied().map(Estimate::exact).collect();
        let chances = seen.chain([end]);
        self.moves.iter().zip(chances).map(|(moves, chances)| Moment { moves: *moves, chances }).collect()
    }
}

/// What an ending is worth to every seat.
pub(super) fn values(endings: &[Ending], measure: Measure) -> Vec<f64> {
    let value = |ending: &Ending| match measure {
        Measure::Points => ending.points,
        Measure::Winning => ending.won,
    };
    endings.iter().map(value).collect()
}
