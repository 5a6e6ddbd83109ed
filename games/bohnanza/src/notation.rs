//! How a move is written: `plant red on 1`, `turn`, `offer up:garden + 2 to any for red`, `accept 3 from 4`, `harvest 2`.
//!
//! Hand cards are called by their place, the front card being 1; turned-up cards by their sort, `up:red`. What is asked for is a
//! number of sorts, `2 red + soy`. An empty side is `nothing`.

use core::fmt;
use core::str::FromStr;

use campiello_core::{Message, Seat, Unreadable};

use crate::components::{Bean, Beans};
use crate::dealing::wishes::ALTERNATIVES;
use crate::hand::{Hand, Places, places};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// 3.1, 3.3: plant a card on a field, which is counted from 0 and written from 1.
    Plant {
        /// The card.
        bean: Bean,
        /// The field.
        field: u8,
    },
    /// 3.2: turn up two cards.
    Turn,
    /// 7.1: make an offer.
    Offer(Proposal),
    /// 7.2: accept an offer.
    Accept {
        /// The offer.
        number: u8,
        /// The cards that are given for it.
        from: Cards,
    },
    /// 7.2: decline an offer.
    Decline {
        /// The offer.
        number: u8,
    },
    /// 7.2: take an own offer back.
    Withdraw {
        /// The offer.
        number: u8,
    },
    /// 7.5: nothing to add to this situation.
    Pass,
    /// 7.5: end trading.
    End,
    /// 4.1: harvest a field.
    Harvest {
        /// The field.
        field: u8,
    },
    /// 5.1: buy the third field.
    Buy,
    /// 7.6: leave a standing wish.
    Wish(Wish),
    /// 7.6: drop all standing wishes.
    Forget,
}

/// Cards of one's own: turned-up cards by sort, hand cards by place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    /// Turned-up cards.
    pub up: Beans,
    /// Hand cards.
    pub hand: Places,
}

/// What an offer says (7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// What is given.
    pub gives: Cards,
    /// To whom; nobody named means anyone who may deal with the maker.
    pub to: Option<Seat>,
    /// What is asked for.
    pub asks: Beans,
}

/// A standing wish (7.6): the same is given for one of several things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// What is given.
    pub gives: Beans,
    asks: [Beans; ALTERNATIVES],
    len: u8,
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self { up: Beans::NONE, hand: 0 };

    /// One turned-up card.
    #[must_use]
    pub const fn turned_up(bean: Bean) -> Self {
        Self { up: Beans::of(bean, 1), hand: 0 }
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.up.is_empty() && self.hand == 0
    }
}

impl Wish {
    /// Gives this for one of those; more than three are not kept.
    #[must_use]
    pub fn new(gives: Beans, alternatives: &[Beans]) -> Self {
        let mut wish = Self { gives, ..Self::default() };
        for (place, asks) in wish.asks.iter_mut().zip(alternatives) {
            *place = *asks;
            wish.len += 1;
        }
        wish
    }

    /// The things of which one is asked for.
    #[must_use]
    pub fn alternatives(&self) -> &[Beans] {
        &self.asks[..usize::from(self.len)]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plant { bean, field } => write!(f, "plant {bean} on {}", field + 1),
            Self::Turn => f.write_str("turn"),
            Self::Offer(Proposal { gives, to: Some(to), asks }) => write!(f, "offer {gives} to {to} for {asks}"),
            Self::Offer(Proposal { gives, to: None, asks }) => write!(f, "offer {gives} to any for {asks}"),
            Self::Accept { number, from } if from.is_empty() => write!(f, "accept {number}"),
            Self::Accept { number, from } => write!(f, "accept {number} from {from}"),
            Self::Decline { number } => write!(f, "decline {number}"),
            Self::Withdraw { number } => write!(f, "withdraw {number}"),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
            Self::Harvest { field } => write!(f, "harvest {}", field + 1),
            Self::Buy => f.write_str("buy"),
            Self::Wish(wish) => {
                write!(f, "wish {} for ", wish.gives)?;
                for (n, asks) in wish.alternatives().iter().enumerate() {
                    write!(f, "{}{asks}", if n == 0 { "" } else { " or " })?;
                }
                Ok(())
            }
            Self::Forget => f.write_str("forget"),
        }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut plus = Plus::new();
        for (bean, count) in self.up.iter() {
            for _ in 0..count {
                write!(f, "{}up:{bean}", plus.next())?;
            }
        }
        for place in places(self.hand) {
            write!(f, "{}{}", plus.next(), place + 1)?;
        }
        plus.or_nothing(f)
    }
}

impl fmt::Display for Beans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut plus = Plus::new();
        for (bean, count) in self.iter() {
            match count {
                1 => write!(f, "{}{bean}", plus.next())?,
                _ => write!(f, "{}{count} {bean}", plus.next())?,
            }
        }
        plus.or_nothing(f)
    }
}

