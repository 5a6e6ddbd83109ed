//! 6 Who is paid, which cubes and which roofs come.

use burano::{Action, Building, Colour, Kinds, Open, Phase, Player, RoofKind, State, Tile};
use campiello_core::Seat;

use super::lace;
use super::roofing;
use super::search::Thought;
use super::value::counts;
use super::weights::Weights;

/// 6.2: pays whom its cubes and privileges can pay: no privilege brings more elsewhere.
pub(super) fn pay(state: &State) -> Action {
    let open = &state.open;
    let Phase::Pay { paid, convent } = open.phase else { return Action::Enough };
    let player = open.player();
    let cubes = counts(player);
    let free = i32::from(player.cards.contains(Building::Convent) && !convent);
    let unpaid = player.lace.without(paid);
    let chosen = lace::pay(&open.workshops, unpaid, cubes, free + i32::from(player.privileges)).paid;
    let wanted = || chosen.iter().filter_map(|square| open.workshops.colour(square).map(|colour| (square, colour)));
    if let Some((square, _)) = wanted().find(|(_, colour)| cubes[*colour as usize] > 0) {
        return Action::Pay { square, convent: false };
    }
    if let (Some((square, _)), true) = (wanted().next(), free > 0) {
        return Action::Pay { square, convent: true };
    }
    let bought = wanted().find(|(_, colour)| player.privileges > 0 && open.supply.has(*colour));
    bought.map_or(Action::Enough, |(_, colour)| Action::Buy { colour, step: None })
}

/// 6.4: the colour that is missed most; privileges are kept.
pub(super) fn refill(state: &State) -> Action {
    let open = &state.open;
    let player = open.player();
    let wanted = |colour: Colour| {
        let workers = i32::from(player.lace.and(open.workshops.tile(colour)).len());
        2 * workers - i32::from(player.reserve.count(colour)) + halves(player, colour)
    };
    match open.phase {
        Phase::Refill { missing: 1.. } => {
            let best = open.supply.iter().max_by_key(|(colour, _)| wanted(*colour));
            best.map_or(Action::Enough, |(colour, _)| Action::Replace(colour))
        }
        _ => Action::Enough,
    }
}

/// How many tiles of a seat have a half of a colour.
fn halves(player: &Player, colour: Colour) -> i32 {
    let tiles = player.roofs.iter().flatten();
    tiles.filter(|tile| tile.halves().0 == colour || tile.halves().1 == colour).count() as i32
}

/// 2.4 and 6.5: the kinds that promise most; a tile goes that promises less than a new one.
pub(super) fn roofs(thought: &Thought<'_>, state: &State, legal: &[Action]) -> Action {
    let (weights, seat) = (thought.mind.weights, thought.mind.seat);
    let open = &state.open;
    let promises = RoofKind::ALL.map(|kind| expected(weights, open, seat, kind));
    let promise = |tile: &Tile| roofing::between_seasons(weights, open, seat, *tile);
    let poorest = open.player().roofs.iter().flatten().min_by_key(|tile| promise(tile));
    let fresh = promises.iter().flatten().copied().max().unwrap_or(0);
    if let Some(tile) = poorest.filter(|tile| promise(tile) + weights.roof_change < fresh) {
        return Action::Discard(*tile);
    }
    let sets = legal.iter().filter_map(|action| if let Action::Roofs(kinds) = action { Some(*kinds) } else { None });
    let worth = |kinds: &Kinds| kinds.iter().filter_map(|kind| promises[kind as usize]).sum::<i32>();
    sets.max_by_key(worth).map_or(Action::Enough, Action::Roofs)
}

/// What a new tile of a kind promises on average; nothing if there is none.
fn expected(weights: &Weights, open: &Open, seat: Seat, kind: RoofKind) -> Option<i32> {
    let stack = open.stack(kind);
    let tiles = stack.pairs().map(|pair| Tile::numbered(kind, pair));
    let sum: i32 = tiles.map(|tile| roofing::between_seasons(weights, open, seat, tile)).sum();
    sum.checked_div(i32::from(stack.len()))
}
