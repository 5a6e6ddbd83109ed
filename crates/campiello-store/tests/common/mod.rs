//! What the tests share.
#![allow(dead_code, reason = "every test uses some of it")]

use std::path::Path;

use campiello_store::{Append, Sqlite, Trouble, conformance::card};
use tokio::runtime::Builder;

/// Waits for something on this thread.
pub(crate) fn wait<T>(something: impl Future<Output = T>) -> T {
    Builder::new_current_thread().build().unwrap().block_on(something)
}

/// An append to a table with a plain card.
pub(crate) fn append(table: &str, length: u64, events: &[&str]) -> Append {
    let events = events.iter().map(|&event| event.to_owned()).collect();
    Append { table: table.to_owned(), length, events, card: card(1) }
}

/// Why a file is not opened.
pub(crate) fn refusal(file: &Path) -> String {
    match Sqlite::open(file) {
        Err(Trouble::Failed(why)) => why,
        Err(trouble) => panic!("{trouble}"),
        Ok(_) => panic!("{} was opened", file.display()),
    }
}
