//! Burano: houses of cubes, roofs, the lagoon, lace.
//!
//! Nothing by colour alone: a house colour has a shape, a player has a letter. The art holds numbers and letters only, so that it is the same in
//! every language; by night it keeps its fills, only ground and water darken.

mod buildings;
mod cube;
mod fish;
mod house;
mod icons;
mod island;
mod lagoon;
mod landmarks;
mod palette;
mod pyramid;
mod ring;
mod roofs;
mod ships;
mod works;
mod workshops;

use campiello_core::scene::{Area, Face};

use super::{Art, Backdrop, Stamp, Vocabulary};
use crate::theme::Theme;

pub(crate) use icons::icon;

/// The words of this game's faces.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    arts: &[
        // Houses, cubes, lace, works.
        "burano/cube",
        "burano/house",
        "burano/storey",
        "burano/half",
        "burano/joint",
        "burano/step",
        "burano/block",
        "burano/mark",
        "burano/place-empty",
        "burano/square",
        "burano/floor",
        "burano/worker",
        "burano/work",
        "burano/doing",
        "burano/chip",
        "burano/move",
        // Lagoon, fish, ships, ring, roofs, cards.
        "burano/place",
        "burano/isle",
        "burano/dock",
        "burano/arrows",
        "burano/board",
        "burano/boat",
        "burano/ship",
        "burano/berth",
        "burano/fish",
        "burano/fish-deck",
        "burano/ring-house",
        "burano/ring-front",
        "burano/ring-sign",
        "burano/ring-hub",
        "burano/figure",
        "burano/roof",
        "burano/roof-empty",
        "burano/tile",
        "burano/tile-half",
        "burano/tile-kind",
        "burano/tile-stack",
        "burano/stack",
        "burano/card",
        "burano/card-front",
        "burano/card-deck",
    ],
    tones: &["pink", "blue", "yellow", "green", "orange", "white"],
    traits: &[
        "boat-four",
        "boat-one",
        "boat-three",
        "boat-two",
        "card",
        "cards",
        "coin",
        "count",
        "covered",
        "crowded",
        "done",
        "first",
        "fish",
        "fits",
        "fountain",
        "four",
        "free",
        "joins",
        "kind",
        "level",
        "matches",
        "muted",
        "number",
        "next",
        "one",
        "place",
        "points",
        "price",
        "roof-one",
        "roof-two",
        "same",
        "seat",
        "second",
        "sector",
        "ship",
        "side",
        "size",
        "three",
        "tiles",
        "turn",
        "two",
        "work",
        "workers-four",
        "workers-one",
        "workers-three",
        "workers-two",
    ],
};

/// How a face of this game stands on a page.
pub(crate) fn stamp(face: &Face) -> Option<Stamp> {
    match face.art {
        "burano/cube" | "burano/held" | "burano/gone" | "burano/place-empty" => cube::stamp(face),
        "burano/house" => house::stamp(face),
        "burano/step" => pyramid::stamp(face),
        "burano/square" => workshops::stamp(face),
        "burano/work" | "burano/move" => Some(works::stamp(face)),
        "burano/place" | "burano/dock" | "burano/boat" | "burano/arrows" => lagoon::stamp(face),
        "burano/ship" => ships::stamp(face),
        "burano/fish" | "burano/fish-deck" => fish::stamp(face),
        "burano/ring-house" | "burano/ring-hub" => ring::stamp(face),
        "burano/roof" | "burano/roof-empty" | "burano/stack" => roofs::stamp(face),
        "burano/card" | "burano/card-deck" => buildings::stamp(face),
        _ => None,
    }
}

/// Draws a face of this game, or a part of one.
pub(crate) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    match face.art {
        "burano/cube" | "burano/place-empty" => cube::draw(face, theme),
        "burano/storey" | "burano/half" | "burano/joint" => house::draw(face, theme),
        "burano/block" | "burano/mark" => pyramid::draw(face, theme),
        "burano/floor" | "burano/worker" => workshops::draw(face, theme),
        "burano/doing" | "burano/chip" | "burano/move" => works::draw(face, theme),
        "burano/isle" | "burano/dock" | "burano/boat" | "burano/board" => lagoon::draw(face, theme),
        "burano/berth" => ships::draw(face, theme),
        "burano/fish" | "burano/fish-deck" => fish::draw(face, theme),
        "burano/ring-front" | "burano/ring-sign" | "burano/figure" => ring::draw(face, theme),
        "burano/roof-empty" | "burano/tile" | "burano/tile-half" | "burano/tile-kind" | "burano/tile-stack" => {
            roofs::draw(face, theme)
        }
        "burano/card-front" | "burano/card-deck" => buildings::draw(face, theme),
        _ => None,
    }
}

/// Paints what an area of this game lies on.
pub(crate) fn backdrop(area: &Area, theme: Theme) -> Option<Backdrop> {
    match area.backdrop {
        "burano/island" => Some(island::backdrop(area, theme)),
        "burano/pyramid" => Some(pyramid::backdrop(area, theme)),
        "burano/workshops" => Some(workshops::backdrop(area, theme)),
        "burano/lagoon" => Some(lagoon::backdrop(area, theme)),
        "burano/ring" => Some(ring::backdrop(area, theme)),
        _ => None,
    }
}
