//! How the table lies before a viewer: the own fields and hand first, then the stall, the offers and the neighbours.

mod fields;
mod offers;
mod stall;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Scene, Seat};

use crate::components::{Bean, Beans};
use crate::dealing::spelling;
use crate::edition::Sort;
use crate::notation::Action;
use crate::state::{Open, Phase};
use crate::view::View;
use crate::words;

/// Where to click for an action.
#[must_use]
pub fn path(view: &View, action: &Action) -> Vec<String> {
    if let Some(path) = spelling::path(action) {
        return path;
    }
    match action {
        Action::Plant { bean, field } => {
            let card = if view.open.phase == Phase::Plant { spelling::hand_target(0) } else { format!("aside/{bean}") };
            [card, format!("field/{}", field + 1)].into()
        }
        Action::Harvest { field } => [format!("field/{}", field + 1), "button/harvest".to_string()].into(),
        Action::Decline { number } | Action::Withdraw { number } => {
            let verb = if matches!(action, Action::Decline { .. }) { "decline" } else { "withdraw" };
            [format!("button/{verb}-{number}")].into()
        }
        other => [format!("button/{other}")].into(),
    }
}

/// Everything that the viewer sees.
#[must_use]
pub fn scene(view: &View) -> Scene {
    let open = &view.open;
    let mut areas = Vec::new();
    if let Some(seat) = view.seat() {
        areas.push(fields::area(view, seat));
        areas.push(hand(view));
        areas.extend(aside(open, seat));
    }
    areas.push(stall::area(view));
    areas.extend(offers::area(view));
    areas.extend(Seat::all(open.seats).filter(|seat| !view.viewer.is(*seat)).map(|seat| fields::area(view, seat)));
    Scene { prompt: Some(words::prompt(view)), areas, ..Scene::default() }
}

/// The hand in its order; the front card is named (2.4).
fn hand(view: &View) -> Area {
    let cards: Vec<Bean> = view.hand().iter().collect();
    let piece = |(place, bean): (u8, &Bean)| Piece {
        id: format!("hand-{}", place + 1),
        target: Some(spelling::hand_target(place)),
        label: Message::new("hand-card")
            .with("place", place + 1)
            .with("bean", bean.key())
            .with("steps", words::steps(&view.open, *bean)),
        ..card(&view.open, *bean, place)
    };
    let heading = |place: usize| Message::new("heading-hand").with("place", place + 1);
    Area {
        seat: view.seat(),
        column: Column::Middle,
        headings: (0..cards.len()).map(heading).collect(),
        ..row(
            "hand".to_string(),
            Message::new("area-hand").with("cards", cards.len()),
            (0..).zip(&cards).map(piece).collect(),
        )
    }
}

/// The own cards that are laid aside, if there are any.
fn aside(open: &Open, seat: Seat) -> Option<Area> {
    let aside = open.players[seat].aside;
    let piece = |(column, (bean, n)): (u8, (Bean, u8))| Piece {
        id: format!("aside-{bean}-{n}"),
        target: Some(format!("aside/{bean}")),
        ..card(open, bean, column)
    };
    let pieces = (0..).zip(each(aside)).map(piece).collect();
    (!aside.is_empty()).then(|| Area {
        seat: Some(seat),
        column: Column::Middle,
        ..row(format!("aside/{}", seat.index()), Message::new("area-aside"), pieces)
    })
}

/// Every card of a bag, and its number among its equals.
fn each(beans: Beans) -> impl Iterator<Item = (Bean, u8)> {
    beans.iter().flat_map(|(bean, count)| (1..=count).map(move |n| (bean, n)))
}

/// A bean card that shows its face.
fn card(open: &Open, bean: Bean, column: u8) -> Piece {
    let Sort { cards, steps } = *open.edition().sort(bean);
    let face = Face::new("bohnanza/card", bean.key()).with("cards", cards.into());
    let steps = ["one", "two", "three", "four"].into_iter().zip(steps);
    Piece {
        id: String::new(),
        target: None,
        cell: Cell { column, row: 0 },
        face: steps.fold(face, |face, (name, cards)| face.with(name, cards.into())),
        label: Message::new("card")
            .with("bean", bean.key())
            .with("cards", cards)
            .with("steps", words::steps(open, bean)),
        lines: [words::bean(bean), words::short_steps(open, bean)].into(),
        facts: Vec::new(),
    }
}

/// An area of one row without names and facts.
fn row(id: String, title: Message, pieces: Vec<Piece>) -> Area {
    let size = Cell { column: pieces.len() as u8, row: 1 };
    Area {
        id,
        title,
        seat: None,
        column: Column::Table,
        backdrop: "table",
        size,
        dense: false,
        folded: false,
        headings: Vec::new(),
        pieces,
        facts: Vec::new(),
    }
}

fn fact(icon: &'static str, value: u8) -> Fact {
    Fact { icon, value: value.into(), label: Message::new("fact").with("key", icon).with("value", value) }
}
