//! All tables of a server: opened from the store when somebody comes, changed one act at a time, forgotten when nobody is left.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use campiello_store::{Append, Store, Trouble};
use tracing::{error, warn};

use crate::caretaker;
use crate::clock;
use crate::config::Config;
use crate::life::{Broken, Event, Games, Life, Misfit, Refusal, SNAPSHOT_EVERY, Snapshot};
use crate::metrics::Metrics;
use crate::room::Room;

/// All tables of a server.
pub struct Hall {
    /// Where the logs are.
    pub store: Arc<dyn Store>,
    /// What can be played.
    pub games: Games,
    /// What the host has decided.
    pub config: Config,
    /// What is counted.
    pub metrics: Metrics,
    rooms: Mutex<HashMap<Arc<str>, Arc<Room>>>,
}

/// Why something could not be done at a table.
#[derive(Debug, thiserror::Error)]
pub enum Unable {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// It was refused.
    #[error("refused")]
    Refused(Refusal),
    /// The table cannot be opened by this program.
    #[error("{0}")]
    Broken(#[from] Broken),
    /// The store is in trouble.
    #[error("{0}")]
    Trouble(#[from] Trouble),
}

impl From<Refusal> for Unable {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Hall {
    /// An empty hall.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, games: Games, config: Config) -> Arc<Self> {
        Arc::new(Self { store, games, config, metrics: Metrics::default(), rooms: Mutex::default() })
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<Arc<str>, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.rooms().is_empty()
    }

    /// The room of a table, opened from the store if it is not in memory.
    ///
    /// # Errors
    /// There is no such table, or it cannot be opened.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Unable> {
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        let life = self.read(id).await?;
        Ok(self.settle(life))
    }

    /// The room of a table, if it is in memory.
    pub fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// Reads a table from the store.
    ///
    /// # Errors
    /// There is no such table, or it cannot be opened.
    pub async fn read(&self, id: &str) -> Result<Life, Unable> {
        if !is_name(id) {
            return Err(Unable::NoTable);
        }
        let opened = self.store.open(id).await?.ok_or(Unable::NoTable)?;
        let snapshot = opened.snapshot.as_ref().map(|snapshot| snapshot.text.as_str());
        Ok(Life::open(id, snapshot, &opened.events, self.games)?)
    }

    /// Gives a table a room and somebody who looks after it; the room that is there, if another was faster.
    fn settle(self: &Arc<Self>, life: Life) -> Arc<Room> {
        let mut rooms = self.rooms();
        let room = rooms.entry(Arc::clone(&life.id)).or_insert_with(|| {
            let room = Arc::new(Room::new(life));
            tokio::spawn(caretaker::look_after(Arc::clone(self), Arc::clone(&room)));
            room
        });
        Arc::clone(room)
    }

    /// Forgets a room in which nobody is left; the store has everything.
    pub(crate) async fn forget(&self, room: &Room) -> bool {
        let _turn = room.turn.lock().await;
        let mut rooms = self.rooms();
        // One is the caretaker.
        if room.watchers() > 1 {
            return false;
        }
        room.retire();
        rooms.remove(&room.life().id);
        true
    }

    /// Lays a new table.
    ///
    /// # Errors
    /// The store is in trouble, or the plan cannot be played.
    pub async fn lay(self: &Arc<Self>, id: &str, events: Vec<Event>) -> Result<Arc<Room>, Unable> {
        let mut life: Option<Life> = None;
        for event in &events {
            life = Some(match life {
                None => Life::laid(id, event, self.games)?,
                Some(life) => life.with(event).map_err(unfit)?,
            });
        }
        let life = life.ok_or(Unable::NoTable)?;
        self.append(&life, 0, &events).await?;
        self.metrics.tables_laid.add(1);
        Ok(self.settle(life))
    }

    async fn append(&self, life: &Life, length: u64, events: &[Event]) -> Result<(), Unable> {
        let texts = events.iter().map(serde_json::to_string).collect::<Result<_, _>>().map_err(Broken::Unreadable)?;
        let append = Append { table: life.id.to_string(), length, events: texts, card: life.card(clock::now()) };
        Ok(self.store.append(append).await?)
    }

    /// Does something at a table: looks at it as it is, stores what comes of it, and shows it to everybody. Nothing is shown before it is stored.
    /// It goes on to its end, also if whoever asked does not wait for it.
    ///
    /// # Errors
    /// It was refused, or the store is in trouble; then nothing has changed that anybody has seen.
    pub async fn act<A>(self: &Arc<Self>, id: &str, act: A) -> Result<Arc<Life>, Unable>
    where
        A: Fn(&Life) -> Result<Vec<Event>, Refusal> + Send + Sync + 'static,
    {
        let (hall, id) = (Arc::clone(self), id.to_owned());
        let task = tokio::spawn(async move { hall.act_to_the_end(&id, act).await });
        task.await.unwrap_or_else(|panic| Err(Trouble::Failed(format!("an act did not end: {panic}")).into()))
    }

    async fn act_to_the_end<A>(self: &Arc<Self>, id: &str, act: A) -> Result<Arc<Life>, Unable>
    where
        A: Fn(&Life) -> Result<Vec<Event>, Refusal> + Send + Sync,
    {
        loop {
            let room = self.room(id).await?;
            let _turn = room.turn.lock().await;
            if room.is_retired() {
                continue;
            }
            let life = room.life();
            let events = act(&life)?;
            let mut next = (*life).clone();
            for event in &events {
                next = next.with(event).map_err(unfit)?;
            }
            if let Err(unable) = self.append(&next, life.length, &events).await {
                return Err(self.after_trouble(&room, unable).await);
            }
            let moves = events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
            self.metrics.moves.add(moves as u64);
            let next = Arc::new(next);
            room.publish(Arc::clone(&next));
            self.keep_snapshot(&life, &next);
            return Ok(next);
        }
    }

    /// An append failed: nobody knows what the log holds now, so it is read again.
    async fn after_trouble(&self, room: &Room, unable: Unable) -> Unable {
        self.metrics.store_troubles.add(1);
        match self.read(&room.life().id).await {
            Ok(life) => room.publish(Arc::new(life)),
            Err(unread) => error!(table = %room.life().id, %unread, "a table cannot be read after trouble"),
        }
        match unable {
            Unable::Trouble(Trouble::Conflict { .. }) => Refusal::Stale.into(),
            unable => {
                error!(table = %room.life().id, %unable, "an append failed");
                unable
            }
        }
    }

    fn keep_snapshot(self: &Arc<Self>, before: &Life, after: &Arc<Life>) {
        if before.length / SNAPSHOT_EVERY == after.length / SNAPSHOT_EVERY {
            return;
        }
        let (hall, life) = (Arc::clone(self), Arc::clone(after));
        tokio::spawn(async move {
            let Ok(text) = serde_json::to_string(&Snapshot::of(&life)) else { return };
            if let Err(trouble) = hall.store.keep(&life.id, life.length, text).await {
                warn!(table = %life.id, %trouble, "a snapshot was not kept");
            }
        });
    }

    /// Opens the tables that are due though nobody is there: a bot is to move, a clock has run out. For ever.
    pub async fn wake(self: Arc<Self>) {
        loop {
            match self.store.due(clock::now(), 256).await {
                Ok(tables) => {
                    for table in tables {
                        if let Err(unable) = self.room(&table).await {
                            warn!(%table, %unable, "a table that is due cannot be opened");
                        }
                    }
                }
                Err(trouble) => error!(%trouble, "the store does not say what is due"),
            }
            tokio::time::sleep(self.config.wake_every).await;
        }
    }
}

/// Whether this can be the name of a table: whatever else stands in an address does not reach the store.
fn is_name(id: &str) -> bool {
    (4..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn unfit(misfit: Misfit) -> Unable {
    match misfit {
        Misfit::Refused(refused) => Unable::Refused(refused.into()),
        Misfit::Broken(broken) => Unable::Broken(broken),
    }
}
