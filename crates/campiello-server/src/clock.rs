//! The only place that looks at the clock and at the machine's entropy.

use std::time::{SystemTime, UNIX_EPOCH};

use campiello_core::Seed;

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// 32 bytes that nobody can foresee.
///
/// # Panics
/// If the machine has no entropy: then no secret can be kept, and the server must not go on.
#[must_use]
pub fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the machine gives entropy");
    bytes
}

/// The luck of a new game.
#[must_use]
pub fn seed() -> Seed {
    Seed::from_bytes(entropy())
}

/// A name that nobody can guess, of so many letters.
#[must_use]
pub fn name(letters: usize) -> String {
    // 32 letters that are not mistaken for each other when a link is read aloud.
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    entropy().iter().take(letters).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
