//! 4.3 Build a house; the work of its colour follows.

use alloc::vec::Vec;

use super::{affordable, pay_for_move};
use crate::components::{Colour, Work};
use crate::grid::Cell;
use crate::illegal::{Illegal, ensure};
use crate::island::LEVELS;
use crate::notation::Action;
use crate::state::Open;
use crate::works::{earning, fishing, lace};

/// Every prepared colour on every site.
#[inline]
pub(super) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let preparation = open.player().preparation;
    if preparation.is_empty() {
        return;
    }
    let sites = open.island.sites(open.edition.hollows());
    for (colour, _) in preparation.iter() {
        actions.extend(sites.iter().map(|cell| Action::Build { colour, cell }));
    }
}

pub(super) fn play(open: &mut Open, colour: Colour, cell: Cell) -> Result<(), Illegal> {
    ensure(open.player().preparation.has(colour), Illegal::NotPrepared(colour))?;
    check_site(open, cell)?;
    affordable(open)?;
    pay_for_move(open);
    let matching = open.island.uncovered_half(cell) == Some(colour);
    let player = open.player_mut();
    player.preparation.take(colour);
    player.privileges += u8::from(matching);
    open.island.build(cell, colour);
    match open.work(colour) {
        Work::Fishing => fishing::begin(open),
        Work::Lace => lace::begin(open),
        Work::Earning => earning::begin(open),
    }
    Ok(())
}

/// Why no house can be built there.
fn check_site(open: &Open, cell: Cell) -> Result<(), Illegal> {
    let hollows = open.edition.hollows();
    ensure(hollows.contains(cell), Illegal::NoHollow(cell))?;
    if open.island.sites(hollows).contains(cell) {
        return Ok(());
    }
    Err(match usize::from(open.island.height(cell)) {
        0 => Illegal::NotTouching(cell),
        LEVELS => Illegal::TooHigh(cell),
        _ => Illegal::NoRoof(cell),
    })
}
