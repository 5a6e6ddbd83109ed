//! What the others may hold, and what they would say to an offer.

use bohnanza::state::SEATS;
use bohnanza::{Beans, Bohnanza, State, View};
use campiello_core::{Game, Luck, Seat, SeatSet};

use super::deals::best_payment;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;

/// How many worlds are tried for every two that are looked for, so that enough fit what was refused.
const TRIED: usize = 5;

/// The others as they may see the table: in every world that may be true they hold other cards.
pub struct Minds<'v> {
    seat: Seat,
    /// By seat; nothing for the seat itself.
    others: [Vec<Sight<'v>>; SEATS],
}

impl<'v> Minds<'v> {
    /// Guesses what the others may hold, in so many worlds. What a seat has refused it would not have accepted.
    pub fn guess(view: &'v View, weights: &'v Weights, yields: &'v Yields, worlds: usize, luck: &mut Luck) -> Self {
        let open = &view.open;
        let seat = view.seat().unwrap_or(open.active);
        let partners = if seat == open.active { open.others() } else { SeatSet::only(open.active) };
        let tried = if open.refusals.all().is_empty() { worlds } else { worlds * TRIED / 2 };
        let mut others: [Vec<Sight<'v>>; SEATS] = Default::default();
        let mut doubtful: [Vec<Sight<'v>>; SEATS] = Default::default();
        for _ in 0..tried {
            if partners.iter().all(|other| others[other.index()].len() >= worlds) {
                break;
            }
            let world = Bohnanza::guess(view, luck);
            for other in partners.iter() {
                let mind = Sight::new(open, other, world.hands[other], weights, yields);
                let side = if fits(&mind) { &mut others } else { &mut doubtful };
                side[other.index()].push(mind);
            }
        }
        // Whoever refuses everything does not think as is thought of them.
        for (minds, doubtful) in others.iter_mut().zip(doubtful).filter(|(minds, _)| minds.is_empty()) {
            *minds = doubtful;
        }
        Self { seat, others }
    }

    /// The chance in per cent that a seat accepts an offer, and what it gains by it on average.
    pub fn answer(&self, to: Seat, gives: Beans, asks: Beans) -> (i32, i32) {
        let minds = &self.others[to.index()];
        let (mut accepted, mut gained) = (0, 0);
        for mind in minds {
            if let Some(gain) = accepts(mind, self.seat, gives, asks) {
                accepted += 1;
                gained += gain;
            }
        }
        (100 * accepted / (minds.len() as i32).max(1), gained / accepted.max(1))
    }
}

/// Whether the others would have refused in a world what they refused.
pub fn is_believable(view: &View, world: &State) -> bool {
    let open = &view.open;
    let (weights, yields) = (Weights::greedy(), Yields::of(open.edition()));
    let refused = |seat: &Seat| open.refusals.all().iter().any(|refusal| refusal.to == Some(*seat));
    let mut others = Seat::all(open.seats).filter(|seat| !view.viewer.is(*seat) && refused(seat));
    others.all(|seat| fits(&Sight::new(open, seat, world.hands[seat], &weights, &yields)))
}

/// Whether somebody who thinks so would have refused what the seat has refused.
fn fits(mind: &Sight<'_>) -> bool {
    let mut refused = mind.open.refusals.all().iter().filter(|refusal| refusal.to == Some(mind.seat));
    refused.all(|refusal| accepts(mind, refusal.maker, refusal.gives, refusal.asks).is_none())
}

/// What somebody gains by an offer who accepts it; nothing if it is declined.
fn accepts(mind: &Sight<'_>, maker: Seat, gives: Beans, asks: Beans) -> Option<i32> {
    if !can_pay(mind, asks) {
        return None;
    }
    let (_, gain) = best_payment(mind, gives, asks)?;
    if gain < mind.weights.accept {
        return None;
    }
    let seen = mind.public_gain(maker, asks, gives).max(0);
    (gain - seen * mind.rivalry(mind.seat, maker) / 100 >= mind.weights.accept).then_some(gain)
}

/// Whether somebody has these cards: a quick answer, as it is mostly no.
fn can_pay(mind: &Sight<'_>, asks: Beans) -> bool {
    let up = if mind.seat == mind.open.active { mind.open.up } else { Beans::NONE };
    asks.iter().all(|(bean, count)| mind.hand.of(bean).count_ones() + u32::from(up.count(bean)) >= count.into())
}
