//! Days, and the deal that everybody plays on one of them.

use std::fmt;
use std::str::FromStr;

use campiello_core::Message;
use serde::{Deserialize, Serialize};

/// A day by the clock of Greenwich, counted from the first of 1970. Written `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(u32);

/// The milliseconds of a day.
const LENGTH: u64 = 24 * 60 * 60 * 1000;
/// The days of 400 years, after which the calendar repeats itself.
const ERA: u32 = 146_097;
/// The days from the first of March of the year 0 to the first of 1970.
const EPOCH: u32 = 719_468;

impl Day {
    /// The day of a time, in milliseconds since 1970.
    #[must_use]
    pub fn at(time: u64) -> Self {
        Self(u32::try_from(time / LENGTH).unwrap_or(u32::MAX))
    }

    /// When it begins.
    #[must_use]
    pub fn begins(self) -> u64 {
        u64::from(self.0) * LENGTH
    }

    /// The day after.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Its year, month and day. Years begin in March here, so that the day that comes and goes is the last of them.
    #[must_use]
    pub const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + EPOCH;
        let (era, of_era) = (days / ERA, days % ERA);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400;
        (if month <= 2 { year + 1 } else { year }, month, day)
    }

    fn of(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        let (year, from_march) = if month <= 2 { (year - 1, month + 9) } else { (year, month - 3) };
        let (era, year_of_era) = (year / 400, year % 400);
        let of_year = (153 * from_march + 2) / 5 + day - 1;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        Some(Self((era * ERA + of_era).checked_sub(EPOCH)?))
    }

    /// The date in words.
    #[must_use]
    pub fn message(self) -> Message {
        let (year, month, day) = self.date();
        Message::new("ui-date").with("day", day).with("month", month).with("year", year)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let no = || format!("{text} is not a day");
        let parts: Vec<u32> = text.split('-').filter_map(|part| part.parse().ok()).collect();
        let [year, month, day] = parts[..] else { return Err(no()) };
        // Only the one spelling of a day that there is.
        Self::of(year, month, day).filter(|day| day.to_string() == text).ok_or_else(no)
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// The deal of a day at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The day.
    pub day: Day,
    /// Whether the result counts: everybody has one try a day.
    pub counts: bool,
}

impl Deal {
    /// Under which name the tables of a day that count are found in the store: as if somebody of this name sat at all of them.
    #[must_use]
    pub fn shelf(day: Day) -> String {
        format!("daily {day}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let date = |seconds: u64| Day::at(seconds * 1000).to_string();
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400), "2000-02-29");
        assert_eq!(date(1_709_164_799), "2024-02-28");
        assert_eq!(date(1_709_164_800), "2024-02-29");
        assert_eq!(date(1_794_787_200), "2026-11-16");
        assert_eq!(date(1_798_761_599), "2026-12-31");
    }

    #[test]
    fn every_day_is_read_again_and_nothing_else_is_a_day() {
        for number in 0..60_000 {
            let day = Day(number);
            assert_eq!(day.to_string().parse(), Ok(day));
            assert_eq!(Day::at(day.begins()), day);
            assert_eq!(Day::at(day.next().begins() - 1), day);
        }
        for wrong in
            ["", "2026-11", "2026-11-31", "2026-2-01", "2025-02-29", "1969-12-31", "2026-11-16-1", "2026-13-01", "x"]
        {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}
