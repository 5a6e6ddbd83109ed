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
pub mod visitors; //  who visits which house
pub mod weights; //   the numbers people may argue about

pub use greedy::Greedy;
pub use weights::Weights;

use campiello_core::{Game, Luck, Seat, Viewer};
use walking::{Action, State, Walking};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;
use crate::weights::Weight;

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

    fn weights() -> Vec<Weight> {
        let mut weights = Weights::list();
        // How many lots are tried is a matter of time, not of belief.
        weights.iter_mut().filter(|weight| weight.name.starts_with("lots")).for_each(|weight| weight.step = 0);
        weights
    }

    fn weighted(values: &[i32]) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::with(Weights::of(values)))
    }

    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }

    fn ideas(chair: &Chair<'_, Self>, luck: &mut Luck) -> Vec<Action> {
        let first = Greedy::default().choose(chair, luck);
        let others = chair.legal().iter().copied().filter(|action| *action != first);
        [first].into_iter().chain(others).collect()
    }

    fn promise(state: &State) -> Vec<f64> {
        let greedy = Greedy::default();
        let expects = |seat| f64::from(greedy.expects(&Self::view(state, Viewer::Seat(seat)), seat)) / 100.0;
        Seat::all(state.open.seats).map(expects).collect()
    }
}
