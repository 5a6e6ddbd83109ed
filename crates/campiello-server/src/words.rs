//! Everything that the server says, in every language, together with the words of the games.

use std::collections::HashMap;

use campiello_core::{Message, Texts};
use campiello_text::{Language, Speaker};

use crate::life::{Chair, Games, Life, Place};
use crate::pages::level;

/// The server's own texts.
pub const TEXTS: Texts = &[
    ("en", include_str!("../text/en.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("ru", include_str!("../text/ru.ftl")),
];

/// Speakers for every language and every game.
pub struct Words {
    /// For whoever asks for what is not there.
    english: Speaker,
    speakers: HashMap<(Language, &'static str), Speaker>,
}

impl Words {
    /// Learns the words of the games.
    #[must_use]
    pub fn new(games: Games) -> Self {
        let mut speakers = HashMap::new();
        for language in Language::of(TEXTS) {
            speakers.insert((language, ""), Speaker::new(language, &[TEXTS, campiello_core::TEXTS]));
            for game in games {
                let speaker = Speaker::new(language, &[TEXTS, game.texts(), campiello_core::TEXTS]);
                speakers.insert((language, game.key()), speaker);
            }
        }
        Self { english: Speaker::new(Language::ENGLISH, &[TEXTS, campiello_core::TEXTS]), speakers }
    }

    /// Speaks this language, without a game.
    #[must_use]
    pub fn plain(&self, language: Language) -> Tongue<'_> {
        self.of(language, "")
    }

    /// Speaks this language with the words of a game.
    #[must_use]
    pub fn of(&self, language: Language, game: &str) -> Tongue<'_> {
        let speaker = self.speakers.iter().find(|((spoken, key), _)| *spoken == language && *key == game);
        Tongue { speaker: speaker.map_or(&self.english, |(_, speaker)| speaker), names: Vec::new() }
    }

    /// Speaks this language at a table, where people have names.
    #[must_use]
    pub fn at(&self, language: Language, life: &Life) -> Tongue<'_> {
        let tongue = self.of(language, &life.plan.game);
        let names = names(life, &tongue);
        Tongue { names, ..tongue }
    }
}

/// Says messages to one reader at one table.
pub struct Tongue<'w> {
    speaker: &'w Speaker,
    /// What the seats are called.
    pub names: Vec<String>,
}

impl Tongue<'_> {
    /// Says a message.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say_to(&self.names, message)
    }

    /// Says a text without values.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    /// Whether there is such a text.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.speaker.knows(key)
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.speaker.language()
    }
}

/// What the seats are called: bots of the same level are numbered, and of two people with the same name the second gets a number.
fn names(life: &Life, tongue: &Tongue<'_>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (number, place) in (1..).zip(&life.places) {
        let name = match &place.chair {
            Chair::Person(person) if !person.name.is_empty() => person.name.clone(),
            Chair::Person(_) => tongue.say(&Message::new("ui-guest").with("number", number)),
            Chair::Bot { bot } => bot_name(life, (number, bot), tongue),
            Chair::Open | Chair::Invited => tongue.say(&Message::new("seat-name").with("number", number)),
        };
        let name = if names.contains(&name) { format!("{name} {number}") } else { name };
        names.push(name);
    }
    names
}

/// The name of a bot in the seat of this number; those of the same level are numbered among themselves.
fn bot_name(life: &Life, (number, bot): (usize, &str), tongue: &Tongue<'_>) -> String {
    let name = level::name(bot, tongue);
    let same = |place: &&Place| matches!(&place.chair, Chair::Bot { bot } if level::name(bot, tongue) == name);
    if life.places.iter().filter(same).count() == 1 {
        return name;
    }
    let nth = life.places.iter().take(number).filter(same).count();
    format!("{name} {nth}")
}
