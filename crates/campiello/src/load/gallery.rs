//! Those who watch a table, and the moves that are on their way to them.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::stream::Numbers;
use super::tally::Tally;
use super::wire::Connection;

/// Who has not seen a move after so long will never see it.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much is read at a time.
const HANDFUL: usize = 16 * 1024;

/// Those who watch a table. Dropped, they leave.
pub(super) struct Gallery {
    watchers: JoinSet<()>,
    moves: Arc<Moves>,
}

/// The moves that not all watchers have seen yet.
struct Moves {
    pending: Mutex<VecDeque<Pending>>,
    all_seen: Notify,
    tally: Arc<Tally>,
}

/// A move on its way.
struct Pending {
    /// How many events the table has with it.
    length: u64,
    /// When it was due.
    due: Instant,
    /// How many watchers have not seen it.
    missing: usize,
}

impl Moves {
    fn pending(&self) -> std::sync::MutexGuard<'_, VecDeque<Pending>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A watcher who had seen one event now has another one, and with it everything between.
    fn seen(&self, before: u64, now: u64) {
        let mut pending = self.pending();
        for moved in pending.iter_mut().filter(|moved| before < moved.length && moved.length <= now) {
            moved.missing -= 1;
        }
        while let Some(moved) = pending.pop_front_if(|moved| moved.missing == 0) {
            self.tally.shown.add(moved.due);
        }
        if pending.is_empty() {
            self.all_seen.notify_waiters();
        }
    }
}

impl Gallery {
    /// So many watchers come to a table, and see how it is.
    pub(super) async fn open(
        address: SocketAddr,
        table: &str,
        watchers: usize,
        tally: &Arc<Tally>,
    ) -> io::Result<Self> {
        let moves = Moves { pending: Mutex::default(), all_seen: Notify::new(), tally: Arc::clone(tally) };
        let mut gallery = Self { watchers: JoinSet::new(), moves: Arc::new(moves) };
        for _ in 0..watchers {
            let watcher = Watcher::come(address, table).await?;
            gallery.watchers.spawn(watcher.watch(Arc::clone(&gallery.moves)));
        }
        Ok(gallery)
    }

    /// A move is about to be sent: with it the table will have had so many events.
    pub(super) fn expect(&self, length: u64, due: Instant) {
        if !self.watchers.is_empty() {
            self.moves.pending().push_back(Pending { length, due, missing: self.watchers.len() });
        }
    }

    /// The move that was sent last was not played.
    pub(super) fn forget(&self) {
        self.moves.pending().pop_back();
    }

    /// Waits until everybody has seen everything.
    pub(super) async fn all_seen(&self) {
        let wait = async {
            loop {
                let seen = self.moves.all_seen.notified();
                if self.moves.pending().is_empty() {
                    return;
                }
                seen.await;
            }
        };
        if timeout(PATIENCE, wait).await.is_err() {
            let missed = self.moves.pending().drain(..).count();
            (0..missed).for_each(|_| self.moves.tally.error("not-shown"));
        }
    }
}

/// Somebody who watches a table.
pub(super) struct Watcher {
    stream: TcpStream,
    numbers: Numbers,
    /// The last event seen.
    pub(super) seen: u64,
}

impl Watcher {
    /// Somebody comes to a table, and has seen how it is.
    pub(super) async fn come(address: SocketAddr, table: &str) -> io::Result<Self> {
        let (stream, rest) = Connection::open(address).await?.listen(&format!("/t/{table}/events")).await?;
        let mut watcher = Self { stream, numbers: Numbers::default(), seen: 0 };
        let mut seen = 0;
        let mut goes_on = watcher.numbers.read(&rest, |number| seen = number);
        while seen == 0 && goes_on {
            goes_on = watcher.read(|number| seen = number).await?;
        }
        watcher.seen = seen;
        if seen == 0 { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(watcher) }
    }

    /// Watches until the stream ends.
    async fn watch(mut self, moves: Arc<Moves>) {
        let mut before = self.seen;
        let mut seen = |number| {
            moves.seen(before, number);
            before = before.max(number);
        };
        while self.read(&mut seen).await.is_ok_and(|goes_on| goes_on) {}
        moves.tally.error("stream-ended");
    }

    /// Reads what has come. False when the stream has ended.
    async fn read(&mut self, mut seen: impl FnMut(u64)) -> io::Result<bool> {
        self.stream.readable().await?;
        // Between two waits, so that one piece of the stack serves all watchers.
        let mut bytes = [0; HANDFUL];
        loop {
            match self.stream.try_read(&mut bytes) {
                Ok(0) => return Ok(false),
                Ok(read) if !self.numbers.read(&bytes[..read], &mut seen) => return Ok(false),
                Ok(read) if read < HANDFUL => return Ok(true),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(true),
                Err(error) => return Err(error),
            }
        }
    }
}
