//! What is decided before a game, as it was wished on the command line.

use std::path::{Path, PathBuf};

use campiello_core::Game;
use campiello_core::Settings;
use campiello_core::edition::Edition;
use campiello_core::erased::AnyGame;
use campiello_text::Speaker;
use clap::ArgMatches;

use crate::bots;
use crate::desk::{Desk, Failure};
use crate::files;

/// The table that somebody wants to play at.
pub struct Wishes<'a> {
    /// How many seats it has.
    pub seats: u8,
    /// The optional rules.
    pub options: Vec<&'a str>,
    /// The file with its cards, if they are not the standard ones.
    pub edition: Option<&'a Path>,
}

impl<'a> Wishes<'a> {
    /// The wishes for a table of this game.
    #[must_use]
    pub fn new(given: &'a ArgMatches, game: &dyn AnyGame) -> Self {
        Self {
            seats: given.get_one::<u8>("seats").copied().unwrap_or_else(|| bots::usual_seats(game.seats())),
            options: given.get_many::<String>("option").into_iter().flatten().map(String::as_str).collect(),
            edition: given.get_one::<PathBuf>("edition").map(PathBuf::as_path),
        }
    }

    /// The settings of such a table.
    ///
    /// # Errors
    /// No table can have them, or the edition has mistakes: every one of them is told.
    pub fn settings<G: Game>(&self, desk: &Desk) -> Result<Settings<G>, Failure> {
        let settings = Settings::named(self.seats, self.options.iter().copied())
            .map_err(|unsettled| Failure::Usage(desk.say(&unsettled.message())))?;
        let Some(path) = self.edition else { return Ok(settings) };
        let text = files::text(path, desk)?;
        let edition = G::Edition::read(&text).map_err(|mistakes| {
            let speaker = Speaker::new(desk.speaker().language(), &[G::TEXTS, campiello_core::TEXTS]);
            Failure::Content(files::tell(path, &mistakes, &speaker).join("\n"))
        })?;
        Ok(settings.on(edition.keep()))
    }
}

/// On how many threads: `--threads`, otherwise as many as there are cores.
#[must_use]
pub fn threads(given: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    given.get_one::<u64>("threads").map_or_else(cores, |threads| *threads as usize)
}
