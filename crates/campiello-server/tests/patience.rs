//! Whoever is there and has something said to them is not hurried by bots.

mod common;

use std::sync::Arc;
use std::time::Duration;

use bohnanza::Bohnanza;
use campiello_core::{Seat, SeatSet};
use campiello_server::Config;
use campiello_server::caretaker::Errand;
use campiello_server::hall::Hall;
use campiello_server::life::{Absence, Event, Life, Pace};
use campiello_store::Memory;
use common::{GAMES, after, bot, laid_of, sits, turn};

const TRADER: Seat = Seat::new(0);
const ANN: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(2);
/// When the offer was made.
const SAID: u64 = 7_000;

/// The events up to the moment when the bot of the first seat trades and makes Ann an offer.
fn offered(pace: Pace) -> Vec<Event> {
    let mut events = vec![laid_of::<Bohnanza>(vec![bot(), sits("ann"), bot()], pace, 1), Event::Started { at: 1_000 }];
    loop {
        let life = table(&events);
        let seat = turn(&life);
        let moves = life.table().offered(seat);
        let is_offer = |notation: &str| notation.starts_with("offer");
        let to_ann = |notation: &str| is_offer(notation) && notation.contains(" to p1 ") && seat == TRADER;
        let offer = moves.iter().find(|offer| to_ann(&offer.notation));
        let next = offer.or_else(|| moves.iter().find(|offer| !is_offer(&offer.notation))).expect("the turn goes on");
        events.push(Event::Moved { seat, notation: next.notation.clone(), at: SAID });
        if offer.is_some() {
            return events;
        }
    }
}

fn table(events: &[Event]) -> Life {
    let life = Life::laid("table", &events[0], GAMES).expect("it can be laid");
    after(&life, &events[1..])
}

/// The table after a bot without whom the game could go on has passed.
fn passed(life: &Life, seat: Seat) -> Life {
    after(life, &[Event::Moved { seat, notation: "pass".into(), at: SAID + 500 }])
}

#[test]
fn who_must_move_waits_for_the_answer_of_somebody_who_is_there_and_the_others_go_on_speaking() {
    let life = table(&offered(Pace::Relaxed));
    let there = SeatSet::only(ANN);
    assert_eq!(Errand::of(&life, there), Errand::Bot(OTHER), "whoever is only asked speaks");
    let life = passed(&life, OTHER);
    assert_eq!(Errand::of(&life, there), Errand::Patient(TRADER, SAID), "since it was said, not since the last move");
    assert_eq!(Errand::of(&life, SeatSet::NOBODY), Errand::Bot(TRADER), "nobody waits for nobody");
}

#[test]
fn an_answer_and_a_pass_end_the_waiting() {
    let life = passed(&table(&offered(Pace::Relaxed)), OTHER);
    let there = SeatSet::only(ANN);
    assert_eq!(Errand::of(&passed(&life, ANN), there), Errand::Bot(TRADER), "she has passed, and nobody else is there");
    let offers = life.table().offered(ANN);
    let decline = offers.iter().find(|offer| offer.notation.starts_with("decline")).expect("the offer can be declined");
    let declined = Event::Moved { seat: ANN, notation: decline.notation.clone(), at: 9_000 };
    let life = passed(&after(&life, &[declined]), OTHER);
    assert_eq!(Errand::of(&life, there), Errand::Polite(TRADER, SAID), "she can still say something");
}

#[test]
fn clocks_and_bots_who_stand_in_are_not_slowed() {
    let there = SeatSet::only(ANN);
    for pace in [Pace::Live { minutes: 10, seconds: 15 }, Pace::Days { days: 1 }] {
        let life = passed(&table(&offered(pace)), OTHER);
        assert_eq!(Errand::of(&life, there), Errand::Bot(TRADER), "{pace:?}");
    }
    let life = passed(&table(&offered(Pace::Relaxed)), OTHER);
    let away = after(&life, &[Event::Away { seat: ANN, why: Absence::Wish, at: 9_000 }]);
    assert!(matches!(Errand::of(&away, there), Errand::Bot(_)));
}

