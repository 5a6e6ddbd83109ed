//! 9 What building cards may bring.

use burano::buildings::{end_points, roof_points};
use burano::components::Buildings;
use burano::{Building, Open};
use campiello_core::Seat;

use super::value::{Horizon, POINT};
use super::weights::Weights;

/// What a half scores that a card of 9.1 names.
const HALF: i32 = 5;

/// What a seat's cards promise beyond what they have scored.
pub(super) fn worth(weights: &Weights, open: &Open, seat: Seat, horizon: Horizon) -> i32 {
    let cards = open.players[seat].cards;
    cards.iter().map(|card| of_card(weights, open, seat, card, horizon)).sum()
}

fn of_card(weights: &Weights, open: &Open, seat: Seat, card: Building, horizon: Horizon) -> i32 {
    let now = i32::from(end_points(open, seat, card)) * POINT;
    let turns = horizon.all_turns;
    now + match card {
        Building::Chapel | Building::Campanile | Building::Palazzo => {
            (halves(open, seat, card) * turns.min(4) + turns) * weights.card_half
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

/// How many halves on the tiles of a seat a card of 9.1 names.
fn halves(open: &Open, seat: Seat, card: Building) -> i32 {
    let mut alone = Buildings::NONE;
    alone.insert(card);
    let tiles = open.players[seat].roofs.iter().flatten();
    tiles.map(|tile| i32::from(roof_points(alone, *tile)) / HALF).sum()
}
