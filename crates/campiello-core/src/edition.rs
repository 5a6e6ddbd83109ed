//! The printed parts of a game as a file: cards, boards, prices.
//!
//! An edition is read once and lives as long as the program, so that states can share it without counting references.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use serde::Serialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fingerprint::Chain;
use crate::message::Message;

pub use once_cell::race::OnceBox;

/// The data of a game that stood on cards and boards.
pub trait Edition: Sized + Send + Sync + fmt::Debug + Serialize + 'static {
    /// The edition that comes with the program, as the text of its file.
    const STANDARD: &'static str;

    /// Reads and checks an edition.
    ///
    /// # Errors
    /// Every mistake of the file, with its line and what was expected there.
    fn read(text: &str) -> Result<Self, Vec<Mistake>>;

    /// Where the edition that comes with the program is kept once it was read: a static of the game's own.
    fn shelf() -> &'static OnceBox<Self>;

    /// The edition that comes with the program; it is read at its first use.
    ///
    /// # Panics
    /// If the program's own edition is wrong.
    fn standard() -> &'static Self {
        Self::shelf().get_or_init(|| match Self::read(Self::STANDARD) {
            Ok(edition) => edition.into(),
            Err(mistakes) => panic!("the program's own edition is wrong: {mistakes:?}"),
        })
    }

    /// Its name, as records write it: one word.
    fn name(&self) -> &str;

    /// Whether it is our reconstruction rather than what was printed.
    fn reconstructed(&self) -> bool;

    /// Keeps this edition for the rest of the program's life.
    fn keep(self) -> &'static Self {
        Box::leak(Box::new(self))
    }

    /// What tells it from every other edition, whatever their names.
    fn print(&self) -> String {
        Chain::default().line("edition").with(self).print()
    }
}

/// A mistake in a file that a person wrote or changed: the line, and what is wrong or expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub text: Message,
}

impl Mistake {
    /// A mistake in this line.
    #[must_use]
    pub const fn new(line: usize, text: Message) -> Self {
        Self { line, text }
    }
}

/// A TOML file that remembers its lines: what an edition is read from. Mistakes are collected, not thrown at the first.
pub struct Sheet<'a> {
    text: &'a str,
    /// Where every line begins.
    lines: Vec<usize>,
    /// What was wrong so far.
    pub mistakes: Vec<Mistake>,
    /// Whether the whole text could be read; if not, what seems to be missing may stand in a line that could not.
    pub is_toml: bool,
}

/// An entry of a [`Sheet`]: key, value and line.
pub struct Entry<'t, 'a> {
    /// The key.
    pub key: &'t str,
    /// The line of the key, counted from 1.
    pub line: usize,
    /// Where the value stands in the text, with its quotes.
    span: Range<usize>,
    value: &'t DeValue<'a>,
}

