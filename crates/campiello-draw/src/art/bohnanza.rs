//! Bohnanza: beans with faces, on cards and in the soil.
//!
//! Nothing by colour alone: a bean is known by its silhouette and by the number of its cards. Words stand below the art; the art itself holds
//! numbers only, so that it is the same in every language.

mod beans;
mod offer;

use std::fmt::Write;

use campiello_core::scene::Face;

use super::{Art, Finish, Stamp, Vocabulary};
use crate::theme::Theme;
use crate::words::Words;
use beans::Sort;

const INK: &str = "#33261C";
const PAPER: &str = "#FFFBF1";
const EDGE: &str = "#D9C8A4";
const COIN: &str = r##"<circle r="9" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.4"/><circle r="6.4" fill="none" stroke="#C99A2C"/>"##;
const SPROUT: &str = r##"<path d="M0 16C-18 6-16-14 0-18C16-14 18 6 0 16Z" fill="#A9C78A"/><path d="M0 22V-8" fill="none" stroke="#587F3C" stroke-width="2.5" stroke-linecap="round"/>"##;
const SOIL: &str = r##"<path d="M2 84Q30 72 60 84T118 82V100Q118 104 114 104H6Q2 104 2 100Z" fill="#7A5237"/><path d="M2 94Q30 84 60 94T118 92V100Q118 104 114 104H6Q2 104 2 100Z" fill="#5F3E29"/>"##;

/// A card that is laid aside, a dash, and a pile that begins anew.
const ASIDE: &str = r##"<rect x="-8" y="-10" width="14" height="19" rx="2.5" fill="#FFFDF6" stroke="#8A6510" stroke-width="1.4" transform="rotate(-10)"/><path d="M-2 8H9M5 4L9 8L5 12" fill="none" stroke="#8A6510" stroke-width="1.8"/>"##;
const PASSED: &str = r##"<circle r="9.5" fill="none" stroke="#6A5A44" stroke-width="1.8"/><path d="M-5 0H5" stroke="#6A5A44" stroke-width="2.4"/>"##;
const RUN_OUT: &str = r##"<circle r="9.5" fill="#C4613A" stroke="#7A2E12" stroke-width="1.5"/><path d="M-4-4A6 6 0 1 1-5 3M-4-8V-4H0" fill="none" stroke="#FFFDF6" stroke-width="1.8"/>"##;

/// The steps of a card and what they pay.
const STEPS: [(&str, i32); 4] = [("one", 1), ("two", 2), ("three", 3), ("four", 4)];

/// The words of this game's faces.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    arts: &["bohnanza/card", "bohnanza/field", "bohnanza/offer", "bohnanza/pile", "bohnanza/discard"],
    tones: &["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"],
    traits: &[
        "cards",
        "one",
        "two",
        "three",
        "four",
        "count",
        "pays",
        "next",
        "more",
        "gives-blue",
        "gives-chili",
        "gives-stink",
        "gives-green",
        "gives-soy",
        "gives-black-eyed",
        "gives-red",
        "gives-garden",
        "asks-blue",
        "asks-chili",
        "asks-stink",
        "asks-green",
        "asks-soy",
        "asks-black-eyed",
        "asks-red",
        "asks-garden",
    ],
};

/// How a face of this game stands on a page: as it is drawn, with its name below.
pub(crate) fn stamp(face: &Face) -> Option<Stamp> {
    let height = match face.art {
        "bohnanza/card" | "bohnanza/pile" | "bohnanza/discard" => 168.0,
        "bohnanza/field" => 136.0,
        "bohnanza/offer" => 140.0,
        _ => return None,
    };
    let known = |name: &&str| VOCABULARY.traits.contains(name);
    if !face.tone.is_empty() && beans::sort(face.tone).is_none() {
        return None;
    }
    let mut face = face.clone();
    face.traits.retain(|(name, _)| known(name));
    Some(Stamp { lines: 1, ..Stamp::one(face, (120.0, height), Finish::Captioned) })
}

/// Draws a face of this game.
pub(crate) fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let art = |height: f64, markup: String, finish| Some(Art { width: 120.0, height, markup, finish });
    match face.art {
        "bohnanza/card" => art(168.0, card(face, &beans::sort(face.tone)?), Finish::Captioned),
        "bohnanza/field" if face.tone.is_empty() => art(136.0, fallow(theme), Finish::Captioned),
        "bohnanza/field" => art(136.0, field(face, &beans::sort(face.tone)?), Finish::Captioned),
        "bohnanza/offer" => Some(offer::offer(face)),
        "bohnanza/pile" => art(168.0, heap(face, "#587F3C", "#3A5726", theme), Finish::Captioned),
        "bohnanza/discard" => art(168.0, heap(face, "#EFE3C6", EDGE, theme), Finish::Captioned),
        _ => None,
    }
}

