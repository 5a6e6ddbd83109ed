//! Values learned from finished games: for every stage of a game a weighted sum of what a position shows.

use std::fmt;

/// The weights, stage by stage. The last stage serves all later ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learned {
    stages: Vec<Vec<f64>>,
}

impl Learned {
    /// Reads weights: a line per stage, numbers with spaces between them; lines that begin with `#` say how they were made.
    ///
    /// # Panics
    /// If something else stands there: such files are part of the program.
    pub fn read(text: &str) -> Self {
        let number = |word: &str| word.parse().expect("weights are numbers");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        Self { stages: lines.map(|line| line.split_whitespace().map(number).collect()).collect() }
    }

    /// What a position is worth; nothing where nothing was learned.
    pub fn value(&self, stage: usize, shown: &[f64]) -> Option<f64> {
        let weights = self.stages.get(stage.min(self.stages.len().checked_sub(1)?))?;
        (weights.len() == shown.len()).then(|| weights.iter().zip(shown).map(|(weight, shown)| weight * shown).sum())
    }
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stage in &self.stages {
            let words: Vec<String> = stage.iter().map(|weight| format!("{weight:.4}")).collect();
            writeln!(f, "{}", words.join(" "))?;
        }
        Ok(())
    }
}

/// What was seen in finished games: sums from which weights can be worked out, however many games there were.
#[derive(Clone, Debug)]
pub struct Lessons {
    width: usize,
    /// By stage: the products of everything shown with everything shown, and with what came out.
    stages: Vec<(Vec<f64>, Vec<f64>, f64)>,
}

impl Lessons {
    /// No lessons yet, about so many stages at which so much is shown.
    pub fn new(stages: usize, width: usize) -> Self {
        Self { width, stages: vec![(vec![0.0; width * width], vec![0.0; width], 0.0); stages] }
    }

    /// A position that showed this came to so much.
    pub fn add(&mut self, stage: usize, shown: &[f64], came_to: f64) {
        let last = self.stages.len() - 1;
        let (products, outcomes, count) = &mut self.stages[stage.min(last)];
        for (row, one) in shown.iter().enumerate() {
            for (column, other) in shown.iter().enumerate() {
                products[row * self.width + column] += one * other;
            }
            outcomes[row] += one * came_to;
        }
        *count += 1.0;
    }

    /// The weights that would have been wrong by the least squares. `caution` keeps what was seen too seldom near nothing.
    pub fn learn(&self, caution: f64) -> Learned {
        let stages = self.stages.iter().map(|(products, outcomes, count)| {
            if *count < 50.0 { Vec::new() } else { solve(products.clone(), outcomes.clone(), caution) }
        });
        Learned { stages: stages.collect() }
    }
}

/// Solves a symmetric system by elimination; `caution` is added to the diagonal, but for the first row: what is always shown is believed.
fn solve(mut rows: Vec<f64>, mut right: Vec<f64>, caution: f64) -> Vec<f64> {
    let width = right.len();
    for at in 1..width {
        rows[at * width + at] += caution;
    }
    for pivot in 0..width {
        let best = (pivot..width)
            .max_by(|one, other| rows[one * width + pivot].abs().total_cmp(&rows[other * width + pivot].abs()));
        let best = best.unwrap_or(pivot);
        for column in 0..width {
            rows.swap(pivot * width + column, best * width + column);
        }
        right.swap(pivot, best);
        let scale = rows[pivot * width + pivot];
        if scale.abs() < 1e-9 {
            continue;
        }
        for row in 0..width {
            let share = rows[row * width + pivot] / scale;
            if row == pivot || share == 0.0 {
                continue;
            }
            for column in pivot..width {
                rows[row * width + column] -= share * rows[pivot * width + column];
            }
            right[row] -= share * right[pivot];
        }
    }
    (0..width)
        .map(|at| if rows[at * width + at].abs() < 1e-9 { 0.0 } else { right[at] / rows[at * width + at] })
        .collect()
}

/// By how much a seat leads over the best of the others; its points if it is alone.
pub fn lead(points: &[f64], seat: usize) -> f64 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    points[seat] - others.reduce(f64::max).unwrap_or_default()
}

/// The chances of all seats to win with these promised points, one in all: between two of them the odds are three to one with a lead of one spread.
pub fn chances(points: &[f64], spread: f64) -> Vec<f64> {
    let most = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = points.iter().map(|points| 3_f64.powf((points - most) / spread)).collect();
    let all: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

/// The chance to win with a promised lead: with a lead of one spread three times out of four, the odds being three to one.
pub fn chance(lead: f64, spread: f64) -> f64 {
    1.0 / (1.0 + 3_f64.powf(-lead / spread))
}

/// What was promised at a moment of a game, and what came of it.
pub struct Promised {
    /// How much of the game was left, of one.
    pub left: f64,
    /// The points that every seat was promised.
    pub points: Vec<f64>,
    /// Its share of the victory.
    pub won: Vec<f64>,
}

/// The spreads at the end of a game and at its beginning, as far as promised points and victories tell.
pub fn spreads(promised: &[Promised]) -> [f64; 2] {
    let likelihood = |spreads: &[f64; 2]| -> f64 {
        let came = |Promised { left, points, won }: &Promised| -> f64 {
            let chances = chances(points, spread_of(*spreads, *left));
            chances.iter().zip(won).map(|(chance, won)| won * chance.max(1e-9).ln()).sum()
        };
        promised.iter().map(came).sum()
    };
    let scale = || (0..40).map(|step| 0.5 * 1.12_f64.powi(step));
    let tried = scale().flat_map(|end| scale().map(move |beginning| [end, beginning]));
    tried.max_by(|one, other| likelihood(one).total_cmp(&likelihood(other))).unwrap_or_default()
}

/// The spread where so much of a game is left, of one: what may still happen adds up as the squares do.
pub fn spread_of([end, beginning]: [f64; 2], left: f64) -> f64 {
    (end * end + (beginning * beginning - end * end) * left.clamp(0.0, 1.0)).sqrt()
}

/// The lead with which one wins three times out of four, as far as leads that were promised and victories tell.
pub fn spread(leads: &[(f64, bool)]) -> f64 {
    let likelihood = |spread: f64| -> f64 {
        let came = |(lead, won): &(f64, bool)| if *won { chance(*lead, spread) } else { 1.0 - chance(*lead, spread) };
        leads.iter().map(|lead| came(lead).max(1e-9).ln()).sum()
    };
    let tried = (0..120).map(|step| 0.2 * 1.05_f64.powi(step));
    tried.max_by(|one, other| likelihood(*one).total_cmp(&likelihood(*other))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_found_again() {
        // Whoever led by 6 won three times out of four, whoever led by 12 nine times out of ten.
        let games = |lead, won: usize, of: usize| (0..of).map(move |game| (lead, game < won));
        let leads: Vec<(f64, bool)> = games(6.0, 75, 100).chain(games(12.0, 90, 100)).collect();
        assert!((5.6..6.4).contains(&spread(&leads)), "{}", spread(&leads));
        assert!((lead(&[3.0, 7.0, 5.0], 1) - 2.0).abs() < 1e-9 && (lead(&[3.0, 7.0, 5.0], 0) + 4.0).abs() < 1e-9);
        assert!((lead(&[3.0], 0) - 3.0).abs() < 1e-9, "nobody to lead over");
    }
}
