//! What a search looks at.

use bohnanza::harvest::may_buy;
use bohnanza::{Action, Bohnanza, Phase, View};
use campiello_core::Luck;

use super::haggler::{Talk, beliefs, env};
use super::planting;
use super::sight::Sight;
use super::value::Yields;
use crate::chair::Chair;

/// The actions worth a look, the most promising first.
pub fn candidates(chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Vec<Action> {
    let view = chair.view();
    let mut found = match view.open.phase {
        Phase::Trade => said(chair, &view, luck),
        _ => planted(chair, &view),
    };
    if found.is_empty() {
        found.push(chair.legal()[0]);
    }
    found
}

/// 3.2: what could be said.
fn said(chair: &Chair<'_, Bohnanza>, view: &View, luck: &mut Luck) -> Vec<Action> {
    let active = chair.seat() == view.open.active;
    let talk = Talk::of(chair, luck);
    let best = talk.best(active);
    let mut found = vec![best];
    // Whoever asks for much in their own turn loses nothing by it.
    let probes = active && talk.bids.first().is_some_and(|bid| best == Action::Offer(bid.proposal) && bid.chance < env("PROBE", 30));
    if probes {
        return found;
    }
    let mut add = |action: Action| {
        if !found.contains(&action) && (chair.spells() || chair.legal().contains(&action)) {
            found.push(action);
        }
    };
    if let Some((accept, _)) = talk.accepted {
        add(accept);
    }
    let mut by_hope = talk.bids.clone();
    by_hope.sort_by_key(|bid| -bid.hope());
    let most = env("BIDS", 5) as usize;
    for (one, other) in talk.bids.iter().zip(&by_hope).take(most.div_ceil(2)) {
        add(Action::Offer(one.proposal));
        add(Action::Offer(other.proposal));
    }
    add(talk.silence);
    found
}

/// 3.1 and 3.3: what could be planted, harvested or bought.
fn planted(chair: &Chair<'_, Bohnanza>, view: &View) -> Vec<Action> {
    let open = &view.open;
    let weights = beliefs();
    let yields = Yields::of(open.edition());
    let sight = Sight::new(open, chair.seat(), view.hand(), &weights, &yields);
    let bought = planting::third_field(&sight);
    let planted = if open.phase == Phase::Plant { planting::from_hand(&sight) } else { planting::received(&sight) };
    let also = may_buy(sight.player()).ok().filter(|()| env("BUYIDEA", 1) == 1).map(|()| Action::Buy);
    let mut found: Vec<Action> = Vec::new();
    for action in bought.into_iter().chain(planted.ranked()).chain(also) {
        if chair.legal().contains(&action) && !found.contains(&action) {
            found.push(action);
        }
    }
    found
}
