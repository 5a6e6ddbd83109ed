//! Questions to a store.

use rusqlite::{
    Connection, OptionalExtension, Params, Row, Statement,
    types::{FromSql, FromSqlError, FromSqlResult, ValueRef},
};

use super::{Reading, threads::Queue};
use crate::{Card, Opened, Shelf, Snapshot, Stage};

/// Answers questions until there are no more.
pub(super) fn answer(connection: Connection, questions: &Queue<Reading>) {
    while let Some(question) = questions.next() {
        question(&connection);
    }
    drop(connection);
}

/// See [`crate::Store::open`].
pub(super) fn open(connection: &Connection, table: &str) -> rusqlite::Result<Option<Opened>> {
    let moment = connection.unchecked_transaction()?;
    let Some((id, _)) = table_of(&moment, table)? else { return Ok(None) };
    let snapshot = moment
        .prepare_cached("SELECT length, text FROM snapshots WHERE table_id = ?")?
        .query_row([id], |row| Ok(Snapshot { length: row.get(0)?, text: row.get(1)? }))
        .optional()?;
    let events = events(&moment, id, snapshot.as_ref().map_or(0, |snapshot| snapshot.length))?;
    Ok(Some(Opened { snapshot, events }))
}

/// See [`crate::Store::read`].
pub(super) fn read(connection: &Connection, table: &str, after: u64) -> rusqlite::Result<Vec<String>> {
    let moment = connection.unchecked_transaction()?;
    match table_of(&moment, table)? {
        Some((id, length)) if after < length => events(&moment, id, after),
        _ => Ok(Vec::new()),
    }
}

/// The row of a table and its length.
pub(super) fn table_of(connection: &Connection, name: &str) -> rusqlite::Result<Option<(i64, u64)>> {
    let mut statement = connection.prepare_cached("SELECT id, length FROM tables WHERE name = ?")?;
    statement.query_row([name], |row| Ok((row.get(0)?, row.get(1)?))).optional()
}

/// Those who sit at a table, in their order.
pub(super) fn people(connection: &Connection, id: i64) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare_cached("SELECT person FROM people WHERE table_id = ? ORDER BY place")?;
    texts(&mut statement, [id])
}

/// See [`crate::Store::cards`].
pub(super) fn cards(connection: &Connection, shelf: &Shelf, most: u32) -> rusqlite::Result<Vec<(String, Card)>> {
    let (which, argument) = match shelf {
        Shelf::Gathering => ("listed = 1 AND stage = ?", stage_key(Stage::Gathering)),
        Shelf::Playing => ("listed = 1 AND stage = ?", stage_key(Stage::Playing)),
        Shelf::Of(person) => ("id IN (SELECT table_id FROM people WHERE person = ?)", person.as_str()),
    };
    let moment = connection.unchecked_transaction()?;
    let mut statement = moment.prepare_cached(&format!(
        "SELECT id, name, game, stage, listed, touched, due, about FROM tables WHERE {which} ORDER BY touched DESC, name LIMIT ?"
    ))?;
    statement.query_and_then((argument, most), |row| card(&moment, row))?.collect()
}

fn card(connection: &Connection, row: &Row) -> rusqlite::Result<(String, Card)> {
    let people = people(connection, row.get(0)?)?;
    let card = Card {
        game: row.get(2)?,
        stage: row.get(3)?,
        listed: row.get(4)?,
        touched: row.get(5)?,
        due: row.get(6)?,
        people,
        about: row.get(7)?,
    };
    Ok((row.get(1)?, card))
}

/// See [`crate::Store::due`].
pub(super) fn due(connection: &Connection, until: u64, most: u32) -> rusqlite::Result<Vec<String>> {
    let until = i64::try_from(until).unwrap_or(i64::MAX);
    let mut statement =
        connection.prepare_cached("SELECT name FROM tables WHERE due <= ? ORDER BY due, name LIMIT ?")?;
    texts(&mut statement, (until, most))
}

fn events(connection: &Connection, id: i64, after: u64) -> rusqlite::Result<Vec<String>> {
    let mut statement =
        connection.prepare_cached("SELECT text FROM events WHERE table_id = ? AND number > ? ORDER BY number")?;
    texts(&mut statement, (id, after))
}

fn texts(statement: &mut Statement, with: impl Params) -> rusqlite::Result<Vec<String>> {
    statement.query_map(with, |row| row.get(0))?.collect()
}

/// How a stage is written.
pub(super) fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

impl FromSql for Stage {
    fn column_result(value: ValueRef) -> FromSqlResult<Stage> {
        let key = value.as_str()?;
        let stages = [Stage::Gathering, Stage::Playing, Stage::Over];
        stages.into_iter().find(|&stage| stage_key(stage) == key).ok_or(FromSqlError::InvalidType)
    }
}
