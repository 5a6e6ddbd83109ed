//! The bots at a terminal's table.

use campiello_bots::{Brains, Budget, Sitting, level};
use campiello_core::erased::AnyTable;
use campiello_core::{Game, Seat, Seed, Table};

use crate::bots;
use crate::desk::{Desk, Failure};
use crate::games::{self, Visitor};

/// Bots for the seats in which nobody sits.
pub(super) trait Crew {
    /// The name of the bot in this seat.
    fn name(&self, seat: Seat) -> Option<&str>;

    /// The move that the bot of this seat plays, in notation; nothing if it cannot act.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

/// Whom to seat behind so many people.
pub(super) struct Hire<'a> {
    pub(super) names: Option<&'a str>,
    pub(super) budget: Budget,
    pub(super) seats: u8,
    pub(super) humans: u8,
    pub(super) seed: Seed,
    pub(super) desk: &'a Desk,
}

impl Hire<'_> {
    /// Seats the bots at a table of the game of this key.
    pub(super) fn crew(self, key: &str) -> Result<Box<dyn Crew>, Failure> {
        games::with_game(key, self).expect("the game is listed")
    }
}

impl Visitor for Hire<'_> {
    type Out = Result<Box<dyn Crew>, Failure>;

    fn visit<G: Brains>(self) -> Self::Out {
        let names = self.names.unwrap_or_else(|| bots::usual());
        let names = bots::named::<G>(names, self.seats - self.humans, self.desk)?;
        let free = Seat::all(self.seats).skip(self.humans.into());
        let bots = free.zip(&names).map(|(seat, name)| {
            let bot = level::player(name, self.budget).expect("the names were looked up");
            (seat, name.clone(), Sitting::new(bot, seat, &self.seed))
        });
        Ok(Box::new(CrewOf::<G>(bots.collect())))
    }
}

struct CrewOf<G: Game>(Vec<(Seat, String, Sitting<G>)>);

impl<G: Brains> Crew for CrewOf<G> {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.0.iter().find(|(sitting, ..)| *sitting == seat).map(|(_, name, _)| name.as_str())
    }

    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let (.., bot) = self.0.iter_mut().find(|(sitting, ..)| *sitting == seat)?;
        bot.answer(table, seat, &mut Vec::new()).map(|action| action.to_string())
    }
}
