//! Fitting a bot's [weights](crate::weights) by playing.
//!
//! A step changes one weight and plays the changed bot against the unchanged one with the same deals, new ones for every step. The change is kept only if it did better on all of them together by
//! more than chance would give; what does not look better on the way is given up early. A change that is kept is followed by a larger one in the same direction, one that is not by one in
//! the other direction, then by smaller ones.

// Counts of games stay far below 2^52.
#![expect(clippy::cast_precision_loss)]

mod file;

use campiello_core::{Chance, Outcome, Score, Seat, Seed, Settings, Table};

use crate::bot::{Brains, Sitting, play_out};

pub use file::Unreadable;

/// A training under way: all that there is to know about it. Its text is the file in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    /// The key of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// With how many deals a change is tried at most.
    pub deals: u64,
    /// The number from which all luck comes.
    pub seed: u64,
    /// How many steps have been taken.
    pub steps: u64,
    /// The weights.
    pub weights: Vec<Fitted>,
    /// The changes that were kept, in words.
    pub kept: Vec<String>,
}

/// A weight under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fitted {
    /// Its name.
    pub name: String,
    /// What it is now.
    pub value: i32,
    /// By how much it is changed next; 0 if it is not.
    pub step: i32,
    /// How many changes were not kept since the last that was.
    pub misses: u32,
    /// What it was at the beginning.
    pub began: i32,
}

/// A change that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    weight: usize,
    /// The values with the change.
    values: Vec<i32>,
    /// The numbers of the deals.
    first: u64,
}

/// What is known about a change after some deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// It must be tried with more.
    Open,
    /// It is kept.
    Kept,
    /// It is given up.
    GivenUp,
}

/// After so many deals, and after every doubling, a change that does not look better is given up.
const FIRST_LOOK: usize = 40;
/// By how many standard errors a change must look better to be tried on after the first look, and to be kept in the end. Hundreds of changes are tried: with two
/// standard errors, two of every hundred that bring nothing would be kept.
const HOPEFUL: f64 = 0.5;
const SURE: f64 = 3.0;

impl Training {
    /// A training that has not begun: the weights are the game's own. Nothing if it has none.
    pub fn new<G: Brains>(seats: u8, deals: u64, seed: u64) -> Option<Self> {
        let began = G::weights();
        let fitted = |weight: crate::weights::Weight| Fitted {
            name: weight.name,
            value: weight.value,
            step: weight.step,
            misses: 0,
            began: weight.value,
        };
        let weights: Vec<Fitted> = began.into_iter().map(fitted).collect();
        let game = G::KEY.to_owned();
        (!weights.is_empty()).then_some(Self { game, seats, deals, seed, steps: 0, weights, kept: Vec::new() })
    }

    /// The value of the weight of this name.
    pub fn value(&self, name: &str) -> Option<i32> {
        self.weights.iter().find(|weight| weight.name == name).map(|weight| weight.value)
    }

    /// The next change to be tried; nothing if no weight is to be changed any more.
    ///
    /// All weights have their turn before one has it again, in another order every time.
    pub fn trial(&self) -> Option<Trial> {
        let mut order: Vec<usize> = (0..self.weights.len()).collect();
        let many = order.len() as u64;
        Seed::numbered(self.seed, self.steps / many).branch("order").luck(0).shuffle(&mut order);
        order.rotate_left((self.steps % many) as usize);
        let weight = order.into_iter().find(|weight| self.weights[*weight].step != 0)?;
        let mut values = self.values();
        let Fitted { value, step, began, .. } = self.weights[weight];
        // What is above zero stays there: some are divided by.
        values[weight] = if began > 0 { (value + step).max(1) } else { value + step };
        Some(Trial { weight, values, first: self.steps * self.deals })
    }

    /// What the change gained in one of the trial's deals: points alone; with others the lead over the best of them, of one changed bot among unchanged ones, on average over all its seats.
    ///
    /// # Panics
    /// If there is no such table, or the game breaks the contract.
    pub fn gain<G: Brains>(&self, trial: &Trial, deal: u64) -> f64 {
        let settings = Settings::<G>::named(self.seats, []).expect("the seats were looked up");
        let seed = Seed::numbered(self.seed, trial.first + deal).branch("training");
        let own = self.values();
        let play = |changed: Option<Seat>| {
            let mut table = Table::new(settings, seed);
            let player = |seat| G::weighted(if changed == Some(seat) { &trial.values } else { &own });
            let mut bots: Vec<_> = Seat::all(self.seats).map(|seat| Sitting::new(player(seat), seat, &seed)).collect();
            play_out(&mut table, &mut bots);
            table.outcome().expect("a game is played to its end")
        };
        let unchanged = play(None);
        let gains = Seat::all(self.seats).map(|seat| lead(&play(Some(seat)), seat) - lead(&unchanged, seat));
        gains.sum::<f64>() / f64::from(self.seats)
    }

