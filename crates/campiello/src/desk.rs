//! What every command has at hand: the reader's language and screen, and how to fail.

use std::io::{self, IsTerminal};

use campiello_core::erased::AnyGame;
use campiello_core::{Message, TEXTS as CORE, Texts};
use campiello_text::{Language, Speaker};

/// What this program says to people, in every language.
pub const TEXTS: Texts = &[
    ("en", include_str!("../text/en.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("ru", include_str!("../text/ru.ftl")),
];

/// The widest that anything is drawn, also on wider screens.
const WIDEST: usize = 100;

/// The reader: language, colours, width of the screen.
pub struct Desk {
    speaker: Speaker,
    /// Whether colours may be used: on a terminal whose user does not refuse them.
    pub colour: bool,
    /// How many columns may be filled.
    pub width: usize,
}

impl Desk {
    /// The desk of a reader of this language, in front of the standard output.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let terminal = io::stdout().is_terminal();
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let screen = terminal_size::terminal_size().filter(|_| terminal).map_or(WIDEST, |(width, _)| width.0.into());
        Self {
            speaker: Speaker::new(language, &[TEXTS, CORE]),
            colour: terminal && !refused,
            width: screen.clamp(40, WIDEST),
        }
    }

    /// Says a message of this program or of the core.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// Says a text without values.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    /// The speaker of this program's own words.
    #[must_use]
    pub const fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// A speaker who also knows a game's words.
    #[must_use]
    pub fn speaker_of(&self, game: &dyn AnyGame) -> Speaker {
        Speaker::new(self.speaker.language(), &[game.texts(), TEXTS, CORE])
    }

    /// A number as people of this language write it.
    #[must_use]
    pub fn number(&self, number: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let mut written = String::from(if number < 0.0 { "−" } else { "" });
        for (n, digit) in whole.chars().enumerate() {
            if n > 0 && (whole.len() - n).is_multiple_of(3) && whole.len() > 4 {
                written.push_str(&self.word("number-thousands"));
            }
            written.push(digit);
        }
        if !fraction.is_empty() {
            written.push_str(&self.word("number-decimal"));
            written.push_str(fraction);
        }
        written
    }
}

/// Why a command did not do what was asked, already in the reader's language.
#[derive(Debug)]
pub enum Failure {
    /// The command itself was not right: exit code 2.
    Usage(String),
    /// What it was to work on was not right: exit code 1.
    Content(String),
    /// What is wrong was printed already: exit code 1.
    Told,
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
