//! How a game ended.

use alloc::vec::Vec;

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it ended, as a key: `five-houses`. The texts hold `end-` + key.
    pub end: &'static str,
    /// The points of every seat.
    pub scores: Vec<Score>,
    /// The rank of every seat, 1 for the winners; those who share a place share its number.
    pub ranks: Vec<u8>,
    /// How well it was done by the box's own table, for games that have one (the texts hold `rating-` + key).
    pub rating: Option<&'static str>,
}

impl Outcome {
    /// Ranks the seats by their scores and, where these are equal, by the tie-breakers in order; most is best.
    #[must_use]
    pub fn ranked(end: &'static str, scores: Vec<Score>, ties: &[Vec<i32>]) -> Self {
        let key = |seat: usize| (scores[seat].total(), ties[seat].as_slice());
        let ranks = (0..scores.len())
            .map(|seat| 1 + (0..scores.len()).filter(|other| key(*other) > key(seat)).count() as u8)
            .collect();
        Self { end, scores, ranks, rating: None }
    }
}

/// The points of one seat, part by part as on the score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The parts: a key (the texts hold `score-` + key) and its points, which may be negative.
    pub parts: Vec<(&'static str, i32)>,
}

impl Score {
    /// The sum of the parts.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|(_, points)| points).sum()
    }
}
