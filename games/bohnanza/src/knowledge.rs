//! What can be concluded about hands from what everybody has seen.

use campiello_core::{BySeat, Seat};
use serde::Serialize;

use crate::components::{Bean, Beans};
use crate::state::SEATS;

/// What everybody remembers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Memory {
    /// Cards that a hand is known to hold: it has offered them, and they have not left it since.
    pub held: BySeat<Beans, SEATS>,
}

/// What a seat alone remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {}

impl Memory {
    /// Before the first card is dealt.
    #[must_use]
    pub fn new(_pile: Beans) -> Self {
        Self { held: BySeat::from_fn(|_| Beans::NONE) }
    }

    /// The discard pile has become the new pile.
    pub(crate) fn shuffled(&mut self, _pile: Beans) {}

    /// A seat has drawn a card, to the back of its hand.
    pub(crate) fn drawn(&mut self, _own: &mut Own, _seat: Seat) {}

    /// A card was turned up.
    pub(crate) fn turned_up(&mut self, _bean: Bean) {}

    /// A seat has planted its front card.
    pub(crate) fn planted(&mut self, _own: &mut Own, seat: Seat, bean: Bean) {
        self.left(seat, bean);
    }

    /// A card has left a hand in a deal; only the seat itself knows from which place.
    pub(crate) fn dealt(&mut self, _own: &mut Own, seat: Seat, bean: Bean, _place: u8) {
        self.left(seat, bean);
    }

    /// A seat has offered these cards of its hand of so many cards: it holds them.
    pub(crate) fn proven(&mut self, seat: Seat, beans: Beans, _hand: u8) {
        let held = &mut self.held[seat];
        for (bean, count) in beans.iter() {
            let more = count.saturating_sub(held.count(bean));
            *held = held.plus(Beans::of(bean, more));
        }
    }

    fn left(&mut self, seat: Seat, bean: Bean) {
        if self.held[seat].count(bean) > 0 {
            self.held[seat].remove(bean);
        }
    }
}
