//! Bohnanza: beans with faces, on cards and in brown soil.
//!
//! One fill, one darker edge, at most one highlight. A bean is known by its silhouette and by its number, the cards of its sort; a coin is always gold.

mod beans;
mod cards;

use campiello_core::scene::Face;

use super::Art;
use crate::theme::Theme;

pub(crate) use cards::icon;

/// Draws a face of this game.
pub(crate) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    match face.art {
        "bohnanza/card" => cards::card(face),
        "bohnanza/field" => cards::field(face, theme),
        "bohnanza/pile" => Some(cards::pile(face, theme)),
        "bohnanza/discard" => Some(cards::discard(face, theme)),
        _ => None,
    }
}
