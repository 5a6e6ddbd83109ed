//! A world that fits a view.

use alloc::vec::Vec;

use campiello_core::{BySeat, Chance, Seat};

use crate::components::{Bean, Beans};
use crate::dealing::offers::Given;
use crate::dealing::wishes::Wishes;
use crate::hand::Hand;
use crate::knowledge;
use crate::state::{Open, State};
use crate::view::View;

/// Guesses the hands of the others and the pile.
///
/// # Panics
/// If an open offer gives what its maker does not hold.
pub fn guess(view: &View, luck: &mut impl Chance) -> State {
    let open = view.open.clone();
    let mut hidden = unseen(&open, view);
    let mut hands = BySeat::from_fn(|_| Hand::default());
    for seat in Seat::all(open.seats).filter(|seat| !view.viewer.is(*seat)) {
        hidden = hidden.minus(open.memory.held[seat]);
    }
    for seat in Seat::all(open.seats) {
        hands[seat] = match view.own {
            Some(own) if view.viewer.is(seat) => own.hand,
            _ => {
                let mut cards: Vec<Bean> =
                    open.memory.held[seat].iter().flat_map(|(bean, n)| (0..n).map(move |_| bean)).collect();
                while cards.len() < usize::from(open.players[seat].hand) {
                    cards.push(hidden.draw(luck));
                }
                luck.shuffle(&mut cards);
                cards.into_iter().collect()
            }
        };
    }
    let mut given = view.own.map_or(Given::default(), |own| own.given);
    for (place, offer) in open.offers.open().iter().enumerate().filter(|(_, offer)| !view.viewer.is(offer.maker)) {
        given.places[place] = hands[offer.maker].frontmost(offer.from_hand()).expect("whoever offers a card holds it");
    }
    State {
        hands,
        pile: hidden,
        given,
        wishes: BySeat::from_fn(|seat| {
            view.own.filter(|_| view.viewer.is(seat)).map_or(Wishes::default(), |own| own.wishes)
        }),
        own: BySeat::from_fn(|seat| {
            view.own.filter(|_| view.viewer.is(seat)).map_or(knowledge::Own::default(), |own| own.memory)
        }),
        open,
    }
}

/// The cards that the viewer sees nowhere: in the pile and in the hands of others.
fn unseen(open: &Open, view: &View) -> Beans {
    let mut seen = open.up.plus(open.discard);
    if let Some(own) = view.own {
        seen = seen.plus(own.hand.beans(own.hand.all()));
    }
    for (_, player) in open.players.iter(open.seats) {
        seen = seen.plus(player.aside).plus(player.thalers.cards());
        for field in player.fields() {
            seen = seen.plus(Beans::of(field.bean, field.count));
        }
    }
    open.edition.beans().minus(seen)
}
