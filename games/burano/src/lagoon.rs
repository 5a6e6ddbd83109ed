//! 1.3 to 1.5 The lagoon: neighbouring islands with their docks, ports with their ships.

use serde::Serialize;

use crate::components::{Colour, Cubes, ISLANDS, Place, SHIPS, Ship};

/// How many docks an island has (1.3).
pub const DOCKS: usize = 3;

/// What lies in the lagoon besides boats and workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lagoon {
    /// The docks of every island.
    pub docks: [[Colour; DOCKS]; ISLANDS],
    /// The port where each ship lies.
    pub ships: [Place; SHIPS],
}

impl Lagoon {
    /// 5.1.1: how many docks of an island match these colours, as multisets.
    #[must_use]
    #[inline]
    pub fn matches(&self, island: Place, colours: &Cubes) -> u8 {
        let mut left = *colours;
        self.docks[island as usize].iter().map(|dock| u8::from(left.take(*dock))).sum()
    }

    /// The ships in a port.
    #[inline]
    pub fn ships_in(&self, port: Place) -> impl Iterator<Item = Ship> {
        Ship::ALL.into_iter().filter(move |ship| self.ships[*ship as usize] == port)
    }

    /// 5.1.2: a ship sails to the other port.
    pub fn sail(&mut self, ship: Ship) {
        let port = &mut self.ships[ship as usize];
        *port = if *port == Place::WestPort { Place::EastPort } else { Place::WestPort };
    }

    /// 8.1: the docks of these colours on two islands change places. Whether both were there.
    pub fn swap(&mut self, one: Dock, other: Dock) -> bool {
        let find = |dock: Dock| self.docks[dock.island as usize].iter().position(|colour| *colour == dock.colour);
        let (Some(here), Some(there)) = (find(one), find(other)) else { return false };
        self.docks[one.island as usize][here] = other.colour;
        self.docks[other.island as usize][there] = one.colour;
        true
    }
}

/// A dock, by its island and its colour: docks of the same colour on an island are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dock {
    /// The island.
    pub island: Place,
    /// The colour.
    pub colour: Colour,
}
