//! Every language says everything that the game says.

use std::collections::BTreeMap;

use campiello_bots::Brains;
use campiello_core::message::Value;
use campiello_core::path::Remark;
use campiello_core::{Game, Refusal, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::rulebook;
use campiello_testkit::texts::{self, Spoken};
use campiello_testkit::walk::{self, Player, Walk};
use walking::{Card, Character, End, Floor, Illegal, Lot, Phase, Walking, solo};

const GREEDY: Player<Walking> = || Walking::bot("greedy").expect("walking has a greedy bot");
const RANDOM: Player<Walking> = || Walking::bot("random").expect("walking has a random bot");

/// Said by the program, about editions, about moves that are not lawful, and at ends that do not come up here.
const ELSEWHERE: &[&str] = &[
    "game-name",
    "game-about",
    "edition-note",
    "postcard",
    "legend",
    "lesson-*",
    "nothing",
    "end-empty-supply",
    "end-standstill",
    "rating-not-bad",
    "rating-good-job",
    "rating-awesome",
    "rating-masterpiece",
    "edition-game",
    "edition-name",
    "edition-no-name",
    "edition-unknown-entry",
    "edition-no-such-card",
    "edition-no-such-symbol",
    "edition-no-such-shop",
    "edition-shop-points",
    "edition-wrong-floor",
    "edition-too-few",
    "edition-missing-card",
    "edition-twins",
];

#[test]
fn every_text_is_there_in_every_language() {
    let keys = texts::check(Walking::TEXTS).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(keys > 90, "{keys} keys");
}

#[test]
fn whatever_is_said_can_be_said_in_every_language() {
    let mut spoken = Spoken::by::<Walking>(14, &[RANDOM, GREEDY]);
    for illegal in every_refusal() {
        spoken.hear(&illegal.message());
    }
    let said = spoken.check(Walking::TEXTS, &[campiello_core::TEXTS], ELSEWHERE);
    said.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
}

/// The sign of a token shows which rule is broken, as its words do.
fn why(remark: &Remark) -> Option<&'static str> {
    remark.text.values.iter().find_map(|(name, value)| match value {
        Value::Word(rule) if *name == "rule" => match rule.as_str() {
            "house" => Some("tokens-house"),
            "neighbour" => Some("tokens-neighbour"),
            "both" => Some("tokens-both"),
            _ => None,
        },
        _ => None,
    })
}

/// What the sign of a remark must be, by what its words say.
fn sign(remark: &Remark) -> Option<(&'static str, i32)> {
    let number = remark.text.values.iter().find_map(|(name, value)| match value {
        Value::Number(number) if *name != "most" => i32::try_from(*number).ok(),
        _ => None,
    });
    match (remark.text.key, number) {
        ("remark-coins", Some(coins)) => Some(("coins", coins)),
        ("remark-bank", Some(coins)) => Some(("coins", -coins)),
        ("remark-token", None) => Some((why(remark)?, -1)),
        ("remark-complete", None) => Some(("visitors", 1)),
        ("remark-hand", Some(cards)) => Some(("hand", -cards)),
        ("remark-points" | "remark-more", Some(points)) => Some(("score", points)),
        ("remark-fewer", Some(points)) => Some(("score", -points)),
        _ => None,
    }
}

#[test]
fn every_remark_has_a_sign_that_says_the_same() {
    let mut heard = BTreeMap::new();
    for (number, settings) in (0..).zip(Settings::<Walking>::every()) {
        let seed = Seed::numbered(3, number);
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[RANDOM, GREEDY], settings.seats(), &seed, number as u32);
        walk::play(&mut table, &mut walk, usize::MAX, |table, legal| {
            for (seat, actions) in (0..).map(Seat::new).zip(legal) {
                let view = Walking::view(table.state(), Viewer::Seat(seat));
                let choices = actions.iter().map(|action| Walking::choice(&view, action));
                for remark in choices.flat_map(|choice| choice.remarks) {
                    assert!(remark.sign.is_some() && remark.sign == sign(&remark), "{remark:?}");
                    *heard.entry(remark.text.key).or_insert(0) += 1;
                }
            }
        });
    }
    assert_eq!(heard.len(), 8, "{heard:?}");
}

/// One refusal of each kind. A new kind does not compile until it stands here.
fn every_refusal() -> Vec<Illegal> {
    let (card, character, lot) = (Card::new(Floor::First, 0), Character::Woman, Lot::FIRST);
    let mut refusals = vec![Illegal::Over];
    while let Some(next) = match refusals[refusals.len() - 1] {
        Illegal::Over => Some(Illegal::NotYourTurn),
        Illegal::NotYourTurn => Some(Illegal::NotNow(Phase::Take)),
        Illegal::NotNow(_) => Some(Illegal::NoSuchColumn { columns: 3 }),
        Illegal::NoSuchColumn { .. } => Some(Illegal::EmptyColumn),
        Illegal::EmptyColumn => Some(Illegal::NotSoMany { cards: 2 }),
        Illegal::NotSoMany { .. } => Some(Illegal::NotInHand(card)),
        Illegal::NotInHand(_) => Some(Illegal::NotInHandToReturn(card)),
        Illegal::NotInHandToReturn(_) => Some(Illegal::ThreePlaced),
        Illegal::ThreePlaced => Some(Illegal::TooExpensive { price: 2, coins: 1 }),
        Illegal::TooExpensive { .. } => Some(Illegal::Occupied { floor: Floor::First, lot }),
        Illegal::Occupied { .. } => Some(Illegal::FirstLot),
        Illegal::FirstLot => Some(Illegal::SixthHouse),
        Illegal::SixthHouse => Some(Illegal::TooManyScaffolds { needed: 3 }),
        Illegal::TooManyScaffolds { .. } => Some(Illegal::NoToken),
        Illegal::NoToken => Some(Illegal::NoVisitDue(lot)),
        Illegal::NoVisitDue(_) => Some(Illegal::Gone(character)),
        Illegal::Gone(_) => Some(Illegal::SameInhabitant(character)),
        Illegal::SameInhabitant(_) => Some(Illegal::GoneAlready(character)),
        Illegal::GoneAlready(_) => None,
    } {
        refusals.push(next);
    }
    refusals
}

#[test]
fn every_character_and_rule_has_its_words() {
    for (language, text) in Walking::TEXTS {
        for character in Character::ALL {
            assert!(text.contains(&format!("[{}]", character.key())), "{language}: {}", character.key());
        }
    }
    for (language, text) in Walking::TEXTS {
        let ends = End::ALL.map(|end| format!("end-{} =", end.key()));
        let ratings = [0, 61, 71, 81, 86].map(|points| format!("rating-{} =", solo::rating(points)));
        assert!(ends.iter().chain(&ratings).all(|key| text.contains(key.as_str())), "{language}");
    }
    assert_eq!(rulebook::same_in_every_language(Walking::RULES), Ok(()));
}
