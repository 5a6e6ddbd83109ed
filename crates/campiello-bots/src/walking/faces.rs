//! What cards show, as sums that can be added up: hundredths, so that hopes fit in too.

use walking::components::Symbols;
use walking::{Card, Edition};

/// One, in the hundredths in which symbols and points are counted here.
pub const ONE: i32 = 100;

/// What a [`Sum`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Count {
    Flowers,
    Plants,
    Cats,
    /// What a Boy looks at: cats, curtains, streetlights and chimneys.
    Sights,
    Pedestrians,
    Chimneys,
    Streetlights,
    Shops,
    RedCurtains,
    BlueCurtains,
    /// The points that shops print.
    ShopPoints,
    ClosedWindows,
}

/// How many things a [`Sum`] counts.
pub const COUNTS: usize = 12;

/// Hundredths of every symbol, of one card, of a house or of a street.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum(pub [i32; COUNTS]);

impl Sum {
    /// What a card shows.
    fn of(shown: &Symbols) -> Self {
        let sights = shown.cats + shown.red_curtains + shown.blue_curtains + shown.streetlight + shown.chimney;
        let (shops, points) = shown.shop.map_or((0, 0), |(_, points)| (1, points));
        let counts = [
            shown.flowers,
            shown.plants,
            shown.cats,
            sights,
            shown.pedestrians,
            shown.chimney,
            shown.streetlight,
            shops,
            shown.red_curtains,
            shown.blue_curtains,
            points,
            shown.closed_windows,
        ];
        Self(counts.map(|count| ONE * i32::from(count)))
    }

    /// How much of one thing.
    #[inline]
    pub const fn of_count(&self, count: Count) -> i32 {
        self.0[count as usize]
    }

    /// Adds another sum.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        for (mine, others) in self.0.iter_mut().zip(&other.0) {
            *mine += others;
        }
    }

    /// Keeps the greater of every count.
    #[inline]
    pub fn raise_to(&mut self, other: &Self) {
        for (mine, others) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*others);
        }
    }
}

/// The faces of all cards of an edition.
pub struct Faces {
    sums: [Sum; 72],
    shops: [u8; 72],
}

impl Faces {
    /// Reads an edition.
    pub fn of(edition: &Edition) -> Self {
        let mut faces = Self { sums: [Sum::default(); 72], shops: [0; 72] };
        for card in Card::all() {
            let shown = edition.symbols(card);
            faces.sums[card.index()] = Sum::of(shown);
            faces.shops[card.index()] = shown.shop.map_or(0, |(kind, _)| 1 << kind as u8);
        }
        faces
    }

    /// What a card shows.
    #[inline]
    pub const fn sum(&self, card: Card) -> &Sum {
        &self.sums[card.index()]
    }

    /// What some cards show together.
    pub fn total(&self, cards: impl Iterator<Item = Card>) -> Sum {
        let mut total = Sum::default();
        cards.for_each(|card| total.add(self.sum(card)));
        total
    }

    /// The kind of shop on a card, a bit per kind.
    #[inline]
    pub const fn shop(&self, card: Card) -> u8 {
        self.shops[card.index()]
    }
}

/// A table at a number of hundredths: between two entries in proportion.
pub fn between(table: &[i32], number: i32) -> i32 {
    let last = table.len() as i32 - 1;
    let number = number.clamp(0, last * ONE);
    let entry = (number / ONE).min(last - 1);
    let (low, high) = (table[entry as usize], table[entry as usize + 1]);
    low + (high - low) * (number - entry * ONE) / ONE
}
