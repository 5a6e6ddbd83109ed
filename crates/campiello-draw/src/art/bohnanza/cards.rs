//! Cards, the two piles, and how often the pile has run out.

use std::fmt::Write;

use campiello_core::scene::Face;

use super::beans::Sort;
use super::{EDGE, Finish, INK, Layer, PAPER, SPROUT, Stamp, badge, bean, coin, number};
use crate::theme::Theme;

/// The size of a card.
pub(super) const CARD: (f64, f64) = (120.0, 168.0);
/// The size of the three dots.
pub(super) const RUN_OUTS: (f64, f64) = (120.0, 40.0);

/// The steps of a card and what they pay.
const STEPS: [(&str, i32); 4] = [("one", 1), ("two", 2), ("three", 3), ("four", 4)];

/// A bean card: how many there are of the sort, the bean, and its steps with what they pay.
pub(super) fn card(face: &Face, sort: &Sort) -> String {
    let mut markup = format!(
        r#"<rect x="1" y="1" width="118" height="166" rx="12" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/><path d="M7 34Q60 14 113 34V104Q60 120 7 104Z" fill="{}"/>{}{}"#,
        sort.tint,
        bean(sort, 62.0, 64.0, 0.88),
        badge(face, sort)
    );
    for (place, (name, pay)) in (0_u8..).zip(STEPS) {
        let cards = face.value(name);
        let x = 21.0 + 26.0 * f64::from(place);
        let left = x - 11.5;
        if cards > 0 {
            let _ = write!(markup, r##"<rect x="{left}" y="117" width="23" height="45" rx="6" fill="#F5E8CB"/>"##);
            markup.push_str(&number(cards, x, 134.0, 16.0));
            markup.push_str(&coin(pay, x, 149.0, 1.0));
        } else {
            let _ = write!(
                markup,
                r#"<rect x="{left}" y="117" width="23" height="45" rx="6" fill="none" stroke="{EDGE}" stroke-dasharray="3 3"/>"#
            );
        }
    }
    markup
}

/// A pile with the number of its cards, which a page writes on one picture.
pub(super) fn heap(face: &Face) -> Stamp {
    let cards = face.value("cards");
    let art = if face.art == "bohnanza/pile" { "bohnanza/heap" } else { "bohnanza/litter" };
    let mut layers = vec![Layer::Whole(Face::new(art, "").with("count", (cards > 0).into()))];
    if cards > 0 {
        layers.push(Layer::Signs(format!(
            r#"<rect x="29" y="64" width="56" height="36" rx="18" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>{}"#,
            number(cards, 57.0, 89.5, 22.0)
        )));
    }
    Stamp::layered(layers, CARD, Finish::Captioned)
}

/// The draw pile: backs of cards.
pub(super) fn pile(face: &Face, theme: Theme) -> String {
    if face.value("count") == 0 {
        return nothing(theme);
    }
    let back = |x: f64, y: f64| {
        format!(
            r##"<rect x="{x}" y="{y}" width="108" height="156" rx="12" fill="#4B6F33" stroke="#2F4620" stroke-width="2"/>"##
        )
    };
    format!(
        r##"{}{}{}<rect x="9" y="9" width="96" height="144" rx="8" fill="none" stroke="#A9C78A" stroke-width="2"/><g transform="translate(57 40) scale(1.1)">{SPROUT}</g><g transform="translate(57 124) rotate(180) scale(1.1)">{SPROUT}</g>"##,
        back(11.0, 11.0),
        back(7.0, 6.0),
        back(3.0, 3.0)
    )
}

/// The discard pile: cards that nobody has straightened.
pub(super) fn discard(face: &Face, theme: Theme) -> String {
    if face.value("count") == 0 {
        return nothing(theme);
    }
    let card = |turn: f64, fill: &str| {
        format!(
            r#"<rect x="6" y="6" width="104" height="152" rx="12" fill="{fill}" stroke="{EDGE}" stroke-width="2" transform="rotate({turn} 58 84)"/>"#
        )
    };
    format!(
        r##"{}{}{}<g transform="translate(57 38) scale(.9)" opacity=".7">{SPROUT}</g><path d="M30 128H84M36 140H78" stroke="#D9C8A4" stroke-width="5" stroke-linecap="round"/>"##,
        card(-4.0, "#E9DAB8"),
        card(3.5, "#F3E7CB"),
        card(-1.0, PAPER)
    )
}

fn nothing(theme: Theme) -> String {
    let line = theme.palette().line;
    format!(
        r#"<rect x="3" y="3" width="114" height="162" rx="12" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/>"#
    )
}

/// Three dots, one filled for every time that the pile has run out.
pub(super) fn run_outs(face: &Face, theme: Theme) -> String {
    let mut markup = String::new();
    for dot in 0_u8..3 {
        let fill = if i32::from(dot) < face.value("count") { "#C4613A" } else { theme.palette().panel };
        let x = 24.0 + 36.0 * f64::from(dot);
        let _ =
            write!(markup, r##"<circle cx="{x}" cy="20" r="13" fill="{fill}" stroke="#C4613A" stroke-width="3"/>"##);
    }
    markup
}
