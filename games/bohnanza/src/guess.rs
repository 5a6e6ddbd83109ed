//! A world that fits a view.
//!
//! First the cards that have left the hands of others and whose epoch is uncertain are given one each ([`epochs`]): then it is known of every
//! place of every hand from which pile its card comes. Then the unseen cards of every epoch are dealt to these places, and exchanged until all that
//! offers have shown is true ([`dealer`]). Both are mixed by exchanges that favour no world, so that all that fit come up about equally often.

mod dealer;
mod epochs;

use campiello_core::{BySeat, Chance, Seat};

use crate::components::Beans;
use crate::dealing::offers::{Given, Offer};
use crate::dealing::wishes::Wishes;
use crate::hand::{Hand, Places};
use crate::knowledge::Own;
use crate::state::{SEATS, State};
use crate::view::View;
use dealer::Dealer;
use epochs::Division;

/// How often a new division into epochs is tried if the cards cannot be dealt so that all that is known holds.
const ATTEMPTS: u32 = 12;

/// Guesses the hands of the others and the pile.
pub fn guess(view: &View, luck: &mut impl Chance) -> State {
    let (mut own, dealer) = dealt(view, luck);
    let (mut hands, pile) = dealer.dealt(view.open.seats);
    let mut wishes = BySeat::from_fn(|_| Wishes::default());
    if let (Some(known), Some(seat)) = (view.own, view.seat()) {
        hands[seat] = known.hand;
        own[seat] = known.memory;
        wishes[seat] = known.wishes;
    }
    let given = given(view, &hands, luck);
    State { open: view.open.clone(), hands, pile, given, wishes, own }
}

/// Divides and deals until all that is known holds. Some division always allows it; should none be found, what offers have shown is left aside.
fn dealt(view: &View, luck: &mut impl Chance) -> (BySeat<Own, SEATS>, Dealer) {
    let mut attempts = 0;
    loop {
        let division = Division::guess(view, luck);
        let mut dealer = Dealer::deal(view, &division, luck);
        attempts += 1;
        if dealer.settle(luck) || attempts == ATTEMPTS {
            return (division.own, dealer);
        }
    }
}

/// The hand cards that the open offers of the others give: any that fit, also if they stand in several offers (7.1).
fn given(view: &View, hands: &BySeat<Hand, SEATS>, luck: &mut impl Chance) -> Given {
    let mut given = view.own.map_or(Given::default(), |own| own.given);
    for (place, offer) in view.open.offers.open().iter().enumerate() {
        if !view.viewer.is(offer.maker) {
            given.places[place] = places(offer, &hands[offer.maker], luck);
        }
    }
    given
}

fn places(offer: &Offer, hand: &Hand, luck: &mut impl Chance) -> Places {
    let mut chosen = 0;
    for (bean, count) in offer.from_hand().iter() {
        let mut left = hand.of(bean);
        debug_assert!(left.count_ones() >= count.into(), "whoever offers a card holds it");
        for _ in 0..count {
            let place = any(left, luck);
            left &= !place;
            chosen |= place;
        }
    }
    chosen
}

/// One of these places; none of none.
fn any(places: Places, luck: &mut impl Chance) -> Places {
    let mut left = places;
    for _ in 0..luck.below(places.count_ones().max(1)) {
        left &= left - 1;
    }
    left & left.wrapping_neg()
}

/// The others, whose hands are guessed.
fn others(view: &View) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(view.open.seats).filter(|seat| !view.viewer.is(*seat))
}

/// The cards of a hand by epoch, as its owner knows them.
fn by_epoch(hand: &Hand, own: &Own, now: usize) -> [Beans; crate::knowledge::EPOCHS] {
    let mut earlier = 0;
    core::array::from_fn(|epoch| {
        let older = if epoch < now { crate::knowledge::first(own.older[epoch]) } else { hand.all() };
        let these = older & !earlier;
        earlier |= older;
        hand.beans(these)
    })
}
