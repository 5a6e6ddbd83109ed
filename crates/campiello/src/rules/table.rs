//! A table of a rulebook on the terminal: its columns aligned, long cells wrapped.

use campiello_draw::columns::{pad, width, wrap};

/// The blanks between two columns.
const GAP: usize = 2;

/// The cells of a line of Markdown; nothing if the line only rules off the head.
pub(super) fn cells(line: &str) -> Option<Vec<String>> {
    let inside = line.trim().trim_matches('|');
    let ruled = inside.chars().all(|c| matches!(c, '-' | ':' | '|' | ' '));
    (!ruled).then(|| inside.split('|').map(|cell| cell.trim().to_owned()).collect())
}

/// The rows in lines of at most this width; the first row is the head.
pub(super) fn write(rows: &[Vec<String>], room: usize) -> Vec<String> {
    let widths = widths(rows, room);
    let mut lines = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> = row.iter().zip(&widths).map(|(cell, width)| wrap(cell, *width)).collect();
        for height in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let part = |(cell, to): (&Vec<String>, &usize)| pad(cell.get(height).map_or("", String::as_str), *to);
            let parts: Vec<_> = cells.iter().zip(&widths).map(part).collect();
            lines.push(parts.join(&" ".repeat(GAP)).trim_end().to_owned());
        }
        if n == 0 {
            let bars: Vec<_> = widths.iter().map(|width| "─".repeat(*width)).collect();
            lines.push(bars.join(&" ".repeat(GAP)));
        }
    }
    lines
}

/// As wide as the cells want; the widest columns give way until all fit.
fn widths(rows: &[Vec<String>], room: usize) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let mut widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or(0).max(1)).collect();
    let room = room.saturating_sub(GAP * columns.saturating_sub(1)).max(columns);
    while widths.iter().sum::<usize>() > room {
        let Some(widest) = widths.iter_mut().max() else { break };
        *widest -= 1;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::{cells, write};

    #[test]
    fn a_table_has_aligned_columns_and_long_cells_are_wrapped() {
        let rows: Vec<_> = ["| who | scores |", "|---|:--|", "| Woman | one per flower |", "| Man | 2 |"]
            .iter()
            .filter_map(|l| cells(l))
            .collect();
        assert_eq!(write(&rows, 40), ["who    scores", "─────  ──────────────", "Woman  one per flower", "Man    2"]);
        assert_eq!(write(&rows, 15)[2..], ["Woman  one per", "       flower", "Man    2"]);
    }
}
