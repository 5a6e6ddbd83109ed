//! The places of the own street where a card of the hand may be laid now (3.2).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::scene::{Cell, Face, Piece};
use campiello_core::{Message, Seat};

use crate::components::Floor;
use crate::state::{Open, Phase};
use crate::street::{Lot, Lots, lots};
use crate::turn::place;
use crate::view::View;

/// What is clicked to lay a card of this floor on this lot.
pub(super) fn target(lot: Lot, floor: Floor) -> String {
    format!("spot/{lot}/{}", floor.number())
}

/// Every lot and floor on which the viewer may lay some card of the hand now.
pub(super) fn lawful(view: &View) -> impl Iterator<Item = (Lot, Floor)> {
    let open = &view.open;
    let player = &open.players[open.active];
    let placing = view.viewer.is(open.active) && open.phase == Phase::Place;
    let may = placing && open.placed < place::MOST && player.coins >= open.price();
    let mut spots = [0; 3];
    for card in view.hand().iter().filter(|_| may) {
        let broken: Lots = if player.tokens > 0 { 0 } else { player.street.breaks(card.colour()) };
        spots[card.floor() as usize] |= player.street.lawful(card.floor()) & !broken;
    }
    Floor::ALL.into_iter().flat_map(move |floor| lots(spots[floor as usize]).map(move |lot| (lot, floor)))
}

/// The place itself. Where there are only letters it says nothing: what stands there speaks.
pub(super) fn piece(open: &Open, seat: Seat, (lot, floor): (Lot, Floor), cell: Cell) -> Piece {
    let face = Face::new("walking/spot", "").with("scaffolds", scaffolds_below(open, seat, lot, floor));
    Piece {
        id: format!("spot-{lot}-{}", floor.number()),
        target: Some(target(lot, floor)),
        cell,
        face,
        label: Message::new("spot").with("floor", floor.number()).with("lot", lot.number()),
        lines: Vec::new(),
        facts: Vec::new(),
    }
}

/// How many cells below would have to be scaffolded first (3.2.6).
fn scaffolds_below(open: &Open, seat: Seat, lot: Lot, floor: Floor) -> i32 {
    let street = &open.players[seat].street;
    let standing = street.scaffolds();
    let below = Floor::ALL.into_iter().rev().filter(|below| *below < floor);
    let bare = |below: &Floor| {
        let scaffolds = if *below == Floor::First { standing.first } else { standing.second };
        (street.built(*below) | scaffolds) & lot.bit() == 0
    };
    below.take_while(bare).count() as i32
}
