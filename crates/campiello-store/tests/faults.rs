//! A store that breaks a promise is caught: a fault is planted for each of them.

use std::{collections::BTreeSet, path::Path, sync::Mutex};

use campiello_store::{Answer, Append, Card, Memory, Opened, Shelf, Snapshot, Store, Trouble, conformance};

mod common;
use common::wait;

/// What is wrong with a store.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    Forgetful,
    TrimsEvents,
    ReversesEvents,
    ReadsOneTooMany,
    NamesWrongLength,
    ConflictReplacesCard,
    AnyTime,
    IgnoresCardAlone,
    AnyLength,
    NamesWithoutCase,
    Eager,
    SecretEveryTime,
    ForgetsSnapshots,
    OlderSnapshotReplaces,
    EqualSnapshotStays,
    SnapshotCutsLog,
    SnapshotOfAnyLength,
    EveryoneSitsOnce,
    FirstCardStays,
    ShowsUnlisted,
    HidesUnlistedFromPeople,
    ReversesCards,
    AnyNumberOfCards,
    DueTooLate,
    AlwaysDue,
    BackupOfNothing,
    BackupReplaces,
    BackupLeavesFiles,
    BackupOfTwoMoments,
    BackupNeverFails,
}
use Fault::*;

/// Every fault, and a promise that it breaks.
const FAULTS: &[(Fault, &str)] = &[
    (Forgetful, "a table is there from its first append on"),
    (TrimsEvents, "events come back as they were"),
    (ReversesEvents, "events stand in the order in which they were appended"),
    (ReadsOneTooMany, "reading begins behind the given length"),
    (NamesWrongLength, "another length is a conflict, which names the right one"),
    (ConflictReplacesCard, "a conflict changes nothing"),
    (AnyTime, "a failure changes nothing"),
    (IgnoresCardAlone, "without events only the card is replaced"),
    (AnyLength, "of those who append at once behind the same length, one wins"),
    (AnyLength, "tables that gather many appends at once have no gaps"),
    (NamesWithoutCase, "tables of different names do not mix"),
    (Eager, "nothing happens before an answer is waited for"),
    (SecretEveryTime, "a secret is made once"),
    (SecretEveryTime, "two who ask at once get the same secret"),
    (ForgetsSnapshots, "a table opens with its newest snapshot and the events behind it"),
    (OlderSnapshotReplaces, "an older snapshot never replaces a newer one"),
    (EqualSnapshotStays, "a snapshot replaces one of the same length"),
    (SnapshotCutsLog, "a snapshot changes nothing in the log"),
    (SnapshotOfAnyLength, "there is no snapshot of more events than there are"),
    (EveryoneSitsOnce, "a card comes back as it was"),
    (FirstCardStays, "a card is replaced at every append"),
    (ShowsUnlisted, "strangers find listed tables only, each on the shelf of its stage"),
    (HidesUnlistedFromPeople, "people find all tables where they sit"),
    (ReversesCards, "the last touched lies first, then by name"),
    (AnyNumberOfCards, "there are never more cards than asked for"),
    (DueTooLate, "tables are due at their time, the longest due first, then by name"),
    (AlwaysDue, "tables without a time are never due"),
    (BackupOfNothing, "a backup has everything"),
    (BackupReplaces, "a backup never replaces a file"),
    (BackupLeavesFiles, "a backup stays as it was"),
    (BackupOfTwoMoments, "a backup is of one moment"),
    (BackupNeverFails, "a backup that cannot be written fails, and the store goes on"),
];

#[test]
fn every_fault_is_caught() {
    for &(fault, promise) in FAULTS {
        let broken = wait(conformance::check(|| Box::new(Faulty::new(fault))));
        assert!(
            broken.iter().any(|broken| broken.promise == promise),
            "{fault:?} does not break it: {promise}\n{broken:#?}"
        );
    }
}

#[test]
fn every_promise_can_be_broken() {
    let planted: BTreeSet<_> = FAULTS.iter().map(|&(_, promise)| promise).collect();
    assert_eq!(planted, conformance::promises().into_iter().collect());
}

/// A store with a fault.
struct Faulty {
    fault: Fault,
    inner: Memory,
    /// Snapshots that have been kept: table, length, text.
    kept: Mutex<Vec<(String, u64, String)>>,
    /// The first card that a table had.
    first: Mutex<Vec<(String, Card)>>,
}

