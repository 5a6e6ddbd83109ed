//! 3 Seasons: pyramids, then turns in rounds, then clean-up.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat, SeatSet};

use crate::cleanup;
use crate::components::{Colour, Cubes, Work};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Pyramid, Step};
use crate::state::{Open, Phase, State};

/// A season begins: everybody builds a pyramid (3.2).
pub(crate) fn begin(open: &mut Open) {
    open.round = 0;
    open.active = open.first;
    open.ready = SeatSet::NOBODY;
    open.phase = Phase::Pyramid;
}

/// 3.2: lists some pyramids, one for each order of the three works: cubes of the first lie uppermost. All others can be spelled.
pub(crate) fn legal(open: &Open, seat: Seat, actions: &mut Vec<Action>) {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let reserve = open.players[seat].reserve;
    let rows = Work::ALL.map(|work| Row::of(open, reserve, work));
    let begun = actions.len();
    for order in ORDERS {
        let cubes = order.iter().flat_map(|work| rows[*work].cubes());
        let action = Action::Pyramid(stacked(reserve.total().min(PYRAMID), cubes));
        if !actions[begun..].contains(&action) {
            actions.push(action);
        }
    }
}

/// A pyramid of so many cubes in this order, from the top down.
fn stacked(count: u8, cubes: impl Iterator<Item = Colour>) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (step, cube) in Step::first(count).rev().zip(cubes) {
        pyramid.lay(step, cube);
    }
    pyramid
}

/// The cubes of a work, its two colours in turn: as many as a pyramid holds.
struct Row {
    cubes: [Colour; PYRAMID as usize],
    count: usize,
}

impl Row {
    fn of(open: &Open, mut reserve: Cubes, work: Work) -> Self {
        let mut row = Self { cubes: [Colour::Pink; PYRAMID as usize], count: 0 };
        let mut colours = Colour::ALL.into_iter().filter(|colour| open.work(*colour) == work);
        let (Some(mut next), Some(mut other)) = (colours.next(), colours.next()) else { return row };
        while row.count < row.cubes.len() {
            if !reserve.take(next) {
                core::mem::swap(&mut next, &mut other);
                if !reserve.take(next) {
                    break;
                }
            }
            row.cubes[row.count] = next;
            row.count += 1;
            core::mem::swap(&mut next, &mut other);
        }
        row
    }

    fn cubes(&self) -> impl Iterator<Item = Colour> {
        self.cubes[..self.count].iter().copied()
    }
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
