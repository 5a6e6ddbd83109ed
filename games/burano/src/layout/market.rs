//! What lies beside the boards for everybody: building cards, roof stacks, the cube supply.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::{cube, dense};
use crate::buildings;
use crate::components::{Building, COLOURS, Colour};
use crate::state::Open;
use crate::words;

/// The building cards that lie face up, and the deck.
pub(super) fn buildings(open: &Open) -> Area {
    let shown = (0..).zip(open.cards.iter());
    let mut pieces: Vec<Piece> = shown
        .map(|(column, card)| Piece { target: Some(format!("card/{card}")), ..building(open, card, (column, 0)) })
        .collect();
    let (column, cards) = (pieces.len() as u8, open.card_deck.len());
    let said = |key| Message::new(key).with("cards", cards);
    pieces.push(Piece {
        id: "card-deck".to_string(),
        target: Some("card/deck".to_string()),
        cell: Cell { column, row: 0 },
        face: Face::new("burano/card-deck", "").with("cards", cards.into()),
        label: said("card-deck"),
        lines: Vec::new(),
        facts: Vec::new(),
    });
    dense("buildings", said("area-buildings"), (column + 1, 1), pieces)
}

/// A building card of a seat, with what it would score if the game ended now.
pub(super) fn owned(open: &Open, seat: Seat, card: Building, cell: (u8, u8)) -> Piece {
    let piece = building(open, card, cell);
    let points = buildings::end_points(open, seat, card);
    let facts = (points > 0).then(|| Fact { icon: "score", value: points.into(), label: piece.label.clone() });
    Piece { facts: facts.into_iter().collect(), ..piece }
}

/// A building card that lies face up somewhere: every card is there once.
pub(super) fn building(open: &Open, card: Building, (column, row): (u8, u8)) -> Piece {
    Piece {
        id: format!("card-{card}"),
        target: None,
        cell: Cell { column, row },
        face: card_face(open, card),
        label: words::building_in_full(open.edition(), card),
        lines: vec![words::building(card), Message::new("effect-short").with("card", card.key())],
        facts: Vec::new(),
    }
}

/// The card, and the kinds of fish that it names.
fn card_face(open: &Open, card: Building) -> Face {
    let face = Face::new("burano/card", "").with("card", card as i32 + 1);
    let kinds = ["one", "two", "three", "four"].into_iter().zip(open.edition().market(card));
    kinds.fold(face, |face, (name, fish)| face.with(name, *fish as i32 + 1))
}

/// The cube supply.
pub(super) fn supply(open: &Open) -> Area {
    let pieces = Colour::ALL.into_iter().map(|colour| {
        let count = open.supply.count(colour);
        let label = Message::new("supply").with("colour", colour.key()).with("count", count);
        let piece = cube(format!("supply-{colour}"), colour, (colour as u8, 0), label);
        let line = Message::new("cubes-short").with("colour", colour.key()).with("count", count);
        let face = piece.face.clone().with("count", count.into());
        Piece { target: Some(format!("supply/{colour}")), lines: vec![line], face, ..piece }
    });
    dense("supply", Message::new("area-supply"), (COLOURS as u8, 1), pieces.collect())
}
