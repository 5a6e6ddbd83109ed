//! Games with their bots, without their types: for programs that hold tables of different games side by side.

use campiello_core::erased::{AnyGame, AnyTable, Erased};
use campiello_core::{Seat, Seed, Table};

use crate::bot::{Brains, Sitting};

/// A game and whoever can play it.
pub trait AnyBrains: AnyGame {
    /// The game alone.
    fn game(&self) -> &dyn AnyGame;

    /// The names of the bots.
    fn bots(&self) -> &'static [&'static str];

    /// The bot who plays for people who are away.
    fn stand_in(&self) -> &'static str;

    /// What the bot of this name does in a seat of a table, in notation; nothing if there is no such bot, the table is of another game or the
    /// seat cannot act. The bot is given the seat's chair, not the table. Its own luck comes from `seed`, which is nobody else's business.
    fn answer(&self, bot: &str, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Option<String>;
}

impl<G: Brains> AnyBrains for Erased<G> {
    fn game(&self) -> &dyn AnyGame {
        self
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS
    }

    fn stand_in(&self) -> &'static str {
        G::STAND_IN
    }

    fn answer(&self, bot: &str, table: &dyn AnyTable, seat: Seat, seed: &Seed) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut sitting = Sitting::new(G::bot(bot)?, seat, seed);
        sitting.answer(table, seat, &mut Vec::new()).map(|action| action.to_string())
    }
}
