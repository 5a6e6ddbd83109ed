//! 1.10 and 2.5 The schedule ring: twelve houses, workers on some of them, three arrows.

use serde::Serialize;

use crate::components::{Colour, Cubes};

/// How many houses a ring has.
pub const HOUSES: usize = 12;
/// How many houses a piece of the ring has, and how many arrows the wheel.
pub const ARROWS: usize = 3;
/// How many sectors the wheel has: so many workers are a full ring.
pub const SECTORS: u8 = 9;
/// 2.5: the workers on the ring, on islands and in workshops together.
pub const IN_CIRCULATION: u8 = 10;

/// A house of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct House {
    /// Its colour.
    pub colour: Colour,
    /// What it shows while nobody stands on it.
    pub sign: Sign,
}

/// What a house of the ring shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Sign {
    /// A coin, for 5.3.
    Coin,
    /// A fountain, for roofs (4.4).
    Fountain,
}

/// A seat's ring. By 2.5 its state is where the arrows point and how many workers stand on it: they always fill the first sectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ring {
    houses: [House; HOUSES],
    /// The houses that show a coin, one bit each.
    coins: u16,
    /// The house of the first arrow.
    first: u8,
    workers: u8,
}

const ALL: u16 = (1 << HOUSES) - 1;

impl Ring {
    /// A full ring whose arrows point at the house `first` and the next two.
    #[must_use]
    pub fn new(houses: [House; HOUSES], first: u8) -> Self {
        let coins = (0..HOUSES).filter(|n| houses[*n].sign == Sign::Coin).fold(0, |set, n| set | 1 << n);
        Self { houses, coins, first, workers: SECTORS }
    }

    /// The houses clockwise from the first arrow: the three arrow houses, then the sectors 1 to 9.
    pub fn houses(&self) -> impl Iterator<Item = House> {
        (0..HOUSES).map(|n| self.houses[(usize::from(self.first) + n) % HOUSES])
    }

    /// The workers on it.
    #[must_use]
    #[inline]
    pub const fn workers(&self) -> u8 {
        self.workers
    }

    /// Whether a worker can come back.
    #[must_use]
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.workers == SECTORS
    }

    /// Whether a worker can leave: the last stays (5.1.1, 5.2).
    #[must_use]
    #[inline]
    pub const fn can_send(&self) -> bool {
        self.workers > 1
    }

    /// The colours of the three arrow houses.
    #[must_use]
    #[inline]
    pub fn arrows(&self) -> Cubes {
        let mut arrows = Cubes::NONE;
        for n in 0..ARROWS {
            arrows.add(self.houses[(usize::from(self.first) + n) % HOUSES].colour);
        }
        arrows
    }

    /// The houses under workers, one bit each.
    #[inline]
    const fn covered(&self) -> u16 {
        let from_zero = (1_u32 << self.workers) - 1;
        let turned = from_zero << ((self.first as usize + ARROWS) % HOUSES);
        (turned | turned >> HOUSES) as u16 & ALL
    }

    /// The coins that are visible (5.3).
    #[must_use]
    #[inline]
    pub const fn coins(&self) -> u8 {
        (self.coins & !self.covered()).count_ones() as u8
    }

    /// The fountains that are visible (4.4).
    #[must_use]
    #[inline]
    pub const fn fountains(&self) -> u8 {
        (ALL & !self.coins & !self.covered()).count_ones() as u8
    }

    /// The colours of the houses under workers (6.4).
    #[must_use]
    pub fn hidden_colours(&self) -> Cubes {
        let covered = self.covered();
        (0..HOUSES).filter(|n| covered & (1 << n) != 0).map(|n| self.houses[n].colour).collect()
    }

    /// The worker of sector 1 leaves, and the wheel turns one sector.
    #[inline]
    pub const fn send(&mut self) {
        self.workers -= 1;
        self.first = (self.first + 1) % HOUSES as u8;
    }

    /// A worker comes back to the lowest empty sector.
    #[inline]
    pub const fn welcome(&mut self) {
        self.workers += 1;
    }

    /// Turns the wheel to a house and leaves so many workers, for positions by hand.
    pub(crate) const fn set(&mut self, first: u8, workers: u8) {
        self.first = first % HOUSES as u8;
        self.workers = workers;
    }

    /// All houses in the order of the pieces, and the number of the first arrow's house.
    #[must_use]
    pub const fn whole(&self) -> (&[House; HOUSES], u8) {
        (&self.houses, self.first)
    }
}
