//! Bean cards, fields, and the two piles.

use campiello_core::scene::Face;

use super::beans::{Bean, bean};
use crate::art::paint::moved;
use crate::art::{Art, Finish};
use crate::theme::Theme;
use crate::words::Words;

const INK: &str = "#33261C";
const WHITE: &str = "#FFFDF6";
/// The steps of the price scale, by the traits that say how many cards each needs.
const STEPS: [&str; 4] = ["one", "two", "three", "four"];

/// A bean card: its number, the bean, and how many cards pay how much.
pub(super) fn card(face: &Face) -> Option<Art> {
    let bean = bean(face.tone)?;
    let mut markup = format!(
        r#"<rect x="1.5" y="1.5" width="117" height="149" rx="12" fill="{WHITE}" stroke="{}" stroke-width="2"/><path d="M9 34Q60 20 111 34V112H9Z" fill="{}"/>"#,
        bean.edge, bean.tint
    );
    markup += &moved(60.0, 68.0, 0.72, bean.figure);
    markup += &badge(bean, face.value("cards"), 9.0, 8.0);
    markup += &scale(face);
    Some(Art { width: 120.0, height: 152.0, markup, finish: Finish::Captioned })
}

/// The price scale: over every coin, how many cards it takes.
fn scale(face: &Face) -> String {
    let step = |(place, name): (u8, &&str)| {
        let (x, cards) = (19.5 + 27.0 * f64::from(place), face.value(name));
        if cards == 0 {
            return format!(
                r##"<rect x="{:.1}" y="115" width="21" height="31" rx="6" fill="none" stroke="#D9C8A4" stroke-dasharray="3 3"/>"##,
                x - 10.5
            );
        }
        let number = cards.to_string();
        format!(
            r##"<rect x="{:.1}" y="115" width="21" height="31" rx="6" fill="#F6ECD6"/>{}{}"##,
            x - 10.5,
            Words::label(&number, 12.0, INK).at(x, 127.0).middle(),
            coin(x, 137.0, 7.0, i32::from(place) + 1)
        )
    };
    (0..).zip(&STEPS).map(step).collect()
}

/// A field: soil, the bean that grows there, how many, what it pays now and at the next step.
pub(super) fn field(face: &Face, theme: Theme) -> Option<Art> {
    if face.tone.is_empty() {
        return Some(empty_field(theme));
    }
    let bean = bean(face.tone)?;
    let night = theme == Theme::Night;
    let (soil, furrow) = if night { ("#5A3B27", "#432B1C") } else { ("#7A5237", "#5F3E29") };
    let count = format!("×{}", face.value("count"));
    let mut markup = format!(
        r##"<rect x="1.5" y="1.5" width="147" height="139" rx="12" fill="{WHITE}" stroke="#D9C8A4" stroke-width="2"/><path d="M3 13Q3 3 13 3H137Q147 3 147 13V92H3Z" fill="{}"/><path d="M3 80Q40 70 75 80T147 78V104H3Z" fill="{soil}"/><path d="M3 92Q40 84 75 92T147 90V104H3Z" fill="{furrow}"/>"##,
        bean.tint
    );
    markup += &moved(66.0, 52.0, 0.7, bean.figure);
    markup += &badge(bean, face.value("cards"), 9.0, 8.0);
    markup += &format!(
        r#"<rect x="100" y="76" width="42" height="23" rx="11.5" fill="{WHITE}" stroke="{}" stroke-width="2"/>{}"#,
        bean.edge,
        Words::label(&count, 14.0, INK).at(121.0, 93.0).middle()
    );
    markup += &coin(20.0, 122.0, 10.0, face.value("pays"));
    let (next, more) = (face.value("next"), face.value("more"));
    if next > 0 {
        let next = format!("×{next} →");
        markup += &Words::plain(&next, 13.0, "#6A5A44").at(112.0, 127.0).end().to_string();
        markup += &coin(128.0, 122.0, 10.0, more);
    }
    Some(Art { width: 150.0, height: 142.0, markup, finish: Finish::Bare })
}

fn empty_field(theme: Theme) -> Art {
    let line = theme.palette().line;
    let markup = format!(
        r##"<rect x="3" y="3" width="144" height="136" rx="12" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/><path d="M75 96V70M75 80Q58 78 56 60Q74 60 75 80M75 74Q92 72 95 52Q76 54 75 74" fill="#A9C78A" stroke="#6E9A4C" stroke-width="2" stroke-linejoin="round"/>"##
    );
    Art { width: 150.0, height: 142.0, markup, finish: Finish::Bare }
}

