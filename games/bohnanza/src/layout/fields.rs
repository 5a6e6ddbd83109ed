//! The fields of a seat: what grows, how much, what it pays now and at the next step.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::fact;
use crate::state::{FIELDS, Field, Open, Phase};
use crate::view::View;
use crate::words;

/// The fields of a seat, with everything else that everybody sees of it.
pub(super) fn area(view: &View, seat: Seat) -> Area {
    let (open, own) = (&view.open, view.viewer.is(seat));
    let fields = open.players[seat].fields();
    let pieces: Vec<Piece> = (0..).zip(fields).map(|(number, field)| piece(open, seat, own, number, *field)).collect();
    let key = match (own, seat == open.active && !matches!(open.phase, Phase::Over(_))) {
        (true, true) => "area-own-fields-active",
        (true, false) => "area-own-fields",
        (false, true) => "area-fields-active",
        (false, false) => "area-fields",
    };
    Area {
        id: format!("fields/{}", seat.index()),
        title: Message::new(key).with("seat", seat),
        seat: Some(seat),
        column: if own { Column::Middle } else { Column::Neighbours },
        backdrop: "bohnanza/fields",
        size: Cell { column: pieces.len() as u8, row: 1 },
        dense: false,
        folded: false,
        headings: (1..=pieces.len()).map(|field| Message::new("heading-field").with("field", field)).collect(),
        pieces,
        facts: facts(open, seat, own),
    }
}

fn piece(open: &Open, seat: Seat, own: bool, number: u8, field: Field) -> Piece {
    let Field { bean, count } = field;
    let target = own.then(|| format!("field/{}", number + 1));
    let (id, cell) = (format!("field-{}-{}", seat.index(), number + 1), Cell { column: number, row: 0 });
    if field.is_empty() {
        let label = Message::new("field-empty").with("field", number + 1);
        let lines = vec![Message::new("field-empty-short")];
        return Piece { id, target, cell, face: Face::new("bohnanza/field", ""), label, lines, facts: Vec::new() };
    }
    let pay = open.edition().pay(bean, count);
    let (next, more) = open.edition().next_step(bean, count).unwrap_or_default();
    let said = |key| {
        let said = Message::new(key).with("bean", bean.key()).with("count", count).with("pay", pay);
        said.with("field", number + 1).with("next", next).with("more", more)
    };
    let face = Face::new("bohnanza/field", bean.key()).with("count", count.into()).with("pays", pay.into());
    let face = face.with("next", next.into()).with("more", more.into());
    let face = face.with("cards", open.edition().sort(bean).cards.into());
    let mut lines = vec![said("field-short"), said("field-pays")];
    lines.extend((next > 0).then(|| said("field-next")));
    Piece { id, target, cell, face, label: said("field"), lines, facts: Vec::new() }
}

/// Thalers, hand, third field, what is laid aside, and whether the seat has passed.
fn facts(open: &Open, seat: Seat, own: bool) -> Vec<Fact> {
    let player = &open.players[seat];
    let mut facts = vec![fact("thalers", player.thalers.count()), fact("hand", player.hand)];
    if player.fields().len() < FIELDS {
        facts.push(fact("third-field", 0));
    }
    if !own && !player.aside.is_empty() {
        let label = Message::new("fact-aside").with("beans", words::beans(player.aside));
        facts.push(Fact { icon: "aside", value: player.aside.total().into(), label });
    }
    if open.phase == Phase::Trade && open.passed.contains(seat) {
        facts.push(fact("passed", 1));
    }
    facts
}
