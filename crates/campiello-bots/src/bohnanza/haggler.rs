//! The bot that haggles: it thinks about what the others may hold, and asks for as much as they may give.

use bohnanza::{Action, Bohnanza, Open, Phase};
use campiello_core::{Luck, Seat};

use super::Greedy;
use super::bids::{Bid, Looking, bids, may_offer};
use super::deals::best_acceptance;
use super::greedy::least;
use super::minds::Minds;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Plants as `greedy` does, and haggles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Haggler {
    weights: Weights,
}

/// In how many worlds the answers of others are looked for.
const WORLDS: usize = 24;
/// How many offers are looked for with each partner: in the own turn the best come one after the other, in another's all are compared.
const FEW: usize = 3;
const MANY: usize = 50;

/// What could be said in 3.2.
pub struct Talk {
    /// The best way to accept an open offer, and its worth.
    pub accepted: Option<(Action, i32)>,
    /// The offers that could be made, the best first.
    pub bids: Vec<Bid>,
    /// What to say if neither will do: end, decline or pass.
    pub silence: Action,
    /// Whether an own offer lies there, and its answer can be waited for.
    pub waits: bool,
    /// How much of an offer is left if it is not accepted at once.
    kept: i32,
}

impl Haggler {
    /// The bot with other beliefs.
    pub const fn with(weights: Weights) -> Self {
        Self { weights }
    }
}

impl Talk {
    /// What a seat could say.
    pub fn of(chair: &Chair<'_, Bohnanza>, weights: &Weights, luck: &mut Luck) -> Self {
        let (view, seat) = (chair.view(), chair.seat());
        let open = &view.open;
        let yields = Yields::of(open.edition());
        let sight = Sight::new(open, seat, view.hand(), weights, &yields);
        let theirs = Weights::greedy();
        let minds = Minds::guess(&view, &theirs, &yields, WORLDS, luck);
        let most = if seat == open.active { FEW } else { MANY };
        let looking = Looking { chance: weights.chance, most, least: weights.offer, closely: usize::MAX };
        Self::with(chair, &sight, &bids(&sight, &minds, looking))
    }

    /// What a seat could say that has thought of these offers.
    pub fn with(chair: &Chair<'_, Bohnanza>, sight: &Sight<'_>, bids: &[Bid]) -> Self {
        let (open, seat) = (sight.open, sight.seat);
        let accepted = best_acceptance(sight, |action| chair.legal().contains(action));
        Self {
            accepted: accepted.filter(|(_, worth)| *worth >= sight.weights.accept),
            bids: offered(sight, bids),
            silence: silence(open, seat, chair.legal()),
            waits: chair.legal().contains(&Action::Pass) && open.offers.by(seat) > 0,
            kept: sight.weights.kept,
        }
    }

    /// What is best as far as can be seen: the own turn has time to ask for much first.
    pub fn best(&self, active: bool) -> Action {
        let bid = self.bids.first();
        match (self.accepted, bid) {
            (Some((accept, worth)), Some(bid)) if worth >= bid.expected(active, worth * self.kept / 100) => accept,
            (_, Some(bid)) => Action::Offer(bid.proposal),
            (Some((accept, _)), None) => accept,
            (None, None) => self.silence,
        }
    }
}

impl Bid {
    /// What comes of it where something else remains that is worth so much: in one's own turn it does not run away.
    const fn expected(&self, active: bool, remains: i32) -> i32 {
        if active { self.worth } else { self.hope() + (100 - self.chance) * remains / 100 }
    }
}

/// Those of the offers that can be made now, the best first.
fn offered(sight: &Sight<'_>, bids: &[Bid]) -> Vec<Bid> {
    let open = sight.open;
    let active = sight.seat == open.active;
    if !may_offer(sight) {
        return Vec::new();
    }
    let mut bids: Vec<Bid> = bids.iter().filter(|bid| !bid.is_said(sight)).copied().collect();
    if active {
        bids.sort_by_key(|bid| -bid.worth);
    } else {
        // The active seat takes what is best for it: one offer must not spoil another.
        bids.retain(|bid| {
            let mut own = open.offers.open().iter().filter(|offer| offer.maker == sight.seat);
            own.all(|offer| {
                let asked = offer.asks.sorts().and(bid.proposal.asks.sorts());
                asked.is_empty() && offer.gives.sorts().and(bid.gives.sorts()).is_empty()
            })
        });
        bids.sort_by_key(|bid| -bid.hope());
    }
    bids
}

/// Ends, declines the first offer that is to be answered, or passes.
fn silence(open: &Open, seat: Seat, legal: &[Action]) -> Action {
    let mut offers = open.offers.open().iter().filter(|offer| offer.is_open_to(seat));
    let silent = match offers.next() {
        _ if seat == open.active => Action::End,
        Some(offer) => Action::Decline { number: offer.number },
        None => Action::Pass,
    };
    if legal.contains(&silent) { silent } else { least(legal) }
}

impl Bot<Bohnanza> for Haggler {
    fn choose(&mut self, chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Action {
        let view = chair.view();
        if view.open.phase == Phase::Trade {
            let action = Talk::of(chair, &self.weights, luck).best(chair.seat() == view.open.active);
            if chair.spells() || chair.legal().contains(&action) {
                return action;
            }
        }
        Greedy::with(self.weights).choose(chair, luck)
    }
}
