//! What can be concluded about hands from what everybody has seen.
//!
//! An *epoch* is the time of one draw pile (6.1). What that pile held is public, so all cards drawn in an epoch are known together; and as hands
//! are queues (2.4), the cards of earlier epochs lie before those of later ones. A card that is planted comes from the front, one that is dealt
//! from a place that only its owner knows (7.1): then its epoch may be uncertain, and with it how many old cards are left.
//!
//! Everything in [`Memory`] follows from what all have seen, and stays true whatever the hidden cards are.

mod proofs;

use campiello_core::{BySeat, Seat};
use serde::Serialize;

use crate::components::{Bean, Beans};
use crate::hand::{Hand, Places};
use crate::pile::EXHAUSTIONS;
use crate::state::{Open, SEATS, State};

pub use proofs::{Proof, Proofs};

/// The most epochs: the pile running out once more ends the game (6.2).
pub const EPOCHS: usize = EXHAUSTIONS as usize;

/// The first and the last epoch that a card of uncertain epoch can come from, in the order of [`Trace::gone`].
pub const SPANS: [(usize, usize); 3] = [(0, 1), (1, 2), (0, 2)];

/// What everybody remembers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Memory {
    /// How often the discard pile has become the draw pile: the epoch of the cards that are drawn now.
    pub epoch: u8,
    /// By epoch: the cards of its pile that nobody has seen since, or that left a hand without anybody being sure of their epoch.
    /// They lie in hands, in the pile if the epoch is the present one, or among [`Trace::gone`].
    pub pools: [Beans; EPOCHS],
    /// What is known of every hand.
    pub hands: BySeat<Trace, SEATS>,
}

/// What everybody remembers of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Trace {
    /// By span of epochs: the cards that have left the hand and whose epoch is not certain.
    pub gone: [Beans; SPANS.len()],
    /// By epoch: how many cards the hand and [`Trace::gone`] have together.
    pub drawn: [u8; EPOCHS],
    /// By epoch before the present one: at least so many cards of the hand are of this epoch or older.
    pub least: [u8; EPOCHS - 1],
    /// By epoch before the present one: at most so many cards of the hand are of this epoch or older.
    pub most: [u8; EPOCHS - 1],
    /// What its offers have shown.
    pub proofs: Proofs,
}

/// What a seat alone remembers, because it knows the places of the cards that it has dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {
    /// By epoch before the present one: how many cards of its hand are of this epoch or older.
    pub older: [u8; EPOCHS - 1],
    /// By epoch: the cards that have left its hand and of whose epoch the others are not certain.
    pub gone: [Beans; EPOCHS],
}

impl Memory {
    /// Before the first card is dealt.
    #[must_use]
    pub fn new(pile: Beans) -> Self {
        let pools = [pile, Beans::NONE, Beans::NONE];
        Self { epoch: 0, pools, hands: BySeat::from_fn(|_| Trace::default()) }
    }

    /// The cards that a hand surely holds, because it has offered them.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Beans {
        let mut held = Beans::NONE;
        for proof in self.hands[seat].proofs.iter() {
            let more = proof.count.saturating_sub(held.count(proof.bean));
            held = held.plus(Beans::of(proof.bean, more));
        }
        held
    }

    /// The cards that lie in hands and in the pile.
    #[must_use]
    pub fn hidden(&self) -> Beans {
        let all = self.pools.into_iter().fold(Beans::NONE, Beans::plus);
        let gone = self.hands.iter(SEATS as u8).flat_map(|(_, trace)| trace.gone);
        gone.fold(all, Beans::minus)
    }

    /// A seat has drawn a card, to the back of its hand.
    #[inline]
    pub(crate) fn drawn(&mut self, seat: Seat) {
        self.hands[seat].drawn[usize::from(self.epoch)] += 1;
    }

    /// A card was turned up.
    #[inline]
    pub(crate) fn turned_up(&mut self, bean: Bean) {
        self.pools[usize::from(self.epoch)].remove(bean);
    }

    /// A seat plants its front card.
    #[inline]
    pub(crate) fn planted(&mut self, own: &mut Own, seat: Seat, bean: Bean) {
        let now = usize::from(self.epoch);
        let trace = &mut self.hands[seat];
        let span = narrowed(&self.pools, bean, trace.front_span(now));
        for epoch in 0..now {
            trace.least[epoch] = trace.least[epoch].saturating_sub(1);
            trace.most[epoch] = if epoch < span.0 { 0 } else { trace.most[epoch].saturating_sub(1) };
        }
        trace.proofs.planted(bean);
        self.leave(own, seat, bean, 0, span);
        own.shrink(1, now);
    }

    /// A seat deals the cards at these places of its hand; the others see their sorts, so these are gone through in the order of sorts.
    pub(crate) fn dealt(&mut self, own: &mut Own, seat: Seat, hand: &Hand, places: Places) {
        let now = usize::from(self.epoch);
        let mut left = hand.len();
        for bean in Bean::ALL {
            for place in crate::hand::places(hand.of(bean) & places) {
                let trace = &mut self.hands[seat];
                let span = narrowed(&self.pools, bean, trace.span(now, left));
                left -= 1;
                trace.shorten(now, span, left);
                trace.proofs.dealt(bean, left);
                self.leave(own, seat, bean, place, span);
            }
        }
        own.shrink(places, now);
    }

    /// A seat has offered these cards of its hand of so many cards: it holds them (7.1).
    #[inline]
    pub(crate) fn proven(&mut self, seat: Seat, beans: Beans, hand: u8) {
        for (bean, count) in beans.iter() {
            self.hands[seat].proofs.add(Proof::new(bean, count, hand));
        }
    }

    /// A card of this span of epochs leaves a hand; the seat itself knows the epoch by the place.
    #[inline]
    fn leave(&mut self, own: &mut Own, seat: Seat, bean: Bean, place: u8, (first, last): (usize, usize)) {
        if first == last {
            self.pools[first].remove(bean);
            self.hands[seat].drawn[first] -= 1;
        } else {
            let span = first + 2 * (last - first - 1);
            debug_assert_eq!(SPANS[span], (first, last), "spans are numbered by their length, then by their begin");
            self.hands[seat].gone[span].add(bean);
            own.gone[own.epoch(place, self.epoch.into())].add(bean);
        }
    }
}

