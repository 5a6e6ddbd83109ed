//! Bohnanza: beans with faces, on cards, on chips and in the soil.
//!
//! Nothing by colour alone: a bean is known by its silhouette and by the number of its cards. Words stand beside the art; the art itself holds
//! numbers only, so that it is the same in every language. Fields and offers have very many looks: they are put together from few pictures.

mod beans;
mod cards;
mod deals;
mod fields;

use campiello_core::scene::Face;

use super::{Art, Finish, Layer, Place, Stamp, Vocabulary};
use crate::theme::Theme;
use crate::words::Words;
use beans::Sort;

const INK: &str = "#33261C";
const MUTED: &str = "#6A5A44";
const PAPER: &str = "#FFFBF1";
const EDGE: &str = "#D9C8A4";
const COIN: &str = r##"<circle r="9" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.4"/><circle r="6.4" fill="none" stroke="#C99A2C"/>"##;
const NO_COIN: &str =
    r##"<circle r="9" fill="#FFFBF1" stroke="#C9B88F" stroke-width="1.4" stroke-dasharray="3 2.4"/>"##;
const SPROUT: &str = r##"<path d="M0 16C-18 6-16-14 0-18C16-14 18 6 0 16Z" fill="#A9C78A"/><path d="M0 22V-8" fill="none" stroke="#587F3C" stroke-width="2.5" stroke-linecap="round"/>"##;
/// A hand as the back of a card, what is laid aside, a dash, and two arrows.
const HELD: &str = r##"<rect x="-5" y="-10.5" width="14" height="19" rx="2.5" fill="#3A5726"/><rect x="-9" y="-8.5" width="14" height="19" rx="2.5" fill="#587F3C" stroke="#3A5726" stroke-width="1.4"/><circle cx="-2" cy="1" r="2.6" fill="#A9C78A"/>"##;
const ASIDE: &str = r##"<rect x="-8" y="-10" width="14" height="19" rx="2.5" fill="#FFFDF6" stroke="#8A6510" stroke-width="1.4" transform="rotate(-10)"/><path d="M-2 8H9M5 4L9 8L5 12" fill="none" stroke="#8A6510" stroke-width="1.8"/>"##;
const PASSED: &str = r##"<circle r="9.5" fill="none" stroke="#8A7A60" stroke-width="1.8"/><path d="M-5 0H5" stroke="#8A7A60" stroke-width="2.4"/>"##;
const ARROWS: &str = r##"<path d="M-9 -4H8M3 -9L8 -4L3 1M9 5H-8M-3 0L-8 5L-3 10" fill="none" stroke="#587F3C" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>"##;

/// The words of this game's faces.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    arts: &[
        "bohnanza/bean",
        "bohnanza/card",
        "bohnanza/chip",
        "bohnanza/plot",
        "bohnanza/unbought",
        "bohnanza/heap",
        "bohnanza/litter",
        "bohnanza/run-outs",
    ],
    tones: &["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"],
    traits: &["cards", "one", "two", "three", "four", "count", "wide"],
};

/// How a face of this game stands on a page.
pub(crate) fn stamp(face: &Face) -> Option<Stamp> {
    let only = |names: &[&str]| {
        let mut face = face.clone();
        face.traits.retain(|(name, _)| names.contains(name));
        face
    };
    let named = |stamp| Stamp { lines: 1, ..stamp };
    Some(match face.art {
        "bohnanza/offer" => named(deals::offer(face)),
        "bohnanza/side" => named(deals::side(face)),
        "bohnanza/basket" => named(deals::basket(face)),
        "bohnanza/pile" | "bohnanza/discard" => named(cards::heap(face)),
        "bohnanza/run-outs" => named(Stamp::one(only(&["count"]), cards::RUN_OUTS, Finish::Captioned)),
        "bohnanza/unbought" => named(Stamp::one(only(&["wide"]), fields::size(face), Finish::Captioned)),
        "bohnanza/field" if face.tone.is_empty() => fields::fallow(face),
        "bohnanza/field" => fields::field(face, &beans::sort(face.tone)?),
        "bohnanza/card" => {
            beans::sort(face.tone)?;
            let card = only(&["cards", "one", "two", "three", "four"]);
            named(Stamp::one(card, cards::CARD, Finish::Captioned))
        }
        "bohnanza/chip" => {
            beans::sort(face.tone)?;
            Stamp::one(only(&["cards"]), deals::CHIP, Finish::Bare)
        }
        _ => return None,
    })
}

