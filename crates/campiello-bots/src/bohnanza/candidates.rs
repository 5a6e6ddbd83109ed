//! What a search looks at.

use bohnanza::harvest::may_buy;
use bohnanza::{Action, Bohnanza, Phase, View};
use campiello_core::Luck;

use super::bids::Bid;
use super::greedy::least;
use super::haggler::Talk;
use super::planting;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;
use crate::chair::Chair;

/// An offer with a smaller chance in per cent is made in the own turn without a thought: whoever asks for much there loses nothing by it.
const PROBE: i32 = 30;
/// How many of the offers that bring most are looked at, and how many of those that can be hoped for most.
const BIDS: usize = 3;

/// The actions worth a look, the most promising first.
pub fn candidates(chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Vec<Action> {
    let view = chair.view();
    match view.open.phase {
        Phase::Trade => said(chair, &view, luck),
        _ => planted(chair, &view),
    }
}

/// 3.2: what could be said.
fn said(chair: &Chair<'_, Bohnanza>, view: &View, luck: &mut Luck) -> Vec<Action> {
    let active = chair.seat() == view.open.active;
    let talk = Talk::of(chair, &Weights::default(), luck);
    let best = talk.best(active);
    let mut found = Vec::new();
    let mut add = |action: Action| {
        let new = !found.contains(&action) && (chair.spells() || chair.legal().contains(&action));
        if new {
            found.push(action);
        }
        new
    };
    let probes = |bid: &Bid| active && bid.chance < PROBE && best == Action::Offer(bid.proposal);
    if add(best) && talk.bids.first().is_some_and(probes) {
        return found;
    }
    if let Some((accept, _)) = talk.accepted {
        add(accept);
    }
    let mut by_hope = talk.bids.clone();
    by_hope.sort_by_key(|bid| -bid.hope());
    for (one, other) in talk.bids.iter().zip(&by_hope).take(BIDS) {
        add(Action::Offer(one.proposal));
        add(Action::Offer(other.proposal));
    }
    add(talk.silence);
    // Whoever has nothing to accept and nothing to offer need not ask itself whether to say so.
    if talk.waits && !(talk.accepted.is_none() && talk.bids.is_empty()) {
        add(Action::Pass);
    }
    if found.is_empty() {
        found.push(least(chair.legal()));
    }
    found
}

/// 3.1 and 3.3: what could be planted, harvested or bought.
fn planted(chair: &Chair<'_, Bohnanza>, view: &View) -> Vec<Action> {
    let open = &view.open;
    let weights = Weights::default();
    let yields = Yields::of(open.edition());
    let sight = Sight::new(open, chair.seat(), view.hand(), &weights, &yields);
    let options = if open.phase == Phase::Plant { planting::from_hand(&sight) } else { planting::received(&sight) };
    let seen = |action: &Action| chair.legal().contains(action);
    let mut found = options.ranked();
    found.retain(seen);
    if found.is_empty() {
        found.push(least(chair.legal()));
    }
    if may_buy(sight.player()).is_ok() && seen(&Action::Buy) {
        let at = if planting::third_field(&sight).is_some() { 0 } else { found.len() };
        found.insert(at, Action::Buy);
    }
    found
}
