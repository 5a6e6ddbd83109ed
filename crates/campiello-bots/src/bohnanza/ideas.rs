//! Offers that bring something to both sides, the best for the maker first.

use bohnanza::dealing::offers::Offer;
use bohnanza::{Bean, Beans, Cards, Proposal};
use campiello_core::{Seat, SeatSet};

use super::deals::payments;
use super::sight::Sight;

/// How many promising offers are looked at closely.
const CLOSELY: usize = 8;

/// An offer that could be made.
#[derive(Clone, Copy)]
pub struct Idea {
    /// The offer.
    pub proposal: Proposal,
    /// What can be hoped for: its worth, and the chance that the other side has what is asked for.
    pub hope: i32,
    gives: Beans,
    to: Seat,
}

/// What could be given or asked for, and what that alone brings to the maker.
#[derive(Clone, Copy)]
struct Side<T> {
    what: T,
    beans: Beans,
    gain: i32,
}

impl Idea {
    /// Whether this offer says the same.
    pub fn is(&self, offer: &Offer) -> bool {
        offer.gives == self.gives && offer.asks == self.proposal.asks && offer.is_to(self.to)
    }
}

/// The offers that promise something, the best first.
pub fn ideas(sight: &Sight<'_>) -> Vec<Idea> {
    let active = sight.open.active;
    let partners = if sight.seat == active { sight.open.others() } else { SeatSet::only(active) };
    let (gives, asks) = (gives(sight), asks(sight));
    let mut ideas = Vec::new();
    for to in partners.iter() {
        roughly(sight, to, (&gives, &asks), &mut ideas);
    }
    ideas.sort_by_key(|idea| -idea.hope);
    ideas.truncate(CLOSELY);
    ideas.retain_mut(|idea| closely(sight, idea));
    ideas.sort_by_key(|idea| -idea.hope);
    ideas
}

/// What could be given: nothing, a card, or two of different sorts.
fn gives(sight: &Sight<'_>) -> Vec<Side<Cards>> {
    let up = if sight.seat == sight.open.active { sight.open.up } else { Beans::NONE };
    let sorts = up.sorts().or(sight.hand.beans(sight.hand.all()).sorts());
    let mut sides = vec![Side { what: Cards::NONE, beans: Beans::NONE, gain: 0 }];
    for bean in sorts.iter() {
        let beans = Beans::of(bean, 1);
        let ways = payments(sight, beans).into_iter().flatten();
        let valued = ways.map(|what| Side { what, beans, gain: sight.own_gain(Beans::NONE, what) });
        sides.extend(valued.reduce(|best, other| if other.gain > best.gain { other } else { best }));
    }
    let single = sides.len();
    for one in 1..single {
        for other in one + 1..single {
            let (one, other) = (sides[one], sides[other]);
            let what = Cards { up: one.what.up.plus(other.what.up), hand: one.what.hand | other.what.hand };
            sides.push(Side { what, beans: one.beans.plus(other.beans), gain: one.gain + other.gain });
        }
    }
    sides
}

/// What could be asked for: nothing, a card that helps, two of a sort, or both turned-up cards.
fn asks(sight: &Sight<'_>) -> Vec<Side<Beans>> {
    let side = |beans: Beans| Side { what: beans, beans, gain: sight.own_gain(beans, Cards::NONE) };
    let mut sides = vec![Side { what: Beans::NONE, beans: Beans::NONE, gain: 0 }];
    for bean in Bean::ALL {
        let one = side(Beans::of(bean, 1));
        if one.gain > 0 {
            sides.extend([one, side(Beans::of(bean, 2))]);
        }
    }
    let up = sight.open.up;
    if sight.seat != sight.open.active && up.sorts().iter().count() == 2 {
        sides.push(side(up));
    }
    sides
}

/// Adds the offers to a seat that promise something if the cards of a deal are valued one by one.
fn roughly(sight: &Sight<'_>, to: Seat, (gives, asks): (&[Side<Cards>], &[Side<Beans>]), ideas: &mut Vec<Idea>) {
    let rivalry = sight.rivalry(sight.seat, to);
    let mut received = [0; Bean::ALL.len()];
    for bean in gives.iter().fold(Beans::NONE, |all, side| all.plus(side.beans)).sorts().iter() {
        received[bean as usize] = sight.public_gain(to, Beans::of(bean, 1), Beans::NONE);
    }
    for ask in asks {
        let chance = chance(sight, to, ask.beans);
        if chance == 0 {
            continue;
        }
        let paid = sight.public_gain(to, Beans::NONE, ask.beans);
        for give in gives {
            let other = paid + give.beans.sorts().iter().map(|bean| received[bean as usize]).sum::<i32>();
            let worth = give.gain + ask.gain - other.max(0) * rivalry / 100;
            let back = !give.beans.sorts().and(ask.beans.sorts()).is_empty();
            if worth >= sight.weights.offer && other >= sight.weights.accept && !back {
                let proposal = Proposal { gives: give.what, to: Some(to), asks: ask.what };
                ideas.push(Idea { proposal, gives: give.beans, to, hope: worth * chance / 100 });
            }
        }
    }
}

/// The chance in per cent that a seat can give these cards.
fn chance(sight: &Sight<'_>, to: Seat, asked: Beans) -> i32 {
    let up = if to == sight.open.active { sight.open.up } else { Beans::NONE };
    asked.iter().fold(100, |chance, (bean, count)| {
        let hidden = count.saturating_sub(up.count(bean));
        if hidden == 0 { chance } else { chance * sight.outlook.chance_to_hold(to, bean, hidden) / 100 }
    })
}

/// Values an offer as a whole; whether both sides have something of it.
fn closely(sight: &Sight<'_>, idea: &mut Idea) -> bool {
    let Idea { proposal, gives, to, .. } = *idea;
    let own = sight.own_gain(proposal.asks, proposal.gives);
    let other = sight.public_gain(to, gives, proposal.asks);
    let worth = own - other.max(0) * sight.rivalry(sight.seat, to) / 100;
    let seen = sight.public_gain(sight.seat, proposal.asks, gives).max(0);
    idea.hope = worth * chance(sight, to, proposal.asks) / 100;
    worth >= sight.weights.offer && other - seen * sight.rivalry(to, sight.seat) / 100 >= sight.weights.accept
}
