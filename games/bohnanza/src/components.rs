//! 1 What is in the box: the sorts of beans, and cards in bags and in hands.

use campiello_core::{Chance, keyed};
use serde::Serialize;

/// How many sorts there are.
pub const SORTS: usize = 8;
/// How many bean cards there are in all (1.1).
pub const CARDS: u8 = 104;

keyed! {
    /// A sort of bean (1.1), the most frequent first.
    #[derive(Default)]
    pub enum Bean {
        /// 20 cards.
        #[default]
        Blue = "blue",
        /// 18 cards.
        Chili = "chili",
        /// 16 cards.
        Stink = "stink",
        /// 14 cards.
        Green = "green",
        /// 12 cards.
        Soy = "soy",
        /// 10 cards.
        BlackEyed = "black-eyed",
        /// 8 cards.
        Red = "red",
        /// 6 cards; it pays 2 for two and 3 for three (1.2).
        Garden = "garden",
    }
}

/// A set of sorts, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sorts(u8);

impl Sorts {
    /// No sort.
    pub const NONE: Self = Self(0);

    /// This set and one sort more.
    #[must_use]
    #[inline]
    pub const fn with(self, bean: Bean) -> Self {
        Self(self.0 | 1 << bean as u8)
    }

    /// This set without a sort.
    #[must_use]
    #[inline]
    pub const fn without(self, bean: Bean) -> Self {
        Self(self.0 & !(1 << bean as u8))
    }

    /// The sorts that are in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The sorts that are in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a sort is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, bean: Bean) -> bool {
        self.0 & (1 << bean as u8) != 0
    }

    /// Whether no sort is in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sorts, the most frequent first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Bean> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let bean = *Bean::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(bean)
        })
    }
}

/// A bag of cards whose order is nobody's knowledge or matter: how many of every sort, one byte each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Beans(u64);

impl Beans {
    /// No card.
    pub const NONE: Self = Self(0);
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;

    /// So many cards of one sort.
    #[must_use]
    #[inline]
    pub const fn of(bean: Bean, count: u8) -> Self {
        Self((count as u64) << (8 * bean as u8))
    }

    /// One card of every sort of the set.
    #[must_use]
    pub fn each(sorts: Sorts) -> Self {
        sorts.iter().fold(Self::NONE, |beans, bean| beans.plus(Self::of(bean, 1)))
    }

    /// How many of a sort.
    #[must_use]
    #[inline]
    pub const fn count(self, bean: Bean) -> u8 {
        (self.0 >> (8 * bean as u8)) as u8
    }

    /// How many in all.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(Self::ONES) >> 56) as u8
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One card more.
    #[inline]
    pub const fn add(&mut self, bean: Bean) {
        self.0 += Self::of(bean, 1).0;
    }

    /// One card less; there is one.
    #[inline]
    pub fn remove(&mut self, bean: Bean) {
        debug_assert!(self.count(bean) > 0, "no {bean} is there to be taken");
        self.0 -= Self::of(bean, 1).0;
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left when the other, which is contained in this, is taken away.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "more is taken than is there");
        Self(self.0 - other.0)
    }

    /// Whether the other bag's cards are all here. No count reaches 128, so no sort borrows from the next.
    #[must_use]
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | Self::HIGH) - other.0) & Self::HIGH == Self::HIGH
    }

    /// The sorts that are in it.
    #[must_use]
    #[inline]
    pub fn sorts(self) -> Sorts {
        let mut sorts = Sorts::NONE;
        let mut left = self.0;
        while left != 0 {
            let place = left.trailing_zeros() / 8;
            sorts.0 |= 1 << place;
            left &= !(0xff << (8 * place));
        }
        sorts
    }

    /// The sorts and how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Bean, u8)> {
        self.sorts().iter().map(move |bean| (bean, self.count(bean)))
    }

    /// Draws a card, all equally likely; the bag is not empty.
    #[inline]
    pub fn draw(&mut self, luck: &mut impl Chance) -> Bean {
        luck.drawn();
        let mut place = luck.below(self.total().into()) as u8;
        for bean in Bean::ALL {
            let count = self.count(bean);
            if place < count {
                self.remove(bean);
                return bean;
            }
            place -= count;
        }
        unreachable!("a place below the total belongs to some sort")
    }
}

impl FromIterator<Bean> for Beans {
    fn from_iter<I: IntoIterator<Item = Bean>>(beans: I) -> Self {
        beans.into_iter().fold(Self::NONE, |bag, bean| bag.plus(Self::of(bean, 1)))
    }
}
