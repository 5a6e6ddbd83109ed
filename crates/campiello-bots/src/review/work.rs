//! How the work of a review is shared out: over the cores, and over its parts.

use std::sync::atomic::{AtomicU32, Ordering};

use campiello_core::Seed;

use super::Order;
use crate::search::spread;

/// A review under way.
pub(super) struct Work<'p> {
    order: Order,
    progress: &'p (dyn Fn(f64) + Sync),
    played: AtomicU32,
}

impl<'p> Work<'p> {
    pub(super) fn new(order: Order, progress: &'p (dyn Fn(f64) + Sync)) -> Self {
        Self { order, progress, played: AtomicU32::new(0) }
    }

    /// How many worlds each of so many jobs may play on if all of them together have this part of the order; at least `least`.
    pub(super) fn share(&self, part: f64, jobs: usize, least: u32) -> u32 {
        let each = f64::from(self.order.playouts) * part / f64::from(u32::try_from(jobs).unwrap_or(u32::MAX).max(1));
        (each as u32).max(least)
    }

    /// How many jobs that need so many worlds each this part of the order is enough for.
    pub(super) fn jobs(&self, part: f64, worlds: f64) -> usize {
        (f64::from(self.order.playouts) * part / worlds) as usize
    }

    /// Does so many jobs; the answers are in order.
    pub(super) fn each<T: Send>(&self, jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let one = |number: u32| {
            let number = number as usize;
            (number < jobs).then(|| job(number))
        };
        spread(0, self.order.threads.max(1), one).into_iter().map(|(_, answer)| answer).collect()
    }

    /// Says that so many worlds were played on.
    pub(super) fn played(&self, worlds: u32) {
        let played = self.played.fetch_add(worlds, Ordering::Relaxed) + worlds;
        (self.progress)((f64::from(played) / f64::from(self.order.playouts.max(1))).min(0.99));
    }

    /// How many worlds were played on so far.
    pub(super) fn playouts(&self) -> u32 {
        self.played.load(Ordering::Relaxed)
    }

    /// The luck of a job: nothing of the game's own secret is in it.
    pub(super) fn seed(&self, part: &str, number: usize) -> Seed {
        Seed::numbered(self.order.seed, number as u64).branch(part)
    }
}
