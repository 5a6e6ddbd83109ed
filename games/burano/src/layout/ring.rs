//! The schedule ring of a seat: from the first arrow on, and what shows on it.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Piece};
use campiello_core::{Message, Seat};

use super::seat::title;
use super::{dense, named};
use crate::ring::{ARROWS, HOUSES, House, Ring, SECTORS, Sign};
use crate::view::View;

/// Three arrow houses, then the sectors 1 to 9, then the middle of the wheel.
pub(super) fn ring(view: &View, seat: Seat) -> Area {
    let ring = &view.open.players[seat].ring;
    let mut pieces: Vec<Piece> = (0..).zip(ring.houses()).map(|(n, house)| house_piece(seat, ring, house, n)).collect();
    pieces.push(hub(seat, ring));
    let title = title(view, "area-own-ring", "area-ring", seat);
    let arrows = (0..ARROWS).map(|_| Message::new("heading-arrow"));
    let sectors = (1..=SECTORS).map(|sector| named(&sector));
    let headings = arrows.chain(sectors).collect();
    let id = format!("ring/{}", seat.index());
    Area { backdrop: "burano/ring", headings, ..dense(id, title, (HOUSES as u8 + 1, 1), pieces) }
}

fn house_piece(seat: Seat, ring: &Ring, house: House, n: u8) -> Piece {
    let sector = (n + 1).saturating_sub(ARROWS as u8);
    let covered = sector > 0 && sector <= ring.workers();
    let sign = match house.sign {
        _ if covered => "worker",
        Sign::Coin => "coin",
        Sign::Fountain => "fountain",
    };
    let said = |key| Message::new(key).with("colour", house.colour.key()).with("sign", sign);
    let face =
        Face::new("burano/ring-house", house.colour.key()).with("fountain", (house.sign == Sign::Fountain).into());
    // A house keeps its id while the wheel turns, so that it goes round.
    let (_, first) = ring.whole();
    let number = (usize::from(first) + usize::from(n)) % HOUSES + 1;
    Piece {
        id: format!("ring-{}-{number}", seat.index()),
        target: None,
        cell: Cell { column: n, row: 0 },
        face: face.with("covered", covered.into()).with("sector", sector.into()).with("seat", seat.ordinal().into()),
        label: said(if sector == 0 { "ring-arrow" } else { "ring-sector" }).with("sector", sector),
        lines: vec![said("ring-short")],
        facts: Vec::new(),
    }
}

/// What shows on the ring: coins for 5.3, fountains for 4.4; and the workers who are left to send.
fn hub(seat: Seat, ring: &Ring) -> Piece {
    let (workers, coins, fountains) = (ring.workers(), ring.coins(), ring.fountains());
    let said = |key| Message::new(key).with("workers", workers).with("coins", coins).with("fountains", fountains);
    let face = Face::new("burano/ring-hub", "").with("coins", coins.into()).with("fountains", fountains.into());
    Piece {
        id: format!("ring-{}-hub", seat.index()),
        target: None,
        cell: Cell { column: HOUSES as u8, row: 0 },
        face: face.with("workers", workers.into()),
        label: said("ring-hub"),
        lines: vec![said("ring-hub-short")],
        facts: Vec::new(),
    }
}
