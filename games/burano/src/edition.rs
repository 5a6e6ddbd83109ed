//! 1 The boards and tiles as a file: island, routes, rings, ships, roofs, workshops, fish.

mod boards;
mod reading;

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::edition::{Mistake, OnceBox};
use serde::Serialize;

use crate::components::{Building, Fish, Place, Places, RoofKind, Ship, Shoal};
use crate::grid::{Cell, Cells};
use crate::ring::{ARROWS, House};
use crate::workshop::Workshops;

/// The boards and tiles.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    pub(crate) name: String,
    pub(crate) reconstructed: bool,
    /// 1.2: the hollows of the main island.
    pub(crate) hollows: Cells,
    /// 1.2: the hollow of the first cube.
    pub(crate) first_hollow: Cell,
    /// 1.3: where a boat can go from each place.
    pub(crate) routes: [Places; 8],
    /// 1.3: the islands with the letters A to D.
    pub(crate) letters: [Place; 4],
    /// 1.5: what the ships buy.
    pub(crate) ships: [Lots; 4],
    /// 1.6: how many fish cards there are of a kind.
    pub(crate) fish_of_a_kind: u8,
    /// 9.3: the kinds of fish that the two cards name.
    pub(crate) markets: [[Fish; 4]; 2],
    /// 1.7: the pairs of colours of each kind of roof, one bit each by [`crate::components::Tile::pair`].
    pub(crate) roofs: [u16; 4],
    /// 1.8: the first-game layouts, for four seats and for two or three.
    pub(crate) workshops: [Workshops; 2],
    /// 1.10: the pieces A to D of the ring.
    pub(crate) ring: [[House; ARROWS]; 4],
}

/// What a ship buys (1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lots {
    /// How many fish of one kind make a lot.
    pub size: u8,
    /// Whether all lots are of the same kind.
    pub same: bool,
    /// What one lot, two lots, … pay in all; 0 is never bought.
    pub prices: [u8; 4],
}

impl Lots {
    /// How many lots the ship takes.
    #[must_use]
    pub fn most(&self) -> u8 {
        self.prices.iter().take_while(|price| **price > 0).count() as u8
    }

    /// What so many lots pay in all.
    #[must_use]
    pub const fn price(&self, lots: u8) -> u16 {
        if lots == 0 { 0 } else { self.prices[lots as usize - 1] as u16 }
    }
}

impl Edition {
    /// 1.2: the hollows of the main island.
    #[must_use]
    pub const fn hollows(&self) -> Cells {
        self.hollows
    }

    /// 1.2: the hollow of the first cube.
    #[must_use]
    pub const fn first_hollow(&self) -> Cell {
        self.first_hollow
    }

    /// 1.3: where a boat can go from a place in one step.
    #[must_use]
    #[inline]
    pub const fn routes(&self, place: Place) -> Places {
        self.routes[place as usize]
    }

    /// 1.3: the islands with the letters A to D.
    #[must_use]
    pub const fn letters(&self) -> &[Place; 4] {
        &self.letters
    }

    /// 1.5: what a ship buys.
    #[must_use]
    #[inline]
    pub const fn lots(&self, ship: Ship) -> &Lots {
        &self.ships[ship as usize]
    }

    /// 1.6: all fish.
    #[must_use]
    pub const fn fish(&self) -> Shoal {
        Shoal::each(self.fish_of_a_kind)
    }

    /// 9.3: the kinds of fish that the two cards name.
    #[must_use]
    pub const fn markets(&self) -> &[[Fish; 4]; 2] {
        &self.markets
    }

    /// 9.3: the kinds of fish that a card names; most name none.
    #[must_use]
    pub const fn market(&self, card: Building) -> &[Fish] {
        match card {
            Building::FishMarket => &self.markets[0],
            Building::FishHall => &self.markets[1],
            _ => &[],
        }
    }

    /// 1.7: the pairs of colours of a kind of roof, one bit each by [`crate::components::Tile::pair`].
    #[must_use]
    pub const fn roofs(&self, kind: RoofKind) -> u16 {
        self.roofs[kind as usize]
    }

    /// 1.8: the first-game layout for so many seats.
    #[must_use]
    pub const fn workshops(&self, seats: u8) -> &Workshops {
        &self.workshops[if seats == 4 { 0 } else { 1 }]
    }

    /// 1.10: the pieces A to D of the ring.
    #[must_use]
    pub const fn ring(&self) -> &[[House; ARROWS]; 4] {
        &self.ring
    }
}

impl PartialEq for Edition {
    /// Editions are kept for the program's life and compared in every comparison of states: by address first.
    fn eq(&self, other: &Self) -> bool {
        // Named one by one, so that no new part is forgotten.
        let Self {
            name,
            reconstructed,
            hollows,
            first_hollow,
            routes,
            letters,
            ships,
            fish_of_a_kind,
            markets,
            roofs,
            workshops,
            ring,
        } = other;
        core::ptr::eq(self, other)
            || (self.name == *name
                && self.reconstructed == *reconstructed
                && self.hollows == *hollows
                && self.first_hollow == *first_hollow
                && self.routes == *routes
                && self.letters == *letters
                && self.ships == *ships
                && self.fish_of_a_kind == *fish_of_a_kind
                && self.markets == *markets
                && self.roofs == *roofs
                && self.workshops == *workshops
                && self.ring == *ring)
    }
}

impl campiello_core::edition::Edition for Edition {
    const STANDARD: &'static str = include_str!("../edition.toml");

    fn read(text: &str) -> Result<Self, Vec<Mistake>> {
        reading::read(text)
    }

    fn shelf() -> &'static OnceBox<Self> {
        static SHELF: OnceBox<Edition> = OnceBox::new();
        &SHELF
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn reconstructed(&self) -> bool {
        self.reconstructed
    }
}
