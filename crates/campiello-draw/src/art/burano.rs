//! Burano: houses of cubes, roofs, the lagoon, lace.

use campiello_core::scene::{Area, Face};

use super::{Art, Backdrop, Stamp, Vocabulary};
use crate::theme::Theme;

/// The words of this game's faces.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary { arts: &[], tones: &[], traits: &[] };

/// How a face of this game stands on a page.
pub(crate) const fn stamp(_face: &Face) -> Option<Stamp> {
    None
}

/// Draws a face of this game.
pub(crate) const fn draw(_face: &Face, _theme: Theme) -> Option<Art> {
    None
}

/// Paints what an area of this game lies on.
pub(crate) const fn backdrop(_area: &Area, _theme: Theme) -> Option<Backdrop> {
    None
}

/// Draws the icon of a fact of this game.
pub(crate) const fn icon(_name: &str) -> Option<String> {
    None
}
