//! The moves as buttons: what happens, what it costs, breaks and brings.

use campiello_core::Message;
use campiello_core::erased::Offered;
use campiello_core::path::{Choice, Remark, Tone};
use campiello_core::scene::{Piece, Scene};
use maud::{Markup, html};

use super::{Fragment, said, sign_tags, sprite, tone_class};
use crate::art::{self, Finish};
use crate::words::Speaker;

/// From so many moves on, those that begin with the same click stand in a group of their own.
const MANY: usize = 5;

pub(super) fn moves(scene: &Scene, offers: &[Offered], title: &str, speak: Speaker) -> Fragment {
    let groups = groups(offers);
    let html = html! {
        section.panel.moves #moves aria-labelledby="moves-title" {
            h2 #moves-title { (title) }
            @for group in &groups {
                @match group.heading(scene) {
                    Some(piece) => div.group {
                        h3 { (face(piece)) (said(name(piece), speak)) }
                        @for offer in &group.offers { (button(offer, speak)) }
                    },
                    None => { @for offer in &group.offers { (button(offer, speak)) } }
                }
            }
        }
    };
    Fragment { id: "moves".to_owned(), html: html.into_string() }
}

/// Moves that begin with the same click; those that have nobody to stand with have no first click in common.
struct Group<'a> {
    first: Option<&'a str>,
    offers: Vec<&'a Offered>,
}

impl Group<'_> {
    /// The piece that all of them begin with, if naming it helps.
    fn heading<'a>(&self, scene: &'a Scene) -> Option<&'a Piece> {
        let first = self.first?;
        let pieces = scene.areas.iter().flat_map(|area| &area.pieces);
        pieces.into_iter().find(|piece| piece.target.as_deref() == Some(first))
    }
}

fn groups(offers: &[Offered]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for offer in offers {
        let first = offer.choice.path.first().filter(|_| offer.choice.path.len() > 1).map(String::as_str);
        match groups.iter_mut().find(|group| group.first == first) {
            Some(group) => group.offers.push(offer),
            None => groups.push(Group { first, offers: vec![offer] }),
        }
    }
    if offers.len() < MANY || groups.iter().all(|group| group.offers.len() < 2) {
        return vec![Group { first: None, offers: offers.iter().collect() }];
    }
    groups
}

/// Cards and portraits are named by their first line; of a place only its label says which one it is.
fn name(piece: &Piece) -> &Message {
    let named = art::stamp(&piece.face).is_none_or(|stamp| stamp.finish != Finish::Bare);
    piece.lines.first().filter(|_| named).unwrap_or(&piece.label)
}

fn face(piece: &Piece) -> Markup {
    html! {
        @if let Some(stamp) = art::stamp(&piece.face) { (sprite::shown(&stamp)) }
    }
}

pub(super) fn button(Offered { notation, choice }: &Offered, speak: Speaker) -> Markup {
    let Choice { path, label, remarks } = choice;
    let tone = [Tone::Warning, Tone::Gain].into_iter().find(|tone| remarks.iter().any(|remark| remark.tone == *tone));
    let class = tone.map_or_else(|| "move".to_owned(), |tone| format!("move {}", tone_class(tone)));
    html! {
        button.(class) form="act" name="move" value=(notation) data-path=(path.join(" ")) {
            span.label { (said(label, speak)) }
            @for remark in remarks { (words(remark, speak)) }
            (sign_tags(remarks))
        }
    }
}

/// The words of a remark; those of a price that has a sign are for the ear only.
fn words(remark: &Remark, speak: Speaker) -> Markup {
    let signed = if remark.sign.is_some() { " signed" } else { "" };
    html! { span class={ "remark " (tone_class(remark.tone)) (signed) } { (said(&remark.text, speak)) } }
}
