//! 3.4 and 6 Drawing, the pile running out, and the end.

use campiello_core::{Chance, Outcome, Score, Seat};

use crate::components::{Bean, Beans};
use crate::harvest;
use crate::knowledge;
use crate::state::{End, Open, Phase, State};
use crate::turn;

/// 3.4: how many cards the active seat draws.
pub const DRAWN: u8 = 3;
/// 3.2: how many cards are turned up.
pub const TURNED_UP: u8 = 2;
/// 6.2: the pile running out so often ends the game.
pub const EXHAUSTIONS: u8 = 3;

/// What comes of trying to take a card from the pile.
enum Taking {
    /// A card was taken, and the draw can go on.
    GoesOn,
    /// A card was taken; it was the last, and the draw ends with it (6.1, 6.2).
    Ends,
    /// Both piles are empty (6.1).
    Nothing,
}

/// Takes a card from the pile and puts it somewhere. The moment the last one is taken the discard pile is shuffled, the first two times (6.1).
fn take(state: &mut State, luck: &mut impl Chance, put: impl FnOnce(&mut State, Bean)) -> Taking {
    if state.open.pile == 0 && !shuffle(state) {
        return Taking::Nothing;
    }
    let bean = state.pile.draw(luck);
    state.open.pile -= 1;
    put(state, bean); // before the shuffle: it comes from the old pile
    if state.open.pile > 0 {
        return Taking::GoesOn;
    }
    state.open.exhausted += 1;
    if is_last_round(&state.open) || !shuffle(state) { Taking::Ends } else { Taking::GoesOn }
}

/// Makes the discard pile the new pile; false if it is empty, and then the shuffle waits for the next draw.
fn shuffle(state: &mut State) -> bool {
    if state.open.discard.is_empty() {
        return false;
    }
    state.pile = core::mem::replace(&mut state.open.discard, Beans::NONE);
    state.open.pile = state.pile.total();
    knowledge::shuffled(&mut state.open, &mut state.own, state.pile);
    true
}

/// Whether the pile has run out for the third time.
#[must_use]
pub const fn is_last_round(open: &Open) -> bool {
    open.exhausted >= EXHAUSTIONS
}

/// Draws a card to the back of a hand (2.4); whether the draw goes on.
pub(crate) fn draw_to_hand(state: &mut State, seat: Seat, luck: &mut impl Chance) -> bool {
    let taking = take(state, luck, |state, bean| {
        state.hands[seat].push(bean);
        state.open.players[seat].hand += 1;
        state.open.memory.drawn(seat);
    });
    if matches!(taking, Taking::Nothing) {
        end(state, End::NothingLeft);
    }
    matches!(taking, Taking::GoesOn)
}

/// 3.4: the active seat draws three cards, then the next seat's turn begins; or the game ends (6.2).
pub(crate) fn draw(state: &mut State, luck: &mut impl Chance) {
    let active = state.open.active;
    for _ in 0..DRAWN {
        if !draw_to_hand(state, active, luck) {
            break;
        }
    }
    if is_last_round(&state.open) {
        end(state, End::Drawn);
    } else if !matches!(state.open.phase, Phase::Over(_)) {
        let next = active.next(state.open.seats);
        turn::begin(&mut state.open, next);
    }
}

/// How many cards will be drawn in 3.4 if it comes now: fewer than three only where a pile runs out (6.1, 6.2).
#[must_use]
pub fn drawn(open: &Open) -> u8 {
    let (mut pile, mut discard, mut exhausted) = (open.pile, open.discard.total(), open.exhausted);
    let mut drawn = 0;
    while drawn < DRAWN && exhausted < EXHAUSTIONS {
        if pile == 0 {
            pile = core::mem::take(&mut discard);
        }
        if pile == 0 {
            break;
        }
        pile -= 1;
        drawn += 1;
        exhausted += u8::from(pile == 0);
    }
    drawn
}

/// 3.2: two cards are turned up, one if no more is left (6.2).
pub(crate) fn turn_up(state: &mut State, luck: &mut impl Chance) {
    state.open.phase = Phase::Trade;
    for _ in 0..TURNED_UP {
        let taking = take(state, luck, |state, bean| {
            state.open.up.add(bean);
            state.open.turned_up += 1;
            state.open.memory.turned_up(bean);
        });
        match taking {
            Taking::GoesOn => {}
            Taking::Ends => break,
            Taking::Nothing => return end(state, End::NothingLeft),
        }
    }
}

/// 3.3 is done: the active seat draws, unless the third exhaustion came in 3.2 (6.2).
pub(crate) fn after_receiving(state: &mut State, luck: &mut impl Chance) {
    if is_last_round(&state.open) {
        let two = state.open.turned_up == TURNED_UP;
        end(state, if two { End::TwoTurnedUp } else { End::OneTurnedUp });
    } else {
        draw(state, luck);
    }
}

/// 6.3: every field is harvested; 4.2 does not hold back.
fn end(state: &mut State, end: End) {
    state.open.phase = Phase::Over(end);
    for seat in Seat::all(state.open.seats) {
        for field in 0..state.open.players[seat].fields().len() {
            harvest::bring_in(&mut state.open, seat, field);
        }
    }
}

/// 6.4: most thalers win, then most cards in hand, then the victory is shared.
#[must_use]
pub fn outcome(open: &Open) -> Option<Outcome> {
    let Phase::Over(end) = open.phase else { return None };
    let players = || open.players.iter(open.seats).map(|(_, player)| player);
    let scores =
        players().map(|player| Score { parts: [("thalers", i32::from(player.thalers.count()))].into() }).collect();
    let ties: alloc::vec::Vec<_> = players().map(|player| [i32::from(player.hand)].into()).collect();
    Some(Outcome::ranked(end.key(), scores, &ties))
}
