//! Somebody who plays all seats of a table, and lays another one when the game is over.

use std::fmt::Write;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use campiello_core::{Chance, Seed};
use serde::Deserialize;

use super::gallery::Gallery;
use super::tally::Tally;
use super::wire::{Answer, Connection};

/// What tables are laid for a measurement.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    /// The game.
    pub(super) game: &'static str,
    /// How many seats, all of one guest.
    pub(super) seats: u8,
}

/// Somebody whom the server knows again.
#[derive(Clone)]
pub(super) struct Guest {
    cookie: String,
    token: String,
}

impl Guest {
    /// Somebody comes for the first time.
    pub(super) async fn come(connection: &mut Connection, kind: Kind) -> io::Result<Self> {
        let page = connection.ask(&format!("/new/{}", kind.game), "").await?.expect(200)?;
        let cookie = page.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let token = page.text()?.split_once(r#"name="token" value=""#).and_then(|(_, rest)| rest.split('"').next());
        match (cookie, token) {
            (Some(cookie), Some(token)) => Ok(Self { cookie: cookie.to_owned(), token: token.to_owned() }),
            _ => Err(io::Error::other("the server does not know its guests")),
        }
    }

    /// Lays a table that no lobby shows: its name.
    pub(super) async fn lay(&self, connection: &mut Connection, kind: Kind) -> io::Result<String> {
        let mut form = format!("name=Load&pace=relaxed&token={}", self.token);
        (0..kind.seats).for_each(|_| form.push_str("&chair=me"));
        let headers = format!("cookie: {}\r\n", self.cookie);
        let answer = connection.send(&format!("/new/{}", kind.game), &headers, &form).await?.expect(303)?;
        let table = answer.header("location").and_then(|address| address.strip_prefix("/t/"));
        table.map(str::to_owned).ok_or_else(|| io::Error::other("the server does not say where the table is"))
    }
}

/// The table as the server describes it to programs.
#[derive(Deserialize)]
struct Position {
    length: u64,
    board: u64,
    moves: Vec<Move>,
}

/// A move that may be played.
#[derive(Deserialize)]
struct Move {
    seat: u8,
    #[serde(rename = "move")]
    notation: String,
}

/// Somebody who plays.
pub(super) struct Player {
    address: SocketAddr,
    kind: Kind,
    connection: Connection,
    guest: Guest,
    headers: String,
    table: String,
    now: Position,
    watchers: usize,
    gallery: Gallery,
    luck: Seed,
    steps: u64,
    tally: Arc<Tally>,
}

impl Player {
    /// Somebody sits down at a table that they laid, before so many watchers.
    pub(super) async fn sit(
        (address, kind): (SocketAddr, Kind),
        (guest, table): (Guest, String),
        (watchers, gallery): (usize, Gallery),
        luck: Seed,
        tally: Arc<Tally>,
    ) -> io::Result<Self> {
        let mut connection = Connection::open(address).await?;
        let Guest { cookie, token } = &guest;
        let headers = format!("cookie: {cookie}\r\nx-campiello: {token}\r\naccept: application/json\r\n");
        let now = look(&mut connection, &table, &headers).await?;
        Ok(Self { address, kind, connection, guest, headers, table, now, watchers, gallery, luck, steps: 0, tally })
    }

    /// The table, and how many events it has had.
    pub(super) fn stands(&self) -> (&str, u64) {
        (&self.table, self.now.length)
    }

    /// Whether the game is over.
    pub(super) const fn is_over(&self) -> bool {
        self.now.moves.is_empty()
    }

    /// Plays a move that was due then.
    pub(super) async fn play(&mut self, due: Instant) {
        self.steps += 1;
        let choice = self.luck.luck(self.steps).below(self.now.moves.len() as u32);
        let Move { seat, notation } = &self.now.moves[choice as usize];
        let mut form = format!("board={}&seat={seat}&move=", self.now.board);
        encode(&mut form, notation);
        let next = self.now.length + 1;
        self.gallery.expect(next, due);
        let path = format!("/t/{}/move", self.table);
        let answer = self.connection.send(&path, &self.headers, &form).await.and_then(|answer| answer.expect(200));
        match answer.and_then(|answer| read(&answer)) {
            Ok(board) if board.length == next => {
                self.tally.stored.add(due);
                self.now = board;
            }
            Ok(board) => {
                self.gallery.forget();
                self.tally.error("another-length");
                self.now = board;
            }
            Err(error) => {
                self.gallery.forget();
                self.tally.error(format!("move: {error}"));
                self.come_back().await;
            }
        }
    }

    /// Lays another table if the game is over; the watchers come along when they have seen the end.
    pub(super) async fn go_on(&mut self) {
        if !self.is_over() {
            return;
        }
        self.gallery.all_seen().await;
        if let Err(error) = self.next_table().await {
            self.tally.error(format!("table: {error}"));
            self.come_back().await;
        }
    }

    async fn next_table(&mut self) -> io::Result<()> {
        let table = self.guest.lay(&mut self.connection, self.kind).await?;
        self.gallery = Gallery::open(self.address, &table, self.watchers, &self.tally).await?;
        self.now = look(&mut self.connection, &table, &self.headers).await?;
        self.table = table;
        Ok(())
    }

    /// Connects anew after something went wrong.
    async fn come_back(&mut self) {
        let again = async {
            let mut connection = Connection::open(self.address).await?;
            let now = look(&mut connection, &self.table, &self.headers).await?;
            Ok::<_, io::Error>((connection, now))
        };
        match again.await {
            Ok((connection, now)) => (self.connection, self.now) = (connection, now),
            Err(error) => {
                self.tally.error(format!("connection: {error}"));
                // A server that is gone is not asked a thousand times a second.
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
        }
    }

    /// Waits until everybody has seen everything.
    pub(super) async fn all_seen(&self) {
        self.gallery.all_seen().await;
    }
}

/// The table as it is. Whoever comes with an old board is shown the newest.
async fn look(connection: &mut Connection, table: &str, headers: &str) -> io::Result<Position> {
    let answer = connection.send(&format!("/t/{table}/move"), headers, "board=0&seat=0&move=").await?;
    read(&answer.expect(409)?)
}

fn read(answer: &Answer) -> io::Result<Position> {
    serde_json::from_slice(&answer.body).map_err(io::Error::from)
}

/// Spells a text so that it can stand in a form.
fn encode(form: &mut String, text: &str) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            form.push(byte.into());
        } else {
            // Writing into a string cannot fail.
            let _ = write!(form, "%{byte:02X}");
        }
    }
}
