//! What a position promises to every seat, learned from finished games.
//!
//! What fields and hands are worth by `greedy`'s beliefs is a good measure of who does better and a poor one of by how much; what else a position
//! shows sets it right. `examples/bohnanza_promise.rs` plays games and learns the weights from them.

use std::sync::LazyLock;

use bohnanza::state::SEATS;
use bohnanza::{Open, Phase, Sorts, State};
use campiello_core::Seat;

use super::outlook::ROUND;
use super::sight::Sight;
use super::value::{THALER, Yields};
use super::weights::Weights;
use crate::learned::Learned;

/// How many turns are played on: what a deal brings shows soon, and luck hides it later.
const TURNS: u16 = 2;
/// How many rounds before the end are told apart; the first stands for all earlier ones.
const ROUNDS: usize = 10;
/// The fewest seats.
const FEWEST: usize = 3;
/// How many stages there are: rounds by the number of seats.
pub const STAGES: usize = (SEATS + 1 - FEWEST) * ROUNDS;
/// How much a position shows of a seat.
pub const WIDTH: usize = 12;

/// What was learned.
static LEARNED: LazyLock<Learned> = LazyLock::new(|| Learned::read(include_str!("promise.txt")));

/// Whether enough has happened: some turns are over, and the next one begins.
pub fn settled(begun: &Open, open: &Open) -> bool {
    is_boundary(open) && open.turn >= begun.turn + TURNS
}

/// Whether a turn begins.
pub fn is_boundary(open: &Open) -> bool {
    open.phase == Phase::Plant && open.planted == 0
}

/// The thalers that every seat will have at the end.
pub fn promise(state: &State) -> Vec<f64> {
    let yields = Yields::of(state.open.edition());
    let promised = |seat: Seat| {
        let (stage, shown) = shown(state, seat, &yields);
        let thalers = f64::from(state.open.players[seat].thalers.count());
        thalers + LEARNED.value(stage, &shown).unwrap_or(shown[1] + shown[3])
    };
    Seat::all(state.open.seats).map(promised).collect()
}

/// What the beginning of a turn shows of a seat, and at which stage of the game; the first is always 1.
pub fn shown(state: &State, seat: Seat, yields: &Yields) -> (usize, [f64; WIDTH]) {
    let (open, hand) = (&state.open, state.hands[seat]);
    let weights = Weights::greedy();
    let sight = Sight::new(open, seat, hand, &weights, yields);
    let player = sight.player();
    let market = sight.market(seat);
    let thalers = |worth: i32| f64::from(worth) / f64::from(THALER);
    let planted = sight.own_worth(sight.to_plant(seat), 0);
    let fields = player.fields();
    let others = Seat::all(open.seats).filter(|other| *other != seat);
    let wanted = others.fold(Sorts::NONE, |all, other| all.or(open.players[other].grown()));
    let held = |sorts: Sorts| -> u32 {
        hand.beans(hand.all()).iter().filter(|(bean, _)| sorts.contains(*bean)).map(|(_, count)| u32::from(count)).sum()
    };
    let ahead = ((seat.index() + usize::from(open.seats) - open.active.index()) % usize::from(open.seats)) as u8;
    let count = |wanted: u8| f64::from(fields.iter().filter(|field| field.count == wanted).count() as u32);
    let shown = [
        1.0,
        thalers(fields.iter().map(|field| market.worth(field.bean, field.count)).sum()),
        thalers(fields.iter().map(|field| yields.pay(field.bean, field.count)).sum()),
        thalers(planted),
        thalers(planted.min(0)),
        f64::from(player.hand),
        f64::from(held(player.grown())),
        f64::from(held(wanted)),
        f64::from(u8::from(player.third)),
        count(0),
        count(1),
        f64::from(ahead),
    ];
    let rounds = (sight.outlook.left / ROUND).clamp(0, ROUNDS as i32 - 1) as usize;
    ((usize::from(open.seats) - FEWEST) * ROUNDS + rounds, shown)
}

#[cfg(test)]
mod tests {
    use bohnanza::Bohnanza;
    use campiello_core::{Seed, Settings, Table};

    use super::*;
    use crate::bot::{Brains, Sitting, play_on};

    /// What was promised at the beginning of every turn of some greedy games, and what came of it: by how much it was wrong, for every seat.
    fn mistakes(seats: u8) -> Vec<f64> {
        let mut mistakes = Vec::new();
        for game in 0..40 {
            let seed = Seed::numbered(31, game);
            let mut table = Table::<Bohnanza>::new(Settings::named(seats, []).expect("it can be played"), seed);
            let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(Bohnanza::greedy(), seat, &seed)).collect();
            let mut promises = Vec::new();
            play_on(&mut table, |table, seat, legal| {
                if is_boundary(&table.state().open) {
                    promises.push(promise(table.state()));
                }
                bots[seat.index()].answer(table, seat, legal)
            });
            let scores = table.outcome().expect("it is over").scores;
            for promised in promises {
                mistakes.extend(promised.iter().zip(&scores).map(|(points, score)| points - f64::from(score.total())));
            }
        }
        mistakes
    }

    #[test]
    fn promises_are_kept_on_the_whole_and_not_far_off() {
        for seats in 3..=5 {
            let mistakes = mistakes(seats);
            let count = f64::from(mistakes.len() as u32);
            let mean = mistakes.iter().sum::<f64>() / count;
            let off = (mistakes.iter().map(|mistake| mistake * mistake).sum::<f64>() / count).sqrt();
            assert!(mean.abs() < 0.4, "{seats} seats: {mean:.2} thalers too many");
            assert!(off < 2.6, "{seats} seats: off by {off:.2} thalers");
        }
    }
}
