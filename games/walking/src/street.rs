//! A street of houses (3.2): where a floor may be placed, what it breaks, which scaffolds it needs.
//!
//! Lots are counted from the first house built, which stands on lot 0; the street may grow to both sides and never spans more
//! than five lots (3.2.4), so five columns of cells are enough: a lot's column is its number modulo five.

use core::fmt;
use core::str::FromStr;

use serde::Serialize;

use crate::components::{Card, Character, Colour, Floor, bits};

/// How many houses a street may have.
pub const HOUSES: u8 = 5;
/// How many scaffolds a player has (1.3).
pub const SCAFFOLDS: u32 = 2;

/// A column of a house area, counted from the first house built; the street may grow to both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Lot(i8);

impl Lot {
    /// Where the first card of a street goes.
    pub const FIRST: Self = Self(0);

    /// The lot with this number, −4 to 4: a street that holds lot 0 and spans five lots reaches no further.
    #[must_use]
    pub const fn new(number: i8) -> Option<Self> {
        if number >= -4 && number <= 4 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> i8 {
        self.0
    }

    /// Its bit in a [`Lots`].
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << (self.0 + 4)
    }

    #[inline]
    const fn from_bit(bit: u8) -> Self {
        Self(bit as i8 - 4)
    }

    #[inline]
    const fn column(self) -> usize {
        (self.0 + 5) as usize % HOUSES as usize
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Lot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number: i8 = text.parse().map_err(drop)?;
        if text.starts_with('+') || (text.len() > 1 && text.trim_start_matches('-').starts_with('0')) {
            return Err(());
        }
        Self::new(number).ok_or(())
    }
}

/// A set of lots, a bit each.
pub type Lots = u32;

/// The lots of a set, from left to right.
#[inline]
pub fn lots(set: Lots) -> impl Iterator<Item = Lot> {
    bits(set).map(Lot::from_bit)
}

/// The houses of one player, finished and unfinished, with their visitors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Street {
    cells: [[Option<Card>; 5]; 3],
    visitors: [Option<Character>; 5],
    /// The lots on which each floor is built.
    built: [u16; 3],
    /// The lots on which each colour shows.
    coloured: [u16; 6],
}

/// The empty cells that must be scaffolded (3.2.6), by floor: there is no third-floor scaffold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scaffolds {
    /// On the first floor.
    pub first: Lots,
    /// On the second floor.
    pub second: Lots,
}

impl Scaffolds {
    /// How many scaffolds that takes.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.first.count_ones() + self.second.count_ones()
    }
}

impl Street {
    /// The card on a cell.
    #[must_use]
    #[inline]
    pub fn card(&self, floor: Floor, lot: Lot) -> Option<Card> {
        (self.built(floor) & lot.bit() != 0).then(|| self.cells[floor as usize][lot.column()]).flatten()
    }

    /// The lots on which this floor is built.
    #[must_use]
    #[inline]
    pub const fn built(&self, floor: Floor) -> Lots {
        self.built[floor as usize] as Lots
    }

    /// The lots with at least one card: the houses.
    #[must_use]
    #[inline]
    pub const fn houses(&self) -> Lots {
        (self.built[0] | self.built[1] | self.built[2]) as Lots
    }

    /// The lots whose house has all three floors.
    #[must_use]
    #[inline]
    pub const fn complete(&self) -> Lots {
        (self.built[0] & self.built[1] & self.built[2]) as Lots
    }

    /// The visitor of a house (4.1).
    #[must_use]
    #[inline]
    pub const fn visitor(&self, lot: Lot) -> Option<Character> {
        if self.houses() & lot.bit() == 0 { None } else { self.visitors[lot.column()] }
    }

    /// The visitors with their lots, from left to right.
    pub fn visitors(&self) -> impl Iterator<Item = (Lot, Character)> {
        lots(self.complete()).filter_map(|lot| self.visitor(lot).map(|visitor| (lot, visitor)))
    }

    /// All cards with their lots, floor by floor.
    pub fn cards(&self) -> impl Iterator<Item = (Lot, Card)> {
        Floor::ALL
            .into_iter()
            .flat_map(move |floor| lots(self.built(floor)).filter_map(move |lot| Some((lot, self.card(floor, lot)?))))
    }

