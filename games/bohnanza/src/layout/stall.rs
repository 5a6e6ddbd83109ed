//! The stall: pile, discard pile, how often the pile has run out, the turned-up cards, and what is laid aside for the viewer.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::Message;
use campiello_core::scene::{Area, Cell, Face, Piece};

use super::{card, each, row};
use crate::components::{Bean, Beans};
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
        run_outs(open.exhausted.min(pile::EXHAUSTIONS)),
    ];
    let mut headings =
        vec![Message::new("heading-pile"), Message::new("heading-discard"), Message::new("heading-run-out")];
    // A card that goes from the turned-up ones to somebody's cards is the same card.
    let aside = view.seat().map_or(Beans::NONE, |seat| open.players[seat].aside);
    let loose = |column: usize, bean: Bean, n: u8, target| Piece {
        id: format!("loose-{bean}-{n}"),
        target: Some(target),
        ..card(view, bean, column as u8)
    };
    for (bean, n) in each(open.up) {
        pieces.push(loose(pieces.len(), bean, n, spelling::up_target(bean)));
        headings.push(Message::new("heading-up"));
    }
    for (bean, n) in each(aside) {
        pieces.push(loose(pieces.len(), bean, open.up.count(bean) + n, format!("aside/{bean}")));
        headings.push(Message::new("heading-aside"));
    }
    let title = Message::new("area-stall").with("turn", open.turn).with("phase", open.phase.key());
    let title = title.with("who", if view.viewer.is(open.active) { "you" } else { "seat" });
    Area { headings, ..row("stall".to_string(), title.with("seat", open.active), pieces) }
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

/// The third time ends the game (6.2).
fn run_outs(times: u8) -> Piece {
    Piece {
        id: "run-outs".to_string(),
        target: None,
        cell: Cell { column: 2, row: 0 },
        face: Face::new("bohnanza/run-outs", "").with("count", times.into()),
        label: Message::new("run-outs").with("times", times),
        lines: vec![Message::new("run-outs-short").with("times", times)],
        facts: Vec::new(),
    }
}
