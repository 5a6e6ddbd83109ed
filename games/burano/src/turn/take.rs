//! 4.2 Take a house.

use alloc::vec::Vec;

use super::{affordable, pay_for_move};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pyramid::Step;
use crate::state::Open;

/// How many preparation places a seat has (1.10).
pub const PREPARATION: u8 = 3;

/// The free cubes, while a preparation place is empty.
#[inline]
pub(super) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    if player.preparation.total() < PREPARATION {
        actions.extend(player.pyramid.free().map(Action::Take));
    }
}

pub(super) fn play(open: &mut Open, step: Step) -> Result<(), Illegal> {
    let player = open.player();
    let cube = player.pyramid.cube(step).ok_or(Illegal::NoCube(step))?;
    ensure(player.pyramid.is_free(step), Illegal::NotFree(step))?;
    ensure(player.preparation.total() < PREPARATION, Illegal::PreparationFull)?;
    affordable(open)?;
    pay_for_move(open);
    let player = open.player_mut();
    player.pyramid.take(step);
    player.preparation.add(cube);
    Ok(())
}
