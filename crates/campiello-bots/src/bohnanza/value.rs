//! What a field may come to pay: its cards now, and those that may still arrive.

use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use bohnanza::components::{CARDS, SORTS};
use bohnanza::{Bean, Edition};

/// A thaler, in the unit in which everything is valued.
pub const THALER: i32 = 1000;
/// A card, in the unit in which arrivals are counted.
pub const CARD: i32 = 256;
/// A field with more cards counts as one with so many less one.
pub const COUNTS: usize = 24;

/// How finely the mean number of arriving cards is divided.
const STEP: i32 = CARD / 4;
/// The greatest mean number of arriving cards that is told from a greater one.
const MEANS: usize = 33;
/// One more than the greatest number of arriving cards that is counted.
const ARRIVING: usize = 14;
/// Chances are shares of this.
const CERTAIN: u64 = 1 << 40;
/// Arrivals are counted as so many small chances to get one card.
const TRIALS: u64 = CARDS as u64;

/// What fields pay on average if so many cards arrive on average.
pub struct Yields {
    edition: &'static Edition,
    /// By sort, number of cards and mean.
    paid: Vec<[[i32; MEANS]; COUNTS]>,
}

/// The yields of the editions that were played so far: there are few, and whoever reads ahead asks for them all the time.
static KNOWN: Mutex<Vec<Arc<Yields>>> = Mutex::new(Vec::new());

impl Yields {
    /// The yields of an edition, worked out once.
    pub fn of(edition: &'static Edition) -> Arc<Self> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(yields) = known.iter().find(|yields| yields.are_of(edition)) {
            return Arc::clone(yields);
        }
        let yields = Arc::new(Self::work_out(edition));
        known.push(Arc::clone(&yields));
        yields
    }

    fn work_out(edition: &'static Edition) -> Self {
        let mut yields = Self { edition, paid: vec![[[0; MEANS]; COUNTS]; SORTS] };
        for mean in 0..MEANS {
            let chances = arrivals(mean as u64);
            for bean in Bean::ALL {
                for count in 0..COUNTS {
                    let pay = |more: usize| u64::from(edition.pay(bean, (count + more) as u8)) * THALER as u64;
                    let sum: u64 = (0..).zip(&chances).map(|(more, chance)| pay(more) * chance).sum();
                    yields.paid[bean as usize][count][mean] = (sum / CERTAIN) as i32;
                }
            }
        }
        yields
    }

    /// Whether these are the yields of this edition.
    pub fn are_of(&self, edition: &'static Edition) -> bool {
        ptr::eq(self.edition, edition)
    }

    /// What so many cards pay now.
    #[inline]
    pub fn pay(&self, bean: Bean, count: u8) -> i32 {
        THALER * i32::from(self.edition.pay(bean, count))
    }

    /// What a field pays on average if `more` cards arrive on average, [`CARD`] being one card.
    #[inline]
    pub fn expected(&self, bean: Bean, count: usize, more: i32) -> i32 {
        let row = &self.paid[bean as usize][count.min(COUNTS - 1)];
        let step = (more / STEP) as usize;
        if step + 1 >= MEANS {
            return row[MEANS - 1];
        }
        row[step] + (row[step + 1] - row[step]) * (more % STEP) / STEP
    }
}

/// The chances that 0, 1, 2, … cards arrive if the mean is so many steps. Whole numbers only, so that every machine finds the same.
fn arrivals(mean: u64) -> [u64; ARRIVING] {
    let whole = TRIALS * (CARD / STEP) as u64;
    let mut chances = [0; ARRIVING];
    chances[0] = CERTAIN;
    for _ in 0..TRIALS {
        for number in (0..ARRIVING).rev() {
            let from_below = if number == 0 { 0 } else { chances[number - 1] * mean };
            // More cards than are counted stay with the greatest number.
            let stay = if number + 1 == ARRIVING { whole } else { whole - mean };
            chances[number] = (chances[number] * stay + from_below) / whole;
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use campiello_core::edition::Edition as _;

    use super::*;

    #[test]
    fn chances_add_up_and_have_their_mean() {
        for mean in 0..20 {
            let chances = arrivals(mean);
            let sum: u64 = chances.iter().sum();
            assert!(sum.abs_diff(CERTAIN) < CERTAIN / 1_000_000, "they add up to {sum}");
            let found: u64 = (0..).zip(&chances).map(|(number, chance)| number * chance).sum();
            assert!(found.abs_diff(mean * CERTAIN / 4) < CERTAIN / 100, "of {mean} quarters it is {found}");
        }
    }

    #[test]
    fn more_cards_never_pay_less() {
        let yields = Yields::of(Edition::standard());
        for bean in Bean::ALL {
            assert_eq!(yields.expected(bean, 5, 0), yields.pay(bean, 5));
            for count in 0..COUNTS - 1 {
                for more in (0..9 * CARD).step_by(32) {
                    let here = yields.expected(bean, count, more);
                    assert!(yields.expected(bean, count + 1, more) >= here);
                    assert!(yields.expected(bean, count, more + 32) >= here - 1);
                }
            }
        }
    }
}
