//! `campiello play`: at the terminal, line by line. No raw mode: it works with screen readers and in pipes.

mod again;
mod crew;
mod input;
mod keep;
mod session;
pub(crate) mod show;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use campiello_core::erased::{AnyGame, AnyTable};
use campiello_core::{Message, Seed};
use clap::ArgMatches;

use crate::bots;
use crate::desk::{Desk, Failure};
use crate::files;
use crate::games;
use again::Again;
use keep::Keep;
use session::Session;

/// Plays, or goes on with a game.
///
/// # Errors
/// Settings that no table can have, a file that cannot be read or written.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let opened = match given.get_one::<PathBuf>("resume") {
        Some(file) => resume(desk, given, file)?,
        None => begin(desk, given)?,
    };
    let seats = opened.table.seats();
    let humans = given.get_one::<u8>("humans").copied().unwrap_or(1);
    if humans > seats {
        let message = Message::new("fail-too-many-humans").with("humans", humans).with("seats", seats);
        return Err(Failure::Usage(desk.say(&message)));
    }
    let names = given.get_one::<String>("bots").map(String::as_str);
    let hire = crew::Hire { names, budget: bots::budget(given), seats, humans, seed: opened.seed, desk };
    let crew = hire.crew(opened.game.key())?;
    let again = Again::new(given, opened.keep.file());
    let mut input = io::stdin().lock();
    Session::new(desk, opened, (crew, humans), again, (&mut input, out)).play()
}

/// A table that is ready to be played at.
struct Opened {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    seed: Seed,
    keep: Keep,
    reconstructed: bool,
}

fn resume(desk: &Desk, given: &ArgMatches, file: &Path) -> Result<Opened, Failure> {
    let edition = given.get_one::<PathBuf>("edition").map(PathBuf::as_path);
    let replayed = files::replay(file, edition, desk)?;
    let keep = Keep::again(file.to_owned());
    Ok(Opened {
        game: replayed.game,
        table: replayed.table,
        seed: replayed.record.seed,
        keep,
        reconstructed: replayed.reconstructed,
    })
}

fn begin(desk: &Desk, given: &ArgMatches) -> Result<Opened, Failure> {
    let usual = games::all().first().map_or("", |game| game.key());
    let game = games::named(given.get_one::<String>("game").map_or(usual, String::as_str), desk)?;
    let seats = given.get_one::<u8>("seats").copied().unwrap_or_else(|| bots::usual_seats(game.seats()));
    let options: Vec<&str> = given.get_many::<String>("option").into_iter().flatten().map(String::as_str).collect();
    let edition = files::edition(given.get_one::<PathBuf>("edition").map(PathBuf::as_path), game, desk)?;
    let number = given.get_one::<u64>("seed").copied();
    let seed = number.map_or_else(entropy, |number| Seed::numbered(number, 1));
    let table = game
        .open(seats, &options, &edition, seed)
        .map_err(|unsettled| Failure::Usage(desk.say(&unsettled.message())))?;
    let keep = match given.get_one::<PathBuf>("save") {
        Some(file) => Keep::fresh(file.clone(), desk)?,
        None => Keep::named(game.key(), number, &seed),
    };
    Ok(Opened { game, table, seed, keep, reconstructed: edition.reconstructed })
}

/// A seed that nobody can foresee: hashed from the keys that the system gives to this process.
fn entropy() -> Seed {
    let mut bytes = [0; 32];
    for (n, part) in bytes.chunks_exact_mut(8).enumerate() {
        part.copy_from_slice(&RandomState::new().hash_one(n).to_le_bytes());
    }
    Seed::from_bytes(bytes)
}
