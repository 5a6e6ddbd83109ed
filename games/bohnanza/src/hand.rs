//! 2.4 The hand is a queue.

use serde::Serialize;

use crate::components::{Bean, Beans, Sorts};

/// Places in a hand, one bit each: the front card is bit 0.
pub type Places = u64;

/// A hand: its order never changes, new cards go to the back, cards are planted from the front (2.4).
///
/// The cards lie in three planes of bits, one for each bit of their sort. A hand cannot hold more than 64: whoever has cards plants at least one and
/// draws at most three in a turn, and the piles of a game last for some sixty turns among at least three seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hand {
    planes: [u64; 3],
    len: u8,
}

impl Hand {
    /// The most cards.
    pub const MOST: usize = 64;

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card at a place, counted from the front; nothing behind the last.
    #[must_use]
    #[inline]
    pub fn get(&self, place: u8) -> Option<Bean> {
        if place >= self.len {
            return None;
        }
        let [one, two, four] = self.planes.map(|plane| (plane >> place & 1) as usize);
        Some(Bean::ALL[one + 2 * two + 4 * four])
    }

    /// The card to be planted next.
    #[must_use]
    #[inline]
    pub fn front(&self) -> Option<Bean> {
        self.get(0)
    }

    /// Puts a card at the back.
    #[inline]
    pub fn push(&mut self, bean: Bean) {
        debug_assert!((self.len as usize) < Self::MOST, "a hand cannot grow so large");
        for (n, plane) in self.planes.iter_mut().enumerate() {
            *plane |= (bean as u64 >> n & 1) << self.len;
        }
        self.len += 1;
    }

    /// Takes the card at a place out; those behind it move up.
    ///
    /// # Panics
    /// If no card lies there.
    #[inline]
    pub fn remove(&mut self, place: u8) -> Bean {
        let bean = self.get(place).expect("a card lies there");
        for plane in &mut self.planes {
            *plane = squeeze(*plane, place);
        }
        self.len -= 1;
        bean
    }

    /// The places of a sort.
    #[must_use]
    #[inline]
    pub const fn of(&self, bean: Bean) -> Places {
        let sort = bean as u64;
        let mut places = self.all();
        let mut n = 0;
        while n < 3 {
            places &= if sort >> n & 1 == 1 { self.planes[n] } else { !self.planes[n] };
            n += 1;
        }
        places
    }

    /// All places that hold a card.
    #[must_use]
    #[inline]
    pub const fn all(&self) -> Places {
        if self.len == 64 { u64::MAX } else { (1 << self.len) - 1 }
    }

    /// The sorts that are in it.
    #[must_use]
    #[inline]
    pub fn sorts(&self) -> Sorts {
        let held = |bean: &Bean| self.of(*bean) != 0;
        Bean::ALL.into_iter().filter(held).fold(Sorts::NONE, Sorts::with)
    }

    /// What lies at these places; places behind the last card hold nothing.
    #[must_use]
    #[inline]
    pub fn beans(&self, places: Places) -> Beans {
        let mut beans = Beans::NONE;
        for bean in Bean::ALL {
            beans = beans.plus(Beans::of(bean, (self.of(bean) & places).count_ones() as u8));
        }
        beans
    }

    /// The places of the frontmost cards of these sorts; nothing if they are not all here.
    #[must_use]
    pub fn frontmost(&self, beans: Beans) -> Option<Places> {
        let mut chosen = 0;
        for (bean, count) in beans.iter() {
            let mut places = self.of(bean);
            for _ in 0..count {
                if places == 0 {
                    return None;
                }
                chosen |= places & places.wrapping_neg();
                places &= places - 1;
            }
        }
        Some(chosen)
    }

    /// The cards, the front card first.
    pub fn iter(&self) -> impl Iterator<Item = Bean> {
        (0..self.len).filter_map(|place| self.get(place))
    }
}

impl FromIterator<Bean> for Hand {
    fn from_iter<I: IntoIterator<Item = Bean>>(beans: I) -> Self {
        let mut hand = Self::default();
        beans.into_iter().for_each(|bean| hand.push(bean));
        hand
    }
}

/// Bits without the one at a place: those above it move down.
#[must_use]
#[inline]
pub const fn squeeze(bits: u64, place: u8) -> u64 {
    let below = (1 << place) - 1;
    (bits & below) | ((bits >> 1) & !below)
}

/// The places that are set, from the front.
#[inline]
pub fn places(mut set: Places) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(place)
    })
}
