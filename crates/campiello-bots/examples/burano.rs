//! How strong a bot is at Burano, and what it scores for: `burano SEATS GAMES SEED OPPONENT [BOT PLAYOUTS | WEIGHT=VALUE …]`.
//!
//! One bot sits in one seat, another one every game, against others: `greedy` with the named weights changed, or any bot or level. Every deal
//! is played from every seat.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use burano::{Action, Burano};
use campiello_bots::burano::{Greedy, Weights};
use campiello_bots::{Bot, Budget, Sitting, level, play_out};
use campiello_core::{Seat, Seed, Settings, Switches, Table};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (seats, games, seed) = (number(0, 4) as u8, number(1, 100), number(2, 1));
    let opponent = words.get(3).map_or("random", String::as_str);
    let own = Own::of(&words[words.len().min(4)..]);
    let next = AtomicU32::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return tally;
            }
            let seat = Seat::new((game % u32::from(seats)) as u8);
            let started = Instant::now();
            let table =
                played(Seed::numbered(seed.into(), (game / u32::from(seats)).into()), seats, seat, opponent, &own);
            tally.count(&table, seat, started.elapsed());
            if matches!(own, Own::Named(..)) {
                tally.print();
            }
        }
    };
    let mut tally = std::thread::scope(|scope| {
        let (one, other) = (scope.spawn(work), scope.spawn(work));
        one.join().expect("no panic").with(other.join().expect("no panic"))
    });
    tally.print();
}

/// Who is measured.
enum Own {
    Greedy(Box<Weights>),
    Named(String, Budget),
}

impl Own {
    fn of(words: &[String]) -> Self {
        if let [name, playouts] = words
            && !name.contains('=')
        {
            return Self::Named(name.clone(), Budget::Playouts(playouts.parse().expect("a number")));
        }
        let mut weights = Weights::greedy();
        for word in words {
            let (name, value) = word.split_once('=').expect("WEIGHT=VALUE");
            *weights.named(name).expect("a weight of this name") = value.parse().expect("a number");
        }
        Self::Greedy(Box::new(weights))
    }

    fn bot(&self) -> Box<dyn Bot<Burano>> {
        match self {
            Self::Greedy(weights) => Box::new(Greedy::with(**weights)),
            Self::Named(name, budget) => level::player(name, *budget).expect("a bot of this name"),
        }
    }
}

fn played(seed: Seed, seats: u8, seat: Seat, opponent: &str, own: &Own) -> Table<Burano> {
    let settings = Settings::new(seats, Switches::default()).expect("two to four seats");
    let other = || level::player(opponent, Budget::Playouts(1)).expect("a bot of this name");
    let bot = |at| Sitting::new(if at == seat { own.bot() } else { other() }, at, &seed);
    let mut table = Table::new(settings, seed);
    play_out(&mut table, &mut Seat::all(seats).map(bot).collect::<Vec<_>>());
    table
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    own: Vec<f64>,
    margins: Vec<f64>,
    all: f64,
    players: f64,
    parts: BTreeMap<&'static str, f64>,
    won: f64,
    moves: [u32; 5],
    decisions: usize,
    houses: u32,
    roofs: u32,
    cards: u32,
    time: Duration,
}

impl Tally {
    fn count(&mut self, table: &Table<Burano>, own: Seat, time: Duration) {
        let outcome = table.outcome().expect("the game is over");
        let total = |seat: usize| f64::from(outcome.scores[seat].total());
        let score = total(own.index());
        let others = (0..outcome.scores.len()).filter(|seat| *seat != own.index());
        let mean = others.map(total).sum::<f64>() / f64::from(outcome.scores.len() as u32 - 1);
        self.own.push(score);
        self.margins.push(score - mean);
        self.all += outcome.scores.iter().map(|score| f64::from(score.total())).sum::<f64>();
        self.players += f64::from(outcome.scores.len() as u32);
        for (part, points) in &outcome.scores[own.index()].parts {
            *self.parts.entry(part).or_default() += f64::from(*points);
        }
        let winners: f64 = outcome.ranks.iter().map(|rank| f64::from(u8::from(*rank == 1))).sum();
        self.won += if outcome.ranks[own.index()] == 1 { 1.0 / winners } else { 0.0 };
        let mut moves = 0;
        for step in table.steps().iter().filter(|step| step.seat == own) {
            match step.action {
                Action::Take(_) => moves += 1,
                Action::Build { .. } => {
                    moves += 1;
                    self.houses += 1;
                }
                Action::Roof { .. } => {
                    moves += 1;
                    self.roofs += 1;
                }
                Action::Card(_) => self.cards += 1,
                Action::End => self.moves[std::mem::take(&mut moves)] += 1,
                _ => {}
            }
        }
        self.decisions += table.steps().len();
        self.time += time;
    }

    fn with(mut self, other: Self) -> Self {
        self.own.extend(other.own);
        self.margins.extend(other.margins);
        self.all += other.all;
        self.players += other.players;
        other.parts.iter().for_each(|(part, points)| *self.parts.entry(part).or_default() += points);
        self.won += other.won;
        self.moves.iter_mut().zip(other.moves).for_each(|(sum, more)| *sum += more);
        self.decisions += other.decisions;
        self.houses += other.houses;
        self.roofs += other.roofs;
        self.cards += other.cards;
        self.time += other.time;
        self
    }

    fn print(&mut self) {
        let games = f64::from(self.own.len() as u32);
        let mean = |list: &[f64]| list.iter().sum::<f64>() / games;
        let error = |list: &[f64]| {
            let mean = mean(list);
            (list.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / games / games).sqrt()
        };
        let share = self.won / games;
        println!(
            "{games} games: won {:.1} ± {:.1} %, {:.2} ± {:.2} points, {:+.2} ± {:.2} against the others, table {:.2}",
            100.0 * share,
            100.0 * (share * (1.0 - share) / games).sqrt(),
            mean(&self.own),
            error(&self.own),
            mean(&self.margins),
            error(&self.margins),
            self.all / self.players,
        );
        let parts = self.parts.iter().map(|(part, points)| format!("{part} {:.2}", points / games));
        println!("{}", parts.collect::<Vec<_>>().join(", "));
        let turns = f64::from(self.moves.iter().sum::<u32>());
        let moves = self.moves.map(|count| format!("{:.0}", 100.0 * f64::from(count) / turns));
        let each = |count: u32| f64::from(count) / games;
        println!(
            "moves a turn {} %; {:.2} houses, {:.2} roofs, {:.2} cards",
            moves.join("/"),
            each(self.houses),
            each(self.roofs),
            each(self.cards)
        );
        let time = self.time.as_secs_f64() * 1000.0;
        println!("{:.1} ms a game, {:.3} ms a decision", time / games, time / f64::from(self.decisions as u32));
    }
}
