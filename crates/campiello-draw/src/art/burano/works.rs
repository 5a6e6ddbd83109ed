//! What the colours do in a season: the sign of a work and its two cubes; and what the moves of a turn cost.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp, icon};
use super::palette::{Colour, FONT, Ground, ground};
use crate::theme::Theme;

/// The size of a row of the action board.
const SIZE: (f64, f64) = (118.0, 44.0);

/// The size of a move with its price.
const PRICE: (f64, f64) = (76.0, 40.0);

/// A work, with its two colours; its name stands beside it.
pub(super) fn stamp(face: &Face) -> Stamp {
    if face.art == "burano/move" {
        return Stamp::one(face.clone(), PRICE, Finish::Bare);
    }
    let work = Face::new("burano/doing", "").with("work", face.value("work"));
    let cube = |name: &str, left: f64| {
        let colour = Colour::number(face.value(name))?;
        Some(Layer::Part(Face::new("burano/chip", colour.tone), Place::new(left, 6.0, 32.0, 32.0)))
    };
    let layers = [Some(Layer::Part(work, Place::new(0.0, 2.0, 40.0, 40.0))), cube("first", 46.0), cube("second", 82.0)];
    let layers = layers.into_iter().flatten().collect();
    Stamp { lines: 1, ..Stamp::layered(layers, SIZE, Finish::Captioned) }
}

/// Draws the sign of a work, or a chip of a colour.
pub(super) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    if face.art == "burano/move" {
        return Some(Art { width: PRICE.0, height: PRICE.1, markup: price(face, theme), finish: Finish::Bare });
    }
    let (side, markup) = match face.art {
        "burano/chip" => {
            let colour = Colour::of(face.tone)?;
            let Colour { fill, edge, .. } = colour;
            (
                32.0,
                format!(
                    r#"<rect x="1" y="1" width="30" height="30" rx="6" fill="{fill}" stroke="{edge}" stroke-width="1.3"/>{}"#,
                    colour.mark(16.0, 16.0, 9.6)
                ),
            )
        }
        "burano/doing" => {
            let name = match face.value("work") {
                1 => "fish",
                2 => "lace",
                _ => "coins",
            };
            (24.0, format!(r#"<g transform="translate(12 12)">{}</g>"#, icon(name).unwrap_or_default()))
        }
        _ => return None,
    };
    Some(Art { width: side, height: side, markup, finish: Finish::Bare })
}

/// A move and what it costs: ticked off, the next one, or still ahead.
fn price(face: &Face, theme: Theme) -> String {
    let (number, price) = (face.value("number"), face.value("price"));
    let (done, next) = (face.value("done") > 0, face.value("next") > 0);
    let (fill, edge, wide) = match (done, next) {
        (true, _) => (ground(theme, Ground::Stone), ground(theme, Ground::Line), 1.2),
        (_, true) => (ground(theme, Ground::Panel), ground(theme, Ground::Ink), 2.6),
        _ => (ground(theme, Ground::Panel), ground(theme, Ground::Line), 1.4),
    };
    let ink = ground(theme, if next { Ground::Ink } else { Ground::Muted });
    let coin = if price == 0 { "+1".to_owned() } else { format!("−{price}") };
    let tick = if done {
        format!(r#"<path d="M8 20l4 4.5l8-9" fill="none" stroke="{ink}" stroke-width="2.4"/>"#)
    } else {
        String::new()
    };
    let x = if done { 29.0 } else { 20.0 };
    format!(
        r##"<rect x="1.5" y="1.5" width="73" height="37" rx="9" fill="{fill}" stroke="{edge}" stroke-width="{wide}"/>{tick}<text x="{x}" y="26" font-size="17" font-weight="700" text-anchor="middle" fill="{ink}" font-family="{FONT}">{number}</text><g transform="translate(53 20)"><circle r="15" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.6"/><circle r="12" fill="none" stroke="#C99A2C"/><text y="5" font-size="14" font-weight="700" text-anchor="middle" fill="#3A2600" font-family="{FONT}">{coin}</text></g>"##
    )
}
