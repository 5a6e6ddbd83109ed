//! Whoever plays on in the mind: haggles, and is quick about it.

use bohnanza::state::SEATS;
use bohnanza::{Action, Bohnanza, Phase, View};
use campiello_core::Luck;

use super::Greedy;
use super::bids::{Bid, Looking, bids};
use super::haggler::Talk;
use super::minds::Minds;
use super::offers::Basis;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// In how many worlds the answers of others are looked for.
const WORLDS: usize = 6;
/// How many offers are thought of with each partner, and how many deals are looked at as a whole.
const MOST: usize = 12;
const CLOSELY: usize = 64;

/// Haggles as `haggler` does, but in fewer worlds, and thinks of its offers only once as long as nothing changes on which they depend.
pub struct Reader {
    weights: Weights,
    /// Who plants, and says what comes to mind where offers are not to be thought of.
    greedy: Greedy,
    /// By seat, what could be offered: whoever reads ahead plays for all of them.
    lists: [Option<(Basis, Vec<Bid>)>; SEATS],
}

impl Reader {
    /// The reader with these beliefs.
    pub fn with(weights: Weights) -> Self {
        Self { weights, greedy: Greedy::with(weights), lists: Default::default() }
    }

    /// What it says in 3.2.
    fn says(&mut self, chair: &Chair<'_, Bohnanza>, view: &View, luck: &mut Luck) -> Action {
        let (open, seat) = (&view.open, chair.seat());
        let yields = Yields::of(open.edition());
        let sight = Sight::new(open, seat, view.hand(), &self.weights, &yields);
        let basis = Basis::of(&sight);
        let kept = self.lists[seat.index()].take().filter(|(of, _)| *of == basis);
        let mut write = || {
            let theirs = Weights::greedy();
            let minds = Minds::guess(view, &theirs, &yields, WORLDS, luck);
            let Weights { chance, offer: least, .. } = self.weights;
            bids(&sight, &minds, Looking { chance, most: MOST, least, closely: CLOSELY })
        };
        let (_, list) = self.lists[seat.index()].insert(kept.unwrap_or_else(|| (basis, write())));
        Talk::with(chair, &sight, list).best(seat == open.active)
    }
}

impl Bot<Bohnanza> for Reader {
    fn choose(&mut self, chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Action {
        let view = chair.view();
        if view.open.phase == Phase::Trade {
            let action = self.says(chair, &view, luck);
            if chair.spells() || chair.legal().contains(&action) {
                return action;
            }
        }
        self.greedy.choose(chair, luck)
    }
}
