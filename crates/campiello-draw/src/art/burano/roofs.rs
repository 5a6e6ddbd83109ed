//! Roof tiles: two halves in their colours, and between them what the tile scores for.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::icons::{ISLAND, LACE};
use super::palette::{Colour, FONT, FOUNTAIN, INK, PANEL, TERRACOTTA};
use crate::theme::Theme;

/// A tile.
const TILE: (f64, f64) = (92.0, 48.0);
/// A stack of tiles.
const STACK: (f64, f64) = (60.0, 48.0);
/// How many tiles of a stack catch the eye.
const EDGES: i32 = 3;

/// How a face stands on a page.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    match face.art {
        "burano/roof" => {
            let half = |name, side: i32| {
                let colour = Colour::number(face.value(name))?;
                let half = Face::new("burano/tile-half", colour.tone).with("side", side);
                Some(Layer::Part(half, Place::new(4.0 + 44.0 * f64::from(side), 4.0, 40.0, 40.0)))
            };
            let layers = vec![
                Layer::Whole(Face::new("burano/tile", "")),
                half("first", 0)?,
                half("second", 1)?,
                Layer::Part(emblem(face), Place::new(33.0, 11.0, 26.0, 26.0)),
            ];
            Some(Stamp { lines: 2, ..Stamp::layered(layers, TILE, Finish::Captioned) })
        }
        "burano/stack" => {
            let tiles = face.value("tiles");
            let layers = vec![
                Layer::Whole(Face::new("burano/tile-stack", "").with("tiles", tiles.clamp(0, EDGES))),
                Layer::Part(emblem(face), Place::new(15.0, 5.0, 30.0, 30.0)),
                Layer::Signs(super::fish::times(tiles, 46.0, 37.0)),
            ];
            Some(Stamp { lines: 1, ..Stamp::layered(layers, STACK, Finish::Captioned) })
        }
        _ => Some(Stamp::one(Face::new(face.art, ""), TILE, Finish::Bare)),
    }
}

/// What the kind of this tile or stack is known by.
fn emblem(face: &Face) -> Face {
    Face::new("burano/tile-kind", "").with("kind", face.value("kind"))
}

/// Draws a face.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let art = |(width, height), markup| Some(Art { width, height, markup, finish: Finish::Bare });
    match face.art {
        "burano/tile" => art(TILE, plate(0.0, 92.0)),
        "burano/tile-half" => art((40.0, 40.0), half(Colour::of(face.tone)?, face.value("side") > 0)),
        "burano/tile-kind" => art((26.0, 26.0), kind(face.value("kind"))?),
        "burano/tile-stack" => art(STACK, stack(face.value("tiles"))),
        "burano/roof-empty" => art(
            TILE,
            r##"<rect x="1.5" y="1.5" width="89" height="45" rx="6" fill="#C8693F" fill-opacity=".08" stroke="#B98C72" stroke-width="1.5" stroke-dasharray="5 4"/>"##
                .to_owned(),
        ),
        _ => None,
    }
}

fn plate(left: f64, width: f64) -> String {
    format!(
        r#"<rect x="{:.1}" y=".7" width="{:.1}" height="46.6" rx="6" fill="{}" stroke="{}" stroke-width="1.4"/>"#,
        left + 0.7,
        width - 1.4,
        TERRACOTTA.0,
        TERRACOTTA.1
    )
}

/// Half a tile: rows of roof tiles in the colour, and its shape.
fn half(colour: &Colour, right: bool) -> String {
    // The shape makes room for what stands between the halves.
    let x = if right { 24.5 } else { 15.5 };
    let Colour { fill, edge, front, .. } = colour;
    format!(
        r#"<rect width="40" height="40" rx="3" fill="{fill}" stroke="{edge}" stroke-width="1"/><path d="M1 10H39M1 20H39M1 30H39" stroke="{front}" stroke-width="1.2"/><circle cx="{x}" cy="20" r="12" fill="{fill}"/>{}"#,
        colour.mark(x, 20.0, 9.6)
    )
}

/// A flag on an island, lace, a fountain, or four.
fn kind(kind: i32) -> Option<String> {
    let inside = match kind {
        1 => format!(r#"<g transform="translate(0 1) scale(.84)">{ISLAND}</g>"#),
        2 => format!(r#"<g transform="scale(.86)">{LACE}</g>"#),
        3 => format!(r#"<g transform="translate(0 .6) scale(1.05)">{FOUNTAIN}</g>"#),
        4 => format!(
            r#"<text y="6.4" font-size="18" fill="{INK}" font-weight="700" text-anchor="middle" font-family="{FONT}">4</text>"#
        ),
        _ => return None,
    };
    Some(format!(
        r##"<g transform="translate(13 13)"><circle r="12.2" fill="{PANEL}" stroke="#8A4326" stroke-width="1.5"/>{inside}</g>"##
    ))
}

/// Backs of tiles on each other, or the place where they lay.
fn stack(tiles: i32) -> String {
    if tiles == 0 {
        return r##"<rect x="3" y="3" width="48" height="36" rx="6" fill="none" stroke="#B98C72" stroke-width="1.5" stroke-dasharray="5 4"/>"##.to_owned();
    }
    let back = |n: i32| {
        format!(
            r#"<rect x="{}" y="{}" width="50" height="37" rx="6" fill="{}" stroke="{}" stroke-width="1.3"/>"#,
            2 + 3 * n,
            2 + 3 * n,
            TERRACOTTA.0,
            TERRACOTTA.1
        )
    };
    let rows = r##"<path d="M5 11H49M5 20H49M5 29H49M17 4V11M37 4V11M27 11V20M17 20V29M37 20V29M27 29V37" stroke="#A9522E" stroke-width="1.2"/>"##;
    (0..tiles).rev().map(back).collect::<String>() + rows
}
