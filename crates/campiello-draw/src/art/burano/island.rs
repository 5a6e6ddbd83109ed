//! The main island: sand in the water, hollows, the square with the fountain.

use std::fmt::Write;

use campiello_core::scene::Area;

use super::super::{Backdrop, Place};
use super::house::{CELL, STOREY, storeys};
use super::palette::{FONT, Ground, ground};
use crate::theme::Theme;

/// The margins of the hollows: room for the numbers of rows, for the letters of columns, and above for the houses of the first row.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 18.0;
const ABOVE: f64 = 50.0;
const BELOW: f64 = 36.0;

/// The island and where its houses stand, row by row from the back.
pub(super) fn backdrop(area: &Area, theme: Theme) -> Backdrop {
    let (columns, rows) = (area.size.column, area.size.row);
    let (width, height) = (LEFT + CELL * f64::from(columns) + RIGHT, ABOVE + CELL * f64::from(rows) + BELOW);
    let mut markup = shore(width, height, theme);
    for row in 0..rows {
        let y = ABOVE + CELL * (f64::from(row) + 0.5) + 4.5;
        let _ = write!(
            markup,
            r#"<text x="17" y="{y:.1}" font-size="13" font-weight="700" text-anchor="middle" fill="{}" font-family="{FONT}">{}</text>"#,
            ground(theme, Ground::Faint),
            row + 1
        );
    }
    let mut paved = Vec::new();
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        let place = (LEFT + CELL * f64::from(column), ABOVE + CELL * f64::from(row));
        if area.pieces.iter().any(|piece| (piece.cell.column, piece.cell.row) == (column, row)) {
            markup += &hollow(place, theme);
        } else {
            paved.push(place);
        }
    }
    markup += &square(&paved, theme);
    let places = area.pieces.iter().map(|piece| {
        let lift = STOREY * f64::from(storeys(&piece.face));
        let (left, top) = (LEFT + CELL * f64::from(piece.cell.column), ABOVE + CELL * f64::from(piece.cell.row));
        Place::new(left, top - lift, CELL, CELL + lift)
    });
    let headings = (0..columns).map(|column| (LEFT + CELL * f64::from(column), CELL)).collect();
    Backdrop { width, height, markup, places: places.collect(), headings }
}

