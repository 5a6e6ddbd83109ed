//! What lies on the table, open and hidden.

use campiello_core::{BySeat, Seat, SeatSet, keyed};
use serde::Serialize;

use crate::components::{Buildings, Colour, Cubes, Fish, ISLANDS, Place, RoofKind, Ship, Shoal, Tile, Work};
use crate::edition::Edition;
use crate::grid::Cells;
use crate::island::Island;
use crate::lagoon::Lagoon;
use crate::pyramid::Pyramid;
use crate::ring::Ring;
use crate::roofs::Stack;
use crate::workshop::Workshops;

/// The most seats of this game.
pub const SEATS: usize = 4;
/// How many roof cells a seat has (1.10).
pub const ROOF_CELLS: usize = 3;
/// How many fish lie face up (2.1).
pub const DISPLAY: usize = 3;

/// 4.1: what the moves of a turn cost, and nothing for one too many. The first brings a coin.
pub const PRICES: [u16; 5] = [0, 3, 3, 4, 0];

/// The whole truth about a game: what everybody sees, and what is hidden from somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// What everybody sees or has seen.
    pub open: Open,
    /// The fish in every hand that came from the deck: only their owner has seen them.
    pub drawn: BySeat<Shoal, SEATS>,
    /// The fish deck. Its order is nobody's knowledge: it is a bag.
    pub deck: Shoal,
    /// The pyramids of those who are ready, until all are (3.2).
    pub plans: BySeat<Pyramid, SEATS>,
}

/// What everybody sees or has seen: nothing in here is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    #[serde(skip)]
    pub(crate) edition: &'static Edition,
    /// How many seats the table has.
    pub seats: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose part it is; nobody's own while pyramids are built.
    pub active: Seat,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The season.
    pub season: Season,
    /// How many rounds of turns of this season are over.
    pub round: u8,
    /// How many moves the active seat has made in this turn (4.1).
    pub moves: u8,
    /// Who has built a pyramid (3.2).
    pub ready: SeatSet,
    /// The cube supply.
    pub supply: Cubes,
    /// The main island.
    pub island: Island,
    /// Docks and ships.
    pub lagoon: Lagoon,
    /// The lace workshops.
    pub workshops: Workshops,
    /// What a cube of each colour does in this season (2.1).
    pub works: [Work; 6],
    /// The fish that lie face up.
    pub display: [Option<Fish>; DISPLAY],
    /// How many fish the deck has.
    pub deck: u8,
    /// The stacks of roof tiles, by kind.
    pub stacks: [Stack; 4],
    /// The building cards that lie face up.
    pub cards: Buildings,
    /// The building deck: a bag.
    pub card_deck: Buildings,
    /// What every seat has before it.
    pub players: BySeat<Player, SEATS>,
}

/// What a seat has before it, open to all.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Player {
    /// The schedule ring.
    pub ring: Ring,
    /// The cube reserve.
    pub reserve: Cubes,
    /// The pyramid.
    pub pyramid: Pyramid,
    /// The cubes on the preparation places.
    pub preparation: Cubes,
    /// The tiles in the roof cells.
    pub roofs: [Option<Tile>; ROOF_CELLS],
    /// Coins.
    pub coins: u16,
    /// Privileges.
    pub privileges: u8,
    /// Where the boat lies.
    pub boat: Place,
    /// Workers on the neighbouring islands.
    pub fishers: [u8; ISLANDS],
    /// Where its workers sit in the workshops.
    pub lace: Cells,
    /// Its building cards.
    pub cards: Buildings,
    /// The fish in hand that everybody saw being taken, and not being sold.
    pub seen: Shoal,
    /// How many fish in hand came from the deck.
    pub unseen: u8,
    /// The fish that were sold.
    pub sold: Shoal,
    /// The points so far, by where they came from.
    pub points: [u16; Source::ALL.len()],
    /// How many turns it has had.
    pub turns: u8,
}

keyed! {
    /// The seasons (3.1).
    pub enum Season {
        /// Four turns.
        Spring = "spring",
        /// Four turns.
        Summer = "summer",
        /// Three turns.
        Autumn = "autumn",
        /// Three turns.
        Winter = "winter",
    }
}

keyed! {
    /// Where points come from.
    pub enum Source {
        /// Majorities on neighbouring islands (6.1).
        Islands = "islands",
        /// Paid workers and their unions (6.2).
        Lace = "lace",
        /// Roofs (4.4).
        Roofs = "roofs",
        /// Fish sold to ships (5.1.2).
        Ships = "ships",
        /// Building cards (9).
        Buildings = "buildings",
        /// Unsold fish (7.1), and cards that were missing (5.1.1).
        Fish = "fish",
        /// Coins (7.1).
        Coins = "coins",
    }
}

