//! Every language says everything that the game says.

use burano::illegal::Illegal;
use burano::{
    Action, Building, Burano, Cell, Colour, Fish, Phase, Place, Post, RoofKind, Season, Ship, Source, Step, Tile, Work,
};
use campiello_bots::Brains;
use campiello_core::message::Value;
use campiello_core::{Game, Message, Refusal, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::texts::{self, Spoken};
use campiello_testkit::walk::{self, Player, Walk};

const RANDOM: Player<Burano> = || Burano::bot("random").expect("burano has a random bot");

/// Said by the program, in the lesson and about editions.
const ELSEWHERE: &[&str] =
    &["game-name", "game-about", "legend", "hint-*", "lesson-*", "edition-*", "statistic-*", "nothing"];

#[test]
fn every_text_is_there_in_every_language() {
    let keys = texts::check(Burano::TEXTS).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(keys > 200, "{keys} keys");
}

#[test]
fn whatever_is_said_can_be_said_in_every_language() {
    let mut spoken = Spoken::by::<Burano>(12, &[RANDOM]);
    for illegal in every_refusal() {
        spoken.hear(&illegal.message());
    }
    for typed in [
        "x",
        "pyramid x",
        "roofs x",
        "roofs four islands",
        "crew 3",
        "recall x",
        "pay c3 x",
        "end x",
        "take x",
        "build x",
    ] {
        spoken.hear(&typed.parse::<Action>().expect_err(typed).0);
    }
    for message in rarely_said() {
        spoken.hear(&message);
    }
    let said = spoken.check(Burano::TEXTS, &[campiello_core::TEXTS], ELSEWHERE);
    said.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
}

/// What random games say too seldom to be heard for certain.
fn rarely_said() -> Vec<Message> {
    let on_square = |key| Message::new(key).with("cell", "c3").with("colour", "pink");
    let replaced = |key| Message::new(key).with("colour", "pink");
    vec![
        on_square("do-pay-free"),
        on_square("told-pay-free"),
        replaced("do-replace"),
        replaced("told-replace"),
        replaced("do-buy"),
        Message::new("prompt-crew").with("place", "murano"),
        Message::new("prompt-port-more").with("ship", "a"),
        Message::new("told-stays").with("who", "you").with("seat", Seat::new(0)),
    ]
}

#[test]
fn every_thing_has_its_name_in_every_language() {
    let keys = (Colour::ALL.map(Colour::key).into_iter())
        .chain(Fish::ALL.map(Fish::key))
        .chain(Place::ALL.map(Place::key))
        .chain(Work::ALL.map(Work::key))
        .chain(RoofKind::ALL.map(RoofKind::key))
        .chain(Building::ALL.map(Building::key))
        .chain(Season::ALL.map(Season::key))
        .chain(Source::ALL.map(Source::key));
    for key in keys {
        for (language, text) in Burano::TEXTS {
            assert!(text.contains(&format!("[{key}]")), "{language}: {key}");
        }
    }
}

/// One refusal of each kind. A new kind does not compile until it stands here.
fn every_refusal() -> Vec<Illegal> {
    let (colour, cell, island) = (Colour::Pink, Cell::new(2, 3), Place::Murano);
    let step: Step = "b5".parse().expect("a place of the pyramid");
    let tile: Tile = "four-pink-blue".parse().expect("a tile");
    let mut refusals = vec![Illegal::Over];
    while let Some(next) = match refusals[refusals.len() - 1] {
        Illegal::Over => Some(Illegal::NotYourTurn),
        Illegal::NotYourTurn => Some(Illegal::NotNow(Phase::Move)),
        Illegal::NotNow(_) => Some(Illegal::Built),
        Illegal::Built => Some(Illegal::NotSoMany { cubes: 14 }),
        Illegal::NotSoMany { .. } => Some(Illegal::BaseFirst),
        Illegal::BaseFirst => Some(Illegal::NotInReserve(colour)),
        Illegal::NotInReserve(_) => Some(Illegal::FourMoves),
        Illegal::FourMoves => Some(Illegal::TooExpensive { price: 3, coins: 1 }),
        Illegal::TooExpensive { .. } => Some(Illegal::NoCube(step)),
        Illegal::NoCube(_) => Some(Illegal::NotFree(step)),
        Illegal::NotFree(_) => Some(Illegal::PreparationFull),
        Illegal::PreparationFull => Some(Illegal::NotPrepared(colour)),
        Illegal::NotPrepared(_) => Some(Illegal::NoHollow(cell)),
        Illegal::NoHollow(_) => Some(Illegal::NoRoof(cell)),
        Illegal::NoRoof(_) => Some(Illegal::TooHigh(cell)),
        Illegal::TooHigh(_) => Some(Illegal::NotTouching(cell)),
        Illegal::NotTouching(_) => Some(Illegal::NotInCells(tile)),
        Illegal::NotInCells(_) => Some(Illegal::NotNeighbours),
        Illegal::NotNeighbours => Some(Illegal::NoHouse(cell)),
        Illegal::NoHouse(_) => Some(Illegal::NotLevel),
        Illegal::NotLevel => Some(Illegal::ThirdLevel),
        Illegal::ThirdLevel => Some(Illegal::Roofed(cell)),
        Illegal::Roofed(_) => Some(Illegal::WrongHouse { half: colour, cell }),
        Illegal::WrongHouse { .. } => Some(Illegal::NoSuchCard(Building::Villa)),
        Illegal::NoSuchCard(_) => Some(Illegal::NoCards),
        Illegal::NoCards => Some(Illegal::NoPrivilege { rule: "8.1" }),
        Illegal::NoPrivilege { .. } => Some(Illegal::NoDock { island, colour }),
        Illegal::NoDock { .. } => Some(Illegal::SameDock),
        Illegal::SameDock => Some(Illegal::UselessSwap),
        Illegal::UselessSwap => Some(Illegal::MustFish),
        Illegal::MustFish => Some(Illegal::NoRoute(island)),
        Illegal::NoRoute(_) => Some(Illegal::NoMatch(island)),
        Illegal::NoMatch(_) => Some(Illegal::NoShip(Place::WestPort)),
        Illegal::NoShip(_) => Some(Illegal::NotOnDisplay(Fish::Tuna)),
        Illegal::NotOnDisplay(_) => Some(Illegal::NoFish),
        Illegal::NoFish => Some(Illegal::NotInPort(Ship::Any)),
        Illegal::NotInPort(_) => Some(Illegal::OtherShip(Ship::Same)),
        Illegal::OtherShip(_) => Some(Illegal::OtherKind(Fish::Eel)),
        Illegal::OtherKind(_) => Some(Illegal::TooFewFish { kind: Fish::Tuna, needed: 3 }),
        Illegal::TooFewFish { .. } => Some(Illegal::NoSquare(cell)),
        Illegal::NoSquare(_) => Some(Illegal::NoArrow(colour)),
        Illegal::NoArrow(_) => Some(Illegal::OwnWorker(cell)),
        Illegal::OwnWorker(_) => Some(Illegal::FullRing(Seat::new(1))),
        Illegal::FullRing(_) => Some(Illegal::Nobody(Post::Island(island))),
        Illegal::Nobody(Post::Island(_)) => Some(Illegal::Nobody(Post::Square(cell))),
        Illegal::Nobody(Post::Square(_)) => Some(Illegal::NotInSupply { colour, rule: "6.4" }),
        Illegal::NotInSupply { .. } => Some(Illegal::PyramidFull),
        Illegal::PyramidFull => Some(Illegal::Filled(step)),
        Illegal::Filled(_) => Some(Illegal::Unsupported(step)),
        Illegal::Unsupported(_) => Some(Illegal::PlaceNeeded),
        Illegal::PlaceNeeded => Some(Illegal::IntoReserve),
        Illegal::IntoReserve => Some(Illegal::Paid(cell)),
        Illegal::Paid(_) => Some(Illegal::NotYours(cell)),
        Illegal::NotYours(_) => Some(Illegal::NoCubeToPay(colour)),
        Illegal::NoCubeToPay(_) => Some(Illegal::NoConvent),
        Illegal::NoConvent => Some(Illegal::NothingMissing),
        Illegal::NothingMissing => Some(Illegal::KindsNeeded { kinds: 3 }),
        Illegal::KindsNeeded { .. } => Some(Illegal::StackEmpty(RoofKind::Four)),
        Illegal::StackEmpty(_) => None,
    } {
        refusals.push(next);
    }
    refusals
}

/// Every refusal says something of its own: none falls back on another's words.
#[test]
fn every_refusal_has_its_own_words() {
    let mut keys: Vec<&str> = every_refusal().iter().map(|illegal| illegal.message().key).collect();
    let all = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all);
}

