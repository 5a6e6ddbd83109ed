//! A scene as terminal text: every area a grid of boxes, small areas side by side.
//!
//! Pure: the same scene gives the same text. Colours only underline what the words say as well.

use std::ops::Range;

use anstyle::{Ansi256Color, Color};
use campiello_core::Message;
use campiello_core::scene::{Area, Piece, Scene};

use crate::columns::{pad, width, wrap};

/// How to draw.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How many columns may be filled.
    pub width: usize,
    /// Whether colours may be used.
    pub colour: bool,
}

/// The columns between two areas that lie side by side.
const GAP: usize = 3;

/// Facts under a narrow area may be this wide.
const FACTS: usize = 44;

/// A row of small boards may be this high before the next one begins.
const SHELF: usize = 12;

/// Draws the scene.
pub fn scene(scene: &Scene, style: Style, speak: &dyn Fn(&Message) -> String) -> String {
    let mut text = String::new();
    let mut shelf = Shelf::default();
    for block in scene.areas.iter().map(|area| block(area, style, speak)) {
        if !shelf.takes(&block, style.width) {
            shelf.flush(&mut text);
        }
        shelf.put(block, style.width);
    }
    shelf.flush(&mut text);
    text
}

/// A line as it will be printed, and how wide it looks.
struct Line {
    text: String,
    width: usize,
}

impl Line {
    fn plain(text: String) -> Self {
        Self { width: width(&text), text }
    }

    fn painted(text: &str, paint: anstyle::Style) -> Self {
        Self { width: width(text), text: format!("{paint}{text}{paint:#}") }
    }
}

struct Block {
    lines: Vec<Line>,
    width: usize,
    dense: bool,
    /// Whether facts follow the title of a small board: such boards are alike, and stand below each other like the lines of a table.
    told: bool,
}

impl Block {
    /// Puts another below; single lines and lines of a table need no air.
    fn stack(&mut self, below: Self) {
        if self.lines.len() > 1 && below.lines.len() > 1 && !(self.told && below.told) {
            self.lines.push(Line::plain(String::new()));
        }
        self.width = self.width.max(below.width);
        self.lines.extend(below.lines);
    }
}

/// Blocks side by side. Small boards also stand below each other, where there is room.
#[derive(Default)]
struct Shelf(Vec<Block>);

impl Shelf {
    /// Whether there is room for one more.
    fn takes(&self, block: &Block, room: usize) -> bool {
        self.0.is_empty() || self.fits_beside(block, room) || self.fits_below(block, room, SHELF)
    }

    fn put(&mut self, block: Block, room: usize) {
        let height = self.0.iter().map(|block| block.lines.len()).max().unwrap_or(0);
        let below = self.fits_below(&block, room, height)
            || !self.fits_beside(&block, room) && self.fits_below(&block, room, SHELF);
        match self.0.last_mut() {
            Some(last) if below => last.stack(block),
            _ => self.0.push(block),
        }
    }

    fn used(&self, blocks: usize) -> usize {
        self.0[..blocks].iter().map(|block| block.width + GAP).sum()
    }

    fn fits_beside(&self, block: &Block, room: usize) -> bool {
        self.used(self.0.len()) + block.width <= room
    }

    /// Whether a small board fits below the last one without making the shelf higher than this, the air between them aside.
    fn fits_below(&self, block: &Block, room: usize, height: usize) -> bool {
        let Some(last) = self.0.last() else { return false };
        if self.0.len() == 1 && !(last.told && block.told) {
            return false;
        }
        let wide = self.used(self.0.len() - 1) + block.width <= room;
        last.dense && block.dense && wide && last.lines.len() + block.lines.len() <= height
    }

