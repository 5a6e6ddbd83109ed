//! What bots know about Walking in Burano.
//!
//! `greedy` looks one turn ahead: it tries every take, lays the cards of its hand out where they may come to lie, and
//! values the street that it hopes for. It reads its view only and remembers nothing from one choice to the next.

pub mod appraisal; // what a street will score
pub mod economy; //   coins and turns
pub mod faces; //     what cards show, as sums
pub mod greedy; //    the bot
pub mod plan; //      the best use of a hand
pub mod prospects; // what may still come
pub mod slots; //     the five houses to be
pub mod value; //     what a round's beginning is worth, learned
pub mod visitors; //  who visits which house
pub mod weights; //   the numbers people may argue about

pub use greedy::Greedy;
pub use weights::Weights;

use campiello_core::{Luck, Seat};
use walking::{Action, Phase, State, Walking};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;

impl Brains for Walking {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const SPREAD: f64 = 8.0;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }
    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }

    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::quick())
    }

    fn ideas(chair: &Chair<'_, Self>, _luck: &mut Luck) -> Vec<Action> {
        let ranked = Greedy::default().ranked(chair);
        let best = ranked[0].1;
        let near = ranked.into_iter().take(env("K", 8)).take_while(|(_, value)| *value >= best - env("W", 800) as i32);
        near.map(|(action, _)| action).collect()
    }

    fn settled(begun: &State, state: &State) -> bool {
        state.open.phase == Phase::Take && state.open.active == state.open.starter && state.open.round as usize >= begun.open.round as usize + env("T", 99)
    }

    fn promise(state: &State) -> Vec<f64> {
        Seat::all(state.open.seats).map(|seat| value::worth(state, seat)).collect()
    }
}

fn env(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |value| value.parse().unwrap())
}
