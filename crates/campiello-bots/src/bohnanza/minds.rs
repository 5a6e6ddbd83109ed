//! What the others may hold, and what they would say to an offer.

use bohnanza::{Beans, Bohnanza, View};
use campiello_core::{Game, Luck, Seat};

use super::deals::best_payment;
use super::sight::Sight;
use super::value::Yields;
use super::weights::Weights;

/// In how many worlds a seat's answers are looked for, and how many are tried to find so many that fit what it has refused.
const WORLDS: usize = 24;
const TRIED: usize = 60;

/// The others as they may see the table: in every world that may be true they hold other cards.
pub struct Minds<'v> {
    seat: Seat,
    /// By seat; nothing for the seat itself.
    others: Vec<Vec<Sight<'v>>>,
}

impl<'v> Minds<'v> {
    /// Guesses what the others may hold. What a seat has refused it would not have accepted.
    pub fn guess(view: &'v View, seat: Seat, weights: &'v Weights, yields: &'v Yields, luck: &mut Luck) -> Self {
        let open = &view.open;
        let partner = |other: Seat| other != seat && (seat == open.active || other == open.active);
        let mut others: Vec<Vec<Sight<'v>>> = Seat::all(open.seats).map(|_| Vec::new()).collect();
        let mut spare: Vec<Vec<Sight<'v>>> = Seat::all(open.seats).map(|_| Vec::new()).collect();
        for tried in 0..TRIED {
            let lacking = |others: &Vec<Vec<Sight<'v>>>| Seat::all(open.seats).any(|other| partner(other) && others[other.index()].len() < WORLDS);
            if !lacking(&others) || (tried >= WORLDS && open.refusals.all().is_empty()) {
                break;
            }
            let world = Bohnanza::guess(view, luck);
            for other in Seat::all(open.seats).filter(|other| partner(*other)) {
                let mind = Sight::new(open, other, world.hands[other], weights, yields);
                let refused = open.refusals.all().iter().filter(|refusal| refusal.to == Some(other));
                let fits = refused.clone().all(|refusal| accepts(&mind, refusal.maker, refusal.gives, refusal.asks).is_none());
                if fits { others[other.index()].push(mind) } else { spare[other.index()].push(mind) }
            }
        }
        for (minds, spare) in others.iter_mut().zip(spare) {
            if minds.is_empty() {
                *minds = spare;
            }
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

/// What somebody gains by an offer who accepts it; nothing if it is declined.
fn accepts(mind: &Sight<'_>, maker: Seat, gives: Beans, asks: Beans) -> Option<i32> {
    let (_, gain) = best_payment(mind, gives, asks)?;
    if gain < mind.weights.accept {
        return None;
    }
    let seen = mind.public_gain(maker, asks, gives).max(0);
    (gain - seen * mind.rivalry(mind.seat, maker) / 100 >= mind.weights.accept).then_some(gain)
}
