//! What a seat has before it: board, reserve, pyramid, ring, and its facts.

mod own;

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Fact, Piece};
use campiello_core::{Message, Seat};

use super::{cube, dense, fact, market, named, ring, roofs, spelling};
use crate::components::{COLOURS, Colour, Cubes};
use crate::pyramid::{PYRAMID, Pyramid, Step};
use crate::ring::ARROWS;
use crate::state::{Open, Phase, Player, Source};
use crate::turn::MOVES;
use crate::turn::take::PREPARATION;
use crate::view::View;
use crate::words::remarks::Worth;
use crate::words::{self, join};

/// Everything of a seat: the viewer's own boards one by one, those of another in a panel with what is seldom needed folded below.
pub(super) fn areas(view: &View, seat: Seat) -> Vec<Area> {
    let own = view.viewer.is(seat);
    let areas = if own {
        let mut areas = vec![own::board(view, seat), pyramid(view, seat), own::prepared(view, seat)];
        areas.extend(reserve(view, seat));
        areas.extend([ring::ring(view, seat), own::roofs(view, seat)]);
        areas.extend(own::cards(view, seat));
        areas
    } else {
        let folded = [Some(ring::ring(view, seat)), Some(pyramid(view, seat)), reserve(view, seat)];
        let folded = folded.into_iter().flatten().map(|area| Area { folded: true, ..area });
        [panel(view, seat)].into_iter().chain(folded).collect()
    };
    let column = if own { Column::Middle } else { Column::Neighbours };
    areas.into_iter().map(|area| Area { seat: Some(seat), column, ..area }).collect()
}

/// A title that differs for the viewer's own.
pub(super) fn title(view: &View, own: &'static str, others: &'static str, seat: Seat) -> Message {
    Message::new(if view.viewer.is(seat) { own } else { others }).with("seat", seat)
}

/// Whether the table waits for this seat alone.
fn is_active(open: &Open, seat: Seat) -> bool {
    open.phase != Phase::Over && open.phase != Phase::Pyramid && seat == open.active
}

/// What another seat has, with all that can be counted: preparation places, roof cells and building cards.
fn panel(view: &View, seat: Seat) -> Area {
    let open = &view.open;
    let player = &open.players[seat];
    let mut pieces = preparation(view, seat);
    pieces.extend(roof_cells(view, seat).into_iter().map(|piece| {
        let column = piece.cell.column + PREPARATION;
        Piece { cell: Cell { column, row: 0 }, ..piece }
    }));
    let first = pieces.len() as u8;
    pieces
        .extend((first..).zip(player.cards.iter()).map(|(column, card)| market::owned(open, seat, card, (column, 0))));
    let title = Message::new(if is_active(open, seat) { "area-board-active" } else { "area-board" }).with("seat", seat);
    let size = (pieces.len() as u8, 1);
    Area { facts: facts(view, seat), ..dense(format!("board/{}", seat.index()), title, size, pieces) }
}

/// The preparation places, with what the cubes on them would do now.
fn preparation(view: &View, seat: Seat) -> Vec<Piece> {
    let (open, own) = (&view.open, view.viewer.is(seat));
    let player = &open.players[seat];
    let cubes = (0..).zip(player.preparation.singles()).map(|(n, colour)| {
        let said = |key| Message::new(key).with("colour", colour.key()).with("work", open.work(colour).key());
        let id = format!("prepared-{}-{}", seat.index(), n + 1);
        let piece = cube(id, colour, (n, 0), said("prepared"));
        let target = own.then(|| format!("prepared/{colour}"));
        let facts = if own { worth(view, seat, colour) } else { Vec::new() };
        Piece { target, lines: vec![said("prepared-short")], facts, ..piece }
    });
    let free = (player.preparation.total()..PREPARATION)
        .map(|n| gap(format!("prepared-{}-{}", seat.index(), n + 1), "burano/place-empty", "prepared-empty", (n, 0)));
    cubes.chain(free).collect()
}

