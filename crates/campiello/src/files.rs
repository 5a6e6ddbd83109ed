//! Files that people hand us: records and editions, and what is wrong with them.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use campiello_core::Message;
use campiello_core::edition::Mistake;
use campiello_core::erased::{AnyEdition, AnyGame, AnyTable};
use campiello_core::record::Record;
use campiello_text::{Speaker, clean};

use crate::desk::{Desk, Failure};
use crate::games;
use crate::typed;

/// Reads a file as text.
///
/// # Errors
/// It cannot be read, or a line of it is not text.
pub fn text(path: &Path, desk: &Desk) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| unreadable(path, &error, desk))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = 1 + good.matches('\n').count();
        Failure::Content(place(path, line, &desk.word("fail-not-text")))
    })
}

/// Writes a file as a whole: it is either there in full or as it was before.
///
/// # Errors
/// It cannot be written.
pub fn write(path: &Path, bytes: &[u8], desk: &Desk) -> Result<(), Failure> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let written = fs::File::create(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&part, path)).map_err(|error| {
        let _ = fs::remove_file(&part);
        unwritable(path, &error, desk)
    })
}

/// Makes sure, before anything is played for it, that a file has a folder to be written into.
///
/// # Errors
/// There is no such folder.
pub fn has_folder(path: &Path, desk: &Desk) -> Result<(), Failure> {
    let named = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match named.filter(|folder| !folder.is_dir()) {
        None => Ok(()),
        Some(folder) => {
            let message = Message::new("fail-no-folder").with("file", typed::name(path));
            Err(Failure::Content(desk.say(&message.with("folder", typed::name(folder)))))
        }
    }
}

/// Refuses to draw over anything but an older picture: the file must be new, in a folder that is there, or a picture of this ending.
///
/// # Errors
/// The file is the record that is drawn, or something else that is not to be lost; or there is no such folder.
pub fn free_for_picture(path: &Path, ending: &str, record: Option<&Path>, desk: &Desk) -> Result<(), Failure> {
    let Ok(true) = path.try_exists() else { return has_folder(path, desk) };
    let real = fs::canonicalize(path).ok();
    let same = record.is_some_and(|record| real.is_some() && fs::canonicalize(record).ok() == real);
    let ends = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(ending));
    if !same && ends && path.is_file() && begins_as(path, ending) {
        return Ok(());
    }
    let key = if same { "fail-picture-is-record" } else { "fail-picture-exists" };
    Err(Failure::Content(desk.say(&Message::new(key).with("file", path.display().to_string()))))
}

/// Whether a file begins as a picture of this ending does.
fn begins_as(path: &Path, ending: &str) -> bool {
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(64).read_to_end(&mut head));
    let starts = |with: &[u8]| head.trim_ascii_start().starts_with(with);
    let begins = if ending == "png" { starts(b"\x89PNG") } else { starts(b"<svg") || starts(b"<?xml") };
    read.is_ok() && (begins || head.is_empty())
}

/// Writes a file that did not exist before, or that says the same already.
///
/// # Errors
/// It cannot be written, or it exists and says something else.
pub fn write_new(path: &Path, bytes: &[u8], desk: &Desk) -> Result<(), Failure> {
    match fs::File::create_new(path).and_then(|mut file| file.write_all(bytes)) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let same = fs::read(path).is_ok_and(|there| there == bytes);
            let other = Message::new("fail-other-record").with("file", path.display().to_string());
            if same { Ok(()) } else { Err(Failure::Content(desk.say(&other))) }
        }
        written => written.map_err(|error| unwritable(path, &error, desk)),
    }
}

/// An edition from a file, or the standard one.
///
/// # Errors
/// The file cannot be read, or has mistakes: every one of them is told.
pub fn edition(path: Option<&Path>, game: &dyn AnyGame, desk: &Desk) -> Result<AnyEdition, Failure> {
    let text = path.map(|path| text(path, desk)).transpose()?;
    game.edition(text.as_deref()).map_err(|mistakes| {
        let path = path.unwrap_or_else(|| Path::new("edition.toml"));
        Failure::Content(tell(path, &mistakes, &desk.speaker_of(game)).join("\n"))
    })
}