    /// The empty cells that must be scaffolded now (3.2.6).
    #[must_use]
    #[inline]
    pub const fn scaffolds(&self) -> Scaffolds {
        let [first, second, third] = self.built;
        let needed = (second | third) & !first;
        let houses = self.houses();
        Scaffolds { first: needed as Lots | span(houses) & !houses, second: (third & !second) as Lots }
    }

    /// The lots on which a card of this floor may be placed by the golden rules (3.2.1–3.2.6), colours aside.
    ///
    /// Inside the street only a third floor without a second below it needs a scaffold more; at distance d outside, the gap
    /// needs d − 1 and the floors below the card one each.
    #[must_use]
    #[inline]
    pub const fn lawful(&self, floor: Floor) -> Lots {
        let houses = self.houses();
        if houses == 0 {
            return Lot::FIRST.bit();
        }
        let free = SCAFFOLDS - self.scaffolds().count();
        let inside = span(houses) & !self.built(floor);
        let inside = match floor {
            Floor::Third if free == 0 => inside & self.built(Floor::Second),
            _ => inside,
        };
        let reach = (free + 1).saturating_sub(floor as u32);
        let spread = span(houses);
        let right = ((spread << reach) | (spread << (reach / 2 + reach % 2)) | (spread << (reach / 2))) & !spread;
        let left = ((spread >> reach) | (spread >> (reach / 2 + reach % 2)) | (spread >> (reach / 2))) & !spread;
        (inside | right | left) & area(houses)
    }

    /// Whether rule A would be broken: the house has cards and none of this colour (3.2.7), for all lots at once.
    #[must_use]
    #[inline]
    pub const fn second_colour(&self, colour: Colour) -> Lots {
        self.houses() & !(self.coloured[colour as usize] as Lots)
    }

    /// Whether rule B would be broken: a neighbouring house shows this colour (3.2.7), for all lots at once.
    #[must_use]
    #[inline]
    pub const fn same_next_door(&self, colour: Colour) -> Lots {
        let shown = self.coloured[colour as usize] as Lots;
        shown << 1 | shown >> 1
    }

    /// The lots on which a card of this colour costs a token.
    #[must_use]
    #[inline]
    pub const fn breaks(&self, colour: Colour) -> Lots {
        self.second_colour(colour) | self.same_next_door(colour)
    }

    /// How many houses there would be room for: the lots that the street spans with `lot` included.
    #[must_use]
    pub const fn width_with(&self, lot: Lot) -> u32 {
        span(self.houses() | lot.bit()).count_ones()
    }

    /// How many scaffolds the street would need with a card of this floor on `lot`.
    #[must_use]
    pub const fn scaffolds_with(&self, floor: Floor, lot: Lot) -> u32 {
        let mut street = *self;
        street.built[floor as usize] |= lot.bit() as u16;
        street.scaffolds().count()
    }

    /// Lays a card on its floor; the caller has checked that it may lie there.
    #[inline]
    pub const fn place(&mut self, card: Card, lot: Lot) {
        let floor = card.floor() as usize;
        self.cells[floor][lot.column()] = Some(card);
        self.built[floor] |= lot.bit() as u16;
        self.coloured[card.colour() as usize] |= lot.bit() as u16;
    }

    /// Lays a character below a finished house.
    #[inline]
    pub const fn receive(&mut self, character: Character, lot: Lot) {
        self.visitors[lot.column()] = Some(character);
    }
}

/// The lots from the leftmost to the rightmost of a set.
#[inline]
const fn span(set: Lots) -> Lots {
    if set == 0 {
        return 0;
    }
    let (low, high) = (set.trailing_zeros(), set.ilog2());
    (2 << high) - (1 << low)
}

/// The lots that a street with these houses can still reach without spanning more than five.
#[inline]
const fn area(houses: Lots) -> Lots {
    let (low, high) = (houses.trailing_zeros(), houses.ilog2());
    let (left, right) = ((high + 1).saturating_sub(HOUSES as u32), low + HOUSES as u32);
    (1 << right) - (1 << left)
}
