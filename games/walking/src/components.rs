//! 1 What is in the box: colours, floors, cards, symbols, characters.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use campiello_core::keyed;
use serde::Serialize;

/// How many cards of one floor there are.
pub const CARDS_PER_FLOOR: usize = 24;

keyed! {
    /// The six colours of houses (1.1).
    #[allow(missing_docs)]
    pub enum Colour {
        Pink = "pink",
        Red = "red",
        Orange = "orange",
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
    }
}

/// A floor of a house, counted from the pavement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[allow(missing_docs)]
pub enum Floor {
    First,
    Second,
    Third,
}

impl Floor {
    /// All of them, from the pavement up.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// 1, 2 or 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A floor card (1.1). Its name says colour, floor and which of the four it is: `red3b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card at `place` (0–23) among those of its floor: six colours of four.
    ///
    /// # Panics
    /// If `place` is not below 24.
    #[must_use]
    #[inline]
    pub const fn new(floor: Floor, place: u8) -> Self {
        assert!(place < CARDS_PER_FLOOR as u8);
        match NonZeroU8::new(floor as u8 * CARDS_PER_FLOOR as u8 + place + 1) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    /// Its floor (3.2.1).
    #[must_use]
    #[inline]
    pub const fn floor(self) -> Floor {
        match self.0.get() {
            0..=24 => Floor::First,
            25..=48 => Floor::Second,
            _ => Floor::Third,
        }
    }

    /// Its place among the cards of its floor, 0–23.
    #[must_use]
    #[inline]
    pub const fn place(self) -> u8 {
        self.0.get() - 1 - self.floor() as u8 * CARDS_PER_FLOOR as u8
    }

    /// Its bit in a set of cards of its floor.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.place()
    }

    /// Its colour.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.place() as usize / 4]
    }

    /// Its place among all 72 cards.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All 72 cards.
    pub fn all() -> impl Iterator<Item = Self> {
        Floor::ALL.into_iter().flat_map(|floor| (0..CARDS_PER_FLOOR as u8).map(move |place| Self::new(floor, place)))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.place() % 4);
        write!(f, "{}{}{letter}", self.colour().key(), self.floor().number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (colour, rest) = text.split_at_checked(text.len().checked_sub(2).ok_or(())?).ok_or(())?;
        let colour = Colour::ALL.into_iter().find(|known| known.key() == colour).ok_or(())?;
        match rest.as_bytes() {
            [floor @ b'1'..=b'3', letter @ b'a'..=b'd'] => {
                Ok(Self::new(Floor::ALL[usize::from(floor - b'1')], colour as u8 * 4 + letter - b'a'))
            }
            _ => Err(()),
        }
    }
}

/// A set of cards, floor by floor; a bit per card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cards(pub [u32; 3]);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self([0; 3]);

    /// Whether the card is among them.
    #[must_use]
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.0[card.floor() as usize] & card.bit() != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0[card.floor() as usize] |= card.bit();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0[card.floor() as usize] &= !card.bit();
    }

    /// How many.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The cards, from the first floor up.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let Self(sets) = *self;
        Floor::ALL
            .into_iter()
            .flat_map(move |floor| bits(sets[floor as usize]).map(move |place| Card::new(floor, place)))
    }
}

/// The members of a set of small numbers, in order.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let member = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            member
        })
    })
}

keyed! {
    /// What a shop sells (1.5).
    #[allow(missing_docs)]
    pub enum Shop {
        Pizza = "pizza",
        Clothes = "clothes",
        IceCream = "ice-cream",
        Coffee = "coffee",
    }
}

/// What a floor card shows (1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Symbols {
    pub flowers: u8,
    pub plants: u8,
    pub cats: u8,
    pub red_curtains: u8,
    pub blue_curtains: u8,
    pub streetlight: u8,
    pub chimney: u8,
    pub pedestrians: u8,
    /// The shop, if there is one, and the 2 or 3 points that it prints.
    pub shop: Option<(Shop, u8)>,
    pub closed_windows: u8,
}

impl Symbols {
    /// The counted symbols by the names that editions and pictures use; the shop is not among them.
    #[must_use]
    pub const fn counts(&self) -> [(&'static str, u8); 9] {
        [
            ("flowers", self.flowers),
            ("plants", self.plants),
            ("cats", self.cats),
            ("red-curtains", self.red_curtains),
            ("blue-curtains", self.blue_curtains),
            ("streetlight", self.streetlight),
            ("chimney", self.chimney),
            ("pedestrians", self.pedestrians),
            ("closed-windows", self.closed_windows),
        ]
    }
}

keyed! {
    /// The eleven characters (1.2): four tourists, seven inhabitants.
    #[allow(missing_docs)]
    pub enum Character {
        Woman = "woman",
        Man = "man",
        Girl = "girl",
        Boy = "boy",
        Mayor = "mayor",
        Policeman = "policeman",
        Santa = "santa",
        ShopOwner = "shop-owner",
        Tailor = "tailor",
        Florist = "florist",
        Gardener = "gardener",
    }
}

impl Character {
    /// Whether it is a tourist; the others are inhabitants.
    #[must_use]
    #[inline]
    pub const fn is_tourist(self) -> bool {
        (self as u8) < Self::Mayor as u8
    }

    /// Whether beginners may leave it out (2.3): the three that the box marks with a star.
    #[must_use]
    pub const fn is_starred(self) -> bool {
        matches!(self, Self::ShopOwner | Self::Florist | Self::Gardener)
    }
}

/// How many of each character there are somewhere: 0 to 3, two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Crowd(u32);

impl Crowd {
    /// How many of this character.
    #[must_use]
    #[inline]
    pub const fn count(self, character: Character) -> u8 {
        (self.0 >> (2 * character as u32) & 3) as u8
    }

    /// One more of this character.
    #[inline]
    pub const fn add(&mut self, character: Character) {
        self.0 += 1 << (2 * character as u32);
    }

    /// One fewer of this character.
    #[inline]
    pub const fn remove(&mut self, character: Character) {
        self.0 -= 1 << (2 * character as u32);
    }

    /// Whether nobody is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The characters of whom at least one is there.
    pub fn present(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |character| self.count(*character) > 0)
    }
}
