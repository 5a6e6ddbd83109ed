//! Pieces and icons that nobody has drawn yet.

use campiello_core::scene::Piece;

use super::{Art, Finish};
use crate::theme::Theme;
use crate::words::{Speaker, Words, fitted};

/// Colours that a tone may name, for games that have no art yet.
const TONES: [(&str, &str); 12] = [
    ("pink", "#F29AB8"),
    ("red", "#D64B3C"),
    ("orange", "#F08C3E"),
    ("yellow", "#F8CE4C"),
    ("green", "#4FA566"),
    ("blue", "#4A97D6"),
    ("violet", "#8E6BB0"),
    ("brown", "#9A6B45"),
    ("black", "#4A4855"),
    ("white", "#FFFDF6"),
    ("gray", "#A9A7A0"),
    ("teal", "#2E8E97"),
];

/// How many lines find room on a card.
const LINES: usize = 6;

/// A card in the colour of the piece's tone that shows the piece's lines, or its label if it has none.
pub(crate) fn card(piece: &Piece, theme: Theme, speak: Speaker) -> Art {
    let page = theme.palette();
    let tone = TONES.iter().find(|(name, _)| *name == piece.face.tone).map_or(page.line, |(_, colour)| colour);
    let mut lines: Vec<String> = piece.lines.iter().take(LINES).map(speak).collect();
    if lines.is_empty() {
        lines.push(speak(&piece.label));
    }
    let mut markup = format!(
        r##"<rect x="1" y="1" width="118" height="118" rx="9" fill="{tone}"/><rect x="8" y="8" width="104" height="104" rx="5" fill="#FFFDF6"/>"##
    );
    let mut y = 64.0 - 8.0 * lines.iter().skip(1).fold(0.0, |sum, _| sum + 1.0);
    for (index, line) in lines.iter().enumerate() {
        let line = fitted(line, 11.5, 100.0);
        let words =
            if index == 0 { Words::label(&line, 11.5, "#2B2A33") } else { Words::plain(&line, 11.5, "#2B2A33") };
        markup.push_str(&words.at(60.0, y).middle().to_string());
        y += 16.0;
    }
    Art { width: 120.0, height: 120.0, markup, finish: Finish::Bare }
}

/// A dot, for a fact whose icon nobody has drawn.
pub(crate) fn icon(theme: Theme) -> String {
    format!(r#"<circle r="7" fill="{}"/>"#, theme.palette().accent)
}
