//! THE list of games. A new game is one line here, and every command knows it.

use campiello_bots::{AnyBrains, Brains};
use campiello_core::Message;
use campiello_core::erased::Erased;

use crate::desk::{Desk, Failure};
use crate::typed::short;

/// Work that is done with a game whose types are known: fast loops and bots.
pub trait Visitor {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: Brains>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        static ALL: &[&dyn AnyBrains] = &[$(&Erased::<$game>::new()),*];

        /// Lets the visitor work with the game of this key; nothing if there is no such game.
        pub fn with_game<V: Visitor>(key: &str, visitor: V) -> Option<V::Out> {
            $(
                if key == <$game as campiello_core::Game>::KEY {
                    return Some(visitor.visit::<$game>());
                }
            )*
            None
        }
    };
}

games![walking::Walking, burano::Burano, bohnanza::Bohnanza];

/// All games, without their types.
pub fn all() -> &'static [&'static dyn AnyBrains] {
    ALL
}

/// The game of this key.
///
/// # Errors
/// There is no such game: the failure names those that exist.
pub fn named(key: &str, desk: &Desk) -> Result<&'static dyn AnyBrains, Failure> {
    (all().iter().copied().find(|game| game.key() == key)).ok_or_else(|| Failure::Usage(desk.say(&unknown(key))))
}

/// That there is no game of this key, and which exist.
pub fn unknown(key: &str) -> Message {
    Message::new("fail-unknown-game").with("game", short(key)).with("known", keys())
}

/// The keys of all games, with commas between them.
#[must_use]
pub fn keys() -> String {
    all().iter().map(|game| game.key()).collect::<Vec<_>>().join(", ")
}
