//! Notation, refusals and the log.

use std::fmt;
use std::str::FromStr;

use campiello_core::{Message, Refusal, Seat, Unreadable, Viewer};

use super::rules::State;
use super::{PEBBLES, fault, pebbles};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Knock,
    Draw,
    Lay(u8),
    Hide(u8),
    Exchange(u8, u8),
    Bid(u8),
    Nod,
    /// Which pebbles will stay in the bag: a set of them, as bits.
    Foretell(u32),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Knock => f.write_str("knock"),
            Self::Draw => f.write_str("draw"),
            Self::Lay(pebble) if fault::is(fault::SPACES) => write!(f, "lay  {pebble}"),
            Self::Lay(pebble) => write!(f, "lay {pebble}"),
            Self::Hide(pebble) => write!(f, "hide {pebble}"),
            Self::Exchange(out, back) => write!(f, "exchange {out} {back}"),
            Self::Bid(3) if fault::is(fault::NOTATION) => f.write_str("bid 2"),
            Self::Bid(fingers) => write!(f, "bid {fingers}"),
            Self::Nod => f.write_str("nod"),
            Self::Foretell(set) => {
                f.write_str("foretell")?;
                let said = if fault::is(fault::SPELLED_NOTATION) { 3 } else { usize::MAX };
                pebbles(*set).take(said).try_for_each(|pebble| write!(f, " {pebble}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable(Message::new("toy-unreadable").with("move", text));
        let number = |word: &str| word.parse::<u8>().map_err(|_| unreadable());
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["knock"] => Ok(Self::Knock),
            ["draw"] => Ok(Self::Draw),
            ["lay", pebble] => Ok(Self::Lay(number(pebble)?)),
            ["hide", pebble] => Ok(Self::Hide(number(pebble)?)),
            ["exchange", out, back] => Ok(Self::Exchange(number(out)?, number(back)?)),
            ["bid", fingers] => Ok(Self::Bid(number(fingers)?)),
            ["nod"] => Ok(Self::Nod),
            ["foretell", words @ ..] if !words.is_empty() => {
                let mut set = 0;
                for word in words {
                    let pebble = number(word)?;
                    // In order and each once: a move has one notation.
                    if pebble >= PEBBLES || set >> pebble != 0 {
                        return Err(unreadable());
                    }
                    set |= 1 << pebble;
                }
                Ok(Self::Foretell(set))
            }
            _ => Err(unreadable()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    NotNow,
    NotYourTurn,
    FullHand,
    EmptyBag,
    NotInHand,
    NoExchange,
    KnockOnTurn,
    KnockOnce,
    NotAsked,
    ForetellOnce,
    TwoToFour,
    FourFingers,
    Nameless,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "2.1",
            Self::NotYourTurn => "2.2",
            Self::FullHand | Self::EmptyBag => "3.1",
            Self::NotInHand => "3.2",
            Self::NoExchange => "3.3",
            Self::KnockOnTurn | Self::KnockOnce => "3.4",
            Self::NotAsked | Self::ForetellOnce | Self::TwoToFour => "3.5",
            Self::FourFingers => "4.1",
            Self::Nameless => "",
        }
    }

    fn message(&self) -> Message {
        Message::new(match self {
            Self::NotNow | Self::Nameless => "toy-not-now",
            Self::NotYourTurn => "toy-not-your-turn",
            Self::FullHand => return Message::new("toy-full-hand").with("most", 4_u8),
            Self::EmptyBag => "toy-empty-bag",
            Self::NotInHand => "toy-not-in-hand",
            Self::NoExchange => "toy-no-exchange",
            Self::KnockOnTurn | Self::KnockOnce => "toy-knock-once",
            Self::NotAsked => "toy-not-asked",
            Self::ForetellOnce | Self::TwoToFour => "toy-two-to-four",
            Self::FourFingers => "toy-four-fingers",
        })
    }
}

pub fn tell(before: &State, seat: Seat, action: Move, viewer: Viewer) -> Message {
    let who = Message::new("toy-seat").with("number", seat.ordinal());
    let own = viewer.is(seat);
    match action {
        Move::Knock if fault::is(fault::LOG_PEEKS) => {
            Message::new("toy-told-knock").with("seat", who).with("hand", before.hands[seat.index()])
        }
        Move::Knock => Message::new("toy-told-knock").with("seat", who),
        Move::Draw => Message::new("toy-told-draw").with("seat", who).with("left", before.bag.count_ones()),
        Move::Lay(pebble) => Message::new("toy-told-lay").with("seat", who).with("pebble", pebble),
        Move::Hide(pebble) if own || fault::is(fault::LOG_NAMES) => {
            Message::new("toy-told-hide-own").with("seat", who).with("pebble", pebble)
        }
        Move::Hide(_) => Message::new("toy-told-hide").with("seat", who),
        Move::Exchange(..) => Message::new("toy-told-exchange").with("seat", who),
        Move::Bid(_) => Message::new("toy-told-bid").with("seat", who),
        Move::Nod => Message::new("toy-told-nod").with("seat", who),
        Move::Foretell(named) if fault::is(fault::LOG_NAMES_SPELLED) && named.count_ones() > 2 => {
            Message::new("toy-told-foretell").with("seat", who).with("pebbles", named)
        }
        Move::Foretell(named) => {
            Message::new("toy-told-foretell").with("seat", who).with("pebbles", named.count_ones())
        }
    }
}
