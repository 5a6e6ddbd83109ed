//! The pieces of an area by row and column: in boxes, or close together where they are small.

use std::ops::Range;

use anstyle::{Ansi256Color, Color};
use campiello_core::Message;
use campiello_core::scene::{Area, Piece};

use super::Style;
use super::shelf::Line;
use crate::columns::{pad, width, wrap};

/// A row that is too long for the screen is folded, like words in a text; a grid of several rows keeps its shape.
pub(super) fn grid(area: &Area, style: Style, speak: &dyn Fn(&Message) -> String) -> Vec<Line> {
    let cells = Cells::new(area, speak);
    let wanted = cells.widths();
    let (draw, margin): (Drawn, usize) = if area.dense { (close, 1) } else { (boxes, 2) };
    if area.size.row != 1 {
        return draw(&cells, 0..wanted.len(), &fit(&wanted, margin, style.width), style);
    }
    let mut lines = Vec::new();
    let mut from = 0;
    while from < wanted.len() {
        let mut to = from + 1;
        while to < wanted.len() && wanted[from..=to].iter().map(|width| width + margin).sum::<usize>() <= style.width {
            to += 1;
        }
        lines.extend(draw(&cells, from..to, &fit(&wanted[from..to], margin, style.width), style));
        from = to;
    }
    lines
}

/// How some columns with these widths are drawn.
type Drawn = fn(&Cells, Range<usize>, &[usize], Style) -> Vec<Line>;

/// Small pieces close together: no boxes, a blank between two columns, and no room for columns in which nothing is said.
fn close(cells: &Cells, columns: Range<usize>, widths: &[usize], style: Style) -> Vec<Line> {
    let said: Vec<(usize, usize)> =
        columns.zip(widths.iter().copied()).filter(|(column, _)| cells.is_said(*column)).collect();
    let mut lines = Vec::new();
    if !cells.headings.is_empty() {
        let heading = |(column, width): &(usize, usize)| {
            let name = cells.headings.get(*column).map_or("", String::as_str);
            pad(name, *width)
        };
        let names: Vec<String> = said.iter().map(heading).collect();
        lines.push(Line::plain(names.join(" ").trim_end().to_owned()));
    }
    for row in 0..cells.rows {
        let texts: Vec<(&str, usize, Vec<String>)> = said
            .iter()
            .map(|(column, width)| {
                let cell = cells.at(row, *column);
                (
                    cell.map_or("", |cell| cell.tone),
                    *width,
                    cell.map_or(Vec::new(), |cell| wrap_all(&cell.lines, *width)),
                )
            })
            .collect();
        for n in 0..texts.iter().map(|(_, _, words)| words.len()).max().unwrap_or(0) {
            lines.push(abreast(&texts, n, style));
        }
    }
    lines
}

/// The line of this number of all cells that stand side by side.
fn abreast(cells: &[(&str, usize, Vec<String>)], n: usize, style: Style) -> Line {
    let mut line = Line { text: String::new(), width: 0 };
    let mut owed = 0;
    for (tone, room, words) in cells {
        let text = words.get(n).map_or("", String::as_str);
        if !text.is_empty() {
            let part = Line::painted(text, paint(tone, style.colour));
            line.text.push_str(&" ".repeat(owed));
            line.text.push_str(&part.text);
            line.width += owed + part.width;
            owed = 0;
        }
        owed += room + 1 - width(text).min(*room);
    }
    line
}

/// The boxes of some columns, which have these widths.
fn boxes(cells: &Cells, columns: Range<usize>, widths: &[usize], style: Style) -> Vec<Line> {
    let mut lines = headings(cells, columns.clone(), widths);
    for row in 0..cells.rows {
        let wrapped: Vec<Option<Vec<String>>> = (columns.clone().zip(widths))
            .map(|(column, width)| cells.at(row, column).map(|cell| wrap_all(&cell.lines, *width)))
            .collect();
        let Some(height) = wrapped.iter().flatten().map(Vec::len).max() else { continue };
        for n in 0..height + 2 {
            let mut line = Line { text: String::new(), width: 0 };
            for (column, words) in wrapped.iter().enumerate() {
                let inside = match (words, n) {
                    (None, _) => " ".repeat(widths[column] + 2),
                    (_, 0) => format!("┌{}┐", "─".repeat(widths[column])),
                    (_, n) if n == height + 1 => format!("└{}┘", "─".repeat(widths[column])),
                    (Some(words), n) => {
                        let text = words.get(n - 1).map_or("", String::as_str);
                        format!("│{text}{}│", " ".repeat(widths[column].saturating_sub(width(text))))
                    }
                };
                let tone = cells.at(row, columns.start + column).map_or("", |cell| cell.tone);
                let part = Line::painted(&inside, paint(tone, style.colour));
                line.text.push_str(&part.text);
                line.width += part.width;
            }
            lines.push(line);
        }
    }
    lines
}

