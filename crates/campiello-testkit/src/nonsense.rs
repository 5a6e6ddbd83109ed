//! Random damage: whatever a file or a person brings must be refused, never a reason to panic.

use std::fs;
use std::path::Path;

use campiello_core::edition::Edition;
use campiello_core::record::Record;
use campiello_core::{Chance, Game, Luck, Seed, Table};

/// What damage is made of: letters of the formats, brackets, signs, and characters of several bytes.
const DEBRIS: [&str; 21] = [
    "",
    " ",
    "\n",
    "\r",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "=",
    "#",
    "-",
    "+",
    "0",
    "9",
    "99999999999999999999",
    "p",
    "up:",
    "é",
    "花",
    "\u{202e}",
];

/// The text with one to four places cut out, doubled or replaced.
pub fn damaged(text: &str, luck: &mut Luck) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=luck.below(4) {
        let from = luck.below(letters.len().max(1) as u32) as usize;
        let to = (from + luck.below(12) as usize).min(letters.len());
        let piece = DEBRIS[luck.below(DEBRIS.len() as u32) as usize].to_string();
        letters.splice(from.min(to)..to, [piece]);
    }
    letters.concat()
}

/// Reads the standard edition with damage, so many times.
///
/// # Panics
/// If a refusal names no line of the text, or less than a third of the damage is noticed.
pub fn editions<G: Game>(tries: u32) {
    let mut luck = Seed::numbered(21, 0).luck(0);
    let mut refused = 0;
    for _ in 0..tries {
        let text = damaged(G::Edition::STANDARD, &mut luck);
        if let Err(mistakes) = G::Edition::read(&text) {
            refused += 1;
            let lines = text.lines().count().max(1);
            assert!(!mistakes.is_empty() && mistakes.iter().all(|mistake| (1..=lines + 1).contains(&mistake.line)));
        }
    }
    assert!(refused * 3 > tries, "damage is mostly noticed: {refused} of {tries}");
}

/// Reads these moves, each of which is written as notation has it, and so many damaged ones. Says how many of those could be read.
///
/// # Panics
/// If something that was read is written in a way that does not mean the same, or a whole move is not written as it was.
pub fn moves<G: Game>(moves: &[&str], tries: u32) -> u32 {
    for text in moves {
        let written = text.parse::<G::Action>().map(|action| action.to_string());
        assert_eq!(written.as_deref(), Ok(*text), "a move has one spelling");
    }
    let mut luck = Seed::numbered(23, 0).luck(0);
    let mut read = 0;
    for _ in 0..tries {
        let text = damaged(moves[luck.below(moves.len() as u32) as usize], &mut luck);
        if let Ok(action) = text.parse::<G::Action>() {
            let written = action.to_string();
            assert_eq!(written.parse::<G::Action>().as_ref(), Ok(&action), "{text:?} is written {written:?}");
            read += 1;
        }
    }
    read
}

/// Replays every record of the folder with damage, each so many times.
///
/// # Panics
/// If a damaged record is believed, or there is none.
pub fn records<G: Game>(folder: &Path, tries: u32) {
    let mut luck = Seed::numbered(22, 0).luck(0);
    let mut texts = 0;
    for file in fs::read_dir(folder).expect("the records are there").flatten() {
        let text = fs::read_to_string(file.path()).expect("the record can be read");
        for _ in 0..tries {
            let damaged = damaged(&text, &mut luck);
            let replayed =
                Record::parse(&damaged).and_then(|record| Table::<G>::replay(&record, G::Edition::standard()));
            let same = damaged == text || text.starts_with(&damaged);
            assert!(same || replayed.is_err(), "{damaged}");
        }
        texts += 1;
    }
    assert!(texts > 0, "no record lies in {}", folder.display());
}
