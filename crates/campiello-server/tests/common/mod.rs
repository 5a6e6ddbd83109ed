//! Tables for tests: of Walking in Burano, if nothing else is said.

#![allow(dead_code, reason = "every test uses a part of it")]

use bohnanza::Bohnanza;
use campiello_bots::AnyBrains;
use campiello_core::erased::Erased;
use campiello_core::{Game, Seat, Seed};
use campiello_server::life::{Chair, Event, Games, Life, Pace, Person, Plan};
use walking::Walking;

static WALKING: Erased<Walking> = Erased::new();
static BOHNANZA: Erased<Bohnanza> = Erased::new();
/// What can be played in tests.
pub(crate) static GAMES: Games = &[&WALKING as &dyn AnyBrains, &BOHNANZA as &dyn AnyBrains];

/// Somebody.
pub(crate) fn person(name: &str) -> Person {
    Person { id: format!("id-{name}"), name: name.to_owned() }
}

/// A person's chair.
pub(crate) fn sits(name: &str) -> Chair {
    Chair::Person(person(name))
}

/// A bot's chair.
pub(crate) fn bot() -> Chair {
    Chair::Bot { bot: "greedy".to_owned() }
}

/// The event of laying a table with these chairs.
pub(crate) fn laid(chairs: Vec<Chair>, pace: Pace, deal: u64) -> Event {
    laid_of::<Walking>(chairs, pace, deal)
}

/// The same for any game.
pub(crate) fn laid_of<G: Game>(chairs: Vec<Chair>, pace: Pace, deal: u64) -> Event {
    let plan = Plan {
        game: G::KEY.to_owned(),
        rules: G::RULES_VERSION,
        switches: Vec::new(),
        pace,
        listed: true,
        lesson: false,
        hints: false,
        daily: None,
        chairs,
    };
    Event::Laid { plan, seed: Seed::numbered(deal, 0).to_string(), host: person("ann"), at: 1_000 }
}

/// A table that has begun.
pub(crate) fn playing(chairs: Vec<Chair>, pace: Pace, deal: u64) -> Life {
    let life = Life::laid("table", &laid(chairs, pace, deal), GAMES).expect("it can be laid");
    life.after(&Event::Started { at: 1_000 }).expect("it can begin")
}

/// A table after these events.
pub(crate) fn after(life: &Life, events: &[Event]) -> Life {
    events
        .iter()
        .fold(life.clone(), |life, event| life.after(event).unwrap_or_else(|misfit| panic!("{event:?}: {misfit:?}")))
}

/// Whom the table waits for.
pub(crate) fn turn(life: &Life) -> Seat {
    life.must().first().expect("somebody is to move")
}

/// The first listed move of whoever is to move.
pub(crate) fn first_move(life: &Life) -> (Seat, String) {
    let seat = turn(life);
    (seat, life.table().offered(seat)[0].notation.clone())
}

/// The table after the first listed move, made by hand at a time.
pub(crate) fn moved(life: &Life, at: u64) -> Life {
    let (seat, notation) = first_move(life);
    after(life, &[Event::Moved { seat, notation, at }])
}
