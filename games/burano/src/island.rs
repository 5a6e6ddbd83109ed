//! 1.2 The main island: cubes up to three high, and the roofs between them.

use serde::Serialize;

use crate::components::{COLOURS, Colour, Colours, Tile};
use crate::grid::{Cell, Cells};

/// The columns and rows of the island (1.2).
pub const SIZE: (u8, u8) = (6, 6);
/// How high houses stand (1.2).
pub const LEVELS: usize = 3;
/// How many roof tiles there are (1.7).
pub const ROOFS: usize = 48;

/// What stands on the main island.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Island {
    /// Where cubes of a colour stand, level by level from the ground.
    cubes: [[Cells; COLOURS]; LEVELS],
    /// Where roof halves of a colour lie, on the cubes of the first and of the second level.
    halves: [[Cells; COLOURS]; LEVELS - 1],
    /// The tiles as they were laid.
    roofs: Roofs,
}

/// A roof that lies on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Where the half of its first colour lies.
    pub first: Cell,
    /// Where the other half lies.
    pub second: Cell,
    /// On which level of cubes, from 0.
    pub level: u8,
}

/// Two neighbouring cubes that a tile can be laid on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The cube under the half of the tile's first colour.
    pub first: Cell,
    /// The other cube.
    pub second: Cell,
    /// Their level, from 0.
    pub level: u8,
}

impl Island {
    /// An island on which nothing stands.
    #[must_use]
    pub const fn bare() -> Self {
        let halves = [[Cells::NONE; COLOURS]; LEVELS - 1];
        Self { cubes: [[Cells::NONE; COLOURS]; LEVELS], halves, roofs: Roofs::NONE }
    }

    /// Where cubes of a level stand, from 0.
    #[must_use]
    #[inline]
    pub fn built(&self, level: usize) -> Cells {
        all(&self.cubes[level])
    }

    /// Where cubes of a level have a roof; none on the highest.
    #[must_use]
    #[inline]
    pub fn roofed(&self, level: usize) -> Cells {
        self.halves.get(level).map_or(Cells::NONE, all)
    }

    /// How many cubes stand in a hollow.
    #[must_use]
    pub fn height(&self, cell: Cell) -> u8 {
        (0..LEVELS).filter(|level| self.built(*level).contains(cell)).count() as u8
    }

    /// The cube of a level, from 0.
    #[must_use]
    pub fn cube(&self, level: usize, cell: Cell) -> Option<Colour> {
        of_colour(&self.cubes[level], cell)
    }

    /// The roof half on the cube of a level, covered or not.
    #[must_use]
    pub fn half(&self, level: usize, cell: Cell) -> Option<Colour> {
        of_colour(self.halves.get(level)?, cell)
    }

    /// The colour of the roof half that lies uncovered on top of a hollow.
    #[must_use]
    pub fn uncovered_half(&self, cell: Cell) -> Option<Colour> {
        let top = usize::from(self.height(cell).checked_sub(1)?);
        self.half(top, cell)
    }

    /// Where roof halves lie uncovered: houses may be built on them (4.3 b).
    #[must_use]
    #[inline]
    pub fn uncovered(&self) -> Cells {
        let [first, second] = [0, 1].map(|level| self.roofed(level).without(self.built(level + 1)));
        first.or(second)
    }

    /// 4.3: where a house may be built, in a hollow that touches a house or on an uncovered roof half.
    #[must_use]
    #[inline]
    pub fn sites(&self, hollows: Cells) -> Cells {
        let built = self.built(0);
        built.touching().and(hollows).without(built).or(self.uncovered())
    }

    /// The roofs, in the order in which they were laid.
    #[must_use]
    pub fn roofs(&self) -> &[Laid] {
        self.roofs.laid()
    }

    /// Where cubes of a colour stand on a level, from 0.
    #[must_use]
    #[inline]
    pub const fn cubes_of(&self, level: usize, colour: Colour) -> Cells {
        self.cubes[level][colour as usize]
    }

    /// All cubes: level from 0, where, colour.
    pub fn cubes(&self) -> impl Iterator<Item = (usize, Cell, Colour)> {
        (0..LEVELS).flat_map(move |level| {
            Colour::ALL.into_iter().flat_map(move |colour| {
                self.cubes[level][colour as usize].iter().map(move |cell| (level, cell, colour))
            })
        })
    }

    /// Sets a cube onto a site.
    pub fn build(&mut self, cell: Cell, colour: Colour) {
        let level = usize::from(self.height(cell));
        self.cubes[level][colour as usize].insert(cell);
    }

    /// 4.4: where a tile can be laid; halves of the `wild` colours fit on every cube (9.2).
    #[inline]
    pub fn spots(&self, tile: Tile, wild: Colours) -> impl Iterator<Item = Spot> {
        let (one, other) = tile.halves();
        let fitting = (0..LEVELS - 1).filter_map(move |level| {
            let open = self.built(level).without(self.roofed(level));
            let fits =
                |half: Colour| if wild.contains(half) { open } else { self.cubes[level][half as usize].and(open) };
            let (first, second) = (fits(one), fits(other));
            // Mostly a tile fits nowhere: that is soon said.
            (!first.and(second.beside()).is_empty()).then_some((level as u8, first, second))
        });
        fitting.flat_map(|(level, first, second)| {
            let across = pairs(first, second.left(), (1, 0), level);
            let across = across.chain(pairs(second, first.left(), (1, 0), level).map(Spot::turned));
            let down = pairs(first, second.up(), (0, 1), level);
            across.chain(down.chain(pairs(second, first.up(), (0, 1), level).map(Spot::turned)))
        })
    }

    /// Lays a tile.
    pub fn lay(&mut self, tile: Tile, spot: Spot) {
        let Spot { first, second, level } = spot;
        let (one, other) = tile.halves();
        let halves = &mut self.halves[usize::from(level)];
        halves[one as usize].insert(first);
        halves[other as usize].insert(second);
        self.roofs.push(Laid { tile, first, second, level });
    }
}

impl Spot {
    /// The same two cubes with the halves the other way round.
    const fn turned(self) -> Self {
        Self { first: self.second, second: self.first, level: self.level }
    }
}

fn all(by_colour: &[Cells; COLOURS]) -> Cells {
    Cells(by_colour.iter().fold(0, |all, cells| all | cells.0))
}

fn of_colour(by_colour: &[Cells; COLOURS], cell: Cell) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| by_colour[*colour as usize].contains(cell))
}

/// The places of `here` whose neighbour so many columns to the right and rows below is fit: `there` is moved to them.
fn pairs(here: Cells, there: Cells, (columns, rows): (u8, u8), level: u8) -> impl Iterator<Item = Spot> {
    here.and(there).iter().map(move |first| {
        let second = Cell::new(first.column() + columns, first.row() + rows);
        Spot { first, second, level }
    })
}

/// The roofs that were laid, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Roofs {
    laid: [Laid; ROOFS],
    count: u8,
}

impl Roofs {
    const NONE: Self = {
        let nowhere = Cell::new(0, 0);
        let tile = Tile::numbered(crate::components::RoofKind::Islands, 0);
        Self { laid: [Laid { tile, first: nowhere, second: nowhere, level: 0 }; ROOFS], count: 0 }
    };

    fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    fn push(&mut self, laid: Laid) {
        self.laid[usize::from(self.count)] = laid;
        self.count += 1;
    }
}

impl Serialize for Roofs {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.laid().serialize(serializer)
    }
}
