//! Tables that nobody has in memory: how long until somebody sees them, and whether everything is still there.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use campiello_core::Seed;
use serde::Serialize;

use super::gallery::{Gallery, Watcher};
use super::player::{Guest, Kind, Player};
use super::tally::{Spread, Tally, Times};
use super::wire::Connection;

/// How many tables are opened.
const TABLES: u64 = 15;
/// Longer games are left when they have so many moves.
const LONG: u64 = 200;

/// How long it takes until a table is seen that nobody has in memory.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Cold {
    /// How many events the longest of the tables has.
    pub(super) events: u64,
    /// From the request to the last byte of the table's page.
    pub(super) open_ms: Spread,
    /// The same for the replay in the middle of the game, right afterwards.
    pub(super) replay_ms: Spread,
}

/// Plays games to their ends, or until they are long: their tables.
pub(super) async fn prepare(
    address: SocketAddr,
    kind: Kind,
    luck: Seed,
    tally: &Arc<Tally>,
) -> io::Result<Vec<(String, u64)>> {
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let mut connection = Connection::open(address).await?;
        let guest = Guest::come(&mut connection, kind).await?;
        let table = guest.lay(&mut connection, kind).await?;
        let nobody = Gallery::open(address, &table, 0, tally).await?;
        let luck = luck.branch(&format!("cold {number}"));
        let mut player = Player::sit((address, kind), (guest, table), (0, nobody), luck, Arc::clone(tally)).await?;
        while !player.is_over() && player.stands().1 < LONG {
            player.play(Instant::now()).await;
        }
        let (table, length) = player.stands();
        tables.push((table.to_owned(), length));
    }
    Ok(tables)
}

/// Opens tables that nobody has in memory.
pub(super) async fn open(address: SocketAddr, tables: &[(String, u64)]) -> io::Result<Cold> {
    let mut connection = Connection::open(address).await?;
    let (opened, replayed) = (Times::default(), Times::default());
    for (table, length) in tables {
        let begun = Instant::now();
        connection.ask(&format!("/t/{table}"), "").await?.expect(200)?;
        opened.add(begun);
        let begun = Instant::now();
        // A game that was left has no replay, and says where the table is.
        let replay = connection.ask(&format!("/t/{table}/replay?at={}", length / 2), "").await?;
        if replay.status == 200 {
            replayed.add(begun);
        }
    }
    let events = tables.iter().map(|(_, length)| *length).max().unwrap_or_default();
    Ok(Cold { events, open_ms: opened.take(), replay_ms: replayed.take() })
}

/// Looks whether tables have lost anything that was acknowledged.
pub(super) async fn check(address: SocketAddr, tables: &[(String, u64)], tally: &Tally) -> io::Result<()> {
    for (table, length) in tables {
        if Watcher::come(address, table).await?.seen < *length {
            tally.error("lost");
        }
    }
    Ok(())
}
