//! What offers have shown about a hand.

use serde::Serialize;

use crate::components::Bean;

/// At least so many cards of a sort are among the first so many cards of a hand: it has offered them (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The sort.
    pub bean: Bean,
    /// At least so many cards of it.
    pub count: u8,
    /// Among the first so many cards of the hand.
    pub among: u8,
}

/// The proofs about one hand. None follows from another; if there are too many, the weakest are forgotten.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Proofs {
    /// Packed, because a state is cloned often; those that are not used are zero and come last.
    list: [u16; Self::MOST],
}

impl Proof {
    const COUNT: u16 = 3;
    const AMONG: u16 = 9;

    pub(super) const fn new(bean: Bean, count: u8, among: u8) -> Self {
        Self { bean, count, among }
    }

    const fn packed(self) -> u16 {
        self.bean as u16 | (self.count as u16) << Self::COUNT | (self.among as u16) << Self::AMONG
    }

    const fn unpacked(packed: u16) -> Self {
        let count = (packed >> Self::COUNT & 0x3f) as u8;
        Self { bean: Bean::ALL[packed as usize & 7], count, among: (packed >> Self::AMONG) as u8 }
    }

    /// Whether the other follows from this.
    #[must_use]
    pub fn implies(self, other: Self) -> bool {
        self.bean == other.bean && self.count >= other.count && self.among <= other.among
    }
}

impl Proofs {
    /// The most that are kept of a hand.
    pub const MOST: usize = 8;

    /// The proofs.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Proof> + '_ {
        self.list.iter().take_while(|packed| **packed != 0).map(|packed| Proof::unpacked(*packed))
    }

    /// Adds what was shown, and forgets what follows from it.
    pub(super) fn add(&mut self, new: Proof) {
        if self.iter().any(|old| old.implies(new)) {
            return;
        }
        self.rewrite(|old| (!new.implies(old)).then_some(old));
        let free = self.list.iter().position(|packed| *packed == 0);
        let weakest = || self.iter().enumerate().max_by_key(|(_, old)| old.among - old.count).map(|(place, _)| place);
        if let Some(place) = free.or_else(weakest) {
            self.list[place] = new.packed();
        }
    }

    /// The front card, of this sort, has left the hand.
    #[inline]
    pub(super) fn planted(&mut self, bean: Bean) {
        self.rewrite(|old| {
            let count = old.count - u8::from(old.bean == bean);
            (count > 0 && count < old.among).then_some(Proof { count, among: old.among - 1, ..old })
        });
    }

    /// A card of this sort has left an unknown place of the hand, and so many are left. If it lay behind those that the proof is about, the proof
    /// stands; if not, all of them have moved up: the weaker of both is certain.
    #[inline]
    pub(super) fn dealt(&mut self, bean: Bean, left: u8) {
        self.rewrite(|old| {
            let count = old.count - u8::from(old.bean == bean);
            (count > 0 && count <= left).then_some(Proof { count, among: old.among.min(left), ..old })
        });
    }

    #[inline]
    fn rewrite(&mut self, change: impl Fn(Proof) -> Option<Proof>) {
        if self.list[0] == 0 {
            return;
        }
        let old = core::mem::take(self);
        for (place, proof) in self.list.iter_mut().zip(old.iter().filter_map(change)) {
            *place = proof.packed();
        }
    }
}

impl core::fmt::Debug for Proofs {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
