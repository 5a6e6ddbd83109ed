//! How the boards of a position are laid out: actions, docks, houses and roofs, rings.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::position::named;

use super::take;
use super::things::count_of;
use crate::components::{Colour, Cubes, Place, RoofKind, Tile, Work};
use crate::grid::Cell;
use crate::island::Spot;
use crate::lagoon::DOCKS;
use crate::ring::{ARROWS, HOUSES, House, Ring};
use crate::state::Open;

/// `pink blue fishing, green white lace`: the two colours of an action, and the rest for the third.
pub(super) fn arrange_works(open: &mut Open, text: &str) -> Result<(), String> {
    let mut works = [None; Colour::ALL.len()];
    let mut left: Vec<Work> = Work::ALL.into();
    for part in text.split(',') {
        let part: Vec<&str> = part.split_whitespace().collect();
        let [one, other, work] = part.as_slice() else { return Err("two colours and their action".to_string()) };
        let work: Work = named(work, "an action")?;
        left.retain(|other| *other != work);
        for colour in [one, other] {
            works[named::<Colour>(colour, "a colour")? as usize] = Some(work);
        }
    }
    let mut rest = left.into_iter().flat_map(|work| [work; 2]);
    for work in works.iter_mut().filter(|work| work.is_none()) {
        *work = rest.next();
    }
    let works: Vec<Work> = works.into_iter().flatten().collect();
    open.works = works.try_into().map_err(|_| "every action has two colours".to_string())?;
    if rest.next().is_some() { Err("every action has two colours".to_string()) } else { Ok(()) }
}

/// `murano pink blue white, torcello 3 green`: the docks of these islands, and the rest of the docks on the others.
pub(super) fn arrange_docks(open: &mut Open, text: &str) -> Result<(), String> {
    let mut box_ = Cubes::each(DOCKS as u8);
    let mut docks = [None; Place::ISLANDS.len()];
    for part in text.split(',') {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (island, colours) = words.split_first().ok_or("an island and its docks")?;
        let colours: Vec<Colour> = count_of(colours, "a colour")?;
        colours.iter().try_for_each(|colour| take(box_.take(*colour), *colour))?;
        let island: Place = named(island, "an island")?;
        let place = docks.get_mut(island as usize).ok_or("a port has no docks")?;
        *place = Some(colours.try_into().map_err(|_| "an island has three docks".to_string())?);
    }
    let mut rest = box_.singles();
    open.lagoon.docks = docks
        .map(|docks| docks.unwrap_or_else(|| core::array::from_fn(|_| rest.next().expect("as many docks as squares"))));
    Ok(())
}

/// Builds a house of a cube from the supply: in the hollow, or on the roof that lies there.
pub(super) fn house(open: &mut Open, cell: Cell, colour: Colour) -> Result<(), String> {
    let island = &mut open.island;
    if !open.edition.hollows().contains(cell) || island.height(cell) > 0 && island.uncovered_half(cell).is_none() {
        return Err(format!("no house can stand on {cell}"));
    }
    take(open.supply.take(colour), colour)?;
    island.build(cell, colour);
    Ok(())
}

/// Lays a tile on the two houses there, of whatever colour.
pub(super) fn lay(open: &mut Open, tile: Tile, first: Cell, second: Cell) -> Result<(), String> {
    let heights = [first, second].map(|cell| open.island.height(cell));
    if heights[0] == 0 || heights[0] != heights[1] {
        return Err("two houses of the same height are needed".to_string());
    }
    open.island.lay(tile, Spot { first, second, level: heights[0] - 1 });
    Ok(())
}

/// Lays all but so many tiles of a kind on new houses of their colours, wherever there is room.
pub(super) fn lay_stack(open: &mut Open, kind: RoofKind, kept: u8) -> Result<(), String> {
    let pairs: Vec<u8> = open.stack(kind).pairs().skip(kept.into()).collect();
    for pair in pairs {
        let tile = Tile::numbered(kind, pair);
        let bare = |open: &Open, cell: Cell| open.island.height(cell) == 0 && open.edition.hollows().contains(cell);
        let roofed =
            |open: &Open, cell: Cell| open.island.height(cell) == 1 && open.island.uncovered_half(cell).is_some();
        let free = |fit: &dyn Fn(&Open, Cell) -> bool| {
            let mut cells =
                (0..6).flat_map(|row| [0, 2, 4].map(|column| [Cell::new(column, row), Cell::new(column + 1, row)]));
            cells.find(|cells| cells.iter().all(|cell| fit(open, *cell)))
        };
        let [first, second] = free(&bare).or_else(|| free(&roofed)).ok_or("the island is full")?;
        let (one, other) = tile.halves();
        house(open, first, one)?;
        house(open, second, other)?;
        take(open.stacks[kind as usize].take(tile), tile)?;
        lay(open, tile, first, second)?;
    }
    Ok(())
}

/// `CABD`: a full ring of these pieces, whose first arrow points at this house, from 1.
pub(super) fn ring(pieces: &[[House; ARROWS]; 4], order: &str, first: u8) -> Result<Ring, String> {
    let order = order.bytes().map(|letter| pieces.get(usize::from(letter.wrapping_sub(b'A'))).copied());
    let houses: Vec<House> =
        order.collect::<Option<Vec<_>>>().ok_or("the pieces are A to D")?.into_iter().flatten().collect();
    let houses: [House; HOUSES] = houses.try_into().map_err(|_| "a ring has four pieces".to_string())?;
    if !(1..=HOUSES as u8).contains(&first) {
        return Err("a ring has twelve houses".to_string());
    }
    Ok(Ring::new(houses, first - 1))
}
