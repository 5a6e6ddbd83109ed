//! Positions that a rulebook describes: "given a street with two houses …".
//!
//! The `play` blocks of a game's `RULES.md` run as tests. They arrange a position, play, and ask; how a position is written
//! and what can be asked is the game's own business, in its `position.rs`. The words that all games share are read here.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use crate::game::Game;
use crate::seat::Seat;

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

/// Reads a number.
///
/// # Errors
/// It is none, or too large.
pub fn number<N: FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{word} is not a number"))
}

/// Reads the name of a thing; `what` says what it should be: `a card`.
///
/// # Errors
/// Nothing has this name.
pub fn named<T: FromStr<Err = ()>>(word: &str, what: &str) -> Result<T, String> {
    word.parse().map_err(|()| format!("{word} is not {what}"))
}

/// Reads a seat of a table with so many seats.
///
/// # Errors
/// The table has no such seat.
pub fn seat(word: &str, seats: u8) -> Result<Seat, String> {
    let seat = word.parse().ok().filter(|seat: &Seat| seat.index() < usize::from(seats));
    seat.ok_or_else(|| format!("{word} is not a seat of this table"))
}

/// An answer that lists things; `none` if there are none.
pub fn join<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<_> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_string() } else { items.join(" ") }
}
