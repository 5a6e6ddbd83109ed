//! 4 A turn: up to four moves. Here every decision finds its rule.

pub mod build;
pub mod roof;
pub mod take;

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use crate::cleanup::{pay, refill, roofs};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::privileges;
use crate::seasons;
use crate::state::{Open, Phase, State};
use crate::works::{catch, earning, fishing, lace, port};

/// 4.1: how many moves a turn has at most.
pub const MOVES: u8 = 4;

/// Lists what a seat may do.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let open = &state.open;
    if open.phase == Phase::Pyramid {
        if !open.ready.contains(seat) {
            seasons::legal(open, seat, actions);
        }
        return;
    }
    if seat != open.active {
        return;
    }
    match open.phase {
        Phase::Move => {
            if open.moves < MOVES && open.player().coins >= open.price() {
                take::legal(open, actions);
                build::legal(open, actions);
                roof::legal(open, actions);
            }
            privileges::legal(open, actions);
            actions.push(Action::End);
        }
        Phase::Bonus { .. } => roof::legal_bonus(open, actions),
        Phase::Fishing { swapped } => fishing::legal(open, swapped, actions),
        Phase::Catch { .. } => catch::legal(open, actions),
        Phase::Crew => actions.extend([Action::Crew(1), Action::Crew(2)]),
        Phase::Port { sale } => port::legal(state, sale, actions),
        Phase::Lace { arrows } => lace::legal(open, arrows, actions),
        Phase::Earning => earning::legal(open, actions),
        Phase::Roofs => roofs::legal(open, actions),
        Phase::Pay { paid, convent } => pay::legal(open, paid, convent, actions),
        Phase::Refill { missing } => refill::legal(open, missing, actions),
        Phase::Pyramid | Phase::Over => {}
    }
}

/// Plays a decision.
pub(crate) fn play(state: &mut State, seat: Seat, action: &Action, luck: &mut impl Chance) -> Result<(), Illegal> {
    let phase = state.open.phase;
    ensure(phase != Phase::Over, Illegal::Over)?;
    if let (Phase::Pyramid, Action::Pyramid(plan)) = (phase, *action) {
        return seasons::build(state, seat, plan, luck);
    }
    ensure(phase != Phase::Pyramid, Illegal::NotNow(phase))?;
    ensure(seat == state.open.active, Illegal::NotYourTurn)?;
    match (phase, *action) {
        (Phase::Move, Action::Take(step)) => take::play(&mut state.open, step),
        (Phase::Move, Action::Build { colour, cell }) => build::play(&mut state.open, colour, cell),
        (Phase::Move, Action::Roof { tile, first, second }) => roof::play(&mut state.open, tile, first, second),
        (Phase::Move, Action::End) => {
            seasons::end_turn(state, luck);
            Ok(())
        }
        (Phase::Move, Action::Coin) => privileges::coin(&mut state.open),
        (Phase::Move | Phase::Pay { .. } | Phase::Refill { .. }, Action::Buy { colour, step }) => {
            privileges::buy(&mut state.open, colour, step)?;
            after_purchase(state, luck);
            Ok(())
        }
        (Phase::Bonus { tile }, Action::Privileges) => {
            roof::take_privileges(&mut state.open, tile);
            Ok(())
        }
        (Phase::Bonus { tile }, Action::Card(card)) => roof::take_card(&mut state.open, tile, card, luck),
        (Phase::Fishing { .. }, Action::Swap(one, other)) => fishing::swap(&mut state.open, one, other),
        (Phase::Fishing { swapped }, Action::Sail(place)) => fishing::sail(state, swapped, place, luck),
        (Phase::Fishing { swapped }, Action::Enough) => {
            ensure(!swapped, Illegal::MustFish)?;
            state.open.phase = Phase::Move;
            Ok(())
        }
        (Phase::Catch { matches, left }, Action::Fish(fish)) => catch::play(state, (matches, left), fish, luck),
        (Phase::Crew, Action::Crew(workers)) => {
            catch::send(&mut state.open, workers);
            Ok(())
        }
        (Phase::Port { sale }, Action::Sell { ship, kind }) => port::sell(state, sale, ship, kind, luck),
        (Phase::Port { sale }, Action::Enough) => {
            port::leave(&mut state.open, sale);
            Ok(())
        }
        (Phase::Lace { arrows }, Action::Lace(square)) => lace::play(&mut state.open, arrows, square),
        (Phase::Earning, Action::Recall(post)) => earning::recall(&mut state.open, post),
        (Phase::Lace { .. } | Phase::Earning, Action::Enough) => {
            state.open.phase = Phase::Move;
            Ok(())
        }
        (Phase::Roofs, Action::Discard(tile)) => roofs::discard(&mut state.open, tile),
        (Phase::Roofs, Action::Roofs(kinds)) => roofs::fill(state, kinds, luck),
        (Phase::Roofs, Action::Enough) => roofs::keep(state),
        (Phase::Pay { paid, convent }, Action::Pay { square, convent: free }) => {
            pay::play(state, (paid, convent), square, free, luck)
        }
        (Phase::Pay { paid, .. }, Action::Enough) => {
            pay::finish(state, paid, luck);
            Ok(())
        }
        (Phase::Refill { missing }, Action::Replace(colour)) => refill::replace(state, missing, colour),
        (Phase::Refill { .. }, Action::Enough) => {
            refill::finish(state);
            Ok(())
        }
        _ => Err(Illegal::NotNow(phase)),
    }
}

/// 8.3 in clean-up: the purchase may have been the last thing that the seat could do.
fn after_purchase(state: &mut State, luck: &mut impl Chance) {
    match state.open.phase {
        Phase::Pay { paid, convent } => pay::settle(state, paid, convent, luck),
        Phase::Refill { missing } => refill::settle(state, missing),
        _ => {}
    }
}

/// 4.1: whether another move can be made.
fn affordable(open: &Open) -> Result<(), Illegal> {
    let (price, coins) = (open.price(), open.player().coins);
    ensure(open.moves < MOVES, Illegal::FourMoves)?;
    ensure(coins >= price, Illegal::TooExpensive { price, coins })
}

/// 4.1: the first move brings a coin, the others cost.
fn pay_for_move(open: &mut Open) {
    let (price, bonus) = (open.price(), u16::from(open.moves == 0));
    let player = open.player_mut();
    player.coins = player.coins - price + bonus;
    open.moves += 1;
}
