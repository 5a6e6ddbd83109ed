//! The little Markdown that rulebooks are written in, as terminal text.

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
    /// What is shown as it stands: tables and code.
    Verbatim(String),
}

impl Block {
    pub(super) const fn is_heading(&self) -> bool {
        matches!(self, Self::Heading { .. })
    }

    pub(super) const fn is_item(&self) -> bool {
        matches!(self, Self::Item { .. })
    }

    /// The number that the block begins with: `3.2.7`, `3.1a`.
    pub(super) fn number(&self) -> Option<&str> {
        let (Self::Heading { text, .. } | Self::Item { text, .. } | Self::Paragraph(text)) = self else { return None };
        let word = text.split([' ', ',', ':']).next()?.trim_end_matches('.');
        let numeric = |c: char| c.is_ascii_digit() || c == '.' || c.is_ascii_lowercase();
        (word.starts_with(|c: char| c.is_ascii_digit()) && word.chars().all(numeric)).then_some(word)
    }

    fn append(&mut self, line: &str) {
        let (Self::Heading { text, .. } | Self::Item { text, .. } | Self::Paragraph(text) | Self::Verbatim(text)) =
            self;
        text.push(' ');
        text.push_str(line);
    }
}

/// Reads a rulebook. What is for the machine is left out: `play` blocks, which run as tests, and the names of tests.
pub(super) fn read(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut fence: Option<bool> = None;
    let mut open = false;
    for line in text.lines() {
        let bare = line.trim();
        if let Some(language) = bare.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(!language.starts_with("play")) };
            open = false;
        } else if let Some(shown) = fence {
            if shown {
                blocks.push(Block::Verbatim(line.to_owned()));
            }
        } else if bare.is_empty() || bare.starts_with("<!--") || bare.starts_with("Tested by:") {
            open = false;
        } else if bare.starts_with('#') {
            let depth = bare.bytes().take_while(|byte| *byte == b'#').count();
            blocks.push(Block::Heading { depth, text: plain(bare[depth..].trim()) });
            open = false;
        } else if let Some(item) = bare.strip_prefix("- ") {
            blocks.push(Block::Item { indent: line.len() - line.trim_start().len(), text: plain(item) });
            open = true;
        } else if bare.starts_with('|') {
            blocks.push(Block::Verbatim(line.to_owned()));
            open = false;
        } else if let Some(last) = blocks.last_mut().filter(|_| open) {
            last.append(&plain(bare));
        } else {
            blocks.push(Block::Paragraph(plain(bare)));
            open = true;
        }
    }
    blocks
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
            Block::Verbatim(_) => 4,
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
            Block::Verbatim(text) => lines.push(format!("  {text}")),
        }
    }
    lines
}
