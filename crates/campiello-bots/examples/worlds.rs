//! What a search gains by trying its lines in more worlds: `worlds GAME SEATS GAMES SEED WORLDS [EVERY]`. One choice of EVERY (5 if nothing is said) is looked at.
//!
//! A master plays the first seat and greedy bots the others. At a choice all lines are tried in as many worlds as are asked for. Half of the worlds choose, some
//! at a time; the others tell what the chosen line is worth more than the first idea. So it takes minutes to see how many worlds are enough, where an arena takes
//! hours. It is the search's own opinion: what quick players and promises get wrong in every world is not seen here, and only an arena says what is true.

#![expect(clippy::cast_precision_loss)]

use std::time::{Duration, Instant};

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::arena::Interval;
use campiello_bots::search::World;
use campiello_bots::{Brains, Budget, Chair, Level, Sitting};
use campiello_core::{Chance, Game, Luck, Seat, Seed, Settings, Table};
use walking::Walking;

/// The budget of the master whose choices are looked at.
const PLAYS: Budget = Budget::Playouts(60);
/// Who is looked at.
const SEAT: Seat = Seat::new(0);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, rest @ ..] = &words[..] else { panic!("worlds GAME SEATS GAMES SEED WORLDS [EVERY]") };
    let numbers: Vec<u32> = rest.iter().map(|word| word.parse().expect("a number")).collect();
    let (seats, games, seed, worlds, every) = match numbers[..] {
        [seats, games, seed, worlds] => (seats, games, seed, worlds, 5),
        [seats, games, seed, worlds, every] => (seats, games, seed, worlds, every),
        _ => panic!("worlds GAME SEATS GAMES SEED WORLDS [EVERY]"),
    };
    assert!(worlds > 1 && every > 0, "some worlds choose and others tell");
    let look = Look { seats: seats as u8, games, seed, worlds, every };
    match game.as_str() {
        Walking::KEY => look.at::<Walking>(),
        Burano::KEY => look.at::<Burano>(),
        Bohnanza::KEY => look.at::<Bohnanza>(),
        other => panic!("there is no game {other}"),
    }
}

/// What is looked at.
struct Look {
    seats: u8,
    games: u32,
    seed: u32,
    worlds: u32,
    every: u32,
}

/// What was seen.
#[derive(Default)]
struct Seen {
    choices: u32,
    lines: usize,
    /// Choice by choice, what was gained by so many worlds: one, two, four, …
    gains: Vec<Vec<f64>>,
    time: Duration,
}

impl Look {
    fn at<G: Brains>(&self) {
        let settings = Settings::<G>::named(self.seats, []).expect("it can be played by so many");
        let mut seen = Seen::default();
        for game in 0..self.games {
            let seed = Seed::numbered(self.seed.into(), game.into());
            let mut table = Table::new(settings, seed);
            let bot = |seat: Seat| if seat == SEAT { Level::Master.player(PLAYS) } else { G::greedy() };
            let mut bots: Vec<_> = Seat::all(self.seats).map(|seat| Sitting::new(bot(seat), seat, &seed)).collect();
            let mut luck = seed.branch("looks").luck(0);
            campiello_bots::play_on(&mut table, |table, seat, legal| {
                let answer = bots[seat.index()].answer(table, seat, legal);
                if seat == SEAT && !legal.is_empty() {
                    self.choice::<G>(&Chair::new(table.state(), seat, legal), &mut luck, &mut seen);
                }
                answer
            });
            eprintln!("game {} of {}: {} choices looked at so far", game + 1, self.games, seen.gains.len());
        }
        self.tell(&seen);
    }

    /// Looks at a choice, if it is one and its turn has come.
    fn choice<G: Brains>(&self, chair: &Chair<'_, G>, luck: &mut Luck, seen: &mut Seen) {
        let lines = G::lines(chair, PLAYS, luck);
        if lines.iter().all(|line| line[0] == lines[0][0]) {
            return;
        }
        seen.choices += 1;
        if luck.below(self.every) > 0 {
            return;
        }
        let (view, seed) = (chair.view(), Seed::numbered(self.seed.into(), seen.choices.into()).branch("worlds"));
        let begun = Instant::now();
        let tried = |number| -> Vec<f64> {
            let world = World::<G>::guessed(&view, &seed, number);
            lines.iter().map(|line| world.endings(&world.tried(SEAT, line))[SEAT.index()].worth).collect()
        };
        let worths: Vec<Vec<f64>> = (0..self.worlds).map(tried).collect();
        seen.time += begun.elapsed();
        seen.lines += lines.len();
        seen.gains.push(gains(&worths));
    }

    fn tell(&self, Seen { choices, lines, gains, time }: &Seen) {
        let per_game = f64::from(*choices) / f64::from(self.games);
        let played = *lines as f64 * f64::from(self.worlds);
        println!("{per_game:.1} choices a game, {:.1} lines each", *lines as f64 / gains.len() as f64);
        println!("{:.3} ms for a line in a world", time.as_secs_f64() * 1000.0 / played);
        for number in 0..gains.first().map_or(0, Vec::len) {
            let all: Vec<f64> = gains.iter().map(|gains| gains[number] * per_game).collect();
            let Interval { mean, low, high } = Interval::mean(&all);
            println!("{:4} worlds: {mean:.2} a game more than the first idea ({low:.2} to {high:.2})", 1 << number);
        }
    }
}

/// What is gained over the first line by choosing after one world, two, four, …: those of one half choose, those of the other tell.
fn gains(worths: &[Vec<f64>]) -> Vec<f64> {
    let (one, other) = worths.split_at(worths.len() / 2);
    let gained = |few: usize| {
        let halves = [(one, other), (other, one)].into_iter().flat_map(|(choose, tell)| {
            let truth = means(tell);
            choose.chunks_exact(few).map(move |worlds| truth[best(&means(worlds))] - truth[0]).collect::<Vec<_>>()
        });
        let gained: Vec<f64> = halves.collect();
        gained.iter().sum::<f64>() / gained.len() as f64
    };
    (0..=one.len().ilog2()).map(|doubling| gained(1 << doubling)).collect()
}

/// What every line is worth on average.
fn means(worths: &[Vec<f64>]) -> Vec<f64> {
    let mean = |line: usize| worths.iter().map(|world| world[line]).sum::<f64>() / worths.len() as f64;
    (0..worths[0].len()).map(mean).collect()
}

/// The best of them; of equals the first.
fn best(worths: &[f64]) -> usize {
    (1..worths.len()).fold(0, |best, line| if worths[line] > worths[best] { line } else { best })
}
