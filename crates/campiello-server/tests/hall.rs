//! Nothing is shown before it is stored, nobody overwrites anybody, and what is drawn is drawn once.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use campiello_core::Seat;
use campiello_server::eyes::Eyes;
use campiello_server::hall::{Hall, Unable};
use campiello_server::life::{Event, Life, Pace, Refusal};
use campiello_server::{App, Config};
use campiello_store::{Answer, Append, Card, Memory, Opened, Shelf, Store, Trouble};
use campiello_text::Language;
use common::{GAMES, bot, first_move, laid, sits};
use tokio::sync::Semaphore;

/// A store in memory whose appends wait at a gate, and fail when they are told to.
struct Gated {
    store: Memory,
    gate: Semaphore,
    fails: AtomicBool,
    loses: AtomicBool,
}

impl Gated {
    fn new(open: usize) -> Arc<Self> {
        Arc::new(Self { store: Memory::new(), gate: Semaphore::new(open), fails: false.into(), loses: false.into() })
    }
}

impl Store for Gated {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move {
            self.gate.acquire().await.expect("the gate is there").forget();
            if self.fails.load(Ordering::Relaxed) {
                return Err(Trouble::Failed("the disk is full".into()));
            }
            self.store.append(append).await?;
            // Stored, but nobody hears of it: the machine in between has died.
            if self.loses.swap(false, Ordering::Relaxed) { Err(Trouble::Failed("no answer".into())) } else { Ok(()) }
        })
    }
    fn open(&self, table: &str) -> Answer<'_, Option<Opened>> {
        self.store.open(table)
    }
    fn read(&self, table: &str, after: u64) -> Answer<'_, Vec<String>> {
        self.store.read(table, after)
    }
    fn keep(&self, table: &str, length: u64, snapshot: String) -> Answer<'_, ()> {
        self.store.keep(table, length, snapshot)
    }
    fn cards(&self, shelf: Shelf, most: u32) -> Answer<'_, Vec<(String, Card)>> {
        self.store.cards(shelf, most)
    }
    fn due(&self, until: u64, most: u32) -> Answer<'_, Vec<String>> {
        self.store.due(until, most)
    }
    fn secret(&self, name: &str, fresh: [u8; 32]) -> Answer<'_, [u8; 32]> {
        self.store.secret(name, fresh)
    }
    fn backup(&self, to: &Path) -> Answer<'_, ()> {
        self.store.backup(to)
    }
}

fn quick() -> Config {
    Config { bot_pause: Duration::ZERO, idle: Duration::from_millis(30), ..Config::default() }
}

/// Two people at one screen, so that the test can move for both.
async fn table(hall: &Arc<Hall>) {
    let events = vec![laid(vec![sits("ann"), sits("ann")], Pace::Relaxed, 1), Event::Started { at: 1_000 }];
    hall.lay("table", events).await.expect("it can be laid");
}

async fn play(hall: &Arc<Hall>, board: u64, seat: Seat, notation: String) -> Result<Arc<Life>, Unable> {
    hall.act("table", move |life| life.play("id-ann", seat, board, &notation, 2_000)).await
}

#[tokio::test]
async fn nothing_is_shown_before_it_is_stored() {
    let store = Gated::new(1);
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    table(&hall).await;
    let room = hall.room("table").await.unwrap();
    let (life, mut watch) = (room.life(), room.watch());
    let (seat, notation) = first_move(&life);
    let act = tokio::spawn({
        let (hall, board) = (Arc::clone(&hall), life.board);
        async move { play(&hall, board, seat, notation).await }
    });
    assert!(
        tokio::time::timeout(Duration::from_millis(80), watch.changed()).await.is_err(),
        "the append waits at the gate"
    );
    assert_eq!(room.life().length, life.length);
    store.gate.add_permits(1);
    assert!(act.await.unwrap().is_ok());
    watch.changed().await.unwrap();
    assert_eq!(room.life().length, life.length + 1);
}

#[tokio::test]
async fn an_append_that_fails_changes_nothing_that_anybody_sees() {
    let store = Gated::new(100);
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    table(&hall).await;
    let life = hall.room("table").await.unwrap().life();
    let (seat, notation) = first_move(&life);
    store.fails.store(true, Ordering::Relaxed);
    let failed = play(&hall, life.board, seat, notation.clone()).await;
    assert!(matches!(failed, Err(Unable::Trouble(Trouble::Failed(_)))));
    assert_eq!(hall.room("table").await.unwrap().life().length, life.length);
    store.fails.store(false, Ordering::Relaxed);
    assert!(play(&hall, life.board, seat, notation).await.is_ok(), "the table goes on");
}