    /// Writes the blocks side by side, and empties the shelf.
    fn flush(&mut self, text: &mut String) {
        let row = &mut self.0;
        let height = row.iter().map(|block| block.lines.len()).max().unwrap_or(0);
        for n in 0..height {
            let mut line = String::new();
            let mut owed = 0;
            for block in row.iter() {
                if let Some(part) = block.lines.get(n).filter(|part| part.width > 0) {
                    line.push_str(&" ".repeat(owed));
                    line.push_str(&part.text);
                    owed = block.width - part.width + GAP;
                } else {
                    owed += block.width + GAP;
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        if height > 0 {
            text.push('\n');
        }
        row.clear();
    }
}

fn block(area: &Area, style: Style, speak: &dyn Fn(&Message) -> String) -> Block {
    let grid = grid(area, style, speak);
    let widest = grid.iter().map(|line| line.width).max().unwrap_or(0);
    let title = Line::painted(&speak(&area.title), bold(style));
    let mut lines = Vec::new();
    match grid.as_slice() {
        // The only line of a small board stands beside its title.
        [line] if area.dense && area.facts.is_empty() && title.width + 2 + line.width <= style.width => {
            let text = format!("{}  {}", title.text, line.text);
            lines.push(Line { text, width: title.width + 2 + line.width });
        }
        _ => {
            lines = heading(area, widest, style, speak);
            lines.extend(grid);
        }
    }
    let width = lines.iter().map(|line| line.width).max().unwrap_or(0);
    Block { lines, width, dense: area.dense, told: area.dense && !area.facts.is_empty() }
}

fn bold(style: Style) -> anstyle::Style {
    if style.colour { anstyle::Style::new().bold() } else { anstyle::Style::new() }
}

/// The title and the facts of an area whose grid is so wide. Those of a small board follow its title in the same line.
fn heading(area: &Area, widest: usize, style: Style, speak: &dyn Fn(&Message) -> String) -> Vec<Line> {
    let title = speak(&area.title);
    let facts = area.facts.iter().map(|fact| speak(&fact.label));
    if area.dense && !area.facts.is_empty() {
        let lines = joined(std::iter::once(title.clone()).chain(facts), style.width);
        let begins = |line: &String| {
            line.strip_prefix(&title).map(|rest| Line {
                text: format!("{}{rest}", Line::painted(&title, bold(style)).text),
                width: width(line),
            })
        };
        return lines.into_iter().map(|line| begins(&line).unwrap_or_else(|| Line::plain(line))).collect();
    }
    let room = widest.max(FACTS).min(style.width);
    let mut lines: Vec<Line> = wrap(&title, room).iter().map(|line| Line::painted(line, bold(style))).collect();
    lines.extend(joined(facts, room).into_iter().map(Line::plain));
    lines
}

/// Facts in as few lines as they need; none is broken unless it is wider than the room itself.
fn joined(facts: impl Iterator<Item = String>, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for fact in facts.flat_map(|fact| wrap(&fact, room)) {
        match lines.last_mut() {
            Some(line) if width(line) + 3 + width(&fact) <= room => {
                line.push_str(" · ");
                line.push_str(&fact);
            }
            _ => lines.push(fact),
        }
    }
    lines
}

/// A row that is too long for the screen is folded, like words in a text; a grid of several rows keeps its shape.
fn grid(area: &Area, style: Style, speak: &dyn Fn(&Message) -> String) -> Vec<Line> {
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

#[cfg(test)]
mod tests {
    use campiello_core::message::{Message, Value};
    use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece, Scene};

    use super::{Style, scene};
    use crate::columns::width;

    /// Says the word that a message carries.
    fn speak(message: &Message) -> String {
        match message.values.first() {
            Some((_, Value::Word(word))) => word.clone(),
            _ => message.key.to_owned(),
        }
    }

    fn word(text: &str) -> Message {
        Message::new("word").with("text", text)
    }

    fn piece(column: u8, row: u8, lines: &[&str]) -> Piece {
        Piece {
            id: format!("{column}/{row}"),
            target: None,
            cell: Cell { column, row },
            face: Face::new("test/card", "red"),
            label: word("a card"),
            lines: lines.iter().map(|line| word(line)).collect(),
            facts: Vec::new(),
        }
    }

    fn area(title: &str, columns: u8, rows: u8, pieces: Vec<Piece>) -> Area {
        let facts = vec![Fact { icon: "coin", value: 4, label: word("4 coins") }];
        let size = Cell { column: columns, row: rows };
        Area {
            id: title.to_owned(),
            title: word(title),
            seat: None,
            column: Column::Table,
            backdrop: "table",
            size,
            dense: false,
            folded: false,
            headings: Vec::new(),
            pieces,
            facts,
        }
    }

    fn draw(areas: Vec<Area>, width: usize, colour: bool) -> String {
        scene(&Scene { prompt: None, areas, ..Scene::default() }, Style { width, colour }, &speak)
    }

    #[test]
    fn boxes_stand_where_their_pieces_lie_and_empty_cells_are_blank() {
        let pieces = vec![piece(0, 1, &["one", "cat"]), piece(1, 0, &["日本"])];
        let drawn = draw(vec![area("Street", 2, 2, pieces)], 60, false);
        let expected = "Street\n4 coins\n     ┌────┐\n     │日本│\n     └────┘\n┌───┐\n│one│\n│cat│\n└───┘\n\n";
        assert_eq!(drawn, expected);
    }

    #[test]
    fn columns_have_their_names_above_them() {
        let pieces = vec![piece(0, 0, &["a"]), piece(1, 0, &["b"]), piece(0, 1, &["c"])];
        let mut named = area("Supply", 2, 2, pieces);
        named.facts.clear();
        named.headings = vec![word("decks"), word("1")];
        let drawn = draw(vec![named], 60, false);
        let expected = "Supply\n decks  1\n┌─────┐┌─┐\n│a    ││b│\n└─────┘└─┘\n┌─────┐\n│c    │\n└─────┘\n\n";
        assert_eq!(drawn, expected);
    }

    #[test]
    fn small_areas_lie_side_by_side_and_wide_ones_below() {
        let small = |title| area(title, 1, 1, vec![piece(0, 0, &["a"])]);
        let drawn = draw(
            vec![small("Left"), small("Right"), area("Wide", 1, 1, vec![piece(0, 0, &[&"w".repeat(50)])])],
            60,
            false,
        );
        assert!(drawn.starts_with("Left      Right\n"), "{drawn}");
        assert!(drawn.contains("\n\nWide\n"), "{drawn}");
    }

    fn dense(title: &str, columns: u8, rows: u8, pieces: Vec<Piece>) -> Area {
        Area { dense: true, facts: Vec::new(), ..area(title, columns, rows, pieces) }
    }

    #[test]
    fn small_pieces_stand_close_together_and_what_says_nothing_takes_no_room() {
        let pieces = vec![piece(0, 0, &["a1"]), piece(1, 0, &[]), piece(2, 1, &["x", "y"]), piece(0, 1, &["b"])];
        let mut island = dense("Island", 3, 2, pieces);
        island.headings = vec![word("a"), word("b"), word("c")];
        assert_eq!(draw(vec![island], 60, false), "Island\na  c\na1\nb  x\n   y\n\n");
    }

    #[test]
    fn the_only_line_of_a_small_board_stands_beside_its_title_and_so_do_its_facts() {
        let fish = dense("Fish", 2, 1, vec![piece(0, 0, &["eel"]), piece(1, 0, &["crab"])]);
        assert_eq!(draw(vec![fish], 60, false), "Fish  eel crab\n\n");
        let seat = area("Seat 2", 1, 1, vec![piece(0, 0, &["roof"])]);
        assert_eq!(draw(vec![Area { dense: true, ..seat }], 60, false), "Seat 2 · 4 coins\nroof\n\n");
    }

    #[test]
    fn small_boards_are_stacked_beside_a_higher_one() {
        let high = dense("High", 1, 4, (0..4).map(|row| piece(0, row, &["h"])).collect());
        let low = |title| dense(title, 1, 1, vec![piece(0, 0, &["l"])]);
        let drawn = draw(vec![high, low("One"), low("Two"), low("Three")], 30, false);
        assert_eq!(drawn, "High   One  l\nh      Two  l\nh      Three  l\nh\nh\n\n");
    }

    #[test]
    fn nothing_is_wider_than_the_screen() {
        let pieces = (0..5).map(|column| piece(column, 0, &["a long line about many things", "ж ж ж"])).collect();
        let drawn = draw(vec![area("Street", 5, 1, pieces)], 60, false);
        assert!(drawn.lines().all(|line| width(line) <= 60), "{drawn}");
        assert!(drawn.contains("things"), "{drawn}");
    }

    #[test]
    fn a_row_that_is_too_long_is_folded_between_its_boxes() {
        let pieces = (0..4).map(|column| piece(column, 0, &["unbreakable"])).collect();
        let drawn = draw(vec![area("Hand", 4, 1, pieces)], 40, false);
        assert_eq!(drawn.matches("│unbreakable│").count(), 4, "{drawn}");
        assert!(drawn.contains("│unbreakable││unbreakable││unbreakable│\n"), "{drawn}");
    }

    #[test]
    fn colours_are_used_only_where_they_are_wanted() {
        let areas = || vec![area("Street", 1, 1, vec![piece(0, 0, &["red 1"])])];
        assert!(draw(areas(), 60, true).contains("\u{1b}["));
        assert!(!draw(areas(), 60, false).contains('\u{1b}'));
    }
}
