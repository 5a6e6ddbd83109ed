//! What was decided, and what could have been: judged by what the player could know.

use campiello_core::{Game, Seat};

use super::chances::values;
use super::estimate::Sample;
use super::moments::History;
use super::work::Work;
use super::{Measure, Missed, Named};
use crate::bot::Brains;
use crate::chair::Chair;
use crate::search::{Budget, Ending, Search, World};

/// How much of a review goes into finding better moves, into comparing them, and into comparing the worst slips closely.
const LOOK: f64 = 0.25;
const COMPARE: f64 = 0.15;
const CLOSELY: f64 = 0.25;
/// How many moves are tried where there are more, the played one among them.
const TRIED: usize = 5;
/// How many worlds a decision needs to be looked at: where a game has too many decisions, some are left out.
const LEAST: f64 = 24.0;
/// How many slips of a seat are compared closely.
const SLIPS: usize = 3;

/// A choice that was made.
#[derive(Clone)]
pub(super) struct Decision {
    /// Whose it was.
    pub(super) seat: Seat,
    /// After how many moves.
    pub(super) at: usize,
    /// What it brought to every seat, beside what the best move would have. Nothing, unless it was a slip that stood a close look.
    pub(super) brought: Vec<f64>,
    /// The better move, if there is one.
    better: Option<Missed>,
}

impl Decision {
    /// A choice that was as good as any, as far as is known.
    fn good(seat: Seat, at: usize, seats: u8) -> Self {
        Self { seat, at, brought: vec![0.0; seats.into()], better: None }
    }

    /// A choice that brought so much to every seat.
    #[cfg(test)]
    pub(super) fn slip(seat: Seat, at: usize, brought: Vec<f64>) -> Self {
        Self { seat, at, brought, better: None }
    }

    /// The better move, if there is one.
    pub(super) fn missed(&self) -> Option<Missed> {
        self.better.clone()
    }
}

/// A choice as its player saw it.
struct Choice<G: Game> {
    seat: Seat,
    at: usize,
    view: G::View,
    /// What was played, and what would best have come after it.
    played: Vec<G::Action>,
    /// The same with a better beginning.
    better: Vec<G::Action>,
}

/// Everything that was decided, as far as the order goes.
pub(super) fn all<G: Brains>(history: &History<'_, G>, measure: Measure, work: &Work<'_>) -> Vec<Decision> {
    let open = open(history, work);
    let budget = Budget::Playouts(work.share(LOOK, open.len(), 1));
    let looked = work.each(open.len(), |n| choice(history, &open[n], budget, work));
    let choices: Vec<Choice<G>> = looked.into_iter().flatten().collect();
    let worlds = work.share(COMPARE / 2.0, choices.len(), 3);
    let compared = work.each(choices.len(), |n| compare(&choices[n], (measure, "compare"), worlds, work));
    let slips = worst(&compared, history.seats);
    let worlds = work.share(CLOSELY / 2.0, slips.len(), 6).min(MOST);
    let closely = work.each(slips.len(), |n| compare(&choices[slips[n]], (measure, "closely"), worlds, work));
    let slip = |at: usize| closely.iter().find(|slip| slip.at == at && slip.gain() > 0.0);
    open.iter()
        .map(|open| match slip(open.at) {
            Some(slip) => slip.clone(),
            None => Decision::good(open.seat, open.at, history.seats),
        })
        .collect()
}

/// More worlds than this tell nothing more about a slip.
const MOST: u32 = 400;

/// A move where there was something to think about.
struct Open<G: Game> {
    seat: Seat,
    at: usize,
    /// What was played, then what else could be thought of, the most promising first. In doubt what was played was right: it has the trust of a first idea.
    lines: Vec<Vec<G::Action>>,
    /// What somebody who does not read ahead would have thought of it.
    looks: Looks,
}

/// How a move looks at first sight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    /// Nobody would have thought of it.
    Odd,
    /// Something else looks better.
    Second,
    /// It looks best.
    Best,
}

impl Looks {
    const ALL: [Self; 3] = [Self::Odd, Self::Second, Self::Best];

    fn of<A: PartialEq>(played: &A, lines: &[Vec<A>]) -> Self {
        match lines.iter().position(|line| line[0] == *played) {
            None => Self::Odd,
            Some(0) => Self::Best,
            Some(_) => Self::Second,
        }
    }
}

/// A review looks at no more lines than somebody would who has little time.
const FEW: Budget = Budget::Playouts(1);

