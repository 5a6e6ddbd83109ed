//! The lines that are looked at: what they brought so far, and which of them are still in question.

use super::{Ending, Looked};

/// The lines of a choice, the most promising first.
pub(super) struct Candidates<A> {
    all: Vec<Candidate<A>>,
    /// How many of the first are still in question.
    alive: usize,
    /// By how many standard errors another must be ahead of the first idea. If by any, that idea stays in question until the end.
    trust: f64,
}

struct Candidate<A> {
    looked: Looked<A>,
    /// By how much more it was worth than the first one in its worlds, all added up, and the squares of it.
    ahead: f64,
    squares: f64,
}

impl<A: Clone + PartialEq> Candidates<A> {
    pub(super) fn new(lines: Vec<Vec<A>>, trust: f64) -> Self {
        let alive = lines.len();
        let candidate = |line: Vec<A>| Candidate {
            looked: Looked { action: line[0].clone(), line, ending: Ending::default(), worlds: 0 },
            ahead: 0.0,
            squares: 0.0,
        };
        Self { all: lines.into_iter().map(candidate).collect(), alive, trust }
    }

    /// How often they can be halved.
    pub(super) fn rounds(&self) -> u32 {
        self.alive.next_power_of_two().trailing_zeros()
    }

    pub(super) const fn undecided(&self) -> bool {
        self.alive > 1
    }

    pub(super) const fn alive(&self) -> usize {
        self.alive
    }

    /// Those still in question.
    pub(super) fn tried(&self) -> impl Iterator<Item = &[A]> {
        self.all[..self.alive].iter().map(|candidate| candidate.looked.line.as_slice())
    }

    /// Takes what the tried ones brought, world by world, and gives up the worse half of them. Of equals the earlier idea stays.
    pub(super) fn halve(&mut self, tried: &[Vec<Ending>]) {
        for endings in tried {
            for (candidate, ending) in self.all.iter_mut().zip(endings) {
                candidate.add(*ending, ending.worth - endings[0].worth);
            }
        }
        let favourites = usize::from(self.trust > 0.0);
        self.all[favourites..self.alive]
            .sort_by(|one, other| other.looked.ending.worth.total_cmp(&one.looked.ending.worth));
        if favourites == 1 && self.alive == 2 && self.all[1].is_ahead(self.trust) {
            self.all.swap(0, 1);
        }
        self.alive = self.alive.div_ceil(2);
    }

    /// How all of them begin, the best first: of lines with one beginning the best.
    pub(super) fn ranked(self) -> Vec<Looked<A>> {
        let mut ranked: Vec<Looked<A>> = Vec::new();
        for Candidate { looked, .. } in self.all {
            if ranked.iter().all(|better| better.action != looked.action) {
                ranked.push(looked);
            }
        }
        ranked
    }
}

impl<A> Candidate<A> {
    fn add(&mut self, ending: Ending, ahead: f64) {
        self.looked.worlds += 1;
        self.looked.ending.mean(ending, self.looked.worlds);
        self.ahead += ahead;
        self.squares += ahead * ahead;
    }

    /// Whether it was ahead of the first idea by so many standard errors.
    fn is_ahead(&self, trust: f64) -> bool {
        let worlds = f64::from(self.looked.worlds);
        let mean = self.ahead / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        mean > trust * (variance / worlds).sqrt()
    }
}
