//! Who can conclude what about hands (2.4, 2.5, 6.1, 7.1): what is remembered is true, and guesses respect it.
//!
//! `CAMPIELLO_GAMES=5000 cargo test --release -p bohnanza --test knowledge -- --nocapture` plays as many as one likes.

mod oracle;

use bohnanza::knowledge::first;
use bohnanza::{Bean, Beans, Bohnanza, State};
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table, Viewer};
use campiello_testkit::walk::{self, Walk};
use oracle::Shadow;

fn wished<T: std::str::FromStr>(name: &str, otherwise: T) -> T {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn table(seats: u8, seed: Seed) -> Table<Bohnanza> {
    Table::new(Settings::new(seats, Switches::default()).expect("lawful"), seed)
}

fn guess(state: &State, viewer: Viewer, n: u64) -> State {
    Bohnanza::guess(&Bohnanza::view(state, viewer), &mut Seed::numbered(77, n).luck(0))
}

/// Every position of random games: what is remembered is true of the truth and of guesses.
#[test]
fn what_is_remembered_is_true_and_guesses_respect_it() {
    for number in 0..wished("CAMPIELLO_GAMES", 40) {
        let seed = Seed::numbered(5, number);
        let seats = 3 + (number % 3) as u8;
        let mut table = table(seats, seed);
        let random = || campiello_bots::Brains::bot("random").expect("bohnanza has a random bot");
        let mut walk = Walk::new(&[random], seats, &seed, 0);
        walk::play(&mut table, &mut walk, usize::MAX, |_, _| {});
        let mut shadow = Shadow::new(&table.at(0).state().clone());
        let mut state = table.at(0).state().clone();
        for (n, step) in (1..).zip(table.steps()) {
            let before = state.clone();
            Bohnanza::play(&mut state, step.seat, &step.action, &mut seed.luck(n)).expect("it was lawful once");
            shadow.step(&before, step.seat, &step.action, &state);
            shadow.check(&state);
            oracle::consistent(&state);
            for viewer in Viewer::all(seats) {
                let world = guess(&state, viewer, n);
                assert_eq!(Bohnanza::view(&world, viewer), Bohnanza::view(&state, viewer));
                oracle::consistent(&world);
            }
        }
    }
}
