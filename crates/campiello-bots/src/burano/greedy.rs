//! The bot that looks one turn ahead.

use burano::{Action, Burano, Phase};
use campiello_core::{Chance, Game, Luck, Seat};

use super::luck::Imagined;
use super::search::Thought;
use super::value::Mind;
use super::weights::Weights;
use super::{cleanup, pyramid};
use crate::bot::Bot;
use crate::chair::Chair;

/// Plays the turn that promises most, in a world that fits its view. It honours the list: of the turns that begin with a listed action the best.
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

impl Bot<Burano> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Action {
        plan(&self.weights, chair, luck)[0]
    }
}

/// What to do now and, as long as the turn lasts, after that.
pub(super) fn plan(weights: &Weights, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Vec<Action> {
    let legal = chair.legal();
    if let [only] = legal
        && !matches!(only, Action::Pyramid(_))
    {
        return Vec::from([*only]);
    }
    let world = Burano::guess(&chair.view(), luck);
    let thought = think(weights, chair.seat(), luck);
    let wanted = match world.open.phase {
        Phase::Pyramid => return Vec::from([Action::Pyramid(pyramid::choose(&thought, &world, chair))]),
        Phase::Pay { .. } => cleanup::pay(&world, legal),
        Phase::Refill { .. } => cleanup::refill(&world, legal),
        Phase::Roofs => cleanup::roofs(&thought, &world, legal),
        _ => {
            let best = thought.best(&world, weights.beam as usize, |action| legal.contains(&action));
            return best.map_or_else(|| Vec::from([legal[legal.len() - 1]]), |node| node.turn());
        }
    };
    Vec::from([wanted])
}

/// A thought of a seat, with luck of its own.
pub(super) fn think<'w>(weights: &'w Weights, seat: Seat, luck: &mut Luck) -> Thought<'w> {
    Thought { mind: Mind { weights, seat }, luck: Imagined(u64::from(luck.below(u32::MAX))) }
}
