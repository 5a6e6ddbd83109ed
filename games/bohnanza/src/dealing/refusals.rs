//! What was refused: everybody heard it, and remembers it until the next deal.

use campiello_core::Seat;

use super::offers::Offer;
use crate::components::Beans;

/// How many are remembered; then the oldest is forgotten.
const MOST: usize = 16;

/// An offer that was declined by everybody to whom it went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// Who made it.
    pub maker: Seat,
    /// To whom; nobody named means anyone.
    pub to: Option<Seat>,
    /// What was to be given.
    pub gives: Beans,
    /// What was asked for.
    pub asks: Beans,
}

/// The offers of this phase that were refused since the last deal, the oldest first.
///
/// They follow from the moves as everything else does, but no rule asks for them: they are no part of what a record is checked by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    list: [Refusal; MOST],
    len: u8,
}

impl Refusals {
    /// The refused offers, the oldest first.
    #[must_use]
    #[inline]
    pub fn all(&self) -> &[Refusal] {
        &self.list[..usize::from(self.len)]
    }

    pub(super) fn push(&mut self, offer: &Offer) {
        if usize::from(self.len) == MOST {
            self.list.copy_within(1.., 0);
            self.len -= 1;
        }
        let Offer { maker, to, gives, asks, .. } = *offer;
        self.list[usize::from(self.len)] = Refusal { maker, to, gives, asks };
        self.len += 1;
    }
}
