//! What `greedy` promises for Walking in Burano.

use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Switches, Table};
use walking::Walking;

fn settings(seats: u8) -> Settings<Walking> {
    Settings::new(seats, Switches::default()).expect("one to four seats")
}

fn sitting(name: &str, seat: Seat, seed: &Seed) -> Sitting<Walking> {
    Sitting::new(Walking::bot(name).expect("a bot of this game"), seat, seed)
}

/// A finished game of these bots, one per seat.
fn played(settings: Settings<Walking>, seed: Seed, names: &[&str]) -> Table<Walking> {
    let mut table = Table::new(settings, seed);
    let mut bots: Vec<_> =
        Seat::all(settings.seats()).zip(names).map(|(seat, name)| sitting(name, seat, &seed)).collect();
    play_out(&mut table, &mut bots);
    table
}

#[test]
fn greedy_beats_random() {
    let mut won = 0;
    for game in 0..100 {
        let own = game as usize % 2;
        let names = if own == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let table = played(settings(2), Seed::numbered(11, game), &names);
        won += u32::from(table.outcome().expect("the game is over").ranks == [1 + own as u8, 2 - own as u8]);
    }
    assert!(won >= 95, "won {won} of 100");
}

#[test]
fn greedy_alone_does_a_good_job() {
    let games = 40;
    let points: i32 = (0..games)
        .map(|game| {
            played(settings(1), Seed::numbered(12, game), &["greedy"]).outcome().expect("over").scores[0].total()
        })
        .sum();
    let mean = points / games as i32;
    assert!(mean >= 71, "{mean} points on average");
}

#[test]
fn greedy_finishes_with_every_setting() {
    for settings in Settings::<Walking>::every() {
        let table = played(settings, Seed::numbered(13, 0), &["greedy"; 4]);
        let scores = table.outcome().expect("the game is over").scores;
        assert!(scores.iter().all(|score| score.total() > 20), "{settings:?}: {scores:?}");
    }
}
