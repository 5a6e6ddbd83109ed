//! Games with their bots, without their types: for programs that hold tables of different games side by side.

use campiello_core::erased::{AnyGame, AnyTable, Erased};
use campiello_core::{Seat, Seed, Table};

use crate::bot::{self, Bot, Brains};
use crate::chair::Chair;
use crate::level::{self, Level};
use crate::review::{self, Order, Review, Unfinished};
use crate::search::{Budget, Ending, Search};

/// A move that was looked at for somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The move in notation.
    pub notation: String,
    /// What may come of it; nothing if nothing else can be done.
    pub ending: Option<Ending>,
}

/// Somebody who plays a game, and may remember what it means to do.
pub trait AnyBot: Send {
    /// What it does in a seat of a table, in notation; nothing if the table is of another game or the seat cannot act. It is given the seat's chair, not the
    /// table. Its own luck comes from `seed`, which is nobody else's business.
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Option<String>;
}

/// A game and whoever can play it.
pub trait AnyBrains: AnyGame {
    /// The game alone.
    fn game(&self) -> &dyn AnyGame;

    /// The names of everybody who can play it: the levels, then the game's own bots.
    fn bots(&self) -> Vec<&'static str>;

    /// The bot who plays for people who are away.
    fn stand_in(&self) -> &'static str;

    /// The bot of this name; it thinks within a budget if it reads ahead.
    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn AnyBot>>;

    /// The two best moves of a seat as a master sees them by what the seat can know, the better first; nothing if it cannot act.
    fn advise(&self, budget: Budget, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Vec<Advice>;

    /// How thoroughly a game is reviewed if nobody says otherwise.
    fn usual_review(&self) -> Order;

    /// Looks at a finished game again; `progress` hears how much is done, from 0 to 1.
    ///
    /// # Errors
    /// The game is not over, or it is another one.
    fn review(
        &self,
        table: &dyn AnyTable,
        order: &Order,
        progress: &(dyn Fn(f64) + Sync),
    ) -> Result<Review, Unfinished>;
}

struct Player<G: Brains>(Box<dyn Bot<G>>);

impl<G: Brains> AnyBot for Player<G> {
    fn answer(&mut self, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Option<String> {
        let mut legal = Vec::new();
        let chair = Chair::at(table.as_any().downcast_ref::<Table<G>>()?, seat, &mut legal)?;
        Some(self.0.choose(&chair, &mut bot::luck(seat, seed)).to_string())
    }
}

impl<G: Brains> AnyBrains for Erased<G> {
    fn game(&self) -> &dyn AnyGame {
        self
    }

    fn bots(&self) -> Vec<&'static str> {
        level::names::<G>()
    }

    fn stand_in(&self) -> &'static str {
        Level::STAND_IN.name()
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn AnyBot>> {
        Some(Box::new(Player(level::player::<G>(name, budget)?)))
    }

    fn advise(&self, budget: Budget, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Vec<Advice> {
        let Some(table) = table.as_any().downcast_ref::<Table<G>>() else { return Vec::new() };
        let mut legal = Vec::new();
        let Some(chair) = Chair::at(table, seat, &mut legal) else { return Vec::new() };
        let looked = Search { budget }.advise(&chair, &mut seed.luck(0));
        let advice = |looked: crate::search::Looked<G::Action>| Advice {
            notation: looked.action.to_string(),
            ending: (looked.worlds > 0).then_some(looked.ending),
        };
        looked.into_iter().map(advice).collect()
    }

    fn usual_review(&self) -> Order {
        Order::usual::<G>()
    }

    fn review(
        &self,
        table: &dyn AnyTable,
        order: &Order,
        progress: &(dyn Fn(f64) + Sync),
    ) -> Result<Review, Unfinished> {
        review::review(table.as_any().downcast_ref::<Table<G>>().ok_or(Unfinished)?, order, progress)
    }
}
