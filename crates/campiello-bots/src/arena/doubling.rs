//! What twice the time brings: the slope of a curve over the logarithm of the budget, deal by deal.
//!
//! Neighbouring points of a curve lie nearer to each other than luck lets them be told apart; all points together say more. Every deal was played with every
//! budget and has a slope of its own, and the slopes of the deals are independent of each other.

use super::deal::Deal;
use super::estimate::Interval;
use super::standings::Standings;

/// What every doubling of the budget brings a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Doubling {
    /// Victories, or points where everybody plays alone.
    pub result: Interval,
    /// Points more than the others have on average; alone, points.
    pub lead: Interval,
}

impl Doubling {
    /// What it brings according to matches with the same deals, each with its budget; nothing if there are no two different budgets.
    pub fn of(curve: &[(f64, &Standings)], bot: usize) -> Option<Self> {
        let doublings: Vec<f64> = curve.iter().map(|(budget, _)| budget.log2()).collect();
        let middle = doublings.iter().sum::<f64>() / doublings.len() as f64;
        let apart: f64 = doublings.iter().map(|doubling| (doubling - middle).powi(2)).sum();
        if curve.is_empty() || apart == 0.0 {
            return None;
        }
        let deals = curve.iter().map(|(_, standings)| standings.deals().len()).min()?;
        let slopes = |of: &dyn Fn(&Standings, &Deal) -> f64| {
            let slope = |deal: usize| {
                let points = curve.iter().zip(&doublings);
                let sum: f64 =
                    points.map(|((_, standings), at)| (at - middle) * of(standings, &standings.deals()[deal])).sum();
                sum / apart
            };
            Interval::mean(&(0..deals).map(slope).collect::<Vec<_>>())
        };
        Some(Self {
            result: slopes(&|standings, deal| standings.result(deal, bot)),
            lead: slopes(&|_, deal| lead(deal, bot)),
        })
    }
}

/// How many points more than the others a bot had.
fn lead(deal: &Deal, bot: usize) -> f64 {
    let others = deal.points.len() - 1;
    let points: f64 = deal.points.iter().sum::<f64>() - deal.points[bot];
    deal.points[bot] - if others == 0 { 0.0 } else { points / others as f64 }
}

#[cfg(test)]
mod tests {
    use campiello_core::{Outcome, Score};

    use super::*;
    use crate::arena::Fixtures;

    /// A match of a bot alone that comes to these points, deal by deal.
    fn alone(points: &[i32]) -> Standings {
        let fixtures = Fixtures::new(1, 1);
        let mut standings = Standings::new(fixtures.clone());
        for points in points {
            let score = Score { parts: vec![("points", *points)] };
            standings.add(Deal::new(&fixtures, &[Outcome::ranked("end", vec![score], &[Vec::new()])]));
        }
        standings
    }

    #[test]
    fn a_straight_line_has_its_slope_however_the_deals_differ() {
        // Two points for every doubling, four for the step from 100 to 400.
        let matches = [alone(&[70, 80, 90]), alone(&[72, 82, 92]), alone(&[76, 86, 96])];
        let curve: Vec<(f64, &Standings)> = [50.0, 100.0, 400.0].into_iter().zip(&matches).collect();
        let doubling = Doubling::of(&curve, 0).expect("there are several budgets");
        for told in [doubling.result, doubling.lead] {
            assert!((told.mean - 2.0).abs() < 1e-9 && told.high - told.low < 1e-9, "{told:?}");
        }
    }

    #[test]
    fn where_deals_do_not_agree_it_is_not_sure() {
        let matches = [alone(&[70, 80, 90]), alone(&[75, 75, 96])];
        let curve: Vec<(f64, &Standings)> = [50.0, 100.0].into_iter().zip(&matches).collect();
        let told = Doubling::of(&curve, 0).expect("there are two budgets").result;
        assert!((told.mean - 2.0).abs() < 1e-9 && told.low < 0.0 && told.high > 4.0, "{told:?}");
    }

    #[test]
    fn one_budget_says_nothing() {
        let one = alone(&[70]);
        assert_eq!(Doubling::of(&[(50.0, &one)], 0), None);
        assert_eq!(Doubling::of(&[(50.0, &one), (50.0, &one)], 0), None);
        assert_eq!(Doubling::of(&[], 0), None);
    }
}
