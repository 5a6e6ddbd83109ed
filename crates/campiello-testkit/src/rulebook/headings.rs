//! The sections of a rulebook: numbered headings and what stands below them.

use std::collections::BTreeMap;

use campiello_core::Texts;
use campiello_core::rulebook::number;

use super::Failure;

/// A heading and what stands below it, up to the next heading.
pub(super) struct Section<'t> {
    pub(super) line: usize,
    /// The whole heading, without its marks.
    pub(super) title: &'t str,
    /// Its number, if it has one: `3.2.7`, `3.1a`.
    pub(super) number: Option<&'t str>,
    pub(super) blocks: Vec<Block<'t>>,
    /// The test functions that it names.
    pub(super) tested_by: Vec<&'t str>,
    /// Whether there is anything below it.
    pub(super) has_text: bool,
}

/// A `play` block.
pub(super) struct Block<'t> {
    /// The line of the fence.
    pub(super) line: usize,
    /// The statements and their lines; comments are gone.
    pub(super) statements: Vec<(usize, &'t str)>,
}

pub(super) fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections = vec![Section::new(0, "(before the first heading)")];
    let mut fence: Option<&str> = None;
    for (line, content) in (1..).zip(text.lines()) {
        let Some(section) = sections.last_mut() else { break };
        let trimmed = content.trim();
        match (fence, trimmed.strip_prefix("```")) {
            (Some(_), Some("")) => fence = None,
            (Some("play"), _) => {
                if let (Some(block), Some(statement)) = (section.blocks.last_mut(), statement(content)) {
                    block.statements.push((line, statement));
                }
            }
            (Some(_), _) => {}
            (None, Some(language)) => {
                fence = Some(language.trim());
                section.has_text = true;
                if fence == Some("play") {
                    section.blocks.push(Block { line, statements: Vec::new() });
                }
            }
            (None, None) => match heading(trimmed) {
                Some(title) => sections.push(Section::new(line, title)),
                None => section.add(trimmed),
            },
        }
    }
    sections
}

impl<'t> Section<'t> {
    fn new(line: usize, title: &'t str) -> Self {
        Self { line, title, number: number(title), blocks: Vec::new(), tested_by: Vec::new(), has_text: false }
    }

    fn add(&mut self, line: &'t str) {
        self.has_text |= !line.is_empty();
        if let Some(names) = line.strip_prefix("Tested by:") {
            let names = names.split(',').map(|name| name.trim_matches([' ', '`', '.'])).filter(|name| !name.is_empty());
            self.tested_by.extend(names);
        }
    }
}

fn heading(line: &str) -> Option<&str> {
    let title = line.trim_start_matches('#');
    (title.len() < line.len() && title.starts_with(' ')).then(|| title.trim())
}

/// A statement without its comment: a `#` at the beginning of a line or after a space.
fn statement(line: &str) -> Option<&str> {
    let line = line.trim();
    let end = if line.starts_with('#') { 0 } else { line.find(" #").unwrap_or(line.len()) };
    Some(line[..end].trim()).filter(|statement| !statement.is_empty())
}

/// The numbers of all rules, in the order of the text.
pub fn rule_numbers(text: &str) -> Vec<&str> {
    sections(text).iter().filter_map(|section| section.number).collect()
}

/// Rules that have the number of another.
pub(super) fn repeated(sections: &[Section<'_>]) -> Vec<Failure> {
    let mut first = BTreeMap::new();
    let mut failures = Vec::new();
    for section in sections {
        let Some(number) = section.number else { continue };
        if let Some(line) = first.insert(number, section.line) {
            let what = format!("line {line} has the number {number} already");
            failures.push(Failure { line: section.line, rule: section.title.to_string(), what });
        }
    }
    failures
}

/// The rules named by refusals that no heading of the rulebook has: `laws::Report::rules` against `RULES.md`.
pub fn unknown_rules<'r>(text: &str, named: impl IntoIterator<Item = &'r &'static str>) -> Vec<&'static str> {
    let numbers = rule_numbers(text);
    named.into_iter().copied().filter(|rule| !numbers.contains(rule)).collect()
}

/// Whether the rules of a game, the first language being the original, are the same in every language.
///
/// # Errors
/// The first language, and the first place in it, where they part.
pub fn same_in_every_language(rules: Texts) -> Result<(), String> {
    let Some(((_, original), translations)) = rules.split_first() else { return Err("there are no rules".into()) };
    for (language, translation) in translations {
        same_rules(original, translation).map_err(|what| format!("{language}: {what}"))?;
    }
    Ok(())
}

/// Whether two rulebooks, one the translation of the other, have the same rules in the same order.
///
/// # Errors
/// The first place where they part.
pub fn same_rules(original: &str, translation: &str) -> Result<(), String> {
    let (ours, theirs) = (sections(original), sections(translation));
    let mut ours = ours.iter().filter(|section| section.number.is_some());
    let mut theirs = theirs.iter().filter(|section| section.number.is_some());
    loop {
        match (ours.next(), theirs.next()) {
            (None, None) => return Ok(()),
            (Some(here), Some(there)) if here.number == there.number => {}
            (Some(here), Some(there)) => {
                return Err(format!(
                    "line {}: {:?} stands where {:?} is expected",
                    there.line, there.title, here.title
                ));
            }
            (Some(here), None) => return Err(format!("{:?} is missing", here.title)),
            (None, Some(there)) => return Err(format!("line {}: {:?} is too much", there.line, there.title)),
        }
    }
}
