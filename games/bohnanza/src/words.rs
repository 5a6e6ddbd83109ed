//! What things are called: messages for cards, offers and moves.

use campiello_core::{Message, Seat, Viewer};

use crate::notation::Action;
use crate::state::{Open, State};

/// A move as on a button.
#[must_use]
pub fn label(_open: &Open, _action: &Action) -> Message {
    Message::new("nothing")
}

/// A move as the log tells it to a viewer: sorts, never places (7.1).
#[must_use]
pub fn told(_before: &State, _seat: Seat, _action: &Action, _viewer: Viewer) -> Message {
    Message::new("nothing")
}
