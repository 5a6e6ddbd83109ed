//! The vocabulary of the table: what a game is, who sits at it, where its luck comes from, how it is written down and seen.
//!
//! A game depends on this crate only. It is `no_std`: no clock, no file, no thread, no global generator can be named here or in a game.
//! Data flow one way: click → notation → rules → record → view → scene → picture.
//!
//! | to read | about |
//! |---|---|
//! | [`game`] | the contract |
//! | [`seat`], [`settings`], [`edition`] | who plays, by which options, with which cards |
//! | [`chance`] | luck as an argument |
//! | [`table`], [`record`], [`fingerprint`] | a game under way, written down, hashed |
//! | [`path`], [`scene`], [`message`] | what people click, see and read |
//! | [`mod@keyed`], [`bag`], [`set`] | named things, and how many or which of them there are |
//! | [`outcome`], [`census`] | how it ended, and that nothing was lost |
//! | [`position`], [`mod@rulebook`] | positions that a rulebook describes, and its text |
//! | [`lesson`] | a guided first game |
//! | [`erased`] | the same without types |
#![no_std]

extern crate alloc;

pub mod bag;
pub mod census;
pub mod chance;
pub mod edition;
pub mod erased;
pub mod fingerprint;
pub mod game;
pub mod keyed;
pub mod lesson;
pub mod message;
pub mod outcome;
pub mod path;
pub mod position;
pub mod record;
pub mod rulebook;
pub mod scene;
pub mod seat;
pub mod set;
pub mod settings;
pub mod table;

pub use bag::Bag;
pub use chance::{Chance, Luck, Seed};
pub use game::{Game, Refusal, Texts, Unreadable};
pub use keyed::Keyed;
pub use lesson::Lesson;
pub use message::Message;
pub use outcome::{Outcome, Score};
pub use scene::Scene;
pub use seat::{Awaited, BySeat, Seat, SeatSet, Viewer, Waiting};
pub use set::Set;
pub use settings::{Settings, Switch, Switches};
pub use table::Table;

/// What this crate says to people, in every language.
pub const TEXTS: Texts = &[
    ("en", include_str!("../text/en.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("ru", include_str!("../text/ru.ftl")),
];
