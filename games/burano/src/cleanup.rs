//! 6 Clean-up: majorities, lace, colours, cubes, roofs, the first player. In winter only the first two.

pub mod pay; //    6.2 Lace
pub mod refill; // 6.4 Cubes
pub mod roofs; //  6.5 Roofs (and 2.4)

use campiello_core::{Chance, Seat};

use crate::components::{Building, Place};
use crate::state::{Open, Source, State};

/// The season's turns are over.
pub(crate) fn begin(state: &mut State, luck: &mut impl Chance) {
    majorities(&mut state.open);
    pay::begin(state, luck);
}

/// 6.1: what the majority on an island is worth, by the number of seats.
const fn worth(seats: u8) -> u16 {
    if seats < 4 { seats as u16 } else { 4 }
}

/// 6.1: the most workers on an island score; a tie shares, rounded down, unless 9.7 wins it.
fn majorities(open: &mut Open) {
    for island in Place::ISLANDS {
        for (seat, points) in majority(open, island) {
            open.players[seat].score(Source::Islands, points);
        }
    }
}

/// 6.1: who scores for an island now, and how much.
pub fn majority(open: &Open, island: Place) -> impl Iterator<Item = (Seat, u16)> + use<> {
    let workers = |seat: Seat| open.players[seat].fishers[island as usize];
    let most = Seat::all(open.seats).map(workers).max().unwrap_or(0);
    let first = |seat: &Seat| most > 0 && workers(*seat) == most;
    let breaker =
        Seat::all(open.seats).filter(first).find(|seat| open.players[*seat].cards.contains(Building::HarbourOffice));
    let mut winners = campiello_core::SeatSet::NOBODY;
    match breaker {
        Some(seat) => winners = winners.with(seat),
        None => Seat::all(open.seats).filter(first).for_each(|seat| winners = winners.with(seat)),
    }
    let share = worth(open.seats) / u16::from(winners.len().max(1));
    let winners = winners.iter();
    winners.map(move |seat| (seat, share))
}

/// The next seat in order from the first player, if this was not the last.
fn next_in_order(open: &Open, seat: Seat) -> Option<Seat> {
    Some(seat.next(open.seats)).filter(|next| *next != open.first)
}
