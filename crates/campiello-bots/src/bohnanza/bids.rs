//! Offers that ask for as much as the other side may give: what they bring, and the chance that they are accepted.

use bohnanza::dealing::may_make;
use bohnanza::{Bean, Beans, Cards, Proposal};
use campiello_core::{Seat, SeatSet};

use super::deals::payments;
use super::minds::Minds;
use super::sight::Sight;

/// An offer that could be made.
#[derive(Clone, Copy)]
pub struct Bid {
    /// The offer.
    pub proposal: Proposal,
    /// The sorts that are given.
    pub gives: Beans,
    /// To whom.
    pub to: Seat,
    /// What it is worth if it is accepted.
    pub worth: i32,
    /// The chance in per cent that it is accepted.
    pub chance: i32,
}

impl Bid {
    /// What can be hoped for.
    pub const fn hope(&self) -> i32 {
        self.worth * self.chance / 100
    }
}

/// A deal as its maker sees it.
#[derive(Clone, Copy)]
struct Deal {
    cards: Cards,
    gives: Beans,
    asks: Beans,
    gain: i32,
}

/// How to look for offers.
#[derive(Clone, Copy)]
pub struct Looking {
    /// The chance that an offer must have.
    pub chance: i32,
    /// How many are looked for with each partner.
    pub most: usize,
    /// What a deal must bring.
    pub least: i32,
}

/// The offers worth making, in no order.
pub fn bids(sight: &Sight<'_>, minds: &Minds<'_>, looking: Looking) -> Vec<Bid> {
    if may_make(sight.open, sight.seat).is_err() {
        return Vec::new();
    }
    let active = sight.open.active;
    let partners = if sight.seat == active { sight.open.others() } else { SeatSet::only(active) };
    let mut deals = deals(sight);
    deals.retain(|deal| deal.gain >= looking.least);
    deals.sort_by_key(|deal| -deal.gain);
    partners.iter().flat_map(|to| to_seat(sight, minds, to, &deals, looking)).collect()
}

/// The offers to a seat; the deals are those that bring most first.
fn to_seat(sight: &Sight<'_>, minds: &Minds<'_>, to: Seat, deals: &[Deal], looking: Looking) -> Vec<Bid> {
    let rivalry = sight.rivalry(sight.seat, to);
    let mut bids = Vec::new();
    let mut best = 0;
    for deal in deals.iter().filter(|deal| !said(sight, to, deal)) {
        // No offer can be hoped for more than it brings.
        if bids.len() >= looking.most || deal.gain <= best {
            break;
        }
        let (chance, gain) = minds.answer(to, deal.gives, deal.asks);
        let worth = deal.gain - gain * rivalry / 100;
        if chance >= looking.chance && worth >= looking.least {
            let proposal = Proposal { gives: deal.cards, to: Some(to), asks: deal.asks };
            let bid = Bid { proposal, gives: deal.gives, to, worth, chance };
            best = best.max(bid.hope());
            bids.push(bid);
        }
    }
    bids
}

/// Whether this was said, and lies there or was refused.
fn said(sight: &Sight<'_>, to: Seat, deal: &Deal) -> bool {
    let open = sight.open;
    let lies = open.offers.open().iter().any(|offer| {
        offer.maker == sight.seat && offer.is_to(to) && offer.gives == deal.gives && offer.asks == deal.asks
    });
    // Whoever refused to give this refuses to give more for the same.
    lies || open.refusals.all().iter().any(|refusal| {
        refusal.maker == sight.seat
            && refusal.to == Some(to)
            && refusal.gives == deal.gives
            && deal.asks.contains(refusal.asks)
    })
}

/// All deals that are thought of.
fn deals(sight: &Sight<'_>) -> Vec<Deal> {
    let gives = gives(sight);
    let asks = asks(sight);
    let mut deals = Vec::with_capacity(gives.len() * asks.len());
    for (cards, given) in &gives {
        for asked in &asks {
            let back = !given.sorts().and(asked.sorts()).is_empty();
            if back || (given.is_empty() && asked.is_empty()) {
                continue;
            }
            deals.push(Deal { cards: *cards, gives: *given, asks: *asked, gain: sight.own_gain(*asked, *cards) });
        }
    }
    deals
}

/// What could be given: nothing, one card or two.
fn gives(sight: &Sight<'_>) -> Vec<(Cards, Beans)> {
    let up = if sight.seat == sight.open.active { sight.open.up } else { Beans::NONE };
    let own = up.plus(sight.hand.beans(sight.hand.all()));
    let mut sides = vec![(Cards::NONE, Beans::NONE)];
    for beans in few(own) {
        let ways = payments(sight, beans).into_iter().flatten();
        let valued = ways.map(|what| (what, sight.own_gain(Beans::NONE, what)));
        let best = valued.reduce(|best, other| if other.1 > best.1 { other } else { best });
        sides.extend(best.map(|(cards, _)| (cards, beans)));
    }
    sides
}

/// What could be asked for: nothing, or up to three cards that help or lie there.
fn asks(sight: &Sight<'_>) -> Vec<Beans> {
    let up = if sight.seat == sight.open.active { Beans::NONE } else { sight.open.up };
    let mut wanted = Beans::NONE;
    for bean in Bean::ALL {
        let helps = sight.own_gain(Beans::of(bean, 1), Cards::NONE) > 0;
        let there = sight.outlook.unseen.count(bean) + up.count(bean);
        let count = if helps { there.min(3) } else { up.count(bean) };
        wanted = wanted.plus(Beans::of(bean, count));
    }
    let mut sides = vec![Beans::NONE];
    sides.extend(few(wanted));
    let three = |bean: &Bean| wanted.count(*bean) >= 3;
    sides.extend(Bean::ALL.into_iter().filter(three).map(|bean| Beans::of(bean, 3)));
    sides
}

/// One or two of these.
fn few(beans: Beans) -> impl Iterator<Item = Beans> {
    beans.iter().flat_map(move |(one, count)| {
        let alone = Beans::of(one, 1);
        let twice = (count > 1).then_some(Beans::of(one, 2));
        let with = beans.iter().filter(move |(other, _)| (*other as u8) > one as u8);
        [Some(alone), twice].into_iter().flatten().chain(with.map(move |(other, _)| alone.plus(Beans::of(other, 1))))
    })
}
