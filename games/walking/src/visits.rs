//! 4 Visits: every house completed in a turn receives a character.

use alloc::vec::Vec;

use crate::components::Character;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::{Open, Player, State};
use crate::street::{Lot, lots};

/// 4.2: never two of the same inhabitant in one street; tourists may come again.
#[must_use]
pub fn may_come(player: &Player, character: Character) -> bool {
    character.is_tourist() || player.street.visitors().all(|(_, visitor)| visitor != character)
}

/// The characters that the active seat may choose from.
pub fn choosable(open: &Open) -> impl Iterator<Item = Character> {
    open.characters.present().filter(|character| may_come(&open.players[open.active], *character))
}

/// Appends every character for every house that waits.
pub fn legal(open: &Open, actions: &mut Vec<Action>) {
    for lot in lots(open.due()) {
        actions.extend(choosable(open).map(|character| Action::Visit { lot, character }));
    }
}

/// Whether a house waits for a visitor who can come; otherwise the houses that wait stay empty (4.3).
pub fn any_due(open: &mut Open) -> bool {
    if open.due != 0 && choosable(open).next().is_none() {
        open.due = 0;
    }
    open.due != 0
}

/// Lays a character below a house.
///
/// # Errors
/// No visit is due there, the character is gone, or lives in this street already.
pub fn receive(state: &mut State, lot: Lot, character: Character) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(open.due() & lot.bit() != 0, Illegal::NoVisitDue(lot))?;
    ensure(open.characters.count(character) > 0, Illegal::Gone(character))?;
    let player = &mut open.players[open.active];
    ensure(may_come(player, character), Illegal::SameInhabitant(character))?;
    open.characters.remove(character);
    player.street.receive(character, lot);
    open.due &= !(lot.bit() as u16);
    Ok(())
}
