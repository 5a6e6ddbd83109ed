//! How strong the bots of Bohnanza are, and what trading is worth: `trading [GAMES [SEED [SEATS]]]`.
//!
//! One bot sits among others of another name, in another seat every game; `even` is the share of the victories that a bot like the
//! others would have. Numbers after ± are standard errors.

use std::time::Instant;

use bohnanza::Bohnanza;
use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Switches, Table};

const PAIRS: [(&str, &str); 6] = [
    ("greedy", "random"),
    ("hermit", "random"),
    ("greedy", "hermit"),
    ("hermit", "greedy"),
    ("greedy", "greedy"),
    ("random", "greedy"),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (games, seed) = (number(0, 200), number(1, 7));
    let seats = number(2, 0) as u8;
    println!(
        "{:5} {:18} {:>12} {:>5} {:>14} {:>14} {:>7} {:>7} {:>7} {:>6} {:>7}",
        "seats", "bots", "won %", "even", "thalers", "others'", "trades", "gifts", "offers", "turns", "ms"
    );
    for seats in (3..=5).filter(|n| seats == 0 || seats == *n) {
        for (one, others) in PAIRS {
            let mut tally = Tally::default();
            let started = Instant::now();
            for game in 0..games {
                let own = Seat::new((game % u32::from(seats)) as u8);
                tally.count(&played(seats, Seed::numbered(seed.into(), game.into()), own, (one, others)), own);
            }
            let pace = started.elapsed().as_secs_f64() * 1000.0 / f64::from(games);
            tally.print(seats, (one, others), pace);
        }
    }
}

fn played(seats: u8, seed: Seed, own: Seat, (one, others): (&str, &str)) -> Table<Bohnanza> {
    let settings = Settings::new(seats, Switches::default()).expect("three to five seats");
    let bot = |seat| {
        let name = if seat == own { one } else { others };
        Sitting::new(Bohnanza::bot(name).expect("a bot of this game"), seat, &seed)
    };
    let mut table = Table::new(settings, seed);
    play_out(&mut table, &mut Seat::all(seats).map(bot).collect::<Vec<_>>());
    table
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    /// 1 for a victory, less for a shared one.
    won: Mean,
    thalers: Mean,
    others: Mean,
    trades: Mean,
    gifts: Mean,
    offers: Mean,
    turns: Mean,
}

impl Tally {
    fn count(&mut self, table: &Table<Bohnanza>, own: Seat) {
        let outcome = table.outcome().expect("the game is over");
        let open = &table.state().open;
        let first = outcome.ranks.iter().filter(|rank| **rank == 1).count();
        self.won.add(if outcome.ranks[own.index()] == 1 { 1.0 / first as f64 } else { 0.0 });
        let total: i32 = outcome.scores.iter().map(campiello_core::Score::total).sum();
        let thalers = outcome.scores[own.index()].total();
        self.thalers.add(thalers.into());
        self.others.add(f64::from(total - thalers) / f64::from(open.seats - 1));
        self.trades.add(open.trades.into());
        self.gifts.add(open.gifts.into());
        let offers = table.steps().iter().filter(|step| matches!(step.action, bohnanza::Action::Offer(_))).count();
        self.offers.add(offers as f64);
        self.turns.add(open.turn.into());
    }

    fn print(&self, seats: u8, (one, others): (&str, &str), pace: f64) {
        let won = format!("{:.1} ± {:.1}", 100.0 * self.won.value(), 100.0 * self.won.error());
        let even = 100.0 / f64::from(seats);
        let with_error = |mean: &Mean| format!("{:.2} ± {:.2}", mean.value(), mean.error());
        let [thalers, rest] = [&self.thalers, &self.others].map(with_error);
        let [trades, gifts, offers, turns] = [&self.trades, &self.gifts, &self.offers, &self.turns].map(Mean::value);
        println!(
            "{seats:5} {:18} {won:>12} {even:>5.1} {thalers:>14} {rest:>14} {trades:>7.1} {gifts:>7.1} {offers:>7.1} {turns:>6.1} {pace:>7.2}",
            format!("{one} in {others}"),
        );
    }
}

/// A mean and its standard error.
#[derive(Default)]
struct Mean {
    number: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.number += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn value(&self) -> f64 {
        self.sum / self.number
    }

    fn error(&self) -> f64 {
        ((self.squares / self.number - self.value() * self.value()) / (self.number - 1.0)).max(0.0).sqrt()
    }
}