/// Whoever types something unreadable is shown how it is written: so it must be readable.
#[test]
fn every_example_can_be_read() {
    for (language, text) in Burano::TEXTS {
        let entry = text.split("\nunreadable = ").nth(1).and_then(|rest| rest.split("\n }").next()).expect("an entry");
        let quoted = entry.split(['“', '«']).skip(1).filter_map(|rest| rest.split(['”', '»']).next());
        let examples: Vec<&str> = quoted.map(|example| example.trim_matches('\u{202f}')).collect();
        assert!(examples.len() > 20, "{language}: {examples:?}");
        for example in examples {
            assert!(example.parse::<Action>().is_ok(), "{language}: {example}");
        }
    }
}

/// 6.3 and 6.4: the log says what the colours do from now on, and tells of every cube that leaves the supply.
#[test]
fn the_log_tells_new_works_and_every_cube() {
    let (mut works, mut cubes) = (0, 0);
    for (number, settings) in (0..).zip(Settings::<Burano>::every()) {
        let seed = Seed::numbered(11, number);
        let (mut table, mut walk) =
            (Table::new(settings, seed), Walk::new(&[RANDOM], settings.seats(), &seed, number as u32));
        walk::play(&mut table, &mut walk, usize::MAX, |table, legal| {
            let before = table.state();
            let seat = before.open.active;
            if !matches!(before.open.phase, Phase::Move | Phase::Pay { .. } | Phase::Refill { .. }) {
                return;
            }
            for action in &legal[seat.index()] {
                let mut after = before.clone();
                Burano::play(&mut after, seat, action, &mut seed.luck(1)).expect("it is listed");
                if !matches!(after.open.phase, Phase::Refill { .. } | Phase::Roofs) {
                    continue;
                }
                let said = Burano::tell(before, &after, seat, action, Viewer::Seat(seat));
                let new = !matches!(before.open.phase, Phase::Refill { .. });
                assert_eq!(find(&said, "told-works").is_some(), new, "{action}: {said:?}");
                let own = match action {
                    Action::Pay { convent: false, .. } => -1,
                    Action::Buy { .. } | Action::Replace(_) => 1,
                    _ => 0,
                };
                let gone = i64::from(before.open.supply.total()) - i64::from(after.open.supply.total()) - own;
                assert_eq!(find(&said, "told-cubes").map_or(0, |told| sum(told, "points")), gone, "{action}: {said:?}");
                works += u32::from(new);
                cubes += gone;
            }
        });
    }
    assert!(works > 0 && cubes > 0);
}

/// The first message of this key inside another.
fn find<'m>(message: &'m Message, key: &str) -> Option<&'m Message> {
    if message.key == key {
        return Some(message);
    }
    message.values.iter().find_map(|(_, value)| if let Value::Message(inner) = value { find(inner, key) } else { None })
}

/// All numbers of this name inside a message.
fn sum(message: &Message, name: &str) -> i64 {
    let part = |(called, value): &(&'static str, Value)| match value {
        Value::Number(number) if *called == name => *number,
        Value::Message(inner) => sum(inner, name),
        _ => 0,
    };
    message.values.iter().map(part).sum()
}
