//! Things of a few kinds, of which only the numbers matter: cubes of a colour, cards of a pile whose order nobody knows.

use core::marker::PhantomData;

use serde::{Serialize, Serializer};

use crate::chance::Chance;
use crate::keyed::Keyed;

/// How many things of each kind; `N` is the number of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K: Keyed, const N: usize> Bag<K, N> {
    /// Nothing.
    pub const NONE: Self = Self { counts: [0; N], kinds: PhantomData };

    /// So many of every kind.
    #[must_use]
    pub const fn each(count: u8) -> Self {
        Self { counts: [count; N], kinds: PhantomData }
    }

    /// So many of the kinds, in their order.
    #[must_use]
    #[inline]
    pub const fn from_counts(counts: [u8; N]) -> Self {
        Self { counts, kinds: PhantomData }
    }

    /// How many there are of a kind.
    #[must_use]
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// Whether there is at least one of a kind.
    #[must_use]
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// How many there are in all.
    #[must_use]
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether there is nothing in it.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.add_many(kind, 1);
    }

    /// Puts some in.
    #[inline]
    pub fn add_many(&mut self, kind: K, count: u8) {
        self.counts[kind.index()] += count;
    }

    /// Puts everything of another bag in.
    #[inline]
    pub fn add_all(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }

    /// Takes one out; whether there was one.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        self.take_many(kind, 1) == 1
    }

    /// Takes out as many as there are, up to `count`; says how many.
    #[inline]
    pub fn take_many(&mut self, kind: K, count: u8) -> u8 {
        let left = &mut self.counts[kind.index()];
        let taken = count.min(*left);
        *left -= taken;
        taken
    }

    /// Takes out all that another bag holds, if all are there; says whether they were.
    #[inline]
    pub fn take_all(&mut self, other: &Self) -> bool {
        let enough = self.counts.iter().zip(other.counts).all(|(here, there)| *here >= there);
        if enough {
            for (count, less) in self.counts.iter_mut().zip(other.counts) {
                *count -= less;
            }
        }
        enough
    }

    /// The kinds that are in it, with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().copied().zip(self.counts).filter(|(_, count)| *count > 0)
    }

    /// Every single thing, kind by kind.
    pub fn singles(&self) -> impl Iterator<Item = K> {
        self.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind))
    }

    /// Draws one, all equally likely; nothing from an empty bag. Drawing is luck even if only one thing is left.
    #[inline]
    pub fn draw(&mut self, luck: &mut impl Chance) -> Option<K> {
        let total: u32 = self.counts.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        luck.drawn();
        let mut place = luck.below(total);
        for (kind, count) in K::ALL.iter().copied().zip(&mut self.counts) {
            if place < u32::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            place -= u32::from(*count);
        }
        None
    }
}

impl<K: Keyed, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Keyed, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        let mut bag = Self::NONE;
        things.into_iter().for_each(|thing| bag.add(thing));
        bag
    }
}

impl<K, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts.as_slice().serialize(serializer)
    }
}
