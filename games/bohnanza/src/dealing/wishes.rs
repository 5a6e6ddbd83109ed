//! 7.6 Standing wishes, for play by mail.

use campiello_core::Seat;
use serde::Serialize;

use super::offers::{self, Offer};
use super::{make, may_make};
use crate::components::Beans;
use crate::illegal::{Illegal, ensure};
use crate::notation::{Cards, Wish};
use crate::state::{Open, Phase, State};

/// The most alternatives of all wishes of a seat together: each becomes an offer, and only so many can be open (7.3).
pub const ALTERNATIVES: usize = offers::OPEN as usize;

/// The standing wishes of a seat, one alternative each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wishes {
    list: [Alternative; ALTERNATIVES],
    len: u8,
}

/// One alternative of a wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Alternative {
    /// What is given.
    pub gives: Beans,
    /// What is asked for.
    pub asks: Beans,
    /// The wish that it belongs to, counted from 1: it ends when one of its alternatives is struck.
    pub wish: u8,
}

impl Wishes {
    /// The alternatives.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.list[..usize::from(self.len)]
    }

    /// How many alternatives can still be left.
    #[must_use]
    pub const fn room(&self) -> usize {
        ALTERNATIVES - self.len as usize
    }

    fn add(&mut self, wish: &Wish) -> u8 {
        let number = self.alternatives().iter().map(|alternative| alternative.wish).max().unwrap_or(0) + 1;
        for asks in wish.alternatives() {
            self.list[usize::from(self.len)] = Alternative { gives: wish.gives, asks: *asks, wish: number };
            self.len += 1;
        }
        number
    }

    /// Drops the alternatives of a wish.
    fn end(&mut self, wish: u8) {
        let old = core::mem::take(self);
        for alternative in old.alternatives().iter().filter(|alternative| alternative.wish != wish) {
            self.list[usize::from(self.len)] = *alternative;
            self.len += 1;
        }
    }
}

/// Whether a seat can leave a wish, as far as everybody can see.
#[must_use]
pub fn may_wish(open: &Open, seat: Seat) -> bool {
    !matches!(open.phase, Phase::Over(_)) && open.players[seat].made < offers::MADE
}

/// Leaves a standing wish.
pub(crate) fn wish(state: &mut State, seat: Seat, wish: &Wish) -> Result<(), Illegal> {
    lawful(&state.open, seat, &state.wishes[seat], wish)?;
    state.open.players[seat].made += 1;
    let number = state.wishes[seat].add(wish);
    if state.open.phase == Phase::Trade && seat != state.open.active {
        grant(state, seat, number);
    }
    Ok(())
}

/// Whether a wish can be left.
///
/// # Errors
/// Why not.
pub fn lawful(open: &Open, seat: Seat, wishes: &Wishes, wish: &Wish) -> Result<(), Illegal> {
    ensure(open.by_mail, Illegal::NotByMail)?;
    ensure(may_wish(open, seat), Illegal::TooManyMade)?;
    let asks = wish.alternatives();
    ensure(!asks.is_empty() && asks.len() <= wishes.room(), Illegal::TooManyWishes)?;
    ensure(asks.iter().all(|asks| !asks.is_empty() || !wish.gives.is_empty()), Illegal::EmptyOffer)?;
    let all = open.edition.beans();
    ensure(all.contains(wish.gives) && asks.iter().all(|asks| all.contains(*asks)), Illegal::NotSoMany)
}

/// Drops all wishes of a seat; offers that came from them stay open. Only who could also leave one can do so: whether somebody has wishes
/// is nobody's business, so it cannot decide who may act.
pub(crate) fn forget(state: &mut State, seat: Seat) -> Result<(), Illegal> {
    ensure(state.open.by_mail, Illegal::NotByMail)?;
    ensure(may_wish(&state.open, seat), Illegal::TooManyMade)?;
    ensure(!state.wishes[seat].alternatives().is_empty(), Illegal::NoWishes)?;
    state.wishes[seat] = Wishes::default();
    state.given.wishes = core::array::from_fn(|place| {
        let own = state.open.offers.open().get(place).is_some_and(|offer| offer.maker == seat);
        if own { 0 } else { state.given.wishes[place] }
    });
    Ok(())
}

/// Whether the taker will see if two offers that give nothing are alternatives of one wish: then the other closes.
pub(super) fn betrays(open: &Open, struck: &Offer) -> bool {
    let other = |offer: &Offer| offer.maker == struck.maker && offer.number != struck.number && offer.gives.is_empty();
    open.by_mail && struck.gives.is_empty() && open.offers.open().iter().any(other)
}

/// An offer is struck: the wish that it comes from ends, and so do the offers of its other alternatives. Gives the offers that close, one bit each.
pub(super) fn come_true(state: &mut State, place: usize, maker: Seat) -> u16 {
    let State { open, given, wishes, .. } = state;
    let wish = given.wishes[place];
    if wish == 0 {
        return 1 << place;
    }
    wishes[maker].end(wish);
    let own = |(n, offer): (usize, &Offer)| u16::from(offer.maker == maker && given.wishes[n] == wish) << n;
    open.offers.open().iter().enumerate().map(own).fold(0, |all, one| all | one)
}

/// 3.2 begins: the wishes of the others become offers, clockwise from the active seat.
pub(crate) fn grant_wishes(state: &mut State) {
    let Open { seats, active, by_mail, .. } = state.open;
    if !by_mail {
        return;
    }
    let mut seat = active.next(seats);
    while seat != active {
        for wish in 1..=state.wishes[seat].alternatives().iter().map(|each| each.wish).max().unwrap_or(0) {
            grant(state, seat, wish);
        }
        seat = seat.next(seats);
    }
}

/// Makes the offers of a wish that the hand allows. Of several equal cards the frontmost is given.
fn grant(state: &mut State, seat: Seat, wish: u8) {
    let wishes = state.wishes[seat];
    for alternative in wishes.alternatives().iter().filter(|alternative| alternative.wish == wish) {
        let Some(hand) = state.hands[seat].frontmost(alternative.gives) else { continue };
        if may_make(&state.open, seat).is_ok() {
            let offer = Offer { gives: alternative.gives, asks: alternative.asks, ..Offer::default() };
            make(state, seat, offer, Cards { up: Beans::NONE, hand }, wish);
        }
    }
}
