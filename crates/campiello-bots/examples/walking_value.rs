//! Learns what a round's beginning is worth to a seat: `walking_value GAMES SEED > value.txt`, with one to four seats in turn. The reader plays, and overlooks
//! something now and then, so that odd positions are met too. Every fifth game is kept apart: how far the values are off there is told on the error stream.

use campiello_bots::learned::{Learned, Lessons};
use campiello_bots::overlooking::Overlooking;
use campiello_bots::walking::value::{STAGES, WIDTH, shown, stage};
use campiello_bots::{Brains, Sitting, play_on};
use campiello_core::{Seat, Seed, Settings, Table};
use walking::Walking;

/// How often of a hundred times something is overlooked.
const SLIPS: u32 = 10;
/// Weights of what was seen seldom stay near nothing.
const CAUTION: f64 = 20.0;

/// A turn's beginning.
type Seen = (usize, [f64; WIDTH]);

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("GAMES and SEED are numbers"));
    let (games, seed) = (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(1));
    let mut lessons = Lessons::new(STAGES, WIDTH);
    let mut apart = Vec::new();
    for game in 0..games {
        let seats = 1 + (game % 4) as u8;
        let seen = play(seats, &Seed::numbered(seed, game));
        if game / 4 % 5 == 4 {
            apart.extend(seen);
        } else {
            for ((stage, shown), points) in seen {
                lessons.add(stage, &shown, points);
            }
        }
    }
    let learned = lessons.learn(CAUTION);
    tell(&learned, &apart);
    println!(
        "# walking_value {games} {seed}: a line per number of seats and round, weights in the order of `value::shown`."
    );
    print!("{learned}");
}

fn play(seats: u8, seed: &Seed) -> Vec<(Seen, f64)> {
    let settings = Settings::<Walking>::named(seats, []).expect("it can be played by so many");
    let mut table = Table::new(settings, *seed);
    let careless = || Box::new(Overlooking { player: Walking::reader(), per_cent: SLIPS });
    let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(careless(), seat, seed)).collect();
    let mut seen = Vec::new();
    let mut round = 0;
    play_on(&mut table, |table, seat, legal| {
        let open = &table.state().open;
        if open.round != round {
            round = open.round;
            seen.extend(Seat::all(seats).map(|seat| (seat, (stage(open), shown(table.state(), seat)))));
        }
        bots[seat.index()].answer(table, seat, legal)
    });
    let outcome = table.outcome().expect("it is over");
    seen.into_iter().map(|(seat, seen)| (seen, f64::from(outcome.scores[seat.index()].total()))).collect()
}

fn tell(learned: &Learned, apart: &[(Seen, f64)]) {
    for stage in 0..STAGES {
        let here = || apart.iter().filter(|((at, _), _)| *at == stage);
        let off = |value: &dyn Fn(&[f64]) -> f64| {
            let squares: f64 = here().map(|((_, shown), points)| (points - value(shown)).powi(2)).sum();
            (squares / f64::from(here().count() as u32)).sqrt()
        };
        let learned = off(&|shown| learned.value(stage, shown).unwrap_or_default());
        eprintln!(
            "stage {}: the best turn's promise is off by {:.2} points, what was learned by {learned:.2}",
            stage + 1,
            off(&|shown| shown[1])
        );
    }
}
