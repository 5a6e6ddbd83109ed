//! How a move is written: `take 2 top 1`, `place red3b at -1`, `done`, `visit 0 woman`, `return blue1a`, `dismiss boy`.

use core::fmt;
use core::str::FromStr;

use campiello_core::{Message, Unreadable};

use crate::components::{Card, Character};
use crate::street::Lot;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// 3.1: take a portion of a column; what is missing to three comes in coins.
    Take {
        /// The column, 0 beside the decks; written from 1.
        column: u8,
        /// How much of it.
        portion: Portion,
    },
    /// 3.2: place a card of the hand on a lot; its floor is the card's own.
    Place {
        /// The card.
        card: Card,
        /// The lot.
        lot: Lot,
    },
    /// 3.2: place no more in this turn.
    Done,
    /// 4: a character visits a completed house.
    Visit {
        /// The house.
        lot: Lot,
        /// Who comes.
        character: Character,
    },
    /// 3.3: return a card under its deck.
    Return {
        /// The card.
        card: Card,
    },
    /// 7.1: send a character away.
    Dismiss {
        /// Who goes.
        character: Character,
    },
}

/// How much of a column is taken, and from which end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portion {
    /// The uppermost cards, but not all.
    Top(u8),
    /// The lowest cards, but not all.
    Bottom(u8),
    /// All cards that lie there.
    All,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { column, portion } => write!(f, "take {} {portion}", column + 1),
            Self::Place { card, lot } => write!(f, "place {card} at {lot}"),
            Self::Done => f.write_str("done"),
            Self::Visit { lot, character } => write!(f, "visit {lot} {}", character.key()),
            Self::Return { card } => write!(f, "return {card}"),
            Self::Dismiss { character } => write!(f, "dismiss {}", character.key()),
        }
    }
}

impl fmt::Display for Portion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top(count) => write!(f, "top {count}"),
            Self::Bottom(count) => write!(f, "bottom {count}"),
            Self::All => f.write_str("all"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let action = match word() {
            "take" => {
                let column = small(word()).and_then(|column| column.checked_sub(1)).ok_or_else(|| expected("take"))?;
                let portion = match word() {
                    "top" => Portion::Top(small(word()).ok_or_else(|| expected("take"))?),
                    "bottom" => Portion::Bottom(small(word()).ok_or_else(|| expected("take"))?),
                    "all" => Portion::All,
                    _ => return Err(expected("take")),
                };
                Self::Take { column, portion }
            }
            "place" => {
                let card = card(word())?;
                if word() != "at" {
                    return Err(expected("place"));
                }
                Self::Place { card, lot: lot(word())? }
            }
            "done" => Self::Done,
            "visit" => Self::Visit { lot: lot(word())?, character: character(word())? },
            "return" => Self::Return { card: card(word())? },
            "dismiss" => Self::Dismiss { character: character(word())? },
            _ => return Err(expected("move")),
        };
        if words.next().is_some() { Err(expected("end")) } else { Ok(action) }
    }
}

fn expected(what: &'static str) -> Unreadable {
    Unreadable(Message::new("unreadable").with("expected", what))
}

/// A number of one digit, as columns and counts are.
fn small(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn card(word: &str) -> Result<Card, Unreadable> {
    word.parse().map_err(|()| expected("card"))
}

fn lot(word: &str) -> Result<Lot, Unreadable> {
    word.parse().map_err(|()| expected("lot"))
}

fn character(word: &str) -> Result<Character, Unreadable> {
    word.parse().map_err(|()| expected("character"))
}
