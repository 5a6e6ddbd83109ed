//! What follows a move, decision by decision, until the next move: bonus, boat, fish, sale, lace, recalls.

use burano::lagoon::Dock;
use burano::works::fishing;
use burano::{Action, Cells, Fish, Open, Phase, Place, Post, Sale, Ship, State};

use super::fish;
use super::path::Path;
use super::search::{Node, Thought};
use super::value::Horizon;

/// Plays a position on until the next move in all ways that are worth a thought.
pub(super) fn complete(thought: &Thought<'_>, state: Box<State>, path: &Path, nodes: &mut Vec<Node>) {
    let open = &state.open;
    match open.phase {
        Phase::Bonus { .. } => {
            let deck = open.cards.is_empty() && !open.card_deck.is_empty();
            let cards = open.cards.iter().map(|card| Action::Card(Some(card)));
            let all = cards.chain(deck.then_some(Action::Card(None))).chain([Action::Privileges]);
            each(thought, &state, path, all, nodes);
        }
        Phase::Fishing { swapped } => {
            let goals = fishing::reach(open).iter().map(Action::Sail);
            each(thought, &state, path, goals, nodes);
            if !swapped {
                each(thought, &state, path, swaps(open), nodes);
                each(thought, &state, path, [Action::Enough], nodes);
            }
        }
        Phase::Catch { .. } => each(thought, &state, path, [Action::Fish(catch(thought, &state))], nodes),
        Phase::Crew => each(thought, &state, path, [Action::Crew(1), Action::Crew(2)], nodes),
        Phase::Port { sale } => {
            each(thought, &state, path, sales(thought, &state, sale), nodes);
            each(thought, &state, path, [Action::Enough], nodes);
        }
        Phase::Lace { .. } => lace(thought, &state, path, nodes),
        Phase::Earning => recall(thought, state, path, nodes),
        _ => {
            let value = thought.mind.value(&state);
            nodes.push(Node { state, path: path.clone(), value });
        }
    }
}

/// Plays each of these and goes on.
fn each(
    thought: &Thought<'_>,
    state: &State,
    path: &Path,
    actions: impl IntoIterator<Item = Action>,
    nodes: &mut Vec<Node>,
) {
    for action in actions {
        if let Some(next) = thought.after(state, action) {
            complete(thought, next, &path.then(action), nodes);
        }
    }
}

/// 8.1: for every island within reach one swap that brings a match more.
fn swaps(open: &Open) -> Vec<Action> {
    let player = open.player();
    if player.privileges == 0 {
        return Vec::new();
    }
    let (arrows, reach) = (player.ring.arrows(), fishing::reach(open));
    Place::ISLANDS
        .into_iter()
        .filter(|island| reach.contains(*island))
        .filter_map(|island| {
            let before = open.lagoon.matches(island, &arrows);
            let better = |(one, other): &(Dock, Dock)| {
                let mut lagoon = open.lagoon;
                lagoon.swap(*one, *other) && lagoon.matches(island, &arrows) > before
            };
            pairs(open, island).find(better).map(|(one, other)| Action::Swap(one, other))
        })
        .collect()
}

/// The docks of an island with those of every other, in the order of the islands.
fn pairs(open: &Open, island: Place) -> impl Iterator<Item = (Dock, Dock)> {
    let here = open.lagoon.docks[island as usize];
    Place::ISLANDS.into_iter().filter(move |there| *there != island).flat_map(move |there| {
        let docks = open.lagoon.docks[there as usize];
        here.into_iter().flat_map(move |own| {
            docks.into_iter().filter(move |colour| *colour != own).map(move |colour| {
                let (one, other) = (Dock { island, colour: own }, Dock { island: there, colour });
                if island < there { (one, other) } else { (other, one) }
            })
        })
    })
}

/// The fish that helps the hand most; the deck is worth what it holds on average.
fn catch(thought: &Thought<'_>, state: &State) -> Option<Fish> {
    let (weights, seat) = (thought.mind.weights, thought.mind.seat);
    let horizon = Horizon::after_turn(&state.open);
    let hand = fish::hand(state, seat);
    let with = |kind: Fish| {
        let mut hand = hand;
        hand.add(kind);
        fish::of_hand(weights, state, seat, hand, horizon)
    };
    let deck = i32::from(state.deck.total());
    let blind = state.deck.iter().map(|(kind, count)| i32::from(count) * with(kind)).sum::<i32>() / deck.max(1);
    let best = state.open.display.iter().flatten().max_by_key(|kind| with(**kind));
    best.copied().filter(|kind| deck == 0 || with(*kind) >= blind)
}

