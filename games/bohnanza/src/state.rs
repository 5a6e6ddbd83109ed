//! What lies on the table, open and hidden.

use campiello_core::{BySeat, Seat, SeatSet, keyed};
use serde::Serialize;

use crate::components::{Bean, Beans, Sorts};
use crate::dealing::offers::{Given, Offers};
use crate::dealing::refusals::Refusals;
use crate::dealing::wishes::Wishes;
use crate::edition::Edition;
use crate::hand::Hand;
use crate::knowledge::{Memory, Own};

/// The most seats of this game.
pub const SEATS: usize = 5;
/// The most fields of a seat (5).
pub const FIELDS: usize = 3;

/// The whole truth about a game: what everybody sees, and what is hidden from somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// What everybody sees or has seen.
    pub open: Open,
    /// Every hand.
    pub hands: BySeat<Hand, SEATS>,
    /// The draw pile. Nobody knows its order: it is a bag.
    pub pile: Beans,
    /// The hand cards that the open offers give, offer by offer (7.1).
    pub given: Given,
    /// The standing wishes of every seat (7.6).
    pub wishes: BySeat<Wishes, SEATS>,
    /// What every seat alone knows of what it has done.
    pub own: BySeat<Own, SEATS>,
}

/// What everybody sees or has seen: nothing in here is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    #[serde(skip)]
    pub(crate) edition: &'static Edition,
    /// How many seats the table has.
    pub seats: u8,
    /// Whether standing wishes can be left (7.6).
    pub by_mail: bool,
    /// Where the turn stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub starter: Seat,
    /// The turn, counted from 1.
    pub turn: u16,
    /// How many cards the active seat has planted from its hand in this turn (3.1).
    pub planted: u8,
    /// The turned-up cards that nobody has got yet (3.2).
    pub up: Beans,
    /// How many cards were turned up in this turn.
    pub turned_up: u8,
    /// The discard pile.
    pub discard: Beans,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How often the draw pile has run out (6).
    pub exhausted: u8,
    /// What every seat has before it.
    pub players: BySeat<Player, SEATS>,
    /// The open offers (7).
    pub offers: Offers,
    /// The offers that were refused since the last deal.
    #[serde(skip)]
    pub refusals: Refusals,
    /// The seats that have passed in this situation (7.5).
    pub passed: SeatSet,
    /// How many deals with something on both sides were struck in this game.
    pub trades: u16,
    /// How many gifts were taken in this game.
    pub gifts: u16,
    /// What can be concluded about the hands.
    pub memory: Memory,
}

/// What a seat has before it, open to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Player {
    /// The fields; the third is not used before it is bought (5).
    pub fields: [Field; FIELDS],
    /// Whether the third field is bought.
    pub third: bool,
    /// The thaler pile.
    pub thalers: Thalers,
    /// Cards received or kept, to be planted in 3.3.
    pub aside: Beans,
    /// How many cards the hand has.
    pub hand: u8,
    /// How many offers and wishes the seat has made in this turn (7.3).
    pub made: u8,
}

/// A field: so many cards of one sort. A field without cards counts as empty, whatever its sort; that is always blue then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Field {
    /// The sort.
    pub bean: Bean,
    /// How many cards.
    pub count: u8,
}

/// A thaler pile (4.1): what it consists of, and its three topmost cards. Only these can ever be asked for, once, when the third field is
/// bought (5.1); the order below them never matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Thalers {
    cards: Beans,
    /// The topmost last.
    top: [Bean; 3],
    /// How many of the topmost are known: all of them until the third field is paid with them.
    known: u8,
}

impl Thalers {
    /// How many.
    #[must_use]
    #[inline]
    pub const fn count(&self) -> u8 {
        self.cards.total()
    }

    /// The cards.
    #[must_use]
    pub const fn cards(&self) -> Beans {
        self.cards
    }

    /// The topmost cards, the uppermost last: at most three, and after the third field was paid only what was laid on since.
    #[must_use]
    pub fn top(&self) -> &[Bean] {
        &self.top[3 - usize::from(self.known)..]
    }

    /// Lays a card on top.
    pub const fn push(&mut self, bean: Bean) {
        self.top = [self.top[1], self.top[2], bean];
        self.known = if self.known < 3 { self.known + 1 } else { 3 };
        self.cards.add(bean);
    }

    /// Takes the three topmost away (5.1): the pile is paid from only once, so nothing is known of the order of the rest.
    pub fn pay_three(&mut self) -> [Bean; 3] {
        let paid = self.top;
        for bean in paid {
            self.cards.remove(bean);
        }
        self.top = [Bean::Blue; 3];
        self.known = 0;
        paid
    }
}

/// Where a turn stands (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    /// 3.1: plant from the hand.
    Plant,
    /// 3.2: trade and give.
    Trade,
    /// 3.3: plant what was received.
    Receive,
    /// The game is over, and why.
    Over(End),
}

keyed! {
    /// How the game ended (6).
    pub enum End {
        /// The pile ran out for the third time when two cards were turned up (6.2).
        TwoTurnedUp = "two-turned-up",
        /// The pile ran out for the third time when its one last card was turned up (6.2).
        OneTurnedUp = "one-turned-up",
        /// The pile ran out for the third time during 3.4 (6.2).
        Drawn = "drawn",
        /// Both piles were empty when a card was to be drawn (6.1).
        NothingLeft = "nothing-left",
    }
}

impl Phase {
    /// Its name in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plant => "plant",
            Self::Trade => "trade",
            Self::Receive => "receive",
            Self::Over(_) => "over",
        }
    }
}

impl Field {
    /// Whether nothing grows there.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether a card of this sort can be planted there (3.1).
    #[must_use]
    #[inline]
    pub fn takes(&self, bean: Bean) -> bool {
        self.count == 0 || self.bean == bean
    }
}

impl Player {
    /// The fields that the seat has.
    #[must_use]
    #[inline]
    pub fn fields(&self) -> &[Field] {
        &self.fields[..2 + usize::from(self.third)]
    }

    /// The sorts that grow on its fields.
    #[must_use]
    #[inline]
    pub fn grown(&self) -> Sorts {
        let planted = self.fields.iter().filter(|field| !field.is_empty());
        planted.fold(Sorts::NONE, |grown, field| grown.with(field.bean))
    }
}

impl Open {
    /// The cards of this edition.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The seats other than the active one.
    #[must_use]
    pub const fn others(&self) -> SeatSet {
        SeatSet::everybody(self.seats).without(self.active)
    }
}
