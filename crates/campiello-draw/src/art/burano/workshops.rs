//! The lace workshops: squares in six tiles, coins, the workers who sit there, and the unions that they form.

use std::fmt::Write;

use campiello_core::scene::{Area, Face, Piece};

use super::super::{Art, Backdrop, Finish, Layer, Place, Stamp};
use super::palette::{COIN, Colour, Ground, INK, Player, ground};
use crate::theme::Theme;

/// The side of a square, and the joint between two.
const SIDE: f64 = 46.0;
const JOINT: f64 = 2.0;
const PITCH: f64 = SIDE + JOINT;
const MARGIN: f64 = 12.0;

/// A square, who sits there, and to which neighbours (1 right, 2 below, 4 left, 8 above) the union goes on.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let colour = Colour::of(face.tone)?;
    let square = Face::new("burano/floor", colour.tone).with("coin", face.value("coin"));
    let seat = face.value("seat");
    let square = square.with("muted", i32::from(seat > 0));
    let mut layers = vec![Layer::Part(square, Place::new(0.0, 0.0, SIDE, SIDE))];
    if let Some(player) = Player::number(seat) {
        layers.push(Layer::Signs(joins(player, face.value("joins"))));
        layers.push(Layer::Part(Face::new("burano/worker", "").with("seat", seat), Place::new(6.0, 5.0, 34.0, 34.0)));
    }
    Some(Stamp::layered(layers, (SIDE, SIDE), Finish::Bare))
}

/// Draws a square, or a worker.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let art = |side, markup| Some(Art { width: side, height: side, markup, finish: Finish::Bare });
    match face.art {
        "burano/worker" => art(24.0, Player::number(face.value("seat"))?.worker(12.0, 12.0, 10.0)),
        "burano/floor" => art(SIDE, square(Colour::of(face.tone)?, face.value("coin") > 0, face.value("muted") > 0)),
        _ => None,
    }
}

/// A square: below a worker its shape moves into a corner.
fn square(colour: &Colour, coin: bool, taken: bool) -> String {
    let mark = if taken { colour.mark(8.5, 8.5, 5.6) } else { colour.mark(23.0, 23.0, 10.5) };
    let mut markup = format!(
        r##"<rect width="{SIDE}" height="{SIDE}" rx="2" fill="{}"/><rect x="3" y="3" width="40" height="40" rx="2" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>{mark}"##,
        colour.fill
    );
    if coin {
        let _ = write!(markup, r#"<g transform="translate(37 9) scale(.78)">{COIN}</g>"#);
    }
    markup
}

/// The lines of a union, from the worker to the edges.
fn joins(player: &Player, joins: i32) -> String {
    let ways = [(1, "M23 26H48"), (2, "M23 26V48"), (4, "M23 26H-2"), (8, "M23 26V-2")];
    let lines: String = ways.iter().filter(|(bit, _)| joins & bit > 0).map(|(_, line)| *line).collect();
    if lines.is_empty() {
        return lines;
    }
    format!(
        r##"<path d="{lines}" fill="none" stroke="#fff" stroke-width="9"/><path d="{lines}" fill="none" stroke="{}" stroke-width="5.6"/>"##,
        player.fill
    )
}

/// The table of the workshops: a dark line around every tile.
pub(super) fn backdrop(area: &Area, theme: Theme) -> Backdrop {
    let (columns, rows) = (f64::from(area.size.column), f64::from(area.size.row));
    let (width, height) = (2.0 * MARGIN + PITCH * columns - JOINT, 2.0 * MARGIN + PITCH * rows - JOINT);
    let mut markup =
        format!(r#"<rect width="{width}" height="{height}" rx="10" fill="{}"/>"#, ground(theme, Ground::Hollow));
    let at =
        |piece: &Piece| (MARGIN + PITCH * f64::from(piece.cell.column), MARGIN + PITCH * f64::from(piece.cell.row));
    for piece in &area.pieces {
        let (x, y) = at(piece);
        let side = SIDE + 6.0;
        let _ = write!(
            markup,
            r#"<rect x="{:.0}" y="{:.0}" width="{side}" height="{side}" rx="4" fill="{INK}"/>"#,
            x - 3.0,
            y - 3.0
        );
    }
    for piece in &area.pieces {
        let Some(colour) = Colour::of(piece.face.tone) else { continue };
        let (x, y) = at(piece);
        for (right, down) in [(1, 0), (0, 1)] {
            let next = (piece.cell.column + right, piece.cell.row + down);
            let same =
                |other: &&Piece| (other.cell.column, other.cell.row) == next && other.face.tone == piece.face.tone;
            if area.pieces.iter().any(|other| same(&other)) {
                let (dx, dy) = (SIDE * f64::from(right), SIDE * f64::from(down));
                let (wide, high) = if right > 0 { (JOINT, SIDE) } else { (SIDE, JOINT) };
                let _ = write!(
                    markup,
                    r#"<rect x="{:.0}" y="{:.0}" width="{wide}" height="{high}" fill="{}"/>"#,
                    x + dx,
                    y + dy,
                    colour.front
                );
            }
        }
    }
    let places = area.pieces.iter().map(|piece| {
        let (x, y) = at(piece);
        Place::new(x, y, SIDE, SIDE)
    });
    let places = places.collect();
    Backdrop { width, height, markup, places, headings: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_union_is_joined_with_lines_of_its_player() {
        let alone = Face::new("burano/square", "pink").with("seat", 2);
        let joined = alone.clone().with("joins", 1);
        let lines = |face: &Face| match &stamp(face).expect("squares are drawn").layers[1] {
            Layer::Signs(signs) => signs.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(lines(&alone), "");
        assert!(lines(&joined).contains("M23 26H48") && lines(&joined).contains("#2E3238"), "{}", lines(&joined));
    }
}
