//! What bots know about Walking in Burano.
//!
//! `greedy` looks one turn ahead: it tries every take, lays the cards of its hand out where they may come to lie, and
//! values the street that it hopes for. It reads its view only and remembers nothing from one choice to the next. The
//! `reader` has a quicker look: it plays on when a search tries something, and what it then comes to is valued as finished games taught. Who searches among others
//! has beliefs of its own.

pub mod appraisal; // what a street will score
pub mod economy; //   coins and turns
pub mod faces; //     what cards show, as sums
pub mod greedy; //    the bot
pub mod plan; //      the best use of a hand
pub mod prospects; // what may still come
pub mod reader; //    who plays on in the mind
pub mod slots; //     the five houses to be
pub mod thought; //   what is thought about for one choice
pub mod value; //     what a round's beginning is worth, learned
pub mod visitors; //  who visits which house
pub mod weights; //   the numbers people may argue about

pub use greedy::Greedy;
pub use reader::Reader;
pub use weights::Weights;

use campiello_core::{Luck, Seat};
use walking::{Action, Phase, State, Walking};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;
use crate::weights::Weight;

/// How many actions are looked at.
const IDEAS: usize = 6;
/// How many hundredths of points less than the best another action may promise to be looked at.
const NEAR: i32 = 400;
/// How many rounds are played on.
const ROUNDS: u16 = 3;

impl Brains for Walking {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const SPREAD: f64 = 8.0;
    const SLIPS: [u32; 3] = [60, 28, 0];

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

    fn weights(seats: u8) -> Vec<Weight> {
        let mut weights = Weights::searching(seats).list();
        // How many lots are tried is a matter of time, not of belief.
        weights.iter_mut().filter(|weight| weight.name.starts_with("lots")).for_each(|weight| weight.step = 0);
        weights
    }

    fn weighted(values: &[i32]) -> Box<dyn Bot<Self>> {
        // The reader has the same beliefs, and plays four games while the greedy one plays one.
        Box::new(Reader::with(Weights::of(values)))
    }

    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Reader::default())
    }

    fn own_reader() -> Box<dyn Bot<Self>> {
        Box::new(Reader::searching())
    }

    fn lines(chair: &Chair<'_, Self>, _luck: &mut Luck) -> Vec<Vec<Action>> {
        let ranked = Greedy::with(Weights::searching(chair.view().open.seats)).ranked(chair);
        let best = ranked[0].1;
        let near = ranked.into_iter().take(IDEAS).take_while(|(_, value)| *value >= best - NEAR);
        near.map(|(action, _)| Vec::from([action])).collect()
    }

    /// Some rounds are enough: what they lead to can be valued, and what comes later is mostly luck.
    fn settled(begun: &State, state: &State) -> bool {
        let open = &state.open;
        open.phase == Phase::Take && open.active == open.starter && open.round >= begun.open.round + ROUNDS
    }

    fn promise(state: &State) -> Vec<f64> {
        Seat::all(state.open.seats).map(|seat| value::worth(state, seat)).collect()
    }
}
