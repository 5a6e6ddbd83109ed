//! How strong `greedy` is at Walking in Burano: `strength [SEATS [GAMES [SEED [OPPONENT]]]]`.
//!
//! Greedy sits alone, or in one seat, another one every game, against bots of the other name (`random` if none is given).

use std::collections::BTreeMap;
use std::time::Instant;

use campiello_bots::{Brains, Sitting, play_out};
use campiello_core::{Outcome, Seat, Seed, Settings, Switches, Table};
use walking::Walking;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, usual: u32| words.get(n).map_or(usual, |word| word.parse().expect("a number"));
    let (seats, games, seed) = (number(0, 1) as u8, number(1, 100), number(2, 7));
    let opponent = words.get(3).map_or("random", String::as_str);
    let started = Instant::now();
    let mut tally = Tally::default();
    for game in 0..games {
        let greedy = Seat::new((game % u32::from(seats)) as u8);
        let table = played(seats, Seed::numbered(seed.into(), game.into()), greedy, opponent);
        tally.count(&table, greedy);
    }
    tally.print(f64::from(games));
    println!("{:.2} ms a game", started.elapsed().as_secs_f64() * 1000.0 / f64::from(games));
}

fn played(seats: u8, seed: Seed, greedy: Seat, opponent: &str) -> Table<Walking> {
    let settings = Settings::new(seats, Switches::default()).expect("one to four seats");
    let bot = |seat| {
        let name = if seat == greedy { "greedy" } else { opponent };
        Sitting::new(Walking::bot(name).expect("a bot of this game"), seat, &seed)
    };
    let mut table = Table::new(settings, seed);
    play_out(&mut table, &mut Seat::all(seats).map(bot).collect::<Vec<_>>());
    table
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    scores: Vec<i32>,
    parts: BTreeMap<&'static str, i32>,
    /// How games ended, and how the box rates them.
    ends: BTreeMap<&'static str, u32>,
    won: u32,
    five_houses: u32,
    rounds: u32,
}

impl Tally {
    fn count(&mut self, table: &Table<Walking>, greedy: Seat) {
        let Outcome { end, scores, ranks, rating } = table.outcome().expect("the game is over");
        let open = &table.state().open;
        let score = &scores[greedy.index()];
        self.scores.push(score.total());
        for (part, points) in &score.parts {
            *self.parts.entry(part).or_default() += points;
        }
        for end in [Some(end), rating].into_iter().flatten() {
            *self.ends.entry(end).or_default() += 1;
        }
        self.won += u32::from(ranks[greedy.index()] == 1);
        self.five_houses += u32::from(open.players[greedy].street.complete().count_ones() == 5);
        self.rounds += u32::from(open.round);
    }

    fn print(&mut self, games: f64) {
        self.scores.sort_unstable();
        let share = |number: u32| 100.0 * f64::from(number) / games;
        let mean = f64::from(self.scores.iter().sum::<i32>()) / games;
        let (median, best) = (self.scores[self.scores.len() / 2], self.scores[self.scores.len() - 1]);
        println!("{games} games: mean {mean:.2}, median {median}, best {best}, won {:.1} %", share(self.won));
        println!("five houses {:.1} %, {:.2} rounds", share(self.five_houses), f64::from(self.rounds) / games);
        let parts = self.parts.iter().map(|(part, points)| format!("{part} {:.2}", f64::from(*points) / games));
        println!("{}", parts.collect::<Vec<_>>().join(", "));
        let ends = self.ends.iter().map(|(end, number)| format!("{end} {:.1} %", share(*number)));
        println!("{}", ends.collect::<Vec<_>>().join(", "));
    }
}
