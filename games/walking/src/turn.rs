//! 3 A turn: take, place, visits, limits, in this order.

pub mod limits; // 3.3
pub mod place; // 3.2
pub mod take; // 3.1

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::{Phase, State};
use crate::{rounds, solo, visits};

/// Appends what the seat may do now.
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if seat != state.open.active {
        return;
    }
    match state.open.phase {
        Phase::Take => take::legal(&state.open, actions),
        Phase::Place => place::legal(state, actions),
        Phase::Visit => visits::legal(&state.open, actions),
        Phase::Limit => limits::legal(state, actions),
        Phase::Dismiss => solo::legal(&state.open, actions),
        Phase::Over(_) => {}
    }
}

/// Plays an action, or says which rule is against it.
///
/// # Errors
/// The rule that is against it; then nothing has changed.
pub fn play(state: &mut State, seat: Seat, action: Action, luck: &mut impl Chance) -> Result<(), Illegal> {
    let phase = state.open.phase;
    ensure(!matches!(phase, Phase::Over(_)), Illegal::Over)?;
    ensure(seat == state.open.active, Illegal::NotYourTurn)?;
    match (phase, action) {
        (Phase::Take, Action::Take { column, portion }) => take::take(state, column, portion),
        (Phase::Place, Action::Place { card, lot }) => place::place(state, card, lot),
        (Phase::Place, Action::Done) => {
            visits(state, luck);
            Ok(())
        }
        (Phase::Visit, Action::Visit { lot, character }) => {
            visits::receive(state, lot, character)?;
            visits(state, luck);
            Ok(())
        }
        (Phase::Limit, Action::Return { card }) => {
            limits::give_back(state, card)?;
            limits(state, luck);
            Ok(())
        }
        (Phase::Dismiss, Action::Dismiss { character }) => solo::dismiss(state, character, luck),
        _ => Err(Illegal::NotNow(phase)),
    }
}

/// Begins a turn: with an empty supply there is nothing to take (3.1a).
pub fn begin(state: &mut State, seat: Seat) {
    let open = &mut state.open;
    open.active = seat;
    open.placed = 0;
    let empty = open.supply.iter().flatten().all(Option::is_none);
    open.phase = if empty { Phase::Place } else { Phase::Take };
}

/// After placing, and after every visit: the next visit if one is due, otherwise the limits (R: visits come first).
fn visits(state: &mut State, luck: &mut impl Chance) {
    if visits::any_due(&mut state.open) {
        state.open.phase = Phase::Visit;
    } else {
        limits(state, luck);
    }
}

/// Waits for cards to be returned, or ends the turn.
fn limits(state: &mut State, luck: &mut impl Chance) {
    let active = state.open.active;
    if state.hands[active].len() > limits::HAND {
        state.open.phase = Phase::Limit;
        return;
    }
    let player = &mut state.open.players[active];
    player.coins = player.coins.min(limits::COINS);
    rounds::after_turn(state, luck);
}
