//! What bots know about Walking in Burano.
//!
//! `greedy` looks one turn ahead: it tries every take, lays the cards of its hand out where they may come to lie, and
//! values the street that it hopes for. It reads its view only and remembers nothing from one choice to the next. The
//! `reader` has a quicker look: it plays on when a search tries something. Who searches thinks of whole turns, among others with beliefs of its own, and has them
//! judged by what finished games taught.

pub mod appraisal; // what a street will score
pub mod courses; //   what can be done, and where it leads
pub mod economy; //   coins and turns
pub mod faces; //     what cards show, as sums
pub mod greedy; //    the bot
pub mod judge; //     what a turn's end is worth, learned
pub mod plan; //      the best use of a hand
pub mod prospects; // what may still come
pub mod reader; //    who plays on in the mind
pub mod slots; //     the five houses to be
pub mod thought; //   what is thought about for one choice
pub mod visitors; //  who visits which house
pub mod weights; //   the numbers people may argue about

pub use greedy::Greedy;
pub use reader::Reader;
pub use weights::Weights;

use campiello_core::{Game, Luck, Seat, Viewer};
use walking::state::Player;
use walking::street::HOUSES;
use walking::{Action, Floor, Phase, State, Walking};

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;
use crate::search::Budget;
use crate::weights::Weight;

/// How many turns are looked at, and how many of them may begin alike.
const IDEAS: usize = 6;
const ALIKE: usize = 2;
/// How many points less than the best another turn may lead to, to be looked at.
const NEAR: f32 = 4.0;
/// How many rounds are played on.
const ROUNDS: u16 = 3;

impl Brains for Walking {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const SPREAD: f64 = 8.0;
    const SPREADS: [f64; 2] = [1.5, 12.0];
    const SLIPS: [u32; 3] = [60, 28, 0];
    const REVIEW: u32 = 8000;

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

    fn lines(chair: &Chair<'_, Self>, _budget: Budget, _luck: &mut Luck) -> Vec<Vec<Action>> {
        let courses = Reader::closely().thinks_of(chair);
        let least = courses[0].points - NEAR;
        let mut lines: Vec<Vec<Action>> = Vec::new();
        for line in courses.into_iter().take_while(|course| course.points >= least).map(|course| course.line) {
            if lines.iter().filter(|other| other[0] == line[0]).count() < ALIKE {
                lines.push(line);
            }
        }
        lines.truncate(IDEAS);
        lines
    }

    /// Some rounds are enough: what they lead to can be valued, and what comes later is mostly luck.
    fn settled(begun: &State, state: &State) -> bool {
        let open = &state.open;
        open.phase == Phase::Take && open.active == open.starter && open.round >= begun.open.round + ROUNDS
    }

    /// Who has most floors ends the game.
    fn left(state: &State) -> f64 {
        let floors = |player: &Player| player.street.cards().count() as u32;
        let most =
            state.open.players.iter(state.open.seats).map(|(_, player)| floors(player)).max().unwrap_or_default();
        1.0 - f64::from(most) / f64::from(HOUSES) / f64::from(Floor::ALL.len() as u32)
    }

    fn promise(state: &State) -> Vec<f64> {
        let reader = Reader::searching();
        let promised = |seat| reader.promises(&Self::view(state, Viewer::Seat(seat)), seat);
        Seat::all(state.open.seats).map(|seat| promised(seat).map_or(0.0, f64::from)).collect()
    }
}