/// A game that was written down, played again.
pub struct Replayed {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What was written.
    pub record: Record,
    /// The table after the last move.
    pub table: Box<dyn AnyTable>,
    /// Whether it was played with cards that we reconstructed.
    pub reconstructed: bool,
}

/// Reads and replays a record.
///
/// # Errors
/// The file cannot be read, or some line of it is not true.
pub fn replay(path: &Path, edition_file: Option<&Path>, desk: &Desk) -> Result<Replayed, Failure> {
    let text = text(path, desk)?;
    let fail =
        |mistake: &Mistake, speaker: &Speaker| Failure::Content(place(path, mistake.line, &speaker.say(&mistake.text)));
    let record = Record::parse(&text).map_err(|mistake| fail(&mistake, desk.speaker()))?;
    let Some(game) = games::all().iter().copied().find(|game| game.key() == record.game) else {
        let unknown = Message::new("fail-unknown-game-in-record").with("game", record.game.as_str());
        return Err(fail(&Mistake::new(2, unknown), desk.speaker()));
    };
    let edition = edition(edition_file, game, desk)?;
    let table = game.replay(&record, &edition).map_err(|mistake| {
        let other = other_cards(&mistake, &text, &record, (game, &edition)).map(|message| {
            let standard = || desk.word("standard-edition");
            message.with("file", edition_file.map_or_else(standard, |file| file.display().to_string()))
        });
        let told = other.map_or(mistake, |message| Mistake::new(3, message));
        fail(&told, &desk.speaker_of(game))
    })?;
    Ok(Replayed { game, record, table, reconstructed: edition.reconstructed })
}

/// Whether a record does not agree because its edition has the same name and other cards. If only the hash of that
/// line were changed, the lines below it would still agree with our cards.
fn other_cards(
    mistake: &Mistake,
    text: &str,
    record: &Record,
    (game, edition): (&dyn AnyGame, &AnyEdition),
) -> Option<Message> {
    let below = |text: &str| text.lines().nth(3).map(str::to_owned);
    let switches: Vec<&str> = record.switches.iter().map(String::as_str).collect();
    let suspect = mistake.line == 3 && mistake.text.key == "record-other-hash";
    let ours = game.open(record.seats, &switches, edition, record.seed).ok().filter(|_| suspect)?.record();
    (below(&ours) != below(text)).then(|| Message::new("fail-other-cards").with("edition", edition.name))
}

/// The mistakes of a file, one line each: `FILE:LINE: what is expected`.
pub fn tell(path: &Path, mistakes: &[Mistake], speaker: &Speaker) -> Vec<String> {
    mistakes.iter().map(|mistake| place(path, mistake.line, &speaker.say(&mistake.text))).collect()
}

fn place(path: &Path, line: usize, text: &str) -> String {
    format!("{}:{line}: {text}", clean(&path.display().to_string()))
}

/// That a file cannot be read.
pub fn unreadable(path: &Path, error: &io::Error, desk: &Desk) -> Failure {
    complaint("fail-unreadable", path, error, desk)
}

/// That a file cannot be written.
pub fn unwritable(path: &Path, error: &io::Error, desk: &Desk) -> Failure {
    complaint("fail-unwritable", path, error, desk)
}

fn complaint(key: &'static str, path: &Path, error: &io::Error, desk: &Desk) -> Failure {
    let message = Message::new(key).with("file", typed::name(path));
    Failure::Content(desk.say(&message.with("reason", reason(desk, error))))
}

/// Why the system refused, in the reader's language as far as we have words for it.
pub fn reason(desk: &Desk, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-denied",
        io::ErrorKind::AlreadyExists => "io-exists",
        io::ErrorKind::IsADirectory => "io-directory",
        io::ErrorKind::NotADirectory => "io-not-directory",
        io::ErrorKind::StorageFull => "io-full",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        _ => {
            let code = error.raw_os_error().unwrap_or(0);
            return desk.say(&Message::new("io-other").with("code", code));
        }
    };
    desk.word(key)
}
