//! The icons of facts and remarks, in a box from -12 to 12.

/// Draws the icon of a fact of this game.
pub(crate) const fn icon(_name: &str) -> Option<String> {
    None
}
