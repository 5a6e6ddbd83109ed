//! `campiello edition`: shows what the cards are, and checks a file that somebody typed in.

use std::io::Write;
use std::path::{Path, PathBuf};

use campiello_bots::Brains;
use campiello_core::Message;
use campiello_core::edition::{Edition, Mistake};
use campiello_core::erased::AnyGame;
use campiello_text::Speaker;
use clap::ArgMatches;

use crate::desk::{Desk, Failure};
use crate::files;
use crate::games::{self, Visitor};
use campiello_draw::columns;

/// Shows or checks.
///
/// # Errors
/// There is no such game, or the file has mistakes.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    match given.subcommand() {
        Some(("check", given)) => check(desk, given, out),
        Some((_, given)) => show(desk, given, out),
        None => Ok(()),
    }
}

fn show(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let json = given.get_flag("json");
    match given.get_one::<String>("game") {
        Some(key) if json => {
            let game = games::named(key, desk)?;
            writeln!(out, "{}", described(game))?;
        }
        Some(key) => write!(out, "{}", games::named(key, desk)?.standard_edition())?,
        None if json => {
            let all: Vec<_> = games::all().iter().map(|game| described(*game)).collect();
            writeln!(out, "{}", serde_json::Value::from(all))?;
        }
        None => summary(desk, out)?,
    }
    Ok(())
}

fn summary(desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    let mut rows = vec![["column-game", "column-edition", "column-origin"].map(|key| desk.word(key)).to_vec()];
    for game in games::all() {
        if let Ok(edition) = game.edition(None) {
            let origin = if edition.reconstructed { "edition-reconstructed" } else { "edition-printed" };
            rows.push(vec![game.key().to_owned(), edition.name.to_owned(), desk.word(origin)]);
        }
    }
    for line in columns::align(&rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", desk.word("edition-more"))?;
    Ok(())
}

/// The standard edition as JSON: its name, its hash, and all that it holds.
struct Described;

impl Visitor for Described {
    type Out = serde_json::Value;

    fn visit<G: Brains>(self) -> Self::Out {
        let edition = G::Edition::standard();
        serde_json::json!({
            "game": G::KEY,
            "edition": edition.name(),
            "reconstructed": edition.reconstructed(),
            "hash": edition.print(),
            "content": serde_json::to_value(edition).unwrap_or_default(),
        })
    }
}

fn described(game: &dyn AnyGame) -> serde_json::Value {
    games::with_game(game.key(), Described).unwrap_or_default()
}

fn check(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let path = given.get_one::<PathBuf>("file").map_or_else(|| Path::new(""), PathBuf::as_path);
    let text = files::text(path, desk)?;
    let file = || path.display().to_string();
    let named = given.get_one::<String>("game").map(|key| games::named(key, desk)).transpose()?;
    let known = |key: &str| games::all().iter().copied().find(|game| game.key() == key);
    let game = match (named, game_of(&text)) {
        (Some(game), _) => game,
        (None, Some((line, key))) => {
            let Some(game) = known(key) else {
                let mistake = Mistake::new(line, games::unknown(key));
                return wrong(path, &[mistake], desk.speaker(), given, out);
            };
            game
        }
        (None, None) => {
            let whose = Message::new("edition-whose").with("file", file()).with("games", games::keys());
            return Err(Failure::Content(desk.say(&whose)));
        }
    };
    match game.edition(Some(&text)) {
        Ok(edition) if given.get_flag("json") => {
            let key = game.key();
            let answer = serde_json::json!({ "file": file(), "game": key, "edition": edition.name, "mistakes": [] });
            Ok(writeln!(out, "{answer}")?)
        }
        Ok(edition) => {
            let praise = Message::new("edition-fine").with("file", file()).with("edition", edition.name);
            Ok(writeln!(out, "{}", desk.say(&praise.with("game", desk.speaker_of(game).word("game-name"))))?)
        }
        Err(mistakes) => wrong(path, &mistakes, &desk.speaker_of(game), given, out),
    }
}

/// Tells every mistake, and fails.
fn wrong(
    path: &Path,
    mistakes: &[Mistake],
    speaker: &Speaker,
    given: &ArgMatches,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if given.get_flag("json") {
        let file = path.display().to_string();
        let told: Vec<_> = (mistakes.iter())
            .map(
                |mistake| serde_json::json!({ "file": file, "line": mistake.line, "text": speaker.say(&mistake.text) }),
            )
            .collect();
        writeln!(out, "{}", serde_json::json!({ "file": file, "mistakes": told }))?;
    } else {
        for line in files::tell(path, mistakes, speaker) {
            writeln!(out, "{line}")?;
        }
    }
    Err(Failure::Told)
}

/// The game that an edition's text names, `game = "walking"`, and the line; looked for line by line, because the rest
/// may be broken.
fn game_of(text: &str) -> Option<(usize, &str)> {
    (1..).zip(text.lines()).find_map(|(number, line)| {
        let value = line.trim().strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        value.strip_prefix('"')?.split('"').next().map(|key| (number, key))
    })
}

#[cfg(test)]
mod tests {
    use super::game_of;

    #[test]
    fn a_file_names_its_game_even_if_the_rest_is_broken() {
        assert_eq!(game_of("# mine\n game =  \"walking\"\n[[broken"), Some((2, "walking")));
        assert_eq!(game_of("games = \"walking\""), None);
    }
}
