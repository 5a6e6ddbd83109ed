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
        let Self { game, seats, deals, seed, steps, weights, kept } = self;
        writeln!(page, "# Weights, and how they were found. `campiello train` goes on from here.")?;
        writeln!(page, "train {game} seats {seats} deals {deals} seed {seed} steps {steps}")?;
        for Fitted { name, value, step, misses, began } in weights {
            writeln!(page, "weight {name} {value} began {began} step {step} misses {misses}")?;
        }
        kept.iter().try_for_each(|kept| writeln!(page, "kept {kept}"))
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
                (Some(("kept", rest)), Some(training)) => {
                    training.kept.push(rest.to_owned());
                    Some(())
                }
                _ => None,
            };
            read.ok_or_else(|| Unreadable { line: number + 1, text: line.to_owned() })?;
        }
        training.filter(|training| !training.weights.is_empty()).ok_or(Unreadable { line: 1, text: String::new() })
    }
}

fn head(rest: &str) -> Option<Training> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [game, "seats", seats, "deals", deals, "seed", seed, "steps", steps] = words[..] else { return None };
    Some(Training {
        game: game.to_owned(),
        seats: seats.parse().ok()?,
        deals: deals.parse().ok()?,
        seed: seed.parse().ok()?,
        steps: steps.parse().ok()?,
        weights: Vec::new(),
        kept: Vec::new(),
    })
}

fn weight(rest: &str) -> Option<Fitted> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [name, value, "began", began, "step", step, "misses", misses] = words[..] else { return None };
    Some(Fitted {
        name: name.to_owned(),
        value: value.parse().ok()?,
        step: step.parse().ok()?,
        misses: misses.parse().ok()?,
        began: began.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "train stub seats 2 deals 100 seed 7 steps 3\nweight late -5 began 0 step -2 misses 1\nkept step 1 late 0 -> -5\n";

    #[test]
    fn what_is_written_is_read_again() {
        let training: Training = FILE.parse().expect("it is well formed");
        assert_eq!(training.weights[0].value, -5);
        assert_eq!(training.to_string().parse(), Ok(training.clone()));
        assert_eq!(training.to_string().lines().skip(1).collect::<Vec<_>>(), FILE.lines().collect::<Vec<_>>());
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        for (from, to, line) in [("seats 2", "seats two", 1), ("began 0 ", "", 2), ("kept", "left", 3)] {
            let mistake = FILE.replace(from, to).parse::<Training>().expect_err("it is not well formed");
            assert_eq!(mistake.line, line, "{mistake:?}");
        }
        assert!("".parse::<Training>().is_err());
    }
}
