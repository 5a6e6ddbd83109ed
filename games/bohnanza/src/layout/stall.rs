//! The stall: pile, discard pile, and the turned-up cards.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::Message;
use campiello_core::scene::{Area, Cell, Face, Piece};

use super::{card, each, fact, row};
use crate::components::Bean;
use crate::dealing::spelling;
use crate::pile;
use crate::state::Open;
use crate::view::View;
use crate::words;

/// What lies in the middle of the table.
pub(super) fn area(view: &View) -> Area {
    let open = &view.open;
    let mut pieces: Vec<Piece> = vec![
        heap("pile", open.pile, 0, Message::new("pile").with("cards", open.pile)),
        heap("discard", open.discard.total(), 1, discard(open)),
    ];
    let turned_up = |(column, (bean, n)): (u8, (Bean, u8))| Piece {
        id: format!("up-{bean}-{n}"),
        target: Some(spelling::up_target(bean)),
        ..card(open, bean, column)
    };
    pieces.extend((2..).zip(each(open.up)).map(turned_up));
    let mut headings = vec![Message::new("heading-pile"), Message::new("heading-discard")];
    headings.extend((2..pieces.len()).map(|_| Message::new("heading-up")));
    let title = Message::new("area-stall").with("turn", open.turn).with("phase", open.phase.key());
    let title = title.with("who", if view.viewer.is(open.active) { "you" } else { "seat" });
    let times = fact("run-out", open.exhausted.min(pile::EXHAUSTIONS));
    Area { headings, facts: vec![times], ..row("stall".to_string(), title.with("seat", open.active), pieces) }
}

/// What the discard pile holds: everybody has seen it.
fn discard(open: &Open) -> Message {
    let cards = open.discard.total();
    Message::new("discard").with("cards", cards).with("beans", words::beans(open.discard))
}

fn heap(id: &'static str, cards: u8, column: u8, label: Message) -> Piece {
    let art = if id == "pile" { "bohnanza/pile" } else { "bohnanza/discard" };
    Piece {
        id: id.to_string(),
        target: None,
        cell: Cell { column, row: 0 },
        face: Face::new(art, "").with("cards", cards.into()),
        label,
        lines: vec![Message::new("heap-short").with("cards", cards)],
        facts: Vec::new(),
    }
}
