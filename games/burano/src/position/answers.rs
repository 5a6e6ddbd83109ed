//! What can be asked about a position.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::position::{join, named, number};
use campiello_core::{Game, Seat};

use super::seat;
use super::things::{listed, missing};
use crate::Burano;
use crate::components::{Colour, PAIRS, Place, RoofKind, Ship, Tile, Work};
use crate::grid::Cell;
use crate::state::{Open, Player, Source, State};
use crate::workshop::union;

/// Answers a question about a position.
///
/// - `phase`, `active`, `first`, `season`, `round`, `moves`, `price`, `ready`, `winners`, `complete` (whether all things of the box are there)
/// - `work pink`, `colours lace`, `docks murano`, `routes murano`, `ships west-port`, `sale c 2` (what so many lots pay)
/// - `supply` or `supply pink`, `houses` (how many), `house c5` (from the ground up), `roofs` (how many are laid), `hollows` (how many), `sites`
/// - `display`, `deck` (how many), `face-up`, `building-deck` (how many), `stack four` (how many), `tiles four` (their pairs of colours)
/// - `squares pink`, `coin-squares`, `union 4`
/// - `p0 coins`, `p0 privileges`, `p0 points` or `p0 points roofs`, `p0 ring` (workers), `p0 houses` (of the ring from the first arrow, coin
///   in lower case), `p0 arrows`, `p0 covered`, `p0 visible` (coins), `p0 fountains`, `p0 reserve`, `p0 pyramid`, `p0 free`, `p0 plan`,
///   `p0 prepared`, `p0 roofs`, `p0 boat`, `p0 abroad` (islands, then squares), `p0 hand`, `p0 drawn`, `p0 fish` (how many), `p0 sold`, `p0 cards`, `p0 turns`
///
/// # Errors
/// What is not understood.
pub(super) fn ask(state: &State, question: &str) -> Result<String, String> {
    let open = &state.open;
    let words: Vec<&str> = question.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["phase"] => open.phase.key().to_string(),
        ["active"] => open.active.to_string(),
        ["first"] => open.first.to_string(),
        ["season"] => open.season.to_string(),
        ["round"] => open.round.to_string(),
        ["moves"] => open.moves.to_string(),
        ["price"] => open.price().to_string(),
        ["ready"] => join(open.ready.iter()),
        ["complete"] => missing(state).unwrap_or_else(|| "yes".to_string()),
        ["winners"] => {
            let outcome = Burano::outcome(state).ok_or("the game is not over")?;
            join(Seat::all(open.seats).filter(|seat| outcome.ranks[seat.index()] == 1))
        }
        ["supply"] => listed(&open.supply),
        ["deck"] => open.deck.to_string(),
        ["display"] => join(open.display.iter().map(|fish| fish.map_or("-", |fish| fish.key()))),
        ["face-up"] => join(open.cards.iter()),
        ["building-deck"] => open.card_deck.len().to_string(),
        ["coin-squares"] => join(open.workshops.coins().iter()),
        [seat, rest @ ..] if seat.starts_with('p') && !rest.is_empty() => {
            let seat = self::seat(open, seat)?;
            ask_seat(state, seat, rest)?
        }
        words => ask_table(open, words)?,
    })
}

