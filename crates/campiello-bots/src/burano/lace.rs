//! 6.2 What lace workers may bring, in this clean-up and the next ones.

use burano::components::COLOURS;
use burano::workshop::{self, Workshops};
use burano::{Building, Cells, Colour, Open, Player};

use super::value::{Horizon, POINT, counts};
use super::weights::Weights;

/// What a paid worker scores (6.2).
const PAID: i32 = 2;

/// Who can be paid of these cubes, and what it takes.
pub(super) struct Payment {
    /// Who is paid.
    pub paid: Cells,
    /// The cubes that are left.
    pub left: [u8; COLOURS],
    /// How many of them are paid by a privilege or a card.
    pub bought: i32,
}

impl Payment {
    /// What it scores.
    pub(super) fn points(&self) -> i32 {
        PAID * i32::from(self.paid.len()) + i32::from(workshop::unions(self.paid))
    }
}

/// Pays as many workers as cubes and `any` cubes of any colour can; who stays unpaid has the fewest neighbours.
pub(super) fn pay(workshops: &Workshops, lace: Cells, cubes: [u8; COLOURS], any: i32) -> Payment {
    let mut payment = Payment { paid: lace, left: cubes, bought: 0 };
    for colour in Colour::ALL {
        let tile = workshops.tile(colour);
        let wanted = lace.and(tile).len();
        let left = &mut payment.left[colour as usize];
        let mut missing = i32::from(wanted) - i32::from(*left);
        *left = left.saturating_sub(wanted);
        while missing > 0 {
            missing -= 1;
            if payment.bought < any {
                payment.bought += 1;
            } else {
                let here = payment.paid.and(tile).iter();
                let loneliest = here.min_by_key(|square| square.alone().beside().and(payment.paid).len());
                if let Some(square) = loneliest {
                    payment.paid.remove(square);
                }
            }
        }
    }
    payment
}

/// What the workers in the workshops promise, and how many privileges are not needed for it.
pub(super) fn worth(weights: &Weights, open: &Open, player: &Player, horizon: Horizon) -> (i32, i32) {
    let privileges = i32::from(player.privileges);
    let cubes = counts(player);
    let left: i32 = cubes.iter().map(|count| i32::from(*count)).sum();
    if player.lace.is_empty() {
        let kept = if horizon.seasons > 0 { left * weights.cube_left } else { 0 };
        return (kept, privileges);
    }
    let convent = i32::from(player.cards.contains(Building::Convent));
    let now = pay(&open.workshops, player.lace, cubes, privileges + convent);
    let mut sum = now.points() * (POINT - weights.lace_risk * horizon.turns);
    let left: i32 = now.left.iter().map(|count| i32::from(*count)).sum();
    if horizon.seasons > 0 {
        sum += left * weights.cube_left;
        let mut next = now.left;
        for (colour, count) in player.ring.hidden_colours().iter() {
            next[colour as usize] += count;
        }
        let later = pay(&open.workshops, player.lace, next, convent);
        let spare: i32 = later.left.iter().map(|count| i32::from(*count)).sum();
        // Houses are built of the spare cubes first.
        let short = (weights.built_later - spare).max(0);
        let points = (later.points() - short * PAID).max(0);
        let mut trust = weights.lace_later;
        for _ in 0..horizon.seasons {
            sum += points * trust;
            trust = trust * weights.lace_fading / 100;
        }
    }
    (sum, privileges - (now.bought - convent).max(0))
}