/// What a cube of the colour would bring now, as a fact.
fn worth(view: &View, seat: Seat, colour: Colour) -> Vec<Fact> {
    let Worth { icon, amount, text } = Worth::of(&view.open, seat, colour);
    vec![Fact { icon, value: amount.into(), label: text }]
}

/// The roof cells.
fn roof_cells(view: &View, seat: Seat) -> Vec<Piece> {
    let (open, own) = (&view.open, view.viewer.is(seat));
    let cells = (0..).zip(open.players[seat].roofs).map(|(n, roof)| match roof {
        Some(tile) => roofs::tile(open, seat, own, tile, (n, 0)),
        None => gap(format!("roof-{}-{}", seat.index(), n + 1), "burano/roof-empty", "roof-empty", (n, 0)),
    });
    cells.collect()
}

fn gap(id: alloc::string::String, art: &'static str, key: &'static str, (column, row): (u8, u8)) -> Piece {
    let lines = vec![Message::new("gap-short")];
    Piece {
        id,
        target: None,
        cell: Cell { column, row },
        face: Face::new(art, ""),
        label: Message::new(key),
        lines,
        facts: Vec::new(),
    }
}

/// Points with their sources, money, privileges, moves, fish, and what ring and pyramid come to.
fn facts(view: &View, seat: Seat) -> Vec<Fact> {
    let open = &view.open;
    let player = &open.players[seat];
    let mut facts = vec![score(player), fact("coins", player.coins), fact("privileges", player.privileges.into())];
    if open.first == seat {
        facts.push(fact("first", 1));
    }
    if open.phase == Phase::Move && open.active == seat {
        let key = if open.moves == MOVES { "fact-moves-over" } else { "fact-moves" };
        let label = Message::new(key).with("moves", open.moves).with("price", open.price());
        facts.push(Fact { icon: "moves", value: open.moves.into(), label });
    }
    if open.phase == Phase::Pyramid && open.ready.contains(seat) {
        facts.push(fact("ready", 1));
    }
    if !view.viewer.is(seat) {
        facts.extend(in_short(player));
    }
    if !player.sold.is_empty() {
        let label = Message::new("fact-sold").with("fish", words::shoal(&player.sold));
        facts.push(Fact { icon: "sold", value: player.sold.total().into(), label });
    }
    facts
}

/// What hand, pyramid and ring come to, for those who see them as numbers only.
fn in_short(player: &Player) -> [Fact; 3] {
    let fish = Message::new("fact-fish").with("fish", player.fish()).with("seen", words::shoal(&player.seen));
    let fish = fish.with("known", player.seen.total());
    let ring = &player.ring;
    let arrows = Message::new("fact-ring").with("workers", ring.workers()).with("coins", ring.coins());
    let arrows = arrows.with("fountains", ring.fountains()).with("arrows", self::arrows(player));
    [
        Fact { icon: "fish", value: player.fish().into(), label: fish },
        fact("pyramid", player.pyramid.len().into()),
        Fact { icon: "workers", value: ring.workers().into(), label: arrows },
    ]
}

fn arrows(player: &Player) -> Message {
    words::shapes(player.ring.houses().take(ARROWS).map(|house| house.colour))
}

/// The points so far, and where they came from.
fn score(player: &Player) -> Fact {
    let sources = Source::ALL.into_iter().zip(player.points).filter(|(_, points)| *points > 0);
    let sources = join(
        "list",
        sources
            .map(|(source, points)| Message::new("source-points").with("source", source.key()).with("points", points)),
    );
    let label = Message::new("fact-score").with("points", player.total()).with("sources", sources);
    Fact { icon: "score", value: player.total().into(), label }
}

/// The pyramid from above: the base, beside it the middle, beside that the top.
fn pyramid(view: &View, seat: Seat) -> Area {
    let open = &view.open;
    let plan = view.own.filter(|_| view.viewer.is(seat) && open.phase == Phase::Pyramid).map(|own| own.plan);
    pyramid_of(view, seat, plan.unwrap_or(open.players[seat].pyramid))
}