/// The moves where there was something to think about: all, or as many as there is time for, the odd ones first.
fn open<G: Brains>(history: &History<'_, G>, work: &Work<'_>) -> Vec<Open<G>> {
    let all = work.each(history.table.steps().len(), |at| {
        let step = &history.table.steps()[at];
        let mut legal = Vec::new();
        G::legal(&history.states[at], step.seat, &mut legal);
        if legal.len() < 2 {
            return None;
        }
        let chair = Chair::<G>::new(&history.states[at], step.seat, &legal);
        let lines = G::lines(&chair, FEW, &mut work.seed("ideas", at).luck(0));
        let looks = Looks::of(&step.action, &lines);
        let lines = tried(lines, &step.action);
        (lines.len() > 1).then_some(Open { seat: step.seat, at, lines, looks })
    });
    let mut all: Vec<Open<G>> = all.into_iter().flatten().collect();
    let room = work.jobs(LOOK, LEAST);
    let mut open: Vec<Open<G>> = Vec::new();
    for looks in Looks::ALL {
        let alike = all.extract_if(.., |open| open.looks == looks).collect();
        open.extend(thinned(alike, room - open.len()));
    }
    open.sort_by_key(|open| open.at);
    open
}

/// The best line that begins as was played, and the best of some other beginnings.
fn tried<A: Clone + PartialEq>(lines: Vec<Vec<A>>, played: &A) -> Vec<Vec<A>> {
    let (own, others): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| line[0] == *played);
    let mut tried = vec![own.into_iter().next().unwrap_or_else(|| vec![played.clone()])];
    for line in others {
        if tried.len() < TRIED && tried.iter().all(|other| other[0] != line[0]) {
            tried.push(line);
        }
    }
    tried
}

/// So many of them, evenly.
fn thinned<T>(all: Vec<T>, room: usize) -> Vec<T> {
    let number = all.len();
    let kept = |n: usize| number <= room || (n + 1) * room / number > n * room / number;
    all.into_iter().enumerate().filter(|(n, _)| kept(*n)).map(|(_, one)| one).collect()
}

/// The choice after so many moves, if the search would have made another.
fn choice<G: Brains>(
    history: &History<'_, G>,
    Open { seat, at, lines, .. }: &Open<G>,
    budget: Budget,
    work: &Work<'_>,
) -> Option<Choice<G>> {
    let (seat, at) = (*seat, *at);
    let mut legal = Vec::new();
    G::legal(&history.states[at], seat, &mut legal);
    let chair = Chair::<G>::new(&history.states[at], seat, &legal);
    let mut looked = Search { budget }.compare(&chair, lines.clone(), &mut work.seed("look", at).luck(0));
    work.played(looked.iter().map(|looked| looked.worlds).sum());
    let (played, better) = (lines[0].clone(), looked.swap_remove(0).line);
    (better[0] != played[0]).then(|| Choice { seat, at, view: chair.view(), played, better })
}

/// Tries both moves side by side in fresh worlds.
fn compare<G: Brains>(choice: &Choice<G>, (measure, part): (Measure, &str), worlds: u32, work: &Work<'_>) -> Decision {
    let Choice { seat, at, view, played, better } = choice;
    let seed = work.seed(part, *at);
    let pairs: Vec<[Vec<Ending>; 2]> = (0..worlds)
        .map(|number| {
            let world = World::<G>::guessed(view, &seed, number);
            [played, better].map(|line| world.endings(&world.tried(*seat, line)))
        })
        .collect();
    work.played(2 * worlds);
    let differences: Vec<Vec<f64>> = pairs
        .iter()
        .map(|[played, better]| {
            let (played, better) = (values(played, measure), values(better, measure));
            played.iter().zip(better).map(|(played, better)| played - better).collect()
        })
        .collect();
    let own = seat.index();
    let brought = (0..differences[0].len())
        .map(|seat| differences.iter().map(|difference| difference[seat]).sum::<f64>() / f64::from(worlds))
        .collect();
    let gain = Sample::of(differences.iter().map(|difference| -difference[own])).estimate(0.0);
    let points = pairs.iter().map(|[played, better]| better[own].points - played[own].points);
    let points = Sample::of(points).estimate(0.0);
    let named = |line: &[G::Action]| Named { notation: line[0].to_string(), label: G::choice(view, &line[0]).label };
    let better = Missed { seat: *seat, at: *at, played: named(played), better: named(better), gain, points };
    Decision { seat: *seat, at: *at, brought, better: Some(better) }
}

impl Decision {
    fn gain(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |better| better.gain.mean)
    }
}

/// The worst slips of every seat, as far as can be seen.
fn worst(compared: &[Decision], seats: u8) -> Vec<usize> {
    let mut worst = Vec::new();
    for seat in Seat::all(seats) {
        let slip = |n: &usize| compared[*n].seat == seat && compared[*n].gain() > 0.0;
        let mut slips: Vec<usize> = (0..compared.len()).filter(slip).collect();
        slips.sort_by(|one, other| compared[*other].gain().total_cmp(&compared[*one].gain()));
        worst.extend(slips.into_iter().take(SLIPS));
    }
    worst
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_are_too_many_some_are_left_out_evenly() {
        assert_eq!(thinned(vec![1, 2, 3], 5), [1, 2, 3]);
        assert_eq!(thinned((0..100).collect(), 4), [24, 49, 74, 99]);
        assert_eq!(thinned((0..100).collect::<Vec<i32>>(), 0), []);
    }
}
