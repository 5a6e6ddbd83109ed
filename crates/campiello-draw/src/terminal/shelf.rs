//! Areas side by side, as many as there is room for.

use crate::columns::width;

/// The columns between two areas that lie side by side.
const GAP: usize = 3;

/// A row of small boards may be this high before the next one begins.
const SHELF: usize = 12;

/// A line as it will be printed, and how wide it looks.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) width: usize,
}

impl Line {
    pub(super) fn plain(text: String) -> Self {
        Self { width: width(&text), text }
    }

    pub(super) fn painted(text: &str, paint: anstyle::Style) -> Self {
        Self { width: width(text), text: format!("{paint}{text}{paint:#}") }
    }
}

/// An area as lines.
pub(super) struct Block {
    pub(super) lines: Vec<Line>,
    pub(super) width: usize,
    pub(super) dense: bool,
    /// Whether facts follow the title of a small board: such boards are alike, and stand below each other like the lines of a table.
    pub(super) told: bool,
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
pub(super) struct Shelf(Vec<Block>);

impl Shelf {
    /// Whether there is room for one more.
    pub(super) fn takes(&self, block: &Block, room: usize) -> bool {
        self.0.is_empty() || self.fits_beside(block, room) || self.fits_below(block, room, SHELF)
    }

    pub(super) fn put(&mut self, block: Block, room: usize) {
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
    pub(super) fn flush(&mut self, text: &mut String) {
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
