//! The bot that looks one turn ahead.

use burano::{Action, Burano, Phase, State};
use campiello_core::{Chance, Game, Luck, Seat};

use super::luck::Imagined;
use super::search::Thought;
use super::value::Mind;
use super::weights::Weights;
use super::{cleanup, pyramid};
use crate::bot::Bot;
use crate::chair::Chair;

/// Plays the turn that promises most, in a world that fits its view.
#[derive(Default)]
pub struct Greedy {
    weights: Weights,
}

impl Greedy {
    /// The bot with other beliefs.
    pub const fn with(weights: Weights) -> Self {
        Self { weights }
    }

    /// What a state promises a seat, in hundredths of points.
    pub(super) fn promise(&self, state: &State, seat: Seat) -> i32 {
        Mind { weights: &self.weights, seat }.value(state)
    }

    /// What a state promises its active seat if the turn ended now, in hundredths of points: for measuring beliefs, not for playing.
    pub fn appraise(&self, state: &State) -> i32 {
        Mind { weights: &self.weights, seat: state.open.active }.value(state)
    }
}

impl Bot<Burano> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Action {
        let legal = chair.legal();
        if let [only] = legal
            && !matches!(only, Action::Pyramid(_))
        {
            return *only;
        }
        let world = Burano::guess(&chair.view(), luck);
        let imagined = Imagined(u64::from(luck.below(u32::MAX)));
        let thought = Thought { mind: Mind { weights: &self.weights, seat: chair.seat() }, luck: imagined };
        let wanted = match world.open.phase {
            Phase::Pyramid => return Action::Pyramid(pyramid::choose(&thought, &world, legal)),
            Phase::Pay { .. } => cleanup::pay(&world),
            Phase::Refill { .. } => cleanup::refill(&world),
            Phase::Roofs => cleanup::roofs(&thought, &world, legal),
            _ => thought.best(&world, self.weights.beam as usize).first.unwrap_or(Action::End),
        };
        if legal.contains(&wanted) { wanted } else { legal[legal.len() - 1] }
    }
}
