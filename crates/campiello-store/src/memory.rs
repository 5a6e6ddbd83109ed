//! A store in memory.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{Answer, Append, Card, Opened, Shelf, Snapshot, Sqlite, Stage, Store, Trouble, store::Contents};

/// A store that forgets everything when the program ends: for tests, and for a quick look.
#[derive(Default)]
pub struct Memory {
    shelves: Mutex<Shelves>,
}

#[derive(Default)]
struct Shelves {
    tables: BTreeMap<String, Log>,
    secrets: BTreeMap<String, [u8; 32]>,
}

struct Log {
    card: Card,
    events: Vec<String>,
    snapshot: Option<Snapshot>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Nothing that can panic happens under the lock.
    fn shelves(&self) -> MutexGuard<'_, Shelves> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelves {
    fn length(&self, table: &str) -> u64 {
        self.tables.get(table).map_or(0, |log| log.events.len() as u64)
    }

    fn append(&mut self, append: Append) -> Result<(), Trouble> {
        append.check()?;
        let length = self.length(&append.table);
        if length != append.length {
            return Err(Trouble::Conflict { length });
        }
        let Append { table, events, card, .. } = append;
        if let Some(log) = self.tables.get_mut(&table) {
            log.events.extend(events);
            log.card = card;
        } else {
            self.tables.insert(table, Log { card, events, snapshot: None });
        }
        Ok(())
    }

    fn keep(&mut self, table: &str, length: u64, text: String) -> Result<(), Trouble> {
        let longest = self.length(table);
        let Some(log) = self.tables.get_mut(table).filter(|_| length <= longest) else {
            return Err(Trouble::Conflict { length: longest });
        };
        if log.snapshot.as_ref().is_none_or(|kept| kept.length <= length) {
            log.snapshot = Some(Snapshot { length, text });
        }
        Ok(())
    }

    fn cards(&self, from: &Shelf, most: u32) -> Vec<(String, Card)> {
        let lies_there = |card: &Card| match from {
            Shelf::Gathering => card.listed && card.stage == Stage::Gathering,
            Shelf::Playing => card.listed && card.stage == Stage::Playing,
            Shelf::Of(person) => card.people.contains(person),
        };
        let mut cards: Vec<_> = self.tables.iter().filter(|(_, log)| lies_there(&log.card)).collect();
        cards.sort_by_key(|(_, log)| std::cmp::Reverse(log.card.touched));
        cards.into_iter().take(most as usize).map(|(name, log)| (name.clone(), log.card.clone())).collect()
    }

    fn due(&self, until: u64, most: u32) -> Vec<String> {
        let due = self.tables.iter().filter_map(|(name, log)| log.card.due.map(|due| (due, name)));
        let mut due: Vec<_> = due.filter(|&(due, _)| due <= until).collect();
        due.sort_unstable();
        due.into_iter().take(most as usize).map(|(_, name)| name.clone()).collect()
    }

    fn contents(&self) -> Contents {
        let whole = |(name, log): (&String, &Log)| {
            let append = Append { table: name.clone(), length: 0, events: log.events.clone(), card: log.card.clone() };
            (append, log.snapshot.clone())
        };
        Contents {
            tables: self.tables.iter().map(whole).collect(),
            secrets: self.secrets.iter().map(|(name, secret)| (name.clone(), *secret)).collect(),
        }
    }
}

impl Log {
    fn behind(&self, after: u64) -> Vec<String> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        self.events.get(after..).unwrap_or_default().to_vec()
    }

    fn open(&self) -> Opened {
        let length = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.length);
        Opened { snapshot: self.snapshot.clone(), events: self.behind(length) }
    }
}

impl Store for Memory {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move { self.shelves().append(append) })
    }

    fn open(&self, table: &str) -> Answer<'_, Option<Opened>> {
        let table = table.to_owned();
        Box::pin(async move { Ok(self.shelves().tables.get(&table).map(Log::open)) })
    }

    fn read(&self, table: &str, after: u64) -> Answer<'_, Vec<String>> {
        let table = table.to_owned();
        Box::pin(async move { Ok(self.shelves().tables.get(&table).map(|log| log.behind(after)).unwrap_or_default()) })
    }

    fn keep(&self, table: &str, length: u64, snapshot: String) -> Answer<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move { self.shelves().keep(&table, length, snapshot) })
    }

    fn cards(&self, from: Shelf, most: u32) -> Answer<'_, Vec<(String, Card)>> {
        Box::pin(async move { Ok(self.shelves().cards(&from, most)) })
    }

    fn due(&self, until: u64, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(self.shelves().due(until, most)) })
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Answer<'_, [u8; 32]> {
        let name = name.to_owned();
        Box::pin(async move { Ok(*self.shelves().secrets.entry(name).or_insert(fresh)) })
    }

    fn backup(&self, to: &Path) -> Answer<'_, ()> {
        let to: PathBuf = to.to_owned();
        Box::pin(async move {
            let contents = self.shelves().contents();
            Sqlite::create(&to, &contents)
        })
    }
}
