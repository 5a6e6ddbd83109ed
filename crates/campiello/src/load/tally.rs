//! What is counted while the server is under load.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;

/// Everything that is counted.
#[derive(Default)]
pub(super) struct Tally {
    /// From when a move was due until the server said that it is stored.
    pub(super) stored: Times,
    /// From when a move was due until all watchers of the table had it.
    pub(super) shown: Times,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Tally {
    /// Counts something that must not happen.
    pub(super) fn error(&self, kind: impl Into<String>) {
        *self.errors.lock().unwrap_or_else(PoisonError::into_inner).entry(kind.into()).or_default() += 1;
    }

    /// Everything that must not have happened, and how often it did.
    pub(super) fn errors(&self) -> BTreeMap<String, u64> {
        self.errors.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Times that were measured.
#[derive(Default)]
pub(super) struct Times(Mutex<Vec<Duration>>);

impl Times {
    fn all(&self) -> MutexGuard<'_, Vec<Duration>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds the time since then.
    pub(super) fn add(&self, since: Instant) {
        self.all().push(since.elapsed());
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.all().len()
    }

    /// What they come to; none are left.
    pub(super) fn take(&self) -> Spread {
        let mut times = std::mem::take(&mut *self.all());
        times.sort_unstable();
        let at = |share: f64| {
            let last = times.len().saturating_sub(1);
            times.get((last as f64 * share).ceil() as usize).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Spread { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

/// How times are spread, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    /// Half of them are not longer.
    pub(super) p50: f64,
    /// 99 of 100 are not longer.
    pub(super) p99: f64,
    /// The longest.
    pub(super) max: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_spread() {
        let times = Times(Mutex::new((0..=200).rev().map(Duration::from_millis).collect()));
        assert_eq!(times.take(), Spread { p50: 100.0, p99: 198.0, max: 200.0 });
        assert_eq!(times.take(), Spread { p50: 0.0, p99: 0.0, max: 0.0 });
    }
}
