//! Sixteen building cards, each with a pictogram of what it does. A number in a dark pill is points.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::fish;
use super::icons::{CARD, LACE, points};
use super::palette::{COLOURS, Colour, FONT, INK, PAPER, Player, TERRACOTTA};
use crate::theme::Theme;

/// The size of a pictogram.
const SIZE: (f64, f64) = (64.0, 48.0);
/// The kinds of fish of a market.
const KINDS: [&str; 4] = ["one", "two", "three", "four"];

/// How a face stands on a page: the pictogram, and below it the name and the effect.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    if face.art == "burano/card-deck" {
        return Some(Stamp { lines: 1, ..Stamp::one(Face::new(face.art, ""), SIZE, Finish::Captioned) });
    }
    let card = face.value("card");
    pictogram(card)?;
    let mut layers = vec![Layer::Whole(Face::new("burano/card-front", "").with("card", card))];
    let kinds: Vec<i32> = KINDS.iter().map(|name| face.value(name)).filter(|kind| *kind > 0).collect();
    for (kind, (x, y)) in kinds.iter().zip([(2.0, 4.0), (24.0, 4.0), (2.0, 25.0), (24.0, 25.0)]) {
        layers.push(fish::part(*kind, Place::new(x, y, 21.0, 18.0)));
    }
    Some(Stamp { lines: 2, ..Stamp::layered(layers, SIZE, Finish::Captioned) })
}

/// Draws a face.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let (width, height) = SIZE;
    let markup = match face.art {
        "burano/card-front" => pictogram(face.value("card"))?,
        "burano/card-deck" => back(),
        _ => return None,
    };
    Some(Art { width, height, markup, finish: Finish::Captioned })
}

/// What the card of this number does, in the order of the game.
fn pictogram(card: i32) -> Option<String> {
    Some(match card {
        1 => scoring([1, 0]),
        2 => scoring([2, 3]),
        3 => scoring([4, 5]),
        4 => wild([1, 3]),
        5 => wild([2, 5]),
        6 => wild([4, 0]),
        7 | 8 => points(2, 54.0, 24.0),
        9 => lace([0, 1, 2]),
        10 => lace([3, 4, 5]),
        11 => boatyard(),
        12 => guildhall()?,
        13 => ties()?,
        14 => convent(),
        15 => town_hall(),
        16 => villa(),
        _ => return None,
    })
}

/// Half a roof tile in the colour of this number.
fn half(number: usize, (x, y): (f64, f64), size: f64) -> String {
    let colour: &Colour = &COLOURS[number];
    format!(
        r#"<rect x="{x:.1}" y="{y:.1}" width="{size:.1}" height="{size:.1}" rx="4" fill="{}" stroke="{}" stroke-width="1.4"/>{}"#,
        colour.fill,
        colour.edge,
        colour.mark(x + size / 2.0, y + size / 2.0, size * 0.33)
    )
}

/// 9.1: either half of a roof scores five.
fn scoring([one, other]: [usize; 2]) -> String {
    format!(
        r#"<rect x="2" y="7" width="60" height="28" rx="5" fill="{}" stroke="{}" stroke-width="1.3"/>{}{}{}"#,
        TERRACOTTA.0,
        TERRACOTTA.1,
        half(one, (5.0, 9.5), 23.0),
        half(other, (36.0, 9.5), 23.0),
        points(5, 32.0, 35.0)
    )
}

