//! Moves that are worth a thought: cubes to take, houses to build, roofs to lay, privileges to spend.

use burano::island::{Island, Spot};
use burano::turn::{MOVES, take::PREPARATION};
use burano::{Action, Colour, Open, Tile, buildings};

use super::decisions;
use super::roofing;
use super::search::{Node, Thought, may_move};
use super::value::Horizon;

/// How many spots are tried for a tile.
const SPOTS: usize = 2;

/// The positions after each of them.
pub(super) fn expand(thought: &Thought<'_>, node: &Node, next: &mut Vec<Node>) {
    let open = &node.state.open;
    let mut actions = Vec::new();
    if may_move(&node.state) {
        takes(open, &mut actions);
        builds(thought, open, &mut actions);
        roofs(thought, open, &mut actions);
    }
    purchases(open, &mut actions);
    for action in actions {
        if let Some(state) = thought.after(&node.state, action) {
            decisions::complete(thought, state, &node.path.then(action), next);
        }
    }
}

/// Free cubes; those of the base uncover nothing, so one of each colour is enough.
fn takes(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    if player.preparation.total() >= PREPARATION {
        return;
    }
    let mut seen = [false; Colour::ALL.len()];
    for step in player.pyramid.free() {
        let Some(colour) = player.pyramid.cube(step) else { continue };
        if step.level() > 0 || !core::mem::replace(&mut seen[colour as usize], true) {
            actions.push(Action::Take(step));
        }
    }
}

/// Prepared cubes on the sites that help the own roofs most and those of others least.
fn builds(thought: &Thought<'_>, open: &Open, actions: &mut Vec<Action>) {
    let weights = thought.mind.weights;
    let player = open.player();
    let sites = open.island.sites(open.edition().hollows());
    let horizon = Horizon::after_turn(open);
    let mut scored = Vec::new();
    for (colour, _) in player.preparation.iter() {
        scored.clear();
        for cell in sites.iter() {
            let mut island = open.island;
            let privilege = island.uncovered_half(cell) == Some(colour);
            island.build(cell, colour);
            let score = standing(thought, open, &island, horizon) + if privilege { weights.privilege } else { 0 };
            scored.push((score, cell));
        }
        scored.sort_by_key(|(score, _)| -score);
        actions
            .extend(scored.iter().take(weights.sites as usize).map(|(_, cell)| Action::Build { colour, cell: *cell }));
    }
}

/// The own tiles, each on the spots that leave most for the others.
fn roofs(thought: &Thought<'_>, open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    let wild = buildings::wild(player.cards);
    let horizon = Horizon::after_turn(open);
    for tile in player.roofs.iter().flatten().copied() {
        let mut scored: Vec<(i32, Spot)> = open
            .island
            .spots(tile, wild)
            .map(|spot| (standing(thought, open, &roofed(&open.island, tile, spot), horizon), spot))
            .collect();
        scored.sort_by_key(|(score, _)| -score);
        let spots = scored.iter().take(SPOTS);
        actions.extend(spots.map(|(_, Spot { first, second, .. })| Action::Roof {
            tile,
            first: *first,
            second: *second,
        }));
    }
}

fn roofed(island: &Island, tile: Tile, spot: Spot) -> Island {
    let mut island = *island;
    island.lay(tile, spot);
    island
}

/// What an island is worth to the seat that builds on it.
fn standing(thought: &Thought<'_>, open: &Open, island: &Island, horizon: Horizon) -> i32 {
    let (weights, seat) = (thought.mind.weights, thought.mind.seat);
    roofing::worth(weights, open, island, seat, horizon) - roofing::given(weights, open, island, seat)
}

/// 8.3 and 8.4: a coin if it makes a move possible, a cube where one can be taken at once.
fn purchases(open: &Open, actions: &mut Vec<Action>) {
    let player = open.player();
    if player.privileges == 0 || open.moves >= MOVES {
        return;
    }
    let missing = open.price().saturating_sub(player.coins);
    if missing > 0 {
        if u16::from(player.privileges) >= missing {
            actions.push(Action::Coin);
        }
        return;
    }
    if player.preparation.total() < PREPARATION
        && let Some(step) = player.pyramid.open().next()
    {
        actions.extend(open.supply.iter().map(|(colour, _)| Action::Buy { colour, step: Some(step) }));
    }
}
