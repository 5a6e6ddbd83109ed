//! 3 Seasons: pyramids, then turns in rounds, then clean-up.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat, SeatSet};

use crate::cleanup;
use crate::components::{Colour, Cubes, Work};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Pyramid, Step, levels_of};
use crate::state::{Open, Phase, Player, State};

/// A season begins: everybody builds a pyramid (3.2).
pub(crate) fn begin(open: &mut Open) {
    open.round = 0;
    open.active = open.first;
    open.ready = SeatSet::NOBODY;
    open.phase = Phase::Pyramid;
}

/// 3.2: lists some pyramids, one for each order of the three works: cubes of the first lie uppermost. All others can be spelled.
pub(crate) fn legal(open: &Open, seat: Seat, actions: &mut Vec<Action>) {
    use Work::{Earning, Fishing, Lace};
    let begun = actions.len();
    for order in [
        [Fishing, Lace, Earning],
        [Fishing, Earning, Lace],
        [Lace, Fishing, Earning],
        [Lace, Earning, Fishing],
        [Earning, Fishing, Lace],
        [Earning, Lace, Fishing],
    ] {
        let action = Action::Pyramid(ordered(open, &open.players[seat], order));
        if !actions[begun..].contains(&action) {
            actions.push(action);
        }
    }
}

/// The pyramid with the cubes of the first work uppermost, then those of the second; the last are left over.
fn ordered(open: &Open, player: &Player, order: [Work; 3]) -> Pyramid {
    let mut cubes = order.into_iter().flat_map(|work| alternating(open, player.reserve, work));
    let (base, middle, top) = levels_of(player.reserve.total().min(PYRAMID));
    let mut pyramid = Pyramid::default();
    let steps = Step::all().filter(|step| step.number() < [base, middle, top][usize::from(step.level())]);
    for step in steps.rev() {
        if let Some(cube) = cubes.next() {
            pyramid.lay(step, cube);
        }
    }
    pyramid
}

/// The cubes of a work, its colours in turn.
fn alternating(open: &Open, mut cubes: Cubes, work: Work) -> impl Iterator<Item = Colour> {
    let mut colours = Colour::ALL.into_iter().filter(move |colour| open.work(*colour) == work).cycle();
    let mut left: u8 = Colour::ALL.into_iter().filter(|c| open.work(*c) == work).map(|c| cubes.count(c)).sum();
    core::iter::from_fn(move || {
        left = left.checked_sub(1)?;
        colours.find(|colour| cubes.take(*colour))
    })
}

/// 3.2: a seat builds its pyramid; when all are ready, they are shown.
pub(crate) fn build(state: &mut State, seat: Seat, plan: Pyramid, luck: &mut impl Chance) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(!open.ready.contains(seat), Illegal::Built)?;
    let reserve = open.players[seat].reserve;
    let cubes = reserve.total().min(PYRAMID);
    ensure(plan.len() == cubes, Illegal::NotSoMany { cubes })?;
    ensure(plan.is_built_of(cubes), Illegal::BaseFirst)?;
    if let Some((colour, _)) = plan.cubes().iter().find(|(colour, count)| reserve.count(*colour) < *count) {
        return Err(Illegal::NotInReserve(colour));
    }
    state.plans[seat] = plan;
    open.ready = open.ready.with(seat);
    if open.ready == SeatSet::everybody(open.seats) {
        show(state, luck);
    }
    Ok(())
}

/// 3.2: the pyramids are shown, the rest of the reserves is sold, and the turns begin.
fn show(state: &mut State, luck: &mut impl Chance) {
    luck.reveal();
    let open = &mut state.open;
    for seat in Seat::all(open.seats) {
        let player = &mut open.players[seat];
        player.pyramid = core::mem::take(&mut state.plans[seat]);
        let mut rest = core::mem::take(&mut player.reserve);
        let all_there = rest.take_all(&player.pyramid.cubes());
        debug_assert!(all_there, "checked when it was built");
        player.coins += u16::from(rest.total());
        open.supply.add_all(&rest);
    }
    open.ready = SeatSet::NOBODY;
    open.active = open.first;
    open.moves = 0;
    open.phase = Phase::Move;
}

/// 4.1: the turn ends. After the last round of the season comes clean-up (3.1).
pub(crate) fn end_turn(state: &mut State, luck: &mut impl Chance) {
    let open = &mut state.open;
    let idle = open.moves == 0;
    let player = open.player_mut();
    player.coins += u16::from(idle);
    player.turns += 1;
    open.moves = 0;
    open.active = open.active.next(open.seats);
    open.round += u8::from(open.active == open.first);
    if open.round == open.season.turns() {
        cleanup::begin(state, luck);
    }
}
