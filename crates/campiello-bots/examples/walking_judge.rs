//! Learns what a seat will score that stands so and so at the end of its turn: `walking_judge SEATS GAMES ROUNDS SEED FILE`. The file is written after every round,
//! and what stands there already is gone on from (take another seed: the same one has the same deals). The files for 1, 2, 3 and 4 seats, one after the other, are `src/walking/judge.txt`.
//!
//! In every round some seats are played by readers who trust the latest judge, and do something odd now and then, so that odd positions are met too; the other
//! seats are played by readers who go by the look of things. The judge then learns from the last rounds. What a position has come to is partly what the game has
//! come to and partly what the judge thought a choice later: the one is true, the other has less luck in it.

#![expect(clippy::cast_precision_loss)]

use std::{fs, thread};

use campiello_bots::network::{Example, Network, learn};
use campiello_bots::walking::Reader;
use campiello_bots::walking::judge::WIDTH;
use campiello_bots::{Chair, Sitting};
use campiello_core::{Chance, Game, Seat, Seed, Settings, Table};
use walking::{Action, Walking};

/// How often of a hundred times something odd is done, and how many ideas are worth it.
const SLIPS: u32 = 8;
const IDEAS: usize = 6;
/// How much of what a position has come to is taken from the game rather than from the judge, choice by choice.
const TRUTH: f32 = 0.8;
/// How many units the layers have.
const UNITS: [usize; 2] = [48, 24];
/// How often every example is looked at, and for how many rounds it stays.
const TIMES: u32 = 3;
const STAY: usize = 3;
/// How many games tell how good a judge is, and their seed.
const TESTS: u64 = 600;
const TEST_SEED: u64 = 77;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, rounds, seed, file] = &words[..] else { panic!("walking_judge SEATS GAMES ROUNDS SEED FILE") };
    let [seats, games, rounds, seed] = [seats, games, rounds, seed]
        .map(|word| word.parse::<u64>().expect("SEATS, GAMES, ROUNDS and SEED are numbers"));
    let settings = Settings::<Walking>::named(seats as u8, []).expect("it can be played by so many");
    let before = fs::read_to_string(file).unwrap_or_default();
    let mut network = Network::read_all(&before).pop();
    let made: String = before.split_inclusive('\n').filter(|line| line.starts_with('#')).collect();
    let mut lately: Vec<Vec<Example<WIDTH>>> = Vec::new();
    for round in 0..rounds {
        let begin = Seed::numbered(seed, round);
        let played =
            all(games, |game| Deal { settings, seed: begin.branch(&game.to_string()) }.learn(network.as_ref()));
        lately.insert(0, played.into_iter().flatten().collect());
        lately.truncate(STAY);
        let examples: Vec<&Example<WIDTH>> = lately.iter().flatten().collect();
        eprintln!("round {} of {rounds}: {} examples", round + 1, examples.len());
        let tell = |time, off| eprintln!("  time {time}: off by {off:.3} points");
        let learned = learn(&examples, UNITS, TIMES, &mut begin.luck(1), tell);
        let tests = all(TESTS, |game| Deal { settings, seed: Seed::numbered(TEST_SEED, game) }.test(&learned));
        let [points, lead] = [0, 1].map(|which| mean(tests.iter().map(|test| test[which])));
        eprintln!("  a reader who trusts it comes to {points:.2} points, and leads by {lead:.2}");
        let how = format!("# walking_judge {seats} {games} {} {seed}\n", round + 1);
        fs::write(file, format!("{made}{how}{learned}")).expect("the file can be written");
        network = Some(learned);
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.sum::<f64>() / TESTS as f64
}

/// Does the work of so many games on all cores; the answers are in the order of the games.
fn all<T: Send>(games: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = &work;
    let mut done: Vec<(u64, T)> = thread::scope(|scope| {
        let one = |first| (first..games).step_by(threads).map(|game| (game, work(game))).collect::<Vec<_>>();
        let workers: Vec<_> = (0..threads as u64).map(|first| scope.spawn(move || one(first))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("games come to an end")).collect()
    });
    done.sort_by_key(|(game, _)| *game);
    done.into_iter().map(|(_, answer)| answer).collect()
}

/// A game to be played.
struct Deal {
    settings: Settings<Walking>,
    seed: Seed,
}

/// A choice of a reader who trusts the judge: what it led to, what the best of its ideas promised, and whether another was chosen.
struct Seen {
    seat: Seat,
    shown: [f32; WIDTH],
    best: f32,
    odd: bool,
}

impl Deal {
    /// Plays it, and tells what can be learned from it.
    fn learn(&self, network: Option<&Network>) -> Vec<Example<WIDTH>> {
        let mut luck = self.seed.branch("who").luck(0);
        let seats = self.settings.seats();
        let trusting: Vec<bool> = Seat::all(seats).map(|_| seats == 1 || luck.below(2) == 0).collect();
        let (seen, points) = self.play(network, &trusting, SLIPS);
        let mut came_to = points;
        let mut examples = Vec::new();
        for Seen { seat, shown, best, odd } in seen.into_iter().rev() {
            let came_to = &mut came_to[seat.index()];
            examples.push(Example { shown, came_to: *came_to });
            if network.is_some() {
                // What came of an oddity says nothing about what was before it.
                *came_to = if odd { best } else { TRUTH * *came_to + (1.0 - TRUTH) * best };
            }
        }
        examples
    }

    /// The points of a reader who trusts the judge among others who do not, and its lead.
    fn test(&self, network: &Network) -> [f64; 2] {
        let seats = self.settings.seats();
        let mut trusting = vec![false; seats.into()];
        trusting[0] = true;
        let points: Vec<f64> = self.play(Some(network), &trusting, 0).1.into_iter().map(f64::from).collect();
        [points[0], campiello_bots::learned::lead(&points, 0)]
    }

    fn play(&self, network: Option<&Network>, trusting: &[bool], slips: u32) -> (Vec<Seen>, Vec<f32>) {
        let Self { settings, seed } = self;
        let mut table = Table::new(*settings, *seed);
        let reader = network.map_or_else(Reader::untaught, Reader::judged_by);
        let mut others: Vec<Sitting<Walking>> =
            Seat::all(settings.seats()).map(|seat| Sitting::new(Box::new(Reader::default()), seat, seed)).collect();
        let mut luck = seed.branch("slips").luck(0);
        let (mut meant, mut seen, mut legal): (Vec<Action>, _, _) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(seat) = Walking::waiting(table.state()).next() {
            legal.clear();
            Walking::legal(table.state(), seat, &mut legal);
            let chair = Chair::new(table.state(), seat, &legal);
            let action = if !trusting[seat.index()] {
                others[seat.index()].choose(&chair)
            } else if let Some(next) = meant.pop().filter(|next| legal.contains(next)) {
                next
            } else {
                let mut ideas = reader.thinks_of(&chair);
                let best = ideas[0].points;
                let which = if luck.below(100) < slips { luck.below(ideas.len().min(IDEAS) as u32) } else { 0 };
                let odd = which > 0;
                let chosen = ideas.swap_remove(which as usize);
                seen.push(Seen { seat, shown: reader.shows(&chair.view(), seat, &chosen.after), best, odd });
                meant = chosen.line.into_iter().rev().collect();
                meant.pop().expect("a line is not empty")
            };
            table.play(seat, &action, None).expect("what is listed is accepted");
        }
        let outcome = table.outcome().expect("it is over");
        (seen, outcome.scores.iter().map(|score| score.total() as f32).collect())
    }
}
