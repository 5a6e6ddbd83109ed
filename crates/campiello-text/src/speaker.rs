//! Says messages in one language.

use campiello_core::message::{Message, Value};
use campiello_core::{Seat, Texts, message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::clean::clean;
use crate::language::Language;

/// Says messages in one language, and in English what that language lacks. It can be shared between threads.
pub struct Speaker {
    language: Language,
    /// The reader's language first, English behind it.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Speaker {
    /// A speaker who knows these texts. If two of them have the same key, the earlier one stands.
    ///
    /// A part of a file that is not Fluent is passed over; `campiello-testkit` finds it, in a test.
    #[must_use]
    pub fn new(language: Language, texts: &[Texts]) -> Self {
        let mut bundles = vec![bundle(language, texts)];
        if language != Language::ENGLISH {
            bundles.push(bundle(Language::ENGLISH, texts));
        }
        Self { language, bundles }
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Says a message. Sentences inside it are said first; a key that nobody knows is shown as `{key}`.
    /// Words inside it lose what a terminal would obey; seats are called by their numbers.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.say_to(&[], message)
    }

    /// Says a message at a table where the seats have these names; a seat beyond them, or with an empty one, is called by its number.
    #[must_use]
    pub fn say_to(&self, names: &[String], message: &Message) -> String {
        let mut values = FluentArgs::with_capacity(message.values.len());
        for (name, value) in &message.values {
            values.set(*name, self.value(names, value));
        }
        self.find(message.key, Some(&values))
    }

    /// Says a text without values whose key is put together at run time: `end-` and the reason.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.find(key, None)
    }

    /// Whether there is a text for this key, in the reader's language or in English.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    fn value(&self, names: &[String], value: &message::Value) -> FluentValue<'static> {
        match value {
            Value::Seat(seat) => FluentValue::from(self.name(names, *seat)),
            Value::Number(number) => FluentValue::from(*number),
            Value::Word(word) => FluentValue::from(clean(word)),
            Value::Message(message) => FluentValue::from(self.say_to(names, message)),
        }
    }

    fn name(&self, names: &[String], seat: Seat) -> String {
        let name = names.get(seat.index()).map(|name| clean(name)).filter(|name| !name.trim().is_empty());
        name.unwrap_or_else(|| self.say(&Message::new("seat-name").with("number", seat.ordinal())))
    }

    fn find(&self, key: &str, values: Option<&FluentArgs<'_>>) -> String {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                // A value that is missing stays visible in the sentence as {$name}; nothing else can go wrong.
                return bundle.format_pattern(pattern, values, &mut Vec::new()).into_owned();
            }
        }
        format!("{{{key}}}")
    }
}

fn bundle(language: Language, texts: &[Texts]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    bundle.set_use_isolating(false);
    for (_, file) in texts.iter().flat_map(|texts| texts.iter()).filter(|(code, _)| *code == language.code()) {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        // The only complaint possible is about keys that an earlier file has: the earlier one stands.
        let _ = bundle.add_resource(resource);
    }
    bundle
}
