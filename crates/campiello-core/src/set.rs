//! Sets of things of a few kinds, one bit each.

use core::marker::PhantomData;

use serde::{Serialize, Serializer};

use crate::chance::Chance;
use crate::keyed::Keyed;

/// A set of things, of which there are at most 32.
#[derive(Debug)]
pub struct Set<K> {
    bits: u32,
    things: PhantomData<K>,
}

impl<K> Clone for Set<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Set<K> {}

impl<K> PartialEq for Set<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K> Eq for Set<K> {}

impl<K> Set<K> {
    /// Nothing.
    pub const NONE: Self = Self::from_bits(0);

    const fn from_bits(bits: u32) -> Self {
        Self { bits, things: PhantomData }
    }

    /// How many things are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether nothing is in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Whether everything in it is in the other set too.
    #[must_use]
    #[inline]
    pub const fn within(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<K: Keyed> Set<K> {
    /// Everything.
    #[must_use]
    pub fn all() -> Self {
        K::ALL.iter().copied().collect()
    }

    /// All sets that there are.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..1 << K::ALL.len()).map(Self::from_bits)
    }

    /// Whether a thing is in it.
    #[must_use]
    #[inline]
    pub fn contains(self, thing: K) -> bool {
        self.bits & (1 << thing.index()) != 0
    }

    /// This set and one thing more.
    #[must_use]
    #[inline]
    pub fn with(self, thing: K) -> Self {
        Self::from_bits(self.bits | 1 << thing.index())
    }

    /// This set without a thing.
    #[must_use]
    #[inline]
    pub fn without(self, thing: K) -> Self {
        Self::from_bits(self.bits & !(1 << thing.index()))
    }

    /// Puts a thing in.
    #[inline]
    pub fn insert(&mut self, thing: K) {
        *self = self.with(thing);
    }

    /// Takes a thing out.
    #[inline]
    pub fn remove(&mut self, thing: K) {
        *self = self.without(thing);
    }

    /// The things, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut left = self.bits;
        core::iter::from_fn(move || {
            let thing = *K::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(thing)
        })
    }

    /// Draws a thing, all equally likely; nothing from an empty set. Drawing is luck even if only one thing is left.
    #[inline]
    pub fn draw(&mut self, luck: &mut impl Chance) -> Option<K> {
        if self.is_empty() {
            return None;
        }
        luck.drawn();
        luck.take_from(&mut self.bits).map(|number| K::ALL[usize::from(number)])
    }
}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Keyed> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        things.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<K> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bits.serialize(serializer)
    }
}
