//! Keeps the logs of tables: durable, append-only, compare-and-set.
//!
//! | to read | about |
//! |---|---|
//! | [`Store`] | what every store promises |
//! | [`Card`], [`Shelf`] | what the lobby shows without opening a table |
//! | [`Trouble`] | why it was not done |
//! | [`Sqlite`] | a store in a file |
//! | [`Memory`] | a store that forgets |
//! | `conformance` | the promises as checks, for everyone who writes a store (feature `conformance`) |

mod card;
#[cfg(feature = "conformance")]
pub mod conformance;
mod memory;
mod sqlite;
mod store;
mod trouble;

pub use card::{Card, Shelf, Stage};
pub use memory::Memory;
pub use sqlite::Sqlite;
pub use store::{Answer, Append, Opened, Snapshot, Store};
pub use trouble::Trouble;
