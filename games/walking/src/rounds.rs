//! 5 Rounds and the end.

use campiello_core::{Chance, Seat};

use crate::components::{Card, Floor};
use crate::solo;
use crate::state::{End, Open, Phase, State};
use crate::street::HOUSES;
use crate::turn;

/// 5.3: so many rounds in a row without a placed card end the game.
pub const IDLE_ROUNDS: u8 = 8;

/// What follows a turn: the next seat's, or the end of the round.
pub fn after_turn(state: &mut State, luck: &mut impl Chance) {
    if state.open.is_solo() {
        return solo::after_turn(state);
    }
    let next = state.open.active.next(state.open.seats);
    if next == state.open.starter {
        end_of_round(state, luck);
    } else {
        turn::begin(state, next);
    }
}

/// 5.1: five houses end the game; otherwise the token passes and the supply is refilled.
fn end_of_round(state: &mut State, luck: &mut impl Chance) {
    let open = &mut state.open;
    if Seat::all(open.seats).any(|seat| has_five_houses(open, seat)) {
        open.phase = Phase::Over(End::FiveHouses);
        return;
    }
    open.idle_rounds = if open.placed_in_round == 0 { open.idle_rounds + 1 } else { 0 };
    open.placed_in_round = 0;
    open.round += 1;
    open.starter = open.starter.next(open.seats);
    if open.seats == 2 {
        remove_rightmost(open);
    }
    slide(open);
    fill(state, luck);
    let open = &mut state.open;
    let empty = open.supply.iter().flatten().all(Option::is_none);
    if open.idle_rounds > 0 && empty {
        open.phase = Phase::Over(End::EmptySupply);
    } else if open.idle_rounds >= IDLE_ROUNDS {
        open.phase = Phase::Over(End::Standstill);
    } else {
        turn::begin(state, state.open.starter);
    }
}

/// Whether a seat has completed its five houses.
#[must_use]
pub fn has_five_houses(open: &Open, seat: Seat) -> bool {
    open.players[seat].street.complete().count_ones() == HOUSES.into()
}

/// 5.2, two players and solo: the rightmost card that lies in each row leaves the game.
pub fn remove_rightmost(open: &mut Open) {
    for row in &mut open.supply {
        if let Some(card) = row.iter_mut().rev().find_map(Option::take) {
            open.removed.insert(card);
        }
    }
}

/// 5.2: the cards of each row slide to the right, away from the deck.
pub fn slide(open: &mut Open) {
    let columns = usize::from(open.columns());
    for row in &mut open.supply {
        let mut free = columns;
        for from in (0..columns).rev() {
            if let Some(card) = row[from].take() {
                free -= 1;
                row[free] = Some(card);
            }
        }
    }
}

/// 5.2: each row is filled from its deck, the rightmost free space first; an empty deck leaves gaps on the left.
pub fn fill(state: &mut State, luck: &mut impl Chance) {
    let columns = usize::from(state.open.columns());
    for floor in Floor::ALL {
        for column in (0..columns).rev() {
            if state.open.supply[floor as usize][column].is_none() {
                state.open.supply[floor as usize][column] = draw(state, floor, luck);
            }
        }
    }
}

/// Draws the next card of a deck: from the bag, and when that is empty from what was returned under it.
fn draw(state: &mut State, floor: Floor, luck: &mut impl Chance) -> Option<Card> {
    let at = floor as usize;
    if let Some(place) = luck.draw_from(floor as u8, &mut state.open.decks[at]) {
        return Some(Card::new(floor, place));
    }
    let returner = state.open.returners[at].iter().next()?;
    if returner != state.open.active && !is_certain(&state.open, floor, returner) {
        luck.reveal();
    }
    let card = state.under[at].pop()?;
    state.open.returners[at].pop();
    state.open.players[returner].taken.remove(card);
    for older in &mut state.open.older[at] {
        *older = older.saturating_sub(1);
    }
    Some(card)
}

/// Whether everybody can tell which card comes up next from under a deck: only one can have been returned so early.
fn is_certain(open: &Open, floor: Floor, returner: Seat) -> bool {
    let taken = open.players[returner].taken.0[floor as usize];
    let older = &open.older[floor as usize];
    crate::components::bits(taken).filter(|place| older[usize::from(*place)] == 0).count() == 1
}
