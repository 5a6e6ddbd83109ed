//! Shops on the ground floor: a display window with what is sold, a green valance, and a gold seal with the points.

use super::paint::{moved, rect, steps};
use super::symbols::{Spot, counted};
use super::tones::{CREAM, WHITE};
use crate::words::Words;

/// What the four kinds of shops sell, by the number of the trait, around the centre of a box of 26.
const WARES: [&str; 4] = [
    r##"<path d="M-11-8Q0-14 11-8L0 13Z" fill="#F6C445"/><path d="M-12-7.4Q0-14.6 12-7.4L11-3.8Q0-10-11-3.8Z" fill="#B9702F"/><circle cx="-3.4" cy="-2" r="2.5" fill="#C8202F"/><circle cx="4" cy="-1" r="2.5" fill="#C8202F"/><circle cx=".4" cy="5.4" r="2.2" fill="#C8202F"/>"##,
    r##"<path d="M-5-11L-13-6L-9.6 1L-7-.6V12H7V-.6L9.6 1L13-6L5-11Q0-6-5-11Z" fill="#7B4FA3"/><path d="M-7 3.4H7M-7 7.4H7" stroke="#FFF6E4" stroke-width="1.8"/>"##,
    r##"<path d="M-6.6 0H6.6L0 14Z" fill="#D9964A"/><path d="M-4.5 3L2 10M4.5 3L-2 10" stroke="#A8662A"/><circle cx="-4.6" cy="-3" r="5.2" fill="#F28FB0"/><circle cx="4.6" cy="-3" r="5.2" fill="#8FD0B5"/><circle cy="-9" r="5.2" fill="#FFF1CF" stroke="#D9B36A" stroke-width=".8"/>"##,
    r##"<path d="M-10-3H7V5Q7 11 1 11H-4Q-10 11-10 5Z" fill="#5B3420"/><path d="M7-1H9Q13 0 12 4Q11 7 6.6 6.6" fill="none" stroke="#5B3420" stroke-width="2.6"/><path d="M-13 12.6H11" stroke="#5B3420" stroke-width="2.4" stroke-linecap="round"/><path d="M-6-6Q-8.4-9-6-12M-1-6Q-3.4-9-1-12M4-6Q1.6-9 4-12" fill="none" stroke="#5B3420" stroke-width="1.8" stroke-linecap="round"/>"##,
];

/// What this kind of shop sells; a kind that nobody knows sells pizza.
pub(super) fn ware(kind: i32) -> &'static str {
    let kind = usize::try_from(kind - 1).unwrap_or(0);
    WARES.get(kind).unwrap_or(&WARES[0])
}

/// A shop in the left half of a ground floor.
pub(super) fn shop(kind: i32, points: i32) -> String {
    let mut shop = rect(7.0, 34.0, 42.0, 42.0, WHITE) + &rect(9.6, 34.0, 36.8, 39.0, "#FFF1CF");
    shop += &rect(52.0, 38.0, 22.0, 74.0, WHITE);
    shop += r##"<rect x="54" y="40" width="18" height="72" fill="#27594A"/><rect x="57" y="46" width="12" height="30" fill="#BFE0E2"/><circle cx="69" cy="82" r="1.4" fill="#FFD84A"/>"##;
    for stripe in steps(9) {
        let colour = if stripe % 2.0 == 0.0 { "#27594A" } else { "#F4E4BD" };
        shop += &rect(4.0 + stripe * 8.0, 22.0, 8.0, 14.0, colour);
    }
    shop += r##"<rect x="3" y="20" width="74" height="3.4" fill="#173D32"/><path d="M4 36H76" stroke="#173D32" opacity=".5"/>"##;
    shop += &moved(28.0, 56.0, 1.12, ware(kind));
    shop += &seal(60.0, 18.5, points);
    counted("shop", Spot::new(0.0, 0.0), (0.0, 0.0), &shop)
}

/// The gold seal with the points of a shop.
pub(super) fn seal(x: f64, y: f64, points: i32) -> String {
    let number = points.to_string();
    let mut seal = format!(
        r##"<g transform="translate({x} {y})"><circle r="10.2" fill="{CREAM}"/><circle r="9" fill="#F2B632" stroke="#9A6A0C" stroke-width="1.3"/>"##
    );
    ink!(seal, "{}</g>", Words::title(&number, 14.5, "#4A2F00").at(0.0, 5.2).middle());
    seal
}
