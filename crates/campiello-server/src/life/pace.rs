//! How fast a table is played, and the clocks of its seats.

use serde::{Deserialize, Serialize};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

/// How fast a table is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody has so many minutes for the whole game, and some seconds more for every move.
    Live {
        /// Minutes for the game.
        minutes: u8,
        /// Seconds for every move.
        seconds: u8,
    },
    /// No clock.
    Relaxed,
    /// Every move has so many days.
    Days {
        /// How many.
        days: u8,
    },
}

impl Pace {
    /// The paces that people choose from.
    pub const OFFERED: [Self; 5] = [
        Self::Relaxed,
        Self::Live { minutes: 10, seconds: 15 },
        Self::Live { minutes: 25, seconds: 30 },
        Self::Days { days: 1 },
        Self::Days { days: 3 },
    ];

    /// Its name in forms: `relaxed`, `live-10-15`, `days-3`.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            Self::Live { minutes, seconds } => format!("live-{minutes}-{seconds}"),
            Self::Relaxed => "relaxed".to_owned(),
            Self::Days { days } => format!("days-{days}"),
        }
    }

    /// The offered pace of this name.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::OFFERED.into_iter().find(|pace| pace.key() == key)
    }

    /// What a seat's clock shows before the game.
    #[must_use]
    pub const fn start(self) -> u64 {
        match self {
            Self::Live { minutes, .. } => minutes as u64 * MINUTE,
            Self::Relaxed => 0,
            Self::Days { days } => days as u64 * DAY,
        }
    }

    /// What a seat's clock shows after a move that took so long.
    #[must_use]
    pub const fn spend(self, left: u64, took: u64) -> u64 {
        match self {
            Self::Live { seconds, .. } => left.saturating_sub(took) + seconds as u64 * SECOND,
            Self::Relaxed => 0,
            Self::Days { .. } => self.start(),
        }
    }

    /// What a seat's clock shows when its time had run out and its owner comes back.
    #[must_use]
    pub const fn return_to(self) -> u64 {
        match self {
            Self::Live { .. } => MINUTE,
            Self::Relaxed => 0,
            Self::Days { .. } => self.start(),
        }
    }

    /// Whether there is a clock.
    #[must_use]
    pub const fn has_clock(self) -> bool {
        !matches!(self, Self::Relaxed)
    }
}
