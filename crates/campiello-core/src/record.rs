//! A game written down: readable, diffable, and true.
//!
//! ```text
//! campiello record 1 #5d0c…
//! game walking rules 1 #77ab…
//! edition campiello-1 #e01f…
//! seats 3 #…
//! switches - #…
//! seed 3b1e… #…
//! begin #…
//! p0 take 2 top 2 #…
//! p0 place red3a at 0 #…
//! end five-houses 54 48 61 #…
//! ```
//! Every line ends with the hash of all before it and of the state after it (see [`crate::fingerprint`]); the edition's line
//! covers the edition itself. A move may carry the time at which it was played, in milliseconds: `p0 done @1500 #…`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::Serialize;

use crate::chance::Seed;
use crate::edition::Mistake;
use crate::fingerprint::Chain;
use crate::message::Message;
use crate::seat::Seat;
use crate::settings::Unsettled;

/// The first line of every record.
pub(crate) const TITLE: &str = "campiello record 1";

/// A record as it stands in a file: its form is right, whether it is true is for `Table::replay` to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The name of the edition.
    pub edition: String,
    /// How many seats.
    pub seats: u8,
    /// The optional rules that are on.
    pub switches: Vec<String>,
    /// Where its luck comes from.
    pub seed: Seed,
    /// The moves, in order.
    pub moves: Vec<Line>,
    /// The text that was read.
    pub(crate) text: String,
    /// The hashes of all lines as the text gives them.
    pub(crate) prints: Vec<String>,
    /// The text of the `end` line, if the game is over.
    pub(crate) end: Option<String>,
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who moved.
    pub seat: Seat,
    /// What, in the game's notation.
    pub notation: String,
    /// When, in milliseconds of the table's clock, if anybody looked.
    pub time: Option<u64>,
}

impl Line {
    pub(crate) fn text(&self) -> String {
        let mut text = String::with_capacity(48);
        let _ = write!(text, "{} {}", self.seat, self.notation);
        if let Some(time) = self.time {
            let _ = write!(text, " @{time}");
        }
        text
    }

    fn parse(text: &str) -> Option<Self> {
        let (seat, rest) = text.split_once(' ')?;
        let (notation, time) = match rest.rsplit_once(" @") {
            Some((notation, time)) => (notation, Some(time.parse().ok()?)),
            None => (rest, None),
        };
        Some(Self { seat: seat.parse().ok()?, notation: notation.to_string(), time })
    }
}

/// The lines of a record's head, without their hashes.
pub(crate) fn head(game: &str, rules: u16, edition: &str, seats: u8, switches: &str, seed: &Seed) -> [String; 7] {
    use alloc::format;
    let switches = if switches.is_empty() { "-" } else { switches };
    [
        TITLE.to_string(),
        format!("game {game} rules {rules}"),
        format!("edition {edition}"),
        format!("seats {seats}"),
        format!("switches {switches}"),
        format!("seed {seed}"),
        "begin".to_string(),
    ]
}

impl Record {
    /// Reads the text of a record.
    ///
    /// # Errors
    /// The first line that is not of a record's form.
    pub fn parse(text: &str) -> Result<Self, Mistake> {
        let mut lines = Lines { rest: text, number: 0, prints: Vec::new() };
        if lines.next()? != TITLE {
            return Err(lines.mistake("record-title"));
        }
        let game = lines.word("game ")?;
        let (game, rules) = game.split_once(" rules ").ok_or_else(|| lines.mistake("record-head"))?;
        let rules = rules.parse().map_err(|_| lines.mistake("record-head"))?;
        let edition = lines.word("edition ")?.to_string();
        let seats = lines.word("seats ")?.parse().map_err(|_| lines.mistake("record-head"))?;
        let switches = match lines.word("switches ")? {
            "-" => Vec::new(),
            keys => keys.split(',').map(ToString::to_string).collect(),
        };
        let seed = lines.word("seed ")?.parse().map_err(|()| lines.mistake("record-head"))?;
        lines.word("begin")?;
        let (moves, end) = lines.moves()?;
        Ok(Self {
            game: game.to_string(),
            rules,
            edition,
            seats,
            switches,
            seed,
            moves,
            text: text.to_string(),
            prints: lines.prints,
            end,
        })
    }
}

impl Record {
    /// The line to blame for settings that no table can have. If seats and optional rules do not go together, it is the one
    /// whose hash does not agree.
    pub(crate) fn unsettled_line(&self, unsettled: &Unsettled, edition: &impl Serialize) -> usize {
        const SEATS: usize = 4;
        let mut chain = Chain::default();
        for (line, text) in (1..=SEATS).zip(self.text.lines()) {
            chain = chain.line(text.rsplit_once(" #").map_or(text, |(text, _)| text));
            if line == 3 {
                chain = chain.with(edition);
            }
        }
        let seats_changed = chain.print() != self.prints[SEATS - 1];
        if seats_changed || matches!(unsettled, Unsettled::Seats { .. }) { SEATS } else { SEATS + 1 }
    }
}

struct Lines<'t> {
    rest: &'t str,
    number: usize,
    prints: Vec<String>,
}

impl<'t> Lines<'t> {
    fn mistake(&self, key: &'static str) -> Mistake {
        Mistake::new(self.number, Message::new(key))
    }

    /// The next line without its hash.
    fn next(&mut self) -> Result<&'t str, Mistake> {
        self.number += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or_else(|| self.mistake("record-cut-off"))?;
        let one_hash = |(_, print): &(&str, &str)| {
            print.len() == 16 && print.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
        };
        let hashed = line.split_once(" #").filter(one_hash);
        let (text, print) = hashed.ok_or_else(|| self.mistake("record-no-hash"))?;
        self.rest = rest;
        self.prints.push(print.to_string());
        Ok(text)
    }

    /// The next line of the head, without its first word.
    fn word(&mut self, first: &str) -> Result<&'t str, Mistake> {
        self.next()?.strip_prefix(first).ok_or_else(|| self.mistake("record-head"))
    }

    fn moves(&mut self) -> Result<(Vec<Line>, Option<String>), Mistake> {
        let mut moves = Vec::new();
        while !self.rest.is_empty() {
            let text = self.next()?;
            if text.starts_with("end ") {
                if !self.rest.is_empty() {
                    self.number += 1;
                    return Err(self.mistake("record-after-end"));
                }
                return Ok((moves, Some(text.to_string())));
            }
            moves.push(Line::parse(text).ok_or_else(|| self.mistake("record-move"))?);
        }
        Ok((moves, None))
    }
}
