//! Playing on in a world that may be true.

use campiello_core::{Seat, Seed};

use super::Ending;
use crate::bot::Brains;
use crate::chair::Chair;

/// What is the same for all worlds of a choice.
pub(super) struct Playout<G: Brains> {
    pub(super) view: G::View,
    pub(super) seat: Seat,
    pub(super) seed: Seed,
}

impl<G: Brains> Playout<G> {
    /// What becomes of each of these lines in a world. All are tried in the same one, and the same luck comes to all.
    pub(super) fn endings<'a>(&self, world: u32, lines: impl Iterator<Item = &'a [G::Action]>) -> Vec<Ending>
    where
        G::Action: 'a,
    {
        let world = World::<G>::guessed(&self.view, &self.seed, world);
        lines.map(|line| world.endings(&world.tried(self.seat, line)).swap_remove(self.seat.index())).collect()
    }
}

/// A world that may be true, and the luck that comes to it.
pub struct World<G: Brains> {
    state: G::State,
    seed: Seed,
}

/// The streams of luck of a world: what is hidden, and from this one on what comes, step by step.
const GUESS: u64 = 0;
const STEPS: u64 = 1;
/// How many guesses are made to find a world that can be believed; then the last has to do.
const GUESSES: u32 = 9;

impl<G: Brains> World<G> {
    /// The world of this number among those that fit the view.
    pub fn guessed(view: &G::View, seed: &Seed, number: u32) -> Self {
        let seed = seed.branch(&number.to_string());
        let mut luck = seed.luck(GUESS);
        let mut state = G::guess(view, &mut luck);
        for _ in 1..GUESSES {
            if G::is_believable(view, &state) {
                break;
            }
            state = G::guess(view, &mut luck);
        }
        Self { state, seed }
    }

    /// What becomes of it when quick players play on: an end, or a position that can be valued.
    pub fn played_on(&self) -> G::State {
        self.played_on_from(self.state.clone(), STEPS, None)
    }

    /// What that comes to for every seat.
    pub fn endings(&self, came: &G::State) -> Vec<Ending> {
        Ending::all::<G>(&self.state, came)
    }

    /// The same after a line that a seat tries.
    pub fn tried(&self, seat: Seat, line: &[G::Action]) -> G::State {
        let mut state = self.state.clone();
        let mut step = STEPS;
        for (number, action) in line.iter().enumerate() {
            // What was meant to follow may have become impossible: then the reader goes on.
            if (number > 0 && G::waiting(&state).next() != Some(seat))
                || G::play(&mut state, seat, action, &mut self.seed.luck(step).stacked()).is_err()
            {
                debug_assert!(number > 0, "what is legal is legal in every world that fits");
                break;
            }
            step += 1;
        }
        self.played_on_from(state, step, Some(seat))
    }

    fn played_on_from(&self, mut state: G::State, mut step: u64, trying: Option<Seat>) -> G::State {
        let (mut reader, mut own_reader) = (G::reader(), G::own_reader());
        let mut thoughts = self.seed.branch("reader").luck(0);
        let mut legal = Vec::new();
        while !G::settled(&self.state, &state) {
            let Some(seat) = G::waiting(&state).next() else { break };
            legal.clear();
            G::legal(&state, seat, &mut legal);
            if legal.is_empty() {
                break;
            }
            let reader = if trying == Some(seat) { &mut own_reader } else { &mut reader };
            let chosen = reader.choose(&Chair::new(&state, seat, &legal), &mut thoughts);
            if G::play(&mut state, seat, &chosen, &mut self.seed.luck(step).stacked()).is_err() {
                break;
            }
            step += 1;
        }
        state
    }
}
