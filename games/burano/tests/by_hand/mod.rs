//! Positions and moves in the words of the rulebook, for tests that need more than a `play` block.
#![allow(dead_code)] // every test file uses a part of it

use burano::{Action, Burano, Illegal, State};
use campiello_core::chance::Dictated;
use campiello_core::position::Rulebook;
use campiello_core::{Game, Seat, Seed, Settings, Viewer};

/// A game that has just been set up.
pub(crate) fn set_up(seats: u8, seed: u64) -> State {
    let settings = Settings::named(seats, None).expect("2 to 4 seats are lawful");
    Burano::setup(&settings, &mut Seed::numbered(seed, 0).luck(0))
}

/// An empty table on which p0's turn begins, and then as the lines say.
pub(crate) fn arranged(seats: u8, given: &[&str]) -> State {
    let mut state = set_up(seats, 1);
    for line in ["clear"].iter().chain(given) {
        Burano::arrange(&mut state, line).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
    state
}

/// Plays a move with the least luck: `p0 take b1`.
pub(crate) fn act(state: &mut State, line: &str) -> Result<(), Illegal> {
    let (seat, action) = line.split_once(' ').expect("a seat and a move");
    let seat: Seat = seat.parse().expect("a seat");
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{line}: {error:?}"));
    Burano::play(state, seat, &action, &mut Dictated::default())
}

/// Plays moves that must all be accepted.
pub(crate) fn play(state: &mut State, lines: &[&str]) {
    for line in lines {
        act(state, line).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    }
}

pub(crate) fn ask(state: &State, question: &str) -> String {
    Burano::ask(state, question).unwrap_or_else(|what| panic!("{question}: {what}"))
}

/// Whether somebody sees the same in both.
pub(crate) fn looks_alike(one: &State, other: &State, viewer: Viewer) -> bool {
    Burano::view(one, viewer) == Burano::view(other, viewer)
}
