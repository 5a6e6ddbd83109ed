//! Why a move is refused, with the number of the rule.

use campiello_core::{Message, Refusal, Seat};

use crate::components::{Building, Colour, Fish, Place, RoofKind, Ship, Tile};
use crate::grid::Cell;
use crate::notation::Post;
use crate::pyramid::Step;
use crate::state::Phase;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is another seat's part.
    NotYourTurn,
    /// The game is at another point.
    NotNow(Phase),
    /// 3.2: the seat has built its pyramid.
    Built,
    /// 3.2: another number of cubes must be used.
    NotSoMany {
        /// How many.
        cubes: u8,
    },
    /// 3.2: the base first, then the middle, then the top.
    BaseFirst,
    /// 3.2: the reserve has too few cubes of a colour.
    NotInReserve(Colour),
    /// 4.1: four moves were made.
    FourMoves,
    /// 4.1: the coins do not suffice.
    TooExpensive {
        /// What the move costs.
        price: u16,
        /// What the seat has.
        coins: u16,
    },
    /// 4.2: no cube lies there.
    NoCube(Step),
    /// 3.3: a cube lies on it.
    NotFree(Step),
    /// 4.2: all three places are taken.
    PreparationFull,
    /// 4.3: no cube of the colour is prepared.
    NotPrepared(Colour),
    /// 1.2: there is no hollow.
    NoHollow(Cell),
    /// 4.3: a house without a roof stands there.
    NoRoof(Cell),
    /// 1.2: three houses stand there.
    TooHigh(Cell),
    /// 4.3: no house stands beside it.
    NotTouching(Cell),
    /// 4.4 and 6.5: the tile is not in the seat's roof cells.
    NotInCells(Tile),
    /// 4.4: the houses are not edge to edge.
    NotNeighbours,
    /// 4.4: no house stands there.
    NoHouse(Cell),
    /// 4.4: the houses are not equally high.
    NotLevel,
    /// 4.4: houses on the third level get no roof.
    ThirdLevel,
    /// 4.4: it has a roof.
    Roofed(Cell),
    /// 4.4: the half has another colour than the house.
    WrongHouse {
        /// The colour of the half.
        half: Colour,
        /// The house.
        cell: Cell,
    },
    /// 4.4: the card does not lie face up.
    NoSuchCard(Building),
    /// 4.4: the building deck is empty.
    NoCards,
    /// 8: a privilege is needed.
    NoPrivilege {
        /// For which rule.
        rule: &'static str,
    },
    /// 8.1: no dock of the colour is there.
    NoDock {
        /// The island.
        island: Place,
        /// The colour.
        colour: Colour,
    },
    /// 8.1: docks of two different islands and colours change places.
    SameDock,
    /// 8.1: after the swap no island could be reached that matches.
    UselessSwap,
    /// 8.1: after a swap the boat must go to an island.
    MustFish,
    /// 5.1: no route leads there.
    NoRoute(Place),
    /// 5.1.1: no dock matches.
    NoMatch(Place),
    /// 5.1.2: no ship lies there.
    NoShip(Place),
    /// 5.1.1: the fish does not lie face up.
    NotOnDisplay(Fish),
    /// 5.1.1: the fish deck is empty.
    NoFish,
    /// 5.1.2: the ship does not lie in this port.
    NotInPort(Ship),
    /// 5.1.2: another ship is being sold to.
    OtherShip(Ship),
    /// 1.5: the ship wants one kind.
    OtherKind(Fish),
    /// 5.1.2: too few fish of a kind.
    TooFewFish {
        /// The kind.
        kind: Fish,
        /// How many make a lot.
        needed: u8,
    },
    /// 1.8: there is no square.
    NoSquare(Cell),
    /// 5.2: no arrow that is left points at this colour.
    NoArrow(Colour),
    /// 5.2: an own worker sits there.
    OwnWorker(Cell),
    /// 8.2: the worker cannot go home.
    FullRing(Seat),
    /// 5.3: nobody of the seat is there.
    Nobody(Post),
    /// 6.4 and 8.3: the supply has no cube of the colour.
    NotInSupply {
        /// The colour.
        colour: Colour,
        /// For which rule.
        rule: &'static str,
    },
    /// 8.3: fourteen cubes lie there.
    PyramidFull,
    /// 8.3: a cube lies there already.
    Filled(Step),
    /// 8.3: the place is not supported.
    Unsupported(Step),
    /// 8.3: in a turn a cube needs a place in the pyramid.
    PlaceNeeded,
    /// 8.3: in clean-up cubes go into the reserve.
    IntoReserve,
    /// 6.2: the worker is paid already.
    Paid(Cell),
    /// 6.2: no own worker sits there.
    NotYours(Cell),
    /// 6.2: no cube of the colour is left.
    NoCubeToPay(Colour),
    /// 9.8: the card is not there, or has paid.
    NoConvent,
    /// 6.4: no cube is missing.
    NothingMissing,
    /// 6.5: another number of kinds.
    KindsNeeded {
        /// How many.
        kinds: u8,
    },
    /// 6.5: no tile of this kind is left.
    StackEmpty(RoofKind),
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "7.1",
            Self::NotYourTurn => "3.1",
            Self::NotNow(phase) => phase.rule(),
            Self::Built | Self::NotSoMany { .. } | Self::BaseFirst | Self::NotInReserve(_) => "3.2",
            Self::NotFree(_) => "3.3",
            Self::FourMoves | Self::TooExpensive { .. } => "4.1",
            Self::NoCube(_) | Self::PreparationFull => "4.2",
            Self::NotPrepared(_) | Self::NoRoof(_) | Self::NotTouching(_) => "4.3",
            Self::NoHollow(_) | Self::TooHigh(_) => "1.2",
            Self::NotInCells(_)
            | Self::NotNeighbours
            | Self::NoHouse(_)
            | Self::NotLevel
            | Self::ThirdLevel
            | Self::Roofed(_)
            | Self::WrongHouse { .. }
            | Self::NoSuchCard(_)
            | Self::NoCards => "4.4",
            Self::NoPrivilege { rule } | Self::NotInSupply { rule, .. } => rule,
            Self::NoDock { .. } | Self::SameDock | Self::UselessSwap | Self::MustFish => "8.1",
            Self::NoRoute(_) => "5.1",
            Self::NoMatch(_) | Self::NotOnDisplay(_) | Self::NoFish => "5.1.1",
            Self::NoShip(_) | Self::NotInPort(_) | Self::OtherShip(_) | Self::TooFewFish { .. } => "5.1.2",
            Self::OtherKind(_) => "1.5",
            Self::NoSquare(_) => "1.8",
            Self::NoArrow(_) | Self::OwnWorker(_) => "5.2",
            Self::FullRing(_) => "8.2",
            Self::Nobody(_) => "5.3",
            Self::PyramidFull | Self::Filled(_) | Self::Unsupported(_) | Self::PlaceNeeded | Self::IntoReserve => "8.3",
            Self::Paid(_) | Self::NotYours(_) | Self::NoCubeToPay(_) => "6.2",
            Self::NoConvent => "9.8",
            Self::NothingMissing => "6.4",
            Self::KindsNeeded { .. } | Self::StackEmpty(_) => "6.5",
        }
    }

    fn message(&self) -> Message {
        crate::words::refusal(*self)
    }
}

/// Lets a check stand before the first change: `ensure(coins >= price, …)?`.
#[inline]
pub(crate) fn ensure(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
