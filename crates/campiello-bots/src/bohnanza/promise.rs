//! What a position promises to every seat.

use bohnanza::{Open, Phase, State};
use campiello_core::Seat;

use super::sight::Sight;
use super::value::{THALER, Yields};
use super::weights::Weights;

/// How many turns are played on: what a deal brings shows soon, and luck hides it later.
const TURNS: u16 = 2;

/// Whether enough has happened: some turns are over, and the next one begins.
pub fn settled(begun: &Open, open: &Open) -> bool {
    open.phase == Phase::Plant && open.planted == 0 && open.turn >= begun.turn + TURNS
}

/// The thalers that every seat will have at the end.
pub fn promise(state: &State) -> Vec<f64> {
    let weights = Weights::default();
    let yields = Yields::of(state.open.edition());
    let promised = |seat: Seat| {
        let sight = Sight::new(&state.open, seat, state.hands[seat], &weights, &yields);
        let player = sight.player();
        let market = sight.market(seat);
        let fields: i32 = player.fields().iter().map(|field| market.worth(field.bean, field.count)).sum();
        let planted = sight.own_worth(sight.to_plant(seat), 0);
        let chips = weights.chip * i32::from(player.hand);
        f64::from(THALER * i32::from(player.thalers.count()) + fields + planted + chips) / f64::from(THALER)
    };
    Seat::all(state.open.seats).map(promised).collect()
}
