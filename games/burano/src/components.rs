//! 1 What is in the box: colours and cubes, fish, places, roof tiles, building cards.

use core::fmt;
use core::str::FromStr;

use campiello_core::{Bag, Set, keyed};
use serde::Serialize;

/// How many colours there are.
pub const COLOURS: usize = 6;
/// How many kinds of fish there are (1.6).
pub const FISHES: usize = 8;
/// How many neighbouring islands there are (1.3).
pub const ISLANDS: usize = 6;
/// How many merchant ships there are (1.5).
pub const SHIPS: usize = 4;
/// How many workers come with a seat (1.10).
pub const WORKERS: u8 = 13;
/// How many cubes there are of a colour (1.1).
pub const CUBES: u8 = 20;

keyed! {
    /// The six colours of the houses (1.1).
    pub enum Colour {
        /// Pink.
        Pink = "pink",
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// White.
        White = "white",
    }
}

impl Colour {
    /// The first letter of its name: no two colours share it.
    #[must_use]
    pub const fn letter(self) -> char {
        self.key().as_bytes()[0] as char
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// Cubes, by colour.
pub type Cubes = Bag<Colour, COLOURS>;

/// A set of colours.
pub type Colours = Set<Colour>;

keyed! {
    /// The kinds of fish (1.6).
    pub enum Fish {
        /// Tuna.
        Tuna = "tuna",
        /// Squid.
        Squid = "squid",
        /// Lobster.
        Lobster = "lobster",
        /// Sea bream.
        SeaBream = "sea-bream",
        /// Sardine.
        Sardine = "sardine",
        /// Eel.
        Eel = "eel",
        /// Crab.
        Crab = "crab",
        /// Sole.
        Sole = "sole",
    }
}

/// Fish cards, by kind.
pub type Shoal = Bag<Fish, FISHES>;

keyed! {
    /// Where a boat can lie (1.3): the six neighbouring islands, then the two ports.
    pub enum Place {
        /// Murano, the first player's island.
        Murano = "murano",
        /// Torcello.
        Torcello = "torcello",
        /// Sant'Erasmo, the second player's.
        SantErasmo = "sant-erasmo",
        /// San Francesco, the third player's.
        SanFrancesco = "san-francesco",
        /// Mazzorbo.
        Mazzorbo = "mazzorbo",
        /// San Michele, the fourth player's.
        SanMichele = "san-michele",
        /// The port in the west.
        WestPort = "west-port",
        /// The port in the east.
        EastPort = "east-port",
    }
}

impl Place {
    /// The six neighbouring islands.
    pub const ISLANDS: [Self; ISLANDS] =
        [Self::Murano, Self::Torcello, Self::SantErasmo, Self::SanFrancesco, Self::Mazzorbo, Self::SanMichele];

    /// Whether it is one of the two ports.
    #[must_use]
    #[inline]
    pub const fn is_port(self) -> bool {
        matches!(self, Self::WestPort | Self::EastPort)
    }
}

/// A set of places.
pub type Places = Set<Place>;

keyed! {
    /// The merchant ships (1.5), by the letters of the rule.
    pub enum Ship {
        /// Buys single fish of any kind.
        Any = "a",
        /// Buys fish of one kind.
        Same = "b",
        /// Buys pairs.
        Pairs = "c",
        /// Buys triples.
        Triples = "d",
    }
}

keyed! {
    /// What a cube of a colour does in a season (2.1, 5).
    pub enum Work {
        /// 5.1.
        Fishing = "fishing",
        /// 5.2.
        Lace = "lace",
        /// 5.3.
        Earning = "earning",
    }
}

keyed! {
    /// The kinds of roof tiles (1.7).
    pub enum RoofKind {
        /// Scores majorities on neighbouring islands.
        Islands = "islands",
        /// Scores majorities in lace workshops.
        Workshops = "workshops",
        /// Scores visible fountains on the ring.
        Fountains = "fountains",
        /// Scores four points.
        Four = "four",
    }
}

/// A set of kinds of roof.
pub type Kinds = Set<RoofKind>;

/// How many pairs of two different colours there are.
pub const PAIRS: usize = 15;

/// A roof tile (1.7): its kind and the two different colours of its halves, of which the first comes first in [`Colour::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Tile(u8);

/// The pairs of colours, in order.
const PAIR: [(Colour, Colour); PAIRS] = {
    let mut pairs = [(Colour::Pink, Colour::Pink); PAIRS];
    let (mut first, mut number) = (0, 0);
    while first < COLOURS {
        let mut second = first + 1;
        while second < COLOURS {
            pairs[number] = (Colour::ALL[first], Colour::ALL[second]);
            number += 1;
            second += 1;
        }
        first += 1;
    }
    pairs
};

impl Tile {
    /// The tile of a kind with two different colours, in either order.
    #[must_use]
    pub fn new(kind: RoofKind, one: Colour, other: Colour) -> Option<Self> {
        let pair = PAIR.iter().position(|pair| *pair == (one, other) || *pair == (other, one))?;
        Some(Self::numbered(kind, pair as u8))
    }

    /// The tile of a kind with the pair of this number, below [`PAIRS`].
    #[must_use]
    #[inline]
    pub const fn numbered(kind: RoofKind, pair: u8) -> Self {
        Self((kind as u8) << 4 | pair)
    }

    /// Its kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> RoofKind {
        RoofKind::ALL[(self.0 >> 4) as usize]
    }

    /// The number of its pair of colours.
    #[must_use]
    #[inline]
    pub const fn pair(self) -> u8 {
        self.0 & 15
    }

    /// The colours of its halves.
    #[must_use]
    #[inline]
    pub const fn halves(self) -> (Colour, Colour) {
        PAIR[self.pair() as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.halves();
        write!(f, "{}-{first}-{second}", self.kind())
    }
}

impl FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split('-');
        let mut word = || words.next().ok_or(());
        let (kind, first, second) = (word()?.parse()?, word()?.parse()?, word()?.parse()?);
        let tile = Self::new(kind, first, second).filter(|tile| tile.halves() == (first, second)).ok_or(())?;
        if words.next().is_some() { Err(()) } else { Ok(tile) }
    }
}

keyed! {
    /// The building cards (9), one of each.
    pub enum Building {
        /// 9.1 blue and pink.
        Chapel = "chapel",
        /// 9.1 yellow and green.
        Campanile = "campanile",
        /// 9.1 orange and white.
        Palazzo = "palazzo",
        /// 9.2 blue and green.
        Brickyard = "brickyard",
        /// 9.2 yellow and white.
        Limekiln = "limekiln",
        /// 9.2 orange and pink.
        Dyeworks = "dyeworks",
        /// 9.3 the first four kinds of fish.
        FishMarket = "fish-market",
        /// 9.3 the other four.
        FishHall = "fish-hall",
        /// 9.4 pink, blue and yellow squares.
        LaceSchool = "lace-school",
        /// 9.4 green, orange and white squares.
        LaceMuseum = "lace-museum",
        /// 9.5.
        Boatyard = "boatyard",
        /// 9.6.
        Guildhall = "guildhall",
        /// 9.7.
        HarbourOffice = "harbour-office",
        /// 9.8.
        Convent = "convent",
        /// 9.9.
        TownHall = "town-hall",
        /// 9.10.
        Villa = "villa",
    }
}

/// A set of building cards.
pub type Buildings = Set<Building>;
