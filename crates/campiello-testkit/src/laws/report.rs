//! What was looked at, and what was found.

use std::collections::BTreeSet;
use std::fmt;

use super::position::Offence;

/// A broken law, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the law.
    pub law: u8,
    /// The settings of the game.
    pub settings: String,
    /// The seed: its number and its child, as for `Seed::numbered`.
    pub seed: (u64, u64),
    /// How many moves had been played.
    pub step: usize,
    /// What is wrong.
    pub what: String,
    /// The game so far.
    pub record: String,
}

impl Broken {
    /// What can be said only after all games.
    pub(super) fn in_all(offence: Offence, games: u32) -> Self {
        let settings = format!("all {games} games");
        Self { law: offence.law, settings, seed: (0, 0), step: 0, what: offence.what, record: String::new() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, settings, seed, step, what, .. } = self;
        write!(f, "law {law} is broken: {what}\n  {settings}, seed {}/{}, after {step} moves", seed.0, seed.1)
    }
}

impl std::error::Error for Broken {}

/// What was looked at. A law that never met its case proves nothing: tests should ask for what matters to their game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Moves played.
    pub moves: u64,
    /// Positions looked at in depth.
    pub depths: u64,
    /// Listed actions tried on a copy.
    pub accepted: u64,
    /// Actions spelled at random, and tried on a copy.
    pub spelled: u64,
    /// Actions refused as they should be.
    pub refused: u64,
    /// Worlds guessed.
    pub worlds: u64,
    /// Worlds, guessed or swapped, that differed from the truth.
    pub different: u64,
    /// Guessed worlds played to their end.
    pub played_out: u64,
    /// Moves that could be taken back freely, and were compared with what others could know.
    pub silent: u64,
    /// Moves that reported a revelation, and used no luck.
    pub revealed: u64,
    /// Those among them in which nothing was found that their mover could not have known.
    pub false_alarms: u64,
    /// Changed records that were caught in their line.
    pub caught: u64,
    /// The rules that refusals named.
    pub rules: BTreeSet<&'static str>,
    /// The reasons for which games ended.
    pub ends: BTreeSet<&'static str>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, moves, depths, accepted, spelled, refused, worlds, different, .. } = self;
        let Self { silent, revealed, false_alarms, caught, .. } = self;
        write!(
            f,
            "{games} games, {moves} moves, {depths} positions in depth; {accepted} actions accepted, {spelled} spelled, {refused} \
             refused by {} rules; {worlds} worlds guessed, {different} unlike the truth; {silent} silent moves, {revealed} \
             revealing, {false_alarms} of them for nothing; {caught} changed records caught; ends: {}",
            self.rules.len(),
            self.ends.iter().copied().collect::<Vec<_>>().join(", ")
        )
    }
}
