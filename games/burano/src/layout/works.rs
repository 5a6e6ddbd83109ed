//! 2.1: what the colours do in this season, and the seasons.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::Message;
use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};

use super::{dense, number};
use crate::components::{Colour, Work};
use crate::state::{Open, Season};
use crate::view::View;
use crate::words::remarks::Worth;
use crate::words::{join, shapes};

/// The works, with what each would bring the viewer now.
pub(super) fn works(view: &View) -> Area {
    let pieces = Work::ALL.into_iter().map(|work| work_piece(view, work)).collect();
    let title = Message::new("area-works").with("season", view.open.season.key());
    // Beside the own boards: what a colour does is looked up when a cube is chosen.
    let column = if view.seat().is_some() { Column::Middle } else { Column::Table };
    Area { column, ..dense("works", title, (3, 1), pieces) }
}

fn work_piece(view: &View, work: Work) -> Piece {
    let open = &view.open;
    let colours = || Colour::ALL.into_iter().filter(|colour| open.work(*colour) == work);
    let names = join("list", colours().map(crate::words::colour));
    let face = Face::new("burano/work", "").with("work", work as i32 + 1);
    let both = ["first", "second"].into_iter().zip(colours());
    let worth = view.seat().zip(colours().next()).map(|(seat, colour)| Worth::of(open, seat, colour));
    let said = |key| Message::new(key).with("work", work.key());
    Piece {
        id: format!("work-{work}"),
        target: None,
        cell: Cell { column: work as u8, row: 0 },
        face: both.fold(face, |face, (name, colour)| face.with(name, number(colour))),
        label: said("work-colours").with("colours", names),
        lines: vec![said("work-title"), shapes(colours())],
        facts: worth
            .into_iter()
            .map(|Worth { icon, amount, text }| Fact { icon, value: amount.into(), label: text })
            .collect(),
    }
}

/// 3.1: the seasons; the one that is played says its round.
pub(super) fn seasons(open: &Open) -> Area {
    let pieces: Vec<Piece> = Season::ALL.into_iter().map(|season| season_piece(open, season)).collect();
    dense("seasons", Message::new("area-seasons"), (pieces.len() as u8, 1), pieces)
}

fn season_piece(open: &Open, season: Season) -> Piece {
    let (now, rounds) = (open.season == season, season.turns());
    let round = (open.round + 1).min(rounds);
    let cleaning = open.round >= rounds;
    let state = match season.cmp(&open.season) {
        core::cmp::Ordering::Less => "over",
        core::cmp::Ordering::Equal if cleaning => "clean-up",
        core::cmp::Ordering::Equal => "now",
        core::cmp::Ordering::Greater => "ahead",
    };
    let said = |key| Message::new(key).with("season", season.key()).with("state", state);
    let said =
        |key| said(key).with("round", round).with("rounds", rounds).with("left", rounds.saturating_sub(open.round));
    Piece {
        id: format!("season-{season}"),
        target: None,
        cell: Cell { column: season as u8, row: 0 },
        face: Face::new("burano/season", if now { "now" } else { "" }),
        label: said("season-in-full"),
        lines: vec![said("season-short")],
        facts: Vec::new(),
    }
}
