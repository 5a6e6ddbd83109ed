//! 7 The end: coins, fish and building cards score.

use alloc::vec;
use alloc::vec::Vec;

use campiello_core::{Outcome, Score, Seat};

use crate::buildings;
use crate::state::{Open, Phase, Source};

/// 7.1: so many coins are a point.
const COINS: u16 = 5;

/// 7.1: after winter.
pub(crate) fn finish(open: &mut Open) {
    for seat in Seat::all(open.seats) {
        let built: u16 = open.players[seat].cards.iter().map(|card| buildings::end_points(open, seat, card)).sum();
        let player = &mut open.players[seat];
        player.coins += u16::from(core::mem::take(&mut player.privileges));
        player.score(Source::Coins, player.coins / COINS);
        player.score(Source::Fish, player.fish().into());
        player.score(Source::Buildings, built);
    }
    open.phase = Phase::Over;
}

/// The result; 7.2 breaks ties by prepared cubes, then by coins.
#[must_use]
pub fn outcome(open: &Open) -> Option<Outcome> {
    if open.phase != Phase::Over {
        return None;
    }
    let players = || open.players.iter(open.seats).map(|(_, player)| player);
    let scores = players().map(|player| Score {
        parts: Source::ALL.into_iter().map(|source| (source.key(), player.points[source as usize].into())).collect(),
    });
    let ties: Vec<_> = players().map(|player| vec![player.preparation.total().into(), player.coins.into()]).collect();
    Some(Outcome::ranked("winter", scores.collect(), &ties))
}
