//! The viewer's own board, part by part: what a turn costs and what can be decided, preparation places, roof cells, building cards.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::path::BUTTON;
use campiello_core::scene::{Area, Cell, Face, Piece};
use campiello_core::{Message, Seat};

use super::{facts, is_active, preparation, roof_cells};
use crate::layout::{dense, market, path};
use crate::notation::Action;
use crate::state::{Open, PRICES, Phase};
use crate::turn::MOVES;
use crate::turn::take::PREPARATION;
use crate::view::View;
use crate::words;

/// Points, money and privileges, the prices of the moves, and whatever is decided without a thing to click on.
pub(super) fn board(view: &View, seat: Seat) -> Area {
    let open = &view.open;
    let mut pieces: Vec<Piece> = (0..MOVES).map(|number| price(open, seat, number)).collect();
    pieces.extend(decisions(view));
    for (column, piece) in (0..).zip(&mut pieces) {
        piece.cell.column = column;
    }
    let title = Message::new(if is_active(open, seat) { "area-own-board-active" } else { "area-own-board" });
    let size = (pieces.len() as u8, 1);
    Area {
        facts: facts(view, seat),
        ..dense(format!("board/{}", seat.index()), title.with("seat", seat), size, pieces)
    }
}

/// 4.1: what a move costs; the first brings a coin.
fn price(open: &Open, seat: Seat, number: u8) -> Piece {
    let price = PRICES[usize::from(number)];
    let now = if is_active(open, seat) { open.moves } else { 0 };
    let at_turn = is_active(open, seat) && open.phase == Phase::Move;
    let face = Face::new("burano/move", "").with("number", i32::from(number) + 1).with("price", price.into());
    let said = |key| Message::new(key).with("move", number + 1).with("price", price);
    Piece {
        id: format!("move-{}", number + 1),
        target: None,
        cell: Cell::default(),
        face: face.with("done", (number < now).into()).with("next", (at_turn && number == now).into()),
        label: said("move-price"),
        lines: vec![said("move-price-short")],
        facts: Vec::new(),
    }
}

/// What can be decided by a button in this phase, the likely one last; a cube for a privilege and the Convent need a click more.
fn decisions(view: &View) -> Vec<Piece> {
    let done = |tone, action: Action| button(tone, path(action).remove(0), words::label(view, action));
    let begun = |name: &str, key| button("", format!("{BUTTON}{name}"), Message::new(key));
    let coin = || Piece { lines: vec![Message::new("button-coin")], ..done("money", Action::Coin) };
    match view.open.phase {
        Phase::Move => vec![coin(), begun("buy", "letter-buy"), done("main", Action::End)],
        Phase::Bonus { .. } => vec![done("main", Action::Privileges)],
        Phase::Crew => vec![done("", Action::Crew(1)), done("main", Action::Crew(2))],
        Phase::Pay { .. } => {
            vec![begun("buy", "letter-buy"), begun("free", "letter-free"), done("main", Action::Enough)]
        }
        Phase::Refill { .. } => vec![begun("buy", "letter-buy"), done("main", Action::Enough)],
        Phase::Fishing { .. } | Phase::Port { .. } | Phase::Lace { .. } | Phase::Earning | Phase::Roofs => {
            vec![done("main", Action::Enough)]
        }
        Phase::Pyramid | Phase::Catch { .. } | Phase::Over => Vec::new(),
    }
}

fn button(tone: &'static str, target: String, label: Message) -> Piece {
    Piece {
        id: target.replace('/', "-"),
        target: Some(target),
        cell: Cell::default(),
        face: Face::button(tone),
        lines: vec![label.clone()],
        label,
        facts: Vec::new(),
    }
}

/// The preparation places.
pub(super) fn prepared(view: &View, seat: Seat) -> Area {
    let title = Message::new("area-prepared");
    dense(format!("prepared/{}", seat.index()), title, (PREPARATION, 1), preparation(view, seat))
}

/// The roof cells.
pub(super) fn roofs(view: &View, seat: Seat) -> Area {
    let pieces = roof_cells(view, seat);
    dense(format!("roofs/{}", seat.index()), Message::new("area-own-roofs"), (pieces.len() as u8, 1), pieces)
}

/// The building cards, if there are any.
pub(super) fn cards(view: &View, seat: Seat) -> Option<Area> {
    let cards = (0..).zip(view.open.players[seat].cards.iter());
    let pieces: Vec<Piece> = cards.map(|(column, card)| market::owned(&view.open, seat, card, (column, 0))).collect();
    let size = (pieces.len() as u8, 1);
    (!pieces.is_empty()).then(|| dense(format!("cards/{}", seat.index()), Message::new("area-own-cards"), size, pieces))
}
