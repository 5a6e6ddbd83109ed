//! 3.2 Which pyramid to build.

use burano::{Action, Burano, Colour, Cubes, Phase, Pyramid, State, Step};
use campiello_core::{Chance, SeatSet};

use super::luck::Imagined;
use super::search::Thought;
use crate::chair::Chair;

/// The pyramid of whose season most can be made.
pub(super) fn choose(thought: &Thought<'_>, world: &State, chair: &Chair<'_, Burano>) -> Pyramid {
    found(thought, world, chair).first().map_or_else(Pyramid::default, |(_, best)| *best)
}

/// The pyramids that were tried, and what can be made of their seasons, the best first: those that are listed, and changes of the best for whoever
/// thinks of them.
pub(super) fn found(thought: &Thought<'_>, world: &State, chair: &Chair<'_, Burano>) -> Vec<(i32, Pyramid)> {
    let listed =
        chair.legal().iter().filter_map(|action| if let Action::Pyramid(plan) = action { Some(*plan) } else { None });
    let mut tried: Vec<(i32, Pyramid)> = listed.map(|plan| (season(thought, world, plan), plan)).collect();
    let Some((mut value, mut best)) = tried.iter().max_by_key(|(value, _)| *value).copied() else { return tried };
    let mut luck = thought.luck;
    let changes = if chair.spells() { thought.mind.weights.pyramids } else { 0 };
    for _ in 0..changes {
        let changed = change(&best, world.open.players[thought.mind.seat].reserve, &mut luck);
        if tried.iter().any(|(_, plan)| *plan == changed) {
            continue;
        }
        let promise = season(thought, world, changed);
        tried.push((promise, changed));
        if promise > value {
            (value, best) = (promise, changed);
        }
    }
    tried.sort_by_key(|(value, _)| -value);
    tried
}

/// A pyramid in which two cubes change places, or one gives way to a cube that would be left over.
fn change(pyramid: &Pyramid, mut rest: Cubes, luck: &mut Imagined) -> Pyramid {
    rest.take_all(&pyramid.cubes());
    let mut steps: Vec<(Step, Colour)> =
        Step::all().filter_map(|step| pyramid.cube(step).map(|colour| (step, colour))).collect();
    if steps.is_empty() {
        return *pyramid; // a reserve can run dry if the supply has
    }
    let one = luck.below(steps.len() as u32) as usize;
    if rest.is_empty() || luck.below(3) > 0 {
        let colour = steps[one].1;
        let others: Vec<usize> = (0..steps.len()).filter(|other| steps[*other].1 != colour).collect();
        let other = if others.is_empty() { one } else { others[luck.below(others.len() as u32) as usize] };
        steps[one].1 = steps[other].1;
        steps[other].1 = colour;
    } else if let Some(colour) = rest.draw(luck) {
        steps[one].1 = colour;
    }
    let mut changed = Pyramid::default();
    for (step, colour) in steps {
        changed.lay(step, colour);
    }
    changed
}

/// What the first turns of a season with this pyramid bring if nobody else plays.
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
    for round in 0..open.season.turns().min(thought.mind.weights.season as u8) {
        state.open.round = round;
        state.open.moves = 0;
        let best = thought.best(&state, thought.mind.weights.narrow_beam as usize, |_| true);
        state = best.map_or(state, |node| *node.state);
    }
    thought.mind.value(&state)
}
