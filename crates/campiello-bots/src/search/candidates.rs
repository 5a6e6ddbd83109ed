//! The lines that are looked at: what they brought so far, and which of them are still in question.

use super::{Ending, Looked};

/// The lines of a choice.
pub(super) struct Candidates<A> {
    /// Those still in question come first; they were all tried in the same worlds.
    all: Vec<Candidate<A>>,
    /// How many of them are still in question.
    alive: usize,
    /// By how much, and a standard error more, another must be ahead of the first idea. If by anything, that idea stays in question until something is surely
    /// better.
    trust: f64,
}

struct Candidate<A> {
    looked: Looked<A>,
    is_first_idea: bool,
    /// What it was worth, world by world.
    worths: Vec<f64>,
}

/// By how many standard errors a line must be behind to be given up at once, and in how many worlds at least.
const SURE: f64 = 3.0;
const SURE_WORLDS: u32 = 8;

impl<A: Clone + PartialEq> Candidates<A> {
    pub(super) fn new(lines: Vec<Vec<A>>, trust: f64) -> Self {
        let alive = lines.len();
        let candidate = |(number, line): (usize, Vec<A>)| Candidate {
            looked: Looked { action: line[0].clone(), line, ending: Ending::default(), worlds: 0 },
            is_first_idea: number == 0,
            worths: Vec::new(),
        };
        Self { all: lines.into_iter().enumerate().map(candidate).collect(), alive, trust }
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

    /// Takes what the tried ones brought, world by world, and gives up those that are surely behind the best. Of equals the earlier idea is the better.
    pub(super) fn add(&mut self, tried: &[Vec<Ending>]) {
        for (candidate, at) in self.all.iter_mut().zip(0..self.alive) {
            for endings in tried {
                candidate.add(endings[at]);
            }
        }
        let trust = self.trust;
        self.all[..self.alive].sort_by(|one, other| other.judged(trust).total_cmp(&one.judged(trust)));
        if self.all[0].looked.worlds >= SURE_WORLDS {
            let best = &self.all[0];
            let kept = |(rank, other): (usize, &Candidate<A>)| rank == 0 || !best.is_ahead(other, trust, SURE);
            let kept = self.all[..self.alive].iter().enumerate().map(kept).collect();
            self.keep(kept);
        }
    }

    /// Gives up the worse half.
    pub(super) fn halve(&mut self) {
        let trusted = self.trust > 0.0;
        let [first, second, ..] = &self.all[..] else { return };
        if self.alive == 2 && trusted && second.is_first_idea && !first.is_ahead(second, self.trust, 1.0) {
            self.all.swap(0, 1);
        }
        let mut better = self.alive.div_ceil(2);
        let trusted = trusted && better > 1;
        // The first idea takes the place of the last that would stay.
        if trusted && self.all[better..self.alive].iter().any(|candidate| candidate.is_first_idea) {
            better -= 1;
        }
        let kept = |(rank, candidate): (usize, &Candidate<A>)| rank < better || (trusted && candidate.is_first_idea);
        let kept = self.all[..self.alive].iter().enumerate().map(kept).collect();
        self.keep(kept);
    }

    /// Keeps some of those that are in question. What is given up now is better than what was given up before.
    fn keep(&mut self, kept: Vec<bool>) {
        let given_up_before = self.all.split_off(self.alive);
        let mut kept = kept.into_iter();
        let (alive, given_up): (Vec<_>, Vec<_>) = self.all.drain(..).partition(|_| kept.next().unwrap_or_default());
        self.alive = alive.len();
        self.all = alive.into_iter().chain(given_up).chain(given_up_before).collect();
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
    fn add(&mut self, ending: Ending) {
        self.looked.worlds += 1;
        self.looked.ending.mean(ending, self.looked.worlds);
        self.worths.push(ending.worth);
    }

    /// What it brought on average, and the trust in it.
    fn judged(&self, trust: f64) -> f64 {
        self.looked.ending.worth + self.head_start(trust)
    }

    fn head_start(&self, trust: f64) -> f64 {
        if self.is_first_idea { trust } else { 0.0 }
    }

    /// Whether it was ahead of another by so many standard errors, trust included, in the worlds in which both were tried. What always comes to the same is not in
    /// question either.
    fn is_ahead(&self, other: &Self, trust: f64, errors: f64) -> bool {
        let by = other.head_start(trust) - self.head_start(trust);
        let worlds = f64::from(self.looked.worlds);
        let ahead = || self.worths.iter().zip(&other.worths).map(|(own, others)| own - others);
        let mean = ahead().sum::<f64>() / worlds;
        let variance = ahead().map(|ahead| (ahead - mean).powi(2)).sum::<f64>() / worlds;
        mean - by >= errors * (variance / worlds).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What four lines are worth in some worlds: so much each, and something that all have in common.
    fn worlds(many: u32, worths: &[f64]) -> Vec<Vec<Ending>> {
        let ending = |world: u32, worth: f64| {
            let own = f64::from(world.wrapping_mul(2_654_435_761) % 7) / 10.0;
            Ending { worth: worth * (1.0 + own) + f64::from(world % 5), ..Ending::default() }
        };
        (0..many).map(|world| worths.iter().map(|worth| ending(world, *worth)).collect()).collect()
    }

    fn candidates(many: u8, trust: f64) -> Candidates<u8> {
        Candidates::new((0..many).map(|action| vec![action]).collect(), trust)
    }

    fn order(candidates: Candidates<u8>) -> Vec<u8> {
        candidates.ranked().into_iter().map(|looked| looked.action).collect()
    }

    #[test]
    fn what_is_surely_behind_is_given_up_before_the_round_is_over() {
        let mut four = candidates(4, 0.0);
        four.add(&worlds(16, &[1.0, 3.0, 2.0, 0.5]));
        assert!(!four.undecided(), "in every world the second was best");
        assert_eq!(order(four), [1, 2, 0, 3]);
    }

    #[test]
    fn a_few_worlds_give_nothing_up_but_a_round_halves() {
        let mut four = candidates(4, 0.0);
        four.add(&worlds(SURE_WORLDS - 1, &[1.0, 3.0, 2.0, 0.5]));
        assert_eq!(four.alive(), 4);
        four.halve();
        assert_eq!(four.tried().map(|line| line[0]).collect::<Vec<_>>(), [1, 2]);
        four.halve();
        assert_eq!(order(four), [1, 2, 0, 3]);
    }

    #[test]
    fn what_comes_to_the_same_is_the_earlier_idea() {
        let mut three = candidates(3, 0.0);
        three.add(&worlds(16, &[2.0, 2.0, 2.0]));
        assert!(!three.undecided());
        assert_eq!(order(three), [0, 1, 2]);
    }

    #[test]
    fn a_trusted_idea_stays_until_another_is_ahead_by_enough() {
        for (ahead, best) in [(0.01, 0), (2.0, 3)] {
            let mut four = candidates(4, 0.5);
            // Of the last it is not sure: it is better in three worlds of five, and worse in two.
            let mut tried = worlds(SURE_WORLDS - 1, &[1.0, 0.9, 0.8, 1.0]);
            for (world, endings) in tried.iter_mut().enumerate() {
                endings[3].worth += ahead + if world % 5 < 3 { 0.1 } else { -0.1 };
            }
            four.add(&tried);
            four.halve();
            assert_eq!(four.alive(), 2);
            four.halve();
            assert_eq!(order(four)[0], best, "ahead by {ahead}");
        }
    }
}
