//! Who sits where.

use serde::{Deserialize, Serialize};

/// Somebody, whether or not they have an account: tables know people by their id alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: String,
    /// What they are called at this table.
    pub name: String,
}

/// A chair at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// Whoever comes may sit down.
    Open,
    /// Kept for somebody who has its link.
    Invited,
    /// A person sits there.
    Person(Person),
    /// A bot sits there.
    Bot {
        /// The name of the bot among those that know the game.
        bot: String,
    },
}

impl Chair {
    /// The person who sits there.
    #[must_use]
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whether nobody sits there yet.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Invited)
    }
}