/// Water with ripples, the sand, and poles to which boats are tied.
fn shore(width: f64, height: f64, theme: Theme) -> String {
    let paint = |name| ground(theme, name);
    let (right, below) = (width - 4.0, height - 6.0);
    let (middle, centre) = (width / 2.0, height / 2.0);
    let mut markup = format!(r#"<rect width="{width}" height="{height}" fill="{}"/>"#, paint(Ground::Water));
    let sand = |grow: f64| {
        let (l, t, r, b) = (4.0 - grow, 22.0 - grow, right + grow, below + grow);
        format!(
            "M{:.0} {t:.0}Q{middle:.0} {:.0} {:.0} {t:.0}Q{r:.0} {t:.0} {r:.0} {:.0}Q{:.0} {centre:.0} {r:.0} {:.0}Q{r:.0} {b:.0} {:.0} {b:.0}Q{middle:.0} {:.0} {:.0} {b:.0}Q{l:.0} {b:.0} {l:.0} {:.0}Q{:.0} {centre:.0} {l:.0} {:.0}Q{l:.0} {t:.0} {:.0} {t:.0}Z",
            l + 46.0,
            t - 12.0,
            r - 46.0,
            t + 46.0,
            r + 5.0,
            b - 46.0,
            r - 46.0,
            b + 4.0,
            l + 46.0,
            b - 46.0,
            l - 5.0,
            t + 46.0,
            l + 46.0
        )
    };
    let _ = write!(
        markup,
        r#"<path d="{}" fill="{}" opacity=".6"/><path d="{}" fill="{}" stroke="{}" stroke-width="2"/>"#,
        sand(5.0),
        paint(Ground::Ripple),
        sand(0.0),
        paint(Ground::Sand),
        paint(Ground::Shore)
    );
    for (x, y) in [(16.0, below - 2.0), (25.0, below + 3.0), (width - 20.0, below + 1.0)] {
        markup += &pole(x, y);
    }
    markup
}

/// A striped pole that stands at (x, y).
fn pole(x: f64, y: f64) -> String {
    format!(
        r##"<g transform="translate({x:.0} {y:.0})"><path d="M-2.4 0V-26a2.4 2.4 0 0 1 4.8 0V0Z" fill="#FFFDF6" stroke="#9A3F2C" stroke-width=".8"/><path d="M-2.4-4L2.4-8V-3.5L-2.4.5ZM-2.4-13L2.4-17V-12.5L-2.4-8.5ZM-2.4-22L2.4-26V-21.5L-2.4-17.5Z" fill="#C2412F"/></g>"##
    )
}

/// A hollow: pressed into the sand.
fn hollow((x, y): (f64, f64), theme: Theme) -> String {
    let paint = |name| ground(theme, name);
    format!(
        r#"<rect x="{:.1}" y="{:.1}" width="52" height="52" rx="8" fill="{}"/><path d="M{:.1} {:.1}v-36q0-8 8-8h36" fill="none" stroke="{}" stroke-width="2"/>"#,
        x + 4.0,
        y + 4.0,
        paint(Ground::Hollow),
        x + 5.0,
        y + 49.0,
        paint(Ground::Shore)
    )
}

/// The paved square with its fountain, where nobody builds.
fn square(paved: &[(f64, f64)], theme: Theme) -> String {
    let paint = |name| ground(theme, name);
    let edge = |all: fn(f64, f64) -> f64, of: fn(&(f64, f64)) -> f64, none| paved.iter().map(of).fold(none, all);
    let (left, top) = (edge(f64::min, |place| place.0, f64::MAX), edge(f64::min, |place| place.1, f64::MAX));
    let (right, bottom) = (edge(f64::max, |place| place.0, 0.0) + CELL, edge(f64::max, |place| place.1, 0.0) + CELL);
    if paved.is_empty() {
        return String::new();
    }
    let (x, y, width, height) = (left + 4.0, top + 4.0, right - left - 8.0, bottom - top - 8.0);
    let mut markup = format!(
        r#"<rect x="{x:.0}" y="{y:.0}" width="{width:.0}" height="{height:.0}" rx="8" fill="{}" stroke="{}" stroke-width="1.5"/>"#,
        paint(Ground::Stone),
        paint(Ground::Shore)
    );
    let (cx, cy) = (x + width / 2.0, y + height / 2.0);
    let _ = write!(
        markup,
        r##"<g transform="translate({cx:.0} {cy:.0})"><path d="M-44-44L-22-22M44-44L22-22M-44 44L-22 22M44 44L22 22" stroke="{line}" stroke-width="1.5" opacity=".7"/><circle r="34" fill="{stone}" stroke="{line}" stroke-width="2"/><circle r="26" fill="#8CC7D2" stroke="#5AA0AE" stroke-width="3"/><circle r="18" fill="none" stroke="#B9E0E5" stroke-width="1.6"/><circle r="9" fill="#EAF5F4" stroke="#5AA0AE" stroke-width="1.6"/><path d="M0-4V-15M0-15C-6-20-11-13-9-8M0-15C6-20 11-13 9-8" fill="none" stroke="#2B7F95" stroke-width="2.4" stroke-linecap="round"/></g>"##,
        line = paint(Ground::Shore),
        stone = paint(Ground::Sand),
    );
    markup
}

#[cfg(test)]
mod tests {
    use campiello_core::Message;
    use campiello_core::scene::{Area, Cell, Column, Face, Piece};

    use super::*;

    fn house(column: u8, row: u8, storeys: usize) -> Piece {
        let face = ["one", "two", "three"]
            .iter()
            .take(storeys)
            .fold(Face::new("burano/house", "pink"), |face, name| face.with(name, 1));
        Piece {
            id: format!("cell-{column}-{row}"),
            target: None,
            cell: Cell { column, row },
            face,
            label: Message::new("cell-house"),
            lines: Vec::new(),
            facts: Vec::new(),
        }
    }

    #[test]
    fn a_high_house_leaves_something_of_the_hollow_behind_it() {
        let area = Area {
            id: "island".to_owned(),
            title: Message::new("area-island"),
            seat: None,
            column: Column::Table,
            backdrop: "burano/island",
            size: Cell { column: 6, row: 6 },
            dense: true,
            folded: false,
            headings: Vec::new(),
            pieces: vec![house(2, 1, 0), house(2, 2, 3)],
            facts: Vec::new(),
        };
        let backdrop = backdrop(&area, Theme::Day);
        let [hollow, high] = backdrop.places[..] else { panic!("two pieces") };
        assert!(high.top - hollow.top >= 8.0, "{} {}", high.top, hollow.top);
        assert!((high.top + high.height - hollow.top - hollow.height - CELL).abs() < 0.01, "they stand in their rows");
    }
}
