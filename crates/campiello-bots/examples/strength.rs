//! How strong the bots of Walking in Burano are: `strength SEATS GAMES [SEED]`, greedy alone or against random opponents.

use std::time::Instant;

use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Switches, Table};
use walking::Walking;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [seats, games, seed] = [(0, 1), (1, 100), (2, 7)].map(|(n, usual)| numbers.get(n).copied().unwrap_or(usual));
    let settings = Settings::<Walking>::new(seats as u8, Switches::default()).expect("one to four seats");
    let started = Instant::now();
    let mut scores = Vec::new();
    let (mut wins, mut five, mut rounds) = (0, 0, 0);
    let mut ratings = std::collections::BTreeMap::<&str, u32>::new();
    for game in 0..games {
        let seed = Seed::numbered(seed, game);
        let greedy = Seat::new((game % seats) as u8);
        let mut table = Table::new(settings, seed);
        let mut bots: Vec<_> = Seat::all(seats as u8)
            .map(|seat| {
                let name = if seat == greedy { "greedy" } else { "random" };
                Sitting::new(Walking::bot(name).expect("a bot of this game"), seat, &seed)
            })
            .collect();
        play_out(&mut table, &mut bots);
        let outcome = table.outcome().expect("the game is over");
        scores.push(outcome.scores[greedy.index()].total());
        wins += u32::from(outcome.ranks[greedy.index()] == 1);
        let open = &table.state().open;
        five += u32::from(open.players[greedy].street.complete().count_ones() == 5);
        rounds += u64::from(open.round);
        *ratings.entry(outcome.rating.unwrap_or(outcome.end)).or_default() += 1;
    }
    scores.sort_unstable();
    let share = |number: u32| 100.0 * f64::from(number) / games as f64;
    let mean = f64::from(scores.iter().sum::<i32>()) / games as f64;
    println!("{games} games of {seats}, {:.2} ms each", started.elapsed().as_secs_f64() * 1000.0 / games as f64);
    println!("mean {mean:.2}, median {}, best {}", scores[scores.len() / 2], scores[scores.len() - 1]);
    println!("five houses {:.1} %, won {:.1} %, {:.1} rounds", share(five), share(wins), rounds as f64 / games as f64);
    println!("{ratings:?}");
}
