//! Burano for 2–4 players: the rules in the order of the rulebook.
//!
//! `RULES.md` beside this crate numbers every rule; the numbers stand in the code where a reader would ask "says who?".
#![no_std]

extern crate alloc;

pub mod components;
pub mod edition;
pub mod grid;
pub mod guess;
pub mod illegal;
pub mod island;
pub mod lagoon;
pub mod layout;
pub mod notation;
pub mod pyramid;
pub mod ring;
pub mod roofs;
pub mod state;
pub mod view;
pub mod words;
pub mod workshop;
