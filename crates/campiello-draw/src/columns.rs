//! Small tables of text, and the art of fitting text into a width.

use unicode_width::UnicodeWidthStr;

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
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > to {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            while width(&line) > to {
                let rest = line.split_off(fitting(&line, to));
                lines.push(std::mem::replace(&mut line, rest));
            }
        }
        lines.push(line);
    }
    lines
}

/// How many bytes of the text fit into so many columns; at least one character.
fn fitting(text: &str, to: usize) -> usize {
    let ends = text.char_indices().map(|(at, character)| at + character.len_utf8());
    ends.take_while(|end| width(&text[..*end]) <= to)
        .last()
        .unwrap_or_else(|| text.chars().next().map_or(0, char::len_utf8))
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
    }
}
