//! Solo games of Walking in Burano by a search: `solo GAMES PLAYOUTS|MSms SEED`.
use std::time::{Duration, Instant};
use campiello_bots::search::{Budget, Search};
use campiello_bots::{Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Table, Game};
use walking::Walking;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().unwrap().parse().unwrap();
    let budget = args.next().unwrap();
    let budget = budget.strip_suffix("ms").map_or_else(|| Budget::Playouts(budget.parse().unwrap()), |ms| Budget::Time(Duration::from_millis(ms.parse().unwrap())));
    let seed: u64 = args.next().unwrap().parse().unwrap();
    let mut all = Vec::new();
    let begun = Instant::now();
    let mut moves = 0;
    for game in 0..games {
        let settings = Settings::<Walking>::named(1, []).unwrap();
        let seed = Seed::numbered(seed, game);
        let mut table = Table::new(settings, seed);
        let search = Search { budget, threads: 1 };
        play_out(&mut table, &mut [Sitting::new(Box::new(search), Seat::new(0), &seed)]);
        let points = Walking::outcome(table.state()).unwrap().scores[0].total();
        moves += table.steps().len();
        all.push(f64::from(points));
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let sd = (all.iter().map(|p| (p - mean).powi(2)).sum::<f64>() / (all.len() as f64 - 1.0).max(1.0)).sqrt();
        eprintln!("{game}: {points}  mean {mean:.2} ± {:.2}  {:.1} s a game, {} moves", 1.96 * sd / (all.len() as f64).sqrt(), begun.elapsed().as_secs_f64() / (game + 1) as f64, moves / (game as usize + 1));
    }
}
