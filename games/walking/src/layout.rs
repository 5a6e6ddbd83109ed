//! How the table lies before a viewer: the own street first, then hand, supply, characters and neighbours.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::path::BUTTON;
use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Scene, Seat};

use crate::components::{Card, Character, Floor, Shop};
use crate::notation::Action;
use crate::scoring;
use crate::state::{Open, Phase};
use crate::street::{HOUSES, Lot, Lots, lots};
use crate::turn::take;
use crate::view::View;
use crate::words;

mod spot;
mod waiting;

/// The click targets that spell an action.
#[must_use]
pub fn path(open: &Open, action: Action) -> Vec<String> {
    match action {
        Action::Take { column, portion } => {
            // The first and the last card that are taken; one card is clicked twice.
            let cards: Vec<_> = take::cards(open, column, portion).collect();
            let target = |card: Option<&(Floor, Card)>| card.map_or(String::new(), |(floor, _)| space(column, *floor));
            vec![target(cards.first()), target(cards.last())]
        }
        Action::Place { card, lot } => vec![format!("hand/{card}"), spot::target(lot, card.floor())],
        Action::Done => vec![format!("{BUTTON}done")],
        Action::Visit { lot, character } => vec![format!("lot/{lot}"), format!("character/{}", character.key())],
        Action::Return { card } => vec![format!("hand/{card}")],
        Action::Dismiss { character } => vec![format!("character/{}", character.key())],
    }
}

fn space(column: u8, floor: Floor) -> String {
    format!("supply/{}/{}", column + 1, floor.number())
}

/// Everything that the viewer sees.
#[must_use]
pub fn scene(view: &View) -> Scene {
    let open = &view.open;
    let mut areas = Vec::new();
    if let Some(seat) = view.seat() {
        areas.push(street(view, seat));
        areas.push(hand(view));
    }
    areas.push(supply(open));
    areas.push(waiting::characters(view));
    areas.extend(Seat::all(open.seats).filter(|seat| !view.viewer.is(*seat)).map(|seat| street(view, seat)));
    Scene { prompt: Some(words::prompt(open, view.viewer)), areas, rail: false }
}

/// A card's face for pictures.
fn floor_face(open: &Open, card: Card) -> Face {
    let symbols = open.edition.symbols(card);
    let face = Face::new("walking/floor", card.colour().key()).with("floor", card.floor().number().into());
    let face = symbols.counts().into_iter().fold(face, |face, (key, count)| face.with(key, count.into()));
    let (shop, points) = symbols.shop.map_or((0, 0), |(shop, points)| (shop as i32 + 1, points.into()));
    debug_assert!(shop <= Shop::ALL.len() as i32);
    face.with("shop", shop).with("points", points)
}

fn card_piece(open: &Open, card: Card, target: Option<String>, cell: Cell) -> Piece {
    Piece {
        id: card.to_string(),
        target,
        cell,
        face: floor_face(open, card),
        label: words::card_in_full(open.edition, card),
        lines: words::card_lines(open.edition, card),
        facts: Vec::new(),
    }
}

fn street(view: &View, seat: Seat) -> Area {
    let open = &view.open;
    let shown = shown_lots(view, seat);
    let first = shown.trailing_zeros() as u8;
    let own = view.viewer.is(seat);
    let cell = |lot: Lot, row: u8| Cell { column: (lot.number() + 4) as u8 - first, row };
    let mut pieces: Vec<_> = (open.players[seat].street.cards())
        .map(|(lot, card)| card_piece(open, card, None, cell(lot, 2 - card.floor() as u8)))
        .collect();
    let scaffolds = open.players[seat].street.scaffolds();
    for (lots_of_floor, floor) in [(scaffolds.first, Floor::First), (scaffolds.second, Floor::Second)] {
        for lot in lots(lots_of_floor) {
            pieces.push(scaffold(seat, lot, floor, cell(lot, 2 - floor as u8)));
        }
    }
    pieces.extend(lots(shown).map(|lot| pavement(open, seat, own, lot, cell(lot, 3))));
    if own {
        pieces.extend(
            spot::lawful(view).map(|(lot, floor)| spot::piece(open, seat, (lot, floor), cell(lot, 2 - floor as u8))),
        );
    }
    let title = Message::new(if own { "area-own-street" } else { "area-street" }).with("seat", seat);
    Area {
        id: format!("street/{}", seat.index()),
        title,
        seat: Some(seat),
        column: if own { Column::Middle } else { Column::Neighbours },
        backdrop: "walking/street",
        size: Cell { column: shown.count_ones() as u8, row: 4 },
        dense: false,
        folded: false,
        headings: lots(shown).map(|lot| Message::new("heading-lot").with("lot", lot.number())).collect(),
        pieces,
        facts: facts(open, seat),
    }
}

