//! What a thing would be worth now: roofs, unions, catches. Everything is reckoned from what everybody sees.

use campiello_core::Seat;

use crate::components::{Building, Colour, Colours, Place, RoofKind, Tile};
use crate::grid::Cell;
use crate::state::{Open, Player};

/// 4.4: what majorities score, for none to three.
const MAJORITIES: [u16; 4] = [0, 2, 5, 9];
/// 4.4: what visible fountains score, for none to four.
const FOUNTAINS: [u16; 5] = [0, 2, 3, 5, 9];

/// 4.4: what a roof of a kind would score for a seat now.
pub(crate) fn roof(open: &Open, seat: Seat, kind: RoofKind) -> u16 {
    let majorities = |most: usize| MAJORITIES[most.min(MAJORITIES.len() - 1)];
    match kind {
        RoofKind::Islands => majorities(islands(open, seat).count()),
        RoofKind::Workshops => majorities(workshops(open, seat).count()),
        RoofKind::Fountains => FOUNTAINS[usize::from(open.players[seat].ring.fountains()).min(FOUNTAINS.len() - 1)],
        RoofKind::Four => 4,
    }
}

/// 9.1: what the seat's cards add for the halves of a tile.
pub(crate) fn halves(player: &Player, tile: Tile) -> u16 {
    let (one, other) = tile.halves();
    let paid = |colour: Colour| {
        let card = match colour {
            Colour::Blue | Colour::Pink => Building::Chapel,
            Colour::Yellow | Colour::Green => Building::Campanile,
            Colour::Orange | Colour::White => Building::Palazzo,
        };
        if player.cards.contains(card) { 5 } else { 0 }
    };
    paid(one) + paid(other)
}

/// 4.4 and 9.7: the islands on which a seat has more workers than every other.
fn islands(open: &Open, seat: Seat) -> impl Iterator<Item = Place> {
    let ties = open.players[seat].cards.contains(Building::HarbourOffice);
    Place::ISLANDS.into_iter().filter(move |island| {
        let workers = |seat: Seat| open.players[seat].fishers[*island as usize];
        leads(open, seat, workers, ties)
    })
}

/// 4.4: the workshops in which a seat has more workers than every other.
fn workshops(open: &Open, seat: Seat) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(move |colour| {
        let workers = |seat: Seat| open.players[seat].lace.and(open.workshops.tile(*colour)).len();
        leads(open, seat, workers, false)
    })
}

fn leads(open: &Open, seat: Seat, workers: impl Fn(Seat) -> u8, ties: bool) -> bool {
    let own = workers(seat);
    let others = Seat::all(open.seats).filter(|other| *other != seat).map(workers).max().unwrap_or(0);
    own > others || ties && own > 0 && own == others
}

/// 5.1.1: the most docks that match among the islands one step away.
pub(crate) fn best_catch(open: &Open, seat: Seat) -> u8 {
    let player = &open.players[seat];
    let arrows = player.ring.arrows();
    let near = open.edition().routes(player.boat).iter().filter(|place| !place.is_port());
    near.map(|island| open.lagoon.matches(island, &arrows)).max().unwrap_or(0)
}

/// Who has a worker on a square of the workshops.
pub(crate) fn sits_on(open: &Open, square: Cell) -> Option<Seat> {
    Seat::all(open.seats).find(|seat| open.players[*seat].lace.contains(square))
}

/// 5.2 and 8.2: whether a worker of the seat goes to the square for a privilege only.
pub(crate) fn lace_needs_privilege(open: &Open, seat: Seat, square: Cell) -> bool {
    let player = &open.players[seat];
    let far = !player.lace.is_empty() && !player.lace.beside().contains(square);
    let taken = sits_on(open, square).is_some() && !player.cards.contains(Building::Guildhall);
    far || taken
}

/// 9.2: the colours whose halves fit on every house.
pub(crate) fn wild(player: &Player) -> Colours {
    let cards = [
        (Building::Brickyard, Colours::of(Colour::Blue, Colour::Green)),
        (Building::Limekiln, Colours::of(Colour::Yellow, Colour::White)),
        (Building::Dyeworks, Colours::of(Colour::Orange, Colour::Pink)),
    ];
    let owned = cards.into_iter().filter(|(card, _)| player.cards.contains(*card));
    owned.fold(Colours::NONE, |all, (_, colours)| all.or(colours))
}
