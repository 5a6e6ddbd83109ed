//! One area: its title, its facts, its pieces on a backdrop or in a grid.

use campiello_core::Seat;
use campiello_core::scene::{Area, Column, Piece};
use maud::{Markup, PreEscaped, html};

use super::piece::{lying, piece, rounded, standing};
use super::{Fragment, element, fact_tag, said};
use crate::art::{self, Backdrop};
use crate::theme::Theme;
use crate::words::Speaker;

/// The element of an area.
pub(super) fn area(area: &Area, speak: Speaker) -> Fragment {
    let id = element("area", &area.id);
    let backdrop = art::backdrop(area, Theme::Sheet, 0.0);
    let class = class(area, backdrop.is_some());
    let seat = area.seat.map(Seat::index);
    let title = said(&area.title, speak);
    let head = html! {
        h2 { (title) }
        @if !area.facts.is_empty() {
            div.facts { @for fact in &area.facts { (fact_tag(fact, Some(speak))) } }
        }
    };
    let pieces = match &backdrop {
        Some(backdrop) => scenic(area, backdrop, speak),
        None => loose(area, speak),
    };
    let html = html! {
        section.(class) id=(id) data-seat=[seat] aria-label=(title) {
            @if area.folded {
                details { summary { (head) } (pieces) }
            } @else {
                header { (head) }
                (pieces)
            }
        }
    };
    Fragment { id, html: html.into_string() }
}

fn class(area: &Area, scenic: bool) -> String {
    let mut class = String::from("area panel");
    let kind = area.id.split('/').next().unwrap_or_default();
    class.push_str(" area-");
    class.push_str(kind);
    if scenic {
        class.push_str(" scenic");
    }
    if area.folded {
        class.push_str(" folded");
    }
    if area.dense {
        class.push_str(" dense");
    }
    if area.column == Column::Middle && area.seat.is_some() {
        class.push_str(" own");
    }
    if area.pieces.is_empty() {
        class.push_str(" empty");
    }
    class
}

/// Pieces in their places before a scene; the names of the columns stand below them.
fn scenic(area: &Area, backdrop: &Backdrop, speak: Speaker) -> Markup {
    let Backdrop { width, height, markup, places, headings } = backdrop;
    let across = |length: f64| rounded(100.0 * length / width);
    let columns = area.size.column;
    let style = format!("--columns:{columns};--w:{width};--h:{height}");
    html! {
        div.scene style=(style) {
            svg.backdrop viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" { (PreEscaped(markup)) }
            @for (heading, (left, width)) in area.headings.iter().zip(headings) {
                span.heading aria-hidden="true" style={ "left:" (across(*left)) "%;width:" (across(*width)) "%" } { span { (said(heading, speak)) } }
            }
            @for (one, place) in area.pieces.iter().zip(places) { (piece(one, &standing(one, backdrop, *place), None, speak)) }
        }
    }
}

/// Pieces in a grid.
fn loose(area: &Area, speak: Speaker) -> Markup {
    let columns = area.pieces.iter().map(|piece| piece.cell.column + 1).max().unwrap_or(0).max(area.size.column);
    let style = format!("--columns:{columns}");
    if area.size.row == 1 {
        // A row may be folded, so every piece has its column's name with it.
        let heading = |piece: &Piece| area.headings.get(usize::from(piece.cell.column));
        return html! {
            div.grid.row style=(style) { @for one in &area.pieces { (piece(one, &lying(one), heading(one), speak)) } }
        };
    }
    let class = if area.headings.is_empty() { "grid" } else { "grid named" };
    html! {
        div.(class) style=(style) {
            @for (column, heading) in area.headings.iter().enumerate() {
                span.heading aria-hidden="true" style={ "--c:" (column) } { (said(heading, speak)) }
            }
            @for one in &area.pieces { (piece(one, &lying(one), None, speak)) }
        }
    }
}
