//! Why a move is refused, with the number of the rule.

use campiello_core::{Message, Refusal};

use crate::components::{Card, Character, Floor};
use crate::state::Phase;
use crate::street::{HOUSES, Lot, SCAFFOLDS};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is another seat's turn.
    NotYourTurn,
    /// The turn is at another point.
    NotNow(Phase),
    /// The supply has no such column.
    NoSuchColumn {
        /// How many it has.
        columns: u8,
    },
    /// The column is empty.
    EmptyColumn,
    /// The column has other numbers of cards than this asks for; the whole column is said `all`.
    NotSoMany {
        /// How many it has.
        cards: u8,
    },
    /// The card to place is not in the hand.
    NotInHand(Card),
    /// The card to return is not in the hand.
    NotInHandToReturn(Card),
    /// Three cards were placed already.
    ThreePlaced,
    /// The coins do not suffice.
    TooExpensive {
        /// What it costs.
        price: u8,
        /// What the seat has.
        coins: u8,
    },
    /// A card lies there.
    Occupied {
        /// The floor.
        floor: Floor,
        /// The lot.
        lot: Lot,
    },
    /// The first card of a street goes to lot 0.
    FirstLot,
    /// The street would span more than five houses.
    SixthHouse,
    /// More than two scaffolds would be needed.
    TooManyScaffolds {
        /// How many.
        needed: u32,
    },
    /// A rule would be broken and no token is left to pay for it.
    NoToken,
    /// No house on this lot waits for a visitor.
    NoVisitDue(Lot),
    /// The character is not waiting any more.
    Gone(Character),
    /// The inhabitant lives in this street already.
    SameInhabitant(Character),
    /// The character to send away is not waiting any more.
    GoneAlready(Character),
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "5.1",
            Self::NotYourTurn | Self::NotNow(_) => "3",
            Self::NoSuchColumn { .. } => "2.1",
            Self::EmptyColumn | Self::NotSoMany { .. } => "3.1",
            Self::NotInHand(_) | Self::ThreePlaced | Self::TooExpensive { .. } => "3.2",
            Self::Occupied { .. } => "3.2.1",
            Self::SixthHouse => "3.2.4",
            Self::FirstLot | Self::TooManyScaffolds { .. } => "3.2.6",
            Self::NoToken => "3.2.7",
            Self::NoVisitDue(_) => "4.1",
            Self::SameInhabitant(_) => "4.2",
            Self::Gone(_) => "4.3",
            Self::NotInHandToReturn(_) => "3.3",
            Self::GoneAlready(_) => "7.1",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Self::Over => Message::new("illegal-over"),
            Self::NotYourTurn => Message::new("illegal-not-your-turn"),
            Self::NotNow(phase) => Message::new("illegal-not-now").with("phase", phase.key()),
            Self::NoSuchColumn { columns } => Message::new("illegal-no-such-column").with("columns", columns),
            Self::EmptyColumn => Message::new("illegal-empty-column"),
            Self::NotSoMany { cards } => Message::new("illegal-not-so-many").with("cards", cards),
            Self::NotInHand(card) | Self::NotInHandToReturn(card) => {
                Message::new("illegal-not-in-hand").with("card", crate::words::card(card))
            }
            Self::ThreePlaced => Message::new("illegal-three-placed"),
            Self::TooExpensive { price, coins } => {
                Message::new("illegal-too-expensive").with("price", price).with("coins", coins)
            }
            Self::Occupied { floor, lot } => {
                Message::new("illegal-occupied").with("floor", floor.number()).with("lot", lot.number())
            }
            Self::FirstLot => Message::new("illegal-first-lot"),
            Self::SixthHouse => Message::new("illegal-sixth-house").with("houses", HOUSES),
            Self::TooManyScaffolds { needed } => {
                Message::new("illegal-too-many-scaffolds").with("needed", needed).with("scaffolds", SCAFFOLDS)
            }
            Self::NoToken => Message::new("illegal-no-token"),
            Self::NoVisitDue(lot) => Message::new("illegal-no-visit-due").with("lot", lot.number()),
            Self::Gone(character) | Self::GoneAlready(character) => {
                Message::new("illegal-gone").with("who", character.key())
            }
            Self::SameInhabitant(character) => Message::new("illegal-same-inhabitant").with("who", character.key()),
        }
    }
}

impl Phase {
    /// Its name in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Place => "place",
            Self::Visit => "visit",
            Self::Limit => "limit",
            Self::Dismiss => "dismiss",
            Self::Over(_) => "over",
        }
    }
}

/// Lets a check stand before the first change: `ensure(coins >= price, …)?`.
pub(crate) fn ensure(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
