//! 8.3 and 8.4 Privileges for cubes and coins. Those of fishing (8.1) and lace (8.2) stand with their actions.

use alloc::vec::Vec;

use crate::components::Colour;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Step};
use crate::state::Open;

/// What privileges can buy between two moves.
pub(crate) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    if player.privileges == 0 {
        return;
    }
    actions.push(Action::Coin);
    for step in player.pyramid.open() {
        actions.extend(open.supply.iter().map(|(colour, _)| Action::Buy { colour, step: Some(step) }));
    }
}

/// What privileges can buy in clean-up.
pub(crate) fn legal_purchases(open: &Open, actions: &mut Vec<Action>) {
    if open.player().privileges > 0 {
        actions.extend(open.supply.iter().map(|(colour, _)| Action::Buy { colour, step: None }));
    }
}

/// 8.3: a cube of the supply, onto the pyramid or in clean-up into the reserve.
pub(crate) fn buy(open: &mut Open, colour: Colour, step: Option<Step>) -> Result<(), Illegal> {
    let player = open.player();
    ensure(player.privileges > 0, Illegal::NoPrivilege { rule: "8.3" })?;
    ensure(open.supply.has(colour), Illegal::NotInSupply { colour, rule: "8.3" })?;
    let cleaning_up = open.is_cleaning_up();
    if let Some(step) = step {
        ensure(!cleaning_up, Illegal::IntoReserve)?;
        ensure(player.pyramid.len() < PYRAMID, Illegal::PyramidFull)?;
        ensure(player.pyramid.cube(step).is_none(), Illegal::Filled(step))?;
        ensure(player.pyramid.is_open(step), Illegal::Unsupported(step))?;
    } else {
        ensure(cleaning_up, Illegal::PlaceNeeded)?;
    }
    open.supply.take(colour);
    let player = open.player_mut();
    player.privileges -= 1;
    match step {
        Some(step) => player.pyramid.lay(step, colour),
        None => player.reserve.add(colour),
    }
    Ok(())
}

/// 8.4: a coin.
pub(crate) fn coin(open: &mut Open) -> Result<(), Illegal> {
    let player = open.player_mut();
    ensure(player.privileges > 0, Illegal::NoPrivilege { rule: "8.4" })?;
    player.privileges -= 1;
    player.coins += 1;
    Ok(())
}