/// The names of some columns, each above its boxes; no line if they have none.
fn headings(cells: &Cells, columns: Range<usize>, widths: &[usize]) -> Vec<Line> {
    let names: Vec<Vec<String>> = (columns.zip(widths))
        .map(|(column, width)| cells.headings.get(column).map_or_else(Vec::new, |name| wrap(name, *width)))
        .collect();
    let height = names.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |n: usize, (name, width): (&Vec<String>, &usize)| {
        let text = name.get(n).map_or("", String::as_str);
        format!(" {} ", pad(text, *width))
    };
    let line = |n| names.iter().zip(widths).map(|column| cell(n, column)).collect::<String>();
    (0..height).map(|n| Line::plain(line(n).trim_end().to_owned())).collect()
}

fn wrap_all(lines: &[String], to: usize) -> Vec<String> {
    lines.iter().flat_map(|line| wrap(line, to)).collect()
}

/// The pieces of an area by row and column; where several lie, the front one. Pieces that say nothing are left to those that speak for them.
struct Cells {
    columns: usize,
    rows: usize,
    texts: Vec<Option<CellText>>,
    /// What the columns are called; empty if they have no names.
    headings: Vec<String>,
}

struct CellText {
    tone: &'static str,
    lines: Vec<String>,
}

impl Cells {
    fn new(area: &Area, speak: &dyn Fn(&Message) -> String) -> Self {
        let (columns, rows) = (usize::from(area.size.column), usize::from(area.size.row));
        let mut texts: Vec<Option<CellText>> = (0..columns * rows).map(|_| None).collect();
        for piece in area.pieces.iter().filter(|piece| !piece.face.is_button()) {
            let (column, row) = (usize::from(piece.cell.column), usize::from(piece.cell.row));
            if column < columns && row < rows && !piece.lines.is_empty() {
                texts[row * columns + column] = Some(CellText { tone: piece.face.tone, lines: said(piece, speak) });
            }
        }
        let headings = area.headings.iter().take(columns).map(speak).collect();
        Self { columns, rows, texts, headings }
    }

    fn at(&self, row: usize, column: usize) -> Option<&CellText> {
        self.texts[row * self.columns + column].as_ref()
    }

    /// Whether anything is said in a column.
    fn is_said(&self, column: usize) -> bool {
        (0..self.rows).any(|row| self.at(row, column).is_some())
    }

    /// How wide every column would like to be: its boxes, and its name.
    fn widths(&self) -> Vec<usize> {
        let of = |cell: &CellText| cell.lines.iter().map(|line| width(line)).max().unwrap_or(0);
        let column = |n| self.texts.iter().skip(n).step_by(self.columns).flatten().map(of).max().unwrap_or(1);
        let name = |n: usize| self.headings.get(n).map_or(0, |name| width(name));
        (0..self.columns).map(|n| column(n).max(name(n))).collect()
    }
}

fn said(piece: &Piece, speak: &dyn Fn(&Message) -> String) -> Vec<String> {
    piece.lines.iter().map(speak).collect()
}

/// Narrows the widest columns until all of them, with their margins, fit.
fn fit(wanted: &[usize], margin: usize, room: usize) -> Vec<usize> {
    let narrowed = |cap: usize| wanted.iter().map(|width| (*width).min(cap)).collect::<Vec<_>>();
    let widest = wanted.iter().max().copied().unwrap_or(0);
    let fits = |widths: &Vec<usize>| widths.iter().map(|width| width + margin).sum::<usize>() <= room;
    (1..=widest).rev().map(narrowed).find(fits).unwrap_or_else(|| narrowed(1))
}

/// Light grounds that black letters stand out from, on dark and on light screens.
fn paint(tone: &str, colour: bool) -> anstyle::Style {
    let ground = match tone {
        "pink" => 218,
        "red" => 203,
        "orange" => 215,
        "yellow" => 228,
        "green" => 150,
        "blue" => 117,
        "white" => 255,
        "chili" => 209,
        "stink" => 143,
        "soy" => 221,
        "black-eyed" => 230,
        "garden" => 183,
        _ => return anstyle::Style::new(),
    };
    if !colour {
        return anstyle::Style::new();
    }
    let ansi = |number| Some(Color::Ansi256(Ansi256Color(number)));
    anstyle::Style::new().fg_color(ansi(16)).bg_color(ansi(ground))
}
