//! Fits what a position between two seasons promises to games of bots at Burano: `burano_outlook GAMES SEED RIDGE`.
//!
//! As many games with two, three and four seats, in each of which every seat believes what `greedy` does or what a player who searches does; between two seasons what is looked at of every seat is noted, and at the end what it scored from
//! then on. Least squares (towards zero by `RIDGE`) give a line for every season. Prints `src/burano/outlook.txt`, and, to the side, how far the
//! promises are off in games that were not fitted to, and by how much one must lead to win three times out of four.

use burano::Burano;
use campiello_bots::burano::outlook::{BOUNDARIES, FEATURES, features, seasons_over};
use campiello_bots::burano::{Greedy, Weights};
use campiello_bots::learned::{Learned, Lessons, lead, spread};
use campiello_bots::{Sitting, play_out};
use campiello_core::{Chance, Game, Seat, Seed, Settings, Switches, Table};

/// A seat between two seasons.
struct Row {
    seen: [f64; FEATURES],
    scored: f64,
    goal: f64,
}

/// All seats of a table between two seasons.
struct Moment {
    line: usize,
    rows: Vec<Row>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (games, seed, ridge) = (number(0, 100), number(1, 1), f64::from(number(2, 10)));
    let mut moments = Vec::new();
    for game in 0..games {
        for seats in 2..=4 {
            observe(seats, Seed::numbered(seed.into(), game.into()), &mut moments);
        }
    }
    let (test, train): (Vec<_>, Vec<_>) =
        moments.into_iter().enumerate().partition(|(n, _)| (n / BOUNDARIES).is_multiple_of(5));
    let (test, train): (Vec<Moment>, Vec<Moment>) =
        (test.into_iter().map(|(_, one)| one).collect(), train.into_iter().map(|(_, one)| one).collect());
    let mut lessons = Lessons::new(BOUNDARIES, FEATURES);
    for moment in &train {
        for row in &moment.rows {
            lessons.add(moment.line, &row.seen, row.goal);
        }
    }
    let learned = lessons.learn(ridge);
    for line in 0..BOUNDARIES {
        judge(line, &learned, &test.iter().filter(|moment| moment.line == line).collect::<Vec<_>>());
    }
    println!(
        "# burano_outlook {}: a line for every boundary between two seasons, weights in the order of `outlook::features`.",
        words.join(" ")
    );
    print!("{learned}");
}

fn observe(seats: u8, seed: Seed, moments: &mut Vec<Moment>) {
    let settings = Settings::<Burano>::new(seats, Switches::default()).expect("two to four seats");
    let mut table = Table::new(settings, seed);
    let mut whose = seed.branch("beliefs").luck(0);
    let player = |seat| {
        let weights = if whose.below(2) == 0 { Weights::greedy() } else { Weights::default() };
        Sitting::new(Box::new(Greedy::with(weights)), seat, &seed)
    };
    play_out(&mut table, &mut Seat::all(seats).map(player).collect::<Vec<_>>());
    let scores = table.outcome().expect("the game is over").scores;
    let mut state = Burano::setup(&settings, &mut seed.luck(0));
    let mut over = 0;
    for (number, step) in table.steps().iter().enumerate() {
        Burano::play(&mut state, step.seat, &step.action, &mut seed.luck(number as u64 + 1)).expect("it was played");
        if seasons_over(&state) > over && over < BOUNDARIES {
            over = seasons_over(&state);
            let row = |seat: Seat| {
                let scored = f64::from(state.open.players[seat].total());
                Row { seen: features(&state, seat), scored, goal: f64::from(scores[seat.index()].total()) - scored }
            };
            moments.push(Moment { line: over - 1, rows: Seat::all(seats).map(row).collect() });
        }
    }
}

/// How far promises are off, and who won with which lead.
fn judge(line: usize, learned: &Learned, moments: &[&Moment]) {
    let expected = |row: &Row| learned.value(line, &row.seen).unwrap_or_default();
    let rows = || moments.iter().flat_map(|moment| &moment.rows);
    let count = f64::from(rows().count() as u32);
    let rest = (rows().map(|row| (row.goal - expected(row)).powi(2)).sum::<f64>() / count).sqrt();
    let mean = rows().map(|row| row.goal).sum::<f64>() / count;
    let usual = (rows().map(|row| (row.goal - mean).powi(2)).sum::<f64>() / count).sqrt();
    let leads = moments.iter().flat_map(|moment| {
        let promised: Vec<f64> = moment.rows.iter().map(|row| row.scored + expected(row)).collect();
        let finals: Vec<f64> = moment.rows.iter().map(|row| row.scored + row.goal).collect();
        (0..finals.len()).map(move |seat| (lead(&promised, seat), lead(&finals, seat) > 0.0))
    });
    let spread_of_leads = spread(&leads.collect::<Vec<_>>());
    eprintln!("season {}: off by {rest:.1} of {usual:.1} points, spread {spread_of_leads:.1}", line + 1);
}
