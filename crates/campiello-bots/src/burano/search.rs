//! The best way to play a turn, as far as it can be seen.

use burano::turn::MOVES;
use burano::{Action, Burano, Phase, State};
use campiello_core::Game;

use super::decisions;
use super::luck::Imagined;
use super::moves;
use super::value::Mind;

/// The most moves and purchases that are thought through.
const PLIES: usize = 7;

/// A position between two moves, and how it came about.
pub(super) struct Node {
    /// The position.
    pub state: Box<State>,
    /// The decision that leads there; none yet at the root.
    pub first: Option<Action>,
    /// What it promises if the turn ended there.
    pub value: i32,
}

/// A thought: who thinks, and what luck is imagined.
#[derive(Clone, Copy)]
pub(super) struct Thought<'w> {
    pub mind: Mind<'w>,
    pub luck: Imagined,
}

impl Thought<'_> {
    /// The position after a decision; nothing if it is not allowed.
    pub(super) fn after(&self, state: &State, action: Action) -> Option<Box<State>> {
        let mut next = Box::new(state.clone());
        Burano::play(&mut next, self.mind.seat, &action, &mut self.luck.clone()).ok().map(|()| next)
    }

    /// The position at the end of the best turn that was found, and the decision that leads to it: none if the turn should end.
    pub(super) fn best(&self, state: &State, beam: usize) -> Node {
        let mut frontier = Vec::new();
        decisions::complete(self, Box::new(state.clone()), None, &mut frontier);
        let mut best: Option<Node> = None;
        for node in &frontier {
            self.offer(&mut best, node);
        }
        for _ in 0..PLIES {
            let mut next = Vec::new();
            for node in &frontier {
                moves::expand(self, node, &mut next);
            }
            if next.is_empty() {
                break;
            }
            // Stable, so that the same list gives the same choice everywhere.
            next.sort_by_key(|node| -node.value);
            next.dedup_by(|one, other| same(one, other));
            next.truncate(beam);
            for node in &next {
                self.offer(&mut best, node);
            }
            frontier = next;
        }
        best.unwrap_or_else(|| Node { state: Box::new(state.clone()), first: None, value: 0 })
    }

    fn offer(&self, best: &mut Option<Node>, node: &Node) {
        let idle = node.state.open.moves == 0 && node.state.open.phase == Phase::Move;
        let value = node.value + if idle { self.mind.weights.coin_first } else { 0 };
        if best.as_ref().is_none_or(|best| value > best.value) {
            *best = Some(Node { state: node.state.clone(), first: node.first, value });
        }
    }
}

/// Whether two positions of one turn are the same for its seat: the same moves in another order.
fn same(one: &Node, other: &Node) -> bool {
    let (a, b) = (&one.state.open, &other.state.open);
    one.value == other.value
        && a.moves == b.moves
        && a.player() == b.player()
        && a.lagoon == b.lagoon
        && a.island == b.island
}

/// Whether another move can be made.
pub(super) fn may_move(state: &State) -> bool {
    let open = &state.open;
    open.moves < MOVES && open.player().coins >= open.price()
}
