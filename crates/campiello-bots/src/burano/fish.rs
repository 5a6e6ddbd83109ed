//! 5.1 What fish in hand may bring.

use burano::{Building, Fish, Shoal, State};
use campiello_core::Seat;

use super::value::{Horizon, POINT};
use super::weights::Weights;

/// The fish in a hand.
pub(super) fn hand(state: &State, seat: Seat) -> Shoal {
    let mut hand = state.drawn[seat];
    hand.add_all(&state.open.players[seat].seen);
    hand
}

/// What a hand promises.
pub(super) fn worth(weights: &Weights, state: &State, seat: Seat, horizon: Horizon) -> i32 {
    of_hand(weights, state, seat, hand(state, seat), horizon)
}

/// What this hand would promise.
pub(super) fn of_hand(weights: &Weights, state: &State, seat: Seat, hand: Shoal, horizon: Horizon) -> i32 {
    let share = match horizon.all_turns {
        0 => return i32::from(hand.total()) * POINT,
        1 => weights.fish_last,
        2 => weights.fish_soon,
        _ => weights.fish_share,
    };
    let cards = state.open.players[seat].cards;
    let of_kind = |(kind, count): (Fish, u8)| {
        let sold = [weights.fish_1, weights.fish_2, weights.fish_3, weights.fish_4, weights.fish_5, weights.fish_6]
            [usize::from(count).min(6) - 1];
        let market = if (kind as usize) < 4 { Building::FishMarket } else { Building::FishHall };
        let named = if cards.contains(market) { 2 * POINT * i32::from(count) } else { 0 };
        ((sold + named) * share / 100).max(i32::from(count) * POINT)
    };
    hand.iter().map(of_kind).sum()
}
