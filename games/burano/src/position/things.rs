//! How things are written in positions, and whether all are there.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use campiello_core::Bag;
use campiello_core::keyed::Keyed;
use campiello_core::position::{join, named, number};

use crate::components::{Building, CUBES, Colour, Cubes, PAIRS, RoofKind, Tile};
use crate::ring::IN_CIRCULATION;
use crate::state::State;

/// `2 pink blue`: every thing by itself.
pub(super) fn count_of<T: Copy + FromStr<Err = ()>>(words: &[&str], what: &str) -> Result<Vec<T>, String> {
    let mut things = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (count, word) = match number::<u8>(word) {
            Ok(count) => (count, *words.next().ok_or("a number stands before what it counts")?),
            Err(_) => (1, *word),
        };
        let thing: T = named(word, what)?;
        things.extend((0..count).map(|_| thing));
    }
    Ok(things)
}

/// Takes things out of where they are kept.
pub(super) fn bag<K: Keyed + FromStr<Err = ()>, const N: usize>(
    from: &mut Bag<K, N>,
    words: &[&str],
    what: &str,
) -> Result<Bag<K, N>, String> {
    let things: Bag<K, N> = count_of(words, what)?.into_iter().collect();
    if from.take_all(&things) { Ok(things) } else { Err(format!("only {} are left", listed(from))) }
}

/// `2 pink blue`; `none` if there is nothing.
pub(super) fn listed<K: Keyed, const N: usize>(things: &Bag<K, N>) -> String {
    join(things.iter().map(|(kind, count)| match count {
        1 => kind.key().into(),
        _ => format!("{count} {}", kind.key()),
    }))
}

/// What there is too much or too little of, counted in the whole position.
pub(super) fn missing(state: &State) -> Option<String> {
    let open = &state.open;
    let (mut cubes, mut docks) = (open.supply, Cubes::NONE);
    let mut fish = state.deck;
    let mut cards: Vec<Building> = open.cards.iter().chain(open.card_deck.iter()).collect();
    let mut tiles: Vec<Tile> = open.island.roofs().iter().map(|laid| laid.tile).collect();
    open.island.cubes().for_each(|(_, _, colour)| cubes.add(colour));
    open.lagoon.docks.as_flattened().iter().for_each(|dock| docks.add(*dock));
    fish.add_all(&open.display.iter().flatten().copied().collect());
    for kind in RoofKind::ALL {
        tiles.extend(open.stack(kind).pairs().map(|pair| Tile::numbered(kind, pair)));
    }
    for (seat, player) in open.players.iter(open.seats) {
        for more in [player.reserve, player.pyramid.cubes(), player.preparation] {
            cubes.add_all(&more);
        }
        for more in [player.seen, player.sold, state.drawn[seat]] {
            fish.add_all(&more);
        }
        cards.extend(player.cards.iter());
        tiles.extend(player.roofs.iter().flatten());
        let workers = player.ring.workers() + player.abroad();
        if workers != IN_CIRCULATION {
            return Some(format!("{workers} workers of {seat}"));
        }
    }
    tiles.sort_unstable();
    cards.sort_unstable();
    let all_tiles = RoofKind::ALL.into_iter().flat_map(|kind| {
        let pairs = open.edition.roofs[kind as usize];
        (0..PAIRS as u8).filter(move |pair| pairs & (1 << pair) != 0).map(move |pair| Tile::numbered(kind, pair))
    });
    if cubes != Cubes::each(CUBES) {
        Some(format!("{} cubes", listed(&cubes)))
    } else if docks != Cubes::each((docks.total() as usize / Colour::ALL.len()) as u8) {
        Some(format!("{} docks", listed(&docks)))
    } else if fish != open.edition.fish() {
        Some(format!("{} fish", listed(&fish)))
    } else if cards != Building::ALL {
        Some(format!("{} cards", join(cards.iter())))
    } else if !tiles.iter().copied().eq(all_tiles) {
        Some(format!("{} tiles", join(tiles.iter())))
    } else {
        None
    }
}
