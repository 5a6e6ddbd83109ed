//! The guided first game can be played, and shows what it is there to show.

use campiello_core::{Game, Seat};
use campiello_testkit::lesson;
use walking::{Action, Character, Open, Walking, scoring};

const LEARNER: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);

#[test]
fn the_lesson_can_be_played_from_its_first_step_to_its_last() {
    let table = lesson::hold::<Walking>();
    let own: Vec<Action> = table.steps().iter().filter(|step| step.seat == LEARNER).map(|step| step.action).collect();
    assert!((12..=18).contains(&own.len()), "{} moves", own.len());
    let has = |part: fn(&Action) -> bool| own.iter().any(part);
    assert!(has(|action| matches!(action, Action::Visit { .. })), "a visitor comes");
    assert!(has(|action| matches!(action, Action::Return { .. })), "a hand is too full");
}

#[test]
fn what_the_lesson_says_is_what_lies_there() {
    let table = lesson::hold::<Walking>();
    let steps = Walking::LESSON.expect("there is one").steps;
    // The position before a step, known by what is said.
    let before = |says: &str| {
        table.at(steps.iter().position(|step| step.says == says).expect("it is said")).state().open.clone()
    };
    let coins = |says| before(says).players[LEARNER].coins;
    let asked = ["lesson-done", "lesson-spare", "lesson-whole-column", "lesson-purse", "lesson-limits"];
    assert_eq!(asked.map(coins), [2, 2, 2, 1, 1]);
    let scores = |open: &Open, seat| scoring::sheet(open, seat).parts[0].1;
    let windows = |open: &Open, seat: Seat| scoring::closed_windows(open.edition(), &open.players[seat].street);
    assert_eq!(scores(&before("lesson-whole-column"), LEARNER), 10, "eight flowers, and two points");
    assert_eq!(scores(&before("lesson-flowers"), BOT), 16, "the Boy");
    assert_eq!(before("lesson-limits").hand_total(LEARNER), 4);
    assert_eq!(windows(&before("lesson-limits"), LEARNER), 3);
    assert_eq!(windows(&before("lesson-limits"), BOT), 1);
    let end = &table.state().open;
    let house = &end.players[LEARNER].street;
    let woman = scoring::character(end.edition(), house, Character::Woman, "1".parse().expect("a lot"));
    assert_eq!((woman, end.players[LEARNER].tokens), (2 + 10, 3), "ten flowers, for a token");
}
