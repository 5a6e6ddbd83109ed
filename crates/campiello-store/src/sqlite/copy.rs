//! Copies of a store that is in use.

use std::{
    fs::{self, File},
    io,
    path::Path,
};

use super::{failed, file, writing};
use crate::{Trouble, store::Contents};

/// Copies the store at `from` into a new file, as it is at one moment.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), Trouble> {
    let source = file::reading(from)?;
    anew(to, |part| {
        let name = part.to_str().ok_or_else(|| cannot(to, &"its name is not Unicode"))?;
        source.execute("VACUUM INTO ?", [name]).map_err(|why| cannot(to, &why)).map(drop)
    })
}

/// Writes a new store.
pub(super) fn create(to: &Path, contents: &Contents) -> Result<(), Trouble> {
    anew(to, |part| {
        let connection = file::writing(part)?;
        let all = connection.unchecked_transaction().map_err(|why| cannot(to, &why))?;
        for (append, snapshot) in &contents.tables {
            writing::append(&all, append)?;
            if let Some(snapshot) = snapshot {
                writing::keep(&all, &append.table, snapshot.length, &snapshot.text)?;
            }
        }
        for (name, secret) in &contents.secrets {
            writing::secret(&all, name, secret)?;
        }
        all.commit().map_err(|why| cannot(to, &why))
    })
}

/// Lets a new file be written under another name; it gets its own when it is whole and on the disk.
fn anew(to: &Path, write: impl FnOnce(&Path) -> Result<(), Trouble>) -> Result<(), Trouble> {
    if to.exists() {
        return Err(cannot(to, &"there is a file of that name"));
    }
    let part = file::beside(to, ".part");
    // Emptied, because a copy that was killed may have left it behind, and SQLite copies only into new or empty files.
    let written = File::create(&part)
        .map_err(|why| cannot(to, &why))
        .and_then(|_| write(&part))
        .and_then(|()| publish(&part, to).map_err(|why| cannot(to, &why)));
    // After a success this is a second name of the file.
    let _ = fs::remove_file(&part);
    written
}

/// Gives a finished file its name, unless the name is taken.
fn publish(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    match fs::hard_link(part, to) {
        // Not every file system knows links.
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists => fs::rename(part, to)?,
        linked => linked?,
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

fn cannot(to: &Path, why: &dyn std::fmt::Display) -> Trouble {
    failed(&format!("cannot copy the store to {}", to.display()), why)
}
