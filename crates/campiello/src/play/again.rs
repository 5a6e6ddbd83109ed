//! The commands that lead back to a game: to go on with it, and to look at it again.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

/// What to type to come back to a game.
pub(super) struct Again {
    /// Goes on with the same people, bots and cards.
    pub(super) resume: String,
    /// Draws a picture of the table.
    pub(super) look: String,
}

impl Again {
    /// The commands for a game that is kept in this file, played as was asked for.
    pub(super) fn new(given: &ArgMatches, file: &Path) -> Self {
        let file = quoted(&file.display().to_string());
        let edition = given.get_one::<PathBuf>("edition").map(|path| path.display().to_string());
        let humans = given.get_one::<u8>("humans").map(u8::to_string);
        let bots = given.get_one::<String>("bots").cloned();
        let language = given.get_one::<String>("lang").cloned();
        let table = option("--edition", edition) + &option("--lang", language);
        let thinking = ["ms", "iterations"].map(|name| {
            let number = given.get_one::<u64>(name).map(u64::to_string);
            option(&format!("--{name}"), number)
        });
        let people = option("--humans", humans) + &option("--bots", bots) + &thinking.concat();
        Self {
            resume: format!("campiello play --resume {file}{people}{table}"),
            look: format!("campiello replay {file} --png table.png{table}"),
        }
    }
}

fn option(name: &str, value: Option<String>) -> String {
    value.map_or_else(String::new, |value| format!(" {name} {}", quoted(&value)))
}

/// A word as a shell reads it: in quotes if it holds anything that a shell would take apart.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "._-/,+:@%".contains(c) || cfg!(windows) && c == '\\';
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else if cfg!(windows) {
        format!("\"{word}\"")
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(all(test, not(windows)))]
mod tests {
    use super::quoted;

    #[test]
    fn words_reach_the_program_in_one_piece() {
        assert_eq!(quoted("games/my-1.record"), "games/my-1.record");
        assert_eq!(quoted("my game.record"), "'my game.record'");
        assert_eq!(quoted("it's $HOME"), r"'it'\''s $HOME'");
    }
}