#[tokio::test]
async fn an_append_whose_answer_is_lost_is_found_in_the_store() {
    let store = Gated::new(100);
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    table(&hall).await;
    let life = hall.room("table").await.unwrap().life();
    let (seat, notation) = first_move(&life);
    store.loses.store(true, Ordering::Relaxed);
    assert!(play(&hall, life.board, seat, notation).await.is_err());
    assert_eq!(hall.room("table").await.unwrap().life().length, life.length + 1, "what is stored is shown");
}

#[tokio::test]
async fn of_two_who_move_at_once_one_is_too_late() {
    let store = Gated::new(100);
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    table(&hall).await;
    let life = hall.room("table").await.unwrap().life();
    let (seat, notation) = first_move(&life);
    let moves = (0..8).map(|_| play(&hall, life.board, seat, notation.clone()));
    let done = futures_util::future::join_all(moves).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1);
    let stale = |done: &Result<_, Unable>| matches!(done, Err(Unable::Refused(Refusal::Stale)));
    assert_eq!(done.iter().filter(|done| stale(done)).count(), 7);
    assert_eq!(store.read("table", 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn of_two_servers_on_one_store_the_second_is_too_late_and_sees_the_first() {
    let store = Gated::new(100);
    let one = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    let two =
        Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, Config { idle: Duration::from_mins(5), ..quick() });
    table(&one).await;
    let seen = two.room("table").await.unwrap();
    let life = seen.life();
    let (seat, notation) = first_move(&life);
    assert!(play(&one, life.board, seat, notation.clone()).await.is_ok());
    let late = play(&two, life.board, seat, notation).await;
    assert!(matches!(late, Err(Unable::Refused(Refusal::Stale))));
    assert_eq!(seen.life().length, life.length + 1, "the conflict brought the newest table");
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_forgotten_and_opened_again() {
    let store = Gated::new(1000);
    let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick());
    table(&hall).await;
    let before = hall.room("table").await.unwrap().life().table().record();
    for _ in 0..200 {
        if hall.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(hall.is_empty(), "nobody is there");
    let room = hall.room("table").await.unwrap();
    assert_eq!(room.life().table().record(), before);
    let watching = room.watch();
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(hall.len(), 1, "somebody watches");
    drop(watching);
}

#[tokio::test]
async fn bots_play_a_whole_game_and_snapshots_open_it() {
    let store = Gated::new(100_000);
    let hall =
        Hall::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, Config { idle: Duration::from_mins(5), ..quick() });
    let events = vec![
        laid(vec![sits("ann"), bot(), bot()], Pace::Relaxed, 2),
        Event::Started { at: 1_000 },
        Event::Away { seat: Seat::new(0), why: campiello_server::life::Absence::Wish, at: 1_000 },
    ];
    let room = hall.lay("table", events).await.unwrap();
    let mut watch = room.watch();
    while room.life().table().outcome().is_none() {
        tokio::time::timeout(Duration::from_mins(1), watch.changed()).await.expect("bots move").unwrap();
    }
    let life = room.life();
    assert!(life.length > 64, "only {} events", life.length);
    let opened = store.open("table").await.unwrap().unwrap();
    assert!(opened.snapshot.is_some() && opened.events.len() < 64);
    assert_eq!(hall.read("table").await.unwrap().table().record(), life.table().record());
}

#[tokio::test]
async fn a_step_is_drawn_once_for_all_who_see_the_same() {
    let store = Gated::new(1000);
    let app = App::new(Arc::clone(&store) as Arc<dyn Store>, GAMES, quick()).await.unwrap();
    table(&app.hall).await;
    let room = app.hall.room("table").await.unwrap();
    let draw = |person: &str, looks_as: Option<Seat>| {
        let shown = room.shown();
        app.rendering(&room, &shown, Eyes::of(&shown.life, person, looks_as), Language::ENGLISH)
    };
    let before = app.hall.metrics.renders.count();
    for spectator in 0..50 {
        draw(&format!("spectator {spectator}"), None);
    }
    for seat in [0, 1, 0, 1] {
        draw("id-ann", Some(Seat::new(seat)));
    }
    assert_eq!(
        app.hall.metrics.renders.count() - before,
        3,
        "two seats (one of them behind a curtain) and the spectators"
    );
}

#[tokio::test]
async fn names_that_cannot_be_tables_do_not_reach_the_store() {
    let hall = Hall::new(Gated::new(1), GAMES, quick());
    for name in ["", "abc", "../../etc", "a b c d", "tablé", &"x".repeat(33), "table'--"] {
        assert!(matches!(hall.room(name).await, Err(Unable::NoTable)), "{name}");
    }
}
