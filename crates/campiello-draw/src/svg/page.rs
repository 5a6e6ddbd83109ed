//! The page: the viewer's own street in the middle, the table to the left, the neighbours to the right, and whatever is
//! too long for a column below. A game without streets gets shelves.

use campiello_core::scene::Scene;

use super::area::Panel;
use super::sheet::Sheet;

const WIDTH: f64 = 1440.0;
const MARGIN: f64 = 16.0;
const GAP: f64 = 14.0;
const TABLE: f64 = 468.0;
const NEIGHBOURS: f64 = 290.0;

/// Draws the areas of the scene and answers the size of the page.
pub(super) fn arrange(sheet: &mut Sheet<'_>, scene: &Scene) -> (f64, f64) {
    let panels: Vec<Panel<'_>> = scene
        .areas
        .iter()
        .map(|area| Panel::new(sheet, area))
        .collect();
    // The page is as high as its areas need, so it is painted before anybody knows its height: as a huge sheet.
    let page = sheet.page().page;
    sheet.add(format!(
        r#"<rect width="100%" height="100%" fill="{page}"/>"#
    ));
    let bottom = if panels.iter().any(Panel::is_scenic) {
        streets(sheet, panels)
    } else {
        shelves(sheet, &panels)
    };
    (WIDTH, bottom - GAP + MARGIN)
}

/// The three columns and what lies below them; answers where the next panel would begin.
fn streets(sheet: &mut Sheet<'_>, panels: Vec<Panel<'_>>) -> f64 {
    let (mut scenic, tables): (Vec<_>, Vec<_>) = panels.into_iter().partition(Panel::is_scenic);
    let neighbours = scenic.split_off(1);
    let right = if neighbours.is_empty() {
        0.0
    } else {
        NEIGHBOURS + GAP
    };
    let left = if tables.is_empty() { 0.0 } else { TABLE + GAP };
    let wide_room = WIDTH - 2.0 * MARGIN - right;
    let (wide, narrow): (Vec<_>, Vec<_>) = tables
        .into_iter()
        .partition(|panel| panel.natural_width() > 1.7 * TABLE);
    let centre = wide_room - left;
    let height = stacked(&narrow, TABLE).max(stacked(&scenic, centre));
    stack(sheet, &narrow, (MARGIN, MARGIN), (TABLE, height));
    stack(sheet, &scenic, (MARGIN + left, MARGIN), (centre, height));
    let below = MARGIN + height;
    let bottom = below + stacked(&wide, wide_room);
    stack(sheet, &wide, (MARGIN, below), (wide_room, bottom - below));
    let beside = stacked(&neighbours, NEIGHBOURS).max(bottom - MARGIN);
    stack(
        sheet,
        &neighbours,
        (MARGIN + wide_room + GAP, MARGIN),
        (NEIGHBOURS, beside),
    );
    bottom.max(if neighbours.is_empty() {
        0.0
    } else {
        MARGIN + beside
    })
}

/// The height of panels below each other, with a gap behind each.
fn stacked(panels: &[Panel<'_>], width: f64) -> f64 {
    panels.iter().map(|panel| panel.height(width) + GAP).sum()
}

/// Draws panels below each other; they share what is left of the height, so that columns end together.
fn stack(
    sheet: &mut Sheet<'_>,
    panels: &[Panel<'_>],
    (x, mut y): (f64, f64),
    (width, height): (f64, f64),
) {
    let spare =
        (height - stacked(panels, width)).max(0.0) / panels.iter().fold(0.0, |many, _| many + 1.0);
    for panel in panels {
        let height = panel.height(width) + spare;
        panel.draw(sheet, (x, y), (width, height));
        y += height + GAP;
    }
}

/// Panels side by side as long as they fit, then the next shelf.
fn shelves(sheet: &mut Sheet<'_>, panels: &[Panel<'_>]) -> f64 {
    let room = WIDTH - 2.0 * MARGIN;
    let mut y = MARGIN;
    let mut rest = panels;
    while !rest.is_empty() {
        let mut used = 0.0;
        let fitting = rest.iter().take_while(|panel| {
            used += panel.natural_width().min(room) + GAP;
            used - GAP <= room
        });
        let (shelf, next) = rest.split_at(fitting.count().max(1));
        let natural: f64 = shelf
            .iter()
            .map(|panel| panel.natural_width().min(room))
            .sum();
        let gaps = shelf.iter().skip(1).fold(0.0, |sum, _| sum + GAP);
        let widths: Vec<f64> = shelf
            .iter()
            .map(|panel| panel.natural_width().min(room) * (room - gaps) / natural)
            .collect();
        let height = shelf
            .iter()
            .zip(&widths)
            .map(|(panel, width)| panel.height(*width))
            .fold(0.0, f64::max);
        let mut x = MARGIN;
        for (panel, width) in shelf.iter().zip(widths) {
            panel.draw(sheet, (x, y), (width, height));
            x += width + GAP;
        }
        y += height + GAP;
        rest = next;
    }
    y
}
