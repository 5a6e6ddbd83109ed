//! The bot that looks one turn ahead.

use campiello_core::Luck;
use walking::{Action, Phase, Walking};

use super::thought::{Thought, best_of};
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Plays the turn after which its own score promises to be highest.
pub struct Greedy {
    weights: Weights,
}

impl Default for Greedy {
    fn default() -> Self {
        Self::with(Weights::greedy())
    }
}

impl Greedy {
    /// The bot with other beliefs.
    pub const fn with(weights: Weights) -> Self {
        Self { weights }
    }
}

impl Bot<Walking> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Walking>, _luck: &mut Luck) -> Action {
        let legal = chair.legal();
        if legal.len() == 1 {
            return legal[0];
        }
        let view = chair.view();
        let thought = Thought::new(&view, chair.seat(), &self.weights, true);
        if view.open.phase == Phase::Place {
            let wanted = thought.plan(&view.open, view.hand(), None).next();
            if legal.contains(&wanted) {
                return wanted;
            }
        }
        best_of(legal, |action| thought.value(action))
    }
}
