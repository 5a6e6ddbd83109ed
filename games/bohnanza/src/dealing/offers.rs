//! 7.1 Offers that lie on the table: what everybody sees of them, and which hand cards they give.

use campiello_core::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::components::{Beans, Sorts};
use crate::hand::{Places, squeeze};
use crate::state::SEATS;

/// 7.3: the most open offers of a maker.
pub const OPEN: u8 = 3;
/// 7.3: the most offers that a seat makes in a phase.
pub const MADE: u8 = 20;
/// The most open offers at a table.
const MOST: usize = OPEN as usize * SEATS;

/// An open offer as everybody sees it: sorts, never positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Its number, counted from 1 in every phase 3.2.
    pub number: u8,
    /// Who makes it.
    pub maker: Seat,
    /// To whom; nobody named means anyone.
    pub to: Option<Seat>,
    /// All cards that are given.
    pub gives: Beans,
    /// Those of them that are turned-up cards.
    pub up: Beans,
    /// What is asked for.
    pub asks: Beans,
    /// Who has declined it.
    pub declined: SeatSet,
}

impl Offer {
    /// The given cards that come from the maker's hand.
    #[must_use]
    pub fn from_hand(&self) -> Beans {
        self.gives.minus(self.up)
    }

    /// The sorts of the given cards that come from the maker's hand.
    #[must_use]
    pub fn hand_sorts(&self) -> Sorts {
        self.from_hand().sorts()
    }

    /// Whether one side is empty.
    #[must_use]
    pub const fn is_gift(&self) -> bool {
        self.gives.is_empty() || self.asks.is_empty()
    }

    /// Whether the offer goes to this seat, which may have declined it.
    #[must_use]
    #[inline]
    pub fn is_to(&self, seat: Seat) -> bool {
        match self.to {
            Some(to) => to == seat,
            None => seat != self.maker,
        }
    }

    /// Whether this seat can still answer it.
    #[must_use]
    #[inline]
    pub fn is_open_to(&self, seat: Seat) -> bool {
        self.is_to(seat) && !self.declined.contains(seat)
    }
}

/// The open offers, the oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    list: [Offer; MOST],
    len: u8,
    /// How many offers were made in this phase: the number of the last.
    made: u8,
}

impl Offers {
    /// The open offers, the oldest first.
    #[must_use]
    #[inline]
    pub fn open(&self) -> &[Offer] {
        &self.list[..usize::from(self.len)]
    }

    /// The number of the next offer.
    #[must_use]
    pub const fn next_number(&self) -> u8 {
        self.made + 1
    }

    /// The place and the offer of this number, if it is open.
    #[must_use]
    pub fn find(&self, number: u8) -> Option<(usize, Offer)> {
        self.open().iter().copied().enumerate().find(|(_, offer)| offer.number == number)
    }

    /// How many open offers a maker has.
    #[must_use]
    pub fn by(&self, maker: Seat) -> u8 {
        self.open().iter().filter(|offer| offer.maker == maker).count() as u8
    }

    /// Lays an offer on the table; gives its place.
    pub(super) fn push(&mut self, offer: Offer) -> usize {
        self.made += 1;
        let place = usize::from(self.len);
        self.list[place] = Offer { number: self.made, ..offer };
        self.len += 1;
        place
    }

    pub(super) fn decline(&mut self, place: usize, seat: Seat) -> SeatSet {
        let declined = &mut self.list[place].declined;
        *declined = declined.with(seat);
        *declined
    }

    fn remove(&mut self, place: usize) {
        self.list.copy_within(place + 1.., place);
        self.len -= 1;
        self.list[usize::from(self.len)] = Offer::default();
    }
}

impl Serialize for Offers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.made, self.open()).serialize(serializer)
    }
}

/// Which hand cards the open offers give, and which wish they come from: place by place as in [`Offers`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Given {
    /// The places in the maker's hand. They are fixed when the offer is made and followed as the hand shrinks (7.1).
    pub places: [Places; MOST],
    /// The maker's wish from which the offer comes, counted from 1 (7.6).
    pub wishes: [u8; MOST],
}

impl Given {
    pub(super) fn set(&mut self, place: usize, places: Places, wish: u8) {
        self.places[place] = places;
        self.wishes[place] = wish;
    }

    /// What a seat knows of it: its own.
    #[must_use]
    pub fn of(&self, offers: &Offers, maker: Seat) -> Self {
        let mut own = Self::default();
        for (place, _) in offers.open().iter().enumerate().filter(|(_, offer)| offer.maker == maker) {
            own.set(place, self.places[place], self.wishes[place]);
        }
        own
    }

    fn remove(&mut self, place: usize) {
        self.places.copy_within(place + 1.., place);
        self.wishes.copy_within(place + 1.., place);
        self.set(MOST - 1, 0, 0);
    }

    /// A card leaves the hand of a maker: the offers that gave it (one bit each), and the others follow the hand.
    pub(super) fn leaves(&mut self, offers: &Offers, maker: Seat, card: u8) -> u16 {
        let mut gone = 0;
        for (place, _) in offers.open().iter().enumerate().filter(|(_, offer)| offer.maker == maker) {
            gone |= ((self.places[place] >> card & 1) as u16) << place;
            self.places[place] = squeeze(self.places[place], card);
        }
        gone
    }
}

/// Takes offers off the table, one bit each.
pub(super) fn close(offers: &mut Offers, given: &mut Given, which: u16) {
    for place in (0..MOST).rev().filter(|place| which >> place & 1 == 1) {
        offers.remove(place);
        given.remove(place);
    }
}
