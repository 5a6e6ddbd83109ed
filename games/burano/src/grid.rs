//! Places on a grid of at most eight columns, as bits: `c4` is the third column, the fourth row from the top.

use core::fmt;
use core::str::FromStr;

use serde::Serialize;

/// A place on a grid. Eight places to a row, so that no neighbour lies around an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cell(u8);

impl Cell {
    /// The place in this column and row, counted from 0; both below 8.
    #[must_use]
    #[inline]
    pub const fn new(column: u8, row: u8) -> Self {
        Self(row << 3 | column)
    }

    /// Its column, from 0.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// Its row, from 0 at the top.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The set of this place alone.
    #[must_use]
    #[inline]
    pub const fn alone(self) -> Cells {
        Cells(1 << self.0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Self::new(column - b'a', row - b'1')),
            _ => Err(()),
        }
    }
}

/// A set of places on a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cells(pub u64);

/// All columns but the last, and all but the first: what cannot have come around an edge.
const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;

impl Cells {
    /// No place.
    pub const NONE: Self = Self(0);

    /// Whether a place is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.alone().0 != 0
    }

    /// Whether no place is in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The places of either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The places of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The places that are not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts a place in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= cell.alone().0;
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !cell.alone().0;
    }

    /// The places whose right neighbour is in the set.
    #[must_use]
    #[inline]
    pub const fn left(self) -> Self {
        Self((self.0 >> 1) & NOT_LAST)
    }

    /// The places whose lower neighbour is in the set.
    #[must_use]
    #[inline]
    pub const fn up(self) -> Self {
        Self(self.0 >> 8)
    }

    const fn right(self) -> Self {
        Self((self.0 << 1) & NOT_FIRST)
    }

    /// The places that have an edge in common with one of the set.
    #[must_use]
    #[inline]
    pub const fn beside(self) -> Self {
        Self(self.left().0 | self.right().0 | self.0 >> 8 | self.0 << 8)
    }

    /// The places that have an edge or a corner in common with one of the set.
    #[must_use]
    #[inline]
    pub const fn touching(self) -> Self {
        let row = Self(self.0 | self.left().0 | self.right().0);
        Self(row.0 | row.0 >> 8 | row.0 << 8)
    }

    /// The places, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = Cell(left.trailing_zeros() as u8);
                left &= left - 1;
                cell
            })
        })
    }

    /// The connected groups of the set, edge to edge.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        core::iter::from_fn(move || {
            let mut group = left.iter().next()?.alone();
            loop {
                let grown = group.or(group.beside().and(left));
                if grown == group {
                    break;
                }
                group = grown;
            }
            left = left.without(group);
            Some(group)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        Self(cells.into_iter().fold(0, |set, cell| set | cell.alone().0))
    }
}
