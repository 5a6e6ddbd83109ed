//! The pyramid from above: the base, the middle over its joints, the top over them all.
//!
//! Free cubes are bright and have a dark edge; of those that are covered the corner that can be seen shows the shape.

use std::fmt::Write;

use campiello_core::scene::{Area, Face, Piece};

use super::super::{Art, Backdrop, Finish, Layer, Place, Stamp};
use super::palette::{Colour, Ground, INK, PAPER, ground};
use crate::theme::Theme;

/// From cube to cube.
const PITCH: f64 = 58.0;
/// The top of a cube.
const SIDE: f64 = 50.0;
/// What a level is lifted by.
const LIFT: f64 = 11.0;
/// The margin around.
const MARGIN: f64 = 10.0;

/// Where a place lies, from the top left of the base.
fn spot(level: i32, number: i32) -> (f64, f64) {
    let (across, offset) = match level {
        1 => (3, 0.0),
        2 => (2, PITCH / 2.0),
        _ => (1, PITCH),
    };
    let (column, row) = (f64::from((number - 1) % across), f64::from((number - 1) / across));
    (offset + PITCH * column, offset + PITCH * row - LIFT * f64::from(level - 1))
}

/// Which way the part of a covered cube lies that can be seen.
fn corner(level: i32, number: i32) -> (f64, f64) {
    let across = if level == 1 { 3 } else { 2 };
    let way = |place: i32| match place {
        0 => -1.0,
        last if last + 1 == across => 1.0,
        _ => 0.0,
    };
    (way((number - 1) % across), way((number - 1) / across))
}

/// A cube of the pyramid, or a place for one.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let size = (SIDE, SIDE + LIFT);
    let whole = Place::new(0.0, 0.0, size.0, size.1);
    if face.tone.is_empty() {
        return Some(Stamp::layered(vec![Layer::Part(Face::new("burano/block", ""), whole)], size, Finish::Bare));
    }
    let colour = Colour::of(face.tone)?;
    let free = face.value("free");
    let mut layers = vec![Layer::Part(Face::new("burano/block", colour.tone).with("free", free), whole)];
    if free == 0 {
        let (across, down) = corner(face.value("level"), face.value("number"));
        let (x, y) = (25.0 + 15.5 * across, 25.0 + if down < 0.0 { 17.0 } else { 14.0 } * down);
        layers.push(Layer::Part(Face::new("burano/mark", colour.tone), Place::new(x - 7.0, y - 7.0, 14.0, 14.0)));
    }
    Some(Stamp::layered(layers, size, Finish::Bare))
}

/// Draws a cube, a place, or a shape alone.
pub(super) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let art = |width, height, markup| Some(Art { width, height, markup, finish: Finish::Bare });
    match face.art {
        "burano/mark" => art(20.0, 20.0, Colour::of(face.tone)?.mark(10.0, 10.0, 9.6)),
        "burano/block" if face.tone.is_empty() => art(SIDE, SIDE + LIFT, place(theme)),
        "burano/block" => art(SIDE, SIDE + LIFT, cube(Colour::of(face.tone)?, face.value("free") > 0, theme)),
        _ => None,
    }
}

fn place(theme: Theme) -> String {
    format!(
        r#"<rect x="2" y="2" width="46" height="56" rx="6" fill="{}" fill-opacity=".5" stroke="{}" stroke-width="1.6" stroke-dasharray="4 4"/>"#,
        ground(theme, Ground::Hollow),
        ground(theme, Ground::Shore)
    )
}

/// A cube with its front; one that is covered stands back.
fn cube(colour: &Colour, free: bool, theme: Theme) -> String {
    let Colour { fill, edge, front, .. } = colour;
    let mut markup = format!(
        r#"<rect x="1.5" y="40" width="47" height="20" rx="3" fill="{front}" stroke="{edge}"/><rect x="1.5" y="1.5" width="47" height="48" rx="4.5" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>"#
    );
    if free {
        let _ = write!(
            markup,
            r##"<rect x="5" y="5" width="40" height="41" rx="3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>{mark}<rect x="10" y="52.5" width="6" height="5.5" rx=".8" fill="{PAPER}"/><rect x="34" y="52.5" width="6" height="5.5" rx=".8" fill="{PAPER}"/><path d="M1.5 5.5a4 4 0 0 1 4-4h39a4 4 0 0 1 4 4V57a3 3 0 0 1-3 3H4.5a3 3 0 0 1-3-3Z" fill="none" stroke="{INK}" stroke-width="2.6"/>"##,
            mark = colour.mark(25.0, 20.5, 11.5)
        );
    } else {
        let _ = write!(
            markup,
            r#"<rect x="1.5" y="1.5" width="47" height="58.5" rx="4.5" fill="{}" opacity=".42"/>"#,
            ground(theme, Ground::Sand)
        );
    }
    markup
}

/// The sand that it stands on, and where its cubes lie: level by level, so that the upper ones cover the lower.
pub(super) fn backdrop(area: &Area, theme: Theme) -> Backdrop {
    let side = 2.0 * PITCH + SIDE;
    let (width, height) = (side + 2.0 * MARGIN, side + LIFT + 2.0 * MARGIN);
    let markup = format!(
        r#"<rect x="1" y="1" width="{:.0}" height="{:.0}" rx="14" fill="{}" stroke="{}" stroke-width="1.5"/>"#,
        width - 2.0,
        height - 2.0,
        ground(theme, Ground::Sand),
        ground(theme, Ground::Shore)
    );
    let place = |piece: &Piece| {
        let (x, y) = spot(piece.face.value("level"), piece.face.value("number"));
        Place::new(MARGIN + x, MARGIN + y, SIDE, SIDE + LIFT)
    };
    Backdrop { width, height, markup, places: area.pieces.iter().map(place).collect(), headings: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cube_of_the_middle_lies_over_the_joint_of_four() {
        for number in 1..=4 {
            let (x, y) = spot(2, number);
            let below = (1..=9)
                .map(|base| spot(1, base))
                .filter(|(left, top)| (x - left).abs() < SIDE && (y + LIFT - top).abs() < SIDE);
            assert_eq!(below.count(), 4, "m{number}");
        }
    }

    #[test]
    fn what_is_seen_of_a_covered_cube_lies_outside() {
        assert_eq!([1, 5, 9].map(|number| corner(1, number)), [(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)]);
        assert_eq!(corner(2, 2), (1.0, -1.0));
    }
}
