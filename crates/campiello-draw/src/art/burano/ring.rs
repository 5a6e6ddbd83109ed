//! The schedule ring: a wheel with three arrows, twelve houses around it, and in the middle what shows on it now.
//!
//! The wheel stands still and the houses go round, so that the arrows are always on top; houses stand upright wherever they are.

use std::f64::consts::TAU;
use std::fmt::Write;

use campiello_core::scene::{Area, Face};

use super::super::{Art, Backdrop, Finish, Layer, Place, Stamp};
use super::icons::{ARROW, WORKER};
use super::palette::{COIN, Colour, FONT, FOUNTAIN, Ground, INK, PAPER, Player, ground};
use crate::theme::Theme;

/// The size of the wheel with its houses, and its middle.
const SIZE: (f64, f64) = (320.0, 322.0);
const MIDDLE: (f64, f64) = (160.0, 166.0);
/// How far from the middle the houses stand, those with an arrow a little farther.
const RADIUS: f64 = 113.0;
const ARROWS_RADIUS: f64 = 121.0;
/// A house, and one with an arrow.
const HOUSE: (f64, f64) = (52.0, 56.0);
const ARROW_HOUSE: (f64, f64) = (60.0, 64.6);
/// What shows on the ring now.
const HUB: (f64, f64) = (104.0, 66.0);
/// How many houses have an arrow, and how many houses there are.
const ARROWS: u8 = 3;
const HOUSES: u8 = 12;

/// How a face stands on a page.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    if face.art == "burano/ring-hub" {
        return Some(Stamp::layered(hub(face), HUB, Finish::Bare));
    }
    Colour::of(face.tone)?;
    let sign = match face.value("covered") {
        0 => Face::new("burano/ring-sign", "").with("fountain", face.value("fountain")),
        _ => Face::new("burano/figure", "").with("seat", face.value("seat")),
    };
    let place =
        if face.value("covered") > 0 { Place::new(13.5, 30.0, 25.0, 25.0) } else { Place::new(14.0, 30.0, 24.0, 24.0) };
    let layers = vec![Layer::Whole(Face::new("burano/ring-front", face.tone)), Layer::Part(sign, place)];
    Some(Stamp::layered(layers, HOUSE, Finish::Bare))
}

/// Draws a face.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let art = |(width, height), markup| Some(Art { width, height, markup, finish: Finish::Bare });
    match face.art {
        "burano/ring-front" => art(HOUSE, front(Colour::of(face.tone)?)),
        "burano/ring-sign" => art((24.0, 24.0), sign(face.value("fountain") > 0)),
        "burano/figure" => art((24.0, 24.0), Player::number(face.value("seat"))?.worker(12.0, 12.0, 10.8)),
        _ => None,
    }
}

/// A house with a gable, its shape under it.
fn front(colour: &Colour) -> String {
    format!(
        r#"<path d="M26 2.5L50 15.5V52Q50 54.5 47.5 54.5H4.5Q2 54.5 2 52V15.5Z" fill="{}" stroke="{}" stroke-width="2" stroke-linejoin="round"/><path d="M2 15.5L26 2.5L50 15.5" fill="none" stroke="{}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/>{}"#,
        colour.fill,
        colour.edge,
        colour.edge,
        colour.mark(26.0, 19.5, 9.2)
    )
}