/// What is asked about the boards.
fn ask_table(open: &Open, words: &[&str]) -> Result<String, String> {
    Ok(match words {
        ["work", colour] => open.work(named(colour, "a colour")?).to_string(),
        ["colours", work] => {
            let work: Work = named(work, "an action")?;
            join(Colour::ALL.into_iter().filter(|colour| open.work(*colour) == work))
        }
        ["docks", island] => {
            let island: Place = named(island, "an island")?;
            join(open.lagoon.docks.get(island as usize).ok_or("a port has no docks")?.iter())
        }
        ["routes", place] => join(open.edition.routes(named(place, "a place")?).iter()),
        ["ships", port] => join(open.lagoon.ships_in(named(port, "a port")?)),
        ["sale", ship, lots] => {
            let (ship, count): (Ship, u8) = (named(ship, "a ship")?, number(lots)?);
            let lots = open.edition.lots(ship);
            if count > lots.most() { "never".to_string() } else { lots.price(count).to_string() }
        }
        ["supply", colour] => open.supply.count(named(colour, "a colour")?).to_string(),
        ["houses"] => open.island.cubes().count().to_string(),
        ["house", cell] => {
            let cell: Cell = named(cell, "a hollow")?;
            join((0..usize::from(open.island.height(cell))).filter_map(|level| open.island.cube(level, cell)))
        }
        ["roofs"] => open.island.roofs().len().to_string(),
        ["hollows"] => open.edition.hollows().len().to_string(),
        ["sites"] => join(open.island.sites(open.edition.hollows()).iter()),
        ["stack", kind] => open.stack(named(kind, "a kind of roof")?).len().to_string(),
        ["tiles", kind] => {
            let kind: RoofKind = named(kind, "a kind of roof")?;
            let pairs = open.edition.roofs[kind as usize];
            let pairs = (0..PAIRS as u8).filter(|pair| pairs & (1 << pair) != 0);
            join(pairs.map(|pair| Tile::numbered(kind, pair).halves()).map(|(one, other)| format!("{one}-{other}")))
        }
        ["squares", colour] => join(open.workshops.tile(named(colour, "a colour")?).iter()),
        ["union", workers] => union(number(workers)?).to_string(),
        _ => return Err(format!("not understood: {}", words.join(" "))),
    })
}

fn ask_seat(state: &State, seat: Seat, words: &[&str]) -> Result<String, String> {
    let player = &state.open.players[seat];
    Ok(match words {
        ["coins"] => player.coins.to_string(),
        ["privileges"] => player.privileges.to_string(),
        ["points"] => player.total().to_string(),
        ["points", source] => player.points[named::<Source>(source, "a source of points")? as usize].to_string(),
        ["ring"] => player.ring.workers().to_string(),
        ["houses"] => houses(player),
        ["arrows"] => listed(&player.ring.arrows()),
        ["covered"] => listed(&player.ring.hidden_colours()),
        ["visible"] => player.ring.coins().to_string(),
        ["fountains"] => player.ring.fountains().to_string(),
        ["reserve"] => listed(&player.reserve),
        ["pyramid"] => player.pyramid.to_string(),
        ["plan"] => state.plans[seat].to_string(),
        ["free"] => join(player.pyramid.free()),
        ["prepared"] => listed(&player.preparation),
        ["roofs"] => join(player.roofs.iter().flatten()),
        ["boat"] => player.boat.to_string(),
        ["abroad"] => {
            let fishers = Place::ISLANDS.into_iter().zip(player.fishers).filter(|(_, count)| *count > 0);
            let fishers = fishers
                .map(|(island, count)| if count == 1 { island.to_string() } else { format!("{count} {island}") });
            join(fishers.chain(player.lace.iter().map(|square| square.to_string())))
        }
        ["hand"] => {
            let mut hand = player.seen;
            hand.add_all(&state.drawn[seat]);
            listed(&hand)
        }
        ["drawn"] => listed(&state.drawn[seat]),
        ["fish"] => player.fish().to_string(),
        ["sold"] => listed(&player.sold),
        ["cards"] => join(player.cards.iter()),
        ["turns"] => player.turns.to_string(),
        _ => return Err(format!("not understood: {}", words.join(" "))),
    })
}

/// The letters of the ring's houses clockwise from the first arrow; houses with a coin are in lower case.
fn houses(player: &Player) -> String {
    let letter = |house: crate::ring::House| match house.sign {
        crate::ring::Sign::Coin => house.colour.letter(),
        crate::ring::Sign::Fountain => house.colour.letter().to_ascii_uppercase(),
    };
    player.ring.houses().map(letter).collect()
}
