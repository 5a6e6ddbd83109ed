//! A guided first game: a fixed deal, and what is said before every move of it.

use crate::seat::Seat;

/// A guided first game. Everybody who learns the game meets the same cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// How many seats; whoever learns has the first one, bots the others.
    pub seats: u8,
    /// The optional rules that are on.
    pub switches: &'static [&'static str],
    /// The number of the deal: see [`Seed::numbered`](crate::Seed::numbered), child 0.
    pub deal: u64,
    /// The moves, from the first one on. After the last one the game goes on freely.
    pub steps: &'static [Step],
}

/// A move of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who moves.
    pub seat: Seat,
    /// What, in notation.
    pub play: &'static str,
    /// What is said to the learner before it, as a key of the game's texts; empty for moves of others.
    pub says: &'static str,
}
