//! Small pictures: the icons of facts, and what each character looks at.

use super::awnings::{Curtain, bare};
use super::paint::{moved, path};
use super::shops::ware;
use super::symbols::{CAT, CHIMNEY, FLOWER, PEDESTRIANS, PLANT, STREETLIGHT};
use super::tones::tone;
use crate::words::Words;

/// A bonus token, around its centre.
const TOKEN: &str = r##"<path d="M-9-10H9V3Q9 10 0 12Q-9 10-9 3Z" fill="#8E3B7A" stroke="#5B1F4C" stroke-width="1.4"/><path d="M0-6L1.7-2L6-1.6L2.8 1.2L3.7 5.4L0 3.2L-3.7 5.4L-2.8 1.2L-6-1.6L-1.7-2Z" fill="#FFD84A"/>"##;
const COIN: &str = r##"<circle r="10.4" fill="#F2B632" stroke="#9A6A0C" stroke-width="1.6"/><circle r="7" fill="none" stroke="#C98F1B" stroke-width="1.4"/>"##;
const STAR: &str = r##"<path d="M0-11L3.1-3.9L10.8-3.3L4.9 1.8L6.8 9.3L0 5.2L-6.8 9.3L-4.9 1.8L-10.8-3.3L-3.1-3.9Z" fill="#F2B632" stroke="#9A6A0C" stroke-width="1.4" stroke-linejoin="round"/>"##;
const VISITOR: &str = r##"<path d="M-9 11Q-9 1 0 1Q9 1 9 11Z" fill="#D8336E"/><circle cy="-3" r="5.4" fill="#F2C29B"/><path d="M-9.5-5Q0-2.4 9.5-5Q7-7.6 5-7.4Q4-11.4 0-11.4Q-4-11.4-5-7.4Q-7-7.6-9.5-5Z" fill="#DDB35E"/>"##;
const SHOP: &str = r##"<path d="M-9-3H9V10H-9Z" fill="#FFF1CF" stroke="#27594A" stroke-width="1.4"/><path d="M1 1H6V10H1Z" fill="#27594A"/><path d="M-11-10H11V-2H-11Z" fill="#27594A"/><path d="M-6.6-10H-2.2V-2H-6.6ZM2.2-10H6.6V-2H2.2Z" fill="#F4E4BD"/><path d="M-10.6-10.6H10.6" stroke="#173D32" stroke-width="1.8"/>"##;
const CLOSED_WINDOW: &str = r##"<path d="M-8-10H8V10H-8Z" fill="#6E5138" stroke="#FFFDF6" stroke-width="2.4"/><path d="M-9-8L9 8M9-8L-9 8" stroke="#4A3424" stroke-width="6.4"/><path d="M-9-8L9 8M9-8L-9 8" stroke="#B98A56" stroke-width="4.6"/>"##;
const HAND: &str = r##"<g stroke="#FFFDF6" stroke-width="1.4"><rect x="-5" y="-8" width="10" height="15" rx="1.6" fill="#2A8791" transform="rotate(-22 0 12)"/><rect x="-5" y="-8" width="10" height="15" rx="1.6" fill="#1F6F78"/><rect x="-5" y="-8" width="10" height="15" rx="1.6" fill="#2A8791" transform="rotate(22 0 12)"/></g>"##;

/// What each character looks at, by the number of the character.
const INTERESTS: [&str; 11] = [
    "interest-woman",
    "interest-man",
    "interest-girl",
    "interest-boy",
    "interest-mayor",
    "interest-policeman",
    "interest-santa",
    "interest-shop-owner",
    "interest-tailor",
    "interest-florist",
    "interest-gardener",
];

/// The name of the icon of what the character of this number looks at.
pub(super) fn interest_icon(who: i32) -> Option<&'static str> {
    INTERESTS.get(usize::try_from(who - 1).ok()?).copied()
}

/// The icons that have a name of their own.
const NAMED: [&str; 13] = [
    "score",
    "points",
    "visitors",
    "shops",
    "tokens-points",
    "windows",
    "coins",
    "tokens",
    "tokens-house",
    "tokens-neighbour",
    "tokens-both",
    "hand",
    "left",
];

/// How far an icon goes on to the right of its box.
pub(crate) fn overhang(name: &str) -> f64 {
    match name {
        "tokens-house" => 18.0,
        "tokens-neighbour" => 29.0,
        "tokens-both" => 45.0,
        _ => 0.0,
    }
}

/// Whether there is an icon of this name.
pub(crate) fn is_known(name: &str) -> bool {
    NAMED.contains(&name) || INTERESTS.contains(&name) || lot_of(name).is_some()
}