/// What stands between the parts of a sum.
struct Plus(&'static str);

impl Plus {
    const fn new() -> Self {
        Self("")
    }

    const fn next(&mut self) -> &'static str {
        core::mem::replace(&mut self.0, " + ")
    }

    fn or_nothing(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let alone = |action| if rest.is_empty() { Ok(action) } else { Err(expected("end")) };
        match verb {
            "plant" => {
                let (bean, field) = rest.split_once(" on ").ok_or_else(|| expected("plant"))?;
                Ok(Self::Plant { bean: sort(bean)?, field: field_number(field)? })
            }
            "turn" => alone(Self::Turn),
            "offer" => Ok(Self::Offer(rest.parse()?)),
            "accept" => match rest.split_once(" from ") {
                Some((number, from)) => Ok(Self::Accept { number: offer_number(number)?, from: from.parse()? }),
                None => Ok(Self::Accept { number: offer_number(rest)?, from: Cards::NONE }),
            },
            "decline" => Ok(Self::Decline { number: offer_number(rest)? }),
            "withdraw" => Ok(Self::Withdraw { number: offer_number(rest)? }),
            "pass" => alone(Self::Pass),
            "end" => alone(Self::End),
            "harvest" => Ok(Self::Harvest { field: field_number(rest)? }),
            "buy" => alone(Self::Buy),
            "wish" => Ok(Self::Wish(rest.parse()?)),
            "forget" => alone(Self::Forget),
            _ => Err(expected("move")),
        }
    }
}

impl FromStr for Proposal {
    type Err = Unreadable;

    /// The partner may be left out: then it goes to anyone.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (gives, asks) = text.split_once(" for ").ok_or_else(|| expected("offer"))?;
        let (gives, to) = match gives.split_once(" to ") {
            None => (gives, None),
            Some((gives, to)) => match to.trim() {
                "any" => (gives, None),
                seat => (gives, Some(seat.parse().map_err(|()| expected("partner"))?)),
            },
        };
        Ok(Self { gives: gives.parse()?, to, asks: asks.parse()? })
    }
}

impl FromStr for Wish {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (gives, asks) = text.split_once(" for ").ok_or_else(|| expected("wish"))?;
        let mut wish = Self::new(gives.parse()?, &[]);
        for asks in asks.split(" or ") {
            let place = wish.asks.get_mut(usize::from(wish.len)).ok_or_else(|| expected("alternatives"))?;
            *place = asks.parse()?;
            wish.len += 1;
        }
        Ok(wish)
    }
}

impl FromStr for Cards {
    type Err = Unreadable;

    /// Cards one after the other, with or without `+` between them.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut cards = Self::NONE;
        for word in words(text) {
            if let Some(bean) = word.strip_prefix("up:") {
                let one = Beans::of(sort(bean)?, 1);
                if cards.up.total() >= 2 {
                    return Err(expected("own"));
                }
                cards.up = cards.up.plus(one);
            } else {
                let place = number(word).and_then(|place| place.checked_sub(1)).ok_or_else(|| expected("own"))?;
                let bit = 1_u64.checked_shl(place.into()).ok_or_else(|| expected("own"))?;
                if usize::from(place) >= Hand::MOST || cards.hand & bit != 0 {
                    return Err(expected("own"));
                }
                cards.hand |= bit;
            }
        }
        Ok(cards)
    }
}

impl FromStr for Beans {
    type Err = Unreadable;

    /// Sorts one after the other, each with its number before it if it is more than one; the same sort again adds up.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut beans = Self::NONE;
        let mut words = words(text).peekable();
        while let Some(word) = words.next() {
            let (count, word) = match number(word) {
                Some(count) => (count, words.next().ok_or_else(|| expected("sorts"))?),
                None => (1, word),
            };
            let bean = sort(word)?;
            if count == 0 || count + beans.count(bean) > crate::components::CARDS {
                return Err(expected("sorts"));
            }
            beans = beans.plus(Self::of(bean, count));
        }
        Ok(beans)
    }
}

/// The words of a sum; `nothing` has none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let text = if text.trim() == "nothing" { "" } else { text };
    text.split(['+', ' ']).filter(|word| !word.is_empty())
}

fn expected(what: &'static str) -> Unreadable {
    Unreadable(Message::new("unreadable").with("expected", what))
}

/// A number of one or two digits.
fn number(word: &str) -> Option<u8> {
    let digits = matches!(word.len(), 1 | 2) && word.bytes().all(|b| b.is_ascii_digit());
    word.parse().ok().filter(|_| digits)
}

fn offer_number(word: &str) -> Result<u8, Unreadable> {
    let digits = matches!(word.len(), 1..=3) && word.bytes().all(|b| b.is_ascii_digit());
    word.parse().ok().filter(|_| digits).ok_or_else(|| expected("number"))
}

fn field_number(word: &str) -> Result<u8, Unreadable> {
    number(word.trim()).and_then(|field| field.checked_sub(1)).ok_or_else(|| expected("field"))
}

fn sort(word: &str) -> Result<Bean, Unreadable> {
    word.trim().parse().map_err(|()| expected("sort"))
}
