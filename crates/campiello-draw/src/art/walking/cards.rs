//! What lies on the table besides floors: scaffolds, decks, backs, gaps, lots and characters.

use campiello_core::scene::Face;

use super::icons::interest;
use super::paint::{moved, steps};
use super::people::person;
use super::tones::{INK, WHITE};
use crate::art::{Art, Finish};
use crate::theme::Theme;
use crate::words::Words;

/// A scaffold that fills the place of a floor.
pub(super) const fn scaffold() -> &'static str {
    r##"<path d="M14 4V118M60 4V118M106 4V118" stroke="#A9743F" stroke-width="5"/><path d="M14 62L60 114M60 62L14 114M60 8L106 60" stroke="#C79A63" stroke-width="3"/><path d="M4 6H116M4 60H116M4 114H116" stroke="#D9AE75" stroke-width="8"/><path d="M4 9.6H116M4 63.6H116M4 117.6H116" stroke="#8A5A2C" stroke-width="1.6"/>"##
}

/// The back of a card, which shows its floor and nothing else.
pub(super) fn back(floor: i32) -> String {
    let number = floor.to_string();
    let number = Words::title(&number, 40.0, WHITE).at(60.0, 58.0).middle();
    format!(
        r#"<rect width="120" height="120" fill="url(#def-back)"/><rect x="7" y="7" width="106" height="106" rx="6" fill="none" stroke="{WHITE}" stroke-width="1.6" opacity=".7"/>{number}{}"#,
        storeys(60.0, 92.0, floor, WHITE)
    )
}

