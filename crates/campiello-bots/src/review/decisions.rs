//! What was decided, and what could have been: judged by what the player could know.

use campiello_core::{Game, Seat};

use super::chances::values;
use super::estimate::{Estimate, Sample};
use super::moments::History;
use super::work::Work;
use super::{Measure, Missed, Named};
use crate::bot::Brains;
use crate::chair::Chair;
use crate::search::{Budget, Ending, Search, World};

/// How much of a review goes into finding better moves, into comparing them, and into comparing the worst slips once more.
const LOOK: f64 = 0.25;
const COMPARE: f64 = 0.15;
const AGAIN: f64 = 0.15;
/// More ideas than this are not tried.
const IDEAS: usize = 8;
/// How many slips of a seat are compared again.
const SLIPS: usize = 4;

/// A choice that was made.
pub(super) struct Decision {
    /// Whose it was.
    pub(super) seat: Seat,
    /// After how many moves.
    pub(super) at: usize,
    /// What it brought to every seat, beside what the best move would have.
    pub(super) brought: Vec<f64>,
    /// The better move, if the search found one.
    better: Option<Better>,
}

struct Better {
    played: Named,
    better: Named,
    gain: Estimate,
    points: Estimate,
    /// Whether it was looked at closely.
    closely: bool,
}

impl Decision {
    /// What was missed, if something was and is known well enough.
    pub(super) fn missed(&self) -> Option<Missed> {
        let Better { played, better, gain, points, .. } = self.better.as_ref().filter(|better| better.closely)?;
        let (played, better) = (played.clone(), better.clone());
        Some(Missed { seat: self.seat, at: self.at, played, better, gain: *gain, points: *points })
    }

    fn gain(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |better| better.gain.mean)
    }
}

/// A choice as its player saw it.
struct Choice<G: Game> {
    seat: Seat,
    at: usize,
    view: G::View,
    played: G::Action,
    better: G::Action,
}

/// Everything that was decided.
pub(super) fn all<G: Brains>(history: &History<'_, G>, measure: Measure, work: &Work<'_>) -> Vec<Decision> {
    let open = open(history, work);
    let budget = Budget::Playouts(work.share(LOOK, open.len(), 1));
    let choices = work.each(open.len(), |n| choice(history, (open[n].0, &open[n].1), budget, work));
    let slips: Vec<usize> = (0..open.len()).filter(|n| choices[*n].is_some()).collect();
    let worlds = work.share(COMPARE / 2.0, slips.len(), 2);
    let judge = |part: &'static str, worlds: u32, which: &[usize]| {
        work.each(which.len(), |n| {
            choices[which[n]].as_ref().map(|choice| compare(choice, (measure, part), worlds, work))
        })
    };
    let none = |n: &usize| {
        let (at, seat) = (open[*n].0, history.table.steps()[open[*n].0].seat);
        Decision { seat, at, brought: vec![0.0; history.seats.into()], better: None }
    };
    let mut decisions: Vec<Decision> = (0..open.len()).map(|n| none(&n)).collect();
    for (n, judged) in slips.iter().zip(judge("compare", worlds, &slips)) {
        decisions[*n] = judged.unwrap_or_else(|| none(n));
    }
    let worst = worst(&decisions, history.seats);
    let worlds = work.share(AGAIN / 2.0, worst.len(), 4);
    for (n, judged) in worst.iter().zip(judge("closely", worlds, &worst)) {
        let Some(mut judged) = judged else { continue };
        judged.better.iter_mut().for_each(|better| better.closely = true);
        decisions[*n] = judged;
    }
    decisions
}

/// The moves where there was something to think about, with what was to be thought about.
fn open<G: Brains>(history: &History<'_, G>, work: &Work<'_>) -> Vec<(usize, Vec<G::Action>)> {
    let ideas = work.each(history.table.steps().len(), |at| {
        let step = &history.table.steps()[at];
        let mut legal = Vec::new();
        G::legal(&history.states[at], step.seat, &mut legal);
        if legal.len() < 2 {
            return Vec::new();
        }
        let chair = Chair::<G>::new(&history.states[at], step.seat, &legal);
        let mut ideas = G::ideas(&chair, &mut work.seed("ideas", at).luck(0));
        ideas.retain(|idea| *idea != step.action);
        ideas.truncate(IDEAS - 1);
        ideas
    });
    ideas.into_iter().enumerate().filter(|(_, ideas)| !ideas.is_empty()).collect()
}

/// The choice after so many moves, if the search would have made another.
fn choice<G: Brains>(
    history: &History<'_, G>,
    (at, ideas): (usize, &[G::Action]),
    budget: Budget,
    work: &Work<'_>,
) -> Option<Choice<G>> {
    let step = &history.table.steps()[at];
    let mut legal = Vec::new();
    G::legal(&history.states[at], step.seat, &mut legal);
    let chair = Chair::<G>::new(&history.states[at], step.seat, &legal);
    let tried = std::iter::once(step.action.clone()).chain(ideas.iter().cloned()).collect();
    let mut looked = Search { budget }.look_at(&chair, tried, &mut work.seed("look", at).luck(0));
    work.played(looked.iter().map(|looked| looked.worlds).sum());
    let better = looked.swap_remove(0).action;
    let (seat, played) = (step.seat, step.action.clone());
    (better != played).then(|| Choice { seat, at, view: chair.view(), played, better })
}

/// Tries both moves side by side in fresh worlds.
fn compare<G: Brains>(
    choice: &Choice<G>,
    (measure, part): (Measure, &str),
    worlds: u32,
    work: &Work<'_>,
) -> Decision {
    let Choice { seat, at, view, played, better } = choice;
    let seed = work.seed(part, *at);
    let pairs: Vec<[Vec<Ending>; 2]> = (0..worlds)
        .map(|number| {
            let world = World::<G>::guessed(view, &seed, number);
            [played, better].map(|action| Ending::all::<G>(&world.played_on(Some((*seat, action)))))
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
    let named = |action: &G::Action| Named { notation: action.to_string(), label: G::choice(view, action).label };
    let better = Better { played: named(played), better: named(better), gain, points, closely: false };
    Decision { seat: *seat, at: *at, brought, better: Some(better) }
}

/// The worst slips of every seat, as far as can be seen.
fn worst(decisions: &[Decision], seats: u8) -> Vec<usize> {
    let mut worst = Vec::new();
    for seat in Seat::all(seats) {
        let slip = |n: &usize| decisions[*n].seat == seat && decisions[*n].gain() > 0.0;
        let mut slips: Vec<usize> = (0..decisions.len()).filter(slip).collect();
        slips.sort_by(|one, other| decisions[*other].gain().total_cmp(&decisions[*one].gain()));
        worst.extend(slips.into_iter().take(SLIPS));
    }
    worst
}
