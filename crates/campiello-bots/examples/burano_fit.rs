//! Which weights of `greedy` would have foreseen the results of its own games at Burano: `burano_fit GAMES SEED RIDGE [WEIGHT=VALUE …]`.
//!
//! Four bots play; at the end of every turn the appraisal of the position and how it depends on each weight are noted. At the end of the game
//! least squares say by how much each weight should differ (towards zero by `RIDGE`), beside a constant for every turn of the game.

use std::sync::atomic::{AtomicU32, Ordering};

use burano::{Action, Burano};
use campiello_bots::burano::{Greedy, Weights};
use campiello_bots::{Sitting, play_out};
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table};

/// Turns of a seat: each has a constant of its own.
const TURNS: usize = 14;
/// By how much weights are changed to see what depends on them.
const CHANGE: i32 = 20;
const SEATS: u8 = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (games, seed, ridge) = (number(0, 100), number(1, 1), f64::from(number(2, 1)));
    let mut weights = Weights::default();
    for word in words.iter().skip(3) {
        let (name, value) = word.split_once('=').expect("WEIGHT=VALUE");
        *weights.named(name).expect("a weight of this name") = value.parse().expect("a number");
    }
    let next = AtomicU32::new(0);
    let work = || {
        let mut squares = Squares::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return squares;
            }
            observe(&mut squares, Seed::numbered(seed.into(), game.into()), weights);
        }
    };
    let squares = std::thread::scope(|scope| {
        let (one, other) = (scope.spawn(work), scope.spawn(work));
        one.join().expect("no panic").with(&other.join().expect("no panic"))
    });
    let (steps, errors) = squares.solve(ridge);
    for (n, name) in Weights::NAMES.iter().enumerate().filter(|(n, _)| squares.sums[*n][*n] > 0.0) {
        let now = *weights.named(name).expect("its name");
        println!("{name:18} {now:5} {:+7.0} ± {:.0}", steps[n], errors[n]);
    }
    println!("left: {:.2} of {:.2} points", squares.rest(&steps), squares.rest(&vec![0.0; steps.len()]));
}

/// Plays a game and notes what its positions promised.
fn observe(squares: &mut Squares, seed: Seed, weights: Weights) {
    let settings = Settings::<Burano>::new(SEATS, Switches::default()).expect("four seats");
    let mut table = Table::new(settings, seed);
    let mut bots: Vec<_> =
        Seat::all(SEATS).map(|seat| Sitting::new(Box::new(Greedy::with(weights)), seat, &seed)).collect();
    play_out(&mut table, &mut bots);
    let scores = table.outcome().expect("the game is over").scores;
    let mut state = Burano::setup(&settings, &mut seed.luck(0));
    for (number, step) in table.steps().iter().enumerate() {
        if step.action == Action::End {
            let now = f64::from(Greedy::with(weights).appraise(&state));
            let mut row = vec![0.0; Weights::NAMES.len() + TURNS];
            for (n, name) in Weights::NAMES.iter().enumerate() {
                let mut changed = weights;
                *changed.named(name).expect("its name") += CHANGE;
                row[n] = (f64::from(Greedy::with(changed).appraise(&state)) - now) / f64::from(CHANGE);
            }
            row[Weights::NAMES.len() + usize::from(state.open.player().turns)] = 1.0;
            squares.add(&row, 100.0 * f64::from(scores[step.seat.index()].total()) - now);
        }
        Burano::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64 + 1)).expect("it was played");
    }
}

/// The sums of least squares.
struct Squares {
    sums: Vec<Vec<f64>>,
    goals: Vec<f64>,
    square: f64,
    rows: f64,
}

impl Squares {
    fn new() -> Self {
        let size = Weights::NAMES.len() + TURNS;
        Self { sums: vec![vec![0.0; size]; size], goals: vec![0.0; size], square: 0.0, rows: 0.0 }
    }

    fn add(&mut self, row: &[f64], goal: f64) {
        for (n, one) in row.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            row.iter().zip(&mut self.sums[n]).for_each(|(other, sum)| *sum += one * other);
            self.goals[n] += one * goal;
        }
        self.square += goal * goal;
        self.rows += 1.0;
    }

    fn with(mut self, other: &Self) -> Self {
        for (line, more) in self.sums.iter_mut().zip(&other.sums) {
            line.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        self.goals.iter_mut().zip(&other.goals).for_each(|(sum, more)| *sum += more);
        self.square += other.square;
        self.rows += other.rows;
        self
    }

    /// What every weight should gain, and how sure that is: the inverse by elimination.
    fn solve(&self, ridge: f64) -> (Vec<f64>, Vec<f64>) {
        let size = self.goals.len();
        let mut lines: Vec<Vec<f64>> = (0..size)
            .map(|n| {
                let mut line = self.sums[n].clone();
                line[n] += if n < Weights::NAMES.len() { ridge * self.rows / 100.0 } else { 1e-6 };
                line.extend((0..size).map(|m| f64::from(u8::from(n == m))));
                line
            })
            .collect();
        for pivot in 0..size {
            let best = (pivot..size).max_by(|a, b| lines[*a][pivot].abs().total_cmp(&lines[*b][pivot].abs()));
            lines.swap(pivot, best.unwrap_or(pivot));
            let scale = lines[pivot][pivot];
            lines[pivot].iter_mut().for_each(|x| *x /= scale);
            let line = lines[pivot].clone();
            for (n, other) in lines.iter_mut().enumerate().filter(|(n, _)| *n != pivot) {
                let factor = other[pivot];
                let _ = n;
                other.iter_mut().zip(&line).for_each(|(x, y)| *x -= factor * y);
            }
        }
        let inverse = |n: usize, m: usize| lines[n][size + m];
        let steps: Vec<f64> = (0..size).map(|n| (0..size).map(|m| inverse(n, m) * self.goals[m]).sum()).collect();
        // The turns of a seat in a game share their luck: as if only one in four told something.
        let variance = (self.rest(&steps) * 100.0).powi(2) * 4.0;
        let errors = (0..size).map(|n| (inverse(n, n).max(0.0) * variance).sqrt()).collect();
        (steps, errors)
    }

    /// The mean error that is left, in points.
    fn rest(&self, steps: &[f64]) -> f64 {
        let linear: f64 = steps.iter().zip(&self.goals).map(|(x, y)| x * y).sum();
        let quadratic: f64 = self
            .sums
            .iter()
            .zip(steps)
            .map(|(line, x)| x * line.iter().zip(steps).map(|(sum, y)| sum * y).sum::<f64>())
            .sum();
        ((self.square - 2.0 * linear + quadratic) / self.rows).max(0.0).sqrt() / 100.0
    }
}
