//! One number for each bot: Elo's, by Bradley and Terry's model.
//!
//! A game of several seats is taken as a comparison of every two bots at it: whoever has the better place wins it, a shared place is a draw. The ratings are those
//! that make what was seen likeliest, with one draw more for every two bots that met, so that nobody is infinitely strong.

use super::deal::Pairs;
use super::estimate::{Interval, student};

/// So many points make odds of ten to one.
const TENFOLD: f64 = 400.0;
/// Into how many parts the deals are divided, if there are so many, to see how much the ratings depend on them.
const PARTS: usize = 32;

/// The ratings after these deals. The first bot has 0: the others' intervals are about the difference to it.
pub(super) fn ratings(deals: &[&Pairs], bots: usize) -> Vec<Interval> {
    let many = deals.len().clamp(1, PARTS);
    let parts: Vec<Pairs> = (0..many)
        .map(|part| deals.iter().skip(part).step_by(many).fold(Pairs::new(bots), |sum, pairs| sum.plus(pairs, 1.0)))
        .collect();
    let all = parts.iter().fold(Pairs::new(bots), |sum, part| sum.plus(part, 1.0));
    let (ratings, variances) = fit(&all);
    let without: Vec<Vec<f64>> = parts.iter().map(|part| fit(&all.clone().plus(part, -1.0)).0).collect();
    let interval = |bot: usize| {
        let rating = ratings[bot];
        let spread: f64 = without.iter().map(|other| (other[bot] - rating).powi(2)).sum();
        // What the deals say, but not less than what independent games would.
        let error = (spread * (many - 1) as f64 / many as f64).max(variances[bot]).sqrt();
        let reach = if bot == 0 { 0.0 } else { student(many - 1) * error };
        let scale = TENFOLD / std::f64::consts::LN_10;
        Interval { mean: scale * rating, low: scale * (rating - reach), high: scale * (rating + reach) }
    };
    (0..bots).map(interval).collect()
}

/// The likeliest ratings in natural units, the first being 0, and the variances that independent comparisons would give them.
fn fit(pairs: &Pairs) -> (Vec<f64>, Vec<f64>) {
    let bots = pairs.bots();
    let met = |one: usize, other: usize| pairs.before(one, other) + pairs.before(other, one);
    let mut ratings = vec![0.0; bots];
    let mut variances = vec![0.0; bots];
    for _ in 0..60 {
        // Newton's method without the first bot, whose rating is given.
        let (mut slope, mut bend) = (vec![0.0; bots - 1], vec![vec![0.0; bots - 1]; bots - 1]);
        for one in 1..bots {
            for other in (0..bots).filter(|other| *other != one && met(one, *other) > 0.0) {
                let games = met(one, other) + 1.0;
                let wins = 1.0 / (1.0 + f64::exp(ratings[other] - ratings[one]));
                slope[one - 1] += pairs.before(one, other) + 0.5 - games * wins;
                bend[one - 1][one - 1] += games * wins * (1.0 - wins);
                if other > 0 {
                    bend[one - 1][other - 1] -= games * wins * (1.0 - wins);
                }
            }
        }
        let Some(inverse) = inverse(bend) else { break };
        for one in 1..bots {
            let step: f64 = inverse[one - 1].iter().zip(&slope).map(|(row, slope)| row * slope).sum();
            ratings[one] += step.clamp(-1.0, 1.0);
            variances[one] = inverse[one - 1][one - 1];
        }
    }
    (ratings, variances)
}

