//! The five houses of a street as it may become: those that stand or are begun, then those that are not.

use walking::street::{HOUSES, Lots};
use walking::{Floor, Street};

use super::economy::Lacking;

/// How many houses a street will have.
pub const SLOTS: usize = HOUSES as usize;

/// A set of slots, a bit each.
pub type SlotSet = u8;

/// The lots of a street from the left, slot by slot, as bits; a house that is not begun has no lot yet.
#[derive(Clone, Copy)]
pub struct Slots(pub [Lots; SLOTS]);

impl Slots {
    /// The slots of a street.
    pub fn of(street: &Street) -> Self {
        let mut slots = [0; SLOTS];
        if let Some(last) = street.houses().checked_ilog2() {
            for (slot, bit) in slots.iter_mut().zip(street.houses().trailing_zeros()..=last) {
                *slot = 1 << bit;
            }
        }
        Self(slots)
    }

    /// What the street lacks, but for the slots that are given up. Every second floor is taken together with a first or a third;
    /// if there are not enough of these to be wanted, others come along.
    pub fn lacking(&self, street: &Street, given_up: SlotSet) -> Lacking {
        let mut missing = [0; 3];
        for slot in (0..SLOTS).filter(|slot| given_up & 1 << slot == 0) {
            for (floor, missing) in Floor::ALL.into_iter().zip(&mut missing) {
                *missing += i32::from(street.built(floor) & self.0[slot] == 0);
            }
        }
        let [first, second, third] = missing;
        let alone = (second - first - third).max(0);
        Lacking { cards: first + second + third + alone, seconds: second }
    }

    /// The slots of so many houses that lack most; nothing if not so many are unfinished.
    pub fn lacking_most(&self, street: &Street, count: usize) -> Option<SlotSet> {
        let missing =
            |slot: &usize| Floor::ALL.into_iter().filter(|floor| street.built(*floor) & self.0[*slot] == 0).count();
        let mut set = 0;
        for _ in 0..count {
            let kept = (0..SLOTS).filter(|slot| set & 1 << slot == 0 && missing(slot) > 0);
            set |= 1 << kept.max_by_key(missing)?;
        }
        Some(set)
    }
}
