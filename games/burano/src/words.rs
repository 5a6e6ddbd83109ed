//! What it is called: refusals, choices, the log.

use alloc::vec::Vec;

use campiello_core::path::Remark;
use campiello_core::{Message, Seat, Viewer};

use crate::illegal::Illegal;
use crate::notation::Action;
use crate::state::State;
use crate::view::View;

/// What a person is told who is refused.
#[must_use]
pub fn refusal(_illegal: Illegal) -> Message {
    Message::new("illegal-over")
}

/// An action as on a button.
#[must_use]
pub fn label(_view: &View, _action: Action) -> Message {
    Message::new("label")
}

/// What it costs and brings.
#[must_use]
pub fn remarks(_view: &View, _action: Action) -> Vec<Remark> {
    Vec::new()
}

/// What the log says.
#[must_use]
pub fn told(_before: &State, _after: &State, _seat: Seat, _action: Action, _viewer: Viewer) -> Message {
    Message::new("label")
}
