//! The lagoon: islands with docks, ports with ships, boats and workers; and the fish.
//!
//! The grid is fine enough for docks and ships to have places of their own beside what they belong to. Where only words are shown, the
//! places say what lies there.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::spelling::dock;
use super::{dense, number};
use crate::components::{Cubes, Fish, Place, Ship};
use crate::edition::Lots;
use crate::lagoon::Dock;
use crate::ring::ARROWS;
use crate::state::{Open, Phase, Player};
use crate::view::View;
use crate::words::{self, join};
use crate::works::fishing;

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
    pieces.extend(Place::ISLANDS.into_iter().flat_map(|island| docks(view, island)));
    pieces.extend(Ship::ALL.into_iter().map(|ship| ship_piece(open, ship)));
    pieces.extend(open.players.iter(open.seats).map(|(seat, player)| boat_piece(seat, player.boat)));
    pieces.extend(view.seat().map(|seat| arrows_piece(open, seat)));
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
    Piece {
        id: format!("place-{place}"),
        target: Some(format!("place/{place}")),
        cell: Cell { column, row },
        face: place_face(view, place),
        label: label.with("routes", routes),
        lines: lines(open, place, &boats, &workers),
        facts: catch(view, place, matches).or_else(|| sale(view, place)).into_iter().collect(),
    }
}

/// The place, the routes from it, whose workers stand there, and whether the viewer's boat lies there.
fn place_face(view: &View, place: Place) -> Face {
    let open = &view.open;
    let face = Face::new("burano/place", "").with("place", place as i32 + 1);
    let routes = open.edition().routes(place).iter().fold(0, |routes, other| routes | 1 << (other as i32));
    let here = view.seat().is_some_and(|seat| open.players[seat].boat == place);
    let face = face.with("routes", routes).with("here", here.into());
    open.players
        .iter(open.seats)
        .fold(face, |face, (seat, player)| face.with(WORKERS[seat.index()], workers_at(player, place).into()))
}

/// The traits that say how many workers of whom stand at a place.
const WORKERS: [&str; 4] = ["workers-one", "workers-two", "workers-three", "workers-four"];

/// 5.1.1: what the viewer could catch there now; an island beyond the reach of the boat says so.
fn catch(view: &View, place: Place, matches: u8) -> Option<Fact> {
    let seat = view.seat().filter(|_| matches > 0)?;
    let icon = if fishing::reach_of(&view.open, seat).contains(place) { "fish" } else { "fish-far" };
    Some(Fact { icon, value: matches.into(), label: Message::new("remark-catch").with("fish", matches) })
}

/// 5.1.2: the most that the viewer's hand would bring in one sale in this port.
fn sale(view: &View, port: Place) -> Option<Fact> {
    let hand = view.hand();
    let bring = |ship: Ship| {
        let lots = view.open.edition().lots(ship);
        let of_a_kind = hand.iter().map(|(_, count)| count / lots.size);
        let sold = if lots.same { of_a_kind.max() } else { Some(of_a_kind.sum()) };
        lots.price(sold.unwrap_or(0).min(lots.most()))
    };
    let points = view.open.lagoon.ships_in(port).map(bring).max().filter(|points| *points > 0)?;
    let label = Message::new("remark-points").with("points", points);
    Some(Fact { icon: "score", value: points.into(), label })
}

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

/// The place in short: its name; its docks and who is there; and in a port a line for every ship.
fn lines(open: &Open, place: Place, boats: &[(Seat, u8)], workers: &[(Seat, u8)]) -> Vec<Message> {
    let docks = (!place.is_port()).then(|| words::shapes(open.lagoon.docks[place as usize].into_iter()));
    let boats = boats.iter().map(|(seat, _)| Message::new("boat-short").with("seat", seat.ordinal()));
    let workers = workers
        .iter()
        .map(|(seat, count)| Message::new("workers-short").with("seat", seat.ordinal()).with("count", *count));
    let there: Vec<Message> = docks.into_iter().chain(boats).chain(workers).collect();
    let mut lines = vec![words::place(place)];
    if !there.is_empty() {
        lines.push(join("row", there.into_iter()));
    }
    if place.is_port() {
        lines.extend(open.lagoon.ships_in(place).map(|ship| words::ship("ship-short", open.edition(), ship)));
    }
    lines
}

/// The docks of an island; those that match an arrow of the viewer are marked, each arrow once (5.1.1).
fn docks(view: &View, island: Place) -> Vec<Piece> {
    let mut arrows = view.seat().map_or(Cubes::NONE, |seat| view.open.players[seat].ring.arrows());
    let docks = (0..).zip(view.open.lagoon.docks[island as usize]);
    docks.map(|(n, colour)| dock_piece(Dock { island, colour }, n, arrows.take(colour))).collect()
}

