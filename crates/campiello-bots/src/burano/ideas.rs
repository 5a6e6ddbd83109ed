//! What is worth a closer look: whole turns, pyramids, and everything that can be decided in a clean-up.

use std::time::Duration;

use burano::{Action, Burano, Phase};
use campiello_core::{Game, Luck};

use super::greedy::{Greedy, think};
use super::pyramid;
use super::search::{Node, same};
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;
use crate::search::Budget;

/// How many turns are looked at.
const TURNS: usize = 6;
/// How many of them may begin alike.
const ALIKE: usize = 2;
/// How many pyramids are looked at, at least and at most. What a season comes to hangs on them, and there are more than anybody could try: the more time, the
/// more of them.
const PYRAMIDS: (usize, usize) = (12, 96);
/// How many pyramids are thought of for each of them.
const THOUGHT_OF: usize = 2;
/// About how long it takes to play a seat's season on.
const SEASON: Duration = Duration::from_micros(2500);

/// The best turns and pyramids that are found, the best first; in a clean-up all that is listed.
pub(super) fn lines(chair: &Chair<'_, Burano>, budget: Budget, luck: &mut Luck) -> Vec<Vec<Action>> {
    let legal = chair.legal();
    match chair.view().open.phase {
        Phase::Pyramid => pyramids(chair, budget, luck),
        _ if legal.len() == 1 => Vec::from([legal.to_vec()]),
        Phase::Pay { .. } | Phase::Refill { .. } | Phase::Roofs => {
            let first = Greedy::with(Weights::default()).choose(chair, luck);
            let others = legal.iter().copied().filter(|action| *action != first);
            [first].into_iter().chain(others).map(|action| Vec::from([action])).collect()
        }
        _ => turns(chair, luck),
    }
}

/// What is believed, seeing further.
fn wider() -> Weights {
    Weights { beam: 32, sites: 3, squares: 6, ..Weights::default() }
}

fn pyramids(chair: &Chair<'_, Burano>, budget: Budget, luck: &mut Luck) -> Vec<Vec<Action>> {
    let world = Burano::guess(&chair.view(), luck);
    let looked_at = budget.lines(SEASON * u32::from(world.open.seats)).clamp(PYRAMIDS.0, PYRAMIDS.1);
    let weights = Weights { season: 1, pyramids: (THOUGHT_OF * looked_at) as i32, ..wider() };
    let found = pyramid::found(&think(&weights, chair.seat(), luck), &world, chair);
    found.into_iter().take(looked_at).map(|(_, plan)| Vec::from([Action::Pyramid(plan)])).collect()
}

fn turns(chair: &Chair<'_, Burano>, luck: &mut Luck) -> Vec<Vec<Action>> {
    let weights = wider();
    let world = Burano::guess(&chair.view(), luck);
    let mut ends: Vec<Node> = Vec::new();
    let may = |action| chair.legal().contains(&action);
    let thought = think(&weights, chair.seat(), luck);
    thought.turns(&world, weights.beam as usize, may, |node| ends.push(node.clone()));
    ends.sort_by_key(|node| -node.value);
    ends.dedup_by(|one, other| same(one, other));
    chosen(&ends, chair.legal())
}

/// The best turns, not too many of them beginning alike.
fn chosen(ends: &[Node], legal: &[Action]) -> Vec<Vec<Action>> {
    let mut lines: Vec<Vec<Action>> = Vec::new();
    for line in ends.iter().map(Node::turn) {
        if lines.iter().filter(|other| other[0] == line[0]).count() < ALIKE {
            lines.push(line);
        }
        if lines.len() == TURNS {
            break;
        }
    }
    if lines.is_empty() {
        lines.push(Vec::from([legal[legal.len() - 1]]));
    }
    lines
}
