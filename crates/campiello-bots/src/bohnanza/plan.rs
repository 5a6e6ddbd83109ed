//! A hand is planted from its front: what it brings or costs to plant everything that must be planted.

use bohnanza::{Bean, Beans, Hand};

use super::fields::{Farm, Market, Way};
use super::weights::Weights;

/// How many turns ahead a hand is planted.
pub const TURNS: usize = 3;
/// How many cards of a hand are looked at: those that can be planted in these turns.
pub const LOOKED_AT: usize = 2 * TURNS;

/// The front of a hand.
#[derive(Clone, Copy)]
pub struct Front {
    cards: [Bean; LOOKED_AT],
    len: usize,
}

impl Front {
    /// The front of a hand without the cards at these places.
    pub fn of(hand: &Hand, without: u64) -> Self {
        let mut front = Self { cards: [Bean::Blue; LOOKED_AT], len: 0 };
        let kept = (0..hand.len()).filter(|place| without >> place & 1 == 0);
        for (card, place) in front.cards.iter_mut().zip(kept) {
            *card = hand.get(place).unwrap_or_default();
            front.len += 1;
        }
        front
    }

    /// The cards from the front.
    pub fn cards(&self) -> &[Bean] {
        &self.cards[..self.len]
    }
}

/// Plants what is laid aside, the most useful first; gives what it brings.
pub fn settle(farm: &mut Farm, aside: Beans, market: Market<'_>) -> i32 {
    let mut left = aside.sorts();
    let mut gain = 0;
    while !left.is_empty() {
        let mut best: Option<(Bean, Way)> = None;
        for bean in left.iter() {
            let way = farm.best(bean, aside.count(bean), market);
            if best.is_none_or(|(_, best)| way.gain > best.gain) {
                best = Some((bean, way));
            }
        }
        let Some((bean, way)) = best else { break };
        farm.plant(bean, aside.count(bean), way);
        gain += way.gain;
        left = left.without(bean);
    }
    gain
}

/// What it brings to plant these cards in the next turns: the front card must be planted, the one behind it only if that helps.
pub fn queue(farm: &mut Farm, cards: &[Bean], market: Market<'_>, weights: &Weights) -> i32 {
    let mut cards = cards.iter();
    let mut sum = 0;
    for turn in 0..TURNS {
        let Some(first) = cards.next() else { break };
        let way = farm.best(*first, 1, market);
        farm.plant(*first, 1, way);
        // What is bad and far away may still be given away; what is good may still be got otherwise.
        let share = if way.gain < 0 { weights.loss_ahead[turn] } else { weights.gain_ahead[turn] };
        sum += way.gain * share / 100;
        let Some(second) = cards.as_slice().first() else { break };
        let way = farm.best(*second, 1, market);
        if way.gain >= weights.second {
            farm.plant(*second, 1, way);
            sum += way.gain * weights.gain_ahead[turn] / 100;
            cards.next();
        }
    }
    sum
}
