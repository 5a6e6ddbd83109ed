//! Reviews of finished games: made in the background, one at a time, and kept for a while. After a restart they are made again, and come
//! out the same.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use campiello_bots::Review;
use campiello_bots::review::Order;
use tokio::sync::Semaphore;
use tracing::error;

use crate::config::Config;
use crate::life::Life;

/// How many are kept, those that are waited for among them.
const KEPT: usize = 64;

/// The reviews of a server.
pub struct Reviews {
    /// The oldest first.
    kept: Mutex<VecDeque<(Arc<str>, Arc<Underway>)>>,
    /// Held by whoever looks at a game: the cores are there for those who play.
    turn: Arc<Semaphore>,
    /// About how many worlds are played on for each; what the game usually takes if nobody says otherwise.
    playouts: Option<u32>,
}

/// A review that was asked for.
#[derive(Default)]
pub struct Underway {
    per_cent: AtomicU8,
    done: OnceLock<Review>,
}

impl Underway {
    /// How much of it is done.
    pub fn per_cent(&self) -> u8 {
        self.per_cent.load(Ordering::Relaxed)
    }

    /// The review, once it is done.
    pub fn review(&self) -> Option<&Review> {
        self.done.get()
    }
}

impl Reviews {
    /// No reviews so far.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        Self { kept: Mutex::default(), turn: Arc::new(Semaphore::new(1)), playouts: config.review }
    }

    /// The review of a finished table; it is begun if nobody has asked for it yet.
    pub fn of(self: &Arc<Self>, life: &Arc<Life>) -> Arc<Underway> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, underway)) = kept.iter().find(|(table, _)| *table == life.id) {
            return Arc::clone(underway);
        }
        let underway = Arc::new(Underway::default());
        kept.push_back((Arc::clone(&life.id), Arc::clone(&underway)));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        tokio::spawn(Arc::clone(self).make(Arc::clone(life), Arc::clone(&underway)));
        underway
    }

    async fn make(self: Arc<Self>, life: Arc<Life>, underway: Arc<Underway>) {
        let Ok(turn) = Arc::clone(&self.turn).acquire_owned().await else { return };
        let (table, game, id) = (life.shared_table(), life.game(), Arc::clone(&life.id));
        let usual = game.usual_review();
        let order = Order { playouts: self.playouts.unwrap_or(usual.playouts), ..usual };
        let looking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let progress = |done: f64| underway.per_cent.store((100.0 * done) as u8, Ordering::Relaxed);
            // Nobody can ask for it any more.
            if Arc::strong_count(&underway) == 1 {
                return;
            }
            if let Ok(review) = game.review(&*table, &order, &progress) {
                let _ = underway.done.set(review);
            }
        });
        if looking.await.is_err() {
            error!(table = %id, "a review did not end");
            self.kept.lock().unwrap_or_else(PoisonError::into_inner).retain(|(table, _)| *table != id);
        }
    }
}
