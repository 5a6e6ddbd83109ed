//! The guided first game can be played, and what it says is so.

use burano::{Action, Burano, Open};
use campiello_core::{Game, Seat};
use campiello_testkit::lesson;

const LEARNER: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);

/// A part of the game, and whether a move shows it.
type Part = (&'static str, fn(&Action) -> bool);

#[test]
fn the_lesson_can_be_played_and_shows_every_part_of_a_season() {
    let table = lesson::hold::<Burano>();
    let own: Vec<Action> = table.steps().iter().filter(|step| step.seat == LEARNER).map(|step| step.action).collect();
    assert!(own.len() <= 32, "{} moves are too many for a first lesson", own.len());
    let parts: [Part; 12] = [
        ("a pyramid", |action| matches!(action, Action::Pyramid(_))),
        ("taking", |action| matches!(action, Action::Take(_))),
        ("building", |action| matches!(action, Action::Build { .. })),
        ("sailing", |action| matches!(action, Action::Sail(_))),
        ("fishing", |action| matches!(action, Action::Fish(_))),
        ("selling", |action| matches!(action, Action::Sell { .. })),
        ("lace", |action| matches!(action, Action::Lace(_))),
        ("a roof", |action| matches!(action, Action::Roof { .. })),
        ("a building card", |action| matches!(action, Action::Card(_))),
        ("a privilege", |action| matches!(action, Action::Coin)),
        ("paying", |action| matches!(action, Action::Pay { .. })),
        ("new cubes", |action| matches!(action, Action::Buy { .. })),
    ];
    for (part, is) in parts {
        assert!(own.iter().any(is), "{part} is missing");
    }
}

#[test]
fn what_the_lesson_says_is_what_lies_there() {
    let table = lesson::hold::<Burano>();
    let steps = Burano::LESSON.expect("there is one").steps;
    // The position before a step, known by what is said.
    let before = |says: &str| {
        table.at(steps.iter().position(|step| step.says == says).expect("it is said")).state().open.clone()
    };
    let coins = |says| before(says).players[LEARNER].coins;
    let asked = ["lesson-take", "lesson-end-turn", "lesson-workers", "lesson-fourth-move", "lesson-privilege"];
    assert_eq!(asked.map(coins), [7, 5, 6, 3, 2]);
    assert_eq!(["lesson-prepare", "lesson-empty-purse", "lesson-last-turn"].map(coins), [3, 0, 1]);
    assert_eq!(before("lesson-coins").players[LEARNER].ring.coins(), 3);
    let points = |open: &Open, seat: Seat| open.players[seat].points.iter().sum::<u16>();
    assert_eq!(points(&before("lesson-fourth-move"), LEARNER), 4, "the roof");
    assert_eq!(points(&before("lesson-last-turn"), LEARNER), 6, "the sole");
    assert_eq!(points(&before("lesson-pay"), LEARNER), 10, "a majority on two islands");
    let end = before("lesson-cubes");
    assert_eq!((points(&end, LEARNER), points(&end, BOT)), (18, 16), "three paid workers, and their union");
    assert_eq!(before("lesson-end").players[LEARNER].ring.fountains(), 3);
}
