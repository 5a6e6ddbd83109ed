//! The bot that does what brings most as far as it can see.

use std::sync::Arc;

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
    yields: Option<Arc<Yields>>,
    /// What it could offer.
    offers: Offers,
}

impl Default for Greedy {
    fn default() -> Self {
        Self::with(Weights::greedy())
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
            self.offers.forget();
        }
        let Some(yields) = &self.yields else { unreachable!("they were just worked out") };
        let weights = if nobody_deals(open) { &self.without_deals } else { &self.weights };
        let sight = Sight::new(open, chair.seat(), view.hand(), weights, yields);
        let legal = chair.legal();
        let seen = |action: &Action| legal.contains(action);
        let bought = || planting::third_field(&sight).filter(seen);
        let action = match open.phase {
            Phase::Trade if self.alone => silent(&sight, seen),
            Phase::Trade => dealt(&sight, &mut self.offers, chair),
            Phase::Plant => bought().or_else(|| planting::from_hand(&sight).best(seen)),
            _ => bought().or_else(|| planting::received(&sight).best(seen)),
        };
        action.unwrap_or_else(|| least(legal))
    }
}

/// What changes least, for somebody who sees nothing that is good.
pub fn least(legal: &[Action]) -> Action {
    let changes = |action: &&Action| match action {
        Action::Pass | Action::End | Action::Turn => 0,
        Action::Decline { .. } | Action::Plant { .. } => 1,
        _ => 2,
    };
    *legal.iter().min_by_key(changes).unwrap_or(&legal[0])
}

/// Whether everybody has had a turn and no deal was struck: then nothing is to be hoped for from others.
fn nobody_deals(open: &Open) -> bool {
    open.turn > u16::from(open.seats) && open.trades == 0 && open.gifts == 0
}

/// 3.2: accepts, offers or declines, or has nothing to add.
fn dealt(sight: &Sight<'_>, offers: &mut Offers, chair: &Chair<'_, Bohnanza>) -> Option<Action> {
    let seen = |action: &Action| chair.legal().contains(action);
    let accepted = deals::best_acceptance(sight, seen).filter(|(_, worth)| *worth >= sight.weights.accept);
    let offered = offers.next(sight).filter(|(offer, _)| chair.spells() || seen(offer));
    match (accepted, offered) {
        // What lies on the table stays there while the own offer is answered.
        (Some((_, worth)), Some((offer, hope))) if sight.seat == sight.open.active && hope > worth => Some(offer),
        (Some((accept, _)), _) => Some(accept),
        (None, Some((offer, _))) => Some(offer),
        (None, None) => declined(sight).filter(seen).or_else(|| silent(sight, seen)),
    }
}

/// Declines the first offer that is to be answered. Whoever ends trading has answered everything.
fn declined(sight: &Sight<'_>) -> Option<Action> {
    let mut offers = sight.open.offers.open().iter().filter(|offer| offer.is_open_to(sight.seat));
    let first = offers.next().filter(|_| sight.seat != sight.open.active);
    first.map(|offer| Action::Decline { number: offer.number })
}

/// Has nothing to add (7.5).
fn silent(sight: &Sight<'_>, seen: impl Fn(&Action) -> bool) -> Option<Action> {
    Some(if sight.seat == sight.open.active { Action::End } else { Action::Pass }).filter(seen)
}
