//! What lies on the table, open and hidden.

use campiello_core::{BySeat, Seat, keyed};
use serde::Serialize;

use crate::components::{CARDS_PER_FLOOR, Card, Cards, Crowd, Floor};
use crate::edition::Edition;
use crate::street::{Lots, Street};

/// The most seats of this game.
pub const SEATS: usize = 4;
/// The most columns of the supply (2.1).
pub const COLUMNS: usize = 5;

/// The whole truth about a game: what everybody sees, and what is hidden from somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// What everybody sees or has seen.
    pub open: Open,
    /// The cards in every hand.
    pub hands: BySeat<Cards, SEATS>,
    /// The cards that were returned under each deck, the next to be drawn first.
    pub under: [Returned; 3],
}

/// What everybody sees or has seen: nothing in here is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    #[serde(skip)]
    pub(crate) edition: &'static Edition,
    /// How many seats the table has.
    pub seats: u8,
    /// Beginner option A (2.3): no Shop Owners, Florists and Gardeners.
    pub beginner_characters: bool,
    /// Beginner option B (2.3): closed windows cost nothing.
    pub beginner_windows: bool,
    /// Where the turn stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who has the starting token.
    pub starter: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// How many cards the active seat has placed in this turn.
    pub placed: u8,
    /// How many cards were placed in this round.
    pub placed_in_round: u8,
    /// How many rounds in a row have gone by without a placed card (5.3).
    pub idle_rounds: u8,
    /// The lots whose house was completed in this turn and waits for its visitor (4.1).
    pub due: u16,
    /// The rows of the supply by floor, columns from the deck to the right.
    pub supply: [[Option<Card>; COLUMNS]; 3],
    /// What is left of each deck, apart from what was returned under it. The order is nobody's knowledge: it is a bag.
    pub decks: [u32; 3],
    /// Who returned the cards under each deck, the next to be drawn first.
    pub returners: [Returners; 3],
    /// For a card that a seat has taken: how many of the cards under its deck had been returned before. It cannot be one of those.
    pub older: [[u8; CARDS_PER_FLOOR]; 3],
    /// Cards out of the game (5.2).
    pub removed: Cards,
    /// The characters that are waiting.
    pub characters: Crowd,
    /// The characters that a solo player has sent away (7.1).
    pub dismissed: Crowd,
    /// What every seat has before it.
    pub players: BySeat<Player, SEATS>,
}

/// What a seat has before it, open to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Player {
    /// The houses and their visitors.
    pub street: Street,
    /// Coins.
    pub coins: u8,
    /// Bonus tokens left.
    pub tokens: u8,
    /// The cards that were seen going into the hand and not seen leaving it: each is in the hand, or this seat has returned it.
    pub taken: Cards,
}

/// Where a turn stands (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    /// 3.1: take cards and coins.
    Take,
    /// 3.2: place up to three cards.
    Place,
    /// 4: choose visitors for completed houses.
    Visit,
    /// 3.3: return cards above the hand limit.
    Limit,
    /// 7.1, solo: send a character away.
    Dismiss,
    /// The game is over, and why.
    Over(End),
}

keyed! {
    /// Why a game ended.
    pub enum End {
        /// Somebody completed five houses (5.1, 7.2).
        FiveHouses = "five-houses",
        /// Nothing is left to take and nobody placed a card (5.3).
        EmptySupply = "empty-supply",
        /// Eight rounds without a placed card (5.3).
        Standstill = "standstill",
        /// Solo: no character is left (7.2).
        NoCharacters = "no-characters",
    }
}

/// A queue of the cards under one deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Returned([Option<Card>; CARDS_PER_FLOOR]);

impl Returned {
    /// Puts a card at the very bottom.
    pub fn push(&mut self, card: Card) {
        let end = self.len();
        self.0[end] = Some(card);
    }

    /// Takes the card that lies uppermost.
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.0[0];
        self.0.copy_within(1.., 0);
        self.0[CARDS_PER_FLOOR - 1] = None;
        card
    }

    /// The cards, the next to be drawn first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.0.iter().map_while(|card| *card)
    }

    fn len(&self) -> usize {
        self.iter().count()
    }
}

/// Who returned the cards under one deck, in the order in which they will be drawn: two bits a card, and their number above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Returners(u64);

impl Returners {
    const ONE: u64 = 1 << (2 * CARDS_PER_FLOOR);

    /// How many cards lie there.
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.0 / Self::ONE) as u8
    }

    /// Whether none lies there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A seat returns one more.
    pub const fn push(&mut self, seat: Seat) {
        self.0 |= (seat.index() as u64) << (2 * self.len());
        self.0 += Self::ONE;
    }

    /// The uppermost is drawn.
    pub const fn pop(&mut self) {
        let count = self.len() as u64;
        self.0 = ((self.0 % Self::ONE) >> 2) + (count - 1) * Self::ONE;
    }

    /// Who returned them, the next to be drawn first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len()).map(move |n| Seat::new((self.0 >> (2 * n) & 3) as u8))
    }
}

impl Open {
    /// The cards of this edition.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// How many columns the supply has (2.1).
    #[must_use]
    #[inline]
    pub const fn columns(&self) -> u8 {
        [4, 3, 4, 5][self.seats as usize - 1]
    }

    /// Whether one person plays alone (7).
    #[must_use]
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The houses that wait for a visitor.
    #[must_use]
    pub const fn due(&self) -> Lots {
        self.due as Lots
    }

    /// What the next placed card of this turn costs (3.2): the first 1 coin, the second and third 2.
    #[must_use]
    #[inline]
    pub const fn price(&self) -> u8 {
        if self.placed == 0 { 1 } else { 2 }
    }

    /// How many cards of a floor a seat holds: everybody can count them.
    #[must_use]
    pub fn hand_size(&self, seat: Seat, floor: Floor) -> u8 {
        let returned = self.returners[floor as usize].iter().filter(|returner| *returner == seat).count();
        (self.players[seat].taken.0[floor as usize].count_ones() as usize - returned) as u8
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn hand_total(&self, seat: Seat) -> u8 {
        Floor::ALL.into_iter().map(|floor| self.hand_size(seat, floor)).sum()
    }
}
