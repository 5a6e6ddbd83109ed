//! A finished game, looked at again: how the chances went, where they turned, what was missed, and what was luck.
//!
//! **Chances.** From a moment on quick players play on in worlds that fit what *everybody* could see then: an onlooker's guess, which knows neither hands nor
//! piles. What they come to says how likely each seat is to win, the less surely the more of the game is left to those who really play it. Alone at the table
//! there is nobody to beat, and the expected points at the end take the place of the chance. Before the first move it is what the deal promised, at the end it
//! is what became of it.
//!
//! **Decisions.** A choice is judged by what its player could know. Worlds are guessed from the *seat's* view of that moment, a search
//! finds the best move in some of them, and then that one and the move that was played are tried side by side in fresh worlds with the same luck:
//! so whoever had the luck to look best in the search gains nothing by it. What the played move brought less than the other, to every
//! seat, is a slip; only the worst slips of a seat are looked at so closely, and whatever is not a slip counts 0. Where a game has more decisions
//! than there is time for, those come first that somebody who does not read ahead would have made otherwise.
//!
//! **Luck and play.** Moments lie before and after everything that is drawn. Between two of them without luck, whatever changes is the doing of whoever
//! moved: it may be better than quick players expected, or worse. Where something was drawn, or several seats moved, the known slips are theirs and the rest is
//! luck. So for every seat
//!
//! ```text
//! chance at the end − chance at the start = own play + play of the others + luck
//! ```
//!
//! holds by definition, and it holds for every stretch between two moments too.
//!
//! All of it is estimated, and every estimate says how far it may be off. The same order gives the same review on every machine, with any number of
//! threads. Nothing is said about what nobody has seen: worlds are guessed, never looked up.

mod account;
mod chances;
mod decisions;
mod estimate;
mod moments;
mod stretch;
mod turning;
mod work;

use campiello_core::{Message, Seat, Table};

pub use account::Account;
pub use estimate::Estimate;

use crate::bot::Brains;
use chances::Chances;
use decisions::Decision;
use moments::History;
use stretch::Stretch;
use work::Work;

/// How thoroughly to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// About how many worlds are played on, all in all.
    pub playouts: u32,
    /// Which worlds.
    pub seed: u64,
    /// On how many cores.
    pub threads: usize,
}

impl Order {
    /// What a game is reviewed with if nobody says otherwise: some ten seconds of one core.
    #[must_use]
    pub const fn usual<G: Brains>() -> Self {
        Self { playouts: G::REVIEW, seed: 1, threads: 1 }
    }
}

/// What a chance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Of winning, from 0 to 1.
    Winning,
    /// Alone at the table: the points that are expected at the end.
    Points,
}

/// A finished game, looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// What chances are here.
    pub measure: Measure,
    /// The curve, from the deal to the end.
    pub moments: Vec<Moment>,
    /// Luck and skill of every seat.
    pub accounts: Vec<Account>,
    /// Where the chances changed most, in the order of the game.
    pub turning: Vec<Turning>,
    /// Moves that were clearly better than those that were played, the worst slip of a seat first.
    pub missed: Vec<Missed>,
    /// How many decisions were looked at.
    pub decisions: usize,
    /// How many worlds were played on.
    pub playouts: u32,
}

/// A moment of the game: somebody's turn begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// How many moves were played.
    pub moves: usize,
    /// The chance of every seat.
    pub chances: Vec<Estimate>,
}

/// A stretch of the game that changed much.
#[derive(Clone, Debug, PartialEq)]
pub struct Turning {
    /// How many moves were played before it.
    pub from: usize,
    /// How many moves were played after it.
    pub to: usize,
    /// Whose chance changed most.
    pub seat: Seat,
    /// By how much.
    pub change: Estimate,
    /// How much of it is due to decisions, of whomever; the rest is luck.
    pub decided: f64,
    /// What happened, as everybody heard it.
    pub told: Vec<(Seat, Message)>,
}

