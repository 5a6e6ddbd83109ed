//! Who is stronger, by how much, and how sure that is.
//!
//! Every deal is played once for every way in which its bots can move around the table, so that neither the cards nor the seats favour anybody. Games of one deal
//! resemble each other: whatever is said about how sure a number is comes from the deals, not from the games.

// Counts of games stay far below 2^52.
#![expect(clippy::cast_precision_loss)]

mod deal; //     what came out of one deal
mod doubling; // what twice the time brings
mod elo; //      one number for each bot
mod estimate; // a mean, and between which numbers it is
mod fixtures; // who sits where
mod sprt; //     when enough has been seen
mod standings; // the sum of it

pub use deal::{Deal, Pairs, Played};
pub use doubling::Doubling;
pub use estimate::Interval;
pub use fixtures::Fixtures;
pub use sprt::{Sprt, Verdict};
pub use standings::{Standing, Standings};
