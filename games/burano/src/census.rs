//! Where every component is: 120 cubes, 52 workers, 48 fish, 48 roofs, 16 buildings, 18 docks, 4 ships (law 4).

use alloc::format;

use campiello_core::census::Census;

use crate::components::{Buildings, Colour, Fish, RoofKind, Ship, Shoal, Tile, WORKERS};
use crate::ring::IN_CIRCULATION;
use crate::state::{Open, State};

/// Counts everything.
pub(crate) fn count(state: &State, census: &mut Census) {
    let open = &state.open;
    cubes(open, census);
    fish(state, census);
    roofs(open, census);
    buildings(open.cards, census);
    buildings(open.card_deck, census);
    for (seat, player) in open.players.iter(open.seats) {
        buildings(player.cards, census);
        // One worker marks the score, one the privileges, one the moves (1.10, 2.2).
        let markers = WORKERS - IN_CIRCULATION;
        census.count(format!("worker of {seat}"), i64::from(markers + player.ring.workers() + player.abroad()));
    }
    for dock in open.lagoon.docks.iter().flatten() {
        census.found(format!("dock {dock}"));
    }
    for ship in Ship::ALL.into_iter().filter(|ship| open.lagoon.ships[*ship as usize].is_port()) {
        census.found(format!("ship {ship}"));
    }
}

fn cubes(open: &Open, census: &mut Census) {
    let mut all = open.supply;
    open.island.cubes().for_each(|(_, _, colour)| all.add(colour));
    for (_, player) in open.players.iter(open.seats) {
        for cubes in [player.reserve, player.preparation, player.pyramid.cubes()] {
            all.add_all(&cubes);
        }
    }
    for colour in Colour::ALL {
        census.count(format!("cube {colour}"), all.count(colour).into());
    }
}

fn fish(state: &State, census: &mut Census) {
    let mut all: Shoal = state.open.display.iter().flatten().copied().collect();
    all.add_all(&state.deck);
    for (seat, player) in state.open.players.iter(state.open.seats) {
        for shoal in [player.seen, state.drawn[seat], player.sold] {
            all.add_all(&shoal);
        }
    }
    for kind in Fish::ALL {
        census.count(format!("fish {kind}"), all.count(kind).into());
    }
}

fn roofs(open: &Open, census: &mut Census) {
    for kind in RoofKind::ALL {
        open.stack(kind).pairs().for_each(|pair| census.found(format!("roof {}", Tile::numbered(kind, pair))));
    }
    for laid in open.island.roofs() {
        census.found(format!("roof {}", laid.tile));
    }
    for (_, player) in open.players.iter(open.seats) {
        player.roofs.iter().flatten().for_each(|tile| census.found(format!("roof {tile}")));
    }
}

fn buildings(cards: Buildings, census: &mut Census) {
    cards.iter().for_each(|card| census.found(format!("building {card}")));
}
