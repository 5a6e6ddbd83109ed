//! `campiello overview`: what this is, and how to begin.

use std::io::Write;

use campiello_core::Message;

use crate::desk::{Desk, Failure};
use crate::games;
use campiello_draw::columns;

/// The commands that a newcomer may try first; the texts hold `overview-` + key.
const EXAMPLES: [(&str, &str); 7] = [
    ("campiello", "serve"),
    ("campiello play walking", "play"),
    ("campiello rules walking", "rules"),
    ("campiello simulate walking --seats 3 --games 1000", "simulate"),
    ("campiello arena walking --bots master,greedy --ms 100", "arena"),
    ("campiello replay walking-7.record --png walking.png", "replay"),
    ("campiello verify *.record", "verify"),
];

/// Shows the overview.
///
/// # Errors
/// The output cannot be written.
pub fn run(desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    for line in columns::wrap(&desk.word("overview"), desk.width) {
        writeln!(out, "{line}")?;
    }
    let games: Vec<_> = games::all()
        .iter()
        .map(|game| desk.speaker_of(*game).word("game-name"))
        .map(|name| desk.say(&Message::new("game-title").with("game", name)))
        .collect();
    writeln!(out, "{}\n", desk.say(&Message::new("overview-games").with("games", games.join(", "))))?;
    for (command, key) in EXAMPLES {
        writeln!(out, "  {}\n      {command}", desk.word(&format!("overview-{key}")))?;
    }
    writeln!(out, "\n{}", desk.word("overview-more"))?;
    Ok(())
}