impl Faulty {
    fn new(fault: Fault) -> Faulty {
        Faulty { fault, inner: Memory::new(), kept: Mutex::default(), first: Mutex::default() }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    async fn length(&self, table: &str) -> u64 {
        self.inner.read(table, 0).await.unwrap().len() as u64
    }

    /// What is appended instead.
    async fn bent(&self, mut append: Append) -> Append {
        let events = &mut append.events;
        match self.fault {
            TrimsEvents => events.iter_mut().for_each(|event| *event = event.trim().to_owned()),
            ReversesEvents => events.reverse(),
            AnyTime => append.card.touched = append.card.touched.min(9),
            AnyLength => append.length = self.length(&append.table).await,
            NamesWithoutCase => {
                append.table = append.table.to_lowercase();
                append.length = self.length(&append.table).await;
            }
            EveryoneSitsOnce => append.card.people.dedup_by(|one, other| one == other || one.is_empty()),
            ShowsUnlisted => append.card.listed = true,
            AlwaysDue => append.card.due = append.card.due.or(Some(append.card.touched)),
            FirstCardStays => {
                let mut first = self.first.lock().unwrap();
                match first.iter().find(|(name, _)| *name == append.table) {
                    Some((_, card)) => append.card = card.clone(),
                    None => first.push((append.table.clone(), append.card.clone())),
                }
            }
            _ => {}
        }
        append
    }

    async fn append_badly(&self, append: Append) -> Result<(), Trouble> {
        let append = self.bent(append).await;
        if self.has(Forgetful) || self.has(IgnoresCardAlone) && append.events.is_empty() {
            return Ok(());
        }
        match self.inner.append(append.clone()).await {
            Err(Trouble::Conflict { .. }) if self.has(NamesWrongLength) => {
                Err(Trouble::Conflict { length: append.length })
            }
            Err(Trouble::Conflict { length }) if self.has(ConflictReplacesCard) => {
                self.inner.append(Append { length, events: Vec::new(), ..append }).await?;
                Err(Trouble::Conflict { length })
            }
            answer => answer,
        }
    }

    async fn backup_badly(&self, to: &Path) -> Result<(), Trouble> {
        match self.fault {
            BackupOfNothing => return Memory::new().backup(to).await,
            BackupOfTwoMoments => {
                let torn = Memory::new();
                let (card, events) = (conformance::card(1), self.inner.read("b", 0).await?);
                torn.append(Append { table: "b".to_owned(), length: 0, events, card }).await?;
                return torn.backup(to).await;
            }
            BackupReplaces => drop(std::fs::remove_file(to)),
            BackupLeavesFiles => drop(std::fs::write(to.with_extension("left"), "")),
            _ => {}
        }
        let answer = self.inner.backup(to).await;
        if self.has(BackupNeverFails) { Ok(()) } else { answer }
    }
}

impl Store for Faulty {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        if self.has(Eager) {
            return Box::pin(std::future::ready(wait_without_runtime(self.append_badly(append))));
        }
        Box::pin(self.append_badly(append))
    }

    fn open(&self, table: &str) -> Answer<'_, Option<Opened>> {
        let table = table.to_owned();
        Box::pin(async move {
            let kept = self.kept.lock().unwrap().iter().rfind(|(name, ..)| *name == table).cloned();
            if let (Some((_, length, text)), OlderSnapshotReplaces) = (kept, self.fault) {
                let events = self.inner.read(&table, length).await?;
                return Ok(Some(Opened { snapshot: Some(Snapshot { length, text }), events }));
            }
            self.inner.open(&table).await
        })
    }

    fn read(&self, table: &str, after: u64) -> Answer<'_, Vec<String>> {
        let table = if self.has(NamesWithoutCase) { table.to_lowercase() } else { table.to_owned() };
        Box::pin(async move {
            let after = if self.has(ReadsOneTooMany) { after.saturating_sub(1) } else { after };
            match self.inner.open(&table).await? {
                Some(opened) if self.has(SnapshotCutsLog) && opened.snapshot.is_some() => Ok(opened.events),
                _ => self.inner.read(&table, after).await,
            }
        })
    }

    fn keep(&self, table: &str, length: u64, snapshot: String) -> Answer<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let again = self.kept.lock().unwrap().iter().any(|(name, kept, _)| *name == table && *kept == length);
            if self.has(ForgetsSnapshots) || self.has(EqualSnapshotStays) && again {
                return Ok(());
            }
            self.kept.lock().unwrap().push((table.clone(), length, snapshot.clone()));
            let answer = self.inner.keep(&table, length, snapshot).await;
            if self.has(SnapshotOfAnyLength) { Ok(()) } else { answer }
        })
    }

    fn cards(&self, from: Shelf, most: u32) -> Answer<'_, Vec<(String, Card)>> {
        Box::pin(async move {
            let persons = matches!(from, Shelf::Of(_));
            let most = if self.has(AnyNumberOfCards) { u32::MAX } else { most };
            let mut cards = self.inner.cards(from, most).await?;
            match self.fault {
                ReversesCards => cards.reverse(),
                HidesUnlistedFromPeople if persons => cards.retain(|(_, card)| card.listed),
                _ => {}
            }
            Ok(cards)
        })
    }

    fn due(&self, until: u64, most: u32) -> Answer<'_, Vec<String>> {
        let until = if self.has(DueTooLate) { until.saturating_sub(1) } else { until };
        self.inner.due(until, most)
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Answer<'_, [u8; 32]> {
        if self.has(SecretEveryTime) { Box::pin(async move { Ok(fresh) }) } else { self.inner.secret(name, fresh) }
    }

    fn backup(&self, to: &Path) -> Answer<'_, ()> {
        let to = to.to_owned();
        Box::pin(async move { self.backup_badly(&to).await })
    }
}

/// The result of something that never has to wait, even where a runtime waits already.
fn wait_without_runtime<T>(something: impl Future<Output = T>) -> T {
    let mut something = std::pin::pin!(something);
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match something.as_mut().poll(&mut context) {
        std::task::Poll::Ready(result) => result,
        std::task::Poll::Pending => unreachable!("memory never waits"),
    }
}
