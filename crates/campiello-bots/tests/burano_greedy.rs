//! What `greedy` promises for Burano.

use burano::{Action, Burano};
use campiello_bots::burano::Greedy;
use campiello_bots::{Bot, Brains, Chair, Sitting, play_out};
use campiello_core::{Game, Outcome, Seat, Seed, Settings, Switches, Table};

fn settings(seats: u8) -> Settings<Burano> {
    Settings::new(seats, Switches::default()).expect("two to four seats")
}

/// A finished game of these bots, one per seat.
fn played(settings: Settings<Burano>, seed: Seed, names: &[&str]) -> Table<Burano> {
    let mut table = Table::new(settings, seed);
    let sitting =
        |(seat, name): (Seat, &&str)| Sitting::new(Burano::bot(name).expect("a bot of this game"), seat, &seed);
    play_out(&mut table, &mut Seat::all(settings.seats()).zip(names).map(sitting).collect::<Vec<_>>());
    table
}

fn outcome(table: &Table<Burano>) -> Outcome {
    table.outcome().expect("the game is over")
}

#[test]
fn greedy_beats_random() {
    for seats in 2..=4 {
        let victory = |game: &u64| {
            let own = (game % u64::from(seats)) as usize;
            let mut names = vec!["random"; seats.into()];
            names[own] = "greedy";
            let ranks = outcome(&played(settings(seats), Seed::numbered(11, *game), &names)).ranks;
            (0..ranks.len()).all(|seat| (ranks[seat] == 1) == (seat == own))
        };
        let (games, won) = (20, (0..20).filter(victory).count());
        assert!(won + 1 >= games, "{seats} seats: won {won} of {games}");
    }
}

#[test]
fn four_of_them_score_more_than_a_hundred_points() {
    let games = 4;
    let points: i32 = (0..games)
        .flat_map(|game| outcome(&played(settings(4), Seed::numbered(12, game), &["greedy"; 4])).scores)
        .map(|score| score.total())
        .sum();
    let mean = points / (4 * games as i32);
    assert!(mean >= 110, "{mean} points on average");
}

#[test]
fn greedy_finishes_with_every_setting() {
    for settings in Settings::<Burano>::every() {
        let table = played(settings, Seed::numbered(13, 0), &["greedy"; 4]);
        let scores = outcome(&table).scores;
        assert!(scores.iter().all(|score| score.total() > 40), "{settings:?}: {scores:?}");
    }
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