/// What a house shows while nobody stands on it: a coin or a fountain.
fn sign(fountain: bool) -> String {
    if fountain {
        format!(
            r#"<g transform="translate(12 12)"><circle r="11" fill="{PAPER}" stroke="{INK}" stroke-width="1"/><g transform="translate(0 .6) scale(.92)">{FOUNTAIN}</g></g>"#
        )
    } else {
        format!(r#"<g transform="translate(12 12) scale(1.18)">{COIN}</g>"#)
    }
}

/// Coins and fountains that show, and workers that are left.
fn hub(face: &Face) -> Vec<Layer> {
    let number = |name, x: f64, y: f64| {
        format!(
            r#"<text x="{x}" y="{y}" font-size="19" font-weight="700" fill="{INK}" font-family="{FONT}">{}</text>"#,
            face.value(name)
        )
    };
    vec![Layer::Signs(format!(
        r##"<rect x="1" y="1" width="102" height="64" rx="14" fill="{PAPER}" stroke="#A9C9C6" stroke-width="1.5"/><g transform="translate(18 20)">{COIN}</g>{}<g transform="translate(66 19) scale(1.1)">{FOUNTAIN}</g>{}<g transform="translate(37 47) scale(.95)">{WORKER}</g>{}"##,
        number("coins", 31.0, 26.5),
        number("fountains", 79.0, 26.5),
        number("workers", 53.0, 54.0)
    ))]
}

/// Paints the wheel, and says where houses and hub stand.
pub(super) fn backdrop(area: &Area, theme: Theme) -> Backdrop {
    let (width, height) = SIZE;
    let places = (0..).zip(&area.pieces).map(|(n, _)| stand(n)).collect();
    Backdrop { width, height, markup: wheel(theme), places, headings: Vec::new() }
}

/// So far from the middle in the direction of a house, counted from the first arrow.
fn at(house: f64, radius: f64) -> (f64, f64) {
    let angle = TAU * (house - 1.0) / f64::from(HOUSES);
    (MIDDLE.0 + radius * angle.sin(), MIDDLE.1 - radius * angle.cos())
}

fn stand(n: u8) -> Place {
    let ((x, y), (width, height)) = match n {
        0..ARROWS => (at(n.into(), ARROWS_RADIUS), ARROW_HOUSE),
        ARROWS..HOUSES => (at(n.into(), RADIUS), HOUSE),
        _ => ((MIDDLE.0, MIDDLE.1 + 4.0), HUB),
    };
    Place::new(x - width / 2.0, y - height / 2.0, width, height)
}

/// The ground of the houses, the wheel with its numbers, and three arrows.
fn wheel(theme: Theme) -> String {
    let (x, y) = MIDDLE;
    let [stone, line, water, ripple, muted] =
        [Ground::Stone, Ground::Line, Ground::Water, Ground::Ripple, Ground::Ink].map(|name| ground(theme, name));
    let mut markup = format!(
        r#"<circle cx="{x}" cy="{y}" r="148" fill="{stone}" stroke="{line}" stroke-width="1.5"/>{}<circle cx="{x}" cy="{y}" r="86" fill="{water}" stroke="{ripple}" stroke-width="2.5"/>"#,
        wedge()
    );
    for house in 0..HOUSES {
        let ((from_x, from_y), (to_x, to_y)) = (at(f64::from(house) - 0.5, 88.0), at(f64::from(house) - 0.5, 147.0));
        let _ = write!(
            markup,
            r#"<path d="M{from_x:.1} {from_y:.1}L{to_x:.1} {to_y:.1}" stroke="{line}" stroke-width="1.5"/>"#
        );
    }
    for arrow in 0..ARROWS {
        let (x, y) = at(arrow.into(), 70.0);
        let turn = 30.0 * (f64::from(arrow) - 1.0);
        let _ = write!(markup, r#"<g transform="translate({x:.1} {y:.1}) rotate({turn}) scale(1.4 1.25)">{ARROW}</g>"#);
    }
    for sector in ARROWS..HOUSES {
        let (x, y) = at(sector.into(), 73.0);
        let _ = write!(
            markup,
            r#"<text x="{x:.1}" y="{:.1}" font-size="15.5" font-weight="700" text-anchor="middle" fill="{muted}" font-family="{FONT}">{}</text>"#,
            y + 5.4,
            sector + 1 - ARROWS
        );
    }
    markup
}

/// The part of the ring at which the arrows point.
fn wedge() -> String {
    let ((from_x, from_y), (to_x, to_y)) = (at(-0.5, 148.0), at(2.5, 148.0));
    format!(
        r##"<path d="M{} {}L{from_x:.1} {from_y:.1}A148 148 0 0 1 {to_x:.1} {to_y:.1}Z" fill="#C8693F" fill-opacity=".32"/>"##,
        MIDDLE.0, MIDDLE.1
    )
}
