//! Eight fish, the deck they come from, and a hand of them.

use campiello_core::scene::Face;

use super::super::{Art, Finish, Layer, Place, Stamp};
use super::palette::{FONT, INK};
use crate::theme::Theme;

/// The size of a fish's picture.
const SIZE: (f64, f64) = (60.0, 44.0);

const TUNA: &str = r##"<path d="M14 0L26-9V9Z" fill="#3F6C8F" stroke="#1E3741" stroke-width="1.2"/><ellipse rx="18" ry="9" fill="#3F6C8F" stroke="#1E3741" stroke-width="1.4"/><path d="M-15 3Q-2 8 12 3" fill="none" stroke="#A9C6D8" stroke-width="2.4"/><circle cx="-10" cy="-2" r="2.4" fill="#fff"/><circle cx="-10" cy="-2" r="1.2" fill="#1E3741"/><path d="M-2-8L4-14L8-8" fill="#3F6C8F" stroke="#1E3741" stroke-width="1.2"/>"##;
const SQUID: &str = r##"<path d="M-8 7V16M-3 7V18M3 7V18M8 7V16" fill="none" stroke="#1E3741" stroke-width="4.6"/><path d="M0-18L9-3V6H-9V-3Z" fill="#D58FAE" stroke="#1E3741" stroke-width="1.4"/><path d="M-8 6V16M-3 6V18M3 6V18M8 6V16" fill="none" stroke="#D58FAE" stroke-width="2.8"/><circle cx="-4" cy="0" r="2.8" fill="#fff"/><circle cx="4" cy="0" r="2.8" fill="#fff"/><circle cx="-4" cy=".6" r="1.4" fill="#1E3741"/><circle cx="4" cy=".6" r="1.4" fill="#1E3741"/>"##;
const LOBSTER: &str = r##"<path d="M-8-4C-14-10-16-12-14-16M-8 4C-14 10-16 12-14 16" fill="none" stroke="#1E3741" stroke-width="3.4"/><path d="M-12-12C-22-12-28-18-24-20C-18-20-18-18-12-18ZM-12 12C-22 12-28 18-24 20C-18 20-18 18-12 18Z" fill="#B5303A" stroke="#1E3741" stroke-width="1.3"/><path d="M-10-3L-28-6M-10 3L-28 6" fill="none" stroke="#B5303A" stroke-width="1.6"/><path d="M-12 0C-10-8 2-8 8-6L18-4V4L8 6C2 8-10 8-12 0Z" fill="#B5303A" stroke="#1E3741" stroke-width="1.4"/><path d="M18 0L28-9L26 0L28 9Z" fill="#B5303A" stroke="#1E3741" stroke-width="1.3"/><path d="M5-6V6M10-5V5M15-4V4" fill="none" stroke="#7A1720" stroke-width="1.4"/><circle cx="-9" cy="-2.5" r="1.5" fill="#fff"/><circle cx="-9" cy="2.5" r="1.5" fill="#fff"/>"##;
const BREAM: &str = r##"<path d="M14 0L27-13C23-4 23 4 27 13Z" fill="#E39A8C" stroke="#1E3741" stroke-width="1.2"/><path d="M-8-13C-2-22 8-19 10-11" fill="#E39A8C" stroke="#1E3741" stroke-width="1.3"/><path d="M-20 3C-14-20 8-22 18 0C8 18-12 18-20 3Z" fill="#E39A8C" stroke="#1E3741" stroke-width="1.4"/><circle cx="-10" cy="-2" r="2.8" fill="#fff"/><circle cx="-10" cy="-2" r="1.3" fill="#1E3741"/><path d="M-3-7Q2 1-3 8" fill="none" stroke="#B5645A" stroke-width="1.6"/><path d="M4-4q2 2 0 4M8 1q2 2 0 4M3 5q2 2 0 4" fill="none" stroke="#B5645A" stroke-width="1.2"/>"##;
const SARDINE: &str = r##"<path d="M17 0L26-6V6Z" fill="#8FA9B8" stroke="#1E3741" stroke-width="1.1"/><path d="M-24 0C-14-8 8-7 19 0C8 6-14 6-24 0Z" fill="#8FA9B8" stroke="#1E3741" stroke-width="1.3"/><path d="M-12-1H12" stroke="#DCE8EE" stroke-width="1.8"/><circle cx="-17" cy="-1" r="1.8" fill="#fff"/><circle cx="-17" cy="-1" r=".9" fill="#1E3741"/>"##;
const EEL: &str = r##"<path d="M-22 8C-12-16-2 18 8 0C12-8 18-8 21-4" fill="none" stroke="#1E3741" stroke-width="10"/><path d="M-22 8C-12-16-2 18 8 0C12-8 18-8 21-4" fill="none" stroke="#6C7A42" stroke-width="7.2"/><path d="M-20 6C-11-12-2 16 8-2" fill="none" stroke="#A6B36F" stroke-width="1.6"/><circle cx="19" cy="-6" r="2" fill="#fff"/><circle cx="19.4" cy="-6" r="1" fill="#1E3741"/>"##;
const CRAB: &str = r##"<path d="M-14-2L-21-11M14-2L21-11M-13 6L-21 12M13 6L21 12M-9 9L-13 16M9 9L13 16" fill="none" stroke="#1E3741" stroke-width="4.4"/><path d="M-14-2L-21-11M14-2L21-11M-13 6L-21 12M13 6L21 12M-9 9L-13 16M9 9L13 16" fill="none" stroke="#D9603A" stroke-width="2.8"/><path d="M-27-12A6 6 0 1 1-17-16L-21-12ZM27-12A6 6 0 1 0 17-16L21-12Z" fill="#D9603A" stroke="#1E3741" stroke-width="1.2"/><ellipse cy="2" rx="15" ry="10" fill="#D9603A" stroke="#1E3741" stroke-width="1.4"/><circle cx="-5" cy="-2" r="2.4" fill="#fff"/><circle cx="5" cy="-2" r="2.4" fill="#fff"/><circle cx="-5" cy="-2" r="1.1" fill="#1E3741"/><circle cx="5" cy="-2" r="1.1" fill="#1E3741"/><path d="M-5 6Q0 9 5 6" fill="none" stroke="#1E3741" stroke-width="1.3"/>"##;
const SOLE: &str = r##"<path d="M20-4L28-9V9L20 4Z" fill="#B99A6B" stroke="#1E3741" stroke-width="1.2"/><ellipse cx="-1" rx="23" ry="15" fill="#E2CFA8" stroke="#1E3741" stroke-width="1.4"/><ellipse cx="-1" rx="17" ry="10" fill="#B99A6B"/><circle cx="-13" cy="-4" r="2.8" fill="#fff"/><circle cx="-6" cy="-5" r="2.8" fill="#fff"/><circle cx="-13" cy="-4" r="1.3" fill="#1E3741"/><circle cx="-6" cy="-5" r="1.3" fill="#1E3741"/><circle cx="4" cy="3" r="1.7" fill="#86693C"/><circle cx="9" cy="-3" r="1.7" fill="#86693C"/><circle cx="-3" cy="5" r="1.4" fill="#86693C"/>"##;

