//! 4.4 What roof tiles may bring: those that fit, and those for which a house is missing.

use burano::buildings;
use burano::island::Island;
use burano::turn::roof;
use burano::{Cells, Colour, Open, Player, Tile};
use campiello_core::Seat;

use super::value::{Horizon, POINT};
use super::weights::Weights;

/// Roofs lie on the first two levels.
const ROOFED_LEVELS: usize = 2;

/// What a seat's tiles promise on this island.
pub(super) fn worth(weights: &Weights, open: &Open, island: &Island, seat: Seat, horizon: Horizon) -> i32 {
    if horizon.all_turns == 0 {
        return 0;
    }
    let player = &open.players[seat];
    let tiles = player.roofs.iter().flatten();
    tiles.map(|tile| of_tile(weights, open, island, seat, *tile)).sum()
}

/// What laying a tile of this kind and colours would bring.
fn gain(weights: &Weights, open: &Open, seat: Seat, tile: Tile) -> i32 {
    let extra = buildings::roof_points(open.players[seat].cards, tile);
    i32::from(roof::points(open, seat, tile.kind()) + extra) * POINT + weights.bonus - weights.roof_cost
}

fn of_tile(weights: &Weights, open: &Open, island: &Island, seat: Seat, tile: Tile) -> i32 {
    gain(weights, open, seat, tile) * chance(weights, open, island, &open.players[seat], tile) / 100
}

/// What a tile promises between two seasons, when all cubes lie in the reserve.
pub(super) fn between_seasons(weights: &Weights, open: &Open, seat: Seat, tile: Tile) -> i32 {
    let mut player = open.players[seat];
    for (colour, _) in player.reserve.iter() {
        player.preparation.add(colour);
    }
    gain(weights, open, seat, tile) * chance(weights, open, &open.island, &player, tile) / 100
}

/// How likely a tile is laid, in per cent.
fn chance(weights: &Weights, open: &Open, island: &Island, player: &Player, tile: Tile) -> i32 {
    let wild = buildings::wild(player.cards);
    let (one, other) = tile.halves();
    let mut best = weights.roof_hope;
    for level in 0..ROOFED_LEVELS {
        let standing = island.built(level).without(island.roofed(level));
        let fits =
            |half: Colour| if wild.contains(half) { standing } else { island.cubes_of(level, half).and(standing) };
        let (ones, others) = (fits(one), fits(other));
        if !ones.beside().and(others).is_empty() {
            return weights.roof_fits;
        }
        let sites = sites(open, island, level);
        for (there, missing) in [(ones, other), (others, one)] {
            if there.beside().and(sites).is_empty() {
                continue;
            }
            best = best.max(supply(weights, player, missing, wild.contains(missing)));
        }
    }
    best
}

/// Where a house of a level could be built.
fn sites(open: &Open, island: &Island, level: usize) -> Cells {
    let built = island.built(level);
    if level == 0 {
        return built.touching().and(open.edition().hollows()).without(built);
    }
    island.roofed(level - 1).without(built)
}

/// How near a missing cube is.
fn supply(weights: &Weights, player: &Player, colour: Colour, any: bool) -> i32 {
    let fits = |cube: Colour| any || cube == colour;
    if player.preparation.iter().any(|(cube, _)| fits(cube)) {
        weights.roof_prepared
    } else if player.pyramid.free().any(|step| player.pyramid.cube(step).is_some_and(fits)) {
        weights.roof_free
    } else if player.pyramid.count(colour) > 0 {
        weights.roof_covered
    } else {
        weights.roof_hope
    }
}

/// What the others could lay on this island.
pub(super) fn given(weights: &Weights, open: &Open, island: &Island, seat: Seat) -> i32 {
    let mut sum = 0;
    for (_, other) in open.players.iter(open.seats).filter(|(other, _)| *other != seat) {
        let wild = buildings::wild(other.cards);
        let fitting = other.roofs.iter().flatten().filter(|tile| island.spots(**tile, wild).next().is_some());
        sum += fitting.count() as i32 * weights.roof_given;
    }
    sum
}