/// Draws a picture of this game; faces that are put together from pictures are not drawn here.
pub(crate) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let art = |(width, height), markup: String, finish| Some(Art { width, height, markup, finish });
    match face.art {
        "bohnanza/bean" => art((120.0, 120.0), bean(&beans::sort(face.tone)?, 60.0, 60.0, 1.0), Finish::Bare),
        "bohnanza/card" => art(cards::CARD, cards::card(face, &beans::sort(face.tone)?), Finish::Captioned),
        "bohnanza/chip" => art(deals::CHIP, deals::chip(face, &beans::sort(face.tone)?), Finish::Bare),
        "bohnanza/heap" => art(cards::CARD, cards::pile(face, theme), Finish::Bare),
        "bohnanza/litter" => art(cards::CARD, cards::discard(face, theme), Finish::Bare),
        "bohnanza/run-outs" => art(cards::RUN_OUTS, cards::run_outs(face, theme), Finish::Captioned),
        "bohnanza/unbought" => art(fields::size(face), fields::unbought(face, theme), Finish::Captioned),
        "bohnanza/plot" => {
            art(fields::size(face), fields::plot(face, beans::sort(face.tone).as_ref(), theme), Finish::Bare)
        }
        _ => None,
    }
}

/// Draws the icon of a fact of this game.
pub(crate) fn icon(name: &str) -> Option<String> {
    match name {
        "thalers" => Some(COIN.to_owned()),
        "held" => Some(HELD.to_owned()),
        "growers" => Some(format!(r#"<g transform="scale(.5)">{SPROUT}</g>"#)),
        "aside" => Some(ASIDE.to_owned()),
        "passed" => Some(PASSED.to_owned()),
        "offers" => Some(ARROWS.to_owned()),
        _ => None,
    }
}

fn bean(sort: &Sort, x: f64, y: f64, scale: f64) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{}</g>"#, sort.bean)
}

/// How many cards there are of the sort.
fn badge(face: &Face, sort: &Sort) -> String {
    let cards = face.value("cards").to_string();
    let cards = Words::label(&cards, 18.0, "#FFFFFF").at(21.0, 27.6).middle();
    format!(r#"<rect x="6" y="6" width="30" height="30" rx="7" fill="{}"/>{cards}"#, sort.badge)
}

fn number(value: i32, x: f64, y: f64, size: f64) -> String {
    Words::label(&value.to_string(), size, INK).at(x, y).middle().to_string()
}

/// A coin with a number on it, so many times as large as an icon.
fn coin(value: i32, x: f64, y: f64, scale: f64) -> String {
    let number = number(value, x, y + 4.4 * scale, 12.5 * scale);
    let coin = if value > 0 { COIN } else { NO_COIN };
    format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale})">{coin}</g>{number}"#)
}

/// A number that is never large.
fn small(number: usize) -> f64 {
    f64::from(u8::try_from(number).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use campiello_core::scene::Face;

    use super::super::{Layer, draw, stamp};
    use crate::theme::Theme;

    const SORTS: [&str; 8] = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"];

    #[test]
    fn every_sort_has_a_card_a_chip_and_a_field_with_its_numbers() {
        for sort in SORTS {
            for art in ["bohnanza/card", "bohnanza/chip", "bohnanza/field"] {
                let face = Face::new(art, sort).with("cards", 17).with("count", 3).with("two", 13);
                let drawn = draw(&face, Theme::Day).expect(sort).markup;
                assert!(drawn.contains(">17<"), "{art} {sort}");
                assert_eq!(drawn.contains(">×3<"), art.ends_with("field"), "{art} {sort}");
                assert_eq!(drawn.contains(">13<"), art.ends_with("card"), "{art} {sort}");
            }
        }
    }

    #[test]
    fn a_field_holds_as_many_beans_as_grow_on_it() {
        for wide in [0, 1] {
            for count in [1, 2, 7, 20] {
                let face = Face::new("bohnanza/field", "red").with("count", count).with("wide", wide);
                let layers = stamp(&face).expect("fields are drawn").layers;
                let beans =
                    layers.iter().filter(|layer| matches!(layer, Layer::Part(part, _) if part.art == "bohnanza/bean"));
                assert_eq!(i32::try_from(beans.count()), Ok(count), "wide={wide}");
            }
        }
    }

    #[test]
    fn an_offer_shows_how_many_of_what() {
        let face = Face::new("bohnanza/offer", "").with("gives-red", 1).with("gives-soy", 3).with("asks-garden", 2);
        let drawn = draw(&face, Theme::Day).expect("offers are drawn").markup;
        assert!(drawn.contains(">3<") && drawn.contains(">2<") && !drawn.contains(">1<"), "{drawn}");
    }

    #[test]
    fn what_nobody_has_drawn_is_left_to_its_words() {
        assert!(draw(&Face::new("bohnanza/card", "coffee"), Theme::Day).is_none());
        assert!(draw(&Face::new("bohnanza/tractor", ""), Theme::Day).is_none());
    }
}
