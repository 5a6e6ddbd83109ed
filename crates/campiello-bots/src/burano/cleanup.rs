//! 6 Who is paid, which cubes and which roofs come.

use burano::{Action, Building, Colour, Kinds, Open, Phase, Player, RoofKind, State, Tile};
use campiello_core::Seat;

use super::lace;
use super::roofing;
use super::search::Thought;
use super::value::counts;
use super::weights::Weights;

/// The first of these that is listed, or else the last of the list: nothing more.
fn listed(legal: &[Action], mut wanted: impl Iterator<Item = Action>) -> Action {
    wanted.find(|action| legal.contains(action)).unwrap_or(legal[legal.len() - 1])
}

/// 6.2: pays whom its cubes and privileges can pay: no privilege brings more elsewhere.
pub(super) fn pay(state: &State, legal: &[Action]) -> Action {
    let open = &state.open;
    let Phase::Pay { paid, convent } = open.phase else { return Action::Enough };
    let player = open.player();
    let cubes = counts(player);
    let free = i32::from(player.cards.contains(Building::Convent) && !convent);
    let unpaid = player.lace.without(paid);
    let chosen = lace::pay(&open.workshops, unpaid, cubes, free + i32::from(player.privileges)).paid;
    let wanted = || chosen.iter().filter_map(|square| open.workshops.colour(square).map(|colour| (square, colour)));
    let by_cube = wanted().filter(|(_, colour)| cubes[*colour as usize] > 0);
    let by_card = wanted().filter(|_| free > 0);
    let bought = wanted().filter(|(_, colour)| player.privileges > 0 && open.supply.has(*colour));
    let all = by_cube
        .map(|(square, _)| Action::Pay { square, convent: false })
        .chain(by_card.map(|(square, _)| Action::Pay { square, convent: true }))
        .chain(bought.map(|(_, colour)| Action::Buy { colour, step: None }))
        .chain([Action::Enough]);
    listed(legal, all)
}

/// 6.4: the colour that is missed most; privileges are kept.
pub(super) fn refill(state: &State, legal: &[Action]) -> Action {
    let open = &state.open;
    let player = open.player();
    let wanted = |colour: Colour| {
        let workers = i32::from(player.lace.and(open.workshops.tile(colour)).len());
        2 * workers - i32::from(player.reserve.count(colour)) + halves(player, colour)
    };
    let replaced =
        open.supply.iter().map(|(colour, _)| colour).filter(|colour| legal.contains(&Action::Replace(*colour)));
    let best = replaced.max_by_key(|colour| wanted(*colour)).map(Action::Replace);
    listed(legal, best.into_iter().chain([Action::Enough]))
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
    if let Some(tile) =
        poorest.filter(|tile| promise(tile) + weights.roof_change < fresh && legal.contains(&Action::Discard(**tile)))
    {
        return Action::Discard(*tile);
    }
    let sets = legal.iter().filter_map(|action| if let Action::Roofs(kinds) = action { Some(*kinds) } else { None });
    let worth = |kinds: &Kinds| kinds.iter().filter_map(|kind| promises[kind as usize]).sum::<i32>();
    listed(legal, sets.max_by_key(worth).map(Action::Roofs).into_iter().chain([Action::Enough]))
}

/// What a new tile of a kind promises on average; nothing if there is none.
fn expected(weights: &Weights, open: &Open, seat: Seat, kind: RoofKind) -> Option<i32> {
    let stack = open.stack(kind);
    let tiles = stack.pairs().map(|pair| Tile::numbered(kind, pair));
    let sum: i32 = tiles.map(|tile| roofing::between_seasons(weights, open, seat, tile)).sum();
    sum.checked_div(i32::from(stack.len()))
}