/// Where the game stands: what the active seat decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    /// 2.4 and 6.5: discard roof tiles, and choose the kinds of new ones.
    Roofs,
    /// 3.2: everybody builds a pyramid.
    Pyramid,
    /// 4: the next move, or the end of the turn.
    Move,
    /// 4.4: two privileges or a card, before the tile scores.
    Bonus {
        /// The tile that was laid.
        tile: Tile,
    },
    /// 5.1: where to sail.
    Fishing {
        /// Whether docks were swapped (8.1): then it must go to an island.
        swapped: bool,
    },
    /// 5.1.1: which fish to take.
    Catch {
        /// How many docks matched.
        matches: u8,
        /// How many fish are still to be taken.
        left: u8,
    },
    /// 5.1.1: one worker or two, after three matches.
    Crew,
    /// 5.1.2: what to sell.
    Port {
        /// What was sold so far.
        sale: Option<Sale>,
    },
    /// 5.2: where to make lace.
    Lace {
        /// The colours of the arrow houses that were not used yet.
        arrows: Cubes,
    },
    /// 5.3: who comes back.
    Earning,
    /// 6.2: who is paid.
    Pay {
        /// The workers that are paid.
        paid: Cells,
        /// Whether the worker of 9.8 has been named.
        convent: bool,
    },
    /// 6.4: cubes for colours that have run out, and cubes for privileges.
    Refill {
        /// How many cubes of any colour may still be taken instead of others.
        missing: u8,
    },
    /// The game is over.
    Over,
}

/// A sale that is under way (5.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sale {
    /// The ship.
    pub ship: Ship,
    /// How many lots it has bought.
    pub lots: u8,
    /// The kind of the last lot.
    pub kind: Fish,
}

impl Season {
    /// 3.1: how many turns a seat has in it.
    #[must_use]
    pub const fn turns(self) -> u8 {
        [4, 4, 3, 3][self as usize]
    }

    /// The next one; nothing after winter.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }
}

impl Phase {
    /// Its name in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Roofs => "roofs",
            Self::Pyramid => "pyramid",
            Self::Move => "move",
            Self::Bonus { .. } => "bonus",
            Self::Fishing { .. } => "fishing",
            Self::Catch { .. } => "catch",
            Self::Crew => "crew",
            Self::Port { .. } => "port",
            Self::Lace { .. } => "lace",
            Self::Earning => "earning",
            Self::Pay { .. } => "pay",
            Self::Refill { .. } => "refill",
            Self::Over => "over",
        }
    }

    /// The rule that describes it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Roofs => "6.5",
            Self::Pyramid => "3.2",
            Self::Move => "4.1",
            Self::Bonus { .. } => "4.4",
            Self::Fishing { .. } => "5.1",
            Self::Catch { .. } | Self::Crew => "5.1.1",
            Self::Port { .. } => "5.1.2",
            Self::Lace { .. } => "5.2",
            Self::Earning => "5.3",
            Self::Pay { .. } => "6.2",
            Self::Refill { .. } => "6.4",
            Self::Over => "7.1",
        }
    }
}

impl Open {
    /// The boards and cards of this edition.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The seats in order from the first player (2.4, 6).
    pub fn from_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats, self.first);
        (0..seats).map(move |n| Seat::new((first.index() as u8 + n) % seats))
    }

    /// What the active seat has before it.
    #[must_use]
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// What a cube of a colour does in this season.
    #[must_use]
    #[inline]
    pub const fn work(&self, colour: Colour) -> Work {
        self.works[colour as usize]
    }

    /// 4.1: what the next move costs; the first brings a coin.
    #[must_use]
    #[inline]
    pub const fn price(&self) -> u16 {
        PRICES[self.moves as usize]
    }

    /// 6.2 and 6.4: whether the active seat is in its own part of a clean-up, in which 8.3 brings cubes into the reserve.
    #[must_use]
    pub const fn is_cleaning_up(&self) -> bool {
        matches!(self.phase, Phase::Pay { .. } | Phase::Refill { .. })
    }

    /// The whole stack of a kind of roof.
    #[must_use]
    pub const fn stack(&self, kind: RoofKind) -> &Stack {
        &self.stacks[kind as usize]
    }
}

impl Player {
    /// How many fish the seat holds: everybody can count them.
    #[must_use]
    pub fn fish(&self) -> u8 {
        self.seen.total() + self.unseen
    }

    /// The points so far.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Workers on islands and in workshops.
    #[must_use]
    pub fn abroad(&self) -> u8 {
        self.fishers.iter().sum::<u8>() + self.lace.len()
    }

    /// Scores.
    #[inline]
    pub(crate) fn score(&mut self, source: Source, points: u16) {
        self.points[source as usize] += points;
    }
}
