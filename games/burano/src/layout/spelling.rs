//! The pyramid, click by click.

use alloc::string::String;

use campiello_core::path::Spelling;

use crate::notation::Action;
use crate::view::View;

/// What may be clicked next.
#[must_use]
pub fn spell(_view: &View, _said: &[String]) -> Spelling<Action> {
    Spelling::nothing()
}
