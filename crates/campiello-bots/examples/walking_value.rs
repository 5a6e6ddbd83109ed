//! Learns what a turn's beginning is worth in the solo game: `walking_value GAMES SEED > value.txt`. Greedy plays, and overlooks something now and then, so that
//! odd positions are met too. Every fifth game is kept apart: how far the values are off there is told on the error stream.

use campiello_bots::learned::{Learned, Lessons};
use campiello_bots::overlooking::Overlooking;
use campiello_bots::walking::value::{STAGES, WIDTH, shown, stage};
use campiello_bots::{Brains, Sitting};
use campiello_core::{Game, Seat, Seed, Settings, Table};
use walking::{Phase, Walking};

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
        let (seen, points) = play(&Seed::numbered(seed, game));
        if game % 5 == 4 {
            apart.extend(seen.into_iter().map(|seen| (seen, points)));
        } else {
            for (stage, shown) in &seen {
                lessons.add(*stage, shown, points);
            }
        }
    }
    let learned = lessons.learn(CAUTION);
    tell(&learned, &apart);
    println!("# walking_value {games} {seed}: a line per round, weights in the order of `value::shown`.");
    print!("{learned}");
}

fn play(seed: &Seed) -> (Vec<Seen>, f64) {
    let settings = Settings::<Walking>::named(1, []).expect("one may play alone");
    let mut table = Table::new(settings, *seed);
    let careless = Overlooking { player: Walking::greedy(), per_cent: SLIPS };
    let (seat, mut legal, mut seen) = (Seat::new(0), Vec::new(), Vec::new());
    let mut sitting = Sitting::new(Box::new(careless), seat, seed);
    while let Some(action) = sitting.answer(&table, seat, &mut legal) {
        if table.state().open.phase == Phase::Take {
            seen.push((stage(&table.state().open), shown(table.state(), seat)));
        }
        table.play(seat, &action, None).expect("it is legal");
    }
    let points = Walking::outcome(table.state()).expect("it is over").scores[0].total();
    (seen, f64::from(points))
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
            "round {}: the best turn's promise is off by {:.2} points, what was learned by {learned:.2}",
            stage + 1,
            off(&|shown| shown[1])
        );
    }
}