/// The icon of a fact, in a box from -12 to 12.
pub(crate) fn icon(name: &str) -> Option<String> {
    if let Some(who) = INTERESTS.iter().position(|interest| *interest == name) {
        return Some(moved(0.0, 0.0, 12.0 / 14.0, &interest(who as i32 + 1)));
    }
    if let Some(lot) = lot_of(name) {
        return Some(house_number(lot));
    }
    let icon = match name {
        "score" | "points" => STAR.into(),
        "visitors" => VISITOR.into(),
        "shops" => SHOP.into(),
        "tokens-points" => moved(-3.0, -1.0, 0.86, TOKEN) + &moved(6.0, 6.0, 0.5, STAR),
        "windows" => CLOSED_WINDOW.into(),
        "coins" => COIN.into(),
        "tokens" => moved(0.0, -0.8, 0.94, TOKEN),
        "tokens-house" => spent(&two_colours(20.0)),
        "tokens-neighbour" => spent(&(one_colour(18.0) + &one_colour(32.0))),
        "tokens-both" => spent(&(two_colours(20.0) + &one_colour(36.0) + &one_colour(49.0))),
        "hand" | "left" => HAND.into(),
        _ => return None,
    };
    Some(icon)
}

/// A token, and why it is spent.
fn spent(why: &str) -> String {
    moved(0.0, -0.8, 0.94, TOKEN) + why
}

const HOUSE: &str = r##"<path d="M-7.4 11V-4L0-11L7.4-4V11Z" fill="#FFF6E4" stroke="#B3310F" stroke-width="1.2" stroke-linejoin="round"/>"##;

/// A house with a second colour.
fn two_colours(x: f64) -> String {
    let emblems = emblem("pink", -2.0, 0.72) + r##"<path d="M-7.4 3H7.4" stroke="#B3310F" stroke-width="1.2"/>"##;
    moved(x, 0.0, 1.0, &(HOUSE.to_owned() + &emblems + &emblem("blue", 7.0, 0.56)))
}

/// One of two houses of the same colour.
fn one_colour(x: f64) -> String {
    moved(x, 0.0, 0.94, &(HOUSE.to_owned() + &emblem("pink", 3.0, 0.95)))
}

fn emblem(colour: &str, y: f64, scale: f64) -> String {
    tone(colour).map_or_else(String::new, |tone| moved(0.0, y, scale, &path(tone.emblem, tone.shade)))
}

/// The lot that an icon of this name shows: `lot--2`, `lot-3-best`.
fn lot_of(name: &str) -> Option<i32> {
    let lot = name.strip_prefix("lot-")?;
    let lot = lot.strip_suffix("-best").unwrap_or(lot);
    let digit = lot.strip_prefix('-').unwrap_or(lot);
    let spelled = digit.len() == 1 && digit.bytes().all(|byte| byte.is_ascii_digit()) && lot != "-0";
    lot.parse().ok().filter(|_| spelled)
}

/// A house with the number of its lot.
fn house_number(number: i32) -> String {
    let number = number.to_string().replace('-', "−");
    let words = Words::label(&number, 12.5, "var(--ink)").at(0.0, 9.2).middle();
    format!(
        r#"<path d="M-9.4 11.2V-2.4L0-10.6L9.4-2.4V11.2Z" fill="none" stroke="var(--muted)" stroke-width="1.5" stroke-linejoin="round"/>{words}"#
    )
}

/// What a character scores for, in a box from -14 to 14; nothing for a number that is nobody.
pub(super) fn interest(who: i32) -> String {
    match who {
        1 => FLOWER.shown(0.0, 0.0, 1.15),
        2 => PLANT.shown(0.0, 12.0, 0.86),
        3 => CAT.shown(-1.0, 11.0, 0.86),
        4 => CAT.shown(-6.0, 8.0, 0.56) + &CHIMNEY.shown(7.0, 8.0, 0.46),
        5 => PEDESTRIANS[0].shown(0.0, 12.0, 0.68),
        6 => STREETLIGHT.shown(0.0, -9.5, 0.68),
        7 => CHIMNEY.shown(0.0, 11.0, 0.68),
        8 => moved(0.0, 0.0, 0.8, ware(1)),
        9 => moved(0.0, -11.0, 0.62, &bare(Curtain::Red, 34.0)) + &moved(0.0, 2.0, 0.62, &bare(Curtain::Blue, 34.0)),
        10 => [-8.6, 0.0, 8.6].map(|x| FLOWER.shown(x, 0.0, 0.62)).concat(),
        11 => [-9.0, 0.0, 9.0].map(|x| PLANT.shown(x, 8.0, 0.52)).concat(),
        _ => String::new(),
    }
}
