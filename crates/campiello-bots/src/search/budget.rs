//! How long a search may think.

use std::panic::resume_unwind;
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
    begun: Instant,
    threads: usize,
    /// The number of the next world.
    next: u32,
    /// How many worlds were played on, all candidates together.
    played: u32,
    round: Round,
}

/// A part of the search: until then, and until so many worlds were played on.
#[derive(Clone, Copy)]
struct Round {
    until: Instant,
    played: u32,
    /// Whether nothing has been tried in it yet.
    fresh: bool,
}

/// In how many worlds lines are tried on average, where there may be as many as there is time for.
const WORLDS_EACH: usize = 8;

/// How many worlds are tried before anything is judged.
const FIRST_LOOK: u32 = 16;

impl Budget {
    /// So much of what this budget counts: worlds, or milliseconds.
    #[must_use]
    pub const fn alike(self, number: u32) -> Self {
        match self {
            Self::Playouts(_) => Self::Playouts(number),
            Self::Time(_) => Self::Time(Duration::from_millis(number as u64)),
        }
    }

    /// A part of this budget.
    #[must_use]
    pub fn part(self, of: u32) -> Self {
        match self {
            Self::Playouts(all) => Self::Playouts((all / of).max(1)),
            Self::Time(all) => Self::Time(all / of),
        }
    }

    /// How many lines can be tried within it in some worlds each, if to play one of them on takes about so long.
    pub fn lines(self, world: Duration) -> usize {
        let worlds = match self {
            Self::Playouts(all) => all as usize,
            Self::Time(all) => all.div_duration_f64(world) as usize,
        };
        worlds / WORLDS_EACH
    }

