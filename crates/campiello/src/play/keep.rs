//! The file in which a game under way is kept: written after every move, so that nothing is ever lost.

use std::path::{Path, PathBuf};

use campiello_core::erased::AnyTable;
use campiello_core::{Message, Seed};

use crate::desk::{Desk, Failure};
use crate::files;

/// Where a game is kept.
pub(super) struct Keep {
    file: PathBuf,
}

impl Keep {
    /// A game that goes on in its file.
    pub(super) const fn again(file: PathBuf) -> Self {
        Self { file }
    }

    /// A new file; one that exists is never written over.
    pub(super) fn fresh(file: PathBuf, desk: &Desk) -> Result<Self, Failure> {
        if file.exists() {
            let exists = Message::new("fail-save-exists").with("file", file.display().to_string());
            return Err(Failure::Content(desk.say(&exists)));
        }
        Ok(Self { file })
    }

    /// A new file in the current folder, named after the number that the player gave. A seed that nobody gave stays
    /// secret: then the name comes from its hash.
    pub(super) fn named(game: &str, number: Option<u64>, seed: &Seed) -> Self {
        let commitment = seed.commitment();
        let name = number.map_or_else(
            || commitment[..3].iter().fold(String::new(), |name, byte| format!("{name}{byte:02x}")),
            |number| number.to_string(),
        );
        let file = |n: u32| match n {
            1 => PathBuf::from(format!("{game}-{name}.record")),
            _ => PathBuf::from(format!("{game}-{name}-{n}.record")),
        };
        let free = (1..10_000).map(file).find(|file| !file.exists());
        Self { file: free.unwrap_or_else(|| file(10_000)) }
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Keeps the table as it is now.
    pub(super) fn write(&self, table: &dyn AnyTable, desk: &Desk) -> Result<(), Failure> {
        files::write(&self.file, table.record().as_bytes(), desk)
    }

    /// Writes a copy to a file that does not exist yet.
    pub(super) fn copy(file: PathBuf, table: &dyn AnyTable, desk: &Desk) -> Result<(), Failure> {
        Self::fresh(file, desk)?.write(table, desk)
    }
}
