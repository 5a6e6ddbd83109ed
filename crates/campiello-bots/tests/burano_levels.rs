//! What the levels promise for Burano.

use burano::{Action, Burano};
use campiello_bots::burano::Greedy;
use campiello_bots::{Bot, Budget, Chair, Level, Sitting, level, play_out};
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table, Viewer};

/// So few worlds that a test is not long.
const FEW: Budget = Budget::Playouts(12);

fn settings(seats: u8) -> Settings<Burano> {
    Settings::new(seats, Switches::default()).expect("two to four seats")
}

fn player(name: &str) -> Box<dyn Bot<Burano>> {
    level::player(name, FEW).expect("a bot of this name")
}

/// A finished game of these bots, one per seat.
fn played(settings: Settings<Burano>, seed: Seed, names: &[&str]) -> Table<Burano> {
    let mut table = Table::new(settings, seed);
    let sitting = |(seat, name): (Seat, &&str)| Sitting::new(player(name), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).zip(names).map(sitting).collect::<Vec<_>>());
    table
}

/// The mean points of bots who play among themselves.
fn mean(name: &str, games: u64) -> f64 {
    let points = |game| {
        let outcome = played(settings(2), Seed::numbered(31, game), &[name; 2]).outcome().expect("the game is over");
        outcome.scores.iter().map(|score| f64::from(score.total())).sum::<f64>()
    };
    (0..games).map(points).sum::<f64>() / f64::from(2 * games as u32)
}

#[test]
fn no_answer_depends_on_what_is_hidden_and_all_can_be_asked_again() {
    /// Not every choice is put to everybody.
    const EVERY: usize = 29;
    for seats in 2..=4 {
        let seed = Seed::numbered(32, seats.into());
        let table = played(settings(seats), seed, &["greedy"; 4]);
        let mut state = Burano::setup(&settings(seats), &mut seed.luck(0));
        let mut legal = Vec::new();
        for (number, step) in table.steps().iter().enumerate() {
            if number % EVERY == usize::from(seats) {
                legal.clear();
                Burano::legal(&state, step.seat, &mut legal);
                let view = Burano::view(&state, Viewer::Seat(step.seat));
                let other = Burano::guess(&view, &mut seed.branch("guess").luck(number as u64));
                for name in level::names::<Burano>() {
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
            Burano::play(&mut state, step.seat, &step.action, luck).expect("it was played");
        }
    }
}

#[test]
fn whoever_reads_ahead_finishes_with_every_setting() {
    for (game, settings) in Settings::<Burano>::every().enumerate() {
        let mut names = ["greedy"; 4];
        names[game % usize::from(settings.seats())] = "master";
        let table = played(settings, Seed::numbered(33, game as u64), &names);
        let scores = table.outcome().expect("the game is over").scores;
        assert!(scores.iter().all(|score| score.total() > 40), "{settings:?}: {scores:?}");
    }
}

#[test]
fn slips_cost_points_and_playing_anything_costs_more() {
    let names = ["random", Level::Novice.name(), Level::Medium.name()];
    let means = names.map(|name| mean(name, 8));
    assert!(means.is_sorted_by(|worse, better| worse + 10.0 < *better), "{names:?}: {means:?}");
}

#[test]
fn greedy_plays_the_next_best_if_the_best_is_not_listed() {
    let seed = Seed::numbered(34, 0);
    let table = played(settings(3), seed, &["greedy"; 4]);
    let mut state = Burano::setup(&settings(3), &mut seed.luck(0));
    let (mut legal, mut asked, mut idle) = (Vec::new(), 0, 0);
    for (number, step) in table.steps().iter().enumerate() {
        if matches!(step.action, Action::Take(_) | Action::Build { .. } | Action::Roof { .. }) {
            legal.clear();
            Burano::legal(&state, step.seat, &mut legal);
            legal.retain(|action| *action != step.action);
            let chair = Chair::new(&state, step.seat, &legal);
            let chosen = Greedy::default().choose(&chair, &mut seed.branch("greedy").luck(number as u64));
            assert!(legal.contains(&chosen), "{chosen} is not listed");
            asked += 1;
            idle += u32::from(chosen == Action::End);
        }
        Burano::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64 + 1)).expect("it was played");
    }
    assert!(idle * 3 < asked, "{idle} of {asked} times the turn ended instead");
}
