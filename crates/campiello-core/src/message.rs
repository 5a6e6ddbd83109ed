//! What is said to people, before it has a language.
//!
//! Games and the engine never hold a sentence. They hold a [`Message`]: a key of the Fluent files
//! and the values that go into it. `campiello-text` turns it into English, French or Russian.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::seat::Seat;

/// A sentence or a word that a person will read: a Fluent key and its values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The key in `text/*.ftl`.
    pub key: &'static str,
    /// The values of the key's variables, in the order in which they were given.
    pub values: Vec<(&'static str, Value)>,
}

/// A value inside a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number: Fluent chooses the plural form by it.
    Number(i64),
    /// A name that no language translates, or a word that a Fluent selector chooses by (`red`).
    Word(String),
    /// Somebody at the table: said by name where the names are known.
    Seat(Seat),
    /// A sentence inside the sentence, translated first.
    Message(Box<Message>),
}

impl Message {
    /// Says `key`, without values so far.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
numbers!(i8, u8, i16, u16, i32, u32, i64);

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Value {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}
