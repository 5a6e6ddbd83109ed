//! Two ways to load a server: moves that are due at fixed times, and as many as it can take.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::player::Player;
use super::tally::{Spread, Tally};

/// What a round came to.
#[derive(Clone, Serialize)]
pub(super) struct Round {
    /// So many moves were due each second; nothing if each followed the one before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rate: Option<u32>,
    /// So many moves were under way at the same time; nothing if that was left to the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) in_flight: Option<usize>,
    /// How many moves were stored.
    pub(super) moves: usize,
    /// How many of them each second.
    pub(super) moves_per_s: f64,
    /// From when a move was due until the server said that it is stored.
    pub(super) stored_ms: Spread,
    /// From when a move was due until all watchers of its table had it.
    pub(super) shown_ms: Spread,
}

/// Where players hear that it is time to move.
#[derive(Clone)]
enum Calls {
    /// By the clock: whoever is free takes the next move that is due. The clock of a move runs from then on, also if nobody is free.
    Clock(Arc<Mutex<mpsc::UnboundedReceiver<Instant>>>),
    /// At once, as long as not too many are under way.
    AtOnce(Arc<Semaphore>, Instant),
}

/// A move that is due, and the right to make it.
struct Call {
    due: Instant,
    _right: Option<OwnedSemaphorePermit>,
}

impl Calls {
    async fn next(&self) -> Option<Call> {
        match self {
            Self::Clock(calls) => calls.lock().await.recv().await.map(|due| Call { due, _right: None }),
            Self::AtOnce(rights, end) => {
                let right = Arc::clone(rights).acquire_owned().await.ok()?;
                let due = Instant::now();
                (due < *end).then_some(Call { due, _right: Some(right) })
            }
        }
    }
}

/// So many moves each second, for so long.
pub(super) async fn by_the_clock(players: &mut Vec<Player>, rate: u32, time: Duration, tally: &Tally) -> Round {
    let (sender, calls) = mpsc::unbounded_channel();
    let clock = tokio::spawn(async move {
        let begun = Instant::now();
        for number in 0.. {
            let due = begun + Duration::from_secs(1) * number / rate;
            if due >= begun + time {
                break;
            }
            sleep_until(due.into()).await;
            if sender.send(due).is_err() {
                break;
            }
        }
    });
    let round = play(players, &Calls::Clock(Arc::new(Mutex::new(calls))), tally).await;
    // It has ended already: players leave when there is nothing more to come.
    clock.abort();
    Round { rate: Some(rate), ..round }
}

/// Every table moves as soon as it can, so many at the same time, for so long.
pub(super) async fn at_once(players: &mut Vec<Player>, in_flight: usize, time: Duration, tally: &Tally) -> Round {
    let calls = Calls::AtOnce(Arc::new(Semaphore::new(in_flight)), Instant::now() + time);
    let round = play(players, &calls, tally).await;
    Round { in_flight: Some(in_flight), ..round }
}

async fn play(players: &mut Vec<Player>, calls: &Calls, tally: &Tally) -> Round {
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for mut player in players.drain(..) {
        let calls = calls.clone();
        playing.spawn(async move {
            let mut last = Instant::now();
            while let Some(call) = calls.next().await {
                player.play(call.due).await;
                last = Instant::now();
                drop(call);
                player.go_on().await;
            }
            player.all_seen().await;
            (player, last)
        });
    }
    let mut ended = begun;
    while let Some(played) = playing.join_next().await {
        match played {
            Ok((player, last)) => {
                players.push(player);
                ended = ended.max(last);
            }
            Err(_) => tally.error("player"),
        }
    }
    let moves = tally.stored.len();
    let moves_per_s = moves as f64 / (ended - begun).as_secs_f64().max(f64::EPSILON);
    Round {
        rate: None,
        in_flight: None,
        moves,
        moves_per_s,
        stored_ms: tally.stored.take(),
        shown_ms: tally.shown.take(),
    }
}
