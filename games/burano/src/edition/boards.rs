//! Reads what is drawn in the file: the island's grid, the routes, the workshops.

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::Message;
use campiello_core::edition::{Entry, Sheet};

use crate::components::{Colour, Place, Places};
use crate::grid::{Cell, Cells};
use crate::island;
use crate::workshop::{AREA, Workshops};

/// 1.2: how many of its squares are hollows.
const HOLLOWS: u8 = 32;

/// A square that was drawn: its line in the file, where it lies, its sign.
type Square = (usize, Cell, char);

/// The squares of a drawing, if it has the right size and only known signs.
fn drawing<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>, size: (u8, u8), known: &str) -> Option<Vec<Square>> {
    let rows = sheet.lines(entry)?;
    let said = sheet.mistakes.len();
    let (columns, lines) = (usize::from(size.0), usize::from(size.1));
    if rows.len() != lines {
        let wrong = Message::new("edition-drawing-lines").with("key", entry.key).with("found", rows.len());
        sheet.mistake(entry.line, wrong.with("expected", lines));
    }
    for (line, row) in &rows {
        let found = row.chars().count();
        if found != columns {
            let wrong = Message::new("edition-drawing-columns").with("found", found);
            sheet.mistake(*line, wrong.with("expected", columns));
        }
        let strange: String = row.chars().filter(|sign| !known.contains(*sign)).collect();
        if !strange.is_empty() {
            let wrong = Message::new("edition-drawing-signs").with("signs", strange);
            sheet.mistake(*line, wrong.with("known", known));
        }
    }
    let squares = |(row, (line, signs)): (u8, (usize, &'_ str))| {
        let square = move |(column, sign)| (line, Cell::new(column, row), sign);
        (0..size.0).zip(signs.chars()).map(square).collect::<Vec<_>>()
    };
    (sheet.mistakes.len() == said).then(|| (0..size.1).zip(rows).flat_map(squares).collect())
}

/// 1.2: the hollows, and the hollow of the first cube.
pub(super) fn island<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Option<(Cells, Cell)> {
    let squares = drawing(sheet, entry, island::SIZE, ".~*")?;
    let firsts: Vec<&Square> = squares.iter().filter(|(_, _, sign)| *sign == '*').collect();
    if firsts.len() != 1 {
        let line = firsts.get(1).map_or(entry.line, |(line, ..)| *line);
        sheet.mistake(line, Message::new("edition-first-hollow").with("found", firsts.len()));
    }
    let hollows: Cells = squares.iter().filter(|(_, _, sign)| *sign != '~').map(|(_, cell, _)| *cell).collect();
    if hollows.len() != HOLLOWS {
        let fountain = island::SIZE.0 * island::SIZE.1 - HOLLOWS;
        let wrong = Message::new("edition-hollows").with("found", hollows.len()).with("expected", HOLLOWS);
        sheet.mistake(entry.line, wrong.with("fountain", fountain));
    }
    let first = firsts.first().map(|(_, cell, _)| *cell).or_else(|| hollows.iter().next())?;
    let mut reached = first.alone();
    while reached.touching().and(hollows) != reached {
        reached = reached.touching().and(hollows);
    }
    for (line, cell, _) in squares.iter().filter(|(_, cell, _)| hollows.without(reached).contains(*cell)) {
        sheet.mistake(*line, Message::new("edition-hollow-apart").with("column", cell.column() + 1));
    }
    Some((hollows, first))
}

/// 1.3: where a boat can go from each place; every route goes both ways.
pub(super) fn routes<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>) -> Option<[Places; Place::ALL.len()]> {
    let mut routes = [Places::default(); Place::ALL.len()];
    let said = sheet.mistakes.len();
    for (line, chain) in sheet.lines(entry)? {
        let mut stops = Vec::new();
        for word in chain.split_whitespace() {
            let stop = word.parse::<Place>().ok();
            if stop.is_none() {
                sheet.mistake(line, Message::new("edition-no-such-place").with("word", word));
            }
            stops.push(stop);
        }
        if stops.len() < 2 {
            sheet.mistake(line, Message::new("edition-short-route"));
        }
        for pair in stops.windows(2) {
            let [Some(from), Some(to)] = *pair else { continue };
            if from == to {
                sheet.mistake(line, Message::new("edition-route-stays").with("place", from.key()));
            }
            routes[from as usize].insert(to);
            routes[to as usize].insert(from);
        }
    }
    if sheet.mistakes.len() == said {
        for place in apart(&routes) {
            sheet.mistake(entry.line, Message::new("edition-place-apart").with("place", place.key()));
        }
    }
    Some(routes)
}

/// The places that cannot be reached from most of the others.
fn apart(routes: &[Places; Place::ALL.len()]) -> impl Iterator<Item = Place> {
    let reached_from = |place: Place| {
        let mut reached = Places::NONE.with(place);
        // So many steps are enough to come everywhere.
        for _ in Place::ALL {
            reached = reached.iter().fold(reached, |all, here| all.or(routes[here as usize]));
        }
        reached
    };
    let lagoon = Place::ALL.map(reached_from).into_iter().max_by_key(|places| places.len()).unwrap_or_default();
    Place::ALL.into_iter().filter(move |place| !lagoon.contains(*place))
}

/// 1.8: a layout of the six tiles, each of so many squares.
pub(super) fn workshops<'a>(sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>, size: u8) -> Option<Workshops> {
    let known: String =
        Colour::ALL.iter().flat_map(|colour| [colour.letter().to_ascii_uppercase(), colour.letter()]).collect();
    let squares = drawing(sheet, entry, AREA, &(String::from(".") + &known))?;
    let drawn = |is_drawn: &dyn Fn(char) -> bool| -> Cells {
        squares.iter().filter(|(_, _, sign)| is_drawn(*sign)).map(|(_, cell, _)| *cell).collect()
    };
    let tiles = Colour::ALL.map(|colour| drawn(&|sign| sign.to_ascii_lowercase() == colour.letter()));
    let coins = drawn(&|sign| sign.is_ascii_lowercase());
    for (colour, tile) in Colour::ALL.into_iter().zip(tiles) {
        let line = squares.iter().find(|(_, cell, _)| tile.contains(*cell)).map_or(entry.line, |(line, ..)| *line);
        let mut wrong = |key: &'static str, found: u8| {
            let wrong = Message::new(key).with("colour", colour.key()).with("found", found);
            sheet.mistake(line, wrong.with("expected", size));
        };
        if tile.len() != size {
            wrong("edition-tile-size", tile.len());
        } else if tile.groups().count() != 1 {
            wrong("edition-tile-torn", tile.groups().count() as u8);
        }
        if !tile.is_empty() && tile.and(coins).len() != 1 {
            wrong("edition-tile-coins", tile.and(coins).len());
        }
    }
    let workshops = Workshops::new(tiles, coins);
    if workshops.squares().groups().count() > 1 {
        sheet.mistake(entry.line, Message::new("edition-workshops-apart").with("key", entry.key));
    }
    Some(workshops)
}
