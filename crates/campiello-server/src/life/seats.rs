//! A seat of a table: who sits there, whether a bot plays for them, and their clock.

use campiello_core::SeatSet;
use serde::{Deserialize, Serialize};

use super::chair::Chair;
use super::pace::Pace;

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    pub chair: Chair,
    /// Whether a bot plays for the person who sits there, until they come back.
    pub away: bool,
    /// Whether the person who sat there has given up.
    pub resigned: bool,
    /// What the clock shows while it stands still, in milliseconds.
    pub left: u64,
    /// Since when the table waits for this seat: its clock runs.
    pub since: Option<u64>,
    /// Since when something is said to this seat that it has not answered.
    #[serde(default)]
    pub spoken_to: Option<u64>,
    /// Since when this seat is asked, and has said neither something nor that it has nothing to say.
    #[serde(default)]
    pub asked: Option<u64>,
    /// While the table waits for whom this seat stays quiet.
    #[serde(default)]
    pub quiet: Option<SeatSet>,
}

impl Place {
    /// A chair before the game.
    #[must_use]
    pub const fn new(chair: Chair, pace: Pace) -> Self {
        let left = pace.start();
        Self { chair, away: false, resigned: false, left, since: None, spoken_to: None, asked: None, quiet: None }
    }

    /// Whether a person plays here, themselves.
    #[must_use]
    pub const fn is_played_by_hand(&self) -> bool {
        matches!(self.chair, Chair::Person(_)) && !self.away && !self.resigned
    }

    /// When the clock will have run out, if it runs.
    #[must_use]
    pub fn deadline(&self, pace: Pace) -> Option<u64> {
        let since = self.since.filter(|_| pace.has_clock() && self.is_played_by_hand())?;
        Some(since + self.left)
    }

    /// The table waits for this seat, or does not.
    pub(super) fn wait(&mut self, waits: bool, pace: Pace, at: u64) {
        match (self.since, waits) {
            (None, true) => self.since = Some(at),
            (Some(since), false) => {
                self.left = pace.spend(self.left, at.saturating_sub(since));
                self.since = None;
            }
            _ => {}
        }
    }

    /// This seat is asked or not, and something is said to it or nothing is; one thing more does not begin it anew.
    pub(super) fn hear(&mut self, asked: bool, spoken_to: bool, at: u64) {
        self.asked = asked.then(|| self.asked.unwrap_or(at));
        self.spoken_to = spoken_to.then(|| self.spoken_to.unwrap_or(at));
    }

    /// The table waits for these seats: whoever was quiet while it waited for others is not any more.
    pub(super) fn go_on(&mut self, must: SeatSet) {
        self.quiet = self.quiet.filter(|quiet| *quiet == must);
    }

    /// The person plays again; a clock that has run out gets a little time.
    pub(super) fn come_back(&mut self, pace: Pace, at: u64) {
        self.away = false;
        let spent = self.since.map_or(0, |since| at.saturating_sub(since));
        self.left = self.left.saturating_sub(spent).max(pace.return_to());
        self.since = self.since.map(|_| at);
    }
}
