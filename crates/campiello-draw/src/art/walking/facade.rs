//! A floor card: 120 by 120, walls to the edge, so that floors become a house and houses a street.

use campiello_core::scene::Face;

use super::awnings::awning;
use super::paint::{line, path, rect, steps, veil};
use super::plan::{Axis, Plan, Thing};
use super::shops::shop;
use super::symbols::{CAT, CHIMNEY, FLOWER, PEDESTRIANS, PLANT, STREETLIGHT, Spot};
use super::tones::{Tone, WHITE, tone};
use super::windows::{closed, door, open};
use crate::theme::Theme;

/// Where the roof ends and the wall of a third floor begins.
const EAVES: f64 = 37.0;

/// Draws a floor with all its symbols, or `None` if its colour is not one of the six.
pub(super) fn floor(face: &Face, theme: Theme) -> Option<String> {
    let tone = tone(face.tone)?;
    let floor = face.value("floor").clamp(1, 3);
    let plan = Plan::of(face);
    let mut card = wall(tone, floor, theme);
    if floor == 3 {
        card += &roof(tone, theme);
        card += &plan.chimney.map(|spot| CHIMNEY.outlined(spot)).unwrap_or_default();
        card += &rect(-1.0, EAVES - 1.0, 122.0, 3.6, WHITE);
        card += &veil(0.0, EAVES + 2.6, 120.0, 2.0, 0.14);
    }
    card += &base(tone, floor, theme);
    match plan.shop {
        Some((kind, points)) => card += &shop(kind, points),
        None if floor == 1 => card += &door(tone),
        None => {}
    }
    for axis in &plan.axes {
        card += &window(tone, axis, floor, theme);
    }
    card += &flower_box(28.0, 80.0, plan.display_box);
    for axis in &plan.axes {
        card += &awnings(axis, floor);
    }
    card += &plan.streetlight.map(lantern).unwrap_or_default();
    card += &ledge(&plan);
    let (x, y) = match (floor, plan.shop.is_some()) {
        (3, _) => (60.0, 26.5),
        (_, true) => (11.5, 11.0),
        _ => (60.0, 10.5),
    };
    Some(card + &tone.roundel(x, y))
}

fn wall(tone: &Tone, floor: i32, theme: Theme) -> String {
    let top = if floor == 3 { EAVES - 2.0 } else { 0.0 };
    // A wall that went on below the pavement would shine through at its edges.
    let foot = if floor == 1 { 112.0 } else { 120.0 };
    let height = foot - top;
    let texture = format!("url(#def-wall-{})", tone.name);
    let mut wall = rect(0.0, top, 120.0, height, tone.wall) + &rect(0.0, top, 120.0, height, &texture);
    wall += &theme.by_night(|| dusk(0.0, top, height));
    let edge = if floor == 3 { EAVES + 3.0 } else { 0.0 };
    wall + &format!(
        r#"<path d="M.8 {edge}V{foot}M119.2 {edge}V{foot}" stroke="{}" stroke-width="1.6" opacity=".75"/>"#,
        tone.shade
    )
}

