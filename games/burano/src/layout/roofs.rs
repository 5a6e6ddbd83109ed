//! Roof tiles in their cells, and the stacks that they come from.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::{dense, number};
use crate::buildings;
use crate::components::{RoofKind, Tile};
use crate::state::Open;
use crate::turn::roof;
use crate::view::View;
use crate::words;

/// A tile in a roof cell, with what it counts and would score now, and on how many pairs of houses it fits.
pub(super) fn tile(open: &Open, seat: Seat, own: bool, tile: Tile, (column, row): (u8, u8)) -> Piece {
    let (player, kind) = (&open.players[seat], tile.kind());
    let points = roof::points(open, seat, kind) + buildings::roof_points(player.cards, tile);
    let fits = open.island.spots(tile, buildings::wild(player.cards)).count();
    let (first, second) = tile.halves();
    let said = |key| {
        let said = Message::new(key).with("kind", kind.key()).with("points", points).with("fits", fits);
        said.with("count", roof::counted(open, seat, kind))
    };
    let colours = |said: Message| said.with("first", words::shape(first)).with("second", words::shape(second));
    let label = said("roof-in-cell").with("tile", words::tile(tile));
    let face = Face::new("burano/roof", "").with("kind", kind as i32 + 1);
    Piece {
        id: format!("roof-{tile}"),
        target: own.then(|| format!("roof/{tile}")),
        cell: Cell { column, row },
        face: face.with("first", number(first)).with("second", number(second)).with("fits", (fits > 0).into()),
        label: label.clone(),
        lines: if own {
            vec![said("roof-counts"), said("roof-fits"), colours(said("roof-own-short"))]
        } else {
            vec![colours(said("roof-in-cell-short"))]
        },
        facts: vec![Fact { icon: "score", value: points.into(), label }],
    }
}

/// The stacks of roof tiles, with what each kind would score for the viewer now.
pub(super) fn stacks(view: &View) -> Area {
    let pieces = RoofKind::ALL.into_iter().map(|kind| stack(view, kind)).collect();
    dense("stacks", Message::new("area-stacks"), (RoofKind::ALL.len() as u8, 1), pieces)
}

fn stack(view: &View, kind: RoofKind) -> Piece {
    let tiles = view.open.stack(kind).len();
    let points = view.seat().map_or(0, |seat| roof::points(&view.open, seat, kind));
    let own = words::yes_or_no(view.seat().is_some());
    let said = |key| {
        let said = Message::new(key).with("kind", kind.key()).with("tiles", tiles);
        said.with("points", points).with("own", own)
    };
    let pays = || Fact { icon: "score", value: points.into(), label: said("stack") };
    let facts: Vec<Fact> = view.seat().map(|_| pays()).into_iter().collect();
    Piece {
        id: format!("kind-{kind}"),
        target: Some(format!("kind/{kind}")),
        cell: Cell { column: kind as u8, row: 0 },
        face: Face::new("burano/stack", "").with("kind", kind as i32 + 1).with("tiles", tiles.into()),
        label: said("stack"),
        lines: vec![Message::new("kind-short").with("kind", kind.key()), said("stack-short")],
        facts,
    }
}
