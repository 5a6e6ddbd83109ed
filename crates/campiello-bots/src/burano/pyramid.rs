//! 3.2 Which pyramid to build.

use burano::{Action, Phase, Pyramid, State};
use campiello_core::SeatSet;

use super::search::Thought;

/// The pyramid of whose season most can be made.
pub(super) fn choose(thought: &Thought<'_>, world: &State, legal: &[Action]) -> Pyramid {
    let pyramids =
        legal.iter().filter_map(|action| if let Action::Pyramid(plan) = action { Some(*plan) } else { None });
    let best = pyramids.max_by_key(|plan| season(thought, world, *plan));
    best.unwrap_or_default()
}

/// What a season with this pyramid brings if nobody else plays.
fn season(thought: &Thought<'_>, world: &State, plan: Pyramid) -> i32 {
    let mut state = world.clone();
    let open = &mut state.open;
    let player = &mut open.players[thought.mind.seat];
    let mut rest = core::mem::take(&mut player.reserve);
    rest.take_all(&plan.cubes());
    player.pyramid = plan;
    player.coins += u16::from(rest.total());
    open.supply.add_all(&rest);
    open.ready = SeatSet::NOBODY;
    open.active = thought.mind.seat;
    open.moves = 0;
    open.phase = Phase::Move;
    for round in 0..open.season.turns() {
        state.open.round = round;
        state.open.moves = 0;
        state = *thought.best(&state, thought.mind.weights.narrow_beam as usize).state;
    }
    thought.mind.value(&state)
}
