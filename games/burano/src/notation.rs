//! How a move is written: `take b5`, `build pink c4`, `roof four-pink-blue c4 d4`, `sail torcello`, `lace c3`, `end`.

use core::fmt;
use core::str::FromStr;

use campiello_core::{Message, Unreadable};

use crate::components::{Building, Colour, Fish, Kinds, Place, Ship, Tile};
use crate::grid::Cell;
use crate::lagoon::Dock;
use crate::pyramid::{Pyramid, Step};

/// A move: one small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// 2.4 and 6.5: new tiles of these kinds come to the empty roof cells.
    Roofs(Kinds),
    /// 6.5: a tile goes from the roof cells under its stack.
    Discard(Tile),
    /// 3.2: build the whole pyramid; what is left of the reserve is sold.
    Pyramid(Pyramid),
    /// 4.2: a free cube goes from the pyramid to a preparation place.
    Take(Step),
    /// 4.3: a house is built; the action of its colour follows.
    Build {
        /// The cube.
        colour: Colour,
        /// Where.
        cell: Cell,
    },
    /// 4.4: a tile roofs two houses.
    Roof {
        /// The tile.
        tile: Tile,
        /// The house under the half of its first colour.
        first: Cell,
        /// The other house.
        second: Cell,
    },
    /// 4.4: two privileges as the bonus of a roof.
    Privileges,
    /// 4.4: a building card as the bonus of a roof; without a name the top of the deck.
    Card(Option<Building>),
    /// 8.1: two docks change places, for a privilege.
    Swap(Dock, Dock),
    /// 5.1: the boat goes there.
    Sail(Place),
    /// 5.1.1: take a fish; without a name from the deck.
    Fish(Option<Fish>),
    /// 5.1.1: so many workers go to the island.
    Crew(u8),
    /// 5.1.2: sell a lot of this kind to a ship.
    Sell {
        /// The ship.
        ship: Ship,
        /// The kind of fish.
        kind: Fish,
    },
    /// 5.2: a worker goes to this square; 8.2 a privilege is spent if it is needed.
    Lace(Cell),
    /// 5.3: a worker comes back.
    Recall(Post),
    /// 8.3: a cube from the supply for a privilege: onto a place of the pyramid, or in clean-up into the reserve.
    Buy {
        /// The colour.
        colour: Colour,
        /// Where it goes in the pyramid.
        step: Option<Step>,
    },
    /// 8.4: a coin for a privilege.
    Coin,
    /// 6.2: the worker on this square is paid.
    Pay {
        /// The square.
        square: Cell,
        /// Whether 9.8 pays instead of a cube.
        convent: bool,
    },
    /// 6.4: a cube of this colour instead of one that has run out.
    Replace(Colour),
    /// No more of what may be done here: the action, the sale, the payment, the discarding is over.
    Enough,
    /// 4.1: the turn is over.
    End,
}

/// Where a worker stands abroad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Post {
    /// On a neighbouring island.
    Island(Place),
    /// On a square of the workshops.
    Square(Cell),
}

