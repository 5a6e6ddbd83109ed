//! The fields of a seat: what grows, how much, what it pays now and at the next step; and what else everybody sees of the seat.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::{GIVES, THIRD_FIELD, button, fact, harvest_target, offers, row, with_beans, with_steps};
use crate::dealing::spelling;
use crate::notation::Action;
use crate::state::{FIELDS, Field, Phase, Player};
use crate::view::View;
use crate::words;

/// The first row for offers: above them lie the fields and what is laid aside.
const OFFERS: u8 = 2;

/// The viewer's own fields, with the buttons that belong to them.
pub(super) fn own(view: &View, seat: Seat) -> Area {
    let fields = view.open.players[seat].fields();
    let mut pieces = plots(view, seat);
    let planted = (0..).zip(fields).filter(|(_, field)| !field.is_empty());
    pieces.extend(planted.map(|(number, _)| {
        let label = words::label(view, &Action::Harvest { field: number });
        button(harvest_target(number), "money", (number, 1), Message::new("button-harvest"), label)
    }));
    if fields.len() < FIELDS {
        let label = words::label(view, &Action::Buy);
        pieces.push(button(THIRD_FIELD.to_string(), "money", (2, 1), Message::new("button-buy"), label));
    }
    let key = if is_at_turn(view, seat) { "area-own-fields-active" } else { "area-own-fields" };
    Area { column: Column::Middle, size: Cell { column: 3, row: 2 }, ..area(view, seat, key, pieces) }
}

/// The fields of another seat, and the offers that concern it and the viewer.
pub(super) fn of_another(view: &View, seat: Seat) -> Area {
    let mut pieces = plots(view, seat);
    let aside = view.open.players[seat].aside;
    if !aside.is_empty() {
        let label = Message::new("fact-aside").with("beans", words::beans(aside));
        pieces.push(Piece {
            id: format!("aside-of-{}", seat.index()),
            target: None,
            cell: Cell { column: 0, row: 1 },
            face: with_beans(view, Face::new("bohnanza/basket", ""), GIVES, aside),
            lines: vec![Message::new("heading-aside"), label.clone()],
            label,
            facts: Vec::new(),
        });
    }
    let mut rows = OFFERS;
    for offer in view.open.offers.open().iter().filter(|offer| offers::stands_at(view, offer) == Some(seat)) {
        pieces.extend(offers::pieces(view, offer, rows));
        rows += 2;
    }
    let key = if is_at_turn(view, seat) { "area-fields-active" } else { "area-fields" };
    Area { column: Column::Neighbours, size: Cell { column: 3, row: rows }, ..area(view, seat, key, pieces) }
}

fn area(view: &View, seat: Seat, key: &'static str, pieces: Vec<Piece>) -> Area {
    let title = Message::new(key).with("seat", seat);
    Area {
        seat: Some(seat),
        backdrop: "bohnanza/fields",
        facts: facts(view, seat),
        ..row(format!("fields/{}", seat.index()), title, pieces)
    }
}

fn is_at_turn(view: &View, seat: Seat) -> bool {
    seat == view.open.active && !matches!(view.open.phase, Phase::Over(_))
}

/// The fields side by side, and the place of the third as long as it is not bought.
fn plots(view: &View, seat: Seat) -> Vec<Piece> {
    let own = view.viewer.is(seat);
    let player = &view.open.players[seat];
    let mut pieces: Vec<Piece> =
        (0..).zip(player.fields()).map(|(number, field)| plot(view, seat, number, *field)).collect();
    if player.fields().len() < FIELDS {
        pieces.push(Piece {
            id: format!("field-{}-{FIELDS}", seat.index()),
            target: None,
            cell: Cell { column: 2, row: 0 },
            face: Face::new("bohnanza/unbought", "").with("wide", own.into()),
            label: Message::new("third-field"),
            lines: vec![Message::new("third-field-short")],
            facts: Vec::new(),
        });
    }
    pieces
}

fn plot(view: &View, seat: Seat, number: u8, field: Field) -> Piece {
    let (open, own) = (&view.open, view.viewer.is(seat));
    let Field { bean, count } = field;
    let target = match view.seat() {
        Some(_) if own => Some(format!("field/{}", number + 1)),
        Some(_) if !field.is_empty() => Some(spelling::theirs_target(seat, bean)),
        _ => None,
    };
    let (id, cell) = (format!("field-{}-{}", seat.index(), number + 1), Cell { column: number, row: 0 });
    let face = Face::new("bohnanza/field", if field.is_empty() { "" } else { bean.key() }).with("wide", own.into());
    if field.is_empty() {
        let label = Message::new("field-empty").with("field", number + 1);
        let lines = vec![Message::new("field-empty-short")];
        return Piece { id, target, cell, face, label, lines, facts: Vec::new() };
    }
    let pay = open.edition().pay(bean, count);
    let (next, more) = open.edition().next_step(bean, count).unwrap_or_default();
    let said = |key| {
        let said = Message::new(key).with("bean", bean.key()).with("count", count).with("pay", pay);
        said.with("field", number + 1).with("next", next).with("more", more)
    };
    let face = with_steps(view, bean, face).with("count", count.into()).with("pays", pay.into());
    let face = face.with("next", next.into()).with("more", more.into());
    let mut lines = vec![said("field-short"), said("field-pays")];
    lines.extend((next > 0).then(|| said("field-next")));
    let label = said("field").with("steps", words::steps(open, bean));
    Piece { id, target, cell, face, label, lines, facts: Vec::new() }
}

/// Thalers, hand, and whether the seat has passed.
fn facts(view: &View, seat: Seat) -> Vec<Fact> {
    let open = &view.open;
    let Player { thalers, hand, .. } = &open.players[seat];
    let mut facts = vec![fact("thalers", thalers.count()), fact("held", *hand)];
    if open.phase == Phase::Trade && open.passed.contains(seat) {
        facts.push(fact("passed", 1));
    }
    facts
}
