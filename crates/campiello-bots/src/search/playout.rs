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

/// The streams of luck of a world: what is hidden, and from this one on what comes, step by step.
const GUESS: u64 = 0;
const STEPS: u64 = 1;

impl<G: Brains> Playout<G> {
    /// What becomes of each of these lines in a world. All are tried in the same one, and the same luck comes to all.
    pub(super) fn endings<'a>(&self, world: u32, lines: impl Iterator<Item = &'a [G::Action]>) -> Vec<Ending>
    where
        G::Action: 'a,
    {
        let seed = self.seed.branch(&world.to_string());
        let guessed = G::guess(&self.view, &mut seed.luck(GUESS));
        lines.map(|line| self.ending(&guessed, line, &seed)).collect()
    }

    fn ending(&self, world: &G::State, line: &[G::Action], seed: &Seed) -> Ending {
        let mut state = world.clone();
        let mut step = STEPS;
        let played = G::play(&mut state, self.seat, &line[0], &mut seed.luck(step));
        debug_assert!(played.is_ok(), "what is legal is legal in every world that fits");
        for action in &line[1..] {
            // What was meant to follow may have become impossible: then the reader goes on.
            if G::waiting(&state).next() != Some(self.seat)
                || G::play(&mut state, self.seat, action, &mut seed.luck(step + 1)).is_err()
            {
                break;
            }
            step += 1;
        }
        let mut reader = G::reader();
        let mut thoughts = seed.branch("reader").luck(0);
        let mut legal = Vec::new();
        while !G::settled(world, &state) {
            let Some(seat) = G::waiting(&state).next() else { break };
            legal.clear();
            G::legal(&state, seat, &mut legal);
            if legal.is_empty() {
                break;
            }
            let chosen = reader.choose(&Chair::new(&state, seat, &legal), &mut thoughts);
            step += 1;
            if G::play(&mut state, seat, &chosen, &mut seed.luck(step)).is_err() {
                break;
            }
        }
        Ending::of::<G>(&state, self.seat)
    }
}