/// The lots to show: those with houses, those that the viewer can build on now, and at least five in all.
fn shown_lots(view: &View, seat: Seat) -> Lots {
    let street = &view.open.players[seat].street;
    let mut shown = street.houses() | Lot::FIRST.bit();
    let placing = view.viewer.is(seat) && view.open.active == seat && view.open.phase == Phase::Place;
    if placing {
        let held = Floor::ALL.into_iter().filter(|floor| view.hand().0[*floor as usize] != 0);
        shown = held.fold(shown, |lots, floor| lots | street.lawful(floor));
    }
    let (mut left, mut right) = (shown.trailing_zeros(), shown.ilog2());
    while right - left + 1 < HOUSES.into() {
        if right < 8 && (8 - right >= left || left == 0) { right += 1 } else { left -= 1 }
    }
    (2 << right) - (1 << left)
}

fn scaffold(seat: Seat, lot: Lot, floor: Floor, cell: Cell) -> Piece {
    Piece {
        id: format!("scaffold-{}-{lot}-{}", seat.index(), floor.number()),
        target: None,
        cell,
        face: Face::new("walking/scaffold", "").with("floor", floor.number().into()),
        label: Message::new("scaffold").with("floor", floor.number()).with("lot", lot.number()),
        lines: vec![Message::new("scaffold-short")],
        facts: Vec::new(),
    }
}

/// What lies below a house: its visitor, or the place for one. In the own street it is where the lot is clicked.
fn pavement(open: &Open, seat: Seat, own: bool, lot: Lot, cell: Cell) -> Piece {
    let street = &open.players[seat].street;
    let target = own.then(|| format!("lot/{lot}"));
    let floors = Floor::ALL.into_iter().filter(|floor| street.card(*floor, lot).is_some()).count();
    match street.visitor(lot) {
        Some(visitor) => {
            let points = scoring::character(open.edition, street, visitor, lot);
            let said =
                |key| Message::new(key).with("who", visitor.key()).with("points", points).with("lot", lot.number());
            Piece {
                id: format!("visitor-{}-{lot}", seat.index()),
                target,
                cell,
                face: character_face(visitor).with("points", points),
                label: said("visitor"),
                lines: vec![words::character(visitor), Message::new("visitor-short").with("points", points)],
                facts: vec![Fact { icon: "points", value: points, label: said("visitor") }],
            }
        }
        None => Piece {
            id: format!("lot-{}-{lot}", seat.index()),
            target,
            cell,
            face: Face::new("walking/lot", "").with("floors", floors as i32),
            label: Message::new("lot").with("lot", lot.number()).with("floors", floors),
            lines: vec![Message::new("lot-short").with("floors", floors)],
            facts: Vec::new(),
        },
    }
}

fn character_face(character: Character) -> Face {
    Face::new("walking/character", "").with("who", character as i32 + 1)
}

