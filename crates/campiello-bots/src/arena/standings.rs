//! What all deals together say.

use super::deal::Deal;
use super::elo;
use super::estimate::Interval;
use super::fixtures::Fixtures;

/// The deals so far.
#[derive(Clone, Debug)]
pub struct Standings {
    fixtures: Fixtures,
    deals: Vec<Deal>,
}

/// How one bot stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The share of victories for every seat it had.
    pub share: Interval,
    /// Its points.
    pub points: Interval,
    /// Its rating, the first bot having 0.
    pub elo: Interval,
}

impl Standings {
    /// Nobody has played.
    pub const fn new(fixtures: Fixtures) -> Self {
        Self { fixtures, deals: Vec::new() }
    }

    /// Counts one deal more.
    pub fn add(&mut self, deal: Deal) {
        self.deals.push(deal);
    }

    /// The deals so far.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// What a bot wins that is as strong as the others: one of so many, or the same share of those who play the same deal alone.
    pub fn fair(&self) -> f64 {
        let seats = self.fixtures.tables().first().map_or(1, Vec::len);
        1.0 / if seats == 1 { self.fixtures.bots() } else { seats } as f64
    }

    /// The share of victories of a bot so far.
    pub fn share(&self, bot: usize) -> Interval {
        let shares: Vec<f64> = self.deals.iter().map(|deal| deal.shares[bot]).collect();
        let seats = self.fixtures.tables().iter().flatten().filter(|sits| **sits == bot).count();
        Interval::share(&shares, shares.len() * seats)
    }

    /// The points of a bot so far.
    pub fn points(&self, bot: usize) -> Interval {
        let points: Vec<f64> = self.deals.iter().map(|deal| deal.points[bot]).collect();
        Interval::mean(&points)
    }

    /// How all bots stand.
    pub fn table(&self) -> Vec<Standing> {
        let pairs: Vec<_> = self.deals.iter().map(|deal| &deal.pairs).collect();
        let ratings = elo::ratings(&pairs, self.fixtures.bots());
        let standing = |(bot, elo)| Standing { share: self.share(bot), points: self.points(bot), elo };
        ratings.into_iter().enumerate().map(standing).collect()
    }

    /// By how much more a bot does here than there, deal by deal of the same luck: its share of victories, or its points where everybody plays alone.
    pub fn gain(&self, before: &Self, bot: usize) -> Interval {
        let gain = |(deal, before)| self.result(deal, bot) - self.result(before, bot);
        Interval::mean(&self.deals.iter().zip(&before.deals).map(gain).collect::<Vec<_>>())
    }

    /// What counts of a deal for a bot: its share of victories, or its points where everybody plays alone.
    pub(super) fn result(&self, deal: &Deal, bot: usize) -> f64 {
        let alone = self.fixtures.tables().iter().all(|table| table.len() == 1);
        if alone { deal.points[bot] } else { deal.shares[bot] }
    }
}
