//! Deals: chips with beans, how many of what is given for how many of what, and what is laid aside.

use std::fmt::Write;

use campiello_core::scene::Face;

use super::beans::Sort;
use super::{ARROWS, EDGE, Finish, INK, Layer, PAPER, Place, Stamp, bean, small};
use crate::words::Words;

/// The size of a chip.
pub(super) const CHIP: (f64, f64) = (48.0, 58.0);
/// The width of what stands between the sides.
const MIDDLE: f64 = 34.0;
/// The size of a side of the deal that is being put together.
const SIDE: (f64, f64) = (136.0, 74.0);

/// The names of the sorts in the traits of a face.
const SORTS: [&str; 8] = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"];

/// A chip: a bean on its tint, with its number below.
pub(super) fn chip(face: &Face, sort: &Sort) -> String {
    let mut markup = format!(
        r#"<rect x="2" y="2" width="44" height="46" rx="9" fill="{}" stroke="{}" stroke-width="2"/>{}"#,
        sort.tint,
        sort.fill,
        bean(sort, 24.0, 23.0, 0.36)
    );
    if face.value("cards") > 0 {
        let cards = face.value("cards").to_string();
        let cards = Words::label(&cards, 13.0, "#FFFFFF").at(24.0, 52.6).middle();
        let _ = write!(markup, r#"<rect x="11" y="40" width="26" height="17" rx="8.5" fill="{}"/>{cards}"#, sort.badge);
    }
    markup
}

/// The sorts of a side and how many of each.
fn chips(face: &Face, side: &str) -> Vec<(Face, i32)> {
    let count = |name: &'static str| (name, face.value(&format!("{side}-{name}")));
    let there = SORTS.into_iter().map(count).filter(|(_, count)| *count > 0);
    let chip = |name: &'static str| Face::new("bohnanza/chip", name).with("cards", face.value(&format!("of-{name}")));
    there.map(|(name, count)| (chip(name), count)).collect()
}

/// Chips side by side, each so many times as large as drawn, and their numbers.
fn row(chips: &[(Face, i32)], (left, top): (f64, f64), scale: f64, layers: &mut Vec<Layer>) {
    let mut signs = String::new();
    for (n, (chip, count)) in chips.iter().enumerate() {
        let x = left + small(n) * CHIP.0 * scale;
        layers.push(Layer::Part(chip.clone(), Place::new(x, top, CHIP.0 * scale, CHIP.1 * scale)));
        if *count > 1 {
            let (x, y) = (x + (CHIP.0 - 7.0) * scale, top + 8.0 * scale);
            let count = count.to_string();
            let count = Words::label(&count, 13.0, "#FFFFFF").at(x, y + 4.6).middle();
            let _ = write!(
                signs,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="9.5" fill="{INK}" stroke="{PAPER}" stroke-width="1.5"/>{count}"#
            );
        }
    }
    layers.push(Layer::Signs(signs));
}

/// How wide a side of an offer is; an empty one is a dash.
fn width(chips: &[(Face, i32)]) -> f64 {
    if chips.is_empty() { 30.0 } else { CHIP.0 * small(chips.len()) }
}

/// An offer: what its maker gives, two arrows, what is asked for.
pub(super) fn offer(face: &Face) -> Stamp {
    let (gives, asks) = (chips(face, "gives"), chips(face, "asks"));
    let mut layers = Vec::new();
    let mut at = 0.0;
    for (n, side) in [&gives, &asks].into_iter().enumerate() {
        if n == 1 {
            let x = at + MIDDLE / 2.0;
            layers.push(Layer::Signs(format!(r#"<g transform="translate({x} 28)">{ARROWS}</g>"#)));
            at += MIDDLE;
        }
        if side.is_empty() {
            let (from, to) = (at + 6.0, at + 24.0);
            layers.push(Layer::Signs(format!(
                r##"<path d="M{from} 28H{to}" stroke="#8A7A60" stroke-width="4" stroke-linecap="round"/>"##
            )));
        }
        row(side, (at, 0.0), 1.0, &mut layers);
        at += width(side);
    }
    Stamp::layered(layers, (at, CHIP.1), Finish::Captioned)
}

/// One side of the deal that is being put together: chips, or a place for them.
pub(super) fn side(face: &Face) -> Stamp {
    let chips = chips(face, "gives");
    let (width, height) = SIDE;
    let mut layers = Vec::new();
    if chips.is_empty() {
        layers.push(Layer::Signs(format!(
            r#"<rect x="44" y="10" width="48" height="52" rx="10" fill="none" stroke="{EDGE}" stroke-width="2.4" stroke-dasharray="6 5"/>"#
        )));
    } else {
        let scale = ((width - 8.0) / (CHIP.0 * small(chips.len()))).min(1.12);
        let left = (width - CHIP.0 * scale * small(chips.len())) / 2.0;
        row(&chips, (left, (height - CHIP.1 * scale) / 2.0), scale, &mut layers);
    }
    Stamp::layered(layers, SIDE, Finish::Captioned)
}

/// What is laid aside for a seat.
pub(super) fn basket(face: &Face) -> Stamp {
    let chips = chips(face, "gives");
    let mut layers = Vec::new();
    row(&chips, (0.0, 0.0), 1.0, &mut layers);
    Stamp::layered(layers, (width(&chips), CHIP.1), Finish::Captioned)
}
