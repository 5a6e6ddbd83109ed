//! A world that fits a view.
//!
//! Hidden are the fish that others drew from the deck, and the pyramids of those who are ready before all are. A sale takes from the
//! cards that everybody saw first, so what is unseen stays a fair draw from all cards that the viewer has not seen.

use alloc::vec::Vec;

use campiello_core::{BySeat, Chance, Seat};

use crate::components::{Colour, Shoal};
use crate::pyramid::{PYRAMID, Pyramid, Step, levels_of};
use crate::state::{Open, State};
use crate::view::View;

/// Guesses the unseen fish and the hidden pyramids of the others.
pub fn guess(view: &View, luck: &mut impl Chance) -> State {
    let open = view.open.clone();
    let own = |seat: Seat| view.own.filter(|_| view.viewer.is(seat));
    let mut deck = unseen(view);
    let drawn = BySeat::from_fn(|seat| {
        if let Some(own) = own(seat) {
            return own.drawn;
        }
        let cards = if seat.index() < usize::from(open.seats) { open.players[seat].unseen } else { 0 };
        (0..cards).filter_map(|_| deck.draw(luck)).collect()
    });
    let plans = BySeat::from_fn(|seat| match own(seat) {
        Some(own) => own.plan,
        None if open.ready.contains(seat) => any_pyramid(&open, seat, luck),
        None => Pyramid::default(),
    });
    debug_assert_eq!(deck.total(), open.deck, "everybody can count the deck");
    State { open, drawn, deck, plans }
}

/// The fish that the viewer has not seen: in the deck, or drawn from it by others.
fn unseen(view: &View) -> Shoal {
    let open = &view.open;
    let mut left = open.edition.fish();
    let mut gone: Shoal = open.display.iter().flatten().copied().collect();
    for (_, player) in open.players.iter(open.seats) {
        gone.add_all(&player.seen);
        gone.add_all(&player.sold);
    }
    if let Some(own) = view.own {
        gone.add_all(&own.drawn);
    }
    let all_there = left.take_all(&gone);
    debug_assert!(all_there, "no fish is anywhere twice");
    left
}

/// Any pyramid that a seat can have built of its reserve.
#[must_use]
pub fn any_pyramid(open: &Open, seat: Seat, luck: &mut impl Chance) -> Pyramid {
    let mut cubes: Vec<Colour> = open.players[seat].reserve.singles().collect();
    luck.shuffle(&mut cubes);
    let (base, middle, top) = levels_of((cubes.len() as u8).min(PYRAMID));
    let mut pyramid = Pyramid::default();
    let mut next = cubes.into_iter();
    for (level, count) in [(0, base), (1, middle), (2, top)] {
        let mut steps: Vec<Step> = Step::all().filter(|step| step.level() == level).collect();
        luck.shuffle(&mut steps);
        for (step, cube) in steps.into_iter().take(count.into()).zip(next.by_ref()) {
            pyramid.lay(step, cube);
        }
    }
    pyramid
}
