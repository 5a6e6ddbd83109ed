//! What a round's beginning is worth to a seat, learned from finished games.

use std::sync::LazyLock;

use campiello_core::{Game, Seat, Viewer};
use walking::components::Crowd;
use walking::{Character, Open, State, Walking};

use super::Greedy;
use super::faces::{COUNTS, Faces, Sum};
use crate::chair::Chair;
use crate::learned::Learned;

/// The last round that is told from later ones.
const ROUNDS: usize = 14;
/// How many stages there are: rounds by the number of seats.
pub const STAGES: usize = 4 * ROUNDS;
/// How much is shown.
pub const WIDTH: usize = 18 + 2 * COUNTS + 11;

static LEARNED: LazyLock<Learned> = LazyLock::new(|| {
    std::env::var("V").map_or_else(|_| Learned::default(), |path| Learned::read(&std::fs::read_to_string(path).unwrap()))
});

/// The stage of a game.
pub fn stage(open: &Open) -> usize {
    (usize::from(open.seats) - 1) * ROUNDS + usize::from(open.round).clamp(1, ROUNDS) - 1
}

/// What a seat will score.
pub fn worth(state: &State, seat: Seat) -> f64 {
    let shown = shown(state, seat);
    LEARNED.value(stage(&state.open), &shown).unwrap_or(shown[1])
}

/// What the seat's best turn promises if it were next.
fn expected(state: &State, seat: Seat) -> i32 {
    let mut state = state.clone();
    state.open.active = seat;
    let mut legal = Vec::new();
    Walking::legal(&state, seat, &mut legal);
    if legal.is_empty() {
        return 0;
    }
    Greedy::quick().ranked(&Chair::new(&state, seat, &legal))[0].1
}

/// What a position shows of a seat.
pub fn shown(state: &State, seat: Seat) -> [f64; WIDTH] {
    let open = &state.open;
    let player = &open.players[seat];
    let view = Walking::view(state, Viewer::Seat(seat));
    let expected = f64::from(expected(state, seat)) / 100.0;
    let hand = view.hand();
    let street = &player.street;
    let floors = |seat: Seat| open.players[seat].street.cards().count() as f64;
    let rivals = || Seat::all(open.seats).filter(|other| *other != seat);
    let held = f64::from(hand.len());
    let coins = f64::from(player.coins);
    let place = (seat.index() + usize::from(open.seats) - open.starter.index()) % usize::from(open.seats);
    let mut shown = [0.0; WIDTH];
    let some = [
        1.0,
        expected,
        expected * expected / 100.0,
        coins,
        coins.min(2.0),
        coins * floors(seat) / 10.0,
        f64::from(player.tokens),
        held,
        (held - 2.0).max(0.0),
        held * coins / 5.0,
        floors(seat),
        f64::from(street.complete().count_ones()),
        f64::from(street.houses().count_ones()),
        f64::from(street.scaffolds().count()),
        f64::from(coins + 1.0 < held),
        rivals().map(floors).fold(0.0, f64::max),
        rivals().map(|rival| f64::from(open.players[rival].coins)).fold(0.0, f64::max),
        place as f64,
    ];
    shown[..18].copy_from_slice(&some);
    let faces = Faces::of(open.edition());
    let mut total = Sum::default();
    street.cards().for_each(|(_, card)| total.add(faces.sum(card)));
    let mut in_hand = Sum::default();
    hand.iter().for_each(|card| in_hand.add(faces.sum(card)));
    for count in 0..COUNTS {
        shown[18 + count] = f64::from(total.0[count]) / 100.0;
        shown[18 + COUNTS + count] = f64::from(in_hand.0[count]) / 100.0;
    }
    for (character, shown) in Character::ALL.into_iter().zip(&mut shown[18 + 2 * COUNTS..]) {
        *shown = f64::from(waiting(&open.characters, character));
    }
    shown
}

fn waiting(crowd: &Crowd, character: Character) -> u8 {
    crowd.count(character)
}
