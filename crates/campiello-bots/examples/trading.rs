//! How strong the bots of Bohnanza are, and what trading is worth: `trading [GAMES [SEED [SEATS]]]`.
//!
//! One or several bots of a name sit side by side among others, one seat further every game; `even` is the share of the victories that they
//! would have if all were equal. Numbers after ± are standard errors. A greedy alone among hermits has nobody to trade with: what trading is
//! worth shows where two of them sit.

use std::time::Instant;

use bohnanza::Bohnanza;
use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Seat, Seed, Settings, Switches, Table};

/// Who sits at a table: so many bots of one name among others.
#[derive(Clone, Copy)]
struct Company {
    ours: &'static str,
    number: u8,
    others: &'static str,
}

const COMPANIES: [Company; 8] = [
    Company { ours: "greedy", number: 1, others: "random" },
    Company { ours: "greedy", number: 2, others: "random" },
    Company { ours: "hermit", number: 1, others: "random" },
    Company { ours: "greedy", number: 1, others: "hermit" },
    Company { ours: "greedy", number: 2, others: "hermit" },
    Company { ours: "hermit", number: 1, others: "greedy" },
    Company { ours: "greedy", number: 1, others: "greedy" },
    Company { ours: "random", number: 1, others: "greedy" },
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (games, seed, only) = (number(0, 200), number(1, 7), number(2, 0));
    println!(
        "{:5} {:18} {:>12} {:>5} {:>14} {:>14} {:>6} {:>6} {:>6} {:>5} {:>6}",
        "seats", "bots", "won %", "even", "thalers", "others'", "trades", "gifts", "offers", "turns", "ms"
    );
    for seats in (3..=5).filter(|seats| only == 0 || only == u32::from(*seats)) {
        for company in COMPANIES {
            let mut tally = Tally::default();
            let started = Instant::now();
            for game in 0..games {
                company.play(seats, Seed::numbered(seed.into(), game.into()), game, &mut tally);
            }
            let pace = started.elapsed().as_secs_f64() * 1000.0 / f64::from(games);
            tally.print(seats, company, pace);
        }
    }
}

impl Company {
    fn play(self, seats: u8, seed: Seed, game: u32, tally: &mut Tally) {
        let settings = Settings::new(seats, Switches::default()).expect("three to five seats");
        let is_ours = |seat: Seat| (seat.index() as u32 + game) % u32::from(seats) < u32::from(self.number);
        let bot = |seat| {
            let name = if is_ours(seat) { self.ours } else { self.others };
            Sitting::new(Bohnanza::bot(name).expect("a bot of this game"), seat, &seed)
        };
        let mut table = Table::new(settings, seed);
        play_out(&mut table, &mut Seat::all(seats).map(bot).collect::<Vec<_>>());
        tally.count(&table, is_ours);
    }
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    /// 1 for a victory, less for one that is shared with the other side.
    won: Mean,
    thalers: Mean,
    others: Mean,
    trades: Mean,
    gifts: Mean,
    offers: Mean,
    turns: Mean,
}

impl Tally {
    fn count(&mut self, table: &Table<Bohnanza>, is_ours: impl Fn(Seat) -> bool) {
        let outcome = table.outcome().expect("the game is over");
        let open = &table.state().open;
        let (mut first, mut ours_first) = (0.0, 0.0);
        let (mut ours, mut others) = (Mean::default(), Mean::default());
        for seat in Seat::all(open.seats) {
            if outcome.ranks[seat.index()] == 1 {
                first += 1.0;
                ours_first += f64::from(u8::from(is_ours(seat)));
            }
            let side = if is_ours(seat) { &mut ours } else { &mut others };
            side.add(outcome.scores[seat.index()].total().into());
        }
        self.won.add(ours_first / first);
        self.thalers.add(ours.value());
        self.others.add(others.value());
        self.trades.add(open.trades.into());
        self.gifts.add(open.gifts.into());
        let offers = table.steps().iter().filter(|step| matches!(step.action, bohnanza::Action::Offer(_))).count();
        self.offers.add(f64::from(offers as u32));
        self.turns.add(open.turn.into());
    }

    fn print(&self, seats: u8, Company { ours, number, others }: Company, pace: f64) {
        let won = format!("{:.1} ± {:.1}", 100.0 * self.won.value(), 100.0 * self.won.error());
        let even = 100.0 * f64::from(number) / f64::from(seats);
        let with_error = |mean: &Mean| format!("{:.2} ± {:.2}", mean.value(), mean.error());
        let [thalers, rest] = [&self.thalers, &self.others].map(with_error);
        let [trades, gifts, offers, turns] = [&self.trades, &self.gifts, &self.offers, &self.turns].map(Mean::value);
        let bots = format!("{number} {ours}, {others}");
        print!("{seats:5} {bots:18} {won:>12} {even:>5.1} {thalers:>14} {rest:>14} ");
        println!("{trades:>6.1} {gifts:>6.1} {offers:>6.1} {turns:>5.1} {pace:>6.2}");
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
