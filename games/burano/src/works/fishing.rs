//! 5.1 Fishing: where the boat goes, and docks that change places before (8.1).

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use super::{catch, port};
use crate::components::{Building, Colour, Cubes, ISLANDS, Place, Places};
use crate::illegal::{Illegal, ensure};
use crate::lagoon::{DOCKS, Dock, Lagoon};
use crate::notation::Action;
use crate::state::{Open, Phase, State};

/// A fishing house was built: the boat may sail, unless it can go nowhere.
pub(crate) fn begin(open: &mut Open) {
    let can_swap = open.player().privileges > 0 && reach(open).iter().any(|place| !place.is_port());
    let possible = can_swap || reach(open).iter().any(|place| check_goal(open, place).is_ok());
    open.phase = if possible { Phase::Fishing { swapped: false } } else { Phase::Move };
}

/// Where the boat of the active seat can get: one step, or two with 9.5, but not back to where it lies.
#[must_use]
#[inline]
pub fn reach(open: &Open) -> Places {
    reach_of(open, open.active)
}

/// Where the boat of a seat could get now, whosever turn it is.
#[must_use]
#[inline]
pub fn reach_of(open: &Open, seat: Seat) -> Places {
    let player = &open.players[seat];
    let mut reach = open.edition.routes(player.boat);
    if player.cards.contains(Building::Boatyard) {
        reach = reach.iter().fold(reach, |all, step| all.or(open.edition.routes(step)));
    }
    reach.without(player.boat)
}

/// Whether the boat may end its way there: an island needs a match, a port a ship.
fn check_goal(open: &Open, place: Place) -> Result<(), Illegal> {
    if place.is_port() {
        return ensure(open.lagoon.ships_in(place).next().is_some(), Illegal::NoShip(place));
    }
    ensure(open.lagoon.matches(place, &open.player().ring.arrows()) > 0, Illegal::NoMatch(place))
}

pub(crate) fn legal(open: &Open, swapped: bool, actions: &mut Vec<Action>) {
    let reach = reach(open);
    let goals = reach.iter().filter(|place| !(swapped && place.is_port()) && check_goal(open, *place).is_ok());
    actions.extend(goals.map(Action::Sail));
    if open.player().privileges > 0 {
        let arrows = open.player().ring.arrows();
        let helpful = pairs(&open.lagoon).filter(|docks| brings_more(&open.lagoon, *docks, reach, arrows));
        actions.extend(helpful.map(|(one, other)| Action::Swap(one, other)));
    }
    if !swapped {
        actions.push(Action::Enough);
    }
}

/// 8.1: all swaps that are allowed; those that bring no match at once are too many to list, and are spelled.
pub(crate) fn swaps(open: &Open) -> impl Iterator<Item = (Dock, Dock)> {
    let (reach, arrows) = (reach(open), open.player().ring.arrows());
    let allowed = open.player().privileges > 0;
    pairs(&open.lagoon).filter(move |docks| allowed && is_useful(&open.lagoon, *docks, reach, arrows))
}

/// Docks of two islands and colours, the first island before the second; docks of a colour on an island are alike.
fn pairs(lagoon: &Lagoon) -> impl Iterator<Item = (Dock, Dock)> {
    let docks = move |island: Place| colours(lagoon, island).map(move |colour| Dock { island, colour });
    (0..ISLANDS)
        .flat_map(move |n| {
            let others = Place::ISLANDS.into_iter().skip(n + 1).flat_map(docks);
            others.flat_map(move |other| docks(Place::ISLANDS[n]).map(move |one| (one, other)))
        })
        .filter(|(one, other)| one.colour != other.colour)
}

/// The colours of an island's docks, each once.
fn colours(lagoon: &Lagoon, island: Place) -> impl Iterator<Item = Colour> {
    let docks = lagoon.docks[island as usize];
    (0..DOCKS).filter(move |n| !docks[..*n].contains(&docks[*n])).map(move |n| docks[n])
}

/// Whether one of the two islands is within reach and matches better after the swap.
#[inline]
fn brings_more(lagoon: &Lagoon, docks: (Dock, Dock), reach: Places, arrows: Cubes) -> bool {
    let wanted = |dock: Dock, instead: Dock| {
        // A dock that comes helps if its colour is wanted, and the one that goes was not.
        reach.contains(dock.island) && arrows.has(instead.colour) && {
            let mut after = *lagoon;
            after.swap(docks.0, docks.1);
            after.matches(dock.island, &arrows) > lagoon.matches(dock.island, &arrows)
        }
    };
    wanted(docks.0, docks.1) || wanted(docks.1, docks.0)
}

/// 8.1 (R): after the swap an island within reach has a match.
fn is_useful(lagoon: &Lagoon, docks: (Dock, Dock), reach: Places, arrows: Cubes) -> bool {
    let mut after = *lagoon;
    after.swap(docks.0, docks.1)
        && Place::ISLANDS.into_iter().any(|island| reach.contains(island) && after.matches(island, &arrows) > 0)
}

/// 8.1: two docks change places for a privilege.
pub(crate) fn swap(open: &mut Open, one: Dock, other: Dock) -> Result<(), Illegal> {
    ensure(open.player().privileges > 0, Illegal::NoPrivilege { rule: "8.1" })?;
    for Dock { island, colour } in [one, other] {
        let there = !island.is_port() && open.lagoon.docks[island as usize].contains(&colour);
        ensure(there, Illegal::NoDock { island, colour })?;
    }
    ensure(one.colour != other.colour && one.island < other.island, Illegal::SameDock)?;
    ensure(is_useful(&open.lagoon, (one, other), reach(open), open.player().ring.arrows()), Illegal::UselessSwap)?;
    open.player_mut().privileges -= 1;
    open.lagoon.swap(one, other);
    open.phase = Phase::Fishing { swapped: true };
    Ok(())
}

/// 5.1: the boat goes to an island (5.1.1) or to a port (5.1.2).
pub(crate) fn sail(state: &mut State, swapped: bool, place: Place, luck: &mut impl Chance) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(reach(open).contains(place), Illegal::NoRoute(place))?;
    ensure(!(swapped && place.is_port()), Illegal::MustFish)?;
    check_goal(open, place)?;
    let matches = if place.is_port() { 0 } else { open.lagoon.matches(place, &open.player().ring.arrows()) };
    open.player_mut().boat = place;
    if place.is_port() {
        port::begin(open);
    } else {
        catch::begin(state, matches, luck);
    }
    Ok(())
}
