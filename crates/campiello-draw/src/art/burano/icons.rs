//! Icons of facts and remarks, in a box from -12 to 12.

use super::fish;
use super::palette::{COIN, COLOURS, FOUNTAIN, INK, PAPER};

const CROWN: &str = r##"<path d="M-9.5-5L-4.6 1L0-9.4L4.6 1L9.5-5L7.2 8H-7.2Z" fill="#8C4FA0" stroke="#5E2C72" stroke-width="1.4" stroke-linejoin="round"/><circle cx="-9.5" cy="-5.6" r="1.7" fill="#8C4FA0"/><circle cy="-9.6" r="1.7" fill="#8C4FA0"/><circle cx="9.5" cy="-5.6" r="1.7" fill="#8C4FA0"/>"##;
/// Lace.
pub(super) const LACE: &str = r##"<g fill="none" stroke="#B64E78" stroke-width="1.7"><circle cx="6.8" r="3.2"/><circle cx="4.8" cy="4.8" r="3.2"/><circle cy="6.8" r="3.2"/><circle cx="-4.8" cy="4.8" r="3.2"/><circle cx="-6.8" r="3.2"/><circle cx="-4.8" cy="-4.8" r="3.2"/><circle cy="-6.8" r="3.2"/><circle cx="4.8" cy="-4.8" r="3.2"/></g><circle r="3.2" fill="#B64E78"/>"##;
/// A worker of nobody.
pub(super) const WORKER: &str = r##"<path d="M0-11A5.4 5.4 0 0 1 3.9-1.8C8.6 0 9.8 5 9.8 10.6H-9.8C-9.8 5-8.6 0-3.9-1.8A5.4 5.4 0 0 1 0-11Z" fill="#4B636D" stroke="#fff" stroke-width="1.3" stroke-linejoin="round"/>"##;
const ROOF: &str = r##"<path d="M-11 8L-6-7H6L11 8Z" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.5" stroke-linejoin="round"/><path d="M-8-1H8M-9.5 3.6H9.5M0-6V7" fill="none" stroke="#7E3A1C" stroke-width="1.1"/>"##;
/// A building card.
pub(super) const CARD: &str = r##"<rect x="-7.4" y="-10" width="14.8" height="20" rx="2.6" fill="#FDF9F0" stroke="#7E3A1C" stroke-width="1.5"/><path d="M-7-5.4V-7.4Q-7-9.6-4.8-9.6H4.8Q7-9.6 7-7.4V-5.4Z" fill="#C8693F"/><path d="M-4 6V1L0-2L4 1V6Z" fill="#C8693F"/>"##;
const FIRST: &str = r##"<path d="M-7 10.6V-10" stroke="#7E3A1C" stroke-width="2.2" stroke-linecap="round"/><path d="M-6-9.6H9L5.4-4.6L9 .6H-6Z" fill="#E5A823" stroke="#8A6510" stroke-width="1.4" stroke-linejoin="round"/>"##;
const READY: &str = r##"<circle r="10" fill="#1F6E7A"/><path d="M-4.6.4L-1.2 4L5-4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"##;
const MOVES: &str = r##"<path d="M-8.6 3A9 9 0 1 1 3 8.6" fill="none" stroke="#1F6E7A" stroke-width="2.6" stroke-linecap="round"/><path d="M-12-.6L-8.4 5.4L-3.2 1Z" fill="#1F6E7A"/>"##;
const TURNS: &str = r##"<path d="M-7-10H7M-7 10H7" stroke="#4B636D" stroke-width="2.4" stroke-linecap="round"/><path d="M-5.4-9H5.4Q5.4-3.4 0 0Q-5.4-3.4-5.4-9ZM0 0Q5.4 3.4 5.4 9H-5.4Q-5.4 3.4 0 0Z" fill="#FDF9F0" stroke="#4B636D" stroke-width="1.5" stroke-linejoin="round"/><path d="M-3.4-5H3.4L0-1.6ZM-4.4 8Q0 3.4 4.4 8Z" fill="#E5A823"/>"##;
/// A flag on an island.
pub(super) const ISLAND: &str = r##"<path d="M-10.6 6Q-7.4-4 0-4Q7.4-4 10.6 6Q0 9.4-10.6 6Z" fill="#F0DFB8" stroke="#B79545" stroke-width="1.4"/><path d="M0-3V-11L6.4-8.4L0-6" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.4" stroke-linejoin="round"/>"##;
const BOAT: &str = r##"<path d="M-1-10.6V1L8.4 1Z" fill="#FFFDF6" stroke="#8A5A34" stroke-width="1.3" stroke-linejoin="round"/><path d="M-3-7V1H-8.6Z" fill="#FFFDF6" stroke="#8A5A34" stroke-width="1.3" stroke-linejoin="round"/><path d="M-10.6 3.4H10.6L7 9.6H-7Z" fill="#9A6239" stroke="#5E3718" stroke-width="1.3" stroke-linejoin="round"/>"##;
/// An arrow that points upwards.
pub(super) const ARROW: &str = r##"<path d="M0-10.6L9 0H4.2V10.4H-4.2V0H-9Z" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.4" stroke-linejoin="round"/>"##;

