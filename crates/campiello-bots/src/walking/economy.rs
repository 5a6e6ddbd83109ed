//! Coins and turns (7.4): what is left over if every floor that is missing is taken and placed in time.

use super::faces::{ONE, between};
use super::weights::Weights;

/// The slack of the first entry of [`Weights::spare`] is −4.
const FIRST_SPARE: i32 = 4 * ONE;
/// More turns than anybody needs.
const MANY_TURNS: i32 = 16;

/// The cards that a street lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lacking {
    /// How many must be taken.
    pub cards: i32,
    /// How many of them are second floors: these lie in the middle of their column and seldom come alone.
    pub seconds: i32,
}

/// What a seat has, and what it still has to do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Coins.
    pub coins: i32,
    /// In how many turns it still takes cards and coins.
    pub takes: i32,
    /// In how many turns it can still place cards.
    pub placings: i32,
    /// What it must take.
    pub lacking: Lacking,
    /// The cards in hand that are still to be placed.
    pub held: i32,
}

impl Purse {
    /// The coins that are left over at the end; nothing if the work cannot be done.
    ///
    /// A turn brings three cards and coins, at least one card; a placed card costs 2 coins, the first of a turn 1.
    pub fn slack(self) -> Option<i32> {
        let to_place = self.lacking.cards + self.held;
        let income = 3 * self.takes - self.lacking.cards.max(self.takes);
        let slack = self.coins + income - 2 * to_place + to_place.min(self.placings);
        (slack >= 0 && to_place <= 3 * self.placings).then_some(slack)
    }

    /// What the slack is worth in hundredths of points, once the usual waste is taken off; nothing if the work cannot be done.
    pub fn worth(self, weights: &Weights) -> Option<i32> {
        let Lacking { cards, seconds } = self.lacking;
        let waste = weights.waste_second * seconds + weights.waste * (cards - seconds);
        let spare = between(&weights.spare, ONE * self.slack()? - waste + FIRST_SPARE);
        let crowding = weights.crowding * (cards - self.takes).max(0);
        Some(spare * self.takes.min(weights.spare_turns) / weights.spare_turns - crowding)
    }

    /// How many turns more than it counts the work takes at least.
    pub fn turns_needed(self) -> i32 {
        let more = |turns| Self { takes: self.takes + turns, placings: self.placings + turns, ..self };
        (0..MANY_TURNS).find(|turns| more(*turns).slack().is_some()).unwrap_or(MANY_TURNS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r7_4_five_houses_take_eleven_turns_and_leave_three_coins() {
        let lacking = Lacking { cards: 15, seconds: 5 };
        assert_eq!(Purse { coins: 4, takes: 11, placings: 11, lacking, held: 0 }.slack(), Some(3));
        assert_eq!(Purse { coins: 4, takes: 0, placings: 0, lacking, held: 0 }.turns_needed(), 11);
    }

    #[test]
    fn every_turn_takes_a_card_so_two_coins_are_the_most_that_it_brings() {
        let lacking = Lacking { cards: 0, seconds: 0 };
        let three_in_hand = |coins| Purse { coins, takes: 1, placings: 1, lacking, held: 3 }.slack();
        assert_eq!(three_in_hand(2), None);
        assert_eq!(three_in_hand(3), Some(0));
    }
}
