//! Houses on the main island, straight from above and lifted by their storeys: fronts with windows, tops with the shape of their colour, roof
//! halves with the sign of their tile, and the level of those that are higher than one.

use std::fmt::Write;

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::palette::{Colour, FONT, FOUNTAIN, INK, PANEL, PAPER, TERRACOTTA, badge};
use crate::theme::Theme;

/// The side of a hollow.
pub(super) const CELL: f64 = 60.0;
/// What a storey is lifted by: three stay lower than a hollow more.
pub(super) const STOREY: f64 = 17.0;

const CUBES: [&str; 3] = ["one", "two", "three"];
const HALVES: [&str; 3] = ["roof-one", "roof-two", "roof-three"];

/// How many storeys a house has.
pub(super) fn storeys(face: &Face) -> u8 {
    CUBES.iter().map(|name| u8::from(face.value(name) > 0)).sum()
}

/// A house as a page puts it together: storey upon storey, the roof half, the level.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let high = storeys(face);
    let height = CELL + STOREY * f64::from(high);
    let mut layers = Vec::new();
    if high > 0 {
        layers.push(Layer::Signs(shadow(high)));
    }
    for (level, name) in (0..high).zip(CUBES) {
        let colour = Colour::number(face.value(name))?;
        let top = STOREY * f64::from(high - 1 - level);
        let storey = Face::new("burano/storey", colour.tone).with("covered", i32::from(level + 1 < high));
        // Those above the ground look alike.
        let storey = storey.with("level", level.min(1).into());
        layers.push(Layer::Part(storey, Place::new(0.0, top, CELL, CELL + STOREY)));
    }
    let roof = high.checked_sub(1).map_or(0, |level| face.value(HALVES[usize::from(level)]));
    if let Some(half) = Colour::number(roof) {
        let (side, kind) = (face.value("side"), face.value("kind"));
        let top = Place::new(0.0, 0.0, CELL, CELL);
        layers.push(Layer::Part(Face::new("burano/half", half.tone).with("side", side), top));
        layers.push(Layer::Part(Face::new("burano/joint", "").with("side", side).with("kind", kind), top));
    }
    if high > 1 {
        layers.push(Layer::Signs(badge(high.into(), 9.5, 10.0)));
    }
    Some(Stamp::layered(layers, (CELL, height), Finish::Bare))
}

/// Draws a storey, a roof half, or half of a tile's sign.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let (height, markup) = match face.art {
        "burano/storey" => {
            (CELL + STOREY, storey(Colour::of(face.tone)?, face.value("covered") > 0, face.value("level") == 0))
        }
        "burano/half" => (CELL, half(Colour::of(face.tone)?, face.value("side"))),
        "burano/joint" => (CELL, joint(face.value("side"), face.value("kind"))),
        _ => return None,
    };
    Some(Art { width: CELL, height, markup, finish: Finish::Bare })
}

