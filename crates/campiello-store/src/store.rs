//! What every store promises.

use std::{path::Path, pin::Pin};

use crate::{Card, Shelf, Trouble};

/// What comes back from a store, later.
///
/// Nothing happens before it is polled. Once polled, the work goes on even if nobody waits for the answer any more.
pub type Answer<'s, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + Send + 's>>;

/// Keeps the logs of tables.
///
/// A log is a row of events (texts that the store does not understand), numbered from 1; nothing is ever changed in it. What is
/// answered by one call is seen by every call that begins afterwards.
pub trait Store: Send + Sync + 'static {
    /// Appends events behind the `length` that the log has, and replaces the card. All or nothing; durable once answered.
    ///
    /// A new table begins at length 0. Without events only the card is replaced.
    ///
    /// # Errors
    /// [`Trouble::Conflict`] if the log has another length: somebody else was faster, and nothing has changed.
    /// After [`Trouble::Failed`] the log has all of the events or none: read it before going on.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// The newest snapshot of a table and the events behind it, as they were at one moment; none if there is no such table.
    fn open(&self, table: &str) -> Answer<'_, Option<Opened>>;

    /// The events behind the first `after` ones, in their order; empty if there are none.
    fn read(&self, table: &str, after: u64) -> Answer<'_, Vec<String>>;

    /// Keeps a snapshot: what the first `length` events come to. It replaces one of the same or of a smaller length; a newer one stays.
    ///
    /// It may be lost in a crash: that loses nothing but time.
    ///
    /// # Errors
    /// [`Trouble::Conflict`] if the log is shorter than that.
    fn keep(&self, table: &str, length: u64, snapshot: String) -> Answer<'_, ()>;

    /// The cards of the tables on a shelf with their names, the last touched first (then by name), at most `most`.
    fn cards(&self, from: Shelf, most: u32) -> Answer<'_, Vec<(String, Card)>>;

    /// The tables that are due at or before `until`, the longest due first (then by name), at most `most`.
    fn due(&self, until: u64, most: u32) -> Answer<'_, Vec<String>>;

    /// The secret of that name: `fresh` if nobody has asked for it before, and the same ever after. Two who ask at once get the same.
    /// Durable once answered.
    fn secret(&self, name: &str, fresh: [u8; 32]) -> Answer<'_, [u8; 32]>;

    /// Copies everything, as it is at one moment, into a new `SQLite` file while the store is in use.
    ///
    /// # Errors
    /// [`Trouble::Failed`] if there is a file of that name (it stays as it is), or if it cannot be written. A file of that name
    /// appears only when the copy is whole.
    fn backup(&self, to: &Path) -> Answer<'_, ()>;
}

/// What is to be appended to the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The name of the table.
    pub table: String,
    /// How many events its log has, as far as the writer knows.
    pub length: u64,
    /// The events that follow.
    pub events: Vec<String>,
    /// What the lobby is to show from now on.
    pub card: Card,
}

impl Append {
    /// Refuses what not every store can keep.
    pub(crate) fn check(&self) -> Result<(), Trouble> {
        let latest = self.card.due.unwrap_or(0).max(self.card.touched);
        match i64::try_from(latest) {
            Ok(_) => Ok(()),
            Err(_) => Err(Trouble::Failed(format!("the card of {} has a time that is no time: {latest}", self.table))),
        }
    }
}

/// What is needed to go on with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The newest snapshot, if one was kept.
    pub snapshot: Option<Snapshot>,
    /// The events behind the snapshot; without one, all of them.
    pub events: Vec<String>,
}

impl Opened {
    /// How many events the whole log has.
    pub fn length(&self) -> u64 {
        self.snapshot.as_ref().map_or(0, |snapshot| snapshot.length) + self.events.len() as u64
    }
}

/// What the first events of a log come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many events it stands for.
    pub length: u64,
    /// A text that the store does not understand.
    pub text: String,
}

/// Everything that is in a store: each table as one append, its snapshot, and the secrets.
pub(crate) struct Contents {
    pub(crate) tables: Vec<(Append, Option<Snapshot>)>,
    pub(crate) secrets: Vec<(String, [u8; 32])>,
}
