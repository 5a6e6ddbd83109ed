//! Learns what the beginning of a turn promises a seat of Bohnanza: `bohnanza_promise GAMES SEED > promise.txt`, with three to five seats in turn. Readers who
//! haggle and greedy bots sit at mixed tables, and do something odd now and then, so that odd positions are met too. Every tenth game is kept apart: how far the
//! promises are off there, and by how much one must lead to win three times out of four, is told on the error stream.

#![expect(clippy::cast_precision_loss)]

use bohnanza::Bohnanza;
use campiello_bots::bohnanza::notes::{WIDTH, shown};
use campiello_bots::bohnanza::promise::is_boundary;
use campiello_bots::bohnanza::value::Yields;
use campiello_bots::bohnanza::{Reader, Weights};
use campiello_bots::learned::{lead, spread};
use campiello_bots::network::{Example, Network, learn};
use campiello_bots::overlooking::Overlooking;
use campiello_bots::{Bot, Brains, Sitting, play_on};
use campiello_core::{Chance, Seat, Seed, Settings, Table};

/// How many units the layers have, and how often every example is looked at.
const UNITS: [usize; 2] = [32, 16];
const TIMES: u32 = 4;
/// One turn of so many is learned from: the turns of a game resemble each other.
const EVERY: u32 = 3;
/// How often of a hundred times what is best is overlooked.
const SLIPS: u32 = 1;
/// One of so many games is kept apart.
const APART: u64 = 10;

/// The beginning of a turn, seat by seat.
struct Moment(Vec<Seen>);

/// What it shows of a seat, the thalers that it has, and those that it will have.
struct Seen {
    shown: [f32; WIDTH],
    has: f32,
    will_have: f32,
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("GAMES and SEED are numbers"));
    let (games, seed) = (numbers.next().unwrap_or(300), numbers.next().unwrap_or(1));
    let (mut learned_from, mut apart) = (Vec::new(), Vec::new());
    for game in 0..games {
        let moments = play(3 + (game % 3) as u8, &Seed::numbered(seed, game));
        if game / 3 % APART == 0 { &mut apart } else { &mut learned_from }.extend(moments);
    }
    let seen = learned_from.into_iter().flat_map(|Moment(seats)| seats);
    let examples: Vec<Example<WIDTH>> =
        seen.map(|seen| Example { shown: seen.shown, came_to: seen.will_have - seen.has }).collect();
    let examples: Vec<&Example<WIDTH>> = examples.iter().collect();
    let told = |time, off| eprintln!("time {time}: off by {off:.3} thalers");
    let network = learn(&examples, UNITS, TIMES, &mut Seed::numbered(seed, games).luck(1), told);
    (3..=5).for_each(|seats| tell(seats, &network, &apart));
    println!("# bohnanza_promise {games} {seed}");
    print!("{network}");
}

/// Plays a game; some of its turns.
fn play(seats: u8, seed: &Seed) -> Vec<Moment> {
    let settings = Settings::<Bohnanza>::named(seats, []).expect("it can be played by so many");
    let mut table = Table::new(settings, *seed);
    let mut luck = seed.branch("who").luck(0);
    let mut sit = |seat: Seat| {
        let haggles = luck.below(3) > 0;
        let player: Box<dyn Bot<Bohnanza>> =
            if haggles { Box::new(Reader::with(Weights::default())) } else { Bohnanza::greedy() };
        Sitting::new(Box::new(Overlooking { player, per_cent: SLIPS }), seat, seed)
    };
    let mut bots: Vec<_> = Seat::all(seats).map(&mut sit).collect();
    let mut moments = Vec::new();
    let mut turn = 0;
    play_on(&mut table, |table, seat, legal| {
        let state = table.state();
        if state.open.turn != turn && is_boundary(&state.open) {
            turn = state.open.turn;
            if luck.below(EVERY) == 0 {
                let yields = Yields::of(state.open.edition());
                let has = |seat: Seat| f32::from(state.open.players[seat].thalers.count());
                let seen = |seat| Seen { shown: shown(state, seat, &yields), has: has(seat), will_have: 0.0 };
                moments.push(Moment(Seat::all(seats).map(seen).collect()));
            }
        }
        bots[seat.index()].answer(table, seat, legal)
    });
    let outcome = table.outcome().expect("it is over");
    for Moment(seen) in &mut moments {
        for (seat, score) in seen.iter_mut().zip(&outcome.scores) {
            seat.will_have = score.total() as f32;
        }
    }
    moments
}

fn tell(seats: usize, network: &Network, apart: &[Moment]) {
    let here: Vec<&[Seen]> = apart.iter().map(|Moment(seen)| &seen[..]).filter(|seen| seen.len() == seats).collect();
    let promised = |seen: &Seen| f64::from(seen.has + network.worth(&seen.shown));
    let off = |seen: &Seen| (promised(seen) - f64::from(seen.will_have)).powi(2);
    let squares: f64 = here.iter().copied().flatten().map(off).sum();
    let count = f64::from((here.len() * seats).max(1) as u32);
    let leads = here.iter().flat_map(|moment| {
        let promised: Vec<f64> = moment.iter().map(promised).collect();
        let finals: Vec<f64> = moment.iter().map(|seen| f64::from(seen.will_have)).collect();
        (0..seats).map(move |seat| (lead(&promised, seat), lead(&finals, seat) > 0.0))
    });
    let spread = spread(&leads.collect::<Vec<_>>());
    eprintln!("{seats} seats: {count} kept apart, off by {:.2} thalers, spread {spread:.1}", (squares / count).sqrt());
}
