//! The bot that does what brings most as far as it can see.

use bohnanza::{Action, Bohnanza, Open, Phase};
use campiello_core::Luck;

use super::offers::Offers;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;
use super::{deals, planting};
use crate::bot::Bot;
use crate::chair::Chair;

/// Plants, harvests and deals for its own gain.
pub struct Greedy {
    weights: Weights,
    /// What it believes at a table where nobody deals.
    without_deals: Weights,
    /// Whether it keeps out of all deals.
    alone: bool,
    /// What harvests pay, worked out for the edition of the last game.
    yields: Option<Yields>,
    /// What it could offer.
    offers: Offers,
}

impl Default for Greedy {
    fn default() -> Self {
        Self::with(Weights::default())
    }
}

impl Greedy {
    /// The bot with other beliefs.
    pub fn with(weights: Weights) -> Self {
        Self { weights, without_deals: Weights::alone(), alone: false, yields: None, offers: Offers::default() }
    }

    /// The bot that never deals.
    pub fn hermit() -> Self {
        Self { alone: true, ..Self::with(Weights::alone()) }
    }
}

impl Bot<Bohnanza> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Bohnanza>, _luck: &mut Luck) -> Action {
        let view = chair.view();
        let open = &view.open;
        if self.yields.as_ref().is_none_or(|yields| !yields.are_of(open.edition())) {
            self.yields = Some(Yields::of(open.edition()));
            self.offers = Offers::default();
        }
        let Some(yields) = &self.yields else { unreachable!("they were just worked out") };
        let weights = if nobody_deals(open) { &self.without_deals } else { &self.weights };
        let sight = Sight::new(open, chair.seat(), view.hand(), weights, yields);
        let planting = open.phase != Phase::Trade;
        if planting && let Some(action) = planting::third_field(&sight) {
            return action;
        }
        let action = match open.phase {
            Phase::Plant => planting::from_hand(&sight),
            Phase::Receive => planting::received(&sight),
            _ if self.alone => silent(&sight),
            _ => dealt(&sight, &mut self.offers),
        };
        // A seat that nobody asked, and that must say something all the same, has no good answer.
        let spelled = matches!(action, Action::Offer(_) | Action::Accept { .. });
        if spelled || chair.legal().contains(&action) { action } else { chair.legal()[0] }
    }
}

/// Whether everybody has had a turn and no deal was struck: then nothing is to be hoped for from others.
fn nobody_deals(open: &Open) -> bool {
    open.turn > u16::from(open.seats) && open.trades == 0 && open.gifts == 0
}

/// 3.2: accepts, offers or declines, or has nothing to add.
fn dealt(sight: &Sight<'_>, offers: &mut Offers) -> Action {
    let accepted = deals::best_acceptance(sight).filter(|(_, worth)| *worth >= sight.weights.accept);
    let offered = offers.next(sight);
    match (accepted, offered) {
        // What lies on the table stays there while the own offer is answered.
        (Some((_, worth)), Some((offer, hope))) if sight.seat == sight.open.active && hope > worth => offer,
        (Some((accept, _)), _) => accept,
        (None, Some((offer, _))) => offer,
        // Whoever ends trading has answered everything.
        (None, None) if sight.seat == sight.open.active => Action::End,
        (None, None) => declined(sight).unwrap_or(Action::Pass),
    }
}

/// Declines the first offer that is to be answered.
fn declined(sight: &Sight<'_>) -> Option<Action> {
    let mut offers = sight.open.offers.open().iter().filter(|offer| offer.is_open_to(sight.seat));
    offers.next().map(|offer| Action::Decline { number: offer.number })
}

/// Has nothing to add (7.5).
fn silent(sight: &Sight<'_>) -> Action {
    if sight.seat == sight.open.active { Action::End } else { Action::Pass }
}
