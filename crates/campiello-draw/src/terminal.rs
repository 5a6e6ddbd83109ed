//! A scene as terminal text: every area a grid of boxes, small areas side by side.
//!
//! Pure: the same scene gives the same text. Colours only underline what the words say as well.

mod grid;
mod shelf;

use campiello_core::Message;
use campiello_core::scene::{Area, Scene};

use crate::columns::{width, wrap};
use grid::grid;
use shelf::{Block, Line, Shelf};

/// How to draw.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How many columns may be filled.
    pub width: usize,
    /// Whether colours may be used.
    pub colour: bool,
}

/// Facts under a narrow area may be this wide.
const FACTS: usize = 44;

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
