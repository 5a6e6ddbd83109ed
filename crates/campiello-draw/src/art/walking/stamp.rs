//! How the faces of this game stand on a page: what is drawn once, and what is written beside it.

use campiello_core::scene::Face;

use super::icons::interest_icon;
use super::people::person;
use super::tones::tone;
use crate::art::{Finish, Stamp};

/// How many edges of a deck catch the eye.
const EDGES: i32 = 3;

/// How a face of this game stands on a page.
pub(crate) fn stamp(face: &Face) -> Option<Stamp> {
    let square = |face: Face, finish| Stamp::one(face, (120.0, 120.0), finish);
    let bare = |face: Face, width, height| Stamp::one(face, (width, height), Finish::Bare);
    let copied = |art, names: &[&'static str]| {
        names.iter().fold(Face::new(art, ""), |copy, name| copy.with(name, face.value(name)))
    };
    Some(match face.art {
        "walking/floor" => {
            tone(face.tone)?;
            square(face.clone(), Finish::Card)
        }
        "walking/back" => square(copied(face.art, &["floor"]), Finish::Card),
        "walking/scaffold" | "walking/gap" => square(copied(face.art, &[]), Finish::Bare),
        "walking/deck" => {
            let cards = face.value("cards").clamp(0, EDGES);
            bare(copied(face.art, &["floor"]).with("cards", cards), 66.0, 120.0)
        }
        "walking/lot" => bare(copied(face.art, &["floors"]), 120.0, 64.0),
        "walking/spot" => {
            let below = f64::from(face.value("scaffolds").clamp(0, 2));
            bare(copied(face.art, &["scaffolds"]), 120.0, 120.0 + 120.0 * below)
        }
        "walking/character" => {
            let who = face.value("who");
            person(who)?;
            if face.value("left") > 0 {
                let (lines, icon) = (2, interest_icon(who));
                Stamp { finish: Finish::Captioned, lines, icon, ..bare(copied("walking/bust", &["who"]), 100.0, 90.0) }
            } else {
                bare(copied("walking/visitor", &["who"]), 120.0, 64.0)
            }
        }
        _ => return None,
    })
}
