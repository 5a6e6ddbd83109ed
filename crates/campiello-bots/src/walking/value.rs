//! What a round's beginning is worth to a seat, learned from finished games.
//!
//! What the best turn promises is a good measure late in the game and too hopeful early; what else a position shows (coins, cards held, what the street
//! shows, who still waits) sets it right. `examples/walking_value.rs` plays games and learns the weights from them.

use std::sync::LazyLock;

use campiello_core::{Game, Seat, Viewer};
use walking::{Character, Open, State, Walking};

use super::Reader;
use super::faces::{COUNTS, Faces, ONE, Sum};
use crate::learned::Learned;

/// How many rounds are told apart; the last stands for all later ones.
const ROUNDS: usize = 10;
/// How many stages there are: rounds by the number of seats.
pub const STAGES: usize = 4 * ROUNDS;
/// How many things come before the symbols.
const PLAIN: usize = 17;
/// How much a position shows: plain things, symbols in the street and in the hand, who waits.
pub const WIDTH: usize = PLAIN + 2 * COUNTS + Character::ALL.len();

/// What was learned.
static LEARNED: LazyLock<Learned> = LazyLock::new(|| Learned::read(include_str!("value.txt")));

/// The stage of a game.
pub fn stage(open: &Open) -> usize {
    usize::from(open.seats - 1) * ROUNDS + usize::from(open.round).clamp(1, ROUNDS) - 1
}

/// The points that a seat will have at the end.
pub fn worth(state: &State, seat: Seat) -> f64 {
    let shown = shown(state, seat);
    LEARNED.value(stage(&state.open), &shown).unwrap_or(shown[1])
}

/// The points that the seat's best turn promises if it were next.
fn best_turn(state: &State, seat: Seat) -> f64 {
    let view = Walking::view(state, Viewer::Seat(seat));
    let turn = Reader::default().best_turn(&view, seat);
    turn.map_or(0.0, |(_, plan)| f64::from(plan.value) / f64::from(ONE))
}

/// What a position shows of a seat; the first is always 1.
pub fn shown(state: &State, seat: Seat) -> [f64; WIDTH] {
    let open = &state.open;
    let (player, hand) = (&open.players[seat], Walking::view(state, Viewer::Seat(seat)).hand());
    let street = &player.street;
    let promised = best_turn(state, seat);
    let (held, coins) = (f64::from(hand.len()), f64::from(player.coins));
    let floors = f64::from(street.cards().count() as u32);
    let others = Seat::all(open.seats).filter(|other| *other != seat);
    let ahead = f64::from(others.map(|other| open.players[other].street.cards().count() as u32).max().unwrap_or(0));
    let plain: [f64; PLAIN] = [
        1.0,
        promised,
        promised * promised / 100.0,
        coins,
        coins.min(2.0),
        coins * floors / 10.0,
        f64::from(player.tokens),
        held,
        (held - 2.0).max(0.0),
        held * coins / 5.0,
        floors,
        f64::from(street.complete().count_ones()),
        f64::from(street.houses().count_ones()),
        f64::from(street.scaffolds().count()),
        f64::from(coins + 1.0 < held),
        ahead,
        (floors - ahead).max(0.0),
    ];
    let faces = Faces::of(open.edition());
    let (mut built, mut in_hand) = (Sum::default(), Sum::default());
    street.cards().for_each(|(_, card)| built.add(faces.sum(card)));
    hand.iter().for_each(|card| in_hand.add(faces.sum(card)));
    let symbols = built.0.iter().chain(&in_hand.0).map(|count| f64::from(*count) / f64::from(ONE));
    let waiting = Character::ALL.iter().map(|character| f64::from(open.characters.count(*character)));
    let mut shown = [0.0; WIDTH];
    for (slot, thing) in shown.iter_mut().zip(plain.into_iter().chain(symbols).chain(waiting)) {
        *slot = thing;
    }
    shown
}
