//! How long a search may think.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long a search may think about one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many worlds are played on, all candidates together: the same seed gives the same answer on every machine.
    Playouts(u32),
    /// So long, however much that is, on every core that no other search uses.
    Time(Duration),
}

impl Default for Budget {
    /// What a person likes to wait.
    fn default() -> Self {
        Self::Time(Duration::from_secs(1))
    }
}

/// How many searches think by the clock right now.
static THINKING: AtomicUsize = AtomicUsize::new(0);

/// A search under way.
pub(super) struct Clock {
    budget: Budget,
    rounds: u32,
    round: u32,
    begun: Instant,
    threads: usize,
    /// The number of the next world.
    next: u32,
}

impl Budget {
    /// A part of this budget.
    #[must_use]
    pub fn part(self, of: u32) -> Self {
        match self {
            Self::Playouts(all) => Self::Playouts((all / of).max(1)),
            Self::Time(all) => Self::Time(all / of),
        }
    }

    /// The clock of a search with so many rounds.
    pub(super) fn start(self, rounds: u32) -> Clock {
        let threads = match self {
            Self::Playouts(_) => 1,
            Self::Time(_) => {
                let others = THINKING.fetch_add(1, Ordering::Relaxed);
                let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
                (cores / (others + 1)).max(1)
            }
        };
        Clock { budget: self, rounds: rounds.max(1), round: 0, begun: Instant::now(), threads, next: 0 }
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        if let Budget::Time(_) = self.budget {
            THINKING.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Clock {
    /// Does the work of as many worlds as a round with so many candidates has time for, at least one; the answers are in order.
    pub(super) fn round<T: Send>(&mut self, alive: usize, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
        self.round += 1;
        let first = self.next;
        let done = match self.budget {
            Budget::Playouts(all) => {
                let worlds = (all / self.rounds / u32::try_from(alive).unwrap_or(u32::MAX)).max(1);
                spread(first, self.threads, |number| (number < first + worlds).then(|| work(number)))
            }
            Budget::Time(all) => {
                let until = self.begun + all * self.round / self.rounds;
                spread(first, self.threads, |number| (number == first || Instant::now() < until).then(|| work(number)))
            }
        };
        self.next += u32::try_from(done.len()).unwrap_or(u32::MAX);
        done
    }
}

/// Does the work of every number from the first on until it answers nothing, the threads in turns; the answers are in order.
pub(crate) fn spread<T: Send>(first: u32, threads: usize, work: impl Fn(u32) -> Option<T> + Sync) -> Vec<T> {
    let one = |offset: usize| -> Vec<(u32, T)> {
        let numbers = (first..).skip(offset).step_by(threads);
        numbers.map_while(|number| Some((number, work(number)?))).collect()
    };
    let mut done = if threads == 1 {
        one(0)
    } else {
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|offset| scope.spawn(move || one(offset))).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
        })
    };
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, answer)| answer).collect()
}
