//! The lines that are looked at: what they brought so far, and which of them are still in question.

use super::{Ending, Looked};

/// The lines of a choice, the most promising first.
pub(super) struct Candidates<A> {
    looked: Vec<Looked<A>>,
    /// How many of the first are still in question.
    alive: usize,
}

impl<A: Clone + PartialEq> Candidates<A> {
    pub(super) fn new(lines: Vec<Vec<A>>) -> Self {
        let alive = lines.len();
        let untried = |line: Vec<A>| Looked { action: line[0].clone(), line, ending: Ending::default(), worlds: 0 };
        Self { looked: lines.into_iter().map(untried).collect(), alive }
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
        self.looked[..self.alive].iter().map(|looked| looked.line.as_slice())
    }

    /// Takes what the tried ones brought, world by world, and gives up the worse half of them. Of equals the earlier idea stays.
    pub(super) fn halve(&mut self, tried: &[Vec<Ending>]) {
        for endings in tried {
            for (looked, ending) in self.looked.iter_mut().zip(endings) {
                looked.worlds += 1;
                looked.ending.mean(*ending, looked.worlds);
            }
        }
        self.looked[..self.alive].sort_by(|one, other| other.ending.worth.total_cmp(&one.ending.worth));
        self.alive = self.alive.div_ceil(2);
    }

    /// How all of them begin, the best first: of lines with one beginning the best.
    pub(super) fn ranked(self) -> Vec<Looked<A>> {
        let mut ranked: Vec<Looked<A>> = Vec::new();
        for looked in self.looked {
            if ranked.iter().all(|better| better.action != looked.action) {
                ranked.push(looked);
            }
        }
        ranked
    }
}
