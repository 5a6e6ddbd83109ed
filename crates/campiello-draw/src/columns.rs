//! Small tables of text, and the art of fitting text into a width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns of a terminal a text fills.
#[must_use]
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// The text, filled up with blanks to a width.
#[must_use]
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Rows under each other: the first column to the left, the others, numbers, to the right.
#[must_use]
pub fn align(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    let cell = |column: usize, text: &str| match column {
        0 => pad(text, widths[0]),
        _ => format!("{}{text}", " ".repeat(widths[column] - width(text))),
    };
    rows.iter()
        .map(|row| {
            let cells: Vec<_> = row.iter().enumerate().map(|(column, text)| cell(column, text)).collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect()
}

/// The text in lines of at most `to` columns, broken between words; a word that is too long is broken inside.
#[must_use]
pub fn wrap(text: &str, to: usize) -> Vec<String> {
    let to = to.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        let mut filled = 0;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            for (n, part) in parts(word, to).into_iter().enumerate() {
                let wide = width(part);
                if n > 0 || !line.is_empty() && filled + 1 + wide > to {
                    lines.push(std::mem::take(&mut line));
                    filled = 0;
                }
                if !line.is_empty() {
                    line.push(' ');
                    filled += 1;
                }
                line.push_str(part);
                filled += wide;
            }
        }
        lines.push(line);
    }
    lines
}

/// A word in parts that fit into so many columns, each of at least one character; in one look at every character.
fn parts(word: &str, to: usize) -> Vec<&str> {
    if width(word) <= to {
        return vec![word];
    }
    let mut parts = Vec::new();
    let (mut from, mut filled) = (0, 0);
    for (at, character) in word.char_indices() {
        // A character that asks for its picture makes the one before it wide.
        let wide = if character == '\u{fe0f}' { 1 } else { character.width().unwrap_or(0) };
        if at > from && filled + wide > to {
            parts.push(&word[from..at]);
            (from, filled) = (at, 0);
        }
        filled += wide;
    }
    parts.push(&word[from..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::{align, width, wrap};

    #[test]
    fn wide_characters_count_twice() {
        assert_eq!(width("日本"), 4);
        assert_eq!(align(&[vec!["日本".into(), "1".into()], vec!["a".into(), "10".into()]]), ["日本   1", "a     10"]);
    }

    #[test]
    fn text_is_broken_between_words_and_only_then_inside() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("日本語", 3), ["日", "本", "語"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a abcdefgh b", 3), ["a", "abc", "def", "gh", "b"]);
    }

    #[test]
    fn a_very_long_word_takes_no_longer_than_it_is() {
        let begun = std::time::Instant::now();
        assert_eq!(wrap(&"x".repeat(2_000_000), 100).len(), 20_000);
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    }
}
