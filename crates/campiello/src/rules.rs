//! `campiello rules`: the rulebook on the terminal, whole or one rule.

mod markdown;
mod search;
mod table;

use std::io::Write;

use campiello_core::Message;
use campiello_core::erased::AnyGame;
use clap::ArgMatches;

use crate::desk::{Desk, Failure};
use crate::games;
use crate::typed::short;
use campiello_draw::columns::wrap;
use markdown::Block;

/// How many rules are named that mention a word.
const MOST: usize = 12;

/// Prints the rules, one section of them, or what they say about a word.
///
/// # Errors
/// There is no such game or no such rule.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let key = given.get_one::<String>("game").map_or("", String::as_str);
    let game = games::named(key, desk)?;
    let number = given.get_one::<String>("rule").map(String::as_str);
    let lines = section(game, number, desk).map_err(Failure::Usage)?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    if !spoken(game, desk) {
        writeln!(out, "\n{}", desk.word("rules-only-english"))?;
    }
    Ok(())
}

/// Whether the rules exist in the reader's language.
fn spoken(game: &dyn AnyGame, desk: &Desk) -> bool {
    game.rules().iter().any(|(code, _)| *code == desk.speaker().language().code())
}

/// The lines of the rules: all of them, the section of this number, or where this word is mentioned.
///
/// # Errors
/// There is no such section, and no rule has the word: what is said then.
pub fn section(game: &dyn AnyGame, asked: Option<&str>, desk: &Desk) -> Result<Vec<String>, String> {
    let blocks = markdown::read(text(game, desk));
    let Some(asked) = asked else {
        return Ok(markdown::write(&blocks.iter().collect::<Vec<_>>(), desk.width, desk.colour));
    };
    let found = search::search(&blocks, asked);
    let number = if let [only] = found.as_slice() { only.number } else { asked };
    let chosen = chosen(&blocks, number);
    if !chosen.is_empty() {
        return Ok(markdown::write(&chosen, desk.width, desk.colour));
    }
    let asked = short(asked);
    if found.is_empty() {
        let chapters: Vec<_> = search::contents(&blocks).into_iter().map(|(title, _)| title).collect();
        let searched = if markdown::is_number(&asked) { "no" } else { "yes" };
        let none = Message::new("fail-no-rule").with("number", asked).with("searched", searched);
        return Err(desk.say(&none.with("chapters", chapters.join(" · "))));
    }
    let mut lines = wrap(&desk.say(&Message::new("rules-mention").with("word", asked)), desk.width);
    for rule in found.iter().take(MOST) {
        lines.extend(wrap(rule.title, desk.width.saturating_sub(2)).into_iter().map(|line| format!("  {line}")));
        let says = wrap(&rule.says, desk.width.saturating_sub(6)).into_iter().filter(|line| !line.is_empty());
        lines.extend(says.map(|line| format!("      {line}")));
    }
    if found.len() > MOST {
        let more: Vec<_> = found[MOST..].iter().map(|rule| rule.number).collect();
        lines.extend(wrap(&desk.say(&Message::new("rules-more").with("numbers", more.join(", "))), desk.width));
    }
    Ok(lines)
}

/// What the rules are about: every chapter with its number, and its rules.
#[must_use]
pub fn contents(game: &dyn AnyGame, desk: &Desk) -> Vec<String> {
    let blocks = markdown::read(text(game, desk));
    let line = |(chapter, rules): (&str, Vec<&str>)| {
        let all: Vec<_> = std::iter::once(chapter).chain(rules).map(|title| title.replace(' ', "\u{a0}")).collect();
        let wrapped = wrap(&all.join(" · "), desk.width.saturating_sub(6)).into_iter().enumerate();
        wrapped.map(|(n, line)| format!("{}{line}", if n == 0 { "  ? " } else { "      " })).collect::<Vec<_>>()
    };
    search::contents(&blocks).into_iter().flat_map(line).collect()
}

fn text(game: &dyn AnyGame, desk: &Desk) -> &'static str {
    let code = desk.speaker().language().code();
    let rules = game.rules();
    rules.iter().find(|(language, _)| *language == code).or(rules.first()).map_or("", |(_, text)| text)
}

/// The heading with this number and all that belongs to it, to the next heading that does not go on from it.
fn chosen<'b>(blocks: &'b [Block], number: &str) -> Vec<&'b Block> {
    let number = number.trim_end_matches('.');
    let Some(first) = blocks.iter().position(|block| block.number() == Some(number)) else { return Vec::new() };
    let below = |block: &Block| match block.number() {
        Some(other) => other.strip_prefix(number).is_some_and(|rest| rest.starts_with(|c: char| !c.is_ascii_digit())),
        None => block.depth().is_none_or(|depth| blocks[first].depth() < Some(depth)),
    };
    let rest = blocks[first + 1..].iter().take_while(|block| below(block));
    std::iter::once(&blocks[first]).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::{chosen, markdown};

    const RULES: &str = "# Toy\n\n## 3 A turn\nIn order.\n\n### 3.1 **Take.** Choose\none.\n\n```play\np0 take\n```\n### 3.1a None.\n72 cards.\n- 3.1b Some.\n\n### 3.10 Last\nend\n## 4 More\n";

    fn numbers(number: &str) -> Vec<String> {
        let blocks = markdown::read(RULES);
        chosen(&blocks, number).iter().filter_map(|block| block.number().map(str::to_owned)).collect()
    }

    #[test]
    fn a_number_shows_its_section_and_nothing_else() {
        assert_eq!(numbers("3"), ["3", "3.1", "3.1a", "3.10"]);
        assert_eq!(numbers("3.1"), ["3.1", "3.1a"]);
        assert_eq!(numbers("3.1a"), ["3.1a"]);
        assert_eq!(numbers("72"), Vec::<String>::new(), "a paragraph that begins with a number is no rule");
        assert_eq!(numbers("9"), Vec::<String>::new());
    }

    #[test]
    fn play_blocks_are_for_the_machine() {
        let blocks = markdown::read(RULES);
        let lines = markdown::write(&blocks.iter().collect::<Vec<_>>(), 80, false).join("\n");
        assert!(lines.contains("3.1 Take. Choose"), "{lines}");
        assert!(!lines.contains("p0 take"), "{lines}");
        assert!(!lines.contains('*'), "{lines}");
    }
}
