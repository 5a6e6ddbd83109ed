//! Walking in Burano: a flat, warm postcard.
//!
//! The one rule of this art: every symbol that counts wears a cream outline (a shop instead sits on a cream pane and
//! has a gold seal). Count outlines, not details. A symbol that finds no room for each of its copies is drawn once, with
//! the number beside it; it is never dropped.

pub(crate) mod definitions;
pub(crate) mod icons;
pub(crate) mod postcard;
pub(crate) mod skyline;
pub(crate) mod stamp;
pub(crate) mod street;

mod awnings;
mod cards;
mod facade;
mod paint;
mod people;
mod plan;
mod scenery;
mod shops;
mod symbols;
mod tones;
mod wardrobe;
mod windows;

use campiello_core::scene::Face;

use super::{Art, Finish, Vocabulary};
use crate::theme::Theme;

/// The words of this game's faces.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    arts: &[
        "walking/floor",
        "walking/scaffold",
        "walking/back",
        "walking/gap",
        "walking/deck",
        "walking/lot",
        "walking/bust",
        "walking/visitor",
        "walking/spot",
        "walking/street",
        "walking/reflection",
    ],
    tones: &["pink", "red", "orange", "yellow", "green", "blue"],
    traits: &[
        "floor",
        "flowers",
        "plants",
        "cats",
        "red-curtains",
        "blue-curtains",
        "streetlight",
        "chimney",
        "pedestrians",
        "closed-windows",
        "shop",
        "points",
        "cards",
        "floors",
        "who",
        "scaffolds",
        "columns",
    ],
};

/// Draws a face of this game.
pub(crate) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let square = |markup: String, finish: Finish| Some(Art { width: 120.0, height: 120.0, markup, finish });
    match face.art {
        "walking/floor" => square(facade::floor(face, theme)?, Finish::Card),
        "walking/scaffold" => square(cards::scaffold().to_owned(), Finish::Bare),
        "walking/back" => square(cards::back(face.value("floor")), Finish::Card),
        "walking/gap" => square(cards::gap(theme), Finish::Bare),
        "walking/deck" => Some(cards::deck(face, theme)),
        "walking/lot" => Some(cards::lot(face, theme)),
        "walking/character" => cards::character(face, theme),
        "walking/bust" => cards::bust(face),
        "walking/visitor" => cards::visitor(face, theme),
        "walking/spot" => Some(cards::spot(face, theme)),
        "walking/street" => street::scenery(face, theme),
        "walking/reflection" => street::reflection(face),
        _ => None,
    }
}
