//! The deal of the day: the same cards for everybody, one try that counts, and nothing that helps whoever still plays.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use campiello_bots::Budget;
use campiello_core::table::Undo;
use campiello_core::{Seat, Viewer};
use campiello_server::daily::{Board, Own};
use campiello_server::life::{Chair, Day, Deal, Event, Life, Person, Refusal};
use campiello_server::{App, Config};
use campiello_store::{Card, Memory};
use common::{GAMES, person};

const P0: Seat = Seat::new(0);
const DAY: u64 = 24 * 60 * 60 * 1000;

async fn app() -> App {
    let config = Config { bot_pause: Duration::ZERO, mark: Budget::Playouts(8), ..Config::default() };
    App::new(Arc::new(Memory::new()), GAMES, config).await.unwrap()
}

async fn lay(app: &App, id: &str, day: Day, who: &Person) -> Arc<Life> {
    let deal = Deal { day, counts: true };
    app.lay_daily(id, deal, Chair::Person(who.clone()), who.clone()).await.unwrap();
    app.hall.room(id).await.unwrap().life()
}

/// Plays the first or the last of all moves to the end; answers the cards that came into every row, in their order.
fn cards_of(life: &Life, last: bool) -> BTreeMap<String, Vec<String>> {
    let mut life = life.clone();
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for at in 0..400 {
        let scene = life.table().scene(Viewer::Spectator);
        let supply = scene.areas.iter().find(|area| area.id == "supply").expect("there is a supply");
        for piece in &supply.pieces {
            // `supply/pink2b`: a colour, a floor, a letter.
            let Some(name) = piece.id.rsplit('/').next().filter(|name| name.len() > 2) else { continue };
            let floor = name.chars().rev().nth(1).filter(char::is_ascii_digit);
            let Some(floor) = floor else { continue };
            let row = seen.entry(floor.to_string()).or_default();
            if !row.contains(&name.to_owned()) {
                row.push(name.to_owned());
            }
        }
        let offers = life.table().offered(P0);
        let Some(offer) = (if last { offers.last() } else { offers.first() }) else { break };
        life = common::after(&life, &[Event::Moved { seat: P0, notation: offer.notation.clone(), at }]);
    }
    seen
}

#[tokio::test]
async fn everybody_gets_the_same_cards_in_the_same_order_whatever_they_play() {
    let (app, today) = (app().await, Day::at(20_000 * DAY));
    let one = lay(&app, "tableone", today, &person("ann")).await;
    let two = lay(&app, "tabletwo", today, &person("bob")).await;
    let (first, second) = (cards_of(&one, false), cards_of(&two, true));
    assert_eq!(first.len(), 3, "{first:?}");
    let mut compared = 0;
    for (row, cards) in &first {
        let other = &second[row];
        // What lies there at the same time has no order among itself: as many as both saw are the same cards.
        let most = cards.len().min(other.len());
        let (mut a, mut b) = (cards[..most].to_vec(), other[..most].to_vec());
        a.sort();
        b.sort();
        assert_eq!(a, b, "row {row}");
        compared += most;
    }
    assert!(compared > 20, "only {compared} cards came");
    let tomorrow = lay(&app, "tablethree", today.next(), &person("ann")).await;
    assert_ne!(cards_of(&tomorrow, false), first, "another day has other cards");
}

#[tokio::test]
async fn a_guest_has_one_try_a_day_that_counts() {
    let (app, today) = (app().await, Day::at(20_000 * DAY));
    let own = app.daily_table(today, "id-ann");
    assert_eq!(own, app.daily_table(today, "id-ann"));
    assert_ne!(own, app.daily_table(today, "id-bob"));
    assert_ne!(own, app.daily_table(today.next(), "id-ann"));
    lay(&app, &own, today, &person("ann")).await;
    let deal = Deal { day: today, counts: true };
    let again = app.lay_daily(&own, deal, Chair::Person(person("ann")), person("ann")).await;
    assert!(again.is_err(), "the store knows that table already");
}

#[tokio::test]
async fn what_was_seen_is_not_taken_back_where_the_result_counts_and_nobody_plays_for_another() {
    let (app, today) = (app().await, Day::at(20_000 * DAY));
    let mut life = Life::clone(&*lay(&app, "tableone", today, &person("ann")).await);
    let mut refused = 0;
    for at in 0..60 {
        let offers = life.table().offered(P0);
        let Some(offer) = offers.first() else { break };
        life = common::after(&life, &[Event::Moved { seat: P0, notation: offer.notation.clone(), at }]);
        let undo = life.undo("id-ann", P0, at);
        match life.table().undo(P0) {
            Undo::Free => assert!(undo.is_ok()),
            Undo::ByConsent(_) => {
                assert!(matches!(undo, Err(Refusal::No("ui-refused-counts"))), "{undo:?}");
                refused += 1;
            }
            Undo::Nothing => unreachable!(),
        }
    }
    assert!(refused > 2, "new cards came {refused} times");
    let away = life.send_away("id-ann", P0, false, 1);
    assert!(matches!(away, Err(Refusal::No("ui-refused-counts" | "ui-refused-over"))), "{away:?}");
}

