//! How the table lies before a viewer: the own fields and hand first, then the stall, the deals and the neighbours.

pub(crate) mod deal;
mod fields;
mod offers;
mod stall;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Scene, Seat};

use crate::components::{Bean, Beans, SORTS};
use crate::dealing::spelling;
use crate::edition::Sort;
use crate::notation::Action;
use crate::state::Phase;
use crate::view::View;
use crate::words;

/// Where to click for an action.
#[must_use]
pub fn path(view: &View, action: &Action) -> Vec<String> {
    if let Some(path) = spelling::path(view, action) {
        return path;
    }
    match action {
        Action::Plant { bean, field } => {
            let card = if view.open.phase == Phase::Plant { spelling::hand_target(0) } else { format!("aside/{bean}") };
            [card, format!("field/{}", field + 1)].into()
        }
        Action::Harvest { field } => [harvest_target(*field)].into(),
        Action::Buy => [THIRD_FIELD.to_string()].into(),
        Action::Decline { number } => [format!("decline/{number}")].into(),
        Action::Withdraw { number } => [format!("withdraw/{number}")].into(),
        Action::Forget => [FORGET.to_string()].into(),
        other => [format!("button/{other}")].into(),
    }
}

const THIRD_FIELD: &str = "third-field";
const FORGET: &str = "forget";

fn harvest_target(field: u8) -> String {
    format!("harvest/{}", field + 1)
}

/// Everything that the viewer sees.
#[must_use]
pub fn scene(view: &View) -> Scene {
    let mut areas = Vec::new();
    if let Some(seat) = view.seat() {
        areas.push(fields::own(view, seat));
        areas.push(hand(view));
    }
    areas.push(stall::area(view));
    if view.seat().is_some() && !matches!(view.open.phase, Phase::Over(_)) {
        areas.push(deal::area(view, None));
    }
    areas.extend(around(view).filter(|seat| !view.viewer.is(*seat)).map(|seat| fields::of_another(view, seat)));
    Scene { prompt: Some(words::prompt(view)), areas, rail: true }
}

/// All seats, clockwise from the viewer's own.
fn around(view: &View) -> impl Iterator<Item = Seat> {
    let seats = view.open.seats;
    let first = view.seat().map_or(0, Seat::index);
    (0..usize::from(seats)).map(move |n| Seat::new(((first + n) % usize::from(seats)) as u8))
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
            .with("steps", words::steps(&view.open, *bean))
            .with("growers", words::growers(view, *bean)),
        ..card(view, *bean, place)
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

/// Every card of a bag, and its number among its equals.
fn each(beans: Beans) -> impl Iterator<Item = (Bean, u8)> {
    beans.iter().flat_map(|(bean, count)| (1..=count).map(move |n| (bean, n)))
}

/// A bean card that shows its face.
fn card(view: &View, bean: Bean, column: u8) -> Piece {
    let open = &view.open;
    let label = Message::new("card").with("bean", bean.key()).with("cards", open.edition().sort(bean).cards);
    Piece {
        id: String::new(),
        target: None,
        cell: Cell { column, row: 0 },
        face: with_steps(view, bean, Face::new("bohnanza/card", bean.key())),
        label: label.with("steps", words::steps(open, bean)).with("growers", words::growers(view, bean)),
        lines: [words::bean(bean), words::short_steps(open, bean)].into(),
        facts: Vec::new(),
    }
}

/// Adds how many cards there are of a sort, and how many each of its steps needs.
fn with_steps(view: &View, bean: Bean, face: Face) -> Face {
    let Sort { cards, steps } = *view.open.edition().sort(bean);
    let steps = ["one", "two", "three", "four"].into_iter().zip(steps);
    steps.fold(face.with("cards", cards.into()), |face, (name, cards)| face.with(name, cards.into()))
}

/// The names of a trait for every sort, in the order of [`Bean::ALL`].
macro_rules! traits {
    ($side:literal) => {
        [
            concat!($side, "-blue"),
            concat!($side, "-chili"),
            concat!($side, "-stink"),
            concat!($side, "-green"),
            concat!($side, "-soy"),
            concat!($side, "-black-eyed"),
            concat!($side, "-red"),
            concat!($side, "-garden"),
        ]
    };
}

const GIVES: [&str; SORTS] = traits!["gives"];
const ASKS: [&str; SORTS] = traits!["asks"];
const OF: [&str; SORTS] = traits!["of"];

/// Adds how many of every sort there are, by the names of the traits, and the numbers by which the sorts are known.
fn with_beans(view: &View, face: Face, names: [&'static str; SORTS], beans: Beans) -> Face {
    beans.iter().fold(face, |face, (bean, count)| {
        let (name, cards) = (OF[bean as usize], view.open.edition().sort(bean).cards);
        let known = face.value(name) > 0;
        face.with(names[bean as usize], count.into()).with(name, if known { 0 } else { cards.into() })
    })
}

/// A button at its place.
fn button(target: String, tone: &'static str, (column, row): (u8, u8), written: Message, label: Message) -> Piece {
    Piece {
        id: format!("do-{}", target.replace('/', "-")),
        target: Some(target),
        cell: Cell { column, row },
        face: Face::button(tone),
        label,
        lines: vec![written],
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
