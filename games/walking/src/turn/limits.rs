//! 3.3 Limits at the end of a turn: three cards in hand, six coins.

use alloc::vec::Vec;

use crate::components::Card;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::State;

/// The most cards in hand.
pub const HAND: u8 = 3;
/// The most coins.
pub const COINS: u8 = 6;

/// Appends the return of every card in hand: which, and in which order, is the player's choice.
pub fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.hands[state.open.active].iter().map(|card| Action::Return { card }));
}

/// Puts a card under the deck of its floor.
///
/// # Errors
/// The card is not in the hand.
pub fn give_back(state: &mut State, card: Card) -> Result<(), Illegal> {
    let active = state.open.active;
    ensure(state.hands[active].contains(card), Illegal::NotInHandToReturn(card))?;
    state.hands[active].remove(card);
    let floor = card.floor() as usize;
    state.under[floor].push(card);
    state.open.returners[floor].push(active);
    Ok(())
}