/// A pyramid that is there, or is being built.
pub(super) fn pyramid_of(view: &View, seat: Seat, pyramid: Pyramid) -> Area {
    let pieces = Step::all().map(|step| step_piece(view, seat, &pyramid, step)).collect();
    let title = title(view, "area-own-pyramid", "area-pyramid", seat).with("cubes", pyramid.len());
    let id = format!("pyramid/{}", seat.index());
    let headings = ["b", "", "", "m", "", "t"].into_iter().map(|level| named(&level)).collect();
    let column = if view.viewer.is(seat) { Column::Middle } else { Column::Neighbours };
    Area { seat: Some(seat), column, backdrop: "burano/pyramid", headings, ..dense(id, title, (6, 3), pieces) }
}

/// Where a place of the pyramid is shown.
const fn spot(step: Step) -> Cell {
    let number = step.number();
    let (column, row) = match step.level() {
        0 => (number % 3, number / 3),
        1 => (3 + number % 2, number / 2),
        _ => (5, 0),
    };
    Cell { column, row }
}

fn step_piece(view: &View, seat: Seat, pyramid: &Pyramid, step: Step) -> Piece {
    let open = &view.open;
    let (free, own) = (pyramid.is_free(step), view.viewer.is(seat));
    let face = |tone| {
        let face = Face::new("burano/step", tone).with("level", i32::from(step.level()) + 1).with("free", free.into());
        face.with("number", i32::from(step.number()) + 1)
    };
    let said = |key| Message::new(key).with("step", step.to_string());
    let (face, label, line) = match pyramid.cube(step) {
        Some(colour) => {
            let of = |message: Message| message.with("colour", colour.key());
            let label = of(said(if free { "step-free" } else { "step-covered" }));
            let line = of(said(if free { "step-free-short" } else { "step-covered-short" }));
            (face(colour.key()), label.with("work", open.work(colour).key()), line)
        }
        None if pyramid.is_open(step) => (face(""), said("step-open"), named(&step)),
        None => (face(""), said("step-empty"), Message::new("gap-short")),
    };
    Piece {
        id: format!("step-{}-{step}", seat.index()),
        target: own.then(|| spelling::place(step)),
        cell: spot(step),
        face,
        label,
        lines: vec![line],
        facts: pyramid.cube(step).filter(|_| free && own).map_or_else(Vec::new, |colour| worth(view, seat, colour)),
    }
}

/// The cube reserve, if there is any.
fn reserve(view: &View, seat: Seat) -> Option<Area> {
    let reserve = view.open.players[seat].reserve;
    (!reserve.is_empty()).then(|| reserve_of(view, seat, reserve, None))
}

/// A reserve, or what is left of it while a pyramid is built and a cube is in hand.
pub(super) fn reserve_of(view: &View, seat: Seat, reserve: Cubes, held: Option<Colour>) -> Area {
    let own = view.viewer.is(seat);
    let pieces = Colour::ALL.into_iter().map(|colour| {
        let count = reserve.count(colour);
        let label = Message::new("reserve").with("colour", colour.key()).with("count", count);
        let label = label.with("work", view.open.work(colour).key());
        let piece = cube(format!("reserve-{}-{colour}", seat.index()), colour, (colour as u8, 0), label);
        let line = Message::new("cubes-short").with("colour", colour.key()).with("count", count);
        let art = match held {
            Some(held) if held == colour => "burano/held",
            _ if count == 0 => "burano/gone",
            _ => "burano/cube",
        };
        let face = Face::new(art, colour.key()).with("count", count.into());
        let work = Message::new("work-title").with("work", view.open.work(colour).key());
        Piece { target: own.then(|| spelling::reserve(colour)), lines: vec![work, line], face, ..piece }
    });
    let title = title(view, "area-own-reserve", "area-reserve", seat).with("cubes", reserve.total());
    let id = format!("reserve/{}", seat.index());
    let column = if own { Column::Middle } else { Column::Neighbours };
    Area { seat: Some(seat), column, ..dense(id, title.with("most", PYRAMID), (COLOURS as u8, 1), pieces.collect()) }
}
