//! A training as text: a verb and its arguments in every line, so that a person can read how weights were found.

use core::fmt;
use core::str::FromStr;

use super::{Fitted, Training};

/// The line of a file that cannot be read, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The number of the line.
    pub line: usize,
    /// What it says.
    pub text: String,
}

impl fmt::Display for Training {
    fn fmt(&self, page: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seats, deals, seed, generations, spread, weights } = self;
        writeln!(page, "# Weights, and how they were found. `campiello train` goes on from here.")?;
        writeln!(
            page,
            "train {game} seats {seats} deals {deals} seed {seed} generations {generations} spread {spread}"
        )?;
        for weight in weights {
            let Fitted { name, began, step, moved, variance, path: [path, measured] } = weight;
            let value = weight.value();
            writeln!(
                page,
                "weight {name} {value} began {began} step {step} moved {moved} variance {variance} path {path} {measured}"
            )?;
        }
        Ok(())
    }
}

impl FromStr for Training {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut training: Option<Self> = None;
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            let read = match (line.split_once(' '), &mut training) {
                _ if line.is_empty() || line.starts_with('#') => Some(()),
                (Some(("train", rest)), None) => head(rest).map(|head| training = Some(head)),
                (Some(("weight", rest)), Some(training)) => weight(rest).map(|weight| training.weights.push(weight)),
                _ => None,
            };
            read.ok_or_else(|| Unreadable { line: number + 1, text: line.to_owned() })?;
        }
        training.filter(|training| !training.weights.is_empty()).ok_or(Unreadable { line: 1, text: String::new() })
    }
}

fn head(rest: &str) -> Option<Training> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [game, "seats", seats, "deals", deals, "seed", seed, "generations", generations, "spread", spread] = words[..]
    else {
        return None;
    };
    Some(Training {
        game: game.to_owned(),
        seats: seats.parse().ok()?,
        deals: deals.parse().ok()?,
        seed: seed.parse().ok()?,
        generations: generations.parse().ok()?,
        spread: number(spread)?,
        weights: Vec::new(),
    })
}

/// A weight; its value stands there for people and must be what the rest says.
fn weight(rest: &str) -> Option<Fitted> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [name, value, "began", began, "step", step, "moved", moved, "variance", variance, "path", path, measured] =
        words[..]
    else {
        return None;
    };
    let weight = Fitted {
        name: name.to_owned(),
        began: began.parse().ok()?,
        step: step.parse().ok()?,
        moved: number(moved)?,
        variance: number(variance)?,
        path: [number(path)?, number(measured)?],
    };
    (value.parse() == Ok(weight.value())).then_some(weight)
}

fn number(word: &str) -> Option<f64> {
    word.parse().ok().filter(|number: &f64| number.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "train stub seats 2 deals 100 seed 7 generations 3 spread 0.25\nweight late -5 began 0 step 2 moved -2.5 variance 1 path 0 0.1\n";

    #[test]
    fn what_is_written_is_read_again() {
        let training: Training = FILE.parse().expect("it is well formed");
        assert_eq!(training.value("late"), Some(-5));
        assert_eq!(training.to_string().parse(), Ok(training.clone()));
        assert_eq!(training.to_string().lines().skip(1).collect::<Vec<_>>(), FILE.lines().collect::<Vec<_>>());
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        for (from, to, line) in [
            ("seats 2", "seats two", 1),
            ("spread 0.25", "spread NaN", 1),
            ("began 0 ", "", 2),
            ("late -5", "late -6", 2),
            ("weight", "kept", 2),
        ] {
            let mistake = FILE.replace(from, to).parse::<Training>().expect_err("it is not well formed");
            assert_eq!(mistake.line, line, "{mistake:?}");
        }
        assert!("".parse::<Training>().is_err());
    }
}