/// The draw pile: card backs, and how many.
pub(super) fn pile(face: &Face, theme: Theme) -> Art {
    let cards = face.value("cards");
    let mut markup = String::new();
    if cards == 0 {
        markup += &no_cards(theme);
    }
    for edge in (0..cards.min(24) / 8 + i32::from(cards > 0)).rev() {
        let shift = f64::from(edge) * 4.0;
        markup += &format!(
            r##"<g transform="translate({shift:.0} {shift:.0})"><rect x="1.5" y="1.5" width="100" height="140" rx="12" fill="#587F3C" stroke="#3A5726" stroke-width="2"/><rect x="10" y="10" width="83" height="123" rx="8" fill="none" stroke="#A9C78A" stroke-width="1.6"/></g>"##
        );
    }
    markup += &number(cards, 51.0, 71.0, WHITE, INK);
    Art { width: 116.0, height: 152.0, markup, finish: Finish::Bare }
}

/// The discard pile: everybody knows what is in it, so it lies open; only its size is drawn.
pub(super) fn discard(face: &Face, theme: Theme) -> Art {
    let cards = face.value("cards");
    let mut markup = no_cards(theme);
    if cards > 0 {
        markup += &format!(
            r##"<rect x="1.5" y="1.5" width="100" height="140" rx="12" fill="{WHITE}" stroke="#D9C8A4" stroke-width="2" transform="rotate(-4 51 71)"/><rect x="1.5" y="1.5" width="100" height="140" rx="12" fill="#FBF0D0" stroke="#D9C8A4" stroke-width="2"/>"##
        );
    }
    markup += &number(cards, 51.0, 71.0, "#33261C", WHITE);
    Art { width: 116.0, height: 152.0, markup, finish: Finish::Bare }
}

fn no_cards(theme: Theme) -> String {
    format!(
        r#"<rect x="3" y="3" width="97" height="137" rx="12" fill="none" stroke="{}" stroke-width="2.6" stroke-dasharray="9 7"/>"#,
        theme.palette().line
    )
}

/// A number on a round ground.
fn number(number: i32, x: f64, y: f64, ground: &str, ink: &str) -> String {
    let number = number.to_string();
    format!(
        r#"<rect x="{:.1}" y="{:.1}" width="48" height="30" rx="15" fill="{ground}"/>{}"#,
        x - 24.0,
        y - 15.0,
        Words::label(&number, 18.0, ink).at(x, y + 6.5).middle()
    )
}

/// The number of the sort, by which it is known besides its silhouette.
fn badge(bean: &Bean, cards: i32, x: f64, y: f64) -> String {
    let cards = cards.to_string();
    format!(
        r#"<rect x="{x:.1}" y="{y:.1}" width="30" height="24" rx="7" fill="{}"/>{}"#,
        bean.edge,
        Words::label(&cards, 15.0, WHITE).at(x + 15.0, y + 17.5).middle()
    )
}

/// A coin with its value.
fn coin(x: f64, y: f64, radius: f64, value: i32) -> String {
    let value = value.to_string();
    format!(
        r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.4"/>{}"##,
        Words::label(&value, radius * 1.3, INK).at(x, y + radius * 0.46).middle()
    )
}

/// The icon of a fact, in a box from -12 to 12.
pub(crate) fn icon(name: &str) -> Option<String> {
    let icon = match name {
        "thalers" => {
            r##"<circle r="10" fill="#F3CF6B" stroke="#B98A1E" stroke-width="1.5"/><circle r="5" fill="none" stroke="#C99A2C" stroke-width="1.2"/>"##
        }
        "third-field" => {
            r##"<rect x="-10" y="-9" width="20" height="18" rx="4" fill="none" stroke="#6E9A4C" stroke-width="1.6" stroke-dasharray="4 3"/><path d="M0 6V-2M0 1Q-5 1-6-4Q0-4 0 1M0-1Q5-1 6-6Q0-6 0-1" fill="#A9C78A" stroke="#6E9A4C"/>"##
        }
        "aside" => {
            r##"<rect x="-8" y="-10" width="14" height="19" rx="2.5" fill="#FFFDF6" stroke="#8A6510" stroke-width="1.4" transform="rotate(-10)"/><path d="M-2 8H9M5 4L9 8L5 12" fill="none" stroke="#8A6510" stroke-width="1.8"/>"##
        }
        "passed" => {
            r##"<circle r="9.5" fill="none" stroke="#6A5A44" stroke-width="1.8"/><path d="M-5 0H5" stroke="#6A5A44" stroke-width="2.4"/>"##
        }
        "run-out" => {
            r##"<circle r="9.5" fill="#C4613A" stroke="#7A2E12" stroke-width="1.5"/><path d="M-4-4A6 6 0 1 1-5 3M-4-8V-4H0" fill="none" stroke="#FFFDF6" stroke-width="1.8"/>"##
        }
        _ => return None,
    };
    Some(icon.to_owned())
}