#[tokio::test]
async fn the_offer_lies_open_until_it_is_answered_or_patience_ends() {
    let config = |patience| Config { bot_pause: Duration::ZERO, patience, ..Config::default() };
    for (patience, waits) in [(Duration::from_mins(1), true), (Duration::from_millis(400), false)] {
        let hall = Hall::new(Arc::new(Memory::new()), GAMES, config(patience));
        let mut events = offered(Pace::Relaxed);
        let now = campiello_server::clock::now();
        if let Some(Event::Moved { at, .. }) = events.last_mut() {
            *at = now;
        }
        let room = hall.lay("table", events).await.expect("it can be laid");
        let _there = room.enter("id-ann");
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(room.life().places[ANN.index()].spoken_to, Some(now), "the offer lies open");
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert_eq!(room.life().places[ANN.index()].spoken_to == Some(now), waits, "patience of {patience:?}");
        if waits {
            let mut watch = room.watch();
            let board = room.life().board;
            let pass = move |life: &Life| life.play("id-ann", ANN, board, "pass", now);
            hall.act("table", pass).await.expect("she passes");
            let moved = watch.wait_for(|shown| shown.life.movers().last() == Some(TRADER));
            tokio::time::timeout(Duration::from_secs(10), moved).await.expect("a pass ends the waiting").unwrap();
        }
    }
}

#[test]
fn only_what_takes_the_word_from_somebody_who_is_there_waits() {
    let mut events = offered(Pace::Relaxed);
    events.pop();
    let life = passed(&table(&events), OTHER);
    assert!(matches!(Errand::of(&life, SeatSet::only(ANN)), Errand::Polite(TRADER, _)));
    assert_eq!(Errand::of(&life, SeatSet::NOBODY), Errand::Bot(TRADER), "nobody is there who could speak");
    assert!(life.takes_the_word(TRADER, "end", SeatSet::only(ANN)));
    assert!(!life.takes_the_word(TRADER, "end", SeatSet::only(OTHER)), "whoever has passed has said so");
    let offer = life.table().offered(TRADER).into_iter().find(|offer| offer.notation.starts_with("offer"));
    let offer = offer.expect("cards were turned up").notation;
    assert!(!life.takes_the_word(TRADER, &offer, SeatSet::only(ANN)), "she is asked again");
}

#[tokio::test]
async fn trading_does_not_end_before_somebody_who_is_there_has_spoken_or_patience_ends() {
    for (patience, waits) in [(Duration::from_mins(1), true), (Duration::from_millis(300), false)] {
        let config = Config { bot_pause: Duration::ZERO, patience, ..Config::default() };
        let hall = Hall::new(Arc::new(Memory::new()), GAMES, config);
        let mut events = offered(Pace::Relaxed);
        events.pop();
        let room = hall.lay("table", events).await.expect("it can be laid");
        let _there = room.enter("id-ann");
        let mut watch = room.watch();
        let ended = watch.wait_for(|shown| shown.life.must() != SeatSet::only(TRADER));
        let ended = tokio::time::timeout(Duration::from_secs(2), ended).await.is_ok();
        assert_eq!(ended, !waits, "patience of {patience:?}");
        // Once she has said that there will be nothing more from her, only offers to her are waited for.
        let late = std::time::Instant::now() + Duration::from_secs(20);
        while waits && room.life().must() == SeatSet::only(TRADER) {
            assert!(std::time::Instant::now() < late, "the trading goes on and on");
            let life = room.life();
            let quiet = life.pass(ANN).is_some();
            let offers = life.table().offered(ANN);
            let decline = offers.into_iter().find(|offer| offer.notation.starts_with("decline"));
            let board = life.board;
            let said = move |life: &Life| match &decline {
                _ if quiet => life.hush("id-ann", ANN, board, 9_000),
                Some(offer) => life.play("id-ann", ANN, board, &offer.notation, 9_000),
                None => Ok(Vec::new()),
            };
            let _ = hall.act("table", said).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
