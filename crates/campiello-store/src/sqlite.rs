//! A store in an `SQLite` file.
//!
//! One thread writes and two read, each with its own connection: a long read never holds up an append (write-ahead log). The writer
//! takes all appends that wait into one transaction, so that they share one flush of the disk, and answers when they are durable.

mod copy;
mod file;
mod reading;
mod threads;
mod writer;
mod writing;

use std::{fs::File, path::Path, path::PathBuf};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Answer, Append, Card, Opened, Shelf, Store, Trouble, store::Contents};
use threads::Threads;
use writer::Job;

/// How many threads read.
const READERS: usize = 2;

/// A store in an `SQLite` file. Dropping it finishes what was begun and closes the file.
pub struct Sqlite {
    path: PathBuf,
    // Dropped in this order: the writer closes last and tidies the file up, then others may open it.
    readers: Threads<Reading>,
    writer: Threads<Job>,
    _lock: File,
}

/// A question to a reading connection.
type Reading = Box<dyn FnOnce(&Connection) + Send>;

impl Sqlite {
    /// Opens the store in that file, and makes it if there is none. The file is ours until the store is dropped.
    ///
    /// # Errors
    /// If another program has it open as a store, if it is not a store, if it was written by a newer program, or if it cannot be
    /// read or written. The file stays as it is then.
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite, Trouble> {
        let path = file::real_path(path.as_ref())?;
        let lock = file::lock(&path)?;
        let connection = file::writing(&path)?;
        let writer = Threads::start("store-writer", vec![connection], writer::write)?;
        let readers = (0..READERS).map(|_| file::reading(&path)).collect::<Result<_, _>>()?;
        let readers = Threads::start("store-reader", readers, reading::answer)?;
        Ok(Sqlite { path, readers, writer, _lock: lock })
    }

    /// Copies the store in the file `from`, which another program may have open, into a new file, as [`Store::backup`] does.
    ///
    /// # Errors
    /// As [`Store::backup`]; and if `from` is not a store.
    pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), Trouble> {
        copy::copy(&file::real_path(from.as_ref())?, to.as_ref())
    }

    /// Writes a new store with everything that is in another, as [`Store::backup`] does.
    pub(crate) fn create(to: &Path, contents: &Contents) -> Result<(), Trouble> {
        copy::create(to, contents)
    }

    /// Asks the writer.
    fn write<T: Send + 'static>(&self, job: impl FnOnce(Reply<T>) -> Job + Send + 'static) -> Answer<'_, T> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.writer.send(job(reply));
            answer.await.unwrap_or_else(|_| Err(stopped()))
        })
    }

    /// Asks a reader.
    fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.readers.send(Box::new(move |connection| {
                // Nobody may be waiting any more.
                let _ = reply.send(question(connection).map_err(|why| failed("cannot read from the store", &why)));
            }));
            answer.await.unwrap_or_else(|_| Err(stopped()))
        })
    }
}

/// Where an answer is awaited.
type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

impl Store for Sqlite {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write(|reply| Job::Append(append, reply))
    }

    fn open(&self, table: &str) -> Answer<'_, Option<Opened>> {
        let table = table.to_owned();
        self.read(move |connection| reading::open(connection, &table))
    }

    fn read(&self, table: &str, after: u64) -> Answer<'_, Vec<String>> {
        let table = table.to_owned();
        self.read(move |connection| reading::read(connection, &table, after))
    }

    fn keep(&self, table: &str, length: u64, snapshot: String) -> Answer<'_, ()> {
        let table = table.to_owned();
        self.write(move |reply| Job::Keep { table, length, snapshot, reply })
    }

    fn cards(&self, from: Shelf, most: u32) -> Answer<'_, Vec<(String, Card)>> {
        self.read(move |connection| reading::cards(connection, &from, most))
    }

    fn due(&self, until: u64, most: u32) -> Answer<'_, Vec<String>> {
        self.read(move |connection| reading::due(connection, until, most))
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Answer<'_, [u8; 32]> {
        let name = name.to_owned();
        self.write(move |reply| Job::Secret { name, fresh, reply })
    }

    fn backup(&self, to: &Path) -> Answer<'_, ()> {
        let (from, to) = (self.path.clone(), to.to_owned());
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            // A thread of its own: a copy takes long, and the readers have others to serve.
            let copy = move || drop(reply.send(copy::copy(&from, &to)));
            threads::spawn("store-backup", copy)?;
            answer.await.unwrap_or_else(|_| Err(stopped()))
        })
    }
}

/// Trouble in words for the operator: what could not be done, and the cause.
fn failed(what: &str, why: &dyn std::fmt::Display) -> Trouble {
    Trouble::Failed(format!("{what}: {why}"))
}

/// A thread is gone: that happens only if it has panicked.
fn stopped() -> Trouble {
    Trouble::Failed("the store has stopped; the program must be started again".to_owned())
}
