//! The little Markdown that rulebooks are written in, as terminal text.

use super::table;
use campiello_core::rulebook;
use campiello_draw::columns::wrap;

/// A piece of a rulebook.
pub(super) enum Block {
    Heading {
        depth: usize,
        text: String,
    },
    Item {
        indent: usize,
        text: String,
    },
    Paragraph(String),
    /// Rows of cells, the head first.
    Table(Vec<Vec<String>>),
    /// What is shown as it stands: code.
    Verbatim(String),
}

impl Block {
    /// How deep a heading is.
    pub(super) const fn depth(&self) -> Option<usize> {
        match self {
            Self::Heading { depth, .. } => Some(*depth),
            _ => None,
        }
    }

    /// The text of a heading.
    pub(super) fn title(&self) -> Option<&str> {
        match self {
            Self::Heading { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The number that a heading begins with: `3.2.7`, `3.1a`.
    pub(super) fn number(&self) -> Option<&str> {
        rulebook::number(self.title()?)
    }

    /// What the block says, sentence by sentence and row by row.
    pub(super) fn sentences(&self) -> Vec<String> {
        match self {
            Self::Heading { .. } => Vec::new(),
            Self::Item { text, .. } | Self::Paragraph(text) | Self::Verbatim(text) => {
                text.split_inclusive(". ").map(|sentence| sentence.trim().to_owned()).collect()
            }
            Self::Table(rows) => rows.iter().skip(1).map(|row| row.join(" — ")).collect(),
        }
    }

    fn append(&mut self, line: &str) {
        if let Self::Item { text, .. } | Self::Paragraph(text) = self {
            text.push(' ');
            text.push_str(line);
        }
    }

    /// The block without its marks.
    fn polished(self) -> Self {
        match self {
            Self::Heading { depth, text } => Self::Heading { depth, text: plain(&text) },
            Self::Item { indent, text } => Self::Item { indent, text: plain(&text) },
            Self::Paragraph(text) => Self::Paragraph(plain(&text)),
            Self::Table(rows) => {
                Self::Table(rows.iter().map(|row| row.iter().map(|cell| plain(cell)).collect()).collect())
            }
            Self::Verbatim(text) => Self::Verbatim(text),
        }
    }
}

/// Whether a word is the number of a rule.
pub(super) fn is_number(word: &str) -> bool {
    rulebook::number(word) == Some(word)
}

/// Reads what is for people in a rulebook.
pub(super) fn read(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut fence = false;
    let mut open = false;
    for line in rulebook::for_people(text).lines() {
        let bare = line.trim();
        if bare.starts_with("```") {
            fence = !fence;
            open = false;
        } else if fence {
            blocks.push(Block::Verbatim(line.to_owned()));
        } else if bare.is_empty() {
            open = false;
        } else if bare.starts_with('#') {
            let depth = bare.bytes().take_while(|byte| *byte == b'#').count();
            blocks.push(Block::Heading { depth, text: bare[depth..].trim().to_owned() });
            open = false;
        } else if let Some(item) = bare.strip_prefix("- ") {
            blocks.push(Block::Item { indent: line.len() - line.trim_start().len(), text: item.to_owned() });
            open = true;
        } else if bare.starts_with('|') {
            row(&mut blocks, bare, open);
            open = true;
        } else if let Some(last) = blocks.last_mut().filter(|_| open) {
            last.append(bare);
        } else {
            blocks.push(Block::Paragraph(bare.to_owned()));
            open = true;
        }
    }
    blocks.into_iter().map(Block::polished).collect()
}

/// Adds a row to the table that is open, or begins one.
fn row(blocks: &mut Vec<Block>, line: &str, open: bool) {
    let Some(cells) = table::cells(line) else { return };
    match blocks.last_mut().filter(|_| open) {
        Some(Block::Table(rows)) => rows.push(cells),
        _ => blocks.push(Block::Table(vec![cells])),
    }
}

/// The text without its marks for bold and code.
fn plain(text: &str) -> String {
    text.replace("**", "").replace("\\*", "\u{0}").replace(['*', '`'], "").replace('\u{0}', "*")
}

/// The blocks as lines of at most this width.
pub(super) fn write(blocks: &[&Block], width: usize, colour: bool) -> Vec<String> {
    let bold = if colour { anstyle::Style::new().bold() } else { anstyle::Style::new() };
    let mut lines: Vec<String> = Vec::new();
    let space = |lines: &mut Vec<String>| {
        if lines.last().is_some_and(|line| !line.is_empty()) {
            lines.push(String::new());
        }
    };
    let mut before = 0;
    for block in blocks {
        let kind = match block {
            Block::Heading { .. } => 1,
            Block::Item { .. } => 2,
            Block::Paragraph(_) => 3,
            Block::Table(_) => 4,
            Block::Verbatim(_) => 5,
        };
        if kind != before || kind == 3 {
            space(&mut lines);
        }
        before = kind;
        match block {
            Block::Heading { depth, text } => {
                let painted = wrap(text, width).into_iter().map(|line| format!("{bold}{line}{bold:#}"));
                lines.extend(painted);
                if *depth == 1 {
                    lines.push("═".repeat(campiello_draw::columns::width(text).min(width)));
                }
            }
            Block::Item { indent, text } => {
                let margin = " ".repeat(*indent);
                for (n, line) in wrap(text, width.saturating_sub(indent + 2)).iter().enumerate() {
                    lines.push(format!("{margin}{} {line}", if n == 0 { "•" } else { " " }));
                }
            }
            Block::Paragraph(text) => lines.extend(wrap(text, width)),
            Block::Table(rows) => {
                lines.extend(table::write(rows, width.saturating_sub(2)).into_iter().map(|line| format!("  {line}")));
            }
            Block::Verbatim(text) => lines.push(format!("  {text}")),
        }
    }
    lines
}
