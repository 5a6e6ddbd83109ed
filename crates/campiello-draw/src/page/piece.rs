//! One piece: its face by name, what is written beside it, and what it is in full.

use campiello_core::Message;
use campiello_core::scene::Piece;
use maud::{Markup, html};

use super::{element, fact_tag, icon_tag, said, sprite};
use crate::art::{self, Backdrop, Finish, Place, Stamp};
use crate::words::Speaker;

/// How many lines of a piece without art find room.
const LINES: usize = 6;

/// The element of a piece: in its place on a backdrop, or in its cell of a loose area.
pub(super) fn piece(piece: &Piece, style: &str, heading: Option<&Message>, speak: Speaker) -> Markup {
    if piece.face.is_button() {
        return button(piece, style, speak);
    }
    let stamp = art::stamp(&piece.face);
    let class = class(piece, stamp.as_ref());
    let id = element("piece", &piece.id);
    let inside = html! {
        @if let Some(heading) = heading { span.heading aria-hidden="true" { (said(heading, speak)) } }
        (inside(piece, stamp.as_ref(), speak))
    };
    html! {
        @if let Some(target) = &piece.target {
            button.(class) type="button" id=(id) data-target=(target) tabindex="-1" aria-disabled="true" style=(style) { (inside) }
        } @else {
            div.(class) id=(id) style=(style) { (inside) }
        }
    }
}

/// `piece walking-floor card tone-red`, or `piece plain tone-red` for a piece that nobody has drawn.
fn class(piece: &Piece, stamp: Option<&Stamp>) -> String {
    let art = piece.face.art.replace('/', "-");
    let finish = match stamp {
        Some(Stamp { finish: Finish::Card, .. }) => " card",
        Some(Stamp { finish: Finish::Captioned, .. }) => " captioned",
        Some(_) => "",
        None => " plain",
    };
    let tone = if piece.face.tone.is_empty() { "" } else { " tone-" };
    format!("piece {art}{finish}{tone}{}", piece.face.tone)
}

/// Where a piece stands on a backdrop.
pub(super) fn standing(piece: &Piece, Backdrop { width, height, .. }: &Backdrop, place: Place) -> String {
    let column = piece.cell.column;
    let (across, down) =
        (|length: f64| rounded(100.0 * length / width), |length: f64| rounded(100.0 * length / height));
    let Place { left, top, width, height } = place;
    format!("--c:{column};left:{}%;top:{}%;width:{}%;height:{}%", across(left), down(top), across(width), down(height))
}

/// Where a piece lies in a grid.
pub(super) fn lying(piece: &Piece) -> String {
    format!("--c:{};--r:{}", piece.cell.column, piece.cell.row)
}

/// A piece that is nothing but a button: its first line is what is written on it, its label what it does.
fn button(piece: &Piece, style: &str, speak: Speaker) -> Markup {
    let tone = if piece.face.tone.is_empty() { String::new() } else { format!(" button-{}", piece.face.tone) };
    let written = piece.lines.first().unwrap_or(&piece.label);
    html! {
        button class={ "piece button" (tone) } type="button" id=(element("piece", &piece.id)) data-target=[piece.target.as_ref()] tabindex="-1"
            aria-disabled="true" style=(style) {
            span aria-hidden="true" { (said(written, speak)) }
            span.tip { (said(&piece.label, speak)) }
        }
    }
}

/// Two digits are less than a pixel on any screen.
pub(super) fn rounded(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn inside(piece: &Piece, stamp: Option<&Stamp>, speak: Speaker) -> Markup {
    html! {
        @match stamp {
            Some(stamp) => { (drawn(piece, stamp, speak)) }
            None => { (written(piece, speak)) }
        }
        @if !piece.facts.is_empty() {
            span.facts aria-hidden="true" { @for fact in &piece.facts { (fact_tag(fact, None)) } }
        }
        span.tip { (said(&piece.label, speak)) }
    }
}

/// The face, and as many of the piece's lines below it as the art asks for.
fn drawn(piece: &Piece, stamp: &Stamp, speak: Speaker) -> Markup {
    let lines = &piece.lines[..stamp.lines.min(piece.lines.len())];
    let last = lines.len().saturating_sub(1);
    html! {
        (sprite::shown(stamp))
        @if !lines.is_empty() {
            span.caption aria-hidden="true" {
                @for (index, line) in lines.iter().enumerate() {
                    span { @if let (Some(icon), true) = (stamp.icon, index == last) { (icon_tag(icon)) } (said(line, speak)) }
                }
            }
        }
    }
}

/// The words of a piece that nobody has drawn yet; one that says nothing in short is left to those around it that speak for it.
fn written(piece: &Piece, speak: Speaker) -> Markup {
    html! {
        span.words aria-hidden="true" {
            @for line in piece.lines.iter().take(LINES) { span { (said(line, speak)) } }
        }
    }
}