    /// The clock of a search that begins now.
    pub(super) fn start(self) -> Clock {
        let threads = match self {
            Self::Playouts(_) => 1,
            Self::Time(_) => {
                let others = THINKING.fetch_add(1, Ordering::Relaxed);
                let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
                (cores / (others + 1)).max(1)
            }
        };
        let begun = Instant::now();
        let round = Round { until: begun, played: 0, fresh: false };
        Clock { budget: self, begun, threads, next: 0, played: 0, round }
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
    /// Begins a round: so many are to come with it, and each has the same share of what is left.
    pub(super) fn begin_round(&mut self, rounds: u32) {
        let rounds = rounds.max(1);
        let (until, played) = match self.budget {
            Budget::Playouts(all) => (self.begun, self.played + all.saturating_sub(self.played) / rounds),
            Budget::Time(all) => {
                let left = (self.begun + all).saturating_duration_since(Instant::now());
                (Instant::now() + left / rounds, u32::MAX)
            }
        };
        self.round = Round { until, played, fresh: true };
    }

    /// Does the work of some worlds with so many candidates, as many as were tried before; the answers are in order. Nothing if the round is over, but
    /// every round has one world.
    pub(super) fn worlds<T: Send>(&mut self, alive: usize, work: impl Fn(u32) -> T + Sync) -> Option<Vec<T>> {
        let Round { until, played, fresh } = self.round;
        self.round.fresh = false;
        let first = self.next;
        let alive = u32::try_from(alive).unwrap_or(u32::MAX);
        let fit = (played.saturating_sub(self.played) / alive).max(u32::from(fresh)).min(first.max(FIRST_LOOK));
        let is_time = |number| match self.budget {
            Budget::Playouts(_) => true,
            Budget::Time(_) => (fresh && number == first) || Instant::now() < until,
        };
        let done =
            spread(first, self.threads, |number| (number < first + fit && is_time(number)).then(|| work(number)));
        // Threads stop where the clock finds them: what one of them has left out is not tried any more.
        self.next = done.last().map_or(first, |(number, _)| number + 1);
        let worlds = u32::try_from(done.len()).unwrap_or(u32::MAX);
        self.played = self.played.saturating_add(worlds.saturating_mul(alive));
        (worlds > 0).then(|| done.into_iter().map(|(_, answer)| answer).collect())
    }
}

/// Does the work of every number from the first on until it answers nothing, the threads in turns; the answers are in order, each with its number.
///
/// # Panics
/// If the work does.
pub(crate) fn spread<T: Send>(first: u32, threads: usize, work: impl Fn(u32) -> Option<T> + Sync) -> Vec<(u32, T)> {
    let one = |offset: usize| -> Vec<(u32, T)> {
        let numbers = (first..).skip(offset).step_by(threads);
        numbers.map_while(|number| Some((number, work(number)?))).collect()
    };
    let mut done = if threads == 1 {
        one(0)
    } else {
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|offset| scope.spawn(move || one(offset))).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        })
    };
    done.sort_by_key(|(number, _)| *number);
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_the_budget_affords_twice_the_lines() {
        let season = Duration::from_millis(2);
        assert_eq!(Budget::Playouts(80).lines(season), 10);
        assert_eq!(Budget::Playouts(160).lines(season), 20);
        assert_eq!(Budget::Time(Duration::from_millis(160)).lines(season), 10);
        assert_eq!(Budget::Playouts(7).lines(season), 0);
    }

    /// How many worlds each round of a search tries that gives up half of its candidates after every round.
    fn rounds(budget: Budget, mut alive: usize) -> Vec<usize> {
        let mut clock = budget.start();
        let mut rounds = Vec::new();
        while alive > 1 {
            clock.begin_round(alive.ilog2());
            let mut worlds = 0;
            while let Some(tried) = clock.worlds(alive, |world| world) {
                assert_eq!(tried[0] as usize, worlds + rounds.iter().sum::<usize>(), "worlds have numbers, in order");
                worlds += tried.len();
            }
            rounds.push(worlds);
            alive /= 2;
        }
        rounds
    }

    #[test]
    fn rounds_have_equal_shares_and_together_the_budget() {
        assert_eq!(rounds(Budget::Playouts(960), 8), [40, 80, 160]);
        let played: usize =
            rounds(Budget::Playouts(1000), 8).iter().zip([8, 4, 2]).map(|(worlds, alive)| worlds * alive).sum();
        assert!((990..=1000).contains(&played), "{played}");
    }

    #[test]
    fn every_round_has_a_world_whatever_the_budget() {
        assert_eq!(rounds(Budget::Playouts(1), 8), [1, 1, 1]);
        assert_eq!(rounds(Budget::Time(Duration::ZERO), 8).len(), 3);
    }

    #[test]
    fn no_world_is_tried_twice_though_threads_stop_where_the_clock_finds_them() {
        let mut clock = Budget::Time(Duration::from_millis(60)).start();
        clock.threads = 3;
        let mut tried = Vec::new();
        for rounds in [2, 1] {
            clock.begin_round(rounds);
            // Every third world takes long, so that one thread lags behind.
            let slow = |world: u32| {
                thread::sleep(Duration::from_millis(if world.is_multiple_of(3) { 10 } else { 1 }));
                world
            };
            while let Some(some) = clock.worlds(2, slow) {
                tried.extend(some);
            }
        }
        let all = tried.len();
        assert!(all > 1 && tried.is_sorted(), "every round has a world, however busy the machine is: {tried:?}");
        tried.dedup();
        assert_eq!(tried.len(), all);
    }

    #[test]
    #[should_panic(expected = "in a world")]
    fn what_goes_wrong_in_a_thread_is_not_lost() {
        spread(0, 2, |number| {
            assert!(number != 3, "in a world");
            (number < 8).then_some(number)
        });
    }

    #[test]
    fn what_a_candidate_less_saves_is_left_for_the_others() {
        let mut clock = Budget::Playouts(800).start();
        clock.begin_round(3);
        assert_eq!(clock.worlds(8, |world| world).map(|tried| tried.len()), Some(16));
        // Six were given up at once: one round is left, and all that is left of the budget.
        clock.begin_round(1);
        let mut worlds = 0;
        while let Some(tried) = clock.worlds(2, |world| world) {
            worlds += tried.len();
        }
        assert_eq!(worlds, (800 - 8 * 16) / 2);
    }
}
