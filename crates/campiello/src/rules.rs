//! `campiello rules`: the rulebook on the terminal, whole or one rule.

mod markdown;

use std::io::Write;

use campiello_core::Message;
use campiello_core::erased::AnyGame;
use clap::ArgMatches;

use crate::desk::{Desk, Failure};
use crate::games;
use markdown::Block;

/// Prints the rules, or one section of them.
///
/// # Errors
/// There is no such game or no such rule.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let key = given.get_one::<String>("game").map_or("", String::as_str);
    let game = games::named(key, desk)?;
    let number = given.get_one::<String>("number").map(String::as_str);
    let lines = section(game, number, desk).ok_or_else(|| Failure::Usage(no_such_rule(game, number, desk)))?;
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

/// The lines of the rules from the section of this number, or of all rules; nothing if there is no such section.
#[must_use]
pub fn section(game: &dyn AnyGame, number: Option<&str>, desk: &Desk) -> Option<Vec<String>> {
    let blocks = markdown::read(text(game, desk));
    let chosen: Vec<&Block> = match number {
        None => blocks.iter().collect(),
        Some(number) => chosen(&blocks, number),
    };
    let lines = markdown::write(&chosen, desk.width, desk.colour);
    (!chosen.is_empty()).then_some(lines)
}

/// What is said if there is no rule of this number.
#[must_use]
pub fn no_such_rule(game: &dyn AnyGame, number: Option<&str>, desk: &Desk) -> String {
    let blocks = markdown::read(text(game, desk));
    let chapters: Vec<_> = blocks.iter().filter_map(Block::number).filter(|number| !number.contains('.')).collect();
    let message = Message::new("fail-no-rule").with("number", number.unwrap_or_default());
    desk.say(&message.with("chapters", chapters.join(", ")))
}

fn text(game: &dyn AnyGame, desk: &Desk) -> &'static str {
    let code = desk.speaker().language().code();
    let rules = game.rules();
    rules.iter().find(|(language, _)| *language == code).or(rules.first()).map_or("", |(_, text)| text)
}

/// The block with this number and all that belongs to it: what has no number or one that goes on from it.
fn chosen<'b>(blocks: &'b [Block], number: &str) -> Vec<&'b Block> {
    let number = number.trim_end_matches('.');
    let Some(first) = blocks.iter().position(|block| block.number() == Some(number)) else { return Vec::new() };
    let below = |block: &Block| match block.number() {
        Some(other) => other.strip_prefix(number).is_some_and(|rest| rest.starts_with(|c: char| !c.is_ascii_digit())),
        None => !(block.is_heading() || block.is_item() && blocks[first].is_item()),
    };
    let rest = blocks[first + 1..].iter().take_while(|block| below(block));
    std::iter::once(&blocks[first]).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::{chosen, markdown};

    const RULES: &str = "# Toy\n\n## 3 A turn\nIn order.\n\n### 3.1 **Take.** Choose\none.\n\n```play\np0 take\n```\n- 3.1a (R) None.\n- 3.1b Some.\n\n### 3.10 Last\nend\n## 4 More\n";

    fn numbers(number: &str) -> Vec<String> {
        let blocks = markdown::read(RULES);
        chosen(&blocks, number).iter().filter_map(|block| block.number().map(str::to_owned)).collect()
    }

    #[test]
    fn a_number_shows_its_section_and_nothing_else() {
        assert_eq!(numbers("3"), ["3", "3.1", "3.1a", "3.1b", "3.10"]);
        assert_eq!(numbers("3.1"), ["3.1", "3.1a", "3.1b"]);
        assert_eq!(numbers("3.1a"), ["3.1a"]);
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
