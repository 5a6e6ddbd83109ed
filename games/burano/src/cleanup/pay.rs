//! 6.2 Lace: workers are paid with cubes of their squares' colours.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use super::{next_in_order, refill};
use crate::components::{Building, Colour};
use crate::ending;
use crate::grid::{Cell, Cells};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::privileges;
use crate::setup;
use crate::state::{Open, Phase, Player, Season, Source, State};
use crate::workshop;

/// What a paid worker scores.
pub const PAID: u16 = 2;

/// The first player begins.
pub(super) fn begin(state: &mut State, luck: &mut impl Chance) {
    go_on(state, Some(state.open.first), luck);
}

/// The part of this seat, or of the next that can pay anybody; then the season goes on without lace.
fn go_on(state: &mut State, from: Option<Seat>, luck: &mut impl Chance) {
    let mut next = from;
    while let Some(seat) = next {
        state.open.active = seat;
        state.open.phase = Phase::Pay { paid: Cells::NONE, convent: false };
        if can_pay(&state.open, Cells::NONE, false) {
            return;
        }
        next = next_in_order(&state.open, seat);
    }
    if state.open.season == Season::Winter {
        ending::finish(&mut state.open);
        return;
    }
    state.open.works = setup::works(luck); // 6.3
    refill::begin(state);
}

/// Whether the active seat can pay one more worker, also by a cube that a privilege would bring.
fn can_pay(open: &Open, paid: Cells, convent: bool) -> bool {
    let player = open.player();
    let unpaid = player.lace.without(paid);
    let by_convent = player.cards.contains(Building::Convent) && !convent;
    let payable =
        |colour: Colour| has_cube(player, colour) || by_convent || player.privileges > 0 && open.supply.has(colour);
    Colour::ALL.into_iter().any(|colour| !unpaid.and(open.workshops.tile(colour)).is_empty() && payable(colour))
}

/// Whether a cube of a colour can be returned: from the pyramid, covered or not, or from what 8.3 brought into the reserve.
fn has_cube(player: &Player, colour: Colour) -> bool {
    player.reserve.has(colour) || player.pyramid.count(colour) > 0
}

pub(crate) fn legal(open: &Open, paid: Cells, convent: bool, actions: &mut Vec<Action>) {
    let player = open.player();
    for square in player.lace.without(paid).iter() {
        if open.workshops.colour(square).is_some_and(|colour| has_cube(player, colour)) {
            actions.push(Action::Pay { square, convent: false });
        }
        if player.cards.contains(Building::Convent) && !convent {
            actions.push(Action::Pay { square, convent: true });
        }
    }
    privileges::legal_purchases(open, actions);
    actions.push(Action::Enough);
}

/// Pays a worker; `(paid, convent)` is where the phase stands, `free` whether 9.8 pays.
pub(crate) fn play(
    state: &mut State,
    (mut paid, mut convent): (Cells, bool),
    square: Cell,
    free: bool,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    let open = &mut state.open;
    let player = open.player();
    ensure(player.lace.contains(square), Illegal::NotYours(square))?;
    ensure(!paid.contains(square), Illegal::Paid(square))?;
    let colour = open.workshops.colour(square).ok_or(Illegal::NoSquare(square))?;
    if free {
        ensure(player.cards.contains(Building::Convent) && !convent, Illegal::NoConvent)?;
        convent = true;
    } else {
        ensure(has_cube(player, colour), Illegal::NoCubeToPay(colour))?;
        let player = open.player_mut();
        let _ = player.reserve.take(colour) || player.pyramid.take_any(colour);
        open.supply.add(colour);
    }
    paid.insert(square);
    settle(state, paid, convent, luck);
    Ok(())
}

/// Goes on as long as somebody else can be paid.
pub(crate) fn settle(state: &mut State, paid: Cells, convent: bool, luck: &mut impl Chance) {
    state.open.phase = Phase::Pay { paid, convent };
    if !can_pay(&state.open, paid, convent) {
        finish(state, paid, luck);
    }
}

/// The paid workers and their unions score; the next seat pays.
pub(crate) fn finish(state: &mut State, paid: Cells, luck: &mut impl Chance) {
    let points = PAID * u16::from(paid.len()) + workshop::unions(paid);
    state.open.player_mut().score(Source::Lace, points);
    go_on(state, next_in_order(&state.open, state.open.active), luck);
}
