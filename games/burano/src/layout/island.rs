//! The two boards on which everybody builds: the main island and the lace workshops.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell as Spot, Face, Piece};
use campiello_core::{Message, Seat};

use super::{dense, named, number};
use crate::components::Colour;
use crate::grid::Cell;
use crate::island::{Island, LEVELS, SIZE};
use crate::state::Open;
use crate::words;
use crate::works::lace;
use crate::workshop::AREA;

/// The traits of a house: the cubes of its levels, and the roof halves on them.
const CUBES: [&str; LEVELS] = ["one", "two", "three"];
const HALVES: [&str; LEVELS - 1] = ["roof-one", "roof-two"];

/// The main island, hollow by hollow.
pub(super) fn island(open: &Open) -> Area {
    let pieces = open.edition().hollows().iter().map(|cell| hollow(&open.island, cell)).collect();
    Area {
        backdrop: "burano/island",
        headings: columns(SIZE.0),
        ..dense("island", Message::new("area-island"), SIZE, pieces)
    }
}

fn columns(count: u8) -> Vec<Message> {
    (0..count).map(|column| named(&((b'a' + column) as char))).collect()
}

/// A hollow with everything that stands in it.
fn hollow(island: &Island, cell: Cell) -> Piece {
    let height = island.height(cell);
    let top = height.checked_sub(1).and_then(|level| island.cube(level.into(), cell));
    let half = island.uncovered_half(cell);
    let named_cell = |key| Message::new(key).with("cell", cell.to_string()).with("level", height);
    let (label, line) = match (top, half) {
        (None, _) => (named_cell("cell-hollow"), named(&cell)),
        (Some(colour), None) => {
            let label = named_cell("cell-house").with("colour", colour.key());
            (label, Message::new("house-short").with("colour", colour.key()).with("level", height))
        }
        (Some(colour), Some(half)) => {
            let label = named_cell("cell-roof").with("colour", colour.key()).with("half", words::colour(half));
            (label, Message::new("roof-short").with("colour", half.key()).with("level", height))
        }
    };
    Piece {
        id: format!("cell-{cell}"),
        target: Some(format!("cell/{cell}")),
        cell: Spot { column: cell.column(), row: cell.row() },
        face: house(island, cell, half.or(top)),
        label,
        lines: vec![line],
        facts: Vec::new(),
    }
}

/// All levels of a house: cubes and halves, where the uppermost tile has its other half (1 right, 2 below, 3 left, 4 above), and its kind.
fn house(island: &Island, cell: Cell, tone: Option<Colour>) -> Face {
    let mut face = Face::new("burano/house", tone.map_or("", Colour::key));
    for (level, name) in CUBES.into_iter().enumerate() {
        face = face.with(name, island.cube(level, cell).map_or(0, number));
    }
    for (level, name) in HALVES.into_iter().enumerate() {
        face = face.with(name, island.half(level, cell).map_or(0, number));
    }
    let top = island.height(cell).wrapping_sub(1);
    let laid = island.roofs().iter().find(|laid| laid.level == top && (laid.first == cell || laid.second == cell));
    let Some(laid) = laid else { return face };
    let other = if laid.first == cell { laid.second } else { laid.first };
    let side = match (other.column().cmp(&cell.column()), other.row().cmp(&cell.row())) {
        (core::cmp::Ordering::Greater, _) => 1,
        (_, core::cmp::Ordering::Greater) => 2,
        (core::cmp::Ordering::Less, _) => 3,
        _ => 4,
    };
    face.with("side", side).with("kind", laid.tile.kind() as i32 + 1)
}

/// 1.8: the lace workshops, and who sits where.
pub(super) fn workshops(open: &Open) -> Area {
    let pieces = open.workshops.squares().iter().map(|cell| square(open, cell)).collect();
    let title = Message::new("area-workshops");
    Area { backdrop: "burano/workshops", headings: columns(AREA.0), ..dense("workshops", title, AREA, pieces) }
}

fn square(open: &Open, cell: Cell) -> Piece {
    let colour = open.workshops.colour(cell).map_or("", Colour::key);
    let coin = u8::from(open.workshops.coins().contains(cell));
    let sits = lace::occupant(open, cell);
    let ordinal = sits.map_or(0, Seat::ordinal);
    let said = |key| Message::new(key).with("colour", colour).with("cell", cell.to_string()).with("coin", coin);
    // The sign on the board has room for a number only.
    let (label, line) = match sits {
        Some(seat) => (said("square-taken").with("seat", seat), said("square-taken-short").with("seat", ordinal)),
        None => (said("square-free"), said("square-free-short")),
    };
    Piece {
        id: format!("square-{cell}"),
        target: Some(format!("square/{cell}")),
        cell: Spot { column: cell.column(), row: cell.row() },
        face: Face::new("burano/square", colour)
            .with("coin", coin.into())
            .with("seat", ordinal.into())
            .with("joins", joins(open, cell, sits)),
        label,
        lines: vec![line],
        facts: Vec::new(),
    }
}

/// To which neighbours a union goes on: 1 right, 2 below, 4 left, 8 above.
fn joins(open: &Open, cell: Cell, sits: Option<Seat>) -> i32 {
    let Some(seat) = sits else { return 0 };
    let lace = open.players[seat].lace;
    let (column, row) = (cell.column(), cell.row());
    let ways = [
        (1, Some((column + 1, row))),
        (2, Some((column, row + 1))),
        (4, column.checked_sub(1).map(|column| (column, row))),
        (8, row.checked_sub(1).map(|row| (column, row))),
    ];
    let beside = |(bit, to): (i32, Option<(u8, u8)>)| {
        let (column, row) = to.filter(|(column, row)| *column < AREA.0 && *row < AREA.1)?;
        lace.contains(Cell::new(column, row)).then_some(bit)
    };
    ways.into_iter().filter_map(beside).sum()
}