/// A better move than the one that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Missed {
    /// Who could have played it.
    pub seat: Seat,
    /// After how many moves.
    pub at: usize,
    /// What was played.
    pub played: Named,
    /// What would have been better.
    pub better: Named,
    /// By how much it raises the chance.
    pub gain: Estimate,
    /// How many points more it brings.
    pub points: Estimate,
}

/// A move, written and said.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// Its notation.
    pub notation: String,
    /// What it is called, as on a button.
    pub label: Message,
}

/// Only finished games are reviewed: before the end nobody is to be told what others could not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished;

/// How many moves a seat may be told about.
const MISSED: usize = 3;

/// Reviews a game; `progress` hears how much is done, from 0 to 1.
///
/// # Errors
/// The game is not over.
pub fn review<G: Brains>(
    table: &Table<G>,
    order: &Order,
    progress: &(dyn Fn(f64) + Sync),
) -> Result<Review, Unfinished> {
    let history = History::of(table).ok_or(Unfinished)?;
    let measure = if history.seats == 1 { Measure::Points } else { Measure::Winning };
    let work = Work::new(*order, progress);
    let chances = Chances::of(&history, measure, &work);
    let decisions = decisions::all(&history, measure, &work);
    let looked_at = decisions.len();
    let moments = chances.moments();
    let stretches = Stretch::all(&moments, &decisions, &history);
    let accounts = account::all(&stretches, history.seats);
    let turning = turning::points(&stretches, &history);
    let missed = missed(&decisions, history.seats, measure);
    progress(1.0);
    Ok(Review { measure, moments, accounts, turning, missed, decisions: looked_at, playouts: work.playouts() })
}

/// Of every seat the clearest slips, the worst first.
fn missed(decisions: &[Decision], seats: u8, measure: Measure) -> Vec<Missed> {
    let least = match measure {
        Measure::Winning => 0.02,
        Measure::Points => 0.5,
    };
    let of = |seat: Seat| {
        let slips = decisions.iter().filter(|decision| decision.seat == seat).filter_map(Decision::missed);
        let mut slips: Vec<Missed> = slips.filter(|slip| slip.gain.mean >= least && slip.gain.is_clear()).collect();
        slips.sort_by(|one, other| other.gain.mean.total_cmp(&one.gain.mean));
        slips.truncate(MISSED);
        slips
    };
    Seat::all(seats).flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use bohnanza::Bohnanza;
    use campiello_core::{Game, Seed, Settings, Viewer};

    use super::*;
    use crate::bot::{Sitting, play_out};

    /// A game of Bohnanza, where everybody's hand is hidden.
    fn game() -> Table<Bohnanza> {
        let seed = Seed::numbered(5, 0);
        let mut table = Table::new(Settings::named(3, []).expect("three can play"), seed);
        let bot = |seat| Sitting::new(Bohnanza::bot("hermit").expect("it is known"), seat, &seed);
        play_out(&mut table, &mut Seat::all(3).map(bot).collect::<Vec<_>>());
        table
    }

    #[test]
    fn what_a_player_could_not_know_changes_nothing_that_they_are_told() {
        let table = game();
        let order = Order { playouts: 200, seed: 3, threads: 1 };
        let mut history = History::of(&table).expect("it is over");
        let judged = |history: &History<'_, Bohnanza>| {
            let work = Work::new(order, &|_| ());
            decisions::all(history, Measure::Winning, &work)
                .iter()
                .map(|decision| (decision.at, decision.brought.clone(), decision.missed()))
                .collect::<Vec<_>>()
        };
        let truth = judged(&history);
        let mut other = 0;
        for (at, step) in table.steps().iter().enumerate() {
            let view = Bohnanza::view(&history.states[at], Viewer::Seat(step.seat));
            let world = Bohnanza::guess(&view, &mut Seed::numbered(9, at as u64).luck(0));
            other += usize::from(world != history.states[at]);
            history.states[at] = world;
        }
        assert!(other > table.steps().len() / 2, "hands are hidden");
        assert!(truth.iter().any(|(_, _, missed)| missed.is_some()), "something was missed");
        assert_eq!(judged(&history), truth);
    }
}