/// A school of three: the back of the cards.
const BACK: &str = r##"<rect x="7" y="5" width="50" height="38" rx="6" fill="#123F49"/><rect x="4" y="2.5" width="50" height="38" rx="6" fill="#1A4B57"/><rect x="1" y="0" width="50" height="38" rx="6" fill="#1F5663" stroke="#0E3640" stroke-width="1.2"/><rect x="5" y="4" width="42" height="30" rx="4" fill="none" stroke="#7FB6BE" stroke-width="1.2" stroke-dasharray="2.4 2.4"/><g fill="#A9D2CF"><path d="M13 15q5-5 10 0q-5 5-10 0M22 15l4-3v6z"/><path d="M26 23q5-5 10 0q-5 5-10 0M35 23l4-3v6z"/><path d="M28 11q4-4 8 0q-4 4-8 0M35 11l3-2.4v4.8z"/></g>"##;

/// A fish around (0, 0), from -28 to 28 and -20 to 20.
pub(super) fn drawing(fish: i32) -> Option<String> {
    let lines = |inside: &str| format!(r#"<g stroke-linejoin="round" stroke-linecap="round">{inside}</g>"#);
    Some(match fish {
        1 => lines(TUNA),
        2 => lines(SQUID),
        3 => lines(LOBSTER),
        4 => lines(BREAM),
        // Sardines come in twos.
        5 => lines(&format!(
            r#"<g transform="translate(2 -9) scale(.94)">{SARDINE}</g><g transform="translate(-2 9) scale(.94)">{SARDINE}</g>"#
        )),
        6 => lines(EEL),
        7 => lines(CRAB),
        8 => lines(SOLE),
        _ => return None,
    })
}

/// A fish alone, and where it is a part of something.
pub(super) fn part(fish: i32, place: Place) -> Layer {
    Layer::Part(Face::new("burano/fish", "").with("fish", fish), place)
}

/// So many fish of a kind are drawn one behind the other.
const FANNED: i32 = 3;

/// How a face stands on a page: fish and deck with their names below.
pub(super) fn stamp(face: &Face) -> Option<Stamp> {
    let whole = match face.art {
        "burano/fish" => {
            drawing(face.value("fish"))?;
            Face::new(face.art, "").with("fish", face.value("fish"))
        }
        _ => Face::new(face.art, ""),
    };
    let shown = f64::from(face.value("count").clamp(1, FANNED));
    let (width, height) = SIZE;
    let scale = 1.0 - 0.1 * (shown - 1.0);
    let layers = (0..face.value("count").clamp(1, FANNED)).map(|n| {
        // One behind the other, the front one lowest.
        let (left, top) = if shown > 1.0 {
            let step = f64::from(n) / (shown - 1.0);
            ((1.0 - scale) * width * step, (1.0 - scale) * height * step)
        } else {
            (0.0, 0.0)
        };
        Layer::Part(whole.clone(), Place::new(left, top, width * scale, height * scale))
    });
    Some(Stamp { lines: 1, ..Stamp::layered(layers.collect(), SIZE, Finish::Captioned) })
}

/// `×3` on a dark pill around (x, y).
pub(super) fn times(count: i32, x: f64, y: f64) -> String {
    format!(
        r##"<rect x="{:.1}" y="{:.1}" width="28" height="20" rx="10" fill="{INK}" stroke="#fff" stroke-width="1.4"/><text x="{x:.1}" y="{:.1}" font-size="14" fill="#fff" font-weight="700" text-anchor="middle" font-family="{FONT}">×{count}</text>"##,
        x - 14.0,
        y - 10.0,
        y + 5.0
    )
}

/// Draws a face.
pub(super) fn draw(face: &Face, _theme: Theme) -> Option<Art> {
    let (width, height) = SIZE;
    let markup = match face.art {
        "burano/fish-deck" => BACK.to_owned(),
        _ => format!(r#"<g transform="translate(30 22)">{}</g>"#, drawing(face.value("fish"))?),
    };
    Some(Art { width, height, markup, finish: Finish::Captioned })
}
