//! Positions that a rulebook describes: "given a street with two houses …".
//!
//! The `play` blocks of a game's `RULES.md` run as tests. They arrange a position, play, and ask; how a position is written
//! and what can be asked is the game's own business, in its `position.rs`.

use alloc::string::String;

use crate::game::Game;

/// A game whose rulebook can be run.
pub trait Rulebook: Game {
    /// Arranges the position as a `given` line says, and leaves the rest of the state as it is.
    ///
    /// # Errors
    /// The text cannot be read or cannot be so; says what was expected.
    fn arrange(state: &mut Self::State, text: &str) -> Result<(), String>;

    /// Answers the question of an `ask` line.
    ///
    /// # Errors
    /// The question cannot be read; says which ones can.
    fn ask(state: &Self::State, question: &str) -> Result<String, String>;
}
