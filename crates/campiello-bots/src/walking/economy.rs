//! Coins and turns (7.4): what is left over if every floor that is missing is taken and placed in time.

use super::faces::{ONE, between};
use super::weights::Weights;

/// What a seat has and what it still has to do, once this turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Coins.
    pub coins: i32,
    /// Turns left.
    pub turns: i32,
    /// Cards that must still be taken.
    pub to_take: i32,
    /// How many of them are second floors: these lie in the middle of their column and seldom come alone.
    pub seconds: i32,
    /// Cards in hand that are still to be placed.
    pub held: i32,
}

impl Purse {
    /// The coins that are left over at the end; nothing if the work cannot be done.
    ///
    /// A turn brings three cards and coins, at least one card; a placed card costs 2 coins, the first of a turn 1.
    pub fn slack(self) -> Option<i32> {
        let to_place = self.to_take + self.held;
        let slack =
            self.coins + 3 * self.turns - self.to_take.max(self.turns) - 2 * to_place + to_place.min(self.turns);
        (slack >= 0 && to_place <= 3 * self.turns).then_some(slack)
    }

    /// What the slack is worth in hundredths of points, once the usual waste is taken off; nothing if the work cannot be done.
    pub fn worth(self, weights: &Weights) -> Option<i32> {
        let others = self.to_take - self.seconds;
        let waste = weights.waste_second * self.seconds + weights.waste * others;
        let left = ONE * self.slack()? - waste;
        let spare = between(&weights.spare, left + FIRST_SPARE);
        let crowding = weights.crowding * (self.to_take - self.turns).max(0);
        Some(spare * self.turns.min(weights.spare_turns) / weights.spare_turns - crowding)
    }
}

/// The slack of the first entry of [`Weights::spare`] is −4.
const FIRST_SPARE: i32 = 4 * ONE;

/// The fewest turns in which this work can be done.
pub fn least_turns(coins: i32, to_take: i32, held: i32) -> i32 {
    let done = |turns: &i32| Purse { coins, turns: *turns, to_take, seconds: 0, held }.slack().is_some();
    (0..16).find(done).unwrap_or(16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r7_4_five_houses_take_eleven_turns_and_leave_three_coins() {
        assert_eq!(least_turns(4, 15, 0), 11);
        assert_eq!(Purse { coins: 4, turns: 11, to_take: 15, seconds: 5, held: 0 }.slack(), Some(3));
    }

    #[test]
    fn every_turn_takes_a_card_so_two_coins_are_the_most_that_it_brings() {
        let three_in_hand = |coins| Purse { coins, turns: 1, to_take: 0, seconds: 0, held: 3 }.slack();
        assert_eq!(three_in_hand(2), None);
        assert_eq!(three_in_hand(3), Some(0));
    }
}
