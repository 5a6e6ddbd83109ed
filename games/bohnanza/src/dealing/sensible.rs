//! The deals that are listed: a sensible few of the many offers, and every way to accept one.

use alloc::vec::Vec;

use campiello_core::Seat;

use super::offers::Offer;
use super::wishes;
use crate::components::{Bean, Beans, Sorts};
use crate::hand::{Hand, Places};
use crate::notation::{Action, Cards, Proposal, Wish};
use crate::state::{Open, State};

/// The most ways to accept one offer that are listed; where equal cards allow more, the rest can be spelled.
const WAYS: usize = 32;

/// Offers of one card that the other side grows, for one card that the maker grows or for nothing. They look at public cards and the own
/// hand only; of several equal cards the frontmost is given.
pub(super) fn offers(open: &Open, seat: Seat, hand: &Hand, actions: &mut Vec<Action>) {
    let grown = open.players[seat].grown();
    let held = hand.sorts();
    let mut add = |gives: Cards, to: Option<Seat>, asks: Beans| {
        actions.push(Action::Offer(Proposal { gives, to, asks }));
    };
    if seat != open.active {
        let wanted = open.players[open.active].grown();
        for bean in held.and(wanted).iter() {
            let gives = front(hand, bean);
            grown.without(bean).iter().for_each(|asked| add(gives, None, Beans::of(asked, 1)));
            add(gives, None, Beans::NONE);
        }
        open.up.sorts().and(grown).iter().for_each(|asked| add(Cards::NONE, None, Beans::of(asked, 1)));
        return;
    }
    let up = open.up.sorts();
    let from = |bean| if up.contains(bean) { Cards::turned_up(bean) } else { front(hand, bean) };
    let mut side = |to: Option<Seat>, wanted: Sorts| {
        for bean in up.or(held).and(wanted).iter() {
            grown.without(bean).iter().for_each(|asked| add(from(bean), to, Beans::of(asked, 1)));
            add(from(bean), to, Beans::NONE);
        }
    };
    for other in open.others().iter() {
        side(Some(other), open.players[other].grown());
    }
    side(None, up);
}

/// The frontmost card of a sort that the hand holds.
fn front(hand: &Hand, bean: Bean) -> Cards {
    let places = hand.of(bean);
    Cards { up: Beans::NONE, hand: places & places.wrapping_neg() }
}

/// The ways to accept an offer: which of several equal cards go.
pub(super) fn acceptances(open: &Open, seat: Seat, hand: &Hand, offer: &Offer, actions: &mut Vec<Action>) {
    let up = if seat == open.active { open.up } else { Beans::NONE };
    let asked = offer.asks;
    let enough = |(bean, count): (Bean, u8)| hand.of(bean).count_ones() as u8 + up.count(bean) >= count;
    if asked.iter().all(enough) {
        let begin = actions.len();
        let ways = Ways { hand, up, asked, number: offer.number, most: begin + WAYS };
        ways.sort(0, Cards::NONE, actions);
    }
}

/// Goes through the ways to pay what is asked, sort by sort and card by card, the frontmost cards first.
struct Ways<'h> {
    hand: &'h Hand,
    up: Beans,
    asked: Beans,
    number: u8,
    most: usize,
}

impl Ways<'_> {
    fn sort(&self, sort: usize, paid: Cards, actions: &mut Vec<Action>) {
        let Some(bean) = Bean::ALL.get(sort).copied() else {
            if actions.len() < self.most {
                actions.push(Action::Accept { number: self.number, from: paid });
            }
            return;
        };
        let asked = self.asked.count(bean);
        if asked == 0 {
            return self.sort(sort + 1, paid, actions);
        }
        for from_up in (0..=self.up.count(bean).min(asked)).rev() {
            let paid = Cards { up: paid.up.plus(Beans::of(bean, from_up)), ..paid };
            self.cards(sort, asked - from_up, self.hand.of(bean), paid, actions);
        }
    }

    /// Chooses so many of the equal cards at these places.
    fn cards(&self, sort: usize, count: u8, places: Places, paid: Cards, actions: &mut Vec<Action>) {
        if count == 0 {
            return self.sort(sort + 1, paid, actions);
        }
        let mut left = places;
        while left.count_ones() >= u32::from(count) && actions.len() < self.most {
            let first = left & left.wrapping_neg();
            left &= left - 1;
            self.cards(sort, count - 1, left, Cards { hand: paid.hand | first, ..paid }, actions);
        }
    }
}

/// Wishes that are listed: a sort that the seat does not grow, for one that it grows.
pub(crate) fn legal_wishes(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let (open, hand, wishes) = (&state.open, &state.hands[seat], &state.wishes[seat]);
    if !wishes::may_wish(open, seat) {
        return;
    }
    if wishes.room() > 0 {
        let grown = open.players[seat].grown();
        for bean in hand.sorts().iter().filter(|bean| !grown.contains(*bean)) {
            let wish = |asked| Action::Wish(Wish::new(Beans::of(bean, 1), &[Beans::of(asked, 1)]));
            actions.extend(grown.iter().map(wish));
        }
    }
    if !wishes.alternatives().is_empty() {
        actions.push(Action::Forget);
    }
}
