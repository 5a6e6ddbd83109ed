//! What bots know about Burano.
//!
//! `greedy` plays its turn in the mind, move by move, keeps the best positions and values those that the turn may end with, in hundredths
//! of points. It does so in a world that fits its view, and remembers nothing from one choice to the next.
//!
//! Who reads ahead compares whole turns and pyramids: all seats play on to the end of the season as `greedy` would with a shorter sight, the own one with beliefs of its own, and what
//! is reached there is valued by a line that was fitted to finished games.

mod cards; //     what building cards may bring
mod cleanup; //   who is paid, which cubes and roofs come
mod decisions; // what follows a move
mod fish; //      what fish in hand may bring
mod greedy; //    the bot
mod ideas; //     what is worth a closer look
mod lace; //      what lace workers may bring
mod luck; //      luck in the mind
mod moves; //     moves that are worth a thought
pub mod outlook; // what a position between two seasons promises
mod path; //      how a position came about
mod pyramid; //   which pyramid to build
mod reader; //    who plays on when something is tried
mod roofing; //   what roof tiles may bring
mod search; //    the best turn
mod value; //     what a position promises
mod weights; //   the numbers people may argue about

use burano::{Action, Burano, Season, Source, State};
use campiello_core::{Luck, Seat, Table};

pub use greedy::Greedy;
use reader::Reader;
pub use weights::Weights;

use crate::bot::{Bot, Brains};
use crate::chair::Chair;
use crate::random::Random;
use crate::search::Budget;
use crate::weights::Weight;

/// Plays any legal move, and builds any pyramid: more than the list holds.
pub struct AnyPyramid;

impl Bot<Burano> for AnyPyramid {
    fn choose(&mut self, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Action {
        if let Action::Pyramid(_) = chair.legal()[0] {
            return Action::Pyramid(burano::guess::any_pyramid(&chair.view().open, chair.seat(), luck));
        }
        Random.choose(chair, luck)
    }
}

impl Brains for Burano {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const SLIPS: [u32; 3] = [42, 20, 6];
    const SPREAD: f64 = 14.0;
    const SPREADS: [f64; 2] = [3.0, 30.0];
    const REVIEW: u32 = 4000;
    const TRUST: f64 = 0.02;
    const RETHINKS: bool = true;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(AnyPyramid)),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }

    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Reader::with(Weights::greedy()))
    }

    fn own_reader() -> Box<dyn Bot<Self>> {
        Box::new(Reader::with(Weights::default()))
    }

    fn lines(chair: &Chair<'_, Self>, budget: Budget, luck: &mut Luck) -> Vec<Vec<Action>> {
        ideas::lines(chair, budget, luck)
    }

    fn settled(begun: &State, state: &State) -> bool {
        outlook::seasons_over(state) > outlook::seasons_over(begun)
    }

    fn promise(state: &State) -> Vec<f64> {
        Seat::all(state.open.seats).map(|seat| outlook::promise(state, seat)).collect()
    }

    fn left(state: &State) -> f64 {
        let turns = |seasons: &[Season]| f64::from(seasons.iter().map(|season| season.turns()).sum::<u8>());
        let open = &state.open;
        let here = f64::from(open.season.turns().saturating_sub(open.round));
        (turns(&Season::ALL[open.season as usize + 1..]) + here) / turns(&Season::ALL)
    }

    fn weights(_seats: u8) -> Vec<Weight> {
        let fitted = |weight: Weight| {
            let step = if weights::SIGHT.contains(&weight.name.as_str()) { 0 } else { weight.step };
            Weight { step, ..weight }
        };
        Weights::default().list().into_iter().map(fitted).collect()
    }

    fn weighted(values: &[i32]) -> Box<dyn Bot<Self>> {
        Box::new(Greedy::with(Weights::of(values)))
    }

    /// The mean points of a seat by where they came from, and what the seats did.
    fn statistics(table: &Table<Self>) -> Vec<(&'static str, f64)> {
        let open = &table.state().open;
        let mean = |sources: &[Source]| {
            let players = open.players.iter(open.seats);
            let points: u32 = players
                .flat_map(|(_, player)| sources.iter().map(|source| u32::from(player.points[*source as usize])))
                .sum();
            f64::from(points) / f64::from(open.seats)
        };
        let count = |kind: fn(&Action) -> bool| {
            f64::from(table.steps().iter().filter(|step| kind(&step.action)).count() as u32)
        };
        let houses = count(|action| matches!(action, Action::Build { .. }));
        let roofs = count(|action| matches!(action, Action::Roof { .. }));
        let takes = count(|action| matches!(action, Action::Take(_)));
        let turns: u32 = open.players.iter(open.seats).map(|(_, player)| u32::from(player.turns)).sum();
        Vec::from([
            ("mean_islands", mean(&[Source::Islands])),
            ("mean_lace", mean(&[Source::Lace])),
            ("mean_roofs", mean(&[Source::Roofs])),
            ("mean_ships", mean(&[Source::Ships])),
            ("mean_buildings", mean(&[Source::Buildings])),
            ("mean_rest", mean(&[Source::Fish, Source::Coins])),
            ("houses_per_seat", houses / f64::from(open.seats)),
            ("roofs_per_seat", roofs / f64::from(open.seats)),
            ("moves_per_turn", (takes + houses + roofs) / f64::from(turns)),
        ])
    }
}
