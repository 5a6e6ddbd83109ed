//! Hints are for whoever is to move, where they are wanted, and nobody takes one in secret.

mod common;

use campiello_core::{Message, Seat, Viewer};
use campiello_server::life::{Chair, Day, Deal, Event, Life, Pace, Refusal};
use common::{GAMES, after, bot, laid, moved, playing, sits, turn};

const P0: Seat = Seat::new(0);
const P1: Seat = Seat::new(1);

/// A table with these chairs that was laid so.
fn laid_with(chairs: Vec<Chair>, hints: bool, daily: Option<Deal>) -> Life {
    let Event::Laid { mut plan, seed, host, at } = laid(chairs, Pace::Relaxed, 3) else { unreachable!() };
    (plan.hints, plan.daily) = (hints, daily);
    let life = Life::laid("table", &Event::Laid { plan, seed, host, at }, GAMES).expect("it can be laid");
    after(&life, &[Event::Started { at: 1_000 }])
}

fn forbidden(asked: Result<Vec<Event>, Refusal>) -> &'static str {
    match asked {
        Err(Refusal::Forbidden(key)) => key,
        other => panic!("expected that it is forbidden, not {other:?}"),
    }
}

#[test]
fn alone_with_bots_there_are_hints_and_with_others_only_if_the_table_was_laid_so() {
    assert!(laid_with(vec![sits("ann"), bot()], false, None).has_hints(P0));
    assert!(!laid_with(vec![sits("ann"), sits("bob")], false, None).has_hints(P0));
    let with_hints = laid_with(vec![sits("ann"), sits("bob")], true, None);
    assert!(with_hints.has_hints(P0) && with_hints.has_hints(P1));
    assert!(!laid_with(vec![sits("ann"), bot()], true, None).has_hints(P1), "a bot needs none");
}

#[test]
fn where_the_result_counts_there_are_no_hints() {
    let deal = |counts| Some(Deal { day: Day::at(0), counts });
    assert!(!laid_with(vec![sits("ann")], true, deal(true)).has_hints(P0));
    assert!(laid_with(vec![sits("ann")], false, deal(false)).has_hints(P0), "practice is practice");
}

#[test]
fn only_who_is_to_move_is_given_a_hint_and_only_on_the_board_that_lies_there() {
    let life = laid_with(vec![sits("ann"), sits("bob")], true, None);
    let (seat, other) = if turn(&life) == P0 { (P0, P1) } else { (P1, P0) };
    let who = |seat: Seat| if seat == P0 { "id-ann" } else { "id-bob" };
    assert!(life.ask_hint(who(seat), seat, life.board).is_ok());
    assert_eq!(forbidden(life.ask_hint(who(other), seat, life.board)), "ui-refused-not-yours");
    assert_eq!(forbidden(life.ask_hint("id-nobody", seat, life.board)), "ui-refused-not-yours");
    let early = life.ask_hint(who(other), other, life.board);
    assert!(matches!(early, Err(Refusal::No("ui-refused-not-your-turn"))), "{early:?}");
    let late = life.ask_hint(who(seat), seat, life.board - 1);
    assert!(matches!(late, Err(Refusal::Stale)), "{late:?}");
}

#[test]
fn everybody_reads_that_a_hint_was_taken_once_for_every_board() {
    let life = playing(vec![sits("ann"), bot()], Pace::Relaxed, 4);
    let life = if turn(&life) == P0 { life } else { moved_until(life, P0) };
    let hinted = after(&life, &life.ask_hint("id-ann", P0, life.board).unwrap());
    assert_eq!(hinted.board, life.board, "the board is the same, and moves that were chosen on it are");
    let line = hinted.told.back().unwrap();
    for viewer in [Viewer::Seat(P0), Viewer::Seat(P1), Viewer::Spectator] {
        assert_eq!(*line.line(viewer), Message::new("ui-told-hint"));
    }
    assert_eq!(hinted.ask_hint("id-ann", P0, hinted.board).unwrap(), Vec::new());
    let later = moved_until(moved(&hinted, 2_000), P0);
    assert_eq!(later.ask_hint("id-ann", P0, later.board).unwrap(), vec![Event::Hinted { seat: P0 }]);
}

/// The table when a seat is to move.
fn moved_until(mut life: Life, seat: Seat) -> Life {
    while turn(&life) != seat {
        life = moved(&life, 2_000);
    }
    life
}
