//! What a position between two seasons promises every seat until the end of the game: a line fitted to games of these bots.

use std::sync::LazyLock;

use burano::buildings::end_points;
use burano::cleanup::majority;
use burano::workshop::unions;
use burano::{Building, Open, Phase, Place, Season, State};
use campiello_core::Seat;

use super::fish;
use super::lace;
use super::roofing;
use super::value::{Horizon, POINT, counts};
use super::weights::Weights;
use crate::learned::Learned;

/// What is looked at of every seat: the features, and then one for each building card.
pub const FEATURES: usize = 24 + Building::ALL.len();

/// How many boundaries there are between seasons.
pub const BOUNDARIES: usize = Season::ALL.len() - 1;

/// What was learned; `examples/burano_outlook.rs` plays games and learns it.
static LEARNED: LazyLock<Learned> = LazyLock::new(|| Learned::read(include_str!("outlook.txt")));

/// How many clean-ups are over, roofs apart, which come last.
pub fn seasons_over(state: &State) -> usize {
    let open = &state.open;
    let cleaned = open.round == open.season.turns() && open.phase == Phase::Roofs;
    open.season as usize + usize::from(cleaned)
}

/// What is looked at of a seat between two seasons.
pub fn features(state: &State, seat: Seat) -> [f64; FEATURES] {
    let weights = Weights::greedy();
    let open = &state.open;
    let player = &open.players[seat];
    let cubes = counts(player);
    let left: u8 = cubes.iter().sum();
    let convent = i32::from(player.cards.contains(Building::Convent));
    let paid = lace::pay(&open.workshops, player.lace, cubes, convent);
    let spare: u8 = paid.left.iter().sum();
    let horizon = Horizon { turns: 0, all_turns: 9, seasons: 1 };
    let hand = f64::from(fish::worth(&weights, state, seat, horizon)) / f64::from(POINT);
    let tiles = || player.roofs.iter().flatten();
    let promised: i32 = tiles().map(|tile| roofing::between_seasons(&weights, open, seat, *tile)).sum();
    let later = later(open, seat);
    let coins = f64::from(player.coins);
    let own = [
        1.0,
        f64::from(u8::from(open.seats == 2)),
        f64::from(u8::from(open.seats == 3)),
        coins.min(6.0),
        (coins - 6.0).max(0.0),
        f64::from(player.privileges.min(3)),
        f64::from(player.privileges.saturating_sub(3)),
        f64::from(left.min(9)),
        f64::from(left.clamp(9, 14) - 9),
        f64::from(left.saturating_sub(14)),
        f64::from(spare),
        f64::from(player.ring.workers()),
        f64::from(player.preparation.total()),
        f64::from(paid.points()),
        f64::from(player.lace.len()),
        f64::from(unions(player.lace)),
        islands(open, seat),
        f64::from(player.fishers.iter().sum::<u8>()),
        hand,
        f64::from(player.fish()),
        f64::from(player.ring.coins()),
        f64::from(player.ring.fountains()),
        f64::from(promised) / f64::from(POINT),
        later,
    ];
    let mut all = [0.0; FEATURES];
    all[..own.len()].copy_from_slice(&own);
    for (n, card) in Building::ALL.into_iter().enumerate().filter(|(_, card)| player.cards.contains(*card)) {
        all[own.len() + n] = 1.0 + f64::from(end_points(open, seat, card)) / 10.0;
    }
    all
}

/// How many seats move before this one in the next season.
fn later(open: &Open, seat: Seat) -> f64 {
    let first = if open.phase == Phase::Roofs { open.first.next(open.seats) } else { open.first };
    let ahead = (seat.index() + usize::from(open.seats) - first.index()) as u8;
    f64::from(ahead % open.seats)
}

/// 6.1: what the islands would score now.
fn islands(open: &Open, seat: Seat) -> f64 {
    let scores = Place::ISLANDS.into_iter().flat_map(|island| majority(open, island));
    scores.filter(|(owner, _)| *owner == seat).map(|(_, points)| f64::from(points)).sum()
}

/// The points that a seat will have, fitted for every season.
pub(super) fn promise(state: &State, seat: Seat) -> f64 {
    let scored = f64::from(state.open.players[seat].total());
    let over = seasons_over(state).clamp(1, BOUNDARIES);
    scored + LEARNED.value(over - 1, &features(state, seat)).unwrap_or_default()
}
