//! Who sits at the table, and who looks at it.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// A chair at the table, counted from 0 in clockwise order; people and bots sit in it. Written `p0` to `p7`: no table has more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number, for indexing and arithmetic.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people count: from 1.
    #[must_use]
    pub const fn ordinal(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [b'p', digit @ b'0'..=b'7'] => Ok(Self(digit - b'0')),
            _ => Err(()),
        }
    }
}

/// Something that every seat has; `N` is the most seats that the game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Makes the thing for every seat.
    #[must_use]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(core::array::from_fn(|number| make(Seat(number as u8))))
    }

    /// The things of the first `seats` seats, in order.
    pub fn iter(&self, seats: u8) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(seats).zip(&self.0)
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The one who sits there: sees what that seat has seen.
    Seat(Seat),
    /// Somebody who only watches: sees what is public.
    Spectator,
}

impl Viewer {
    /// Whether this is the one who sits in `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat in which the viewer sits.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a table of `seats`, the spectator last.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set; a number from outside that is nobody's seat is in none.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < u8::BITS as u8 && self.0 & (1 << seat.0) != 0
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Who is in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Who is in this set and not in the other.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All seats of a table of `seats`.
    #[must_use]
    pub const fn everybody(seats: u8) -> Self {
        Self(((1_u16 << seats) - 1) as u8)
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        core::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(first);
            Some(first)
        })
    }
}

/// Whom the table waits for, and who else may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting {
    /// The game goes on.
    For(Awaited),
    /// The game is over.
    Over,
}

/// Who may act, in three sets that have no seat in common; whoever is in none of them cannot act. All three are public:
/// they never tell what somebody's hidden cards allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Awaited {
    /// The game cannot go on without these, in any order among them.
    pub must: SeatSet,
    /// These are asked for an answer, and can always give one that ends the asking (a pass). The game can go on without it.
    pub asked: SeatSet,
    /// These may act, and nobody asks them.
    pub may: SeatSet,
}

impl Waiting {
    /// Waits for one seat, and nobody else may act.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self::all(SeatSet::only(seat))
    }

    /// Waits for all of these, and nobody else may act.
    #[must_use]
    pub const fn all(must: SeatSet) -> Self {
        Self::For(Awaited { must, asked: SeatSet::NOBODY, may: SeatSet::NOBODY })
    }

    /// Who is to speak next where one speaks after the other: the first of those who are asked, then of those who must;
    /// nobody once the game is over.
    #[inline]
    pub fn next(self) -> Option<Seat> {
        let Self::For(awaited) = self else { return None };
        awaited.asked.first().or(awaited.must.first())
    }

    /// Whether the table waits for this seat.
    #[must_use]
    pub const fn is_for(self, seat: Seat) -> bool {
        matches!(self, Self::For(awaited) if awaited.must.contains(seat))
    }

    /// Everybody who may act.
    #[must_use]
    pub const fn anybody(self) -> SeatSet {
        match self {
            Self::For(Awaited { must, asked, may }) => must.union(asked).union(may),
            Self::Over => SeatSet::NOBODY,
        }
    }
}