/// The inverse of a matrix (Gauss and Jordan); nothing if it has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let best =
            (pivot..size).max_by(|one, other| matrix[*one][pivot].abs().total_cmp(&matrix[*other][pivot].abs()))?;
        matrix.swap(pivot, best);
        inverse.swap(pivot, best);
        let divisor = matrix[pivot][pivot];
        if divisor.abs() < 1e-12 {
            return None;
        }
        for row in [&mut matrix, &mut inverse] {
            row[pivot].iter_mut().for_each(|value| *value /= divisor);
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let times = matrix[row][pivot];
            for sheet in [&mut matrix, &mut inverse] {
                let from = sheet[pivot].clone();
                sheet[row].iter_mut().zip(from).for_each(|(value, from)| *value -= times * from);
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use campiello_core::{Chance, Seed};

    use super::*;

    fn rated(deals: &[Pairs], bots: usize) -> Vec<Interval> {
        ratings(&deals.iter().collect::<Vec<_>>(), bots)
    }

    /// So many hundred deals in random order; the second of two bots wins so many of every hundred.
    fn duel(hundreds: u32, wins: u32) -> Vec<Pairs> {
        let deal = |number: u32| {
            let mut pairs = Pairs::new(2);
            pairs.meet((0, 2), (1, if number % 100 < wins { 1 } else { 3 }));
            pairs
        };
        let mut deals: Vec<Pairs> = (0..100 * hundreds).map(deal).collect();
        Seed::numbered(7, 5).luck(0).shuffle(&mut deals);
        deals
    }

    #[test]
    fn elo_is_as_everybody_knows_it() {
        // A share of 64 % is a difference of 100 points, one of 75 % 191, one of 10 : 1 is 400.
        for (wins, elo) in [(50, 0.0), (64, 100.0), (75, 191.0), (24, -200.0)] {
            let rating = rated(&duel(100, wins), 2)[1];
            assert!((rating.mean - elo).abs() < 1.5, "{wins}: {rating:?}");
            assert!(rating.low < elo && elo < rating.high && rating.high - rating.low < 22.0, "{rating:?}");
        }
    }

    #[test]
    fn nobody_is_infinitely_strong() {
        let rating = rated(&duel(1, 100), 2)[1];
        assert!(rating.mean > 700.0 && rating.mean < 1200.0, "{rating:?}");
        assert!(rating.high - rating.low > 400.0, "{rating:?}");
        assert_eq!(rated(&duel(1, 100), 2)[0], Interval { mean: 0.0, low: 0.0, high: 0.0 });
    }

    #[test]
    fn ratings_of_three_are_found_again() {
        let mut luck = Seed::numbered(7, 4).luck(0);
        let truth = [0.0, 150.0, -80.0];
        let deals: Vec<Pairs> = (0..6000)
            .map(|_| {
                let mut pairs = Pairs::new(3);
                for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                    let chance = 1.0 / (1.0 + 10_f64.powf((truth[other] - truth[one]) / 400.0));
                    let rank = if f64::from(luck.below(1_000_000)) < chance * 1e6 { 1 } else { 3 };
                    pairs.meet((one, rank), (other, 2));
                }
                pairs
            })
            .collect();
        for (found, truth) in rated(&deals, 3).iter().zip(truth) {
            assert!((found.mean - truth).abs() < 15.0, "{found:?} {truth}");
        }
    }

    #[test]
    fn few_deals_say_little_and_nineteen_of_twenty_intervals_hold_the_truth() {
        let mut luck = Seed::numbered(7, 6).luck(0);
        for deals in [4, 8, 40] {
            let mut held = 0;
            for _ in 0..400 {
                // A deal is a chance of its own to win each of its games, by which two equal bots differ.
                let deal = |_| {
                    let (mut pairs, chance) = (Pairs::new(2), 1 + luck.below(9));
                    (0..20).for_each(|_| pairs.meet((0, 2), (1, if luck.below(10) < chance { 1 } else { 3 })));
                    pairs
                };
                let rating = rated(&(0..deals).map(deal).collect::<Vec<_>>(), 2)[1];
                held += usize::from((rating.low..=rating.high).contains(&0.0));
            }
            assert!((370..=392).contains(&held), "{deals} deals: {held} of 400");
        }
    }

    #[test]
    fn one_bot_alone_has_a_rating_too() {
        assert_eq!(rated(&[Pairs::new(1)], 1).len(), 1);
    }
}
