//! Cubes that lie loose: prepared, in the reserve, in the supply; one that is held, and where there is none any more.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::house::{CELL, STOREY};
use super::palette::{Colour, FONT, Ground, INK, ground};
use crate::theme::Theme;

/// The size of a cube that lies loose.
const SIZE: (f64, f64) = (CELL, CELL + STOREY);

/// A cube, with how many there are.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    if face.art == "burano/place-empty" {
        return Some(Stamp::one(face.clone(), SIZE, Finish::Bare));
    }
    let colour = Colour::of(face.tone)?;
    let whole = Place::new(0.0, 0.0, SIZE.0, SIZE.1);
    let mut layers = vec![Layer::Part(Face::new("burano/storey", colour.tone), whole)];
    if face.value("count") > 1 {
        layers.push(Layer::Signs(count(face.value("count"))));
    }
    Some(Stamp { lines: 1, ..Stamp::layered(layers, SIZE, Finish::Captioned) })
}

/// Draws an empty place; a cube is put together from a storey.
pub(super) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    if face.art != "burano/place-empty" {
        return None;
    }
    let line = ground(theme, Ground::Shore);
    let markup = format!(
        r#"<rect x="3" y="3" width="54" height="70" rx="6" fill="none" stroke="{line}" stroke-width="1.8" stroke-dasharray="5 5"/>"#
    );
    Some(Art { width: SIZE.0, height: SIZE.1, markup, finish: Finish::Bare })
}

/// How many there are, in a corner.
fn count(count: i32) -> String {
    format!(
        r##"<rect x="31" y="-5" width="32" height="21" rx="10.5" fill="{INK}" stroke="#fff" stroke-width="1.4"/><text x="47" y="10.6" font-size="14" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">×{count}</text>"##
    )
}
