//! Whoever has nothing to say in a turn need not be asked again and again, and misses nothing that is said to them.

mod common;

use std::sync::Arc;
use std::time::Duration;

use bohnanza::Bohnanza;
use campiello_core::{Seat, SeatSet};
use campiello_server::Config;
use campiello_server::caretaker::Errand;
use campiello_server::hall::Hall;
use campiello_server::life::{Absence, Event, Life, Pace, Refusal, Snapshot};
use campiello_store::Memory;
use common::{GAMES, after, laid_of, sits, turn};

const TRADER: Seat = Seat::new(0);
const ANN: Seat = Seat::new(1);
const BOB: Seat = Seat::new(2);

/// The events up to a moment when the first seat trades and could speak to both others: they are asked.
fn trading() -> Vec<Event> {
    let chairs = ["tom", "ann", "bob"].map(sits).to_vec();
    let mut events = vec![laid_of::<Bohnanza>(chairs, Pace::Relaxed, 1), Event::Started { at: 1_000 }];
    loop {
        let life = table(&events);
        let offered = life.table().offered(turn(&life));
        let to = |words: &str| offered.iter().any(|offer| offer.notation.contains(words));
        if turn(&life) == TRADER && to(" to p1 for") && to(" to p2 for") {
            return events;
        }
        let next = offered.iter().find(|offer| !offer.notation.starts_with("offer")).expect("the turn goes on");
        events.push(Event::Moved { seat: turn(&life), notation: next.notation.clone(), at: 2_000 });
    }
}

fn table(events: &[Event]) -> Life {
    let life = Life::laid("table", &events[0], GAMES).expect("it can be laid");
    after(&life, &events[1..])
}

/// The table after Ann has asked to be left in peace.
fn hushed() -> Life {
    let life = table(&trading());
    let events = life.hush("id-ann", ANN, life.board, 3_000).expect("she is only asked");
    after(&life, &events)
}

/// The first lawful move of a seat with these words.
fn words(life: &Life, seat: Seat, words: &str) -> String {
    let offered = life.table().offered(seat);
    let chosen = offered.iter().find(|offer| offer.notation.contains(words));
    chosen.unwrap_or_else(|| panic!("{seat} {words}")).notation.clone()
}

/// The table after that move.
fn plays(life: &Life, seat: Seat, said: &str) -> Life {
    after(life, &[Event::Moved { seat, notation: words(life, seat, said), at: 4_000 }])
}

fn errand(life: &Life) -> Errand {
    Errand::of(life, SeatSet::only(ANN).with(BOB))
}

#[test]
fn who_is_quiet_passes_now_and_whenever_something_has_changed() {
    let life = hushed();
    assert!(life.is_quiet(ANN) && !life.awaited().contains(ANN), "she has passed");
    assert_eq!(errand(&life), Errand::Nothing, "everybody else is a person");
    let life = plays(&life, TRADER, " to p2 for");
    assert_eq!(errand(&life), Errand::Pass(ANN), "somebody else was spoken to");
    let passed = life.pass_quietly(ANN, life.board, 5_000).expect("that is her errand");
    assert_eq!(passed, [Event::Moved { seat: ANN, notation: "pass".into(), at: 5_000 }]);
    assert_eq!(errand(&after(&life, &passed)), Errand::Nothing);
    assert!(matches!(life.pass_quietly(BOB, life.board, 5_000), Err(Refusal::Stale)), "he is not quiet");
}

#[test]
fn who_is_quiet_is_asked_when_something_is_said_to_them() {
    let life = plays(&hushed(), TRADER, " to p1 for");
    assert!(life.is_quiet(ANN) && life.awaited().contains(ANN));
    assert_eq!((errand(&life), life.quiet_pass(ANN)), (Errand::Nothing, None));
    assert!(matches!(life.pass_quietly(ANN, life.board, 5_000), Err(Refusal::Stale)));
    assert!(life.hush("id-ann", ANN, life.board, 5_000).is_err(), "an offer is worth a look");
    let life = plays(&life, ANN, "decline");
    assert_eq!(errand(&life), Errand::Pass(ANN), "and is left in peace again");
}

#[test]
fn it_ends_with_the_turn_and_when_they_say_so() {
    let life = hushed();
    let mut ended = plays(&plays(&life, BOB, "pass"), TRADER, "end");
    while turn(&ended) == TRADER {
        ended = plays(&ended, TRADER, "");
    }
    assert!(!ended.is_quiet(ANN), "the table waits for others now");
    let undone = after(&life, &life.undo("id-ann", ANN, 4_000).expect("nobody has moved since"));
    assert!(!undone.is_quiet(ANN) && undone.awaited().contains(ANN), "whoever takes the pass back is asked again");
    let spoken = after(&life, &life.speak("id-ann", ANN).expect("she was quiet"));
    assert!(!spoken.is_quiet(ANN) && spoken.board == life.board, "nobody's move is stale because of it");
    assert!(spoken.speak("id-ann", ANN).is_err(), "there is nothing to end");
    let life = plays(&spoken, TRADER, " to p2 for");
    assert_eq!(errand(&life), Errand::Nothing, "she is asked");
}

#[test]
fn it_is_nobody_elses_to_say() {
    let life = table(&trading());
    assert!(life.hush("id-bob", ANN, life.board, 3_000).is_err());
    assert!(life.hush("id-tom", TRADER, life.board, 3_000).is_err(), "who must move cannot be quiet");
    assert!(hushed().speak("id-bob", ANN).is_err());
}

#[test]
fn nobody_elses_click_is_stale_because_of_it() {
    let life = table(&trading());
    let seen = life.board;
    let life = after(&life, &life.hush("id-ann", ANN, seen, 3_000).expect("she is only asked"));
    assert_ne!(life.board, seen);
    assert!(life.play("id-bob", BOB, seen, "pass", 3_001).is_ok(), "what he saw has not changed for him");
    let life = after(&life, &life.speak("id-ann", ANN).expect("she was quiet"));
    assert!(life.play("id-bob", BOB, seen, "pass", 3_001).is_ok(), "and still has not");
}

#[test]
fn a_bot_that_stands_in_speaks_and_a_snapshot_remembers() {
    let life = hushed();
    let text = serde_json::to_string(&Snapshot::of(&life)).expect("it can be written");
    assert!(Life::open("table", Some(&text), &[], GAMES).expect("it can be read").is_quiet(ANN));
    let away = after(&life, &[Event::Away { seat: ANN, why: Absence::Wish, at: 4_000 }]);
    assert_eq!(errand(&plays(&away, TRADER, " to p2 for")), Errand::Bot(ANN), "whoever stands in is no less awake");
}

#[tokio::test]
async fn the_caretaker_passes_for_them_at_once() {
    let config = Config { bot_pause: Duration::from_mins(1), ..Config::default() };
    let hall = Hall::new(Arc::new(Memory::new()), GAMES, config);
    let room = hall.lay("table", trading()).await.expect("it can be laid");
    let _there = room.enter("id-ann");
    let board = room.life().board;
    hall.act("table", move |life| life.hush("id-ann", ANN, board, 3_000)).await.expect("she is only asked");
    let life = room.life();
    let (board, notation) = (life.board, words(&life, TRADER, " to p2 for"));
    let mut watch = room.watch();
    hall.act("table", move |life| life.play("id-tom", TRADER, board, &notation, 4_000)).await.expect("he offers");
    let passed = watch.wait_for(|shown| shown.life.movers().last() == Some(ANN));
    tokio::time::timeout(Duration::from_secs(10), passed).await.expect("it does not take a minute").unwrap();
}
