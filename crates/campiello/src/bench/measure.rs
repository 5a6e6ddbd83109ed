//! The stopwatch: random games, and single calls on states that such games pass through.

use std::hint::black_box;
use std::time::{Duration, Instant};

use campiello_core::{Game, Seat, Seed, Settings};

/// How many states single calls are measured on.
const SAMPLES: usize = 2000;

/// How often everything is measured; the best counts, because all that disturbs makes it slower.
const ROUNDS: u32 = 10;

/// Chooses moves quickly: a xorshift generator of our own. The game's luck stays the real one.
struct Picker(u64);

impl Picker {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// A position of a random game: the state, who acts, what they do, and with which luck.
pub(super) struct Sample<G: Game> {
    state: G::State,
    seat: Seat,
    action: G::Action,
    seed: Seed,
    step: u64,
}

/// Positions from many random games.
pub(super) fn gather<G: Game>(settings: &Settings<G>) -> Vec<Sample<G>> {
    let mut samples = Vec::with_capacity(SAMPLES);
    let mut picker = Picker(0x9e37_79b9_7f4a_7c15);
    for number in 1.. {
        let seed = Seed::numbered(11, number);
        walk::<G>(settings, &seed, &mut picker, |state, seat, action, step| {
            if (step + number).is_multiple_of(7) && samples.len() < SAMPLES {
                samples.push(Sample { state: state.clone(), seat, action: action.clone(), seed, step });
            }
        });
        if samples.len() == SAMPLES {
            break;
        }
    }
    samples
}

/// Random moves a second: list, choose, play.
pub(super) fn random_moves<G: Game>(settings: &Settings<G>, time: Duration) -> f64 {
    let mut picker = Picker(0x2545_f491_4f6c_dd1d);
    let mut number = 0;
    let mut best = 0.0_f64;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let mut moves = 0_u64;
        while begun.elapsed() < time / ROUNDS {
            number += 1;
            moves += walk::<G>(settings, &Seed::numbered(7, number), &mut picker, |_, _, _, _| {});
        }
        best = best.max(moves as f64 / begun.elapsed().as_secs_f64());
    }
    best
}

/// Plays one random game and shows every position to `look`; how many moves it had.
fn walk<G: Game>(
    settings: &Settings<G>,
    seed: &Seed,
    picker: &mut Picker,
    mut look: impl FnMut(&G::State, Seat, &G::Action, u64),
) -> u64 {
    let mut state = G::setup(settings, &mut seed.luck(0));
    let mut legal = Vec::with_capacity(64);
    let mut step = 0;
    while let Some(seat) = G::waiting(&state).next() {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let action = &legal[picker.below(legal.len())];
        step += 1;
        look(&state, seat, action, step);
        let played = G::play(&mut state, seat, action, &mut seed.luck(step));
        debug_assert!(played.is_ok(), "law 2: what is listed is accepted");
    }
    black_box(&state);
    step
}

/// Nanoseconds to list the legal actions.
pub(super) fn legal<G: Game>(samples: &[Sample<G>]) -> f64 {
    let mut actions = Vec::with_capacity(64);
    best(
        samples.len(),
        || (),
        |()| {
            for sample in samples {
                actions.clear();
                G::legal(black_box(&sample.state), sample.seat, &mut actions);
                black_box(&actions);
            }
        },
    )
}

/// Nanoseconds to play an action.
pub(super) fn play<G: Game>(samples: &[Sample<G>]) -> f64 {
    let copies = || samples.iter().map(|sample| sample.state.clone()).collect::<Vec<_>>();
    best(samples.len(), copies, |mut states| {
        for (sample, state) in samples.iter().zip(&mut states) {
            let played = G::play(state, sample.seat, black_box(&sample.action), &mut sample.seed.luck(sample.step));
            let _ = black_box(played);
        }
        states
    })
}

/// Nanoseconds to copy a state.
pub(super) fn clone<G: Game>(samples: &[Sample<G>]) -> f64 {
    best(
        samples.len(),
        || (),
        |()| {
            for sample in samples {
                black_box(black_box(&sample.state).clone());
            }
        },
    )
}

/// The best time of several rounds, in nanoseconds a call; what `prepare` does and what is dropped does not count.
fn best<P, D>(calls: usize, mut prepare: impl FnMut() -> P, mut work: impl FnMut(P) -> D) -> f64 {
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let prepared = prepare();
        let begun = Instant::now();
        let done = work(prepared);
        best = best.min(begun.elapsed());
        drop(done);
    }
    best.as_secs_f64() * 1e9 / calls.max(1) as f64
}
