//! The lagoon: islands with docks, ports with ships, boats and workers; and the fish.
//!
//! The grid is fine enough for docks and ships to have places of their own beside what they belong to. Where only words are shown, the
//! places say what lies there.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Piece};
use campiello_core::{Message, Seat};

use super::dense;
use super::spelling::dock;
use crate::components::{Fish, Place, Ship};
use crate::edition::Lots;
use crate::lagoon::Dock;
use crate::state::{Open, Player};
use crate::view::View;
use crate::words::{self, join};

/// The columns and rows of the lagoon: three islands side by side, three columns each, above and below the ports.
const SIZE: (u8, u8) = (9, 7);

/// Where a place lies; its docks lie below it, a port's ships as well.
const fn spot(place: Place) -> (u8, u8) {
    match place {
        Place::Murano => (0, 0),
        Place::Torcello => (3, 0),
        Place::SantErasmo => (6, 0),
        Place::WestPort => (0, 2),
        Place::EastPort => (6, 2),
        Place::SanMichele => (0, 5),
        Place::Mazzorbo => (3, 5),
        Place::SanFrancesco => (6, 5),
    }
}

/// Everything in the lagoon.
pub(super) fn lagoon(view: &View) -> Area {
    let open = &view.open;
    let mut pieces: Vec<Piece> = Place::ALL.into_iter().map(|place| place_piece(view, place)).collect();
    for island in Place::ISLANDS {
        pieces.extend((0..).zip(open.lagoon.docks[island as usize]).map(|(n, colour)| dock_piece(island, colour, n)));
    }
    pieces.extend(Ship::ALL.into_iter().map(|ship| ship_piece(open, ship)));
    Area { backdrop: "burano/lagoon", ..dense("lagoon", Message::new("area-lagoon"), SIZE, pieces) }
}

fn place_piece(view: &View, place: Place) -> Piece {
    let open = &view.open;
    let (column, row) = spot(place);
    let boats = seats(open, |player| u8::from(player.boat == place));
    let workers = seats(open, |player| workers_at(player, place));
    let matches = view
        .seat()
        .filter(|_| !place.is_port())
        .map_or(0, |seat| open.lagoon.matches(place, &open.players[seat].ring.arrows()));
    let routes = join("list", open.edition().routes(place).iter().map(words::place));
    let said = |key| Message::new(key).with("place", place.key());
    let label = if place.is_port() {
        said("port").with("ships", ships(open, place))
    } else {
        let docks = open.lagoon.docks[place as usize];
        let docks = join("list", docks.into_iter().map(words::colour));
        let label = said("island").with("docks", docks).with("matches", matches).with("own", own(view));
        label.with("count", workers.len()).with("workers", join("list", workers.iter().copied().map(seat_workers)))
    };
    let label = label.with("boats", boats.len()).with("who", join("list", boats.iter().copied().map(seat_name)));
    let face = Seat::all(open.seats).fold(Face::new("burano/place", ""), |face, seat| {
        let player = &open.players[seat];
        let face = face.with(BOATS[seat.index()], i32::from(player.boat == place));
        face.with(WORKERS[seat.index()], workers_at(player, place).into())
    });
    Piece {
        id: format!("place-{place}"),
        target: Some(format!("place/{place}")),
        cell: Cell { column, row },
        face: face.with("place", place as i32 + 1).with("matches", matches.into()),
        label: label.with("routes", routes),
        lines: lines(open, place, &boats, &workers),
        facts: Vec::new(),
    }
}

/// The traits that say whose boat lies at a place, and how many workers of whom stand there.
const BOATS: [&str; 4] = ["boat-one", "boat-two", "boat-three", "boat-four"];
const WORKERS: [&str; 4] = ["workers-one", "workers-two", "workers-three", "workers-four"];

fn own(view: &View) -> &'static str {
    words::yes_or_no(view.seat().is_some())
}

const fn workers_at(player: &Player, place: Place) -> u8 {
    if place.is_port() { 0 } else { player.fishers[place as usize] }
}

/// The seats of which there is something, and how much.
fn seats(open: &Open, count: impl Fn(&Player) -> u8) -> Vec<(Seat, u8)> {
    open.players.iter(open.seats).map(|(seat, player)| (seat, count(player))).filter(|(_, count)| *count > 0).collect()
}

fn seat_name((seat, _): (Seat, u8)) -> Message {
    Message::new("whom").with("who", "seat").with("seat", seat)
}

fn seat_workers((seat, count): (Seat, u8)) -> Message {
    Message::new("seat-workers").with("seat", seat).with("count", count)
}

fn ships(open: &Open, port: Place) -> Message {
    join("list", open.lagoon.ships_in(port).map(|ship| words::ship("ship-buys", open.edition(), ship)))
}