/// The word for a pile from which the uppermost is taken unseen.
const DECK: &str = "deck";
/// The word for a worker that 9.8 pays.
const FREE: &str = "free";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roofs(kinds) => {
                f.write_str("roofs")?;
                kinds.iter().try_for_each(|kind| write!(f, " {kind}"))
            }
            Self::Discard(tile) => write!(f, "discard {tile}"),
            Self::Pyramid(pyramid) => write!(f, "pyramid {pyramid}"),
            Self::Take(step) => write!(f, "take {step}"),
            Self::Build { colour, cell } => write!(f, "build {colour} {cell}"),
            Self::Roof { tile, first, second } => write!(f, "roof {tile} {first} {second}"),
            Self::Privileges => f.write_str("privileges"),
            Self::Card(card) => write!(f, "card {}", card.map_or(DECK, Building::key)),
            Self::Swap(one, other) => {
                write!(f, "swap {} {} {} {}", one.island, one.colour, other.island, other.colour)
            }
            Self::Sail(place) => write!(f, "sail {place}"),
            Self::Fish(fish) => write!(f, "fish {}", fish.map_or(DECK, Fish::key)),
            Self::Crew(workers) => write!(f, "crew {workers}"),
            Self::Sell { ship, kind } => write!(f, "sell {ship} {kind}"),
            Self::Lace(square) => write!(f, "lace {square}"),
            Self::Recall(Post::Island(island)) => write!(f, "recall {island}"),
            Self::Recall(Post::Square(square)) => write!(f, "recall {square}"),
            Self::Buy { colour, step: Some(step) } => write!(f, "buy {colour} {step}"),
            Self::Buy { colour, step: None } => write!(f, "buy {colour}"),
            Self::Coin => f.write_str("coin"),
            Self::Pay { square, convent: false } => write!(f, "pay {square}"),
            Self::Pay { square, convent: true } => write!(f, "pay {square} {FREE}"),
            Self::Replace(colour) => write!(f, "replace {colour}"),
            Self::Enough => f.write_str("enough"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        if verb == "pyramid" {
            return rest.parse().map(Self::Pyramid).map_err(|()| expected("pyramid"));
        }
        let mut words = Words(text.split(' ').skip(1));
        let action = match verb {
            "roofs" => {
                let kinds = words.0.by_ref().map(|word| named(word, "kind")).collect::<Result<Kinds, _>>()?;
                // One way to write a set: in order, every kind once, and not the set of none.
                let action = Self::Roofs(kinds);
                let whole = !kinds.is_empty() && alloc::format!("{action}") == text;
                return if whole { Ok(action) } else { Err(expected("roofs")) };
            }
            "discard" => Self::Discard(words.named("tile")?),
            "take" => Self::Take(words.named("step")?),
            "build" => Self::Build { colour: words.named("colour")?, cell: words.named("cell")? },
            "roof" => {
                Self::Roof { tile: words.named("tile")?, first: words.named("cell")?, second: words.named("cell")? }
            }
            "privileges" => Self::Privileges,
            "card" => Self::Card(words.named_or(DECK, "card")?),
            "swap" => {
                let (one, other) = (words.dock()?, words.dock()?);
                // Which of the two is named first means nothing; written is the first island's.
                if one.island <= other.island { Self::Swap(one, other) } else { Self::Swap(other, one) }
            }
            "sail" => Self::Sail(words.named("place")?),
            "fish" => Self::Fish(words.named_or(DECK, "fish")?),
            "crew" => Self::Crew(match words.next() {
                "1" => 1,
                "2" => 2,
                _ => return Err(expected("crew")),
            }),
            "sell" => Self::Sell { ship: words.named("ship")?, kind: words.named("fish")? },
            "lace" => Self::Lace(words.named("square")?),
            "recall" => {
                let word = words.next();
                let island = || word.parse().map(Post::Island).map_err(|()| expected("recall"));
                Self::Recall(word.parse().map(Post::Square).or_else(|()| island())?)
            }
            "buy" => {
                let colour = words.named("colour")?;
                let step = words.0.next().map(|word| named(word, "step")).transpose()?;
                Self::Buy { colour, step }
            }
            "coin" => Self::Coin,
            "pay" => {
                let square = words.named("square")?;
                let convent = match words.0.next() {
                    None => false,
                    Some(FREE) => true,
                    Some(_) => return Err(expected("pay")),
                };
                Self::Pay { square, convent }
            }
            "replace" => Self::Replace(words.named("colour")?),
            "enough" => Self::Enough,
            "end" => Self::End,
            _ => return Err(expected("move")),
        };
        if words.0.next().is_some() { Err(expected("end")) } else { Ok(action) }
    }
}

/// The words after the verb.
struct Words<I>(I);

impl<'w, I: Iterator<Item = &'w str>> Words<I> {
    fn next(&mut self) -> &'w str {
        self.0.next().unwrap_or_default()
    }

    fn named<T: FromStr<Err = ()>>(&mut self, what: &'static str) -> Result<T, Unreadable> {
        named(self.next(), what)
    }

    /// A name, or nothing for this word.
    fn named_or<T: FromStr<Err = ()>>(&mut self, nothing: &str, what: &'static str) -> Result<Option<T>, Unreadable> {
        let word = self.next();
        if word == nothing { Ok(None) } else { named(word, what).map(Some) }
    }

    fn dock(&mut self) -> Result<Dock, Unreadable> {
        Ok(Dock { island: self.named("island")?, colour: self.named("colour")? })
    }
}

fn named<T: FromStr<Err = ()>>(word: &str, what: &'static str) -> Result<T, Unreadable> {
    word.parse().map_err(|()| expected(what))
}

fn expected(what: &'static str) -> Unreadable {
    Unreadable(Message::new("unreadable").with("expected", what))
}
