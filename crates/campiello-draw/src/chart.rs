//! Pictures of numbers, each with how sure it is: [`Lines`] over something, [`Bars`] side by side.
//!
//! Texts come from the caller, and so does the way numbers are written ([`Numbers`]). Colours never stand alone: every series has a marker of
//! its own shape, and is called by its name at its end.

// Counts of series and ticks are small.
#![expect(clippy::cast_precision_loss)]

mod bars; //   one number each
mod frame; //  the page, the panel, the axes
mod labels; // names that make room for each other
mod lines; //  numbers over something
mod look; //   colours and markers
mod scale; //  from numbers to places

pub use bars::{Bars, Row};
pub use lines::{Lines, Point, Series, Spread};
pub use scale::{Axis, Scale};

/// Writes a number with so many decimals as people of the reader's language do.
pub type Numbers<'a> = &'a dyn Fn(f64, usize) -> String;

/// A number that everything else is compared with.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// The number.
    pub at: f64,
    /// What it is.
    pub label: String,
}

/// The sign of a series, its colour and its shape, as a small picture to stand beside its name.
pub fn sign(series: usize) -> String {
    format!(
        r#"<svg class="sign" viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">{}</svg>"#,
        look::marker(series, (0.0, 0.0), "none", "")
    )
}
