//! What a person typed, made fit to be said back: short, and without characters that a terminal obeys.

use std::path::Path;

use campiello_text::clean;

/// The most characters of a person's own words that are said back.
const MOST: usize = 60;

/// The most characters of a file's name that are shown.
const LONGEST_NAME: usize = 200;

/// The beginning of a text, without control characters.
#[must_use]
pub fn short(text: &str) -> String {
    cut(text, MOST)
}

/// The name of a file, without control characters; only one that no system would accept is cut off.
#[must_use]
pub fn name(path: &Path) -> String {
    cut(&path.display().to_string(), LONGEST_NAME)
}

fn cut(text: &str, most: usize) -> String {
    let mut characters = text.chars();
    let beginning: String = characters.by_ref().take(most).collect();
    let end = if characters.next().is_some() { "…" } else { "" };
    clean(&beginning) + end
}

/// What two ways of typing the same have in common: neither case nor blanks.
#[must_use]
pub fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{short, squeezed};

    #[test]
    fn what_is_said_back_is_short_and_harmless() {
        assert_eq!(short("a\u{1b}[2Jb\u{0}\u{202e}c"), "a[2Jbc");
        assert_eq!(short(&"x".repeat(1000)).chars().count(), 61);
        assert_eq!(squeezed("Place Orange 3B at\u{a0}0"), "placeorange3bat0");
    }
}