    /// What these gains, from the trial's first deal on, promise.
    pub fn promise(&self, gains: &[f64]) -> Promise {
        let last = gains.len() as u64 >= self.deals;
        let doubled = gains.len() / FIRST_LOOK;
        let look = gains.len().is_multiple_of(FIRST_LOOK) && doubled.is_power_of_two();
        let (mean, error) = mean_and_error(gains);
        let needed = if last {
            SURE
        } else if doubled == 1 {
            0.0
        } else {
            HOPEFUL
        };
        match (last, look) {
            (false, false) => Promise::Open,
            _ if mean <= 0.0 || mean < needed * error => Promise::GivenUp,
            (true, _) => Promise::Kept,
            (false, true) => Promise::Open,
        }
    }

    /// Ends a step: keeps the change or not.
    pub fn conclude(&mut self, trial: &Trial, gains: &[f64]) {
        let weight = &mut self.weights[trial.weight];
        let (mean, error) = mean_and_error(gains);
        let kept = mean > 0.0 && gains.len() as u64 >= self.deals && mean >= SURE * error;
        if kept {
            let (was, is) = (weight.value, trial.values[trial.weight]);
            self.kept.push(format!(
                "step {} {} {was} -> {is} gained {mean:.2} ± {:.2} with {} deals",
                self.steps,
                weight.name,
                1.96 * error,
                gains.len()
            ));
            weight.value = is;
            weight.misses = 0;
            weight.step += weight.step.signum() * (weight.step.abs() / 2).max(1);
        } else {
            weight.misses += 1;
            weight.step = if weight.misses.is_multiple_of(2) { -weight.step / 2 } else { -weight.step };
        }
        self.steps += 1;
    }

    fn values(&self) -> Vec<i32> {
        self.weights.iter().map(|weight| weight.value).collect()
    }
}

/// The points by which a seat leads over the best of the others; its points if it is alone.
fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let points: Vec<i32> = outcome.scores.iter().map(Score::total).collect();
    let others = (0..points.len()).filter(|other| *other != seat.index()).map(|other| points[other]);
    f64::from(points[seat.index()] - others.max().unwrap_or(0))
}

/// The mean of values, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let many = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / many;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (many - 1.0).max(1.0) / many).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn training() -> Training {
        let weight = |name: &str, value, step| Fitted { name: name.into(), value, step, misses: 0, began: value };
        Training {
            game: "stub".into(),
            seats: 1,
            deals: 160,
            seed: 7,
            steps: 0,
            weights: vec![weight("hope.0", 60, 15), weight("late", 0, -5)],
            kept: Vec::new(),
        }
    }

    /// So many gains around a mean.
    fn gains(many: usize, mean: f64) -> Vec<f64> {
        (0..many).map(|n| mean + if n % 2 == 0 { 1.0 } else { -1.0 }).collect()
    }

    #[test]
    fn every_weight_has_its_turn() {
        let mut training = training();
        for _ in 0..2 {
            let mut tried: Vec<usize> = Vec::new();
            for _ in 0..2 {
                let trial = training.trial().expect("there is one");
                tried.push(trial.weight);
                training.conclude(&trial, &gains(40, -1.0));
            }
            tried.sort_unstable();
            assert_eq!(tried, [0, 1]);
        }
    }

    #[test]
    fn only_what_a_paired_test_supports_is_kept() {
        let training = training();
        assert_eq!(training.promise(&gains(40, 0.3)), Promise::Open);
        assert_eq!(training.promise(&gains(40, -0.1)), Promise::GivenUp);
        assert_eq!(training.promise(&gains(50, -0.1)), Promise::Open, "looks are far apart");
        assert_eq!(training.promise(&gains(80, 0.03)), Promise::GivenUp);
        assert_eq!(training.promise(&gains(160, 0.1)), Promise::GivenUp);
        assert_eq!(training.promise(&gains(160, 0.2)), Promise::GivenUp, "two and a half standard errors are too few");
        assert_eq!(training.promise(&gains(160, 0.3)), Promise::Kept);
        assert_eq!(training.promise(&[0.0; 40]), Promise::GivenUp);
    }

    #[test]
    fn success_goes_on_and_failure_turns_round() {
        let mut training = training();
        let mut conclude = |gains: &[f64]| {
            let trial = Trial { weight: 0, values: vec![75, 0], first: 0 };
            training.conclude(&trial, gains);
            (training.weights[0].value, training.weights[0].step, training.kept.len())
        };
        assert_eq!(conclude(&gains(160, 0.5)), (75, 22, 1));
        assert_eq!(conclude(&gains(40, -0.5)), (75, -22, 1));
        assert_eq!(conclude(&gains(80, -0.5)), (75, 11, 1));
        assert_eq!(conclude(&gains(160, 0.01)), (75, -11, 1));
    }

    #[test]
    fn what_is_above_zero_stays_there() {
        let mut training = training();
        training.weights[0].step = -100;
        training.weights[1].step = 0;
        assert_eq!(training.trial().expect("there is one").values, [1, 0]);
        training.weights[0].step = 0;
        assert_eq!(training.trial(), None);
    }
}
