//! What happens at a table, as it is stored: nothing else decides what a table is.

use campiello_core::Seat;
use serde::{Deserialize, Serialize};

use super::chair::{Chair, Person};
use super::day::Deal;
use super::pace::Pace;

/// An event in the log of a table. Times are milliseconds since 1970. Its form in the store is for ever: names are added, never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody laid the table; always the first event.
    Laid {
        /// What is played.
        plan: Plan,
        /// The luck of the game, which nobody sees before the end.
        seed: String,
        /// Who laid it.
        host: Person,
        /// When.
        at: u64,
    },
    /// A chair is now so.
    Chair {
        /// Which.
        seat: Seat,
        /// How.
        chair: Chair,
    },
    /// The game begins.
    Started {
        /// When.
        at: u64,
    },
    /// A seat moved.
    Moved {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        notation: String,
        /// When.
        at: u64,
    },
    /// A seat asks the others whether it may go back.
    Asked {
        /// Who asks.
        seat: Seat,
        /// To the table after so many moves.
        moves: usize,
    },
    /// A seat agrees to going back, or does not.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether it agrees.
        agrees: bool,
    },
    /// The table went back.
    WentBack {
        /// To how it was after so many moves.
        moves: usize,
        /// When.
        at: u64,
    },
    /// A bot plays for whoever sits there.
    Away {
        /// The seat.
        seat: Seat,
        /// Why.
        why: Absence,
        /// When.
        at: u64,
    },
    /// Whoever sits there plays again.
    Back {
        /// The seat.
        seat: Seat,
        /// When.
        at: u64,
    },
    /// Whoever sat there has given up for good; a bot plays on.
    Resigned {
        /// The seat.
        seat: Seat,
        /// When.
        at: u64,
    },
    /// A seat took a hint.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// A seat passes by itself as long as the table waits for the same seats, or speaks again.
    Quiet {
        /// Who.
        seat: Seat,
        /// Whether it is quiet.
        quiet: bool,
    },
    /// Nobody plays here any more, though the game is not over.
    Closed {
        /// When.
        at: u64,
    },
    /// The same people play again, elsewhere.
    Rematch {
        /// The other table.
        table: String,
    },
}

/// What is decided when a table is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The key of the game.
    pub game: String,
    /// The version of its rules: a table keeps the one with which it began.
    pub rules: u16,
    /// The optional rules that are on.
    pub switches: Vec<String>,
    /// How fast.
    pub pace: Pace,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether the game's lesson is played here.
    #[serde(default)]
    pub lesson: bool,
    /// Whether hints are given also where several people play.
    #[serde(default)]
    pub hints: bool,
    /// The day whose deal is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Deal>,
    /// The chairs as they stand in the beginning, one per seat.
    pub chairs: Vec<Chair>,
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// They asked for it.
    Wish,
    /// They were gone, and another one asked for it.
    Gone,
    /// Their time ran out.
    Clock,
}