/// 5.1.2: for every ship the lot that leaves the best hand.
fn sales(thought: &Thought<'_>, state: &State, sale: Option<Sale>) -> Vec<Action> {
    let (weights, seat) = (thought.mind.weights, thought.mind.seat);
    let open = &state.open;
    let horizon = Horizon::after_turn(open);
    let hand = fish::hand(state, seat);
    let lot = |ship: Ship| {
        let lots = open.edition().lots(ship);
        let sold = sale.map_or(0, |sale| sale.lots);
        let kinds = hand
            .iter()
            .filter(|(kind, count)| *count >= lots.size && sale.is_none_or(|sale| !lots.same || sale.kind == *kind));
        let left = |kind: Fish, lot: u8| {
            let mut hand = hand;
            hand.take_many(kind, lot);
            fish::of_hand(weights, state, seat, hand, horizon)
        };
        // A ship for one kind should get the kind of which there are most.
        let best = kinds.max_by_key(|(kind, count)| {
            if lots.same && sold == 0 {
                i32::from(*count) * 10_000 + left(*kind, *count)
            } else {
                left(*kind, lots.size)
            }
        });
        best.map(|(kind, _)| Action::Sell { ship, kind })
    };
    match sale {
        Some(sale) => lot(sale.ship).into_iter().collect(),
        None => open.lagoon.ships_in(open.player().boat).filter_map(lot).collect(),
    }
}

/// 5.2: worker by worker on the best squares; every set of squares once.
fn lace(thought: &Thought<'_>, state: &State, path: &Path, nodes: &mut Vec<Node>) {
    let mut seen: Vec<Cells> = Vec::new();
    let mut waiting = vec![(Box::new(state.clone()), path.clone())];
    let seat = thought.mind.seat;
    while let Some((state, path)) = waiting.pop() {
        if let Some(done) = thought.after(&state, Action::Enough) {
            complete(thought, done, &path.then(Action::Enough), nodes);
        }
        let Phase::Lace { arrows } = state.open.phase else { continue };
        let tiles = arrows.iter().fold(Cells::NONE, |all, (colour, _)| all.or(state.open.workshops.tile(colour)));
        let mut placed: Vec<(i32, Action, Box<State>)> = tiles
            .without(state.open.players[seat].lace)
            .iter()
            .filter_map(|square| thought.after(&state, Action::Lace(square)).map(|next| (square, next)))
            .filter(|(_, next)| !seen.contains(&next.open.players[seat].lace))
            .map(|(square, next)| (thought.mind.value(&next), Action::Lace(square), next))
            .collect();
        placed.sort_by_key(|(value, ..)| -value);
        for (value, action, next) in placed.into_iter().take(thought.mind.weights.squares as usize) {
            seen.push(next.open.players[seat].lace);
            let path = path.then(action);
            if matches!(next.open.phase, Phase::Lace { .. }) {
                waiting.push((next, path));
            } else {
                nodes.push(Node { state: next, path, value });
            }
        }
    }
}

/// 5.3: one worker after the other comes back, the least useful first.
fn recall(thought: &Thought<'_>, mut state: Box<State>, path: &Path, nodes: &mut Vec<Node>) {
    let mut path = path.clone();
    while state.open.phase == Phase::Earning {
        if let Some(done) = thought.after(&state, Action::Enough) {
            complete(thought, done, &path.then(Action::Enough), nodes);
        }
        let player = state.open.player();
        let islands = Place::ISLANDS.into_iter().map(Post::Island);
        let posts = islands.chain(player.lace.iter().map(Post::Square));
        let best = posts
            .filter_map(|post| {
                let action = Action::Recall(post);
                let next = thought.after(&state, action)?;
                Some((thought.mind.value(&next), action, next))
            })
            .max_by_key(|(value, ..)| *value);
        let Some((_, action, next)) = best else { return };
        path = path.then(action);
        state = next;
    }
    complete(thought, state, &path, nodes);
}
