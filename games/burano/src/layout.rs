//! How the table lies before a viewer: the own boards first, then the island, the lagoon, the workshops and the neighbours.

mod island;
mod lagoon;
mod market;
mod ring;
mod roofs;
mod seat;
pub mod spelling;
mod works;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::path::BUTTON;
use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Scene, Seat};

use crate::components::Colour;
use crate::notation::{Action, Post};
use crate::view::View;
use crate::words;

/// Where to click for an action.
#[must_use]
pub fn path(action: Action) -> Vec<String> {
    match action {
        Action::Roofs(kinds) => kinds.iter().map(spelling::kind).collect(),
        Action::Discard(tile) => vec![format!("roof/{tile}")],
        Action::Pyramid(pyramid) => spelling::path(&pyramid),
        Action::Take(step) => vec![format!("pyramid/{step}")],
        Action::Build { colour, cell } => vec![format!("prepared/{colour}"), format!("cell/{cell}")],
        Action::Roof { tile, first, second } => {
            vec![format!("roof/{tile}"), format!("cell/{first}"), format!("cell/{second}")]
        }
        Action::Card(card) => vec![format!("card/{}", card.map_or("deck", |card| card.key()))],
        Action::Swap(one, other) => spelling::swap_path(one, other),
        Action::Sail(place) | Action::Recall(Post::Island(place)) => vec![format!("place/{place}")],
        Action::Fish(fish) => vec![format!("fish/{}", fish.map_or("deck", |fish| fish.key()))],
        Action::Crew(workers) => vec![button(&format!("crew-{workers}"))],
        Action::Sell { ship, kind } => vec![format!("ship/{ship}"), format!("hand/{kind}")],
        Action::Lace(square) | Action::Recall(Post::Square(square)) | Action::Pay { square, convent: false } => {
            vec![format!("square/{square}")]
        }
        Action::Pay { square, convent: true } => vec![button("free"), format!("square/{square}")],
        Action::Buy { colour, step } => {
            // The place first: what may lie there are all colours of the supply, which read well in a row.
            let mut path = vec![button("buy")];
            path.extend(step.map(spelling::place));
            path.push(format!("supply/{colour}"));
            path
        }
        Action::Replace(colour) => vec![format!("supply/{colour}")],
        Action::Privileges | Action::Coin | Action::Enough | Action::End => vec![button(&action.to_string())],
    }
}

fn button(name: &str) -> String {
    format!("{BUTTON}{name}")
}

/// Everything that the viewer sees.
#[must_use]
pub fn scene(view: &View) -> Scene {
    let open = &view.open;
    let mut areas = Vec::new();
    if let Some(seat) = view.seat() {
        areas.extend(seat::areas(view, seat));
        areas.push(Area { column: Column::Middle, ..lagoon::hand(view) });
    }
    areas.push(works::seasons(open));
    areas.push(island::island(open));
    areas.push(lagoon::lagoon(view));
    areas.push(island::workshops(open));
    areas.push(works::works(view));
    areas.push(lagoon::fish(open));
    areas.push(roofs::stacks(view));
    areas.push(market::supply(open));
    areas.push(market::buildings(open));
    let others = Seat::all(open.seats).filter(|seat| !view.viewer.is(*seat));
    areas.extend(others.flat_map(|seat| seat::areas(view, seat)));
    Scene { prompt: Some(words::prompt(view)), areas, rail: true }
}

/// An area of small pieces, without headings and facts.
fn dense(id: impl Into<String>, title: Message, (columns, rows): (u8, u8), pieces: Vec<Piece>) -> Area {
    Area {
        id: id.into(),
        title,
        seat: None,
        column: Column::Table,
        backdrop: "table",
        size: Cell { column: columns, row: rows },
        dense: true,
        folded: false,
        headings: Vec::new(),
        pieces,
        facts: Vec::new(),
    }
}

/// A cube that lies somewhere.
fn cube(id: String, colour: Colour, (column, row): (u8, u8), label: Message) -> Piece {
    Piece {
        id,
        target: None,
        cell: Cell { column, row },
        face: Face::new("burano/cube", colour.key()),
        label,
        lines: vec![words::shape(colour)],
        facts: Vec::new(),
    }
}

/// A number of a colour, as a trait: from 1, because absent means zero.
const fn number(colour: Colour) -> i32 {
    colour as i32 + 1
}

fn fact(icon: &'static str, value: u16) -> Fact {
    Fact { icon, value: value.into(), label: Message::new("fact").with("key", icon).with("value", value) }
}

/// A line that is the same in every language: the name of a place in notation.
fn named(name: &impl ToString) -> Message {
    Message::new("name").with("name", name.to_string())
}
