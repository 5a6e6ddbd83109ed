//! 4.4 Roof two houses: the tile, the bonus, the points.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use super::{affordable, pay_for_move};
use crate::buildings;
use crate::components::{Building, Colour, Place, RoofKind, Tile};
use crate::grid::{Cell, Cells};
use crate::illegal::{Illegal, ensure};
use crate::island::{LEVELS, Spot};
use crate::notation::Action;
use crate::state::{Open, Phase, Source};

/// How many building cards lie face up (2.1).
const DISPLAY: u8 = 4;
/// The bonus that is no card.
const PRIVILEGES: u8 = 2;
/// What majorities on so many islands or in so many workshops score, from 0; more score as the last.
const MAJORITIES: [u16; 4] = [0, 2, 5, 9];
/// What so many visible fountains score, from 0.
const FOUNTAINS: [u16; 5] = [0, 2, 3, 5, 9];
/// What the fourth kind scores.
const FOUR: u16 = 4;

/// The tiles in the roof cells, wherever they fit.
#[inline]
pub(super) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    let wild = buildings::wild(player.cards);
    for tile in player.roofs.iter().flatten().copied() {
        // Inside the iterator the loops stay loops: this list is made at every move.
        open.island.spots(tile, wild).for_each(|Spot { first, second, .. }| {
            actions.push(Action::Roof { tile, first, second });
        });
    }
}

pub(super) fn play(open: &mut Open, tile: Tile, first: Cell, second: Cell) -> Result<(), Illegal> {
    let cell = open.player().roofs.iter().position(|cell| *cell == Some(tile)).ok_or(Illegal::NotInCells(tile))?;
    let spot = check_spot(open, tile, first, second)?;
    affordable(open)?;
    pay_for_move(open);
    open.player_mut().roofs[cell] = None;
    open.island.lay(tile, spot);
    open.phase = Phase::Bonus { tile };
    if open.cards.is_empty() && open.card_deck.is_empty() {
        take_privileges(open, tile);
    }
    Ok(())
}

/// Whether a tile fits on two houses, and on which level.
fn check_spot(open: &Open, tile: Tile, first: Cell, second: Cell) -> Result<Spot, Illegal> {
    let island = &open.island;
    ensure(first.alone().beside().contains(second), Illegal::NotNeighbours)?;
    for cell in [first, second] {
        ensure(island.height(cell) > 0, Illegal::NoHouse(cell))?;
        ensure(island.uncovered_half(cell).is_none(), Illegal::Roofed(cell))?;
    }
    ensure(island.height(first) == island.height(second), Illegal::NotLevel)?;
    let level = usize::from(island.height(first)) - 1;
    ensure(level + 1 < LEVELS, Illegal::ThirdLevel)?;
    let wild = buildings::wild(open.player().cards);
    let halves = tile.halves();
    for (half, cell) in [(halves.0, first), (halves.1, second)] {
        let fits = wild.contains(half) || island.cube(level, cell) == Some(half);
        ensure(fits, Illegal::WrongHouse { half, cell })?;
    }
    Ok(Spot { first, second, level: level as u8 })
}

/// 4.4: two privileges, or one of the cards, or the top of the deck.
pub(super) fn legal_bonus(open: &Open, actions: &mut Vec<Action>) {
    actions.push(Action::Privileges);
    actions.extend(open.cards.iter().map(|card| Action::Card(Some(card))));
    actions.extend((!open.card_deck.is_empty()).then_some(Action::Card(None)));
}

pub(super) fn take_privileges(open: &mut Open, tile: Tile) {
    open.player_mut().privileges += PRIVILEGES;
    score(open, tile);
}

pub(super) fn take_card(
    open: &mut Open,
    tile: Tile,
    card: Option<Building>,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    let card = match card {
        Some(card) => {
            ensure(open.cards.contains(card), Illegal::NoSuchCard(card))?;
            open.cards.remove(card);
            card
        }
        None => open.card_deck.draw(luck).ok_or(Illegal::NoCards)?,
    };
    open.player_mut().cards.insert(card);
    fill_display(open, luck);
    score(open, tile); // (R) the card is in force already
    Ok(())
}

/// Turns building cards up until four lie there, as far as the deck goes.
pub(crate) fn fill_display(open: &mut Open, luck: &mut impl Chance) {
    while open.cards.len() < DISPLAY {
        let Some(card) = open.card_deck.draw(luck) else { break };
        open.cards.insert(card);
    }
}

/// The tile scores, and the move is over.
fn score(open: &mut Open, tile: Tile) {
    let (points, extra) = (points(open, open.active, tile.kind()), buildings::roof_points(open.player().cards, tile));
    let player = open.player_mut();
    player.score(Source::Roofs, points);
    player.score(Source::Buildings, extra);
    open.phase = Phase::Move;
}

/// What a roof of a kind would score for a seat now.
#[must_use]
pub fn points(open: &Open, seat: Seat, kind: RoofKind) -> u16 {
    let count = counted(open, seat, kind);
    match kind {
        RoofKind::Islands | RoofKind::Workshops => MAJORITIES[count.min(MAJORITIES.len() - 1)],
        RoofKind::Fountains => FOUNTAINS[count.min(FOUNTAINS.len() - 1)],
        RoofKind::Four => FOUR,
    }
}

/// What a roof of a kind counts for a seat now: islands and workshops that it leads, fountains that it sees; nothing for four points.
#[must_use]
pub fn counted(open: &Open, seat: Seat, kind: RoofKind) -> usize {
    match kind {
        RoofKind::Islands => Place::ISLANDS.into_iter().filter(|island| leads(open, seat, *island)).count(),
        RoofKind::Workshops => Colour::ALL.into_iter().filter(|colour| crafts(open, seat, *colour)).count(),
        RoofKind::Fountains => open.players[seat].ring.fountains().into(),
        RoofKind::Four => 0,
    }
}

/// Whether a seat has more workers on an island than anybody else; 9.7 wins ties.
fn leads(open: &Open, seat: Seat, island: Place) -> bool {
    let workers = |seat: Seat| open.players[seat].fishers[island as usize];
    let own = workers(seat);
    let most = others(open, seat).map(workers).max().unwrap_or(0);
    own > most || own > 0 && own == most && open.players[seat].cards.contains(Building::HarbourOffice)
}

/// Whether a seat has more workers in the workshop of a colour than anybody else.
fn crafts(open: &Open, seat: Seat, colour: Colour) -> bool {
    let tile: Cells = open.workshops.tile(colour);
    let workers = |seat: Seat| open.players[seat].lace.and(tile).len();
    let own = workers(seat);
    others(open, seat).map(workers).all(|other| other < own)
}

fn others(open: &Open, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(open.seats).filter(move |other| *other != seat)
}
