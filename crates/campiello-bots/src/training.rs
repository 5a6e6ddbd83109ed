//! Fitting a bot's [weights](crate::weights) by playing, with an evolution strategy (separable CMA-ES).
//!
//! A generation is a handful of bots whose weights lie around the present ones, in pairs on opposite sides; all play the same deals, new ones for every generation. The
//! weights then move towards those that did better. How far bots are spread is learned on the way, for every weight by itself: what matters is
//! looked at more and more closely, what changes nothing is left alone.

mod file;
mod strategy;

use campiello_core::{Chance, Luck, Seat, Seed, Settings, Table};

use crate::bot::{Brains, Sitting, play_out};
use crate::learned::lead;

pub use file::Unreadable;

/// A training under way: all that there is to know about it. Its text is the file in which it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// The key of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// How many deals every bot of a generation plays.
    pub deals: u64,
    /// The number from which all luck comes.
    pub seed: u64,
    /// How many generations there have been.
    pub generations: u64,
    /// How far the bots of a generation are apart, in steps.
    pub spread: f64,
    /// The weights.
    pub weights: Vec<Fitted>,
}

/// A weight under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Its name.
    pub name: String,
    /// What it was at the beginning.
    pub began: i32,
    /// In what steps it is changed; 0 if it is not.
    pub step: i32,
    /// By how many steps it has changed.
    pub moved: f64,
    /// How much more than others it is spread, squared.
    pub variance: f64,
    /// Where it has been going lately, as it is, and measured by its spread.
    pub path: [f64; 2],
}

/// A bot of a generation.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// Its weights.
    pub values: Vec<i32>,
    /// How far each of them is off, measured by its spread.
    off: Vec<f64>,
}

/// How many bots a generation has.
const MANY: usize = 16;
/// With how many deals it is looked whether a weight matters at all.
pub const LOOKED_AT: u64 = 40;
/// How far they are apart at first, in steps.
const SPREAD: f64 = 0.5;

impl Fitted {
    /// What it is now.
    pub fn value(&self) -> i32 {
        self.value_at(self.moved)
    }

    fn value_at(&self, moved: f64) -> i32 {
        let value = (f64::from(self.began) + moved * f64::from(self.step)).round() as i32;
        // What is above zero stays there: some are divided by.
        if self.began > 0 { value.max(1) } else { value }
    }
}

impl Training {
    /// A training that has not begun: the weights are the game's own.
    pub fn new<G: Brains>(seats: u8, deals: u64, seed: u64) -> Self {
        let fitted = |weight: crate::weights::Weight| Fitted {
            name: weight.name,
            began: weight.value,
            step: weight.step,
            moved: 0.0,
            variance: 1.0,
            path: [0.0; 2],
        };
        let weights = G::weights(seats).into_iter().map(fitted).collect();
        Self { game: G::KEY.to_owned(), seats, deals, seed, generations: 0, spread: SPREAD, weights }
    }

    /// What the weights come to before it begins, in one of the [`LOOKED_AT`] deals that show which of them matter.
    ///
    /// # Panics
    /// If there is no such table, or the game breaks the contract.
    pub fn usual<G: Brains>(&self, deal: u64) -> f64 {
        self.look::<G>(&self.values(), deal)
    }

    /// Whether anything comes out otherwise than is `usual`, deal by deal, if a weight is a step less or more.
    ///
    /// # Panics
    /// If there is no such weight or table, or the game breaks the contract.
    pub fn matters<G: Brains>(&self, weight: usize, usual: &[f64]) -> bool {
        let differs = |moved: f64| {
            let mut values = self.values();
            values[weight] = self.weights[weight].value_at(moved);
            let mut deals = (0..).zip(usual);
            deals.any(|(deal, usual)| self.look::<G>(&values, deal).total_cmp(usual).is_ne())
        };
        self.weights[weight].step != 0 && [-1.0, 1.0].into_iter().any(differs)
    }

    /// What these weights come to in a deal that no generation plays.
    fn look<G: Brains>(&self, values: &[i32], deal: u64) -> f64 {
        self.play::<G>(values, "examination", deal)
    }

    /// Before it begins: of what was found about each weight, what does not matter at such a table is not fitted. It would drift, and may matter at another.
    pub fn leave_alone(&mut self, matter: &[bool]) {
        for (weight, _) in self.weights.iter_mut().zip(matter).filter(|(_, matters)| !**matters) {
            weight.step = 0;
        }
    }

    /// The value of the weight of this name.
    pub fn value(&self, name: &str) -> Option<i32> {
        self.weights.iter().find(|weight| weight.name == name).map(Fitted::value)
    }

    /// The bots of the next generation.
    pub fn generation(&self) -> Vec<Try> {
        let mut luck = Seed::numbered(self.seed, self.generations).branch("generation").luck(0);
        let mut tries = Vec::new();
        for _ in 0..MANY / 2 {
            let off: Vec<f64> = self.weights.iter().map(|_| normal(&mut luck)).collect();
            let opposite = off.iter().map(|off| -off).collect();
            tries.extend([off, opposite].map(|off| self.tried(off)));
        }
        tries
    }

    fn tried(&self, off: Vec<f64>) -> Try {
        let value =
            |(weight, off): (&Fitted, &f64)| weight.value_at(weight.moved + self.spread * weight.variance.sqrt() * off);
        Try { values: self.weights.iter().zip(&off).map(value).collect(), off }
    }

    /// How a bot of the generation does in one of its deals: its points alone; among greedy bots the lead over the best of them.
    ///
    /// # Panics
    /// If there is no such table, or the game breaks the contract.
    pub fn result<G: Brains>(&self, tried: &Try, deal: u64) -> f64 {
        let deal = self.generations * self.deals + deal;
        self.play::<G>(&tried.values, "training", deal)
    }

