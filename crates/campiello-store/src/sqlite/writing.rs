//! What is written, inside a transaction of the writer.

use rusqlite::{Connection, params};

use super::{failed, reading};
use crate::{Append, Card, Trouble};

/// See [`crate::Store::append`].
pub(super) fn append(connection: &Connection, append: &Append) -> Result<(), Trouble> {
    append.check()?;
    let known = reading::table_of(connection, &append.table).map_err(|why| cannot(&why))?;
    let length = known.map_or(0, |(_, length)| length);
    if length != append.length {
        return Err(Trouble::Conflict { length });
    }
    put(connection, append, known.map(|(id, _)| id)).map_err(|why| cannot(&why))
}

fn put(connection: &Connection, append: &Append, known: Option<i64>) -> rusqlite::Result<()> {
    let Card { game, stage, listed, touched, due, people, about } = &append.card;
    let (stage, length) = (reading::stage_key(*stage), append.length + append.events.len() as u64);
    let id = if let Some(id) = known {
        let change = "UPDATE tables SET length = ?2, game = ?3, stage = ?4, listed = ?5, touched = ?6, due = ?7, about = ?8 WHERE id = ?1";
        connection.prepare_cached(change)?.execute(params![id, length, game, stage, listed, touched, due, about])?;
        id
    } else {
        let add = "INSERT INTO tables (name, length, game, stage, listed, touched, due, about) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        let mut add = connection.prepare_cached(add)?;
        add.insert(params![append.table, length, game, stage, listed, touched, due, about])?
    };
    seat(connection, id, people)?;
    let mut add = connection.prepare_cached("INSERT INTO events (table_id, number, text) VALUES (?, ?, ?)")?;
    for (number, event) in (append.length + 1..).zip(&append.events) {
        add.execute(params![id, number, event])?;
    }
    Ok(())
}

/// Writes down who sits at a table. Mostly they are the same as before, and nothing is written.
fn seat(connection: &Connection, id: i64, people: &[String]) -> rusqlite::Result<()> {
    if reading::people(connection, id)? == people {
        return Ok(());
    }
    connection.prepare_cached("DELETE FROM people WHERE table_id = ?")?.execute([id])?;
    let mut add = connection.prepare_cached("INSERT INTO people (table_id, place, person) VALUES (?, ?, ?)")?;
    for (place, person) in people.iter().enumerate() {
        add.execute(params![id, place as u64, person])?;
    }
    Ok(())
}

/// See [`crate::Store::keep`].
pub(super) fn keep(connection: &Connection, table: &str, length: u64, snapshot: &str) -> Result<(), Trouble> {
    let id = match reading::table_of(connection, table).map_err(|why| cannot(&why))? {
        Some((id, longest)) if length <= longest => id,
        known => return Err(Trouble::Conflict { length: known.map_or(0, |(_, length)| length) }),
    };
    let put = "INSERT INTO snapshots (table_id, length, text) VALUES (?, ?, ?) ON CONFLICT (table_id) \
               DO UPDATE SET length = excluded.length, text = excluded.text WHERE excluded.length >= length";
    let put = || connection.prepare_cached(put)?.execute(params![id, length, snapshot]);
    put().map_err(|why| cannot(&why)).map(drop)
}

/// See [`crate::Store::secret`].
pub(super) fn secret(connection: &Connection, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32], Trouble> {
    let ask = || -> rusqlite::Result<[u8; 32]> {
        let add = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING";
        connection.prepare_cached(add)?.execute(params![name, fresh])?;
        connection.prepare_cached("SELECT value FROM secrets WHERE name = ?")?.query_row([name], |row| row.get(0))
    };
    ask().map_err(|why| cannot(&why))
}

fn cannot(why: &rusqlite::Error) -> Trouble {
    failed("cannot write to the store", why)
}
