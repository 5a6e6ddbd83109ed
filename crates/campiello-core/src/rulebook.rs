//! The text of a rulebook: what is for people in it, and how rules are numbered.
//!
//! A rulebook is Markdown that tests read too. Whoever shows it, on a page or in a terminal, shows what [`for_people`] leaves.

use alloc::string::String;

/// The rulebook without what is for the machine: `play` blocks, the names of tests, comments, and sentences about `play` blocks. Everything
/// else stays as it is written.
///
/// ```
/// let text = "# Game\n\nOf cards. The `play` blocks\nare tests. Enjoy.\n\n```play\nseats 2\n```\n\nTested by: r1_cards\n";
/// assert_eq!(campiello_core::rulebook::for_people(text), "# Game\n\nOf cards. Enjoy.\n\n\n");
/// ```
#[must_use]
pub fn for_people(text: &str) -> String {
    let (mut people, mut paragraph) = (String::new(), String::new());
    let mut fence: Option<bool> = None;
    let mut comment = false;
    for line in text.split_inclusive('\n') {
        let bare = line.trim();
        let mark = bare.strip_prefix("```");
        if let Some(shown) = fence {
            people.push_str(if shown { line } else { "" });
            fence = fence.filter(|_| mark.is_none());
        } else if let Some(language) = mark {
            end(&mut paragraph, &mut people);
            let shown = !language.starts_with("play");
            people.push_str(if shown { line } else { "" });
            fence = Some(shown);
        } else if comment || bare.starts_with("<!--") {
            comment = !bare.ends_with("-->");
        } else if bare.is_empty() {
            end(&mut paragraph, &mut people);
            people.push_str(line);
        } else if !bare.starts_with("Tested by:") {
            paragraph.push_str(line);
        }
    }
    end(&mut paragraph, &mut people);
    people
}

/// Ends a paragraph: what it says about `play` blocks is left out.
fn end(paragraph: &mut String, people: &mut String) {
    if paragraph.contains("`play`") {
        let kept: String = sentences(paragraph).filter(|sentence| !sentence.contains("`play`")).collect();
        people.push_str(kept.trim_end());
        people.push('\n');
    } else {
        people.push_str(paragraph);
    }
    paragraph.clear();
}

/// The sentences of a text, each with the blank or break behind it.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let ends = [". ", ".\n"].iter().filter_map(|stop| rest.find(stop));
        let (sentence, next) = rest.split_at(ends.min().map_or(rest.len(), |at| at + 2));
        rest = next;
        (!sentence.is_empty()).then_some(sentence)
    })
}

/// The number that a heading or an item of a list begins with, if it is a rule's: numbers with dots between them, the last perhaps with a
/// letter.
///
/// ```
/// use campiello_core::rulebook::number;
///
/// assert_eq!(number("3.1a Nothing to take"), Some("3.1a"));
/// assert_eq!(number("3.2.7: either colour"), Some("3.2.7"));
/// assert_eq!((number("Rulings"), number("3D"), number("1.")), (None, None, Some("1")));
/// ```
#[must_use]
pub fn number(title: &str) -> Option<&str> {
    let word = title.split(|c: char| c.is_whitespace() || c == ',' || c == ':').next()?.trim_end_matches('.');
    let body = word.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(word);
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    body.split('.').all(digits).then_some(word)
}
