//! The player who plays games on in the mind with a quick look.

use campiello_core::{Luck, Seat};
use walking::{Action, Phase, View, Walking};

use super::plan::Plan;
use super::thought::{Thought, best_of};
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Looks less closely than `greedy` does: at two lots for a card, at a column as a whole, and at what may still come as if nothing were taken.
pub struct Reader {
    alone: Weights,
    among_others: Weights,
}

impl Default for Reader {
    fn default() -> Self {
        Self::with(Weights::greedy())
    }
}

impl Reader {
    /// The reader with these beliefs.
    pub const fn with(weights: Weights) -> Self {
        let weights = quick(&weights);
        Self { alone: weights, among_others: weights }
    }

    /// The reader with the beliefs of a player who searches.
    pub fn searching() -> Self {
        let [alone, among_others] = [1, 2].map(|seats| quick(&Weights::searching(seats)));
        Self { alone, among_others }
    }

    /// The best turn of a seat if it were to take: the column, and what is done with it. Nothing if no cards lie there.
    pub fn best_turn(&self, view: &View, seat: Seat) -> Option<(u8, Plan)> {
        let thought = self.think(view, seat);
        let plans = (0..view.open.columns()).map(|column| (column, thought.plan_with_column(column)));
        let takes = plans.filter(|(_, plan)| plan.portion.is_some());
        takes.reduce(|best, other| if other.1.value > best.1.value { other } else { best })
    }

    fn think<'a>(&'a self, view: &'a View, seat: Seat) -> Thought<'a> {
        let weights = if view.open.seats == 1 { &self.alone } else { &self.among_others };
        Thought::new(view, seat, weights, false)
    }

    /// What it means to do; nothing where it compares everything that it may.
    fn meant(&self, view: &View, seat: Seat) -> Option<Action> {
        match view.open.phase {
            Phase::Take => {
                let (column, plan) = self.best_turn(view, seat)?;
                Some(Action::Take { column, portion: plan.portion? })
            }
            Phase::Place => Some(self.think(view, seat).plan(&view.open, view.hand(), None).next()),
            Phase::Visit | Phase::Limit | Phase::Dismiss | Phase::Over(_) => None,
        }
    }
}

/// These beliefs with a quick look.
const fn quick(weights: &Weights) -> Weights {
    Weights { lots_tried: 2, lots_within: 150, ..*weights }
}

impl Bot<Walking> for Reader {
    fn choose(&mut self, chair: &Chair<'_, Walking>, _luck: &mut Luck) -> Action {
        let (legal, seat) = (chair.legal(), chair.seat());
        if let [only] = legal {
            return *only;
        }
        let view = chair.view();
        if let Some(action) = self.meant(&view, seat)
            && legal.contains(&action)
        {
            return action;
        }
        let thought = self.think(&view, seat);
        let plan = thought.plan(&view.open, view.hand(), None);
        best_of(legal, |action| thought.value_beside(action, &plan))
    }
}