/// What a house throws on the ground to its right.
fn shadow(high: u8) -> String {
    let (lift, reach) = (STOREY * f64::from(high), 4.0 + 3.0 * f64::from(high));
    let (right, below) = (58.0 + reach, lift + 58.0);
    format!(r#"<path d="M57 {:.0}L{right:.0} {:.0}V{below:.0}H57Z" fill="{INK}" opacity=".13"/>"#, lift, lift + reach)
}

/// A storey: its front with two windows, and between them the door or, higher up, the shape of its colour; its top with the shape.
fn storey(colour: &Colour, covered: bool, ground: bool) -> String {
    let Colour { fill, edge, front, .. } = colour;
    let middle = if ground {
        r##"<path d="M25.8 76V67q4.2-5 8.4 0v9z" fill="#6B4A38"/>"##.to_owned()
    } else {
        format!(r#"<circle cx="30" cy="68" r="6.6" fill="{fill}"/>{}"#, colour.mark(30.0, 68.0, 5.0))
    };
    let window = |x: f64| {
        format!(
            r#"<rect x="{x}" y="63.5" width="8.4" height="8.4" rx="1" fill="{PAPER}" stroke="{edge}" stroke-width=".9"/>"#
        )
    };
    let top = if covered { String::new() } else { colour.mark(30.0, 30.5, 13.4) };
    format!(
        r##"<rect x="1.6" y="50" width="56.8" height="26" rx="2.5" fill="{front}" stroke="{edge}"/>{}{}{middle}<rect x="1.6" y="1" width="56.8" height="58.4" rx="4.5" fill="{fill}" stroke="{edge}" stroke-width="1.3"/><rect x="5.4" y="4.8" width="49.2" height="50.8" rx="3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>{top}"##,
        window(9.0),
        window(42.6),
    )
}

/// The edges of a roof half: it reaches to its other half, on the right (1), below (2), on the left (3) or above (4).
fn edges(side: i32, inset: f64) -> (f64, f64, f64, f64) {
    let reach = |here: i32| if side == here { 0.0 } else { inset };
    let (right, below, left, above) = (reach(1), reach(2), reach(3), reach(4));
    (left, above, CELL - left - right, CELL - above - below)
}

/// A roof half: a rim of terracotta, rows of tiles in its colour, the shape on a plate.
fn half(colour: &Colour, side: i32) -> String {
    let Colour { fill, front, .. } = colour;
    let (x, y, width, height) = edges(side, 2.2);
    let mut markup = format!(
        r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="3.5" fill="{}" stroke="{}" stroke-width="1.2"/>"#,
        TERRACOTTA.0, TERRACOTTA.1
    );
    let (x, y, width, height) = edges(side, 6.6);
    let _ = write!(
        markup,
        r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="2.5" fill="{fill}"/><path d="M{x:.1} 18.5h{width:.1}M{x:.1} 30h{width:.1}M{x:.1} 41.5h{width:.1}" stroke="{front}" stroke-width="1.5"/>"#
    );
    let (dx, dy) = shift(side, 4.0);
    let (cx, cy) = (30.0 - dx, 30.0 - dy);
    let _ = write!(markup, r#"<circle cx="{cx}" cy="{cy}" r="13" fill="{fill}"/>{}"#, colour.mark(cx, cy, 9.6));
    markup
}

/// A step towards the other half.
const fn shift(side: i32, by: f64) -> (f64, f64) {
    match side {
        1 => (by, 0.0),
        2 => (0.0, by),
        3 => (-by, 0.0),
        _ => (0.0, -by),
    }
}

/// Half of the sign of a tile, at the edge to its other half: where both are uncovered they meet.
fn joint(side: i32, kind: i32) -> String {
    let (dx, dy) = shift(side, 30.0);
    let (x, y) = (30.0 + dx, 30.0 + dy);
    format!(
        r#"<g transform="translate({x} {y})"><circle r="10.5" fill="{PANEL}" stroke="{}" stroke-width="1.4"/>{}</g>"#,
        TERRACOTTA.1,
        sign(kind)
    )
}

/// The sign of a kind of roof around (0, 0): a hill with a flag, lace, a fountain, the number four.
pub(super) fn sign(kind: i32) -> String {
    match kind {
        1 => format!(
            r##"<path d="M-7.5 5Q0-6.5 7.5 5Z" fill="#C9A24B"/><path d="M0 .5V-7L4.6-4.8L0-3" fill="{INK}" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"/>"##
        ),
        2 => {
            let petals = [(5.2, 0.0), (2.6, 4.5), (-2.6, 4.5), (-5.2, 0.0), (-2.6, -4.5), (2.6, -4.5)];
            let petals = petals.iter().map(|(x, y)| {
                format!(r##"<circle cx="{x}" cy="{y}" r="2.2" fill="none" stroke="#B64E78" stroke-width="1.3"/>"##)
            });
            format!(r##"{}<circle r="2.2" fill="#B64E78"/>"##, petals.collect::<String>())
        }
        3 => format!(r#"<g transform="scale(.86)">{FOUNTAIN}</g>"#),
        _ => format!(
            r#"<text y="5.4" font-size="15.5" fill="{INK}" font-weight="700" text-anchor="middle" font-family="{FONT}">4</text>"#
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art;

    #[test]
    fn three_storeys_stay_lower_than_a_hollow_more() {
        const { assert!(3.0 * STOREY < CELL) };
    }

    #[test]
    fn a_house_shows_its_uppermost_half_and_its_level() {
        let house =
            Face::new("burano/house", "pink").with("one", 2).with("two", 3).with("roof-one", 4).with("roof-two", 1);
        let stamp = stamp(&house.with("side", 1).with("kind", 3)).expect("houses are drawn");
        let halves: Vec<&Face> = stamp
            .layers
            .iter()
            .filter_map(|layer| match layer {
                Layer::Part(face, _) if face.art == "burano/half" => Some(face),
                _ => None,
            })
            .collect();
        assert_eq!(halves, [&Face::new("burano/half", "pink").with("side", 1)]);
        assert!(stamp.layers.iter().any(|layer| matches!(layer, Layer::Signs(signs) if signs.contains(">2<"))));
    }

    #[test]
    fn every_part_of_a_house_is_drawn() {
        for tone in super::super::VOCABULARY.tones {
            for side in 1..=4 {
                assert!(art::draw(&Face::new("burano/half", tone).with("side", side), Theme::Day).is_some());
            }
            assert!(art::draw(&Face::new("burano/storey", tone).with("covered", 1), Theme::Night).is_some());
        }
        assert!(art::draw(&Face::new("burano/storey", "violet"), Theme::Day).is_none());
    }
}
