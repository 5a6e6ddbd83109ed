//! What those who read ahead in Walking in Burano promise, and the levels with them.

use campiello_bots::{Bot, Brains, Budget, Chair, Level, Sitting, level, play_out};
use campiello_core::{Game, Seat, Seed, Settings, Table, Viewer};
use walking::Walking;

/// Little enough for a test, and more than one world for every move.
const FEW: Budget = Budget::Playouts(12);

fn settings(seats: u8) -> Settings<Walking> {
    Settings::named(seats, []).expect("one to four seats")
}

fn player(name: &str) -> Box<dyn Bot<Walking>> {
    level::player(name, FEW).expect("a bot of this name")
}

/// A finished game of these bots, one per seat.
fn played(settings: Settings<Walking>, seed: Seed, names: &[&str]) -> Table<Walking> {
    let mut table = Table::new(settings, seed);
    let sitting = |(seat, name): (Seat, &&str)| Sitting::new(player(name), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).zip(names).map(sitting).collect::<Vec<_>>());
    table
}

/// The mean points of bots who play among themselves.
fn mean(name: &str, games: u64) -> f64 {
    let points = |game| {
        let outcome = played(settings(2), Seed::numbered(41, game), &[name; 2]).outcome().expect("the game is over");
        outcome.scores.iter().map(|score| f64::from(score.total())).sum::<f64>()
    };
    (0..games).map(points).sum::<f64>() / f64::from(2 * games as u32)
}

#[test]
fn no_answer_depends_on_what_is_hidden_and_all_can_be_asked_again() {
    /// Not every choice is put to everybody.
    const EVERY: usize = 7;
    for seats in 1..=4 {
        let seed = Seed::numbered(42, seats.into());
        let table = played(settings(seats), seed, &["greedy"; 4]);
        let mut state = Walking::setup(&settings(seats), &mut seed.luck(0));
        let mut legal = Vec::new();
        for (number, step) in table.steps().iter().enumerate() {
            if number % EVERY == usize::from(seats) {
                legal.clear();
                Walking::legal(&state, step.seat, &mut legal);
                let view = Walking::view(&state, Viewer::Seat(step.seat));
                let other = Walking::guess(&view, &mut seed.branch("guess").luck(number as u64));
                for name in level::names::<Walking>() {
                    let answer = |state| {
                        let luck = &mut seed.branch(name).luck(number as u64);
                        player(name).choose(&Chair::new(state, step.seat, &legal), luck)
                    };
                    let said = answer(&state);
                    assert_eq!(said, answer(&state), "{name} says the same again");
                    assert_eq!(said, answer(&other), "what is hidden from {name} changes nothing");
                }
            }
            let luck = &mut seed.luck(number as u64 + 1);
            Walking::play(&mut state, step.seat, &step.action, luck).expect("it was played");
        }
    }
}

#[test]
fn whoever_reads_ahead_finishes_with_every_setting() {
    for (game, settings) in Settings::<Walking>::every().enumerate() {
        let mut names = ["greedy"; 4];
        names[game % usize::from(settings.seats())] = "hard";
        let table = played(settings, Seed::numbered(43, game as u64), &names);
        assert!(table.outcome().is_some(), "{settings:?}");
    }
}

#[test]
fn slips_cost_points_and_playing_anything_costs_more() {
    let names = ["random", Level::Novice.name(), Level::Easy.name(), Level::Medium.name()];
    let means = names.map(|name| mean(name, 20));
    assert!(means.is_sorted_by(|worse, better| worse + 3.0 < *better), "{names:?}: {means:?}");
}

#[test]
fn the_ideas_begin_with_what_promises_most_and_are_all_lawful() {
    let seed = Seed::numbered(44, 0);
    let table = played(settings(2), seed, &["greedy"; 2]);
    let mut state = Walking::setup(&settings(2), &mut seed.luck(0));
    let mut legal = Vec::new();
    for (number, step) in table.steps().iter().enumerate() {
        legal.clear();
        Walking::legal(&state, step.seat, &mut legal);
        let chair = Chair::new(&state, step.seat, &legal);
        let ideas = Walking::ideas(&chair, &mut seed.luck(0));
        assert!(!ideas.is_empty());
        for (at, idea) in ideas.iter().enumerate() {
            assert!(legal.contains(idea) && !ideas[..at].contains(idea), "{idea}");
        }
        let luck = &mut seed.luck(number as u64 + 1);
        Walking::play(&mut state, step.seat, &step.action, luck).expect("it was played");
    }
}
