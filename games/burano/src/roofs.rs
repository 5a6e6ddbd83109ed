//! 1.7 and 6.5 The stacks of roof tiles.

use campiello_core::Chance;
use serde::Serialize;

use crate::components::{RoofKind, Tile};

/// The stack of a kind: tiles in an order that nobody knows, and under them those that were discarded, in an order that all have seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stack {
    /// The pairs of colours of the unknown tiles, one bit each: a bag.
    unknown: u16,
    /// The pairs of the discarded tiles, four bits each, the next to be drawn lowest.
    discarded: u64,
    discards: u8,
}

impl Stack {
    /// A stack of tiles with these pairs of colours, one bit each.
    #[must_use]
    pub const fn new(pairs: u16) -> Self {
        Self { unknown: pairs, discarded: 0, discards: 0 }
    }

    /// How many tiles it has.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.unknown.count_ones() as u8 + self.discards
    }

    /// Whether it has none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The pairs of colours of all its tiles.
    pub fn pairs(&self) -> impl Iterator<Item = u8> {
        let (unknown, discarded) = (self.unknown, self.discarded);
        let under = (0..self.discards).map(move |n| (discarded >> (4 * n) & 15) as u8);
        (0..16).filter(move |pair| unknown & (1 << pair) != 0).chain(under)
    }

    /// Takes the uppermost tile.
    pub(crate) fn draw(&mut self, kind: RoofKind, luck: &mut impl Chance) -> Option<Tile> {
        let mut unknown = u32::from(self.unknown);
        if unknown != 0 {
            luck.drawn();
        }
        if let Some(pair) = luck.take_from(&mut unknown) {
            self.unknown = unknown as u16;
            return Some(Tile::numbered(kind, pair));
        }
        self.discards = self.discards.checked_sub(1)?;
        let pair = (self.discarded & 15) as u8;
        self.discarded >>= 4;
        Some(Tile::numbered(kind, pair))
    }

    /// Puts a tile at the very bottom.
    pub(crate) const fn discard(&mut self, tile: Tile) {
        self.discarded |= (tile.pair() as u64) << (4 * self.discards);
        self.discards += 1;
    }

    /// Takes a certain tile out, for positions by hand. Whether it was there.
    pub(crate) const fn take(&mut self, tile: Tile) -> bool {
        let bit = 1 << tile.pair();
        let there = self.unknown & bit != 0;
        self.unknown &= !bit;
        there
    }
}
