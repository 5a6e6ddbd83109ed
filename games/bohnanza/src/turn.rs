//! 3 A turn: what may be done, by whom, and when.

pub mod plant;

use alloc::vec::Vec;

use campiello_core::{Awaited, Chance, Seat, SeatSet, Waiting};

use crate::components::Beans;
use crate::dealing;
use crate::harvest;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pile;
use crate::state::{Open, Phase, State};

/// Whom the table waits for, and who may act. What a hand allows plays no part in it (7.4).
#[inline]
pub fn waiting(open: &Open) -> Waiting {
    let must = match open.phase {
        Phase::Over(_) => return Waiting::Over,
        Phase::Plant | Phase::Trade => SeatSet::only(open.active),
        Phase::Receive => plant::receivers(open),
    };
    let asked = if open.phase == Phase::Trade { open.others().except(open.passed) } else { SeatSet::NOBODY };
    let may = SeatSet::everybody(open.seats)
        .except(must)
        .except(asked)
        .iter()
        .filter(|seat| may_act(open, *seat))
        .fold(SeatSet::NOBODY, SeatSet::with);
    Waiting::For(Awaited { must, asked, may })
}

/// Whether a seat that nobody waits for can do something: harvest, buy, or deal.
fn may_act(open: &Open, seat: Seat) -> bool {
    let player = &open.players[seat];
    !player.grown().is_empty()
        || harvest::may_buy(player).is_ok()
        || (open.phase == Phase::Trade && dealing::may_speak(open, seat))
        || (open.by_mail && dealing::may_wish(open, seat))
}

/// Appends the legal actions of a seat, kind by kind; offers and wishes only as far as they are sensible.
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let open = &state.open;
    match open.phase {
        Phase::Over(_) => return,
        Phase::Plant => plant::legal(state, seat, actions),
        Phase::Trade => dealing::legal(state, seat, actions),
        Phase::Receive => plant::legal_received(open, seat, actions),
    }
    let player = &open.players[seat];
    for field in 0..player.fields().len() as u8 {
        if harvest::may_harvest(player, field).is_ok() {
            actions.push(Action::Harvest { field });
        }
    }
    if harvest::may_buy(player).is_ok() {
        actions.push(Action::Buy);
    }
    if open.by_mail {
        dealing::legal_wishes(state, seat, actions);
    }
}

/// Plays an action.
///
/// # Errors
/// It is against a rule; then nothing has changed.
pub fn play(state: &mut State, seat: Seat, action: &Action, luck: &mut impl Chance) -> Result<(), Illegal> {
    ensure(!matches!(state.open.phase, Phase::Over(_)), Illegal::Over)?;
    match *action {
        Action::Plant { bean, field } => plant::plant(state, seat, bean, field, luck),
        Action::Turn => plant::turn(state, seat, luck),
        Action::Offer(proposal) => dealing::offer(state, seat, &proposal),
        Action::Accept { number, from } => dealing::accept(state, seat, number, from, luck),
        Action::Decline { number } => dealing::decline(state, seat, number),
        Action::Withdraw { number } => dealing::withdraw(state, seat, number),
        Action::Pass => dealing::pass(&mut state.open, seat),
        Action::End => end_trading(state, seat, luck),
        Action::Harvest { field } => harvest::harvest(&mut state.open, seat, field),
        Action::Buy => harvest::buy(&mut state.open, seat),
        Action::Wish(wish) => dealing::wish(state, seat, &wish),
        Action::Forget => dealing::forget(state, seat),
    }
}

/// A seat's turn begins with 3.1.
pub(crate) fn begin(open: &mut Open, active: Seat) {
    open.active = active;
    open.phase = Phase::Plant;
    open.turn += 1;
    open.planted = 0;
    open.turned_up = 0;
    for seat in Seat::all(open.seats) {
        open.players[seat].made = 0;
    }
}

/// 7.5: only the active seat ends 3.2. What is left of the turned-up cards is to be planted by it (3.3); offers lapse (7.1).
fn end_trading(state: &mut State, seat: Seat, luck: &mut impl Chance) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(open.phase == Phase::Trade, Illegal::NotNow(open.phase))?;
    ensure(seat == open.active, Illegal::OnlyActiveEnds)?;
    let kept = core::mem::replace(&mut open.up, Beans::NONE);
    let player = &mut open.players[seat];
    player.aside = player.aside.plus(kept);
    dealing::lapse(state);
    state.open.phase = Phase::Receive;
    if plant::receivers(&state.open).is_empty() {
        pile::after_receiving(state, luck);
    }
    Ok(())
}
