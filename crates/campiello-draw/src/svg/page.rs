//! The page: the viewer's own street in the middle, the table to the left, the neighbours to the right, and whatever is
//! too long for a column below. A game without streets gets shelves.

use campiello_core::scene::Scene;

use super::area::Panel;
use super::sheet::Sheet;

const WIDTH: f64 = 1440.0;
const MARGIN: f64 = 16.0;
const GAP: f64 = 14.0;
const ROOM: f64 = WIDTH - 2.0 * MARGIN;
/// An area that would be wider than this does not stand in a column.
const LONG: f64 = 800.0;

/// How much an unfilled bit of the three columns hurts: a street turns it into sky, the table's cards could have been larger.
const BARE: [f64; 3] = [1.4, 1.0, 1.0];

/// Draws the areas of the scene and answers the size of the page.
pub(super) fn arrange(sheet: &mut Sheet<'_>, scene: &Scene) -> (f64, f64) {
    let panels: Vec<Panel<'_>> = scene.areas.iter().map(|area| Panel::new(sheet, area)).collect();
    let page = sheet.page().page;
    sheet.add(format!(r#"<rect width="100%" height="100%" fill="{page}"/>"#));
    let bottom = if panels.iter().any(Panel::is_scenic) { streets(sheet, panels) } else { shelves(sheet, &panels) };
    (WIDTH, bottom - GAP + MARGIN)
}

/// Which areas stand in which column.
struct Columns<'a> {
    table: Vec<Panel<'a>>,
    street: Vec<Panel<'a>>,
    neighbours: Vec<Panel<'a>>,
    long: Vec<Panel<'a>>,
}

/// How wide the outer columns are, and whether long areas lie below all three columns or leave out the neighbours.
#[derive(Clone, Copy)]
struct Measures {
    table: f64,
    neighbours: f64,
    long_below_all: bool,
}

impl Columns<'_> {
    /// What is left for the street.
    fn street_width(&self, measures: Measures) -> f64 {
        let table = if self.table.is_empty() { 0.0 } else { measures.table + GAP };
        self.below(measures) - table
    }

    /// The width below the table and the street.
    fn below(&self, measures: Measures) -> f64 {
        if self.neighbours.is_empty() { ROOM } else { ROOM - measures.neighbours - GAP }
    }

    fn long_width(&self, measures: Measures) -> f64 {
        if measures.long_below_all { ROOM } else { self.below(measures) }
    }

    /// The heights of the three columns; a column that is not there ends with the others.
    fn heights(&self, measures: Measures) -> [f64; 3] {
        let street = stacked(&self.street, self.street_width(measures));
        let table = if self.table.is_empty() { street } else { stacked(&self.table, measures.table) };
        if self.neighbours.is_empty() {
            return [table, street, street];
        }
        let beside = if measures.long_below_all { 0.0 } else { stacked(&self.long, self.long_width(measures)) };
        [table, street, stacked(&self.neighbours, measures.neighbours) - beside]
    }

    /// The measures with which the columns end together as nearly as they can.
    fn measure(&self) -> Measures {
        let widths = |from: i32, to: i32| (from..=to).step_by(10).map(f64::from);
        let mut best = Measures { table: 460.0, neighbours: 290.0, long_below_all: true };
        let mut least = f64::MAX;
        for long_below_all in [true, false] {
            for (table, neighbours) in
                widths(520, 600).flat_map(|table| widths(260, 420).map(move |width| (table, width)))
            {
                let measures = Measures { table, neighbours, long_below_all };
                let heights = self.heights(measures);
                let highest = heights.into_iter().fold(0.0, f64::max);
                let ragged: f64 = heights.into_iter().zip(BARE).map(|(height, bare)| bare * (highest - height)).sum();
                if ragged < least {
                    (best, least) = (measures, ragged);
                }
            }
        }
        best
    }
}

/// The three columns and what lies below them; answers where the next panel would begin.
fn streets(sheet: &mut Sheet<'_>, panels: Vec<Panel<'_>>) -> f64 {
    let (mut street, tables): (Vec<_>, Vec<_>) = panels.into_iter().partition(Panel::is_scenic);
    let neighbours = street.split_off(1);
    let (long, table): (Vec<_>, Vec<_>) = tables.into_iter().partition(|panel| panel.natural_width() > LONG);
    let columns = Columns { table, street, neighbours, long };
    let measures = columns.measure();
    let height = columns.heights(measures).into_iter().fold(0.0, f64::max);
    let (centre, long) = (columns.street_width(measures), columns.long_width(measures));
    let below = MARGIN + height;
    let bottom = below + stacked(&columns.long, long);
    let beside = if measures.long_below_all { height } else { bottom - MARGIN };
    let right = MARGIN + ROOM - measures.neighbours;
    stack(sheet, &columns.street, (MARGIN + columns.below(measures) - centre, MARGIN), (centre, height));
    stack(sheet, &columns.table, (MARGIN, MARGIN), (measures.table, height));
    stack(sheet, &columns.neighbours, (right, MARGIN), (measures.neighbours, beside));
    stack(sheet, &columns.long, (MARGIN, below), (long, bottom - below));
    bottom
}

/// The height of panels below each other, with a gap behind each.
fn stacked(panels: &[Panel<'_>], width: f64) -> f64 {
    panels.iter().map(|panel| panel.height(width) + GAP).sum()
}

/// Draws panels below each other; they share what is left of the height, so that columns end together.
fn stack(sheet: &mut Sheet<'_>, panels: &[Panel<'_>], (x, mut y): (f64, f64), (width, height): (f64, f64)) {
    let many = panels.iter().fold(0.0, |many, _| many + 1.0);
    let spare = (height - stacked(panels, width)).max(0.0) / many;
    for panel in panels {
        let height = panel.height(width) + spare;
        panel.draw(sheet, (x, y), (width, height));
        y += height + GAP;
    }
}

/// Panels side by side as long as they fit, then the next shelf.
fn shelves(sheet: &mut Sheet<'_>, panels: &[Panel<'_>]) -> f64 {
    let width = |panel: &Panel<'_>| panel.natural_width().min(ROOM);
    let mut y = MARGIN;
    let mut rest = panels;
    while !rest.is_empty() {
        let mut used = -GAP;
        let fits = |panel: &&Panel<'_>| {
            used += width(panel) + GAP;
            used <= ROOM
        };
        let (shelf, next) = rest.split_at(rest.iter().take_while(fits).count().max(1));
        y += shelve(sheet, shelf, y) + GAP;
        rest = next;
    }
    y
}

/// Draws one shelf, its panels widened to fill it; answers its height.
fn shelve(sheet: &mut Sheet<'_>, shelf: &[Panel<'_>], y: f64) -> f64 {
    let width = |panel: &Panel<'_>| panel.natural_width().min(ROOM);
    let gaps = shelf.iter().skip(1).fold(0.0, |sum, _| sum + GAP);
    let widening = (ROOM - gaps) / shelf.iter().map(width).sum::<f64>();
    let height = shelf.iter().map(|panel| panel.height(width(panel) * widening)).fold(0.0, f64::max);
    let mut x = MARGIN;
    for panel in shelf {
        let width = width(panel) * widening;
        panel.draw(sheet, (x, y), (width, height));
        x += width + GAP;
    }
    height
}
