//! Keeps the logs of tables: durable, append-only, compare-and-set.
//!
//! | to read | about |
//! |---|---|
//! | [`Store`] | what every store promises |
//! | [`Card`], [`Shelf`] | what the lobby shows without opening a table |
//! | [`Trouble`] | why it was not done |

mod card;
mod store;
mod trouble;

pub use card::{Card, Shelf, Stage};
pub use store::{Answer, Append, Opened, Snapshot, Store};
pub use trouble::Trouble;
