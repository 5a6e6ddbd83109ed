//! What the rules say about a word, and what they are about at all.

use super::markdown::{Block, is_number};

/// A numbered rule that mentions a word.
pub(super) struct Found<'b> {
    /// Its number.
    pub(super) number: &'b str,
    /// Its heading, with the number.
    pub(super) title: &'b str,
    /// The first sentence or row that has the word; empty if only the heading does.
    pub(super) says: String,
}

/// The rules that mention these words, whole words first; none for a number, which is not looked for in the text.
pub(super) fn search<'b>(blocks: &'b [Block], words: &str) -> Vec<Found<'b>> {
    let words = words.to_lowercase();
    if words.is_empty() || is_number(&words) {
        return Vec::new();
    }
    let whole = found(blocks, &|text| whole_word(&text.to_lowercase(), &words));
    if whole.is_empty() { found(blocks, &|text| text.to_lowercase().contains(&words)) } else { whole }
}

/// Whether the words stand in the text between other characters than letters.
fn whole_word(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

fn found<'b>(blocks: &'b [Block], mentions: &dyn Fn(&str) -> bool) -> Vec<Found<'b>> {
    let mut all: Vec<Found<'_>> = Vec::new();
    let mut rule = None;
    for block in blocks {
        if let Some(title) = block.title() {
            rule = block.number().map(|number| (number, title));
            if let Some((number, title)) = rule.filter(|(_, title)| mentions(title)) {
                all.push(Found { number, title, says: String::new() });
            }
        }
        let Some((number, title)) = rule else { continue };
        let Some(says) = block.sentences().into_iter().find(|sentence| mentions(sentence)) else { continue };
        match all.last_mut().filter(|found| found.number == number) {
            Some(found) if found.says.is_empty() => found.says = says,
            Some(_) => {}
            None => all.push(Found { number, title, says }),
        }
    }
    all
}

/// The numbered chapters, each with the titles of its rules.
pub(super) fn contents(blocks: &[Block]) -> Vec<(&str, Vec<&str>)> {
    let mut chapters: Vec<(&str, Vec<&str>)> = Vec::new();
    let headings = blocks.iter().filter_map(|block| Some((block.number()?, block.title()?)));
    for (number, title) in headings {
        match number.matches('.').count() {
            0 => chapters.push((title, Vec::new())),
            1 => chapters.last_mut().into_iter().for_each(|(_, rules)| rules.push(title)),
            _ => {}
        }
    }
    chapters
}