    /// By how much the present weights do better than those of the beginning, in a deal that no generation has played.
    ///
    /// # Panics
    /// If there is no such table, or the game breaks the contract.
    pub fn gain<G: Brains>(&self, deal: u64) -> f64 {
        let began: Vec<i32> = self.weights.iter().map(|weight| weight.began).collect();
        self.look::<G>(&self.values(), deal) - self.look::<G>(&began, deal)
    }

    /// What a seat with these weights comes to, among greedy bots if not alone.
    fn play<G: Brains>(&self, values: &[i32], luck: &str, deal: u64) -> f64 {
        let settings = Settings::<G>::named(self.seats, []).expect("the seats were looked up");
        let seed = Seed::numbered(self.seed, deal).branch(luck);
        let own = Seat::new((deal % u64::from(self.seats)) as u8);
        let mut table = Table::new(settings, seed);
        let player = |seat| if seat == own { G::weighted(values) } else { G::greedy() };
        let mut bots: Vec<_> = Seat::all(self.seats).map(|seat| Sitting::new(player(seat), seat, &seed)).collect();
        play_out(&mut table, &mut bots);
        let outcome = table.outcome().expect("a game is played to its end");
        let points: Vec<f64> = outcome.scores.iter().map(|score| f64::from(score.total())).collect();
        lead(&points, own.index())
    }

    /// Ends a generation with what each of its bots came to.
    pub fn conclude(&mut self, tries: &[Try], results: &[f64]) {
        let mut order: Vec<usize> = (0..tries.len()).collect();
        order.sort_by(|one, other| results[*other].total_cmp(&results[*one]));
        let better: Vec<&[f64]> = order[..tries.len() / 2].iter().map(|rank| tries[*rank].off.as_slice()).collect();
        self.follow(&better);
        self.generations += 1;
    }

    fn values(&self) -> Vec<i32> {
        self.weights.iter().map(Fitted::value).collect()
    }
}

/// A number that is normally distributed.
fn normal(luck: &mut Luck) -> f64 {
    const PARTS: u32 = 1 << 24;
    let mut between_0_and_1 = || (f64::from(luck.below(PARTS)) + 0.5) / f64::from(PARTS);
    let (radius, angle) = (between_0_and_1(), between_0_and_1());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn training() -> Training {
        let weight = |name: &str, began, step| Fitted {
            name: name.into(),
            began,
            step,
            moved: 0.0,
            variance: 1.0,
            path: [0.0; 2],
        };
        let weights =
            vec![weight("hope.0", 60, 15), weight("late", 0, 5), weight("lots", 3, 0), weight("reach", -40, 10)];
        Training { game: "stub".into(), seats: 1, deals: 160, seed: 7, generations: 0, spread: SPREAD, weights }
    }

    #[test]
    fn the_weights_find_what_is_best() {
        let mut training = training();
        let away =
            |values: &[i32]| f64::from((values[0] - 90).pow(2) + (values[1] + 20).pow(2) + (values[3] + 35).pow(2));
        for _ in 0..60 {
            let tries = training.generation();
            let results: Vec<f64> = tries.iter().map(|tried| -away(&tried.values)).collect();
            training.conclude(&tries, &results);
        }
        assert!(away(&training.values()) < 12.0, "{:?}", training.values());
        assert_eq!(training.generations, 60);
        assert!(training.spread < SPREAD, "where nothing is to be gained it looks more closely: {}", training.spread);
    }

    #[test]
    fn a_generation_lies_around_the_present_weights_and_what_is_not_fitted_stays() {
        let training = training();
        let tries = training.generation();
        assert_eq!(tries.len(), MANY);
        assert_eq!(tries, training.generation(), "its luck comes from its number");
        for pair in tries.chunks(2) {
            assert_eq!(pair[0].values[2], 3);
            assert_eq!(pair[0].values[3] + pair[1].values[3], -80, "opposite sides of -40");
            assert_ne!(pair[0].values, pair[1].values);
        }
    }

    /// Four solo games of Walking in Burano to a generation, before the first.
    fn fresh() -> Training {
        Training::new::<walking::Walking>(1, 4, 3)
    }

    #[test]
    fn what_matters_only_at_other_tables_is_left_alone() {
        let mut training = fresh();
        let usual: Vec<f64> = (0..LOOKED_AT).map(|deal| training.usual::<walking::Walking>(deal)).collect();
        let weights = 0..training.weights.len();
        let matter: Vec<bool> = weights.map(|at| training.matters::<walking::Walking>(at, &usual)).collect();
        training.leave_alone(&matter);
        let fitted = |name: &str| training.weights.iter().any(|weight| weight.name == name && weight.step != 0);
        assert!(fitted("hope.0") && fitted("misfit"), "{training}");
        assert!(!fitted("contested.1") && !fitted("windows.2") && !fitted("horizon"), "{training}");
    }

    #[test]
    fn what_is_gained_is_measured_against_the_beginning() {
        let mut training = fresh();
        let gain = |training: &Training| (0..20).map(|deal| training.gain::<walking::Walking>(deal)).sum::<f64>();
        assert!(gain(&training).abs() < f64::EPSILON, "nothing has changed");
        // Hoping for nothing is worse than what was found.
        for weight in training.weights.iter_mut().filter(|weight| weight.name.starts_with("hope")) {
            weight.moved = -10.0;
        }
        assert!(gain(&training) < 0.0);
    }

    #[test]
    fn what_is_above_zero_stays_there() {
        let mut training = training();
        training.weights[0].moved = -100.0;
        training.weights[1].moved = -2.0;
        assert_eq!(training.values(), [1, -10, 3, -40]);
    }
}