#[tokio::test]
async fn the_master_s_table_is_played_in_the_background_and_is_the_mark() {
    let app = app().await;
    let today = Day::at(campiello_server::clock::now());
    app.mark_daily(today).await.unwrap();
    app.mark_daily(today).await.unwrap();
    for _ in 0..1200 {
        if app.daily_board(today, "id-ann").await.unwrap().mark.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let board = app.daily_board(today, "id-ann").await.unwrap();
    let (points, table) = board.mark.clone().expect("the master has finished");
    let life = app.hall.room(&table).await.unwrap().life();
    assert_eq!(life.table().outcome().unwrap().scores[0].total(), points);
    assert!(board.results.is_empty(), "the master is no guest");
    let own = lay(&app, "tableown", today, &person("ann")).await;
    assert_eq!(app.daily_mark(&own), Some(points), "whoever plays sees what is to be beaten");
    assert!(app.is_kept(&life, "id-ann").await, "how it played is a secret to whoever still plays");
    assert!(life.keeps_seed(campiello_server::clock::now()) && !life.keeps_seed(today.next().begins()));
}

/// A card of somebody's try.
fn card(name: &str, ended: Option<(i32, u64)>, closed: bool) -> Card {
    let stage = if ended.is_some() || closed { campiello_store::Stage::Over } else { campiello_store::Stage::Playing };
    let about = serde_json::json!({
        "host": name, "switches": [], "pace": "relaxed", "closed": closed, "sitters": [{ "person": name }], "awaited": [], "moves": 9, "ended": ended,
    });
    let people = vec![format!("id-{name}")];
    Card { game: "walking".into(), stage, listed: false, touched: 1, due: None, people, about: about.to_string() }
}

#[test]
fn ties_share_a_place_and_whoever_is_late_or_gave_up_does_not_count() {
    let day = Day::at(20_000 * DAY);
    let noon = day.begins() + DAY / 2;
    let cards: Vec<(String, Card)> = [
        ("ann", card("ann", Some((80, noon)), false)),
        ("bob", card("bob", Some((84, noon + 2)), false)),
        ("cat", card("cat", Some((84, noon + 1)), false)),
        ("dan", card("dan", Some((99, day.next().begins())), false)),
        ("eve", card("eve", None, true)),
        ("fay", card("fay", None, false)),
    ]
    .map(|(table, card)| (table.to_owned(), card))
    .into();
    let board = Board::of(day, day, &cards, "ann");
    let places: Vec<_> = board.results.iter().map(|result| (result.place, result.name.as_str(), result.own)).collect();
    assert_eq!(places, [(1, "cat", false), (1, "bob", false), (3, "ann", true)]);
    assert_eq!((board.under_way, &board.own), (1, &Own::Done("ann".to_owned())));
    assert!(board.is_open(), "whoever has finished may look");
    assert!(!Board::of(day, day, &cards, "fay").is_open() && !Board::of(day, day, &cards, "new").is_open());
    assert!(Board::of(day, day.next(), &cards, "new").is_open(), "the day is over");
}

#[tokio::test]
async fn only_days_on_which_somebody_played_are_beside_a_day() {
    let app = app().await;
    let today = Day::at(campiello_server::clock::now());
    assert_eq!(app.days_beside(today).await.unwrap(), [None, None], "nobody has played yet");
    let days: Vec<Day> = std::iter::successors(Some(today), |day| Some(day.before())).take(6).collect();
    for (day, table) in [(days[2], "tableone"), (days[5], "tabletwo")] {
        lay(&app, table, day, &person("ann")).await;
    }
    assert_eq!(app.days_beside(today).await.unwrap(), [Some(days[2]), None]);
    assert_eq!(app.days_beside(days[2]).await.unwrap(), [Some(days[5]), Some(today)]);
    assert_eq!(app.days_beside(days[5]).await.unwrap(), [None, Some(days[2])]);
    assert!(app.was_played(days[2]).await.unwrap() && !app.was_played(days[3]).await.unwrap());
}
