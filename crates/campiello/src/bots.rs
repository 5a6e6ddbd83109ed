//! Who sits in which seat, by the names that a person gives.

use campiello_bots::Brains;
use campiello_core::Message;

use crate::desk::{Desk, Failure};
use crate::typed::short;

/// The bots of so many seats: one name for all, or a name for each, with commas between them.
///
/// # Errors
/// A name is not known, or the names are not as many as the seats.
pub fn named<G: Brains>(names: &str, seats: u8, desk: &Desk) -> Result<Vec<String>, Failure> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if let Some(unknown) = names.iter().find(|name| !G::BOTS.contains(name)) {
        let message = Message::new("fail-unknown-bot").with("bot", short(unknown)).with("known", G::BOTS.join(", "));
        return Err(Failure::Usage(desk.say(&message)));
    }
    match names.as_slice() {
        [name] => Ok(vec![(*name).to_owned(); seats.into()]),
        names if names.len() == usize::from(seats) => Ok(names.iter().map(|name| (*name).to_owned()).collect()),
        names => {
            let message = Message::new("fail-bots-for-seats").with("bots", names.len()).with("seats", seats);
            Err(Failure::Usage(desk.say(&message)))
        }
    }
}

/// The bot that people play against if they name none.
#[must_use]
pub fn usual<G: Brains>() -> &'static str {
    if G::BOTS.contains(&"greedy") { "greedy" } else { G::BOTS.last().copied().unwrap_or("random") }
}

/// The number of seats if nobody gives one: two, or as near as the game allows.
#[must_use]
pub fn usual_seats((least, most): (u8, u8)) -> u8 {
    2.clamp(least, most)
}
