//! 9 What building cards may bring.

use burano::buildings::end_points;
use burano::{Building, Colour, Open};
use campiello_core::Seat;

use super::value::{Horizon, POINT};
use super::weights::Weights;

/// What a seat's cards promise beyond what they have scored.
pub(super) fn worth(weights: &Weights, open: &Open, seat: Seat, horizon: Horizon) -> i32 {
    let cards = open.players[seat].cards;
    cards.iter().map(|card| of_card(weights, open, seat, card, horizon)).sum()
}

fn of_card(weights: &Weights, open: &Open, seat: Seat, card: Building, horizon: Horizon) -> i32 {
    let now = i32::from(end_points(open, seat, card)) * POINT;
    let turns = horizon.all_turns;
    now + match card {
        Building::Chapel => {
            halves(open, seat, [Colour::Blue, Colour::Pink]) * weights.card_half * turns.min(4)
                + turns * weights.card_half
        }
        Building::Campanile => {
            halves(open, seat, [Colour::Yellow, Colour::Green]) * weights.card_half * turns.min(4)
                + turns * weights.card_half
        }
        Building::Palazzo => {
            halves(open, seat, [Colour::Orange, Colour::White]) * weights.card_half * turns.min(4)
                + turns * weights.card_half
        }
        Building::Brickyard | Building::Limekiln | Building::Dyeworks => turns * weights.card_wild,
        Building::FishMarket | Building::FishHall => turns * weights.card_fish,
        Building::LaceSchool | Building::LaceMuseum => turns * weights.card_lace,
        Building::Boatyard => turns * weights.card_boat,
        Building::Guildhall => turns * weights.card_guild,
        Building::HarbourOffice => (horizon.seasons + 1) * weights.card_harbour,
        Building::Convent => horizon.seasons * weights.card_convent,
        Building::TownHall => turns * weights.card_hall,
        Building::Villa => 0,
    }
}

/// The halves of these colours on the tiles that a seat has.
fn halves(open: &Open, seat: Seat, colours: [Colour; 2]) -> i32 {
    let tiles = open.players[seat].roofs.iter().flatten();
    tiles
        .map(|tile| {
            let (one, other) = tile.halves();
            i32::from(colours.contains(&one)) + i32::from(colours.contains(&other))
        })
        .sum()
}
