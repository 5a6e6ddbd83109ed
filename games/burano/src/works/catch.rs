//! 5.1.1 At an island: as many fish as docks match, then workers.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use crate::components::Fish;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::{Open, Phase, Source, State};

/// What a card that is missing is worth.
const MISSING: u16 = 2;
/// What a player gets whose worker comes home (5.1.1, 8.2).
pub(crate) const HOME: u16 = 2;
/// So many matches allow two workers.
const ALL_MATCH: u8 = 3;

/// The boat has come to an island where so many docks match.
pub(super) fn begin(state: &mut State, matches: u8, luck: &mut impl Chance) {
    state.open.phase = Phase::Catch { matches, left: matches };
    settle(state, (matches, matches), luck);
}

/// The kinds that lie face up, and the deck.
pub(crate) fn legal(open: &Open, actions: &mut Vec<Action>) {
    let display = &open.display;
    for (n, fish) in display.iter().enumerate().filter(|(_, fish)| fish.is_some()) {
        if !display[..n].contains(fish) {
            actions.push(Action::Fish(*fish));
        }
    }
    actions.extend((open.deck > 0).then_some(Action::Fish(None)));
}

/// Takes a fish; `(matches, left)` is where the phase stands.
pub(crate) fn play(
    state: &mut State,
    (matches, left): (u8, u8),
    fish: Option<Fish>,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    let open = &mut state.open;
    let seat = open.active;
    if let Some(fish) = fish {
        let place = open.display.iter().position(|face_up| *face_up == Some(fish));
        open.display[place.ok_or(Illegal::NotOnDisplay(fish))?] = None;
        open.players[seat].seen.add(fish);
    } else {
        ensure(open.deck > 0, Illegal::NoFish)?;
        state.drawn[seat].add(state.deck.draw(luck).expect("the deck was counted"));
        open.deck -= 1;
        open.players[seat].unseen += 1;
    }
    settle(state, (matches, left - 1), luck);
    Ok(())
}

/// Goes on if all fish are taken, or none is left to take.
fn settle(state: &mut State, (matches, left): (u8, u8), luck: &mut impl Chance) {
    let open = &mut state.open;
    open.phase = Phase::Catch { matches, left };
    if left > 0 && (open.deck > 0 || open.display.iter().any(Option::is_some)) {
        return;
    }
    open.player_mut().score(Source::Fish, MISSING * u16::from(left));
    fill_display(state, luck);
    let open = &mut state.open;
    if matches == ALL_MATCH && open.player().ring.workers() > 2 {
        open.phase = Phase::Crew;
    } else {
        send(open, 1);
    }
}

/// Turns fish up until three lie there, as far as the deck goes.
pub(crate) fn fill_display(state: &mut State, luck: &mut impl Chance) {
    for place in &mut state.open.display {
        if place.is_none() {
            *place = state.deck.draw(luck);
            state.open.deck -= u8::from(place.is_some());
        }
    }
}

/// So many workers go to the island of the boat, but never the last; then the others there take one home each.
pub(crate) fn send(open: &mut Open, workers: u8) {
    open.phase = Phase::Move;
    let (active, island) = (open.active, open.player().boat as usize);
    let player = open.player_mut();
    let sent = workers.min(player.ring.workers() - 1);
    (0..sent).for_each(|_| player.ring.send());
    player.fishers[island] += sent;
    if sent == 0 {
        return;
    }
    for seat in Seat::all(open.seats).filter(|seat| *seat != active) {
        let other = &mut open.players[seat];
        // (R) With a full ring the worker stays and nothing is paid.
        if other.fishers[island] > 0 && !other.ring.is_full() {
            other.fishers[island] -= 1;
            other.ring.welcome();
            other.coins += HOME;
        }
    }
}