/// A house of three storeys, the one with this number lit.
fn storeys(x: f64, y: f64, lit: i32, ink: &str) -> String {
    let storey = |floor: i32, top: f64| {
        let fill = if floor == lit { "#FFD84A" } else { "none" };
        format!(r#"<rect x="-9" y="{top}" width="18" height="8" fill="{fill}" stroke="{ink}" stroke-width="1.4"/>"#)
    };
    let house = format!(
        r#"<path d="M-11-12L0-19L11-12Z" fill="{ink}"/>{}{}{}"#,
        storey(3, -12.0),
        storey(2, -4.0),
        storey(1, 4.0)
    );
    moved(x, y, 1.0, &house)
}

/// An empty place in the supply.
pub(super) fn gap(theme: Theme) -> String {
    let line = theme.palette().line;
    format!(
        r#"<rect x="3" y="3" width="114" height="114" rx="9" fill="none" stroke="{line}" stroke-width="2.6" stroke-dasharray="9 7"/>"#
    )
}

/// A deck: its floor, how many cards are left, and as many edges as catch the eye.
pub(super) fn deck(face: &Face, theme: Theme) -> Art {
    let (floor, cards) = (face.value("floor"), face.value("cards").max(0));
    let mut markup = String::new();
    if cards == 0 {
        ink!(
            markup,
            r#"<rect x="3" y="3" width="60" height="114" rx="9" fill="none" stroke="{}" stroke-width="2.6" stroke-dasharray="9 7"/>"#,
            theme.palette().line
        );
    }
    for edge in (0..3.min(cards)).rev() {
        let shift = f64::from(edge) * 3.0;
        ink!(
            markup,
            r#"<rect x="{:.1}" y="{:.1}" width="58" height="110" rx="8" fill="url(#def-back)" stroke="{WHITE}" stroke-width="1.6"/>"#,
            1.0 + shift,
            1.0 + shift
        );
    }
    let ink = if cards == 0 { theme.palette().muted } else { WHITE };
    let left = cards.to_string();
    markup += &storeys(30.0, 34.0, floor, ink);
    markup += &Words::title(&floor.to_string(), 30.0, ink).at(30.0, 76.0).middle().to_string();
    if theme != Theme::Sheet {
        markup += &Words::plain(&left, 15.0, ink).at(30.0, 99.0).middle().to_string();
    }
    Art { width: 66.0, height: 120.0, markup, finish: Finish::Bare }
}

/// An empty place on the pavement: how many floors the house above has, of three.
pub(super) fn lot(face: &Face, theme: Theme) -> Art {
    let page = theme.palette();
    let floors = face.value("floors").clamp(0, 3);
    let mut markup = format!(
        r#"<circle cx="60" cy="31" r="25" fill="{}" fill-opacity=".55" stroke="{}" stroke-width="2" stroke-dasharray="4 4"/>"#,
        page.pavement, page.muted
    );
    for floor in 1..=3 {
        let (fill, opacity) = if floor <= floors { (page.muted, 0.9) } else { (page.pavement, 0.5) };
        let y = 45.0 - 9.0 * f64::from(floor);
        ink!(
            markup,
            r#"<rect x="49" y="{y:.1}" width="22" height="8" rx="1" fill="{fill}" fill-opacity="{opacity}" stroke="{}" stroke-width="1.2"/>"#,
            page.muted
        );
    }
    let roof = if floors == 3 { page.muted } else { "none" };
    ink!(
        markup,
        r#"<path d="M46 17L60 9.6L74 17Z" fill="{roof}" stroke="{}" stroke-width="1.2" stroke-linejoin="round"/>"#,
        page.muted
    );
    Art { width: 120.0, height: 64.0, markup, finish: Finish::Bare }
}

/// A character: a portrait card if it is a pile, a visitor's plate on the pavement if it is not.
pub(super) fn character(face: &Face, theme: Theme) -> Option<Art> {
    if face.value("left") > 0 { pile(face, theme) } else { visitor(face, theme) }
}

fn pile(face: &Face, theme: Theme) -> Option<Art> {
    let page = theme.palette();
    let person = person(face.value("who"))?;
    let left = format!("×{}", face.value("left"));
    // Without a street of one's own, nothing can be said about points.
    let points = if face.value("scores") > 0 { face.value("points").to_string() } else { String::new() };
    let mut markup = format!(
        r#"<rect x=".8" y=".8" width="98.4" height="146.4" rx="11" fill="{}" stroke="{}" stroke-width="1.6"/>"#,
        page.page, page.line
    );
    ink!(
        markup,
        r#"<g clip-path="url(#def-bust)"><rect width="100" height="105" fill="{}"/>{}</g><rect y="98" width="100" height="8" fill="{}"/>"#,
        person.ground,
        person.bust(100.0),
        page.page
    );
    ink!(
        markup,
        r#"<rect x="66" y="6" width="29" height="19" rx="9.5" fill="{WHITE}"/>{}"#,
        Words::label(&left, 13.0, INK).at(80.5, 20.4).middle()
    );
    markup += &moved(30.0, 124.0, 1.0, &interest(face.value("who")));
    markup += &Words::title(&points, 26.0, page.ink).at(68.0, 133.0).middle().to_string();
    Some(Art { width: 100.0, height: 148.0, markup, finish: Finish::Captioned })
}

/// A visitor's plate on the pavement; a page writes the points beside it.
pub(super) fn visitor(face: &Face, theme: Theme) -> Option<Art> {
    let who = face.value("who");
    let person = person(who)?;
    let points = face.value("points").to_string();
    let mut markup = format!(
        r##"<rect x="6" y="1" width="108" height="61" rx="10" fill="{WHITE}" stroke="#C9AE7A" stroke-width="1.5"/><g transform="translate(8 2.6)" clip-path="url(#def-chip)"><rect width="54" height="58" fill="{}"/>{}</g>"##,
        person.ground,
        person.bust(54.0)
    );
    markup += &moved(88.0, 18.0, 0.9, &interest(who));
    if theme != Theme::Sheet {
        markup += &Words::title(&points, 27.0, INK).at(88.0, 54.0).middle().to_string();
    }
    Some(Art { width: 120.0, height: 64.0, markup, finish: Finish::Bare })
}

/// The portrait of a character, to the edges.
pub(super) fn bust(face: &Face) -> Option<Art> {
    let person = person(face.value("who"))?;
    let markup = format!(r#"<rect width="100" height="90" fill="{}"/>{}"#, person.ground, person.bust(100.0));
    Some(Art { width: 100.0, height: 90.0, markup, finish: Finish::Captioned })
}

/// A place where a floor may be laid, with a ghost of the scaffolds that would be needed below it. Nothing shows it before it is lit, which is
/// the business of a page.
pub(super) fn spot(face: &Face, theme: Theme) -> Art {
    let scaffolds = face.value("scaffolds").clamp(0, 2);
    let mut markup = String::new();
    if theme == Theme::Sheet {
        for below in steps(scaffolds) {
            ink!(markup, r#"<g opacity=".3" transform="translate(0 {})">{}</g>"#, 120.0 * (below + 1.0), scaffold());
        }
        markup += r#"<rect x="5" y="5" width="110" height="110" rx="12" fill="var(--spot)" fill-opacity=".9" stroke="var(--spot-line)" stroke-width="3" stroke-dasharray="var(--spot-dash)"/>"#;
    }
    Art { width: 120.0, height: 120.0 + 120.0 * f64::from(scaffolds), markup, finish: Finish::Bare }
}
