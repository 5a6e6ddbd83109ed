//! What a person is told who cannot do what they want.

use campiello_core::Message;
use campiello_core::erased::Refused;

/// Why something was not done.
#[derive(Debug)]
pub enum Refusal {
    /// The board has changed since the person looked at it.
    Stale,
    /// The rules of the game say no; the rule's number and the reason.
    Rule(&'static str, Message),
    /// The move cannot be read.
    Unreadable(Message),
    /// The person has no part in it, whatever the time.
    Forbidden(&'static str),
    /// The person has no part in it, or it is not the time for it.
    No(&'static str),
}

impl Refusal {
    /// What a person is told.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Stale => Message::new("ui-refused-stale"),
            Self::Rule(_, reason) | Self::Unreadable(reason) => reason.clone(),
            Self::No(key) | Self::Forbidden(key) => Message::new(key),
        }
    }

    /// The rule that says no.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Rule(rule, _) => Some(rule),
            _ => None,
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Unreadable(reason) => Self::Unreadable(reason),
            Refused::Illegal { rule, reason } => Self::Rule(rule, reason),
        }
    }
}
