//! How long a search may think.

use std::thread;
use std::time::{Duration, Instant};

/// How long a search may think about one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many moves are played on, in all: the same seed gives the same answer on every machine.
    Playouts(u32),
    /// So long, however much that is.
    Time(Duration),
}

/// A search under way.
pub(super) struct Clock {
    budget: Budget,
    rounds: u32,
    round: u32,
    begun: Instant,
    /// The number of the next world.
    next: u32,
}

impl Budget {
    /// The clock of a search with so many rounds.
    pub(super) fn start(self, rounds: u32) -> Clock {
        Clock { budget: self, rounds: rounds.max(1), round: 0, begun: Instant::now(), next: 0 }
    }
}

impl Clock {
    /// Tries `alive` candidates in as many worlds as the round has time for, at least one, and answers the rewards world by world.
    pub(super) fn round<F>(&mut self, alive: usize, threads: usize, rewards: F) -> Vec<Vec<f64>>
    where
        F: Fn(u32) -> Vec<f64> + Sync,
    {
        self.round += 1;
        let tried = match self.budget {
            Budget::Playouts(all) => {
                let worlds = (all / self.rounds / u32::try_from(alive).unwrap_or(u32::MAX)).max(1);
                spread(self.next, threads, |number| (number < self.next + worlds).then(|| rewards(number)))
            }
            Budget::Time(all) => {
                let until = self.begun + all * self.round / self.rounds;
                let first = self.next;
                spread(first, threads, |number| (number == first || Instant::now() < until).then(|| rewards(number)))
            }
        };
        self.next += u32::try_from(tried.len()).unwrap_or(u32::MAX);
        tried
    }
}

/// Does the work of every number from the first on until it answers nothing, the threads in turns; the answers are in order.
fn spread<F>(first: u32, threads: usize, work: F) -> Vec<Vec<f64>>
where
    F: Fn(u32) -> Option<Vec<f64>> + Sync,
{
    let stride = u32::try_from(threads.max(1)).unwrap_or(1);
    let one = |offset: u32| -> Vec<(u32, Vec<f64>)> {
        (first + offset..).step_by(stride as usize).map_while(|number| Some((number, work(number)?))).collect()
    };
    let mut done = if stride == 1 {
        one(0)
    } else {
        thread::scope(|scope| {
            let workers: Vec<_> = (0..stride).map(|offset| scope.spawn(move || one(offset))).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
        })
    };
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, rewards)| rewards).collect()
}