impl Trace {
    /// The epochs that the front card can come from.
    #[inline]
    fn front_span(&self, now: usize) -> (usize, usize) {
        let first = |counts: &[u8]| (0..now).find(|epoch| counts[*epoch] > 0).unwrap_or(now);
        (first(&self.most), first(&self.least))
    }

    /// The epochs that any card of the hand of so many cards can come from.
    #[inline]
    fn span(&self, now: usize, hand: u8) -> (usize, usize) {
        let (first, _) = self.front_span(now);
        (first, (0..now).find(|epoch| self.least[*epoch] >= hand).unwrap_or(now))
    }

    /// A card of this span has left an unknown place, and so many are left.
    #[inline]
    fn shorten(&mut self, now: usize, (first, last): (usize, usize), left: u8) {
        for epoch in 0..now {
            if epoch >= first {
                self.least[epoch] = self.least[epoch].saturating_sub(1);
            }
            let surely = u8::from(epoch >= last);
            self.most[epoch] = self.most[epoch].saturating_sub(surely).min(left);
        }
    }
}

/// Epochs whose pools have no card of this sort are out of the question.
#[inline]
fn narrowed(pools: &[Beans; EPOCHS], bean: Bean, (mut first, mut last): (usize, usize)) -> (usize, usize) {
    while first < last && pools[first].count(bean) == 0 {
        first += 1;
    }
    while first < last && pools[last].count(bean) == 0 {
        last -= 1;
    }
    (first, last)
}

impl Own {
    /// The epoch of the card at a place of the hand.
    #[inline]
    #[must_use]
    pub fn epoch(&self, place: u8, now: usize) -> usize {
        (0..now).find(|epoch| place < self.older[*epoch]).unwrap_or(now)
    }

    /// The cards at these places have left the hand.
    #[inline]
    fn shrink(&mut self, places: Places, now: usize) {
        for older in &mut self.older[..now] {
            *older -= (places & first(*older)).count_ones() as u8;
        }
    }
}

/// The first so many places of a hand.
#[must_use]
#[inline]
pub const fn first(count: u8) -> Places {
    if count >= 64 { Places::MAX } else { (1 << count) - 1 }
}

/// The discard pile has become the new pile: an epoch begins, and every hand is older.
pub(crate) fn shuffled(open: &mut Open, own: &mut BySeat<Own, SEATS>, pile: Beans) {
    let Open { memory, players, seats, .. } = open;
    let ended = usize::from(memory.epoch);
    for (seat, player) in players.iter(*seats) {
        let trace = &mut memory.hands[seat];
        trace.least[ended] = player.hand;
        trace.most[ended] = player.hand;
        own[seat].older[ended] = player.hand;
    }
    memory.epoch += 1;
    memory.pools[ended + 1] = pile;
}

/// Forgets everything but what lies on the table: for a position that was arranged and not played.
pub fn begin_anew(state: &mut State) {
    let State { open, hands, pile, own, .. } = state;
    let hidden = hands.iter(open.seats).fold(*pile, |all, (_, hand)| all.plus(hand.beans(hand.all())));
    open.memory = Memory::new(hidden);
    *own = BySeat::from_fn(|_| Own::default());
    for (seat, hand) in hands.iter(open.seats) {
        open.memory.hands[seat].drawn[0] = hand.len();
    }
    for offer in open.offers.open() {
        open.memory.proven(offer.maker, offer.from_hand(), hands[offer.maker].len());
    }
}