impl<'a> Sheet<'a> {
    /// Reads the text as TOML; what TOML itself finds wrong is a mistake already.
    #[must_use]
    pub fn parse(text: &'a str) -> (Self, Spanned<DeTable<'a>>) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let lines = core::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let mut sheet = Self { text, lines, mistakes: Vec::new(), is_toml: errors.is_empty() };
        // One broken line makes the parser stumble several times; a person wants to hear of it once.
        let mut lines: Vec<_> =
            errors.iter().map(|error| sheet.line(error.span().map_or(0, |span| span.start))).collect();
        lines.sort_unstable();
        lines.dedup();
        for line in lines {
            sheet.mistake(line, Message::new("edition-not-toml"));
        }
        (sheet, table)
    }

    /// Notes a mistake.
    pub fn mistake(&mut self, line: usize, text: Message) {
        self.mistakes.push(Mistake::new(line, text));
    }

    /// The entries of a table, in the order of the file.
    pub fn entries<'t>(&self, table: &'t DeTable<'a>) -> Vec<Entry<'t, 'a>> {
        let mut entries: Vec<_> = table
            .iter()
            .map(|(key, value)| {
                let at = key.span().start;
                let (line, span) = (self.line(at), value.span());
                (at, Entry { key: key.get_ref(), line, span, value: value.get_ref() })
            })
            .collect();
        entries.sort_by_key(|(at, _)| *at);
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The entry as a table, or a mistake.
    pub fn table<'t>(&mut self, entry: &Entry<'t, 'a>) -> Option<&'t DeTable<'a>> {
        let table = entry.value.as_table();
        self.expect(table, entry, "table")
    }

    /// The entry as a number from `least` to `most`, or a mistake.
    pub fn number(&mut self, entry: &Entry<'_, 'a>, least: u8, most: u8) -> Option<u8> {
        let number =
            entry.value.as_integer().and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        let Some(number) = number.and_then(|n| u8::try_from(n).ok()).filter(|n| (least..=most).contains(n)) else {
            let expected =
                Message::new("edition-expected-number").with("key", entry.key).with("least", least).with("most", most);
            self.mistake(entry.line, expected);
            return None;
        };
        Some(number)
    }

    /// The entry as a text, or a mistake.
    pub fn text<'t>(&mut self, entry: &Entry<'t, 'a>) -> Option<&'t str> {
        let text = entry.value.as_str();
        self.expect(text, entry, "text")
    }

    /// The entry as a text of several lines, or a mistake: the lines that are not blank, each with its number in the file.
    pub fn lines<'t>(&mut self, entry: &Entry<'t, 'a>) -> Option<Vec<(usize, &'t str)>> {
        let text = self.text(entry)?;
        let written = self.text.get(entry.span.clone()).unwrap_or_default().trim_start_matches(['"', '\'']);
        // The line break after opening quotes is no part of the text; escapes may hide or add line breaks.
        let first = self.line(entry.span.start) + usize::from(written.starts_with(['\n', '\r']));
        let last = self.line(entry.span.end).max(first);
        let lines = text.lines().enumerate().map(|(n, line)| ((first + n).min(last), line.trim()));
        Some(lines.filter(|(_, line)| !line.is_empty()).collect())
    }

    /// The entry as yes or no, or a mistake.
    pub fn truth(&mut self, entry: &Entry<'_, 'a>) -> Option<bool> {
        let truth = entry.value.as_bool();
        self.expect(truth, entry, "truth")
    }

    /// The number of the last line: where things that are missing are missed.
    pub fn last_line(&self) -> usize {
        self.text.lines().count().max(1)
    }

    fn expect<T>(&mut self, found: Option<T>, entry: &Entry<'_, 'a>, kind: &'static str) -> Option<T> {
        if found.is_none() {
            let expected = Message::new("edition-expected-kind").with("key", entry.key).with("kind", kind);
            self.mistake(entry.line, expected);
        }
        found
    }

    fn line(&self, at: usize) -> usize {
        self.lines.partition_point(|begin| *begin <= at)
    }
}

/// The head that every edition's file has: `game`, `name`, `reconstructed`.
#[derive(Clone, Debug, Default)]
pub struct Heading {
    /// Its name, if a lawful one was found.
    pub name: Option<String>,
    /// Whether it is a reconstruction.
    pub reconstructed: bool,
}

impl Heading {
    /// Reads an entry if it belongs to the head; of the others, the `known` are expected and everything else is a mistake.
    /// Whether the entry is left to the game.
    pub fn leaves<'a>(&mut self, sheet: &mut Sheet<'a>, entry: &Entry<'_, 'a>, game: &str, known: &[&str]) -> bool {
        match entry.key {
            "game" => {
                if sheet.text(entry).is_some_and(|named| named != game) {
                    sheet.mistake(entry.line, Message::new("edition-game").with("game", game));
                }
            }
            "name" => self.name = sheet.text(entry).and_then(|name| named(sheet, entry.line, name)),
            "reconstructed" => self.reconstructed = sheet.truth(entry).unwrap_or_default(),
            key if known.contains(&key) => return true,
            key => {
                let known: Vec<String> = known.iter().map(|table| format!("[{table}]")).collect();
                let unknown = Message::new("edition-unknown-entry").with("key", key);
                sheet.mistake(entry.line, unknown.with("known", known.join(", ")));
            }
        }
        false
    }

    /// Misses the name, if nothing else was wrong.
    pub fn finish(&self, sheet: &mut Sheet<'_>) {
        if self.name.is_none() && sheet.mistakes.is_empty() {
            sheet.mistake(1, Message::new("edition-no-name"));
        }
    }
}

fn named(sheet: &mut Sheet<'_>, line: usize, name: &str) -> Option<String> {
    let word = !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    if !word {
        sheet.mistake(line, Message::new("edition-name"));
    }
    word.then(|| name.into())
}
