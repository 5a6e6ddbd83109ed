//! The main island: sand, hollows, the square with the fountain.

use campiello_core::scene::Area;

use super::super::Backdrop;
use crate::theme::Theme;

/// Paints the ground and says where the pieces stand.
pub(super) const fn backdrop(_area: &Area, _theme: Theme) -> Option<Backdrop> {
    None
}
