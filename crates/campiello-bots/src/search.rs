//! A player who tries things out: moves are played on in worlds that may be true, by a quick player in every seat.
//!
//! Worlds come from [`Game::guess`](campiello_core::Game::guess), so that nothing hidden can be known. All candidates are tried in the same worlds with the same luck, and the
//! worse half of them is given up again and again (sequential halving): what remains is looked at more often.

mod advice;
mod budget;
mod candidates;
mod ending;
mod player;
mod playout;

use campiello_core::{Chance, Luck, Seed};

use crate::bot::Brains;
use crate::chair::Chair;

pub use budget::Budget;
use budget::Clock;
pub(crate) use budget::spread;
use candidates::Candidates;
pub use ending::Ending;
pub use player::Searching;
use playout::Playout;
pub use playout::World;

/// A search for what is best.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How long it thinks.
    pub budget: Budget,
}

/// A move that was looked at, and what came of it.
#[derive(Clone, Debug)]
pub struct Looked<A> {
    /// The move.
    pub action: A,
    /// What the seat would do with it and after it: at least the move itself.
    pub line: Vec<A>,
    /// What came of it on average.
    pub ending: Ending,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl Search {
    /// Looks at the seat's moves; the best comes first.
    pub fn look<G: Brains>(&self, chair: &Chair<'_, G>, luck: &mut Luck) -> Vec<Looked<G::Action>> {
        let clock = self.budget.start();
        timed(clock, chair, G::lines(chair, self.budget, luck), luck)
    }

    /// The best line, looked for only if there is a question.
    pub fn line<G: Brains>(&self, chair: &Chair<'_, G>, luck: &mut Luck) -> Vec<G::Action> {
        // To find something worth a look takes time too.
        let clock = self.budget.start();
        let mut lines = G::lines(chair, self.budget, luck);
        if lines.iter().all(|line| line[0] == lines[0][0]) {
            lines[0].truncate(1);
            return lines.swap_remove(0);
        }
        timed(clock, chair, lines, luck).swap_remove(0).line
    }

    /// Looks at these lines of the seat.
    pub(crate) fn compare<G: Brains>(
        &self,
        chair: &Chair<'_, G>,
        lines: Vec<Vec<G::Action>>,
        luck: &mut Luck,
    ) -> Vec<Looked<G::Action>> {
        timed(self.budget.start(), chair, lines, luck)
    }
}

/// Looks at lines as long as the clock allows.
fn timed<G: Brains>(
    mut clock: Clock,
    chair: &Chair<'_, G>,
    lines: Vec<Vec<G::Action>>,
    luck: &mut Luck,
) -> Vec<Looked<G::Action>> {
    let mut candidates = Candidates::new(lines, G::TRUST);
    let playout: Playout<G> = Playout { view: chair.view(), seat: chair.seat(), seed: seed(luck) };
    while candidates.undecided() {
        clock.begin_round(candidates.rounds());
        while candidates.undecided()
            && let Some(tried) = clock.worlds(candidates.alive(), |world| playout.endings(world, candidates.tried()))
        {
            candidates.add(&tried);
        }
        candidates.halve();
    }
    candidates.ranked()
}

/// The luck of this choice, from which every world has its own.
fn seed(luck: &mut Luck) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))
}
