//! 6.5 Roofs, and 2.4 the first ones: discard, then fill the empty cells with tiles of different kinds.

use alloc::vec::Vec;

use campiello_core::Chance;

use super::next_in_order;
use crate::components::{Kinds, RoofKind, Tile};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::seasons;
use crate::state::{Open, Phase, State};

/// The first player begins.
pub(crate) fn begin(open: &mut Open) {
    open.active = open.first;
    open.phase = Phase::Roofs;
}

/// Whether these are the first roofs (2.4): no round has been played.
#[must_use]
pub const fn is_set_up(open: &Open) -> bool {
    open.round == 0
}

/// The kinds of which a tile is left.
pub(crate) fn available(open: &Open) -> Kinds {
    RoofKind::ALL.into_iter().filter(|kind| !open.stack(*kind).is_empty()).collect()
}

/// How many new tiles the active seat gets: one for every empty cell, if there are so many kinds.
#[must_use]
pub fn wanted(open: &Open) -> u8 {
    let empty = open.player().roofs.iter().filter(|cell| cell.is_none()).count() as u8;
    empty.min(available(open).len())
}

pub(crate) fn legal(open: &Open, actions: &mut Vec<Action>) {
    actions.extend(open.player().roofs.iter().flatten().copied().map(Action::Discard));
    let (wanted, available) = (wanted(open), available(open));
    if wanted == 0 {
        actions.push(Action::Enough);
        return;
    }
    let sets = Kinds::every().filter(|kinds| kinds.len() == wanted && kinds.within(available));
    actions.extend(sets.map(Action::Roofs));
}

/// 6.5: a tile goes under its stack.
pub(crate) fn discard(open: &mut Open, tile: Tile) -> Result<(), Illegal> {
    let cell = open.player().roofs.iter().position(|cell| *cell == Some(tile)).ok_or(Illegal::NotInCells(tile))?;
    open.player_mut().roofs[cell] = None;
    open.stacks[tile.kind() as usize].discard(tile);
    Ok(())
}

/// New tiles of these kinds come to the empty cells.
pub(crate) fn fill(state: &mut State, kinds: Kinds, luck: &mut impl Chance) -> Result<(), Illegal> {
    let open = &mut state.open;
    let wanted = wanted(open);
    if let Some(kind) = kinds.iter().find(|kind| open.stack(*kind).is_empty()) {
        return Err(Illegal::StackEmpty(kind));
    }
    ensure(kinds.len() == wanted && wanted > 0, Illegal::KindsNeeded { kinds: wanted })?;
    for kind in kinds.iter() {
        let tile = open.stacks[kind as usize].draw(kind, luck);
        let empty = open.player_mut().roofs.iter_mut().find(|cell| cell.is_none());
        *empty.expect("no more kinds than empty cells") = tile;
    }
    finish(open);
    Ok(())
}

/// All tiles stay.
pub(crate) fn keep(state: &mut State) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(wanted(open) == 0, Illegal::KindsNeeded { kinds: wanted(open) })?;
    finish(open);
    Ok(())
}

/// The next seat; after the last the next season begins, with the next first player (6.6).
fn finish(open: &mut Open) {
    if let Some(next) = next_in_order(open, open.active) {
        open.active = next;
        return;
    }
    if let Some(season) = open.season.next().filter(|_| !is_set_up(open)) {
        open.season = season;
        open.first = open.first.next(open.seats);
    }
    seasons::begin(open);
}
