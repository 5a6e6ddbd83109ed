//! 5.2 Lace, with the privilege 8.2 and the card 9.6.

use alloc::vec::Vec;

use campiello_core::Seat;

use super::catch::HOME;
use crate::components::{Building, Colour, Cubes};
use crate::grid::{Cell, Cells};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::{Open, Phase};

/// A lace house was built: workers may go to squares of the arrow houses' colours.
pub(crate) fn begin(open: &mut Open) {
    settle(open, open.player().ring.arrows());
}

/// Goes on as long as a worker can be sent.
fn settle(open: &mut Open, arrows: Cubes) {
    open.phase = if squares(open, arrows).is_empty() { Phase::Move } else { Phase::Lace { arrows } };
}

/// The squares where a worker may be placed, with a privilege or without.
#[must_use]
pub fn squares(open: &Open, arrows: Cubes) -> Cells {
    let player = open.player();
    if !player.ring.can_send() {
        return Cells::NONE;
    }
    let tiles = arrows.iter().fold(Cells::NONE, |all, (colour, _)| all.or(open.workshops.tile(colour)));
    let (mut others, mut barred) = (Cells::NONE, player.lace);
    for (_, other) in open.players.iter(open.seats).filter(|(seat, _)| *seat != open.active) {
        others = others.or(other.lace);
        if other.ring.is_full() {
            barred = barred.or(other.lace);
        }
    }
    let candidates = tiles.without(barred);
    if player.privileges > 0 {
        return candidates;
    }
    let near = if player.lace.is_empty() { candidates } else { candidates.and(player.lace.beside()) };
    if player.cards.contains(Building::Guildhall) { near } else { near.without(others) }
}

pub(crate) fn legal(open: &Open, arrows: Cubes, actions: &mut Vec<Action>) {
    actions.extend(squares(open, arrows).iter().map(Action::Lace));
    actions.push(Action::Enough);
}

/// Whether a square needs a privilege (8.2): it is not next to an own worker, or another's sits on it.
#[must_use]
pub fn needs_privilege(open: &Open, square: Cell) -> bool {
    let player = open.player();
    let near = player.lace.is_empty() || player.lace.beside().contains(square);
    let empty = occupant(open, square).is_none() || player.cards.contains(Building::Guildhall);
    !(near && empty)
}

/// Who sits on a square.
#[must_use]
pub fn occupant(open: &Open, square: Cell) -> Option<Seat> {
    open.players.iter(open.seats).find(|(_, player)| player.lace.contains(square)).map(|(seat, _)| seat)
}

fn check(open: &Open, arrows: Cubes, square: Cell) -> Result<Colour, Illegal> {
    let colour = open.workshops.colour(square).ok_or(Illegal::NoSquare(square))?;
    ensure(arrows.has(colour), Illegal::NoArrow(colour))?;
    let occupant = occupant(open, square);
    ensure(occupant != Some(open.active), Illegal::OwnWorker(square))?;
    if let Some(seat) = occupant {
        ensure(!open.players[seat].ring.is_full(), Illegal::FullRing(seat))?;
    }
    let paid = !needs_privilege(open, square) || open.player().privileges > 0;
    ensure(paid, Illegal::NoPrivilege { rule: "8.2" })?;
    Ok(colour)
}

/// Places a worker; who sat there goes home and brings its owner two coins.
pub(crate) fn play(open: &mut Open, mut arrows: Cubes, square: Cell) -> Result<(), Illegal> {
    let colour = check(open, arrows, square)?;
    let price = u8::from(needs_privilege(open, square));
    if let Some(seat) = occupant(open, square) {
        let other = &mut open.players[seat];
        other.lace.remove(square);
        other.ring.welcome();
        other.coins += HOME;
    }
    let coin = u16::from(open.workshops.coins().contains(square));
    let player = open.player_mut();
    player.privileges -= price;
    player.coins += coin;
    player.lace.insert(square);
    player.ring.send();
    arrows.take(colour);
    settle(open, arrows);
    Ok(())
}
