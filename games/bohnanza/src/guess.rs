//! A world that fits a view.
//!
//! First the cards that have left the hands of others and whose epoch is uncertain are given one each (`epochs`): then it is known of every
//! place of every hand from which pile its card comes. Then the unseen cards of every epoch are dealt to these places, and exchanged until all that
//! offers have shown is true (`dealer`). Both are mixed by exchanges that favour no world, so that all that fit come up about equally often.

mod dealer;
mod epochs;

use alloc::vec::Vec;

use campiello_core::{BySeat, Chance, Seat};

use crate::components::{Bean, Beans};
use crate::dealing::offers::{Given, Offer};
use crate::dealing::wishes::Wishes;
use crate::hand::{Hand, Places};
use crate::knowledge::{EPOCHS, Own, Proof, begin_anew, first};
use crate::state::{SEATS, State};
use crate::view::View;
use dealer::Dealer;
use epochs::Division;

/// How often a division into epochs, and a deal that fits it, is looked for. The first one nearly always fits.
const ATTEMPTS: u32 = 200;

/// Something that a hand must fulfil.
#[derive(Clone, Copy)]
struct Demand {
    seat: Seat,
    proof: Proof,
}

/// Guesses the hands of the others and the pile.
pub fn guess(view: &View, luck: &mut impl Chance) -> State {
    let demands = demands(view);
    for _ in 0..ATTEMPTS {
        let division = Division::guess(view, &demands, luck);
        if let Some(dealer) = division.fits.then(|| Dealer::deal(view, &division, &demands, luck))
            && let Some((hands, pile)) = dealer.settled(luck)
        {
            return world(view, division.own, hands, pile, luck);
        }
    }
    forgetful(view, &demands, luck)
}

/// A world in which everybody has forgotten from which pile cards come: a last resort, so that whoever guesses can go on. What is
/// remembered is true of some world, and tests have never seen that none was found.
fn forgetful(view: &View, demands: &[Demand], luck: &mut impl Chance) -> State {
    let mut view = view.clone();
    view.open.memory.epoch = 0;
    let division = Division::forgetful(&view);
    let (hands, pile) = Dealer::deal(&view, &division, demands, luck).settle(luck);
    let mut world = world(&view, division.own, hands, pile, luck);
    begin_anew(&mut world);
    world
}

/// The world with these hands and pile.
fn world(
    view: &View,
    mut own: BySeat<Own, SEATS>,
    mut hands: BySeat<Hand, SEATS>,
    pile: Beans,
    luck: &mut impl Chance,
) -> State {
    let mut wishes = BySeat::from_fn(|_| Wishes::default());
    if let (Some(known), Some(seat)) = (view.own, view.seat()) {
        hands[seat] = known.hand;
        own[seat] = known.memory;
        wishes[seat] = known.wishes;
    }
    let given = given(view, &hands, luck);
    State { open: view.open.clone(), hands, pile, given, wishes, own }
}

/// What is known of the hands of the others by their offers, those remembered and those that are open: by seat, then by sort.
fn demands(view: &View) -> Vec<Demand> {
    let mut demands = Vec::new();
    for seat in others(view) {
        let proofs = &view.open.memory.hands[seat].proofs;
        let hand = view.open.players[seat].hand;
        let offered = |bean: Bean| {
            let own = view.open.offers.open().iter().filter(|offer| offer.maker == seat);
            own.map(|offer| offer.gives.count(bean) - offer.up.count(bean)).max().filter(|count| *count > 0)
        };
        for bean in Bean::ALL {
            demands.extend(proofs.iter().filter(|proof| proof.bean == bean).map(|proof| Demand { seat, proof }));
            demands.extend(offered(bean).map(|count| Demand { seat, proof: Proof { bean, count, among: hand } }));
        }
    }
    demands
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
fn by_epoch(hand: &Hand, own: &Own, now: usize) -> [Beans; EPOCHS] {
    let mut earlier = 0;
    core::array::from_fn(|epoch| {
        let older = if epoch < now { first(own.older[epoch]) } else { hand.all() };
        let these = older & !earlier;
        earlier |= older;
        hand.beans(these)
    })
}
