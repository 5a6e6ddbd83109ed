//! The open offers, each at the seat that it concerns and from the viewer's own side of it.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Cell, Face, Piece};
use campiello_core::{Message, Seat, Viewer};

use super::{ASKS, GIVES, button, with_beans};
use crate::dealing::offers::Offer;
use crate::dealing::spelling;
use crate::notation::{Action, Cards};
use crate::view::View;
use crate::words;

/// The seat at which the viewer meets an offer: the other side of it. An own offer to anyone lies with the viewer's own deals.
pub(super) fn stands_at(view: &View, offer: &Offer) -> Option<Seat> {
    if view.viewer.is(offer.maker) { offer.to } else { Some(offer.maker) }
}

/// An offer, and below it the buttons with which it is answered or taken back.
pub(super) fn pieces(view: &View, offer: &Offer, row: u8) -> Vec<Piece> {
    let mut pieces = vec![piece(view, offer, row)];
    let Some(seat) = view.seat() else { return pieces };
    let number = offer.number;
    let (said, below) = (|key| Message::new(key), row + 1);
    if offer.maker == seat {
        let label = words::label(view, &Action::Withdraw { number });
        pieces.push(button(format!("withdraw/{number}"), "", (2, below), said("button-withdraw"), label));
    } else if offer.is_open_to(seat) {
        let accept = words::label(view, &Action::Accept { number, from: Cards::NONE });
        let decline = words::label(view, &Action::Decline { number });
        let counter = said("letter-counter").with("number", number);
        pieces.extend([
            button(spelling::accept_target(number), "main", (0, below), said("button-accept"), accept),
            button(format!("decline/{number}"), "refusal", (1, below), said("button-decline"), decline),
            button(spelling::counter_target(number), "", (2, below), said("button-counter"), counter),
        ]);
    }
    pieces
}

fn piece(view: &View, offer: &Offer, row: u8) -> Piece {
    let viewer = view.viewer;
    let said = |key| Message { key, ..words::offer(offer, viewer) };
    let note = words::note(view, offer);
    let mut lines = Vec::from([note.clone()]);
    lines.extend([said("offer-from"), said("offer-to"), said("offer-gives"), said("offer-asks")]);
    Piece {
        id: format!("offer/{}", offer.number),
        target: None,
        cell: Cell { column: 0, row },
        face: face(view, offer),
        label: Message::new("offer-noted").with("offer", words::offer(offer, viewer)).with("note", note),
        lines,
        facts: Vec::new(),
    }
}

/// How many of every sort are given and asked for; the tone says whose business it is.
fn face(view: &View, offer: &Offer) -> Face {
    let tone = match view.viewer {
        Viewer::Seat(seat) if offer.maker == seat => "mine",
        Viewer::Seat(seat) if offer.is_open_to(seat) => "asked",
        _ => "theirs",
    };
    with_beans(view, with_beans(view, Face::new("bohnanza/offer", tone), GIVES, offer.gives), ASKS, offer.asks)
}
