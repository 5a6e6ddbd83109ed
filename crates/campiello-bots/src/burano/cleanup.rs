//! 6 Who is paid, which cubes and which roofs come.

use burano::components::COLOURS;
use burano::turn::roof;
use burano::{Action, Building, Cells, Colour, Kinds, Open, Phase, Player, RoofKind, State, Tile};

use super::lace;
use super::roofing;
use super::search::Thought;
use super::value::{Horizon, POINT, counts};

/// 6.2: pays whom its cubes and privileges can pay.
pub(super) fn pay(thought: &Thought<'_>, state: &State) -> Action {
    let open = &state.open;
    let Phase::Pay { paid, convent } = open.phase else { return Action::Enough };
    let player = open.player();
    let free = i32::from(player.cards.contains(Building::Convent) && !convent);
    let unpaid = player.lace.without(paid);
    let payment = lace::pay(&open.workshops, unpaid, counts(player), free + privileges_to_spend(thought, open, paid));
    let mut left = counts(player);
    for square in payment.paid.iter() {
        let Some(colour) = open.workshops.colour(square) else { continue };
        if left[colour as usize] > 0 {
            return Action::Pay { square, convent: false };
        }
        left[colour as usize] = 0;
    }
    let Some(square) = payment.paid.iter().next() else { return Action::Enough };
    if free > 0 {
        return Action::Pay { square, convent: true };
    }
    let wanted = payment.paid.iter().filter_map(|square| open.workshops.colour(square));
    let bought = wanted.into_iter().find(|colour| open.supply.has(*colour));
    bought.map_or(Action::Enough, |colour| Action::Buy { colour, step: None })
}

/// How many privileges are better spent on lace now.
fn privileges_to_spend(thought: &Thought<'_>, open: &Open, paid: Cells) -> i32 {
    let _ = (thought, paid);
    open.player().privileges.into()
}

/// 6.4: the colour that is missed most; cubes for privileges are for lace.
pub(super) fn refill(_thought: &Thought<'_>, state: &State) -> Action {
    let open = &state.open;
    let Phase::Refill { missing } = open.phase else { return Action::Enough };
    if missing == 0 {
        return Action::Enough;
    }
    let player = open.player();
    let wanted = |colour: Colour| {
        let workers = i32::from(player.lace.and(open.workshops.tile(colour)).len());
        2 * workers - i32::from(player.reserve.count(colour)) + needed_for_roofs(player, colour)
    };
    let best = open.supply.iter().max_by_key(|(colour, _)| wanted(*colour));
    best.map_or(Action::Enough, |(colour, _)| Action::Replace(colour))
}

fn needed_for_roofs(player: &Player, colour: Colour) -> i32 {
    let tiles = player.roofs.iter().flatten();
    tiles.filter(|tile| tile.halves().0 == colour || tile.halves().1 == colour).count() as i32
}

/// 2.4 and 6.5: the kinds that promise most; tiles that fit nothing go.
pub(super) fn roofs(thought: &Thought<'_>, state: &State, legal: &[Action]) -> Action {
    let (weights, seat) = (thought.mind.weights, thought.mind.seat);
    let open = &state.open;
    let horizon = Horizon { turns: 3, all_turns: 6, seasons: 1 };
    let poorest = open.player().roofs.iter().flatten().min_by_key(|tile| promise(thought, open, **tile, horizon));
    if let Some(tile) = poorest {
        let others = RoofKind::ALL.into_iter().filter(|kind| !open.stack(*kind).is_empty());
        let fresh = others.map(|kind| expected(thought, open, kind, horizon)).max().unwrap_or(0);
        if promise(thought, open, *tile, horizon) + weights.roof_change < fresh {
            return Action::Discard(*tile);
        }
    }
    let sets = legal.iter().filter_map(|action| if let Action::Roofs(kinds) = action { Some(*kinds) } else { None });
    let worth = |kinds: &Kinds| kinds.iter().map(|kind| expected(thought, open, kind, horizon)).sum::<i32>();
    let _ = seat;
    sets.max_by_key(worth).map_or(Action::Enough, Action::Roofs)
}

/// What a tile in a cell promises.
fn promise(thought: &Thought<'_>, open: &Open, tile: Tile, horizon: Horizon) -> i32 {
    let _ = horizon;
    roofing::of_tile_with_reserve(thought.mind.weights, open, thought.mind.seat, tile)
}

/// What a tile of a kind promises on average.
fn expected(thought: &Thought<'_>, open: &Open, kind: RoofKind, horizon: Horizon) -> i32 {
    let (mut sum, mut count) = (0, 0);
    for pair in open.stack(kind).pairs() {
        sum += promise(thought, open, Tile::numbered(kind, pair), horizon);
        count += 1;
    }
    let now = i32::from(roof::points(open, thought.mind.seat, kind)) * POINT;
    let _ = (now, COLOURS);
    if count == 0 { 0 } else { sum / count }
}
