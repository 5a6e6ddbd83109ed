//! 9 Building cards: what they change, and what they score. 9.5 to 9.8 stand with the rules that they change.

use campiello_core::Seat;

use crate::components::{Building, Buildings, Colour, Colours, Tile};
use crate::state::Open;

use Colour::{Blue, Green, Orange, Pink, White, Yellow};

/// 9.1: the colours whose halves score when you roof.
const SCORING: [(Building, [Colour; 2]); 3] =
    [(Building::Chapel, [Blue, Pink]), (Building::Campanile, [Yellow, Green]), (Building::Palazzo, [Orange, White])];
/// 9.1: what such a half scores.
const HALF: u16 = 5;

/// 9.2: the colours whose halves fit on every house.
const WILD: [(Building, [Colour; 2]); 3] =
    [(Building::Brickyard, [Blue, Green]), (Building::Limekiln, [Yellow, White]), (Building::Dyeworks, [Orange, Pink])];

/// 9.4: the colours of the squares that count.
const LACE: [(Building, [Colour; 3]); 2] =
    [(Building::LaceSchool, [Pink, Blue, Yellow]), (Building::LaceMuseum, [Green, Orange, White])];

/// 9.3 and 9.4: what a sold fish or a worker scores.
const EACH: u16 = 2;
/// 9.8.
const CONVENT: u16 = 3;
/// 9.9.
const TOWN_HALL: u16 = 3;
/// 9.10.
const VILLA: u16 = 9;

/// 9.2: the colours whose halves need not match.
#[must_use]
#[inline]
pub fn wild(cards: Buildings) -> Colours {
    union(&WILD, cards)
}

/// 9.1: what the halves of a tile score beside the tile itself.
#[must_use]
pub fn roof_points(cards: Buildings, tile: Tile) -> u16 {
    let (colours, halves) = (union(&SCORING, cards), tile.halves());
    HALF * (u16::from(colours.contains(halves.0)) + u16::from(colours.contains(halves.1)))
}

fn union(table: &[(Building, [Colour; 2])], cards: Buildings) -> Colours {
    let owned = table.iter().filter(|(card, _)| cards.contains(*card));
    owned.flat_map(|(_, colours)| *colours).collect()
}

/// What a card would score for a seat if the game ended now (7.1).
#[must_use]
pub fn end_points(open: &Open, seat: Seat, card: Building) -> u16 {
    let player = &open.players[seat];
    match card {
        Building::FishMarket => sold(open, seat, 0),
        Building::FishHall => sold(open, seat, 1),
        Building::LaceSchool | Building::LaceMuseum => {
            let colours = LACE.iter().filter(|(named, _)| *named == card).flat_map(|(_, colours)| *colours);
            EACH * colours.map(|colour| u16::from(player.lace.and(open.workshops.tile(colour)).len())).sum::<u16>()
        }
        Building::Convent => CONVENT,
        Building::TownHall => TOWN_HALL * u16::from(player.cards.len()),
        Building::Villa => VILLA,
        _ => 0,
    }
}

/// 9.3: sold fish of the kinds that the card of this number names.
fn sold(open: &Open, seat: Seat, market: usize) -> u16 {
    let sold = &open.players[seat].sold;
    EACH * open.edition.markets[market].iter().map(|kind| u16::from(sold.count(*kind))).sum::<u16>()
}
