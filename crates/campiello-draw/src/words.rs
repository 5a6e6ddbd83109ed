//! Words on a picture: escaped, measured, set.

use core::fmt::{self, Display};

use campiello_core::message::Message;

/// Puts a message into the reader's language.
pub type Speaker<'a> = &'a dyn Fn(&Message) -> String;

/// `words` as they may stand in XML, in text and in attributes.
///
/// Control characters, which XML has no way to write, are left out.
pub(crate) fn escape(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Fluent puts direction marks around values, for which fonts may draw boxes.
            '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}' => {}
            letter if letter.is_control() && !letter.is_whitespace() => {}
            letter => safe.push(letter),
        }
    }
    safe
}

/// The longest beginning of `words` that fits into `width` at this size, with an ellipsis if it is not all of them.
pub(crate) fn fitted(words: &str, size: f64, width: f64) -> String {
    if width_of(words, size) <= width {
        return words.to_owned();
    }
    let mut kept = String::new();
    for letter in words.chars() {
        kept.push(letter);
        if width_of(&kept, size) + 0.8 * size > width {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// The largest size up to `size` at which `words` fit into `width`; never less than `smallest`, which people can read.
pub(crate) fn size_to_fit(words: &str, size: f64, smallest: f64, width: f64) -> f64 {
    (size * width / width_of(words, size).max(1.0)).clamp(smallest, size)
}

/// How wide `words` are, about: the fonts of the reader are not known, so this leans to the wide side.
pub(crate) fn width_of(words: &str, size: f64) -> f64 {
    let letters = words.chars().filter(|letter| !matches!(letter, '\u{2066}'..='\u{2069}'));
    size * letters.map(width_of_letter).sum::<f64>()
}

fn width_of_letter(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 'I' | 'f' | 't' | '.' | ',' | ':' | ';' | '\'' | '!' | '|' | ' ' | '·' => 0.36,
        'm' | 'w' | 'M' | 'W' | 'ж' | 'м' | 'ш' | 'щ' | 'ю' | 'ы' | 'Ж' | 'М' | 'Ш' | 'Щ' | 'Ю' | '—' | '…' => {
            0.98
        }
        letter if letter.is_uppercase() => 0.78,
        _ => 0.66,
    }
}

/// One line of text on a picture.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    said: &'a str,
    at: (f64, f64),
    size: f64,
    ink: &'a str,
    anchor: &'static str,
    font: &'static str,
    style: &'static str,
}

const SERIF: &str = "Georgia, 'Noto Serif', 'DejaVu Serif', serif";
const SANS: &str = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

impl<'a> Words<'a> {
    /// Numbers and titles: bold, with serifs.
    pub(crate) const fn title(words: &'a str, size: f64, ink: &'a str) -> Self {
        Self { said: words, at: (0.0, 0.0), size, ink, anchor: "start", font: SERIF, style: " font-weight=\"700\"" }
    }

    /// Everything else.
    pub(crate) const fn plain(words: &'a str, size: f64, ink: &'a str) -> Self {
        Self { font: SANS, style: "", ..Self::title(words, size, ink) }
    }

    /// Plain, but bold: names and labels.
    pub(crate) const fn label(words: &'a str, size: f64, ink: &'a str) -> Self {
        Self { font: SANS, ..Self::title(words, size, ink) }
    }

    /// As on the front of a postcard.
    pub(crate) const fn slanted(self) -> Self {
        Self { style: " font-weight=\"700\" font-style=\"italic\"", ..self }
    }

    /// Starts at `x`, on the base line `y`.
    pub(crate) const fn at(self, x: f64, y: f64) -> Self {
        Self { at: (x, y), ..self }
    }

    /// Is centred on its place.
    pub(crate) const fn middle(self) -> Self {
        Self { anchor: "middle", ..self }
    }

    /// Ends at its place.
    pub(crate) const fn end(self) -> Self {
        Self { anchor: "end", ..self }
    }
}

impl Display for Words<'_> {
    fn fmt(&self, page: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at: (x, y), size, ink, anchor, font, style, .. } = self;
        write!(
            page,
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size:.1}" text-anchor="{anchor}" fill="{ink}" font-family="{font}"{style}>{}</text>"#,
            escape(self.said)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_words_stays_words() {
        assert_eq!(escape("<b a='1'>&\"\u{1}"), "&lt;b a=&#39;1&#39;&gt;&amp;&quot;");
    }

    #[test]
    fn long_words_end_in_an_ellipsis_within_the_width() {
        let short = fitted("Достопримечательность", 12.0, 90.0);
        assert!(short.ends_with('…') && width_of(&short, 12.0) <= 96.0, "{short}");
        assert_eq!(fitted("café", 12.0, 90.0), "café");
    }
}
