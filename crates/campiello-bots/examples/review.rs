//! A look at reviews while they are being worked on: `review GAME SEATS BOTS PLAYOUTS SEED`.
use std::time::Instant;

use campiello_bots::review::{Order, review};
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
    let (seats, playouts, seed) = (number(2) as u8, number(4) as u32, number(5));
    let bots: Vec<&str> = args[3].split(',').collect();
    let settings = Settings::<G>::named(seats, []).unwrap();
    let seed = Seed::numbered(seed, 0);
    let mut table = Table::new(settings, seed);
    let mut sitting: Vec<_> = Seat::all(seats)
        .map(|seat| {
            let player = level::player::<G>(bots[seat.index() % bots.len()], Budget::Playouts(300)).unwrap();
            Sitting::new(player, seat, &seed)
        })
        .collect();
    play_out(&mut table, &mut sitting);
    let begun = Instant::now();
    let order = Order { playouts, seed: 1, threads: 1 };
    let review = review(&table, &order, &|_| ()).unwrap();
    for moment in &review.moments {
        let chances: Vec<String> =
            moment.chances.iter().map(|chance| format!("{:6.3} ± {:.3}", chance.mean, chance.error)).collect();
        println!("{:4} {}", moment.moves, chances.join("  "));
    }
    for account in &review.accounts {
        println!("{account:.3?}");
    }
    for turning in &review.turning {
        println!("{turning:.3?}");
    }
    for missed in &review.missed {
        println!(
            "{} at {}: {} instead of {}: {:.3?} {:.3?}",
            missed.seat, missed.at, missed.better.notation, missed.played.notation, missed.gain, missed.points
        );
    }
    println!(
        "{} moves, {} moments, {} decisions, {} playouts, {:.1} s",
        table.steps().len(),
        review.moments.len(),
        review.decisions,
        review.playouts,
        begun.elapsed().as_secs_f64()
    );
}
