//! 3.1 Plant, and 3.3 plant what was received.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat, SeatSet};

use crate::components::Bean;
use crate::dealing;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pile;
use crate::state::{Open, Phase, Player, State};

/// 3.1: the most cards planted from the hand in a turn.
pub const PLANTED: u8 = 2;

/// Plants the front card (3.1) or a card laid aside (3.3).
pub(crate) fn plant(
    state: &mut State,
    seat: Seat,
    bean: Bean,
    field: u8,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    match state.open.phase {
        Phase::Plant => plant_front(state, seat, bean, field),
        Phase::Receive => plant_received(state, seat, bean, field, luck),
        phase => Err(Illegal::NotNow(phase)),
    }
}

fn plant_front(state: &mut State, seat: Seat, bean: Bean, field: u8) -> Result<(), Illegal> {
    ensure(seat == state.open.active, Illegal::NotYourTurn)?;
    let front = state.hands[seat].front().ok_or(Illegal::EmptyHand)?;
    ensure(bean == front, Illegal::NotTheFront { front })?;
    ensure(state.open.planted < PLANTED, Illegal::TwoPlanted)?;
    fits(&state.open.players[seat], bean, field)?;
    state.hands[seat].remove(0);
    state.open.memory.planted(&mut state.own[seat], seat, bean);
    let player = &mut state.open.players[seat];
    player.hand -= 1;
    put(player, bean, field);
    state.open.planted += 1;
    Ok(())
}

fn plant_received(state: &mut State, seat: Seat, bean: Bean, field: u8, luck: &mut impl Chance) -> Result<(), Illegal> {
    let player = &mut state.open.players[seat];
    ensure(player.aside.count(bean) > 0, Illegal::NotAside(bean))?;
    fits(player, bean, field)?;
    player.aside.remove(bean);
    put(player, bean, field);
    if receivers(&state.open).is_empty() {
        pile::after_receiving(state, luck);
    }
    Ok(())
}

/// 3.1: a card goes on a field of its sort or on an empty field.
fn fits(player: &Player, bean: Bean, field: u8) -> Result<(), Illegal> {
    let fields = player.fields();
    let ground = fields.get(usize::from(field)).ok_or(Illegal::NoSuchField { fields: fields.len() as u8 })?;
    ensure(ground.takes(bean), Illegal::OtherSort { grows: ground.bean })
}

fn put(player: &mut Player, bean: Bean, field: u8) {
    let field = &mut player.fields[usize::from(field)];
    field.bean = bean;
    field.count += 1;
}

/// 3.2 begins: the front card is planted, or there is none.
pub(crate) fn turn(state: &mut State, seat: Seat, luck: &mut impl Chance) -> Result<(), Illegal> {
    may_turn(&state.open, seat)?;
    pile::turn_up(state, luck);
    if state.open.phase == Phase::Trade {
        dealing::grant_wishes(state);
    }
    Ok(())
}

fn may_turn(open: &Open, seat: Seat) -> Result<(), Illegal> {
    ensure(open.phase == Phase::Plant, Illegal::NotNow(open.phase))?;
    ensure(seat == open.active, Illegal::NotYourTurn)?;
    ensure(open.planted > 0 || open.players[seat].hand == 0, Illegal::MustPlant)
}

/// The seats that have cards to plant in 3.3.
#[must_use]
pub fn receivers(open: &Open) -> SeatSet {
    let has_some = |seat: &Seat| !open.players[*seat].aside.is_empty();
    Seat::all(open.seats).filter(has_some).fold(SeatSet::NOBODY, SeatSet::with)
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let open = &state.open;
    if seat != open.active {
        return;
    }
    if open.planted < PLANTED
        && let Some(front) = state.hands[seat].front()
    {
        places(&open.players[seat], front, actions);
    }
    if may_turn(open, seat).is_ok() {
        actions.push(Action::Turn);
    }
}

pub(crate) fn legal_received(open: &Open, seat: Seat, actions: &mut Vec<Action>) {
    let player = &open.players[seat];
    player.aside.sorts().iter().for_each(|bean| places(player, bean, actions));
}

fn places(player: &Player, bean: Bean, actions: &mut Vec<Action>) {
    for (field, ground) in (0..).zip(player.fields()) {
        if ground.takes(bean) {
            actions.push(Action::Plant { bean, field });
        }
    }
}
