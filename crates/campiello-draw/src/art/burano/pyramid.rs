//! The pyramid from above.

use campiello_core::scene::{Area, Face};

use super::super::{Art, Backdrop, Stamp};
use crate::theme::Theme;

/// How a face stands on a page.
pub(super) const fn stamp(_face: &Face) -> Option<Stamp> {
    None
}

/// Draws a face.
pub(super) const fn draw(_face: &Face, _theme: Theme) -> Option<Art> {
    None
}

/// Paints the ground and says where the pieces stand.
pub(super) const fn backdrop(_area: &Area, _theme: Theme) -> Option<Backdrop> {
    None
}
