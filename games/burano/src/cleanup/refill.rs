//! 6.4 Cubes: the rest of the pyramid, and a cube for every covered house of the ring.

use alloc::vec::Vec;

use campiello_core::Seat;

use super::{next_in_order, roofs};
use crate::components::Colour;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::privileges;
use crate::state::{Open, Phase, State};

/// The first player begins.
pub(super) fn begin(state: &mut State) {
    go_on(state, Some(state.open.first));
}

/// This seat and the next get their cubes, until one has something to decide.
fn go_on(state: &mut State, from: Option<Seat>) {
    let mut next = from;
    while let Some(seat) = next {
        let missing = refill(&mut state.open, seat);
        state.open.phase = Phase::Refill { missing };
        if can_choose(&state.open, missing) {
            return;
        }
        next = next_in_order(&state.open, seat);
    }
    state.open.active = state.open.first;
    roofs::begin(&mut state.open);
}

/// The cubes that a seat gets without a choice; says how many were missing.
fn refill(open: &mut Open, seat: Seat) -> u8 {
    open.active = seat;
    let player = &mut open.players[seat];
    let rest = core::mem::take(&mut player.pyramid).cubes();
    player.reserve.add_all(&rest);
    let mut missing = 0;
    for (colour, wanted) in player.ring.hidden_colours().iter() {
        let taken = open.supply.take_many(colour, wanted);
        player.reserve.add_many(colour, taken);
        missing += wanted - taken;
    }
    missing
}

/// Whether the active seat has a choice: a cube of any colour, or one for a privilege.
fn can_choose(open: &Open, missing: u8) -> bool {
    !open.supply.is_empty() && (missing > 0 || open.player().privileges > 0)
}

pub(crate) fn legal(open: &Open, missing: u8, actions: &mut Vec<Action>) {
    if missing > 0 {
        actions.extend(open.supply.iter().map(|(colour, _)| Action::Replace(colour)));
    }
    privileges::legal_purchases(open, actions);
    actions.push(Action::Enough);
}

/// A cube of any colour instead of one that has run out.
pub(crate) fn replace(state: &mut State, missing: u8, colour: Colour) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(missing > 0, Illegal::NothingMissing)?;
    ensure(open.supply.has(colour), Illegal::NotInSupply { colour, rule: "6.4" })?;
    open.supply.take(colour);
    open.player_mut().reserve.add(colour);
    settle(state, missing - 1);
    Ok(())
}

/// Goes on as long as there is a choice.
pub(crate) fn settle(state: &mut State, missing: u8) {
    state.open.phase = Phase::Refill { missing };
    if !can_choose(&state.open, missing) {
        finish(state);
    }
}

/// The seat takes no more; the next one gets its cubes.
pub(crate) fn finish(state: &mut State) {
    go_on(state, next_in_order(&state.open, state.open.active));
}