/// The score so far with its parts, and what else the seat has. Closed windows are negative if they would cost points now.
fn facts(open: &Open, seat: Seat) -> Vec<Fact> {
    let player = &open.players[seat];
    let sheet = scoring::sheet(open, seat);
    let penalty = scoring::penalty(open, seat);
    let windows = scoring::closed_windows(open.edition, &player.street);
    let fact =
        |icon, value: i32| Fact { icon, value, label: Message::new("fact").with("key", icon).with("value", value) };
    let parts = sheet.parts.iter().zip(["visitors", "shops", "tokens-points"]);
    let mut facts = vec![fact("score", sheet.total())];
    facts.extend(parts.map(|((_, points), icon)| fact(icon, *points)));
    let (value, key) = if penalty > 0 { (-penalty, "windows") } else { (windows, "windows-safe") };
    let label = Message::new("fact").with("key", key).with("value", windows);
    facts.push(Fact { icon: "windows", value, label });
    facts.push(fact("coins", player.coins.into()));
    facts.push(fact("tokens", player.tokens.into()));
    facts.push(hand_fact(open, seat));
    facts
}

/// Of a hand everybody sees number and floor (3.1).
fn hand_fact(open: &Open, seat: Seat) -> Fact {
    let [first, second, third] = Floor::ALL.map(|floor| open.hand_size(seat, floor));
    let value = first + second + third;
    let label = Message::new("fact-hand").with("value", value);
    let label = label.with("first", first).with("second", second).with("third", third);
    Fact { icon: "hand", value: value.into(), label }
}

fn hand(view: &View) -> Area {
    let cards: Vec<_> = view.hand().iter().collect();
    let piece = |(column, card): (usize, &Card)| {
        card_piece(&view.open, *card, Some(format!("hand/{card}")), Cell { column: column as u8, row: 0 })
    };
    Area {
        id: "hand".to_string(),
        title: Message::new("area-hand").with("cards", cards.len()),
        seat: view.seat(),
        column: Column::Middle,
        backdrop: "table",
        size: Cell { column: cards.len() as u8, row: 1 },
        dense: false,
        folded: false,
        headings: Vec::new(),
        pieces: cards.iter().enumerate().map(piece).collect(),
        facts: Vec::new(),
    }
}

/// The supply: the decks on the left, the first floor in the bottom row (2.1).
fn supply(open: &Open) -> Area {
    let mut pieces = Vec::new();
    for floor in Floor::ALL.into_iter().rev() {
        let row = 2 - floor as u8;
        pieces.push(deck(open, floor, row));
        for column in 0..open.columns() {
            let cell = Cell { column: column + 1, row };
            pieces.push(match open.supply[floor as usize][usize::from(column)] {
                Some(card) => card_piece(open, card, Some(space(column, floor)), cell),
                None => gap(column, floor, cell),
            });
        }
    }
    let columns = (1..=open.columns()).map(|column| Message::new("heading-column").with("column", column));
    Area {
        id: "supply".to_string(),
        title: Message::new("area-supply").with("round", open.round),
        seat: None,
        column: Column::Table,
        backdrop: "table",
        size: Cell { column: open.columns() + 1, row: 3 },
        dense: false,
        folded: false,
        headings: [Message::new("heading-decks")].into_iter().chain(columns).collect(),
        pieces,
        facts: Vec::new(),
    }
}

fn deck(open: &Open, floor: Floor, row: u8) -> Piece {
    let cards = open.decks[floor as usize].count_ones() + u32::from(open.returners[floor as usize].len());
    let said = |key| Message::new(key).with("floor", floor.number()).with("cards", cards);
    Piece {
        id: format!("deck-{}", floor.number()),
        target: None,
        cell: Cell { column: 0, row },
        face: Face::new("walking/deck", "").with("floor", floor.number().into()).with("cards", cards as i32),
        label: said("deck"),
        lines: vec![said("deck-short"), said("deck-cards")],
        facts: vec![Fact { icon: "left", value: cards as i32, label: said("deck-cards") }],
    }
}

fn gap(column: u8, floor: Floor, cell: Cell) -> Piece {
    Piece {
        id: format!("gap-{}-{}", column + 1, floor.number()),
        target: None,
        cell,
        face: Face::new("walking/gap", ""),
        label: Message::new("gap"),
        lines: vec![Message::new("gap-short")],
        facts: Vec::new(),
    }
}
