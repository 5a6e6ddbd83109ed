//! Nonsense is refused, never a reason to panic: records and moves with random damage.

use std::path::Path;

use burano::{Action, Burano};
use campiello_testkit::nonsense;

const MOVES: [&str; 24] = [
    "roofs islands fountains four",
    "discard four-pink-blue",
    "pyramid pbygowpby gowp b",
    "pyramid pp------- ---- -",
    "take b5",
    "build white f6",
    "roof workshops-green-orange c4 d4",
    "privileges",
    "card harbour-office",
    "card deck",
    "swap murano pink san-michele blue",
    "sail east-port",
    "fish sea-bream",
    "fish deck",
    "crew 2",
    "sell d tuna",
    "lace g4",
    "recall sant-erasmo",
    "recall c3",
    "buy yellow t1",
    "buy yellow",
    "pay c3 free",
    "replace orange",
    "enough",
];

#[test]
fn damaged_records_are_never_true() {
    nonsense::records::<Burano>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")), 60);
}

#[test]
fn damaged_moves_are_read_as_something_that_can_be_written() {
    let read = nonsense::moves::<Burano>(&MOVES, 40_000);
    assert!(read > 30, "{read} were read");
}

#[test]
fn near_misses_are_no_moves() {
    for text in [
        "",
        "end end",
        "roofs four islands",
        "roofs four four",
        "roof four-blue-pink c4 d4",
        "roof four-pink-pink c4 d4",
        "pyramid pbygowpby gowp",
        "pyramid pbygowpby gowp bb",
        "pyramid pbygowpbyg owp b",
        "take b0",
        "take m5",
        "take t2",
        "build purple c4",
        "build pink i4",
        "crew 3",
        "sell e tuna",
        "recall",
        "pay c3 gratis",
        "buy",
        "swap murano pink torcello",
        "End",
        " end",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?} is no move");
    }
}
