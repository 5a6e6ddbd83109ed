//! A player who tries things out: moves are played on in worlds that may be true, by a quick player in every seat.
//!
//! Worlds come from [`Game::guess`](campiello_core::Game::guess), so that nothing hidden can be known. All candidates are tried in the same worlds with the same luck, and the
//! worse half of them is given up again and again (sequential halving): what remains is looked at more often.

mod budget;
mod candidates;
mod playout;

use campiello_core::{Luck, Seat, Seed, chance::Chance};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;

pub use budget::Budget;
use candidates::Candidates;
use playout::Playout;

/// What a search must know about a game besides its rules.
pub trait Insight: Brains {
    /// Whoever plays on after a move that is tried.
    fn reader() -> Box<dyn Bot<Self>>;

    /// The actions worth a look, the most promising first, never none.
    fn ideas(chair: &Chair<'_, Self>, luck: &mut Luck) -> Vec<Self::Action>;

    /// What a world is worth to a seat when playing on stops: at the end of the game, or after [`Insight::HORIZON`] moves.
    fn worth(state: &Self::State, seat: Seat) -> f64;

    /// How many moves are played on at most.
    fn horizon() -> usize { static H: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| std::env::var("H").map_or(9999, |h| h.parse().unwrap())); *H }
}

/// The searching player.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How long it thinks.
    pub budget: Budget,
    /// On how many threads.
    pub threads: usize,
}

/// A move that was looked at, and what came of it.
#[derive(Clone, Debug)]
pub struct Looked<A> {
    /// The move.
    pub action: A,
    /// What it was worth on average.
    pub worth: f64,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl Search {
    /// Looks at the seat's moves; the best comes first.
    pub fn look<G: Insight>(&self, chair: &Chair<'_, G>, luck: &mut Luck) -> Vec<Looked<G::Action>> {
        let mut candidates = Candidates::new(G::ideas(chair, luck));
        let seed = seed(luck);
        let playout: Playout<G> = Playout { view: chair.view(), seat: chair.seat(), seed };
        let mut clock = self.budget.start(candidates.rounds());
        while candidates.undecided() {
            let tried = clock.round(candidates.alive(), self.threads, |world| playout.rewards(world, candidates.tried()));
            candidates.halve(&tried);
        }
        candidates.ranked()
    }
}

impl<G: Insight> Bot<G> for Search {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action {
        if let [only] = chair.legal() {
            return only.clone();
        }
        let mut looked = self.look(chair, luck);
        looked.swap_remove(0).action
    }
}

/// The luck of this choice, from which every world has its own.
fn seed(luck: &mut Luck) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))
}
