//! What it is called: refusals, choices, the log.

use campiello_core::Message;

use crate::illegal::Illegal;

/// What a person is told who is refused.
#[must_use]
pub fn refusal(illegal: Illegal) -> Message {
    let _ = illegal;
    Message::new("illegal-over")
}
