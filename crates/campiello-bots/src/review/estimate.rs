//! Numbers that come from trying, and how far they may be off.

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error: the truth is farther away once in three times, and farther than twice of it once in twenty.
    pub error: f64,
}

impl Estimate {
    /// Something that is known.
    #[must_use]
    pub const fn exact(mean: f64) -> Self {
        Self { mean, error: 0.0 }
    }

    /// Whether it is more than noise.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.mean.abs() > 2.0 * self.error
    }

    /// From this one to another that has nothing to do with it.
    pub(super) fn to(&self, other: &Self) -> Self {
        Self { mean: other.mean - self.mean, error: self.error.hypot(other.error) }
    }
}

/// What was seen so far of something that varies.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sample {
    number: f64,
    mean: f64,
    squares: f64,
}

impl Sample {
    pub(super) fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut sample = Self::default();
        values.into_iter().for_each(|value| sample.add(value));
        sample
    }

    pub(super) fn add(&mut self, value: f64) {
        self.number += 1.0;
        let far = value - self.mean;
        self.mean += far / self.number;
        self.squares += far * (value - self.mean);
    }

    /// The mean; `doubt` is the variance of one thing more that might have been seen, so that a few equal ones are not taken for certainty.
    pub(super) fn estimate(&self, doubt: f64) -> Estimate {
        if self.number == 0.0 {
            return Estimate { mean: 0.0, error: doubt.sqrt() };
        }
        Estimate { mean: self.mean, error: ((self.squares + doubt) / self.number / self.number).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_shrinks_with_the_root_of_the_number() {
        let coins = |number: u32| Sample::of((0..number).map(|n| f64::from(n % 2))).estimate(0.0);
        assert!((coins(100).mean - 0.5).abs() < 1e-9);
        assert!((coins(100).error - 0.05).abs() < 1e-9);
        assert!((coins(400).error - 0.025).abs() < 1e-9);
    }

    #[test]
    fn a_few_equal_ones_are_not_certain() {
        let estimate = Sample::of([1.0, 1.0, 1.0]).estimate(0.25);
        assert!(estimate.error > 0.15);
        assert!(!Sample::of([0.1, 0.1]).estimate(0.25).is_clear());
    }
}
