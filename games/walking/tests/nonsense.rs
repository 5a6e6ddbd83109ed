//! Nonsense is refused, never a reason to panic: editions, records and moves with random damage.

use std::path::Path;

use campiello_core::{Chance, Seed};
use campiello_testkit::nonsense::{self, damaged};
use walking::{Action, Walking};

#[test]
fn damaged_editions_are_read_rightly_or_refused_with_lines() {
    nonsense::editions::<Walking>(600);
}

#[test]
fn damaged_records_are_never_true() {
    nonsense::records::<Walking>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")), 100);
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
