//! A mean of deals, and between which numbers it is.

/// A number and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The number.
    pub mean: f64,
    /// Its lower end; minus infinity if nothing can be said.
    pub low: f64,
    /// Its upper end; infinity if nothing can be said.
    pub high: f64,
}

/// The quantile of the normal distribution for a 95 % interval.
const NORMAL: f64 = 1.959_963_985;
/// A smaller error of a share is a rounding: one of a hundred games that differs in a hundred million deals makes a greater one.
const ROUNDING: f64 = 1e-12;

impl Interval {
    /// The mean of independent values, by Student's distribution.
    pub fn mean(values: &[f64]) -> Self {
        let (mean, error) = mean_and_error(values);
        let reach = if values.len() < 2 { f64::INFINITY } else { student(values.len() - 1) * error };
        Self { mean, low: mean - reach, high: mean + reach }
    }

    /// The mean of shares of independent deals, by Wilson's interval: it stays between 0 and 1, and tells something also where all shares are the same.
    ///
    /// It is as wide as if so many independent games had been played as would make the mean as sure as the deals say; but never as if more had been played
    /// than there were, and where all deals are alike as if each were one game.
    pub fn share(values: &[f64], games: usize) -> Self {
        let deals = values.len().max(1) as f64;
        let (mean, error) = mean_and_error(values);
        let even = mean * (1.0 - mean);
        let worth = if error > ROUNDING { (even / (error * error)).clamp(1.0, deals.max(games as f64)) } else { deals };
        wilson(mean, worth, if values.len() < 2 { student(1) } else { student(values.len() - 1) })
    }
}

/// Wilson's interval of a share that was seen in so many games.
fn wilson(share: f64, games: f64, quantile: f64) -> Interval {
    let square = quantile * quantile / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let reach = quantile / (1.0 + square) * (share * (1.0 - share) / games + square / games / 4.0).sqrt();
    Interval { mean: share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// The mean of values, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let many = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / many;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (many - 1.0).max(1.0) / many).sqrt())
}

/// The quantile of Student's distribution for a 95 % interval (Cornish and Fisher's expansion; tabled where that is too rough).
pub(super) fn student(degrees: usize) -> f64 {
    if let Some(tabled) = [12.706, 4.303, 3.182, 2.776, 2.571].get(degrees.saturating_sub(1)) {
        return *tabled;
    }
    let (z, n) = (NORMAL, degrees as f64);
    let terms = [
        z,
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| sum / n + term)
}

#[cfg(test)]
mod tests {
    use campiello_core::{Chance, Seed};

    use super::*;

    #[test]
    fn student_is_as_tabled() {
        for (degrees, tabled) in
            [(1, 12.706), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (29, 2.045), (99, 1.984), (9999, 1.960)]
        {
            assert!((student(degrees) - tabled).abs() < 0.002, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn a_mean_is_as_in_the_textbook() {
        // 1, 2, 3, 4, 5: the mean is 3, its standard error √(2.5 / 5), the interval 3 ± 2.776 · 0.7071.
        let interval = Interval::mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!((interval.mean - 3.0).abs() < 1e-9);
        assert!((interval.low - 1.037).abs() < 0.001 && (interval.high - 4.963).abs() < 0.001, "{interval:?}");
        assert!(Interval::mean(&[4.0]).high.is_infinite());
    }

    #[test]
    fn a_share_is_wilsons() {
        // 8 of 10 with the normal quantile: 0.490 to 0.943.
        let interval = wilson(0.8, 10.0, NORMAL);
        assert!((interval.low - 0.490).abs() < 0.001 && (interval.high - 0.943).abs() < 0.001, "{interval:?}");
        let all = Interval::share(&[1.0; 20], 40);
        assert!(all.high > 0.999 && all.low > 0.7 && all.low < 0.9, "{all:?}");
        let one = Interval::share(&[0.5], 2);
        assert!(one.low < 0.05 && one.high > 0.95, "{one:?}");
    }

    #[test]
    fn games_that_are_copies_of_each_other_count_once() {
        let alternating: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let copied = Interval::share(&alternating, 400);
        let width = copied.high - copied.low;
        assert!((width - 2.0 * NORMAL * (0.25_f64 / 100.0).sqrt()).abs() < 0.01, "{width}");
        let mixed = Interval::share(&[0.5; 100], 400);
        assert!(mixed.high - mixed.low < width * 1.01, "{mixed:?}");
    }

    #[test]
    fn thirds_that_are_all_the_same_are_as_sure_as_halves() {
        // The mean of some numbers of thirds is rounded; the more deals, the narrower it must be all the same.
        let width = |deals: usize| {
            let interval = Interval::share(&vec![1.0 / 3.0; deals], 3 * deals);
            interval.high - interval.low
        };
        let widths: Vec<f64> = (2..200).map(width).collect();
        assert!(widths.is_sorted_by(|fewer, more| fewer > more), "{widths:?}");
        // Seven deals that are alike are as many as seven games.
        let (alike, games) = (Interval::share(&[0.3; 7], 21), wilson(0.3, 7.0, student(6)));
        assert!((alike.low - games.low).abs() < 1e-9 && (alike.high - games.high).abs() < 1e-9, "{alike:?}");
    }

    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        let mut luck = Seed::numbered(7, 1).luck(0);
        for (truth, deals) in [(0.25, 40), (0.9, 60), (0.5, 12)] {
            let mut held = 0;
            for _ in 0..2000 {
                // Two games of a deal are the same one time out of three.
                let deal = |luck: &mut campiello_core::Luck| {
                    let mut won = || f64::from(u8::from(f64::from(luck.below(1_000_000)) < truth * 1e6));
                    let (first, second) = (won(), won());
                    if luck.below(3) == 0 { first } else { f64::midpoint(first, second) }
                };
                let values: Vec<f64> = (0..deals).map(|_| deal(&mut luck)).collect();
                let interval = Interval::share(&values, 2 * deals);
                held += usize::from((interval.low..=interval.high).contains(&truth));
            }
            assert!((1850..=1990).contains(&held), "{truth} in {held} of 2000");
        }
    }
}
