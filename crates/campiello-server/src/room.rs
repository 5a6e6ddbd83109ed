//! A table in memory: what it is now, who looks at it, and how it looks to each of them.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use campiello_core::{Seat, SeatSet};
use campiello_text::Language;
use tokio::sync::watch;

use crate::eyes::Eyes;
use crate::life::Life;
use crate::pages::table::Rendering;

/// A table in memory.
pub struct Room {
    shown: watch::Sender<Shown>,
    /// Held by whoever changes the table: one after the other.
    pub(crate) turn: tokio::sync::Mutex<()>,
    retired: AtomicBool,
    renderings: Mutex<Renderings>,
    opened: Instant,
    /// When people left.
    left: Mutex<HashMap<String, Instant>>,
}

/// What everybody in the room sees, each in their own way.
#[derive(Clone)]
pub struct Shown {
    /// The table.
    pub life: Arc<Life>,
    /// How many pages each person has open here.
    pub present: Arc<BTreeMap<String, u32>>,
    /// Grows with every change of either.
    pub tick: u64,
}

impl Shown {
    /// The seats of those who are there.
    #[must_use]
    pub fn attended(&self) -> SeatSet {
        self.present.keys().fold(SeatSet::NOBODY, |seats, person| seats.union(self.life.seats_of(person)))
    }
}

/// How the room looks at one tick. A rendering is made when the first asks for it, and shared by all who see the same.
#[derive(Default)]
struct Renderings {
    tick: u64,
    made: HashMap<(Eyes, Language), Arc<OnceLock<Arc<Rendering>>>>,
    /// How it looked when somebody looked last: most of it is the same.
    before: HashMap<(Eyes, Language), Arc<Rendering>>,
}

impl Renderings {
    /// Something has changed.
    fn turn(&mut self, tick: u64) {
        self.tick = tick;
        if !self.made.is_empty() {
            let made = self.made.drain().filter_map(|(whose, made)| Some((whose, Arc::clone(made.get()?))));
            self.before = made.collect();
        }
    }
}

impl Room {
    /// A room with this table.
    pub(crate) fn new(life: Life) -> Self {
        let shown = Shown { life: Arc::new(life), present: Arc::default(), tick: 1 };
        Self {
            shown: watch::Sender::new(shown),
            turn: tokio::sync::Mutex::new(()),
            retired: AtomicBool::new(false),
            renderings: Mutex::default(),
            opened: Instant::now(),
            left: Mutex::default(),
        }
    }

    /// What is to be seen now.
    pub fn shown(&self) -> Shown {
        self.shown.borrow().clone()
    }

    /// The table as it is now.
    pub fn life(&self) -> Arc<Life> {
        Arc::clone(&self.shown.borrow().life)
    }

    /// Sees every change from now on; whoever is slow sees the newest and misses what was before it.
    pub fn watch(&self) -> watch::Receiver<Shown> {
        self.shown.subscribe()
    }

    /// How many watch.
    pub fn watchers(&self) -> usize {
        self.shown.receiver_count()
    }

    /// Shows the table as it is now to everybody: it is stored.
    pub(crate) fn publish(&self, life: Arc<Life>) {
        self.shown.send_modify(|shown| {
            shown.life = life;
            shown.tick += 1;
        });
    }

    /// Somebody opens a page here, until the answer is dropped.
    pub fn enter(self: &Arc<Self>, person: &str) -> Presence {
        self.count(person, 1);
        Presence { room: Arc::clone(self), person: person.to_owned() }
    }

    fn count(&self, person: &str, change: i32) {
        if change < 0 {
            self.left.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned(), Instant::now());
        }
        self.shown.send_if_modified(|shown| {
            let present = Arc::make_mut(&mut shown.present);
            let before = present.get(person).copied().unwrap_or_default();
            let after = before.saturating_add_signed(change);
            if after == 0 {
                present.remove(person)
            } else {
                present.insert(person.to_owned(), after)
            };
            // Only whether somebody who plays is there can be seen.
            let seen = (before == 0) != (after == 0) && !shown.life.seats_of(person).is_empty();
            shown.tick += u64::from(seen);
            seen
        });
    }

    /// Whether whoever sits there has had no page open for so long.
    pub fn is_gone(&self, seat: Seat, how_long: Duration) -> bool {
        let shown = self.shown.borrow();
        let Some(person) = shown.life.places.get(seat.index()).and_then(|place| place.chair.person()) else {
            return false;
        };
        if shown.present.contains_key(&person.id) {
            return false;
        }
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner).get(&person.id).copied();
        left.unwrap_or(self.opened).elapsed() >= how_long
    }

    /// How the room looks to these eyes in this language; `draw` is called at most once per tick, with how it looked before if that
    /// is known.
    pub fn rendering(
        &self,
        shown: &Shown,
        eyes: Eyes,
        language: Language,
        draw: impl FnOnce(Option<&Rendering>) -> Rendering,
    ) -> Arc<Rendering> {
        let (cell, before) = {
            let mut renderings = self.renderings.lock().unwrap_or_else(PoisonError::into_inner);
            if renderings.tick < shown.tick {
                renderings.turn(shown.tick);
            }
            if renderings.tick > shown.tick {
                // Somebody is late, and will be woken for the newer one at once.
                return Arc::new(draw(None));
            }
            let before = renderings.before.get(&(eyes, language)).cloned();
            (Arc::clone(renderings.made.entry((eyes, language)).or_default()), before)
        };
        Arc::clone(cell.get_or_init(|| Arc::new(draw(before.as_deref()))))
    }

    /// From now on nobody may change the table here: it is opened anew from the store.
    pub(crate) fn retire(&self) {
        self.retired.store(true, Ordering::Release);
    }

    pub(crate) fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Acquire)
    }
}

/// Somebody's page in a room.
pub struct Presence {
    room: Arc<Room>,
    person: String,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.count(&self.person, -1);
    }
}