/// Draws the icon of this name.
pub(crate) fn icon(name: &str) -> Option<String> {
    Some(match name {
        "coins" => scaled(1.15, COIN),
        "privileges" => CROWN.to_owned(),
        "fountains" => scaled(1.3, FOUNTAIN),
        "lace" => LACE.to_owned(),
        "workers" => WORKER.to_owned(),
        "roofs" => ROOF.to_owned(),
        "cards" => CARD.to_owned(),
        "first" => FIRST.to_owned(),
        "ready" => READY.to_owned(),
        "moves" => MOVES.to_owned(),
        "turns" => TURNS.to_owned(),
        "islands" => ISLAND.to_owned(),
        "ships" => BOAT.to_owned(),
        "arrows" => ARROW.to_owned(),
        "fish" | "fish-far" => scaled(0.46, &fish::drawing(1)?),
        "sold" => sold()?,
        "cubes" => cube(0.0, 0.0, 8.6, 2),
        "pyramid" => cube(-5.4, 5.4, 4.8, 4) + &cube(5.4, 5.4, 4.8, 1) + &cube(0.0, -4.6, 4.8, 3),
        "reserve" => cube(-4.6, 3.4, 6.0, 4) + &cube(4.6, -2.6, 6.0, 5),
        _ => return None,
    })
}

fn scaled(scale: f64, inside: &str) -> String {
    format!(r#"<g transform="scale({scale})">{inside}</g>"#)
}

/// A fish that swam onto a ship.
fn sold() -> Option<String> {
    let fish = fish::drawing(1)?;
    Some(format!(r#"<g transform="translate(0 4.6)">{BOAT}</g><g transform="translate(0 -7.6) scale(.34)">{fish}</g>"#))
}

/// A cube from above, `half` from the middle to the edge.
fn cube(x: f64, y: f64, half: f64, number: usize) -> String {
    let colour = &COLOURS[number % COLOURS.len()];
    format!(
        r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="1.6" fill="{}" stroke="{}" stroke-width="1.3"/>{}"#,
        x - half,
        y - half,
        2.0 * half,
        2.0 * half,
        colour.fill,
        colour.edge,
        colour.mark(x, y, half * 0.66)
    )
}

/// Points, in a dark pill around (x, y): the same on cards, tiles and stacks.
pub(super) fn points(points: i32, x: f64, y: f64) -> String {
    let wide = if points > 9 { 26.0 } else { 20.0 };
    format!(
        r#"<rect x="{:.1}" y="{:.1}" width="{wide}" height="20" rx="10" fill="{INK}" stroke="{PAPER}" stroke-width="1.4"/><text x="{x:.1}" y="{:.1}" font-size="14" fill="{PAPER}" font-weight="700" text-anchor="middle" font-family="{}">{points}</text>"#,
        x - wide / 2.0,
        y - 10.0,
        y + 5.0,
        super::palette::FONT
    )
}