fn dock_piece(one: Dock, n: u8, matches: bool) -> Piece {
    let Dock { island, colour } = one;
    let (column, row) = spot(island);
    let face = Face::new("burano/dock", colour.key()).with("place", island as i32 + 1);
    Piece {
        id: format!("dock-{island}-{}", n + 1),
        target: Some(dock(one)),
        cell: Cell { column: column + n, row: row + 1 },
        face: face.with("matches", matches.into()),
        label: Message::new("dock").with("colour", colour.key()).with("place", island.key()),
        lines: Vec::new(),
        facts: Vec::new(),
    }
}

fn ship_piece(open: &Open, ship: Ship) -> Piece {
    let port = open.lagoon.ships[ship as usize];
    let ((column, row), n) = (spot(port), ship as u8);
    let Lots { size, same, prices } = *open.edition().lots(ship);
    let bought = match open.phase {
        Phase::Port { sale: Some(sale) } if sale.ship == ship => sale.lots,
        _ => 0,
    };
    let face = Face::new("burano/ship", "").with("ship", i32::from(n) + 1).with("place", port as i32 + 1);
    let face = face.with("crowded", (open.lagoon.ships_in(port).count() > BERTHS).into());
    let face = face.with("size", size.into()).with("same", same.into()).with("count", bought.into());
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

/// So many ships lie in a port with room around them.
const BERTHS: usize = 2;

/// A boat; where only words are shown, its place speaks for it.
fn boat_piece(seat: Seat, place: Place) -> Piece {
    let (column, row) = spot(place);
    Piece {
        id: format!("boat-{}", seat.index()),
        target: None,
        cell: Cell { column, row },
        face: Face::new("burano/boat", "").with("seat", seat.ordinal().into()).with("place", place as i32 + 1),
        label: Message::new("boat").with("seat", seat).with("place", place.key()),
        lines: Vec::new(),
        facts: Vec::new(),
    }
}

/// The viewer's arrows, which decide what docks match.
fn arrows_piece(open: &Open, seat: Seat) -> Piece {
    let arrows = || open.players[seat].ring.houses().take(ARROWS).map(|house| house.colour);
    let face = ["one", "two", "three"].into_iter().zip(arrows());
    Piece {
        id: "arrows".to_string(),
        target: None,
        cell: Cell { column: 3, row: 3 },
        face: face.fold(Face::new("burano/arrows", ""), |face, (name, colour)| face.with(name, number(colour))),
        label: Message::new("arrows").with("colours", join("list", arrows().map(words::colour))),
        lines: vec![Message::new("arrows-short"), words::shapes(arrows())],
        facts: Vec::new(),
    }
}

/// The fish that lie face up, and the deck.
pub(super) fn fish(open: &Open) -> Area {
    let shown = (0..).zip(open.display).filter_map(|(column, fish)| Some((column, fish?)));
    let mut pieces: Vec<Piece> = shown
        .map(|(column, fish)| fish_piece((format!("fish-{}", column + 1), format!("fish/{fish}")), (fish, 1), column))
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

/// The own hand, kind by kind, with what a ship would pay for all of a kind.
pub(super) fn hand(view: &View) -> Area {
    let hand = view.hand();
    let piece = |(column, (fish, count)): (u8, (Fish, u8))| {
        let piece = fish_piece((format!("hand-{fish}"), format!("hand/{fish}")), (fish, count), column);
        let Some((points, ship)) = best_price(view, count) else { return piece };
        let label = Message::new("fish-in-hand").with("lot", words::lot(fish, count)).with("points", points);
        let label = label.with("ship", ship.key()).with("place", view.open.lagoon.ships[ship as usize].key());
        let pays = Fact { icon: "score", value: points.into(), label: label.clone() };
        Piece { label, facts: vec![pays], ..piece }
    };
    let pieces: Vec<Piece> = (0..).zip(hand.iter()).map(piece).collect();
    let title = Message::new("area-hand").with("cards", hand.total());
    dense("hand", title, (pieces.len() as u8, 1), pieces)
}

/// 5.1.2: the most that a ship pays for so many fish of a kind alone, and which; in a port only the ships there are asked.
fn best_price(view: &View, count: u8) -> Option<(u16, Ship)> {
    let open = &view.open;
    let port = view.seat().filter(|seat| matches!(open.phase, Phase::Port { .. }) && *seat == open.active);
    let here = |ship: &Ship| port.is_none_or(|seat| open.lagoon.ships[*ship as usize] == open.players[seat].boat);
    let priced = Ship::ALL.into_iter().filter(here).map(|ship| {
        let lots = open.edition().lots(ship);
        (lots.price((count / lots.size).min(lots.most())), ship)
    });
    // Of two ships that pay the same, the first.
    priced.rev().max_by_key(|(points, _)| *points).filter(|(points, _)| *points > 0)
}

/// Some fish of a kind in a row of fish.
fn fish_piece((id, target): (String, String), (fish, count): (Fish, u8), column: u8) -> Piece {
    Piece {
        id,
        target: Some(target),
        cell: Cell { column, row: 0 },
        face: Face::new("burano/fish", "").with("fish", fish as i32 + 1).with("count", count.into()),
        label: words::lot(fish, count),
        lines: vec![Message::new("fish-short").with("fish", fish.key()).with("count", count)],
        facts: Vec::new(),
    }
}
