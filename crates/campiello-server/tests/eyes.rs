//! Several people at one screen: nobody sees a hand that is not theirs, and everybody who may speak gets the screen.

mod common;

use bohnanza::Bohnanza;
use campiello_bots::AnyBrains;
use campiello_core::erased::Erased;
use campiello_core::{Game, Seat, Seed, Viewer};
use campiello_server::eyes::{Eyes, Looks};
use campiello_server::life::{Event, Games, Life, Pace, Plan};
use common::{after, bot, person, sits};

static BOHNANZA: Erased<Bohnanza> = Erased::new();
static GAMES: Games = &[&BOHNANZA as &dyn AnyBrains];
const P0: Seat = Seat::new(0);
const P1: Seat = Seat::new(1);

fn looks(query: &str) -> Looks {
    serde_urlencoded::from_str(query).expect("it can be read")
}

/// Ann and somebody beside her at one screen, and a bot.
fn table() -> Life {
    let plan = Plan {
        game: Bohnanza::KEY.to_owned(),
        rules: Bohnanza::RULES_VERSION,
        switches: Vec::new(),
        pace: Pace::Relaxed,
        listed: true,
        lesson: false,
        hints: false,
        daily: None,
        chairs: vec![sits("ann"), sits("ann"), bot()],
    };
    let laid = Event::Laid { plan, seed: Seed::numbered(3, 0).to_string(), host: person("ann"), at: 0 };
    let life = Life::laid("table", &laid, GAMES).expect("it can be laid");
    life.after(&Event::Started { at: 0 }).expect("it can begin")
}

/// The same table when the first seat has turned up cards: everybody may speak.
fn trading() -> Life {
    let mut life = table();
    while !life.awaited().contains(P1) {
        let seat = life.must().first().expect("somebody is to move");
        assert_eq!(seat, P0);
        let wanted =
            |start: &str| life.table().offered(seat).into_iter().find(|offer| offer.notation.starts_with(start));
        let notation = wanted("turn").or_else(|| wanted("plant")).expect("plant, then turn up").notation;
        life = after(&life, &[Event::Moved { seat, notation, at: 0 }]);
    }
    life
}

#[test]
fn the_screen_can_be_handed_to_whoever_may_speak() {
    let life = trading();
    let first = Eyes::looking(&life, "id-ann", looks("as=0"));
    assert_eq!((first.viewer, first.curtain), (Viewer::Seat(P0), None));
    assert_eq!(first.waiting(&life).iter().collect::<Vec<_>>(), [P1]);
    let handed = Eyes::looking(&life, "id-ann", looks("to=1"));
    assert_eq!((handed.viewer, handed.curtain), (Viewer::Spectator, Some(P1)), "a curtain, and no hand behind it");
    assert_eq!(Eyes::looking(&life, "id-ann", looks("as=1")).viewer, Viewer::Seat(P1));
}

#[test]
fn nobody_is_handed_what_is_not_theirs_or_not_their_turn() {
    let life = trading();
    for query in ["to=2", "to=9", "as=0&to=2"] {
        let eyes = Eyes::looking(&life, "id-ann", looks(query));
        assert_ne!(eyes.curtain, Some(Seat::new(2)), "{query}");
    }
    assert_eq!(Eyes::looking(&life, "id-bob", looks("to=1")), Eyes::SPECTATOR, "somebody who only watches");
    let planting = table();
    let eyes = Eyes::looking(&planting, "id-ann", looks("to=1"));
    assert_ne!(eyes.curtain, Some(P1), "only the first seat plants");
    assert!(Eyes::looking(&planting, "id-ann", looks("as=0")).waiting(&planting).is_empty());
}
