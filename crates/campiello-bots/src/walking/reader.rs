//! The player who plays games on in the mind with a quick look.

use std::collections::VecDeque;

use campiello_core::{Luck, Seat};
use walking::{Action, View, Walking};

use super::courses::Course;
use super::judge::{self, After};
use super::thought::Thought;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;
use crate::network::Network;

/// Looks less closely than `greedy` does: at two lots for a card, and at a column as a whole. It thinks once a turn, and goes on as it meant to while it can.
pub struct Reader<'n> {
    /// What it believes, alone and among others.
    beliefs: [Weights; 2],
    /// How many turns with every column it thinks of.
    wanted: usize,
    /// Whether, and how, what it may do is judged once more.
    judges: Judges<'n>,
    /// What it means to do in this turn, and in which seat.
    meant: VecDeque<Action>,
    seat: Seat,
}

/// Who says what a course of action leads to.
enum Judges<'n> {
    /// Nobody: what it promises by the look of it counts.
    Nobody,
    /// Networks that have learned it, for the number of seats.
    Learned,
    /// This one.
    One(&'n Network),
}

/// How many turns with every column are judged in the mind, and how many when a choice is to be made.
const JUDGED: usize = 6;
const JUDGED_CLOSELY: usize = 12;

impl Default for Reader<'_> {
    fn default() -> Self {
        Self::with(Weights::greedy())
    }
}

impl<'n> Reader<'n> {
    /// The reader with these beliefs, who goes by the look of things.
    pub const fn with(weights: Weights) -> Self {
        let weights = quick(&weights);
        Self::new(&[weights; 2], 1, Judges::Nobody)
    }

    /// The reader with the beliefs of a player who searches, and what games have taught.
    pub fn searching() -> Self {
        let Self { beliefs, judges, .. } = Self::closely();
        Self::new(&beliefs.map(|weights| quick(&weights)), JUDGED, judges)
    }

    /// The same with a closer look.
    pub fn closely() -> Self {
        Self::new(&[1, 2].map(Weights::searching), JUDGED_CLOSELY, Judges::Learned)
    }

    /// Who searches, but goes by the look of things: who plays before anything was learned.
    pub fn untaught() -> Self {
        Self { judges: Judges::Nobody, ..Self::searching() }
    }

    /// Who searches, with another judge.
    ///
    /// # Panics
    /// If that one judges by something else than [what is shown](judge::shown).
    pub fn judged_by(network: &'n Network) -> Self {
        assert_eq!(network.inputs(), judge::WIDTH, "it has learned from what is shown now");
        Self { judges: Judges::One(network), ..Self::searching() }
    }

    const fn new(beliefs: &[Weights; 2], wanted: usize, judges: Judges<'n>) -> Self {
        Self { beliefs: *beliefs, wanted, judges, meant: VecDeque::new(), seat: Seat::new(0) }
    }

    /// What it thinks of doing, the best first; never nothing, and nothing that is not listed.
    pub fn thinks_of(&self, chair: &Chair<'_, Walking>) -> Vec<Course> {
        let (view, legal) = (chair.view(), chair.legal());
        let thought = self.thought(&view, chair.seat());
        let mut courses = thought.courses(legal, self.wanted);
        courses.retain(|course| legal.contains(&course.line[0]));
        if courses.is_empty() {
            return best_first(thought.listed(legal));
        }
        self.judged(&thought, &view, courses)
    }

    /// The points that the seat's best turn leads to if it were next to take; nothing if no cards lie there.
    pub fn promises(&self, view: &View, seat: Seat) -> Option<f32> {
        let thought = self.thought(view, seat);
        let courses = thought.turns(self.wanted);
        self.judged(&thought, view, courses).first().map(|best| best.points)
    }

    /// What a judge sees of a seat that stands like this.
    pub fn shows(&self, view: &View, seat: Seat, after: &After) -> [f32; judge::WIDTH] {
        self.thought(view, seat).shown(after)
    }

    /// What the judge thinks of courses of action, the best first.
    fn judged(&self, thought: &Thought<'_>, view: &View, mut courses: Vec<Course>) -> Vec<Course> {
        if let Some(judge) = self.judge(view) {
            for course in &mut courses {
                course.points = judge.worth(&thought.shown(&course.after));
            }
        }
        best_first(courses)
    }

    fn thought<'a>(&'a self, view: &'a View, seat: Seat) -> Thought<'a> {
        let weights = &self.beliefs[usize::from(view.open.seats > 1)];
        Thought::new(view, seat, weights, self.wanted > 1)
    }

    /// Who judges at this table. Where closed windows cost nothing nobody does: all judges have learned that they do.
    fn judge(&self, view: &View) -> Option<&'n Network> {
        match self.judges {
            _ if view.open.beginner_windows => None,
            Judges::Nobody => None,
            Judges::Learned => judge::learned(view.open.seats),
            Judges::One(network) => Some(network),
        }
    }
}

fn best_first(mut courses: Vec<Course>) -> Vec<Course> {
    courses.sort_by(|one, other| other.points.total_cmp(&one.points));
    courses
}

/// These beliefs with a quick look.
const fn quick(weights: &Weights) -> Weights {
    Weights { lots_tried: 2, lots_within: 150, ..*weights }
}

impl Bot<Walking> for Reader<'_> {
    fn choose(&mut self, chair: &Chair<'_, Walking>, _luck: &mut Luck) -> Action {
        let (legal, seat) = (chair.legal(), chair.seat());
        if self.seat == seat
            && let Some(next) = self.meant.pop_front()
            && legal.contains(&next)
        {
            return next;
        }
        self.meant.clear();
        self.seat = seat;
        if let [only] = legal {
            return *only;
        }
        self.meant = self.thinks_of(chair).swap_remove(0).line.into();
        self.meant.pop_front().unwrap_or(legal[0])
    }
}
