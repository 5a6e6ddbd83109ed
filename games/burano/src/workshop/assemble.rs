//! 1.8 The switch `free-layout`: the six tiles lie at random, turned and mirrored, all connected.

use alloc::vec::Vec;

use campiello_core::Chance;

use super::{AREA, Workshops};
use crate::components::COLOURS;
use crate::grid::{Cell, Cells};

/// The tiles of the first game, each with its coin, laid anew at random: turned, mirrored, within the area, none over another,
/// all connected edge to edge.
///
/// It ends whatever luck says: the search is complete, and the first game's own layout is one that it would find.
pub fn assemble(first_game: &Workshops, luck: &mut impl Chance) -> Workshops {
    let shapes = first_game.tiles.map(|tile| orientations(tile, first_game.coins));
    // The search fills the area from one corner, so that what it leaves blank leans away from it: any corner may be the first.
    let (columns_turned, rows_turned) = (luck.below(2) == 1, luck.below(2) == 1);
    let area = (0..AREA.1).flat_map(|row| (0..AREA.0).map(move |column| Cell::new(column, row))).collect();
    let mut search = Search { shapes, laid: Workshops::default(), luck };
    if !search.fill(area, Cells::NONE) {
        return *first_game;
    }
    let turned = |cell: Cell| {
        let column = if columns_turned { AREA.0 - 1 - cell.column() } else { cell.column() };
        let row = if rows_turned { AREA.1 - 1 - cell.row() } else { cell.row() };
        Cell::new(column, row)
    };
    let turned = |cells: Cells| cells.iter().map(turned).collect();
    Workshops::new(search.laid.tiles.map(turned), turned(search.laid.coins))
}

/// A tile in one of its orientations: rows and columns of its squares from the first of them, and whether they show a coin.
type Shape = Vec<(i8, i8, bool)>;

/// The different ways in which a tile can be turned and mirrored.
fn orientations(tile: Cells, coins: Cells) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for turn in 0..8 {
        let sign = |bit: u8| if turn & bit == 0 { 1 } else { -1 };
        let turned = |cell: Cell| {
            let (row, column) = (cell.row() as i8 * sign(1), cell.column() as i8 * sign(2));
            let (row, column) = if turn & 4 == 0 { (row, column) } else { (column, row) };
            (row, column, coins.contains(cell))
        };
        let mut squares: Vec<_> = tile.iter().map(turned).collect();
        squares.sort_unstable();
        let Some((first_row, first_column, _)) = squares.first().copied() else { continue };
        let shape =
            squares.into_iter().map(|(row, column, coin)| (row - first_row, column - first_column, coin)).collect();
        if !shapes.contains(&shape) {
            shapes.push(shape);
        }
    }
    shapes
}

/// The squares that a shape covers if its first lies here, and those of them with a coin; nothing if it needs other than open cells.
fn lie(shape: &Shape, first: Cell, open: Cells) -> Option<(Cells, Cells)> {
    let (mut squares, mut coins) = (Cells::NONE, Cells::NONE);
    for (row, column, coin) in shape {
        let (column, row) = (first.column() as i8 + column, first.row() as i8 + row);
        let inside = (0..AREA.0 as i8).contains(&column) && (0..AREA.1 as i8).contains(&row);
        let cell = inside.then(|| Cell::new(column as u8, row as u8)).filter(|cell| open.contains(*cell))?;
        squares.insert(cell);
        if *coin {
            coins.insert(cell);
        }
    }
    Some((squares, coins))
}

/// A search through all layouts, in an order that luck decides.
struct Search<'l, C> {
    /// The orientations of every colour's tile.
    shapes: [Vec<Shape>; COLOURS],
    /// The tiles that lie.
    laid: Workshops,
    luck: &'l mut C,
}

impl<C: Chance> Search<'_, C> {
    /// Lays the tiles that are left on the open cells, beside those that are covered; whether that can be done.
    fn fill(&mut self, open: Cells, covered: Cells) -> bool {
        let to_lay: Vec<usize> = (0..COLOURS).filter(|tile| self.laid.tiles[*tile].is_empty()).collect();
        let needed = to_lay.iter().map(|tile| self.shapes[*tile].first().map_or(0, Vec::len) as u8).sum();
        // The tiles will be one group only if a group of open and covered cells has room for all.
        let has_room = |group: Cells| covered.without(group).is_empty() && group.and(open).len() >= needed;
        if !open.or(covered).groups().any(has_room) {
            return false;
        }
        let Some(cell) = open.iter().next().filter(|_| needed > 0) else {
            return covered.groups().count() == 1;
        };
        let mut ways: Vec<_> = to_lay
            .into_iter()
            .flat_map(|tile| self.shapes[tile].iter().map(move |shape| (tile, shape)))
            .filter_map(|(tile, shape)| lie(shape, cell, open).map(|squares| (tile, squares)))
            .collect();
        self.luck.shuffle(&mut ways);
        let blanks = open.len() - needed;
        let blank_first = self.luck.below(open.len().into()) < blanks.into();
        let without = open.without(cell.alone());
        if blank_first && self.fill(without, covered) {
            return true;
        }
        for (tile, (squares, coins)) in ways {
            let before = self.laid;
            self.laid.tiles[tile] = squares;
            self.laid.coins = before.coins.or(coins);
            if self.fill(open.without(squares), covered.or(squares)) {
                return true;
            }
            self.laid = before;
        }
        !blank_first && blanks > 0 && self.fill(without, covered)
    }
}
