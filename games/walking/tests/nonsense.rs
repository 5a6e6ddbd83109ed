//! Nonsense is refused, never a reason to panic: editions, records and moves with random damage.

use campiello_core::edition::Edition as _;
use campiello_core::record::Record;
use campiello_core::{Chance, Luck, Seed, Table};
use walking::{Action, Edition, Walking};

/// What damage is made of: letters of the formats, brackets, signs, and characters of several bytes.
const DEBRIS: [&str; 20] = [
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
    "é",
    "花",
    "\u{202e}",
];

/// The text with one to four places cut out, doubled or replaced.
fn damaged(text: &str, luck: &mut Luck) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=luck.below(4) {
        let from = luck.below(letters.len().max(1) as u32) as usize;
        let to = (from + luck.below(12) as usize).min(letters.len());
        let piece = DEBRIS[luck.below(DEBRIS.len() as u32) as usize].to_string();
        letters.splice(from.min(to)..to, [piece]);
    }
    letters.concat()
}

#[test]
fn damaged_editions_are_read_rightly_or_refused_with_lines() {
    let mut luck = Seed::numbered(21, 0).luck(0);
    let mut refused = 0;
    for _ in 0..600 {
        let text = damaged(Edition::STANDARD, &mut luck);
        if let Err(mistakes) = Edition::read(&text) {
            refused += 1;
            let lines = text.lines().count().max(1);
            assert!(!mistakes.is_empty() && mistakes.iter().all(|mistake| (1..=lines + 1).contains(&mistake.line)));
        }
    }
    assert!(refused > 200, "damage is mostly noticed: {refused} of 600");
}

#[test]
fn damaged_records_are_never_true() {
    let mut luck = Seed::numbered(22, 0).luck(0);
    for name in ["five-houses", "no-characters", "masterpiece"] {
        let file = format!("{}/tests/records/{name}.record", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).expect("the record is there");
        for _ in 0..150 {
            let damaged = damaged(&text, &mut luck);
            let replayed =
                Record::parse(&damaged).and_then(|record| Table::<Walking>::replay(&record, Edition::standard()));
            let same = damaged == text || text.starts_with(&damaged);
            assert!(same || replayed.is_err(), "{damaged}");
        }
    }
}

#[test]
fn damaged_moves_are_read_as_themselves_or_not_at_all() {
    let mut luck = Seed::numbered(23, 0).luck(0);
    let moves = [
        "take 2 top 1",
        "take 3 all",
        "place red3b at -1",
        "done",
        "visit 0 shop-owner",
        "return blue1a",
        "dismiss boy",
    ];
    for _ in 0..20_000 {
        let text = damaged(moves[luck.below(moves.len() as u32) as usize], &mut luck);
        if let Ok(action) = text.parse::<Action>() {
            assert_eq!(action.to_string(), text, "a move has one spelling");
        }
    }
}
