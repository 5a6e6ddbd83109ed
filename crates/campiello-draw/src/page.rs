//! The table as HTML: elements with stable ids, small enough to be sent again at every move.
//!
//! Faces, icons and backdrops are named, not drawn: `<use href="#walking/floor:pink:floor=1:flowers=2"/>`. The picture behind such a name follows
//! from the name alone ([`symbol`]), so that a browser fetches each picture once and any server can answer. Whatever changes all the
//! time (points, how many are left) is text. Day and night are the stylesheet's business.

mod area;
mod moves;
mod piece;
mod sprite;

use campiello_core::path::{Remark, Tone};
use campiello_core::scene::{Area, Column, Fact, Scene};
use campiello_core::{Message, erased::Offered};
use maud::{Markup, PreEscaped, html};

use crate::art;
use crate::words::{Speaker, escape};

pub use sprite::{symbol, symbols};

/// A part of a page: one element, which has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// The id of the element.
    pub id: String,
    /// The element.
    pub html: String,
}

/// Every area of the scene in reading order, with the column in which it lies on a wide page.
///
/// A piece that has a click target is a button, disabled and out of the tab order until a script says that it continues a move; its name is its
/// label in full (`.tip`).
pub fn areas(scene: &Scene, speak: Speaker) -> Vec<(Column, Fragment)> {
    scene.areas.iter().map(|one| (one.column, area(one, speak))).collect()
}

/// One area of a scene. The same area is the same element, as long as the speaker says the same.
pub fn area(area: &Area, speak: Speaker) -> Fragment {
    area::area(area, speak)
}

/// The moves as text buttons, in the groups of what is clicked first; the scene gives the groups their names. Their paths (`data-path`, targets with
/// blanks between) are what a script needs to know about clicks; they belong to the form `act` of the page.
pub fn moves(scene: &Scene, offers: &[Offered], title: &str, speak: Speaker) -> Fragment {
    moves::moves(scene, offers, title, speak)
}

/// One move as such a button, for a place of its own.
pub fn offer(offer: &Offered, speak: Speaker) -> String {
    moves::button(offer, speak).into_string()
}

/// Remarks at a glance: those with a sign, as icon and number. Nothing if no remark has one.
pub fn signs(remarks: &[Remark]) -> String {
    sign_tags(remarks).into_string()
}

/// An icon of facts and remarks, as large as the text around it.
pub fn icon(name: &str) -> String {
    html! { span aria-hidden="true" { (icon_tag(name)) } }.into_string()
}

/// A row of houses, for the head of pages that are about no table yet.
#[must_use]
pub fn hero() -> String {
    let art = art::skyline();
    let (width, height) = (art.width, art.height);
    format!(
        r#"<svg class="skyline" viewBox="0 0 {width} {height}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">{}</svg>"#,
        art.markup
    )
}

/// An icon inside something that is hidden from screen readers.
fn icon_tag(name: &str) -> Markup {
    let name = if art::has_icon(name) { name } else { "dot" };
    let width = art::width_of_icon(name) / 24.0;
    let wide = if width > 1.0 { format!(r#" style="--wide:{width:.2}""#) } else { String::new() };
    PreEscaped(format!(r##"<svg class="icon"{wide}><use href="#icon:{name}"/></svg>"##))
}

fn sign_tags(remarks: &[Remark]) -> Markup {
    let signed = || remarks.iter().filter_map(|remark| Some((remark.tone, remark.sign?)));
    html! {
        @if signed().next().is_some() {
            span.signs aria-hidden="true" {
                @for (tone, (icon, value)) in signed() {
                    span class={ "sign " (tone_class(tone)) " sign-" (icon) } { (icon_tag(icon)) b { (signed_number(tone, value)) } }
                }
            }
        }
    }
}

/// A price is a plain number; what is gained or lost says in which direction.
fn signed_number(tone: Tone, value: i32) -> String {
    match tone {
        Tone::Gain if value > 0 => format!("+{value}"),
        _ => number(value),
    }
}

const fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Price => "price",
        Tone::Warning => "warning",
        Tone::Gain => "gain",
    }
}

/// A number as people write it.
fn number(value: i32) -> String {
    value.to_string().replace('-', "−")
}

/// What is said, ready to stand in a page.
fn said(message: &Message, speak: Speaker) -> PreEscaped<String> {
    PreEscaped(escape(&speak(message)))
}

/// A fact: an icon and a number for the eye, and the words, if there are any, for the ear and for whoever asks.
fn fact_tag(fact: &Fact, words: Option<Speaker>) -> Markup {
    let loss = if fact.value < 0 { " loss" } else { "" };
    let sight = html! { (icon_tag(fact.icon)) b { (number(fact.value)) } };
    let class = format!("fact fact-{}{loss}", fact.icon);
    html! {
        @match words {
            Some(speak) => span.(class) { i aria-hidden="true" { (sight) } span.tip { (said(&fact.label, speak)) } },
            None => i.(class) { (sight) },
        }
    }
}

/// An id of a scene as the id of an element.
fn element(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('/', "-"))
}