/// Night falls on walls and roofs only: the symbols on them stay as bright as by day.
fn dusk(x: f64, y: f64, height: f64) -> String {
    format!(r##"<rect x="{x}" y="{y}" width="120" height="{height}" fill="#1B2547" opacity=".17"/>"##)
}

fn roof(tone: &Tone, theme: Theme) -> String {
    let (top, inset) = (f64::from(tone.ridge.0), f64::from(tone.ridge.1));
    let outline = format!("M-1 {EAVES}L{inset} {top}H{:.1}L121 {EAVES}Z", 120.0 - inset);
    let mut roof = path(&outline, "#C4603A");
    let rows = if EAVES - top > 18.0 { 3 } else { 2 };
    for row in steps(rows) {
        let y = top + 1.0 + row * (EAVES - 8.0 - top) / f64::from(rows - 1);
        let left = inset * (EAVES - y) / (EAVES - top);
        let width = (120.0 - 2.0 * left) / 12.0;
        let (mut dark, mut light) = (String::new(), String::new());
        for tile in steps(12) {
            let tiles = if (tile + row) % 3.0 == 0.0 { &mut light } else { &mut dark };
            ink!(tiles, "M{:.1} {y:.1}q{:.1} 9 {width:.1} 0", left + tile * width, width / 2.0);
        }
        for (tiles, colour) in [(dark, "#D9774B"), (light, "#E08B5C")] {
            ink!(roof, r##"<path d="{tiles}" fill="{colour}" stroke="#97421F" stroke-width=".8"/>"##);
        }
    }
    roof += &line(&format!("M{inset} {top}H{:.1}", 120.0 - inset), "#E59A6E", 3.0);
    roof + &theme.by_night(|| format!(r##"<path d="{outline}" fill="#1B2547" opacity=".24"/>"##))
}

/// What a floor stands on: the pavement, or the string course between two floors.
fn base(tone: &Tone, floor: i32, theme: Theme) -> String {
    if floor > 1 {
        return rect(0.0, 112.6, 120.0, 5.0, WHITE) + &veil(0.0, 117.6, 120.0, 2.4, 0.16);
    }
    let page = theme.palette();
    format!(
        r#"<rect y="102" width="120" height="10" fill="{}" opacity=".35"/><rect y="111" width="120" height="9" fill="{}"/><path d="M0 111.4H120M20 112V120M50 112V120M80 112V120M110 112V120" stroke="{}"/>"#,
        tone.shade, page.pavement, page.joints
    )
}

fn window(tone: &Tone, axis: &Axis, floor: i32, theme: Theme) -> String {
    let lintel = floor != 3 && axis.awnings.is_empty();
    let mut window = match axis.closed {
        0 => open(tone, axis.opening, lintel, theme),
        count => closed(tone, axis.opening, lintel, count),
    };
    if axis.cat {
        window += &CAT.outlined(Spot::new(axis.opening.x - 1.0, axis.opening.sill() + 0.5).scaled(0.98));
    }
    window + &flower_box(axis.opening.x, axis.opening.sill() + 6.0, axis.flowers)
}

/// A box of flowers, its top at `y`; nothing if it is empty.
fn flower_box(x: f64, y: f64, flowers: i32) -> String {
    if flowers == 0 {
        return String::new();
    }
    let half = if flowers == 3 { 22.0 } else { 17.0 };
    let mut full = String::new();
    for leaf in [-12.0, -4.0, 4.0, 12.0] {
        ink!(
            full,
            r##"<ellipse cx="{:.1}" cy="{:.1}" rx="6" ry="4.4" fill="#3C8C4E"/>"##,
            x + leaf * half / 17.0,
            y - 0.5
        );
    }
    let (left, width) = (x - half, 2.0 * half);
    full += &path(&format!("M{left:.1} {y:.1}h{width}l-2 8.4h{}z", 4.0 - width), "#8A4B2D");
    full += &rect(left, y, width, 2.4, "#A8623C");
    let blossoms: &[f64] = match flowers {
        2 => &[-8.2, 8.2],
        3 => &[-14.5, 0.0, 14.5],
        _ => &[0.0],
    };
    let count = if flowers > 3 { flowers } else { 1 };
    for blossom in blossoms {
        full += &FLOWER.outlined(Spot::new(x + blossom, y - 2.0).standing_for(count));
    }
    full
}

/// The awnings of a window; a second one hangs below the first.
fn awnings(axis: &Axis, floor: i32) -> String {
    let mut y = axis.opening.top - if floor == 3 { 4.0 } else { 7.0 };
    let mut awnings = String::new();
    for &(curtain, count) in &axis.awnings {
        awnings += &awning(curtain, Spot::new(axis.opening.x, y).standing_for(count), 44.0);
        y += 16.4;
    }
    awnings
}

fn lantern(spot: Spot) -> String {
    let glow = format!(
        r#"<circle cx="{}" cy="{}" r="{}" fill="url(#def-lamp)"/>"#,
        spot.x,
        spot.y + 18.0 * spot.scale,
        24.0 * spot.scale
    );
    glow + &STREETLIGHT.outlined(spot)
}

fn ledge(plan: &Plan) -> String {
    let mut people = PEDESTRIANS.iter().cycle();
    let mut draw = |&(thing, spot): &(Thing, Spot)| match thing {
        Thing::Plant => PLANT.outlined(spot),
        Thing::Cat => CAT.outlined(spot),
        Thing::Chimney => CHIMNEY.outlined(spot),
        Thing::Pedestrian => people.next().map(|symbol| symbol.outlined(spot)).unwrap_or_default(),
    };
    plan.ledge.iter().map(&mut draw).collect()
}
