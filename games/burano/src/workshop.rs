//! 1.8 The lace workshops: six tiles of squares, and the workers who sit on them.

mod assemble;

use serde::Serialize;

use crate::components::{COLOURS, Colour};
use crate::grid::{Cell, Cells};

pub use assemble::assemble;

/// The columns and rows of the workshop area.
pub const AREA: (u8, u8) = (7, 4);
/// 6.2: what a group of so many paid workers scores, from 0; larger ones score as the last.
const UNIONS: [u8; 10] = [0, 0, 1, 2, 4, 6, 9, 12, 16, 21];

/// The workshop area as it was laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Workshops {
    /// The squares of each colour's tile.
    tiles: [Cells; COLOURS],
    /// The squares that show a coin.
    coins: Cells,
}

impl Workshops {
    /// Workshops with these tiles, by colour, and these coin squares.
    #[must_use]
    pub const fn new(tiles: [Cells; COLOURS], coins: Cells) -> Self {
        Self { tiles, coins }
    }

    /// The squares of a colour.
    #[must_use]
    #[inline]
    pub const fn tile(&self, colour: Colour) -> Cells {
        self.tiles[colour as usize]
    }

    /// All squares.
    #[must_use]
    pub fn squares(&self) -> Cells {
        Cells(self.tiles.iter().fold(0, |all, tile| all | tile.0))
    }

    /// The squares that show a coin.
    #[must_use]
    pub const fn coins(&self) -> Cells {
        self.coins
    }

    /// The colour of a square; nothing where no tile lies.
    #[must_use]
    #[inline]
    pub fn colour(&self, square: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.tile(*colour).contains(square))
    }
}

/// 6.2: what the unions of paid workers score.
#[must_use]
pub fn unions(paid: Cells) -> u16 {
    paid.groups().map(|group| union(group.len())).sum()
}

/// 6.2: what a union of so many workers scores.
#[must_use]
pub fn union(workers: u8) -> u16 {
    UNIONS[usize::from(workers).min(UNIONS.len() - 1)].into()
}
