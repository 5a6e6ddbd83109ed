//! Positions and moves in the words of the rulebook, for tests that need more than a `play` block.
#![allow(dead_code)] // every test file uses a part of it

use bohnanza::{Action, Bohnanza, Illegal, State};
use campiello_core::chance::Dictated;
use campiello_core::position::Rulebook;
use campiello_core::{Game, Message, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::walk::{self, Walk};

/// A table of so many seats, with play by mail or without.
pub(crate) fn table(seats: u8, by_mail: bool, seed: u64) -> Table<Bohnanza> {
    let switches = by_mail.then_some("by-mail");
    Table::new(Settings::named(seats, switches).expect("3 to 5 seats are lawful"), Seed::numbered(seed, 0))
}

/// An empty table on which p0's turn begins, and then as the lines say.
pub(crate) fn arranged(seats: u8, given: &[&str]) -> State {
    arranged_by_mail(seats, false, given)
}

/// The same, with play by mail or without.
pub(crate) fn arranged_by_mail(seats: u8, by_mail: bool, given: &[&str]) -> State {
    let mut state = table(seats, by_mail, 1).state().clone();
    for line in ["clear", "turn p0"].iter().chain(given) {
        Bohnanza::arrange(&mut state, line).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
    state
}

/// A move of a seat: `p0 plant blue on 1`.
pub(crate) fn read(line: &str) -> (Seat, Action) {
    let (seat, action) = line.split_once(' ').expect("a seat and a move");
    (seat.parse().expect("a seat"), action.parse().unwrap_or_else(|error| panic!("{line}: {error:?}")))
}

/// Plays a move with the least luck.
pub(crate) fn act(state: &mut State, line: &str) -> Result<(), Illegal> {
    let (seat, action) = read(line);
    Bohnanza::play(state, seat, &action, &mut Dictated::default())
}

/// Plays moves that must all be accepted.
pub(crate) fn play(state: &mut State, lines: &[&str]) {
    for line in lines {
        act(state, line).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    }
}

pub(crate) fn ask(state: &State, question: &str) -> String {
    Bohnanza::ask(state, question).unwrap_or_else(|what| panic!("{question}: {what}"))
}

/// What the log tells a viewer about a move.
pub(crate) fn told(before: &State, line: &str, viewer: Viewer) -> Message {
    let (mut after, (seat, action)) = (before.clone(), read(line));
    play(&mut after, &[line]);
    Bohnanza::tell(before, &after, seat, &action, viewer)
}

/// Whether somebody sees the same in both: the view, and whom the table waits for.
pub(crate) fn looks_alike(one: &State, other: &State, viewer: Viewer) -> bool {
    Bohnanza::view(one, viewer) == Bohnanza::view(other, viewer) && Bohnanza::waiting(one) == Bohnanza::waiting(other)
}

/// Plays random games of every setting and shows every step: before it, who did what, and after it.
pub(crate) fn watch(games: u32, mut look: impl FnMut(&State, Seat, &Action, &State)) {
    let every: Vec<Settings<Bohnanza>> = Settings::every().collect();
    for number in 0..games {
        let settings = every[number as usize % every.len()];
        let seed = Seed::numbered(77, number.into());
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[], settings.seats(), &seed, number);
        let mut before = table.state().clone();
        walk::play(&mut table, &mut walk, usize::MAX, |table, _| {
            if let Some(step) = table.steps().last() {
                look(&before, step.seat, &step.action, table.state());
            }
            before = table.state().clone();
        });
    }
}
