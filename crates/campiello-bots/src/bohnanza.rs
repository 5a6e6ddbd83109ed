//! What bots know about Bohnanza.
//!
//! `greedy` values a position in thousandths of a thaler: what its fields may still pay, and what it will cost or bring to plant what it must
//! plant. It makes and accepts deals by the gain of both sides, as far as it can see it. `hermit` is the same bot without deals: it shows what
//! trading is worth. `haggler` guesses what the others may hold, asks itself what they would accept, and asks for as much; a search looks at
//! what it thinks of. All read their view only and remember nothing from one choice to the next.

pub mod bids; //       offers that ask for as much as the other side may give
pub mod candidates; // what a search looks at
pub mod deals; //      what a deal brings to both sides
pub mod fields; //     ways to plant
pub mod greedy; //     the bot
pub mod haggler; //    the bot that haggles
pub mod ideas; //      offers that bring something to both sides
pub mod minds; //      what the others may hold, and would say
pub mod notes; //      what the beginning of a turn shows of a seat
pub mod offers; //     which of them to make next
pub mod outlook; //    what may still come
pub mod plan; //       a hand is planted from its front
pub mod planting; //   what to plant, harvest and buy
pub mod promise; //    what a position promises to every seat
pub mod reader; //     whoever plays on in the mind
pub mod sight; //      what a seat sees
pub mod value; //      what a field may come to pay
pub mod weights; //    the numbers people may argue about

use bohnanza::{Action, Bohnanza, State, View};
use campiello_core::{Luck, Table};

pub use greedy::Greedy;
pub use haggler::Haggler;
pub use reader::Reader;
pub use weights::Weights;

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::RandomKind;
use crate::search::Budget;
use crate::weights::Weight;

impl Brains for Bohnanza {
    const BOTS: &'static [&'static str] = &["random", "greedy", "haggler", "hermit"];
    const SLIPS: [u32; 3] = [20, 9, 4];
    const SPREAD: f64 = 1.3;
    const SPREADS: [f64; 2] = [0.6, 2.4];
    const REVIEW: u32 = 14_000;
    const TRUST: f64 = 0.01;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomKind)),
            "greedy" => Some(Box::new(Greedy::default())),
            "haggler" => Some(Box::new(Haggler::default())),
            "hermit" => Some(Box::new(Greedy::hermit())),
            _ => None,
        }
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }

    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Reader::with(Weights::default()))
    }

    fn own_reader() -> Box<dyn Bot<Self>> {
        Self::reader()
    }

    fn lines(chair: &Chair<'_, Self>, _budget: Budget, luck: &mut Luck) -> Vec<Vec<Action>> {
        candidates::candidates(chair, luck).into_iter().map(|action| Vec::from([action])).collect()
    }

    fn is_believable(view: &View, world: &State) -> bool {
        minds::is_believable(view, world)
    }

    fn settled(begun: &State, state: &State) -> bool {
        promise::settled(&begun.open, &state.open)
    }

    fn promise(state: &State) -> Vec<f64> {
        promise::promise(state)
    }

    fn left(state: &State) -> f64 {
        outlook::left(&state.open)
    }

    fn weights(_seats: u8) -> Vec<Weight> {
        Weights::default().list()
    }

    fn weighted(values: &[i32]) -> Box<dyn Bot<Self>> {
        Box::new(Haggler::with(Weights::of(values)))
    }

    fn statistics(table: &Table<Self>) -> Vec<(&'static str, f64)> {
        let open = &table.state().open;
        let thalers: u32 = open.players.iter(open.seats).map(|(_, player)| u32::from(player.thalers.count())).sum();
        Vec::from([
            ("trades_per_game", f64::from(open.trades)),
            ("gifts_per_game", f64::from(open.gifts)),
            ("mean_thalers", f64::from(thalers) / f64::from(open.seats)),
        ])
    }
}