/// Draws the icon of a fact of this game.
pub(crate) fn icon(name: &str) -> Option<String> {
    match name {
        "thalers" => Some(COIN.to_owned()),
        "third-field" => Some(format!(r#"<g transform="scale(.5)">{SPROUT}</g>"#)),
        "aside" => Some(ASIDE.to_owned()),
        "passed" => Some(PASSED.to_owned()),
        "run-out" => Some(RUN_OUT.to_owned()),
        _ => None,
    }
}

/// A bean card: how many there are of the sort, the bean, and its steps with what they pay.
fn card(face: &Face, sort: &Sort) -> String {
    let mut markup = format!(
        r#"<rect x="1" y="1" width="118" height="166" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/><rect x="8" y="8" width="104" height="104" rx="8" fill="{}"/>{}{}"#,
        sort.tint,
        bean(sort, 62.0, 62.0, 0.84),
        badge(face, sort)
    );
    for (place, (name, pay)) in STEPS.iter().enumerate() {
        let cards = face.value(name);
        let x = 21.0 + 26.0 * f64::from(u8::try_from(place).unwrap_or_default());
        if cards > 0 {
            markup.push_str(&number(cards, x, 130.0, 15.0));
            markup.push_str(&coin(*pay, x, 148.0));
        }
    }
    markup
}

/// A field: the bean in the soil, how many grow there, what they pay now and at the next step.
fn field(face: &Face, sort: &Sort) -> String {
    let mut markup = format!(
        r#"<rect x="1" y="1" width="118" height="134" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/><path d="M2 13Q2 2 13 2H107Q118 2 118 13V90H2Z" fill="{}"/>{}{SOIL}{}"#,
        sort.tint,
        bean(sort, 60.0, 48.0, 0.72),
        badge(face, sort)
    );
    let count = format!("×{}", face.value("count"));
    let count = Words::label(&count, 16.0, INK).at(92.0, 95.0).middle();
    let _ = write!(
        markup,
        r#"<rect x="70" y="79" width="44" height="22" rx="11" fill="{PAPER}" stroke="{}" stroke-width="1.6"/>{count}"#,
        sort.badge
    );
    markup.push_str(&coin(face.value("pays"), 20.0, 119.0));
    if face.value("next") > 0 {
        let next = format!("{} → {}", face.value("next"), face.value("more"));
        markup.push_str(&Words::plain(&next, 13.0, "#6A5A44").at(110.0, 124.0).end().to_string());
    }
    markup
}

/// A field on which nothing grows.
fn fallow(theme: Theme) -> String {
    let line = theme.palette().line;
    format!(
        r#"<rect x="2" y="2" width="116" height="132" rx="12" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/>{SOIL}"#
    )
}

/// A pile of cards with their number.
fn heap(face: &Face, fill: &str, edge: &str, theme: Theme) -> String {
    let cards = face.value("cards");
    if cards == 0 {
        let line = theme.palette().line;
        return format!(
            r#"<rect x="2" y="2" width="116" height="164" rx="12" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/>"#
        );
    }
    format!(
        r#"<rect x="7" y="5" width="112" height="162" rx="12" fill="{edge}"/><rect x="1" y="1" width="112" height="160" rx="12" fill="{fill}" stroke="{edge}" stroke-width="2"/><g transform="translate(57 60) scale(1.3)">{SPROUT}</g><rect x="31" y="106" width="52" height="30" rx="15" fill="{PAPER}"/>{}"#,
        number(cards, 57.0, 128.0, 19.0)
    )
}

fn bean(sort: &Sort, x: f64, y: f64, scale: f64) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{}</g>"#, sort.bean)
}

/// How many cards there are of the sort.
fn badge(face: &Face, sort: &Sort) -> String {
    let cards = face.value("cards").to_string();
    let cards = Words::label(&cards, 16.0, "#FFFFFF").at(21.0, 27.0).middle();
    format!(r#"<rect x="6" y="6" width="30" height="30" rx="7" fill="{}"/>{cards}"#, sort.badge)
}

fn number(value: i32, x: f64, y: f64, size: f64) -> String {
    Words::label(&value.to_string(), size, INK).at(x, y).middle().to_string()
}

/// A coin with a number on it.
fn coin(value: i32, x: f64, y: f64) -> String {
    format!(r#"<g transform="translate({x} {y})">{COIN}</g>{}"#, number(value, x, y + 4.2, 12.0))
}

#[cfg(test)]
mod tests {
    use campiello_core::scene::Face;

    use super::draw;
    use crate::theme::Theme;

    const SORTS: [&str; 8] = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden"];

    #[test]
    fn every_sort_has_a_card_and_a_field_with_its_numbers() {
        for sort in SORTS {
            for art in ["bohnanza/card", "bohnanza/field"] {
                let face = Face::new(art, sort).with("cards", 17).with("count", 3).with("two", 13);
                let drawn = draw(&face, Theme::Day).expect(sort).markup;
                assert!(drawn.contains(">17<"), "{art} {sort}");
                assert_eq!(drawn.contains(">×3<"), art.ends_with("field"), "{art} {sort}");
                assert_eq!(drawn.contains(">13<"), art.ends_with("card"), "{art} {sort}");
            }
        }
    }

    #[test]
    fn an_offer_shows_how_many_of_what() {
        let face = Face::new("bohnanza/offer", "").with("gives-red", 1).with("gives-soy", 3).with("asks-garden", 2);
        let drawn = draw(&face, Theme::Day).expect("offers are drawn").markup;
        assert!(drawn.contains(">×3<") && drawn.contains(">×2<") && !drawn.contains(">×1<"), "{drawn}");
    }

    #[test]
    fn what_nobody_has_drawn_is_left_to_its_words() {
        assert!(draw(&Face::new("bohnanza/card", "coffee"), Theme::Day).is_none());
        assert!(draw(&Face::new("bohnanza/basket", ""), Theme::Day).is_none());
    }
}
