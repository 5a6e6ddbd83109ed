//! Rough strength while a search is being worked on: `versus GAME SEATS A B GAMES PLAYOUTS SEED`: one seat of A, the others of B, seats in turn.
use std::time::Instant;

use campiello_bots::{Brains, Budget, Sitting, level, play_out};
use campiello_core::{Seat, Seed, Settings, Table};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    match args[1].as_str() {
        "walking" => run::<walking::Walking>(&args),
        "burano" => run::<burano::Burano>(&args),
        _ => run::<bohnanza::Bohnanza>(&args),
    }
}

fn run<G: Brains>(args: &[String]) {
    let number = |at: usize| args[at].parse::<u64>().unwrap();
    let (seats, games, playouts, seed) = (number(2) as u8, number(5), number(6) as u32, number(7));
    let budget = Budget::Playouts(playouts);
    let (mut wins, mut all, mut own_points, mut others_points) = (0.0, Vec::new(), 0.0, 0.0);
    let begun = Instant::now();
    for game in 0..games {
        let settings = Settings::<G>::named(seats, []).unwrap();
        let seed = Seed::numbered(seed, game / u64::from(seats));
        let mut table = Table::new(settings, seed);
        let own = (game % u64::from(seats)) as usize;
        let mut sitting: Vec<_> = Seat::all(seats)
            .map(|seat| {
                let name = if seat.index() == own { &args[3] } else { &args[4] };
                Sitting::new(level::player::<G>(name, budget).unwrap(), seat, &seed)
            })
            .collect();
        play_out(&mut table, &mut sitting);
        let outcome = table.outcome().unwrap();
        let winners = outcome.ranks.iter().filter(|rank| **rank == 1).count() as f64;
        if outcome.ranks[own] == 1 {
            wins += 1.0 / winners;
        }
        let points: Vec<f64> = outcome.scores.iter().map(|score| f64::from(score.total())).collect();
        own_points += points[own];
        others_points += (points.iter().sum::<f64>() - points[own]) / f64::from(seats - 1).max(1.0);
        all.push(points[own]);
        let n = all.len() as f64;
        let share = wins / n;
        let mean = own_points / n;
        let sd = (all.iter().map(|p| (p - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0)).sqrt();
        println!(
            "{game}: won {:.1} % ± {:.1}, points {mean:.2} ± {:.2} against {:.2}, {:.2} s a game, {} moves",
            100.0 * share,
            196.0 * (share * (1.0 - share) / n).sqrt(),
            1.96 * sd / n.sqrt(),
            others_points / n,
            begun.elapsed().as_secs_f64() / n,
            table.steps().len()
        );
    }
}
