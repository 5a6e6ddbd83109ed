//! Ships and boats.

use campiello_core::scene::Face;

use super::super::{Art, Stamp};
use crate::theme::Theme;

/// How a face stands on a page.
pub(super) const fn stamp(_face: &Face) -> Option<Stamp> {
    None
}

/// Draws a face.
pub(super) const fn draw(_face: &Face, _theme: Theme) -> Option<Art> {
    None
}
