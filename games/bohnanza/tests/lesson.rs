//! The guided first game can be played, and what it says is so.

use bohnanza::Bean::{Blue, Garden, Green, Soy};
use bohnanza::{Action, Bohnanza};
use campiello_core::{Game, Seat};
use campiello_testkit::lesson;

const LEARNER: Seat = Seat::new(0);

/// A part of the game, and whether a move shows it.
type Part = (&'static str, fn(&Action) -> bool);

#[test]
fn the_lesson_can_be_played_and_shows_every_part_of_a_turn() {
    let table = lesson::hold::<Bohnanza>();
    let own: Vec<Action> = table.steps().iter().filter(|step| step.seat == LEARNER).map(|step| step.action).collect();
    assert!((12..=20).contains(&own.len()), "{} moves", own.len());
    let parts: [Part; 7] = [
        ("planting", |action| matches!(action, Action::Plant { .. })),
        ("turning up", |action| matches!(action, Action::Turn)),
        ("a deal", |action| matches!(action, Action::Offer(proposal) if !proposal.asks.is_empty())),
        ("a gift", |action| matches!(action, Action::Offer(proposal) if proposal.asks.is_empty())),
        ("accepting", |action| matches!(action, Action::Accept { .. })),
        ("harvesting", |action| matches!(action, Action::Harvest { .. })),
        ("a third field", |action| matches!(action, Action::Buy)),
    ];
    for (part, is) in parts {
        assert!(own.iter().any(is), "{part} is missing");
    }
}

#[test]
fn what_the_lesson_says_is_what_lies_there() {
    let table = lesson::hold::<Bohnanza>();
    let steps = Bohnanza::LESSON.expect("there is one").steps;
    // The position before a step, known by what is said.
    let before =
        |says: &str| table.at(steps.iter().position(|step| step.says == says).expect("it is said")).state().clone();
    let hand = |says| before(says).hands[LEARNER].iter().collect::<Vec<_>>();
    assert_eq!(hand("lesson-gift"), [Blue, Garden, Soy], "the blue is in front of the garden bean");
    assert_eq!(hand("lesson-propose"), [Garden, Soy, Green, Green, Blue], "the blue is the last card");
    assert_eq!(hand("lesson-front")[0], Garden);
    assert_eq!(hand("lesson-accept"), [Green, Green]);
    assert_ne!(before("lesson-propose").open.active, LEARNER);
    assert_eq!(before("lesson-third-field").open.players[LEARNER].thalers.count(), 3);
    let fields = |says| before(says).open.players[LEARNER].fields().iter().map(|field| field.count).collect::<Vec<_>>();
    assert_eq!(fields("lesson-front"), [2, 3]);
    assert_eq!(fields("lesson-turn-again"), [0, 4, 0]);
    assert_eq!(before("lesson-nothing-left").open.up.total(), 0);
}
