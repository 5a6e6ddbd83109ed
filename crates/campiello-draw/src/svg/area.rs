//! One area: its title, its facts, and its pieces in their grid or on their backdrop.

use campiello_core::scene::{Area, Fact, Piece};

use super::sheet::{Sheet, height_of, width_of_fact};
use crate::art::{self, Art, Backdrop, Finish, Place};
use crate::words::{Words, escape, fitted, size_to_fit};

/// The air between a panel's edge and what is on it.
const PADDING: f64 = 14.0;
/// The air between loose pieces.
const GAP: f64 = 9.0;
const TITLE: f64 = 34.0;
const FACTS: f64 = 27.0;
const FACT_SIZE: f64 = 15.0;
/// The fact that a street is all about is written large, beside the title.
const SCORE: &str = "score";

/// An area that knows how large it is.
pub(crate) struct Panel<'a> {
    area: &'a Area,
    pieces: Vec<(&'a Piece, Art)>,
    ground: Ground,
}

/// Where the pieces of an area are.
enum Ground {
    Backdrop(Backdrop),
    /// Loose pieces: the width of every column and the height of every row.
    Grid(Vec<f64>, Vec<f64>),
}

impl<'a> Panel<'a> {
    /// Draws every piece of the area and measures it.
    pub(crate) fn new(sheet: &Sheet<'_>, area: &'a Area) -> Self {
        let seen = area.pieces.iter().filter(|piece| !piece.face.is_button());
        let pieces: Vec<(&Piece, Art)> = seen.map(|piece| (piece, sheet.art(piece))).collect();
        let ground = match art::backdrop(area, sheet.theme, 0.0) {
            Some(backdrop) => Ground::Backdrop(backdrop),
            None => grid(area, &pieces),
        };
        Self { area, pieces, ground }
    }

    /// Whether the area has a scene of its own behind its pieces.
    pub(crate) const fn is_scenic(&self) -> bool {
        matches!(self.ground, Ground::Backdrop(_))
    }

    /// The width at which nothing is made smaller.
    pub(crate) fn natural_width(&self) -> f64 {
        self.ground.size().0 + 2.0 * PADDING
    }

    /// The height at this width.
    pub(crate) fn height(&self, width: f64) -> f64 {
        self.header(width) + self.ground.size().1 * self.scale(width) + PADDING
    }

    /// Draws the area into a box. What it does not need stays empty on a table and is more sky on a backdrop.
    pub(crate) fn draw(&self, sheet: &mut Sheet<'_>, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let page = sheet.page();
        let id = sheet.id(&format!("area/{}", self.area.id));
        let title = sheet.say(&self.area.title);
        sheet.add(format!(
            r#"<g{id} role="group" aria-label="{}"><rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="16" fill="{}" stroke="{}"/>"#,
            escape(&title),
            page.panel,
            page.line
        ));
        self.draw_header(sheet, &title, (x, y), width);
        let at = (x + PADDING, y + self.header(width));
        let scale = self.scale(width);
        let headroom = (height - self.height(width)) / scale;
        match &self.ground {
            Ground::Backdrop(backdrop) => {
                let higher = art::backdrop(self.area, sheet.theme, headroom);
                self.draw_standing(sheet, higher.as_ref().unwrap_or(backdrop), at, scale);
            }
            Ground::Grid(columns, rows) => self.draw_loose(sheet, (columns, rows), at, scale),
        }
        sheet.add("</g>");
    }

    /// The title, the score beside it, and the other facts below it.
    fn draw_header(&self, sheet: &mut Sheet<'_>, title: &str, (x, y): (f64, f64), width: f64) {
        let score = self.area.facts.iter().find(|fact| fact.icon == SCORE);
        let score_width = score.map_or(0.0, |fact| width_of_fact(fact, 26.0));
        let room = width - 2.0 * PADDING - score_width;
        let size = size_to_fit(title, 17.0, 13.0, room);
        let title = fitted(title, size, room);
        sheet.write(&Words::title(&title, size, sheet.page().ink).at(x + PADDING, y + 27.0));
        if let Some(fact) = score {
            sheet.fact(fact, (x + width - PADDING + 6.0 - score_width, y + 22.0), 26.0);
        }
        for (fact, (left, row)) in self.facts().zip(self.fact_places(width)) {
            let middle = y + TITLE + row * FACTS + FACTS / 2.0;
            sheet.fact(fact, (x + PADDING + left, middle), FACT_SIZE);
        }
    }

