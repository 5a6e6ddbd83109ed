//! What bots know about Walking in Burano.
//!
//! `greedy` looks one turn ahead: it tries every take, lays the cards of its hand out where they may come to lie, and
//! values the street that it hopes for. It reads its view only and remembers nothing from one choice to the next.

pub mod appraisal; // what a street will score
pub mod economy; //   coins and turns
pub mod faces; //     what cards show, as sums
pub mod greedy; //    the bot
pub mod insight; //   what a search must know
pub mod plan; //      the best use of a hand
pub mod prospects; // what may still come
pub mod slots; //     the five houses to be
pub mod visitors; //  who visits which house
pub mod weights; //   the numbers people may argue about

use walking::Walking;

pub use greedy::Greedy;
pub use weights::Weights;

use crate::bot::{Bot, Brains};
use crate::random::Random;

impl Brains for Walking {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }
}
