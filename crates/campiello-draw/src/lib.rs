//! Turns a [`Scene`](campiello_core::scene::Scene) into pictures.
//!
//! [`art`] knows how one piece looks; [`svg`] knows where pieces lie in a picture, [`page`] what they are in a browser. [`png`] turns pictures
//! into pixels, [`terminal`] the scene into lines of text. [`chart`] draws numbers instead of scenes. Everything is pure: the same scene gives the same bytes, on every machine.
//!
//! No sentence is written here. Whatever a person reads comes from a message, through the caller's [`Speaker`].

/// Writes markup behind what a string holds already.
macro_rules! ink {
    ($page:expr, $($markup:tt)*) => {{
        use core::fmt::Write as _;
        // Writing into a string cannot fail.
        let _ = write!($page, $($markup)*);
    }};
}

pub mod art;
pub mod chart;
pub mod columns;
pub mod page;
pub mod png;
pub mod svg;
pub mod terminal;

mod theme;
mod words;

pub use theme::{Palette, Theme};
pub use words::Speaker;