/// The place in short: its name and docks, who is there, and in a port a line for every ship.
fn lines(open: &Open, place: Place, boats: &[(Seat, u8)], workers: &[(Seat, u8)]) -> Vec<Message> {
    let boats_short = boats.iter().map(|(seat, _)| Message::new("boat-short").with("seat", seat.ordinal()));
    let workers_short = workers
        .iter()
        .map(|(seat, count)| Message::new("workers-short").with("seat", seat.ordinal()).with("count", *count));
    let there: Vec<Message> = boats_short.chain(workers_short).collect();
    let mut lines = vec![if place.is_port() {
        words::place(place)
    } else {
        let docks = words::shapes(open.lagoon.docks[place as usize].into_iter());
        Message::new("island-short").with("place", place.key()).with("docks", docks)
    }];
    if !there.is_empty() {
        lines.push(join("row", there.into_iter()));
    }
    if place.is_port() {
        lines.extend(open.lagoon.ships_in(place).map(|ship| words::ship("ship-short", open.edition(), ship)));
    }
    lines
}

fn dock_piece(island: Place, colour: crate::components::Colour, n: u8) -> Piece {
    let (column, row) = spot(island);
    Piece {
        id: format!("dock-{island}-{}", n + 1),
        target: Some(dock(Dock { island, colour })),
        cell: Cell { column: column + n, row: row + 1 },
        face: Face::new("burano/dock", colour.key()),
        label: Message::new("dock").with("colour", colour.key()).with("place", island.key()),
        lines: Vec::new(),
        facts: Vec::new(),
    }
}

fn ship_piece(open: &Open, ship: Ship) -> Piece {
    let port = open.lagoon.ships[ship as usize];
    let ((column, row), n) = (spot(port), ship as u8);
    let Lots { size, same, prices } = *open.edition().lots(ship);
    let face = Face::new("burano/ship", "").with("ship", i32::from(n) + 1).with("size", size.into());
    let face = face.with("same", same.into());
    let prices = ["one", "two", "three", "four"].into_iter().zip(prices);
    Piece {
        id: format!("ship-{ship}"),
        target: Some(format!("ship/{ship}")),
        cell: Cell { column: column + n % 2, row: row + 1 + n / 2 },
        face: prices.fold(face, |face, (name, price)| face.with(name, price.into())),
        label: words::ship("ship-buys", open.edition(), ship),
        lines: Vec::new(),
        facts: Vec::new(),
    }
}

/// The fish that lie face up, and the deck.
pub(super) fn fish(open: &Open) -> Area {
    let shown = (0..).zip(open.display).filter_map(|(column, fish)| Some((column, fish?)));
    let mut pieces: Vec<Piece> = shown
        .map(|(column, fish)| {
            fish_piece((format!("fish-{}", column + 1), format!("fish/{fish}")), (fish, 1), column, false)
        })
        .collect();
    let said = |key| Message::new(key).with("cards", open.deck);
    pieces.push(Piece {
        id: "fish-deck".to_string(),
        target: Some("fish/deck".to_string()),
        cell: Cell { column: open.display.len() as u8, row: 0 },
        face: Face::new("burano/fish-deck", "").with("cards", open.deck.into()),
        label: said("fish-deck"),
        lines: vec![said("deck-short")],
        facts: Vec::new(),
    });
    dense("fish", Message::new("area-fish"), (open.display.len() as u8 + 1, 1), pieces)
}

/// The own hand, kind by kind.
pub(super) fn hand(view: &View) -> Area {
    let hand = view.hand();
    let kinds = hand.iter().count();
    let piece = |(column, (fish, count)): (u8, (Fish, u8))| {
        let last = usize::from(column) + 1 == kinds;
        fish_piece((format!("hand-{fish}"), format!("hand/{fish}")), (fish, count), column, last)
    };
    let pieces: Vec<Piece> = (0..).zip(hand.iter()).map(piece).collect();
    let title = Message::new("area-hand").with("cards", hand.total());
    dense("hand", title, (pieces.len() as u8, 1), pieces)
}

/// Some fish of a kind in a row of fish; the last needs no comma after it.
fn fish_piece((id, target): (String, String), (fish, count): (Fish, u8), column: u8, last: bool) -> Piece {
    let line = Message::new("fishes-in-row").with("fish", fish.key()).with("count", count);
    Piece {
        id,
        target: Some(target),
        cell: Cell { column, row: 0 },
        face: Face::new("burano/fish", "").with("fish", fish as i32 + 1).with("count", count.into()),
        label: words::lot(fish, count),
        lines: vec![line.with("last", words::yes_or_no(last))],
        facts: Vec::new(),
    }
}
