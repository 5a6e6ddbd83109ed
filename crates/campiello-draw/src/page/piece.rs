//! One piece: its face by name, what is written beside it, and what it is in full.

use campiello_core::Message;
use campiello_core::scene::Piece;
use maud::{Markup, html};

use super::{element, fact_tag, icon_tag, said, sprite};
use crate::art::{self, Backdrop, Finish, Stamp};
use crate::words::Speaker;

/// How many lines of a piece without art find room.
const LINES: usize = 6;

/// The element of a piece: in its place on a backdrop, or in its cell of a loose area.
pub(super) fn piece(piece: &Piece, backdrop: Option<&Backdrop>, heading: Option<&Message>, speak: Speaker) -> Markup {
    let stamp = art::stamp(&piece.face);
    let class = class(piece, stamp.as_ref());
    let style = style(piece, backdrop);
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

/// `piece walking-floor card`, or `piece plain tone-red` for a piece that nobody has drawn.
fn class(piece: &Piece, stamp: Option<&Stamp>) -> String {
    let art = piece.face.art.replace('/', "-");
    match stamp {
        Some(Stamp { finish: Finish::Card, .. }) => format!("piece {art} card"),
        Some(Stamp { finish: Finish::Captioned, .. }) => format!("piece {art} captioned"),
        Some(_) => format!("piece {art}"),
        None if piece.face.tone.is_empty() => format!("piece {art} plain"),
        None => format!("piece {art} plain tone-{}", piece.face.tone),
    }
}

fn style(piece: &Piece, backdrop: Option<&Backdrop>) -> String {
    let (column, row) = (piece.cell.column, piece.cell.row);
    let Some(backdrop) = backdrop else { return format!("--c:{column};--r:{row}") };
    let (_, top, _, height) = backdrop.cell(piece.cell);
    let down = |length: f64| rounded(100.0 * length / backdrop.height);
    format!("--c:{column};top:{}%;height:{}%", down(top), down(height))
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
