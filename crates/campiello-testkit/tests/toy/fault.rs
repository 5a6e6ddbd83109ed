//! The faults that can be planted; the tens are the law that each one breaks (hundreds only make room).
//!
//! A fault is planted for one thread, that is for one test: fifty types of toys would be fifty compilations of the laws.

use std::cell::Cell;

thread_local! {
    static PLANTED: Cell<u8> = const { Cell::new(NONE) };
}

/// Plants a fault in the toys of this thread.
pub fn plant(fault: u8) {
    PLANTED.set(fault);
}

pub fn planted() -> u8 {
    PLANTED.get()
}

pub fn is(fault: u8) -> bool {
    planted() == fault
}

pub const NONE: u8 = 0;

pub const ENDLESS: u8 = 11;
pub const NOBODY: u8 = 12;
pub const EARLY_OUTCOME: u8 = 13;
pub const LATE_MOVES: u8 = 14;
pub const STUCK: u8 = 15;
pub const MAY_AND_CANNOT: u8 = 16;
pub const IN_TWO_SETS: u8 = 17;
pub const UNNAMED: u8 = 18;
pub const ASKED_FOR_EVER: u8 = 19;
pub const SPELLS_UNASKED: u8 = 10;

pub const LISTED_REFUSED: u8 = 21;
pub const UNLISTED_ACCEPTED: u8 = 22;
pub const REFUSAL_CHANGES: u8 = 23;
pub const NO_RULE: u8 = 24;
pub const TWIN: u8 = 25;
pub const CLEARS: u8 = 26;
pub const OUT_OF_TURN: u8 = 27;
pub const UNSPELLED_ACCEPTED: u8 = 28;
pub const SPELLED_REFUSED: u8 = 29;
pub const LISTED_UNSPELLED: u8 = 20;

pub const NOTATION: u8 = 31;
pub const NONDETERMINISM: u8 = 32;
pub const UNSERIALISED: u8 = 33;
pub const SPACES: u8 = 34;
pub const SPELLED_NOTATION: u8 = 35;

pub const LOSES: u8 = 41;
pub const DOUBLES: u8 = 42;
pub const COUNTS_NOTHING: u8 = 43;
pub const SHORT_SETUP: u8 = 44;

pub const LEAK_VIEW: u8 = 51;
pub const LEGAL_PEEKS: u8 = 52;
pub const LOG_NAMES: u8 = 53;
pub const LOG_PEEKS: u8 = 54;
pub const WAITING_PEEKS: u8 = 55;
pub const REFUSAL_PEEKS: u8 = 56;
pub const SCENE_PEEKS: u8 = 57;
pub const UNDO_PEEKS: u8 = 58;
pub const LOG_NAMES_SPELLED: u8 = 59;
pub const SPELLING_PEEKS: u8 = 50;

pub const GUESS_FORGETS: u8 = 61;
pub const GUESS_IMPURE: u8 = 62;
pub const GUESS_LOSES: u8 = 63;
pub const GUESS_KNOWS: u8 = 64;

pub const FORGETS_BIDS: u8 = 72;
pub const CRIES_WOLF: u8 = 73;
pub const HIDDEN_LUCK: u8 = 74;
pub const SHOWS_WHEN_SPELLED: u8 = 75;

pub const SAME_PATH: u8 = 81;
pub const PREFIX: u8 = 82;
pub const OFF_SCENE: u8 = 83;
pub const TWIN_PIECES: u8 = 84;
pub const NO_CLICK: u8 = 85;
pub const TWIN_AREAS: u8 = 86;
pub const LETTER_OFF_SCENE: u8 = 87;
pub const TWIN_LETTERS: u8 = 88;
pub const DEAD_END: u8 = 89;
pub const SHOWN_NOWHERE: u8 = 80;
pub const SHOWN_AWAY: u8 = 180;
