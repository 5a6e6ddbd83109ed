//! What is worth a closer look: whole turns, pyramids, and everything that can be decided in a clean-up.

use burano::{Action, Burano, Phase};
use campiello_core::{Game, Luck};

use super::greedy::think;
use super::pyramid;
use super::search::{Node, same};
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

use super::greedy::Greedy;

/// How many turns are looked at.
const TURNS: usize = 12;
/// How many of them may begin alike.
const ALIKE: usize = 3;
/// How many pyramids are looked at.
const PYRAMIDS: usize = 12;

/// The best turns and pyramids that are found, the best first; in a clean-up all that is listed.
pub(super) fn lines(chair: &Chair<'_, Burano>, luck: &mut Luck) -> Vec<Vec<Action>> {
    let legal = chair.legal();
    let weights = Weights { beam: 32, sites: 3, squares: 6, pyramids: 24, ..Weights::default() };
    let view = chair.view();
    match view.open.phase {
        Phase::Pay { .. } | Phase::Refill { .. } | Phase::Roofs => {
            let first = Greedy::default().choose(chair, luck);
            let others = legal.iter().copied().filter(|action| *action != first);
            [first].into_iter().chain(others).map(|action| Vec::from([action])).collect()
        }
        Phase::Pyramid => {
            let world = Burano::guess(&view, luck);
            let found = pyramid::found(&think(&weights, chair.seat(), luck), &world, legal);
            found.into_iter().take(PYRAMIDS).map(|(_, plan)| Vec::from([Action::Pyramid(plan)])).collect()
        }
        _ if legal.len() == 1 => Vec::from([legal.to_vec()]),
        _ => {
            let world = Burano::guess(&view, luck);
            let mut ends: Vec<Node> = Vec::new();
            let thought = think(&weights, chair.seat(), luck);
            thought.turns(
                &world,
                weights.beam as usize,
                |action| legal.contains(&action),
                |node| ends.push(node.clone()),
            );
            ends.sort_by_key(|node| -node.value);
            ends.dedup_by(|one, other| same(one, other));
            chosen(&ends)
        }
    }
}

/// The best turns, not too many of them beginning alike.
fn chosen(ends: &[Node]) -> Vec<Vec<Action>> {
    let mut lines: Vec<Vec<Action>> = Vec::new();
    for end in ends {
        let line = end.turn();
        if lines.iter().filter(|other| other[0] == line[0]).count() < ALIKE {
            lines.push(line);
        }
        if lines.len() == TURNS {
            break;
        }
    }
    lines
}
