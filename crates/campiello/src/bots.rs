//! Who sits in which seat, by the names that a person gives.

use std::time::Duration;

use campiello_bots::{Brains, Budget, Level, level};
use campiello_core::Message;
use clap::ArgMatches;

use crate::desk::{Desk, Failure};
use crate::typed::short;

/// The bots of so many seats: one name for all, or a name for each, with commas between them.
///
/// # Errors
/// A name is not known, or the names are not as many as the seats.
pub fn named<G: Brains>(names: &str, seats: u8, desk: &Desk) -> Result<Vec<String>, Failure> {
    let names = known::<G>(names, desk)?;
    match names.as_slice() {
        [name] => Ok(vec![name.clone(); seats.into()]),
        names if names.len() == usize::from(seats) => Ok(names.to_vec()),
        names => {
            let message = Message::new("fail-bots-for-seats").with("bots", names.len()).with("seats", seats);
            Err(Failure::Usage(desk.say(&message)))
        }
    }
}

/// The bots of these names, with commas between them.
///
/// # Errors
/// A name is not known.
pub fn known<G: Brains>(names: &str, desk: &Desk) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = names.split(',').map(|name| name.trim().to_owned()).collect();
    match names.iter().find(|name| level::player::<G>(name, Budget::default()).is_none()) {
        None => Ok(names),
        Some(unknown) => {
            let known = level::names::<G>();
            let message = Message::new("fail-unknown-bot").with("bot", short(unknown)).with("known", known.join(", "));
            Err(Failure::Usage(desk.say(&message)))
        }
    }
}

/// The bot that people play against if they name none.
#[must_use]
pub const fn usual() -> &'static str {
    Level::STAND_IN.name()
}

/// How long those who read ahead may think about a choice: `--iterations` or `--ms`.
#[must_use]
pub fn budget(given: &ArgMatches) -> Budget {
    let number = |name: &str| given.get_one::<u64>(name).copied();
    match (number("iterations"), number("ms")) {
        (Some(playouts), _) => Budget::Playouts(u32::try_from(playouts).unwrap_or(u32::MAX)),
        (None, Some(time)) => Budget::Time(Duration::from_millis(time)),
        (None, None) => Budget::default(),
    }
}

/// The number of seats if nobody gives one: two, or as near as the game allows.
#[must_use]
pub fn usual_seats((least, most): (u8, u8)) -> u8 {
    2.clamp(least, most)
}