/// 9.2: these halves fit on houses of every colour.
fn wild([one, other]: [usize; 2]) -> String {
    let house = |(x, colour): (u8, &Colour)| {
        let Colour { fill, edge, .. } = colour;
        format!(r#"<rect x="{x}" y="33" width="9" height="13" fill="{fill}" stroke="{edge}" stroke-width=".9"/>"#)
    };
    let houses: String = (5..).step_by(9).zip(&COLOURS).map(house).collect();
    format!(
        r#"{}{}{houses}<path d="M15 26.5L19 31L23 26.5ZM41 26.5L45 31L49 26.5Z" fill="{INK}"/>"#,
        half(one, (8.0, 2.0), 22.0),
        half(other, (34.0, 2.0), 22.0)
    )
}

/// 9.4: workers on squares of these colours score two each.
fn lace(colours: [usize; 3]) -> String {
    let squares: String =
        colours.into_iter().zip([2.0, 22.0, 42.0]).map(|(colour, x)| half(colour, (x, 2.0), 20.0)).collect();
    format!(r#"{squares}<g transform="translate(22 35)">{LACE}</g>{}"#, points(2, 44.0, 35.0))
}

/// 9.5: one step or two.
fn boatyard() -> String {
    format!(
        r##"<g stroke-linejoin="round"><path d="M27 22V3L42 20Z" fill="{PAPER}" stroke="#8A5A34" stroke-width="1.5"/><path d="M23 22V7L13 20Z" fill="{PAPER}" stroke="#8A5A34" stroke-width="1.5"/><path d="M8 23H44L37 34H15Z" fill="#9A6239" stroke="#5E3718" stroke-width="1.5"/></g><path d="M6 42H56" stroke="{INK}" stroke-width="2.4" stroke-dasharray="0 5.5" stroke-linecap="round"/><path d="M46 26L52 31L46 36M53 26L59 31L53 36" fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

/// 9.6: one worker takes the place of another.
fn guildhall() -> Option<String> {
    let worker = |seat: i32, x, y| Some(Player::number(seat)?.worker(x, y, 12.0));
    let square =
        r##"<rect x="27" y="22" width="34" height="23" rx="3" fill="#F095B6" stroke="#8C2A56" stroke-width="1.3"/>"##;
    Some(format!(
        r#"{square}<g opacity=".45">{}</g>{}<path d="M26 10Q36 2 44 12M45 5V13H37" fill="none" stroke="{INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>"#,
        worker(2, 52.0, 32.0)?,
        worker(1, 18.0, 24.0)?
    ))
}

/// 9.7: as many as another, and yet first.
fn ties() -> Option<String> {
    let worker = |seat: i32, x| Some(Player::number(seat)?.worker(x, 22.0, 11.0));
    Some(format!(
        r##"<path d="M3 40Q10 30 32 30Q54 30 61 40Q46 46 32 46Q14 46 3 40Z" fill="#F0DFB8" stroke="#B79545" stroke-width="1.4"/>{}{}<path d="M28 20H36M28 26H36" stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M8 4L12 8L15 1.5L18 8L22 4L20.5 11H9.5Z" fill="#E5A823" stroke="#8A6510" stroke-width="1.2" stroke-linejoin="round"/>"##,
        worker(1, 15.0)?,
        worker(2, 49.0)?
    ))
}

/// 9.8: a lace worker without a cube, and three points.
fn convent() -> String {
    format!(
        r##"<g transform="translate(14 17) scale(1.15)">{LACE}</g><rect x="30" y="6" width="20" height="20" rx="3" fill="#FAF7F0" stroke="#6F695C" stroke-width="1.5"/><path d="M27 29L53 3" stroke="#9A3F1C" stroke-width="3" stroke-linecap="round"/>{}"##,
        points(3, 48.0, 38.0)
    )
}

/// 9.9: three points a card.
fn town_hall() -> String {
    let card = |x: f64, turn: f64| format!(r#"<g transform="translate({x} 21) rotate({turn}) scale(1.25)">{CARD}</g>"#);
    card(16.0, -10.0) + &card(30.0, 0.0) + &card(44.0, 10.0) + &points(3, 52.0, 37.0)
}

/// 9.10: nine points.
fn villa() -> String {
    format!(
        r##"<path d="M8 44V20L30 5L52 20V44Z" fill="#F6E2BE" stroke="#8A5A34" stroke-width="1.5" stroke-linejoin="round"/><path d="M4 22L30 4L56 22" fill="none" stroke="{}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M25 44V34A5 5 0 0 1 35 34V44Z" fill="#7E3A1C"/><path d="M14 27H20V34H14ZM40 27H46V34H40Z" fill="#5FAAE0" stroke="#8A5A34" stroke-width="1"/><circle cx="30" cy="21" r="11" fill="{INK}" stroke="{PAPER}" stroke-width="1.5"/><text x="30" y="27" font-size="17" fill="{PAPER}" font-weight="700" text-anchor="middle" font-family="{FONT}">9</text>"##,
        TERRACOTTA.0
    )
}

/// The backs of the cards.
fn back() -> String {
    let (fill, edge) = TERRACOTTA;
    let card = |x: f64| {
        format!(
            r#"<rect x="{x}" y="{:.1}" width="34" height="42" rx="5" fill="{fill}" stroke="{edge}" stroke-width="1.4"/>"#,
            2.0 + (x - 12.0) / 2.0
        )
    };
    card(18.0)
        + &card(15.0)
        + &card(12.0)
        + r##"<rect x="16" y="6" width="26" height="34" rx="3" fill="none" stroke="#F0C9A8" stroke-width="1.2" stroke-dasharray="2.5 2.5"/><path d="M20 32V21L29 13L38 21V32Z" fill="#F0C9A8"/>"##
}