    fn draw_standing(&self, sheet: &mut Sheet<'_>, backdrop: &Backdrop, (x, y): (f64, f64), scale: f64) {
        let clip = sheet.clip(backdrop.width, backdrop.height, 14.0);
        sheet.add(format!(
            r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.4})" clip-path="{clip}">{}"#,
            backdrop.markup
        ));
        for (piece, place) in self.area.pieces.iter().zip(&backdrop.places) {
            let Some((_, art)) = self.pieces.iter().find(|(drawn, _)| core::ptr::eq(*drawn, piece)) else { continue };
            let Place { left, top, width, height } = *place;
            // Larger art is made to fit its place; smaller art stands in the middle.
            let fit = (width / art.width).min(height / art.height).min(1.0);
            let at = (left + (width - art.width * fit) / 2.0, top + (height - art.height * fit) / 2.0);
            sheet.standing(piece, art, at, fit);
        }
        sheet.add("</g>");
    }

    fn draw_loose(&self, sheet: &mut Sheet<'_>, (columns, rows): (&[f64], &[f64]), (x, y): (f64, f64), scale: f64) {
        let edge = |sizes: &[f64], index: u8| sizes.iter().take(usize::from(index)).map(|size| size + GAP).sum::<f64>();
        for (piece, art) in &self.pieces {
            let column = columns.get(usize::from(piece.cell.column)).copied().unwrap_or(art.width);
            let left = edge(columns, piece.cell.column) + (column - art.width) / 2.0;
            let at = (x + left * scale, y + edge(rows, piece.cell.row) * scale);
            sheet.loose(piece, art, at, scale);
        }
    }

    fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.area.facts.iter().filter(|fact| fact.icon != SCORE)
    }

    /// Where the facts stand: the left edge and the line of each.
    fn fact_places(&self, width: f64) -> Vec<(f64, f64)> {
        let (mut left, mut row) = (0.0, 0.0);
        let mut place = |fact: &Fact| {
            let size = width_of_fact(fact, FACT_SIZE);
            if left + size > width - 2.0 * PADDING + FACT_SIZE && left > 0.0 {
                (left, row) = (0.0, row + 1.0);
            }
            let place = (left, row);
            left += size;
            place
        };
        self.facts().map(&mut place).collect()
    }

    fn header(&self, width: f64) -> f64 {
        let rows = self.fact_places(width).last().map_or(0.0, |(_, row)| row + 1.0);
        TITLE + rows * FACTS + if rows > 0.0 { 8.0 } else { 6.0 }
    }

    fn scale(&self, width: f64) -> f64 {
        let largest = if self.is_scenic() { 1.4 } else { 1.25 };
        ((width - 2.0 * PADDING) / self.ground.size().0.max(1.0)).min(largest)
    }
}

impl Ground {
    /// The width and the height at scale 1.
    fn size(&self) -> (f64, f64) {
        let total = |sizes: &[f64]| (sizes.iter().map(|size| size + GAP).sum::<f64>() - GAP).max(0.0);
        match self {
            Self::Backdrop(backdrop) => (backdrop.width, backdrop.height),
            Self::Grid(columns, rows) => (total(columns), total(rows)),
        }
    }
}

/// Columns as wide as their widest piece and rows as high as their highest; empty ones are as large as a card.
fn grid(area: &Area, pieces: &[(&Piece, Art)]) -> Ground {
    let mut columns = vec![0.0_f64; usize::from(area.size.column)];
    let mut rows = vec![0.0_f64; usize::from(area.size.row)];
    for (piece, art) in pieces {
        let (column, row) = (usize::from(piece.cell.column), usize::from(piece.cell.row));
        columns.resize(columns.len().max(column + 1), 0.0);
        rows.resize(rows.len().max(row + 1), 0.0);
        columns[column] = columns[column].max(art.width);
        let shadow = if art.finish == Finish::Card { 2.0 } else { 0.0 };
        rows[row] = rows[row].max(height_of(art) + shadow);
    }
    for size in columns.iter_mut().chain(&mut rows).filter(|size| **size == 0.0) {
        *size = 120.0;
    }
    Ground::Grid(columns, rows)
}
