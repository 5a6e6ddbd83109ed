//! The best ways to play a turn, as far as they can be seen.

use burano::turn::MOVES;
use burano::{Action, Burano, Phase, State};
use campiello_core::Game;

use super::decisions;
use super::luck::Imagined;
use super::moves;
use super::path::Path;
use super::value::Mind;

/// The most moves and purchases that are thought through.
const PLIES: usize = 7;

/// A position between two moves, and how it came about.
#[derive(Clone)]
pub(super) struct Node {
    /// The position.
    pub state: Box<State>,
    /// The decisions that lead there.
    pub path: Path,
    /// What it promises if the turn ended there.
    pub value: i32,
}

impl Node {
    /// How the turn begins that ends there.
    pub(super) fn first(&self) -> Action {
        self.path.first().unwrap_or(Action::End)
    }

    /// The whole turn that ends there.
    pub(super) fn turn(&self) -> Vec<Action> {
        self.path.then(Action::End).actions()
    }
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

    /// The end of the best turn that was found among those that begin as they may.
    pub(super) fn best(&self, state: &State, beam: usize, may: impl Fn(Action) -> bool) -> Option<Node> {
        let mut best: Option<Node> = None;
        self.turns(state, beam, may, |node| {
            if best.as_ref().is_none_or(|best| node.value > best.value) {
                best = Some(node.clone());
            }
        });
        best
    }

    /// Visits the ends of the turns that were found among those that begin as they may.
    pub(super) fn turns(&self, state: &State, beam: usize, may: impl Fn(Action) -> bool, mut visit: impl FnMut(&Node)) {
        let mut frontier = Vec::new();
        decisions::complete(self, Box::new(state.clone()), &Path::default(), &mut frontier);
        let root = matches!(frontier.as_slice(), [only] if only.path.first().is_none());
        if !root {
            frontier.retain(|node| may(node.first()));
        }
        self.visit(&frontier, root && !may(Action::End), &mut visit);
        for ply in 0..PLIES {
            let mut next = Vec::new();
            for node in &frontier {
                moves::expand(self, node, &mut next);
            }
            if ply == 0 && root {
                next.retain(|node| may(node.first()));
            }
            if next.is_empty() {
                break;
            }
            // Stable, so that the same list gives the same choice everywhere.
            next.sort_by_key(|node| -node.value);
            next.dedup_by(|one, other| same(one, other));
            next.truncate(beam);
            self.visit(&next, false, &mut visit);
            frontier = next;
        }
    }

    /// Visits positions as ends of the turn; a turn without a move brings a coin.
    fn visit(&self, nodes: &[Node], skip: bool, visit: &mut impl FnMut(&Node)) {
        for node in nodes.iter().filter(|_| !skip) {
            let idle = node.state.open.moves == 0 && node.state.open.phase == Phase::Move;
            if idle {
                let value = node.value + self.mind.weights.coin_first;
                visit(&Node { value, ..node.clone() });
            } else {
                visit(node);
            }
        }
    }
}

/// Whether two positions of one turn are the same for its seat: the same moves in another order.
pub(super) fn same(one: &Node, other: &Node) -> bool {
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
