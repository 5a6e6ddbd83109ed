use std::time::Instant;
use campiello_bots::walking::{Greedy, Weights};
use campiello_bots::{Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Table};
use walking::Walking;
fn main() {
    let games: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let number = |n: usize| std::env::args().nth(n).unwrap().parse::<i32>().unwrap();
    for (tried, within) in [(number(2) as usize, number(3))] {
        let begun = Instant::now();
        let mut sum = 0;
        let mut squares = 0;
        for game in 0..games {
            let seed = Seed::numbered(77, game);
            let mut table = Table::new(Settings::<Walking>::named(1, []).unwrap(), seed);
            let bot = Greedy::with(Weights { lots_tried: tried, lots_within: within, closely: number(4) > 0, ..Weights::default() });
            play_out(&mut table, &mut [Sitting::new(Box::new(bot), Seat::new(0), &seed)]);
            let points = table.outcome().unwrap().scores[0].total();
            sum += points;
            squares += points * points;
        }
        let n = games as f64;
        let mean = sum as f64 / n;
        println!("{tried} {within}: {mean:.2} ± {:.2}, {:.2} ms", 1.96 * ((squares as f64 / n - mean * mean) / n).sqrt(), begun.elapsed().as_secs_f64() * 1e3 / n);
    }
}
