//! The file: whose it is, what is in it, and how it is opened.

use std::{
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::failed;
use crate::Trouble;

/// Changes of the schema, oldest first. One that has been published is never changed: add another.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/0001.sql")];

/// Marks a file as ours, in the place that `SQLite` has for it: "Camp".
const APPLICATION: i32 = 0x4361_6d70;

/// How long a connection waits for another program that looks into the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The same name for the same file, however it is called: links are followed, so that the lock is one lock.
pub(super) fn real_path(path: &Path) -> Result<PathBuf, Trouble> {
    let cannot = |why| cannot_open(path, &why);
    if path.exists() {
        return path.canonicalize().map_err(cannot);
    }
    let name = path.file_name().ok_or_else(|| cannot_open(path, &"this is not the name of a file"))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(folder.canonicalize().map_err(cannot)?.join(name))
}

/// Makes the store ours until the file that is returned is dropped, or the program ends in whatever way.
///
/// The lock is a file beside the store, because opening and closing the store's own file would lift the locks of `SQLite` on it.
pub(super) fn lock(path: &Path) -> Result<File, Trouble> {
    let beside = beside(path, ".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&beside);
    let file = file.map_err(|why| cannot_open(&beside, &why))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(cannot_open(path, &"another program has it open; stop that one first")),
        Err(TryLockError::Error(why)) => Err(cannot_open(&beside, &why)),
    }
}

/// The file of that name with something added to it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The connection that writes; makes the file, or brings it up to date.
pub(super) fn writing(path: &Path) -> Result<Connection, Trouble> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let (mut connection, version) = open(path, flags)?;
    let prepared = || -> rusqlite::Result<Connection> {
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // 16 MiB between two tidyings of the write-ahead log; one that grew during a long read is cut back to 64 MiB.
        connection.pragma_update(None, "wal_autocheckpoint", 4096)?;
        connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
        migrate(&mut connection, version)?;
        Ok(connection)
    };
    prepared().map_err(|why| cannot_open(path, &why))
}

/// A connection that can only read a store that is there.
pub(super) fn reading(path: &Path) -> Result<Connection, Trouble> {
    let (connection, version) = open(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    match version {
        0 => Err(cannot_open(path, &"there is nothing in it")),
        _ => Ok(connection),
    }
}

/// A connection to a file that is ours or empty, and the number of migrations that it has seen. Changes nothing.
fn open(path: &Path, flags: OpenFlags) -> Result<(Connection, usize), Trouble> {
    let connect = || -> rusqlite::Result<(Connection, i32, usize, i64)> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "cache_size", -8 * 1024)?;
        connection.set_prepared_statement_cache_capacity(32);
        let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let things = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        Ok((connection, application, version, things))
    };
    match connect() {
        Ok((connection, 0, 0, 0)) => Ok((connection, 0)),
        Ok((connection, APPLICATION, version, _)) if version <= MIGRATIONS.len() => Ok((connection, version)),
        Ok((_, APPLICATION, version, _)) => {
            let known = MIGRATIONS.len();
            Err(cannot_open(
                path,
                &format_args!("it was written by a newer program (version {version}, this one knows {known})"),
            ))
        }
        Ok(_) => Err(cannot_open(path, &"it is the database of another program")),
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
            Err(cannot_open(path, &"it is not an SQLite database"))
        }
        Err(why) => Err(cannot_open(path, &why)),
    }
}

/// Applies the migrations that a file has not seen: all or none.
fn migrate(connection: &mut Connection, version: usize) -> rusqlite::Result<()> {
    if version == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    transaction.commit()
}

fn cannot_open(path: &Path, why: &dyn std::fmt::Display) -> Trouble {
    failed(&format!("cannot open the store {}", path.display()), why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_applied() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), MIGRATIONS.len());
    }

    #[test]
    fn an_answered_write_is_on_the_disk() {
        let scratch = std::env::temp_dir().join(format!("campiello-store-file-{}", std::process::id()));
        std::fs::create_dir_all(&scratch).unwrap();
        let connection = writing(&scratch.join("store")).unwrap();
        let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        // 2 is FULL: every commit is flushed.
        assert_eq!((journal.as_str(), synchronous), ("wal", 2));
        std::fs::remove_dir_all(scratch).unwrap();
    }
}
