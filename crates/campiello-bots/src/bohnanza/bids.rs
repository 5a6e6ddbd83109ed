//! Offers that ask for as much as the other side may give: what they bring, and the chance that they are accepted.

use bohnanza::dealing::may_make;
use bohnanza::{Bean, Beans, Cards, Proposal};
use campiello_core::{Seat, SeatSet};

use super::deals::payments;
use super::minds::Minds;
use super::sight::Sight;

/// After so many offers in a phase nothing new is thought of.
const OFFERS: u8 = 18;

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
    /// Whether this was said, and lies there or was refused.
    pub fn is_said(&self, sight: &Sight<'_>) -> bool {
        said(sight, self.to, self.gives, self.proposal.asks)
    }

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
    /// How many deals are looked at as a whole: those that seem to bring most if what is given and what is got is valued one by one.
    pub closely: usize,
}

/// The offers worth making, in no order.
pub fn bids(sight: &Sight<'_>, minds: &Minds<'_>, looking: Looking) -> Vec<Bid> {
    if !may_offer(sight) {
        return Vec::new();
    }
    let active = sight.open.active;
    let partners = if sight.seat == active { sight.open.others() } else { SeatSet::only(active) };
    let mut deals = deals(sight, looking.closely);
    deals.retain(|deal| deal.gain >= looking.least);
    deals.sort_by_key(|deal| -deal.gain);
    partners.iter().flat_map(|to| to_seat(sight, minds, to, &deals, looking)).collect()
}

/// Whether an offer can be made, and there is something left to say.
pub fn may_offer(sight: &Sight<'_>) -> bool {
    sight.player().made < OFFERS && may_make(sight.open, sight.seat).is_ok()
}

/// The offers to a seat; the deals are those that bring most first.
fn to_seat(sight: &Sight<'_>, minds: &Minds<'_>, to: Seat, deals: &[Deal], looking: Looking) -> Vec<Bid> {
    let rivalry = sight.rivalry(sight.seat, to);
    let mut bids = Vec::new();
    let mut best = 0;
    for deal in deals.iter().filter(|deal| !said(sight, to, deal.gives, deal.asks)) {
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
fn said(sight: &Sight<'_>, to: Seat, gives: Beans, asks: Beans) -> bool {
    let open = sight.open;
    let lies = open
        .offers
        .open()
        .iter()
        .any(|offer| offer.maker == sight.seat && offer.is_to(to) && offer.gives == gives && offer.asks == asks);
    // Whoever refused to give this refuses to give more for the same.
    lies || open.refusals.all().iter().any(|refusal| {
        refusal.maker == sight.seat && refusal.to == Some(to) && refusal.gives == gives && asks.contains(refusal.asks)
    })
}

/// The deals that are thought of, or so many of them.
fn deals(sight: &Sight<'_>, closely: usize) -> Vec<Deal> {
    let gives = gives(sight);
    let asks: Vec<(Beans, i32)> =
        asks(sight).into_iter().map(|asks| (asks, sight.own_gain(asks, Cards::NONE))).collect();
    let mut deals = Vec::with_capacity(gives.len() * asks.len());
    for give in &gives {
        for (asked, gain) in &asks {
            let back = !give.gives.sorts().and(asked.sorts()).is_empty();
            if back || (give.gives.is_empty() && asked.is_empty()) {
                continue;
            }
            deals.push(Deal { asks: *asked, gain: give.gain + gain, ..*give });
        }
    }
    if deals.len() > closely {
        deals.sort_by_key(|deal| -deal.gain);
        deals.truncate(closely);
    }
    for deal in &mut deals {
        deal.gain = sight.own_gain(deal.asks, deal.cards);
    }
    deals
}

/// What could be given: nothing, one card or two.
fn gives(sight: &Sight<'_>) -> Vec<Deal> {
    let up = if sight.seat == sight.open.active { sight.open.up } else { Beans::NONE };
    let own = up.plus(sight.hand.beans(sight.hand.all()));
    let mut sides = vec![Deal { cards: Cards::NONE, gives: Beans::NONE, asks: Beans::NONE, gain: 0 }];
    for gives in few(own) {
        let ways = payments(sight, gives).into_iter().flatten();
        let valued =
            ways.map(|cards| Deal { cards, gives, asks: Beans::NONE, gain: sight.own_gain(Beans::NONE, cards) });
        sides.extend(valued.reduce(|best, other| if other.gain > best.gain { other } else { best }));
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
