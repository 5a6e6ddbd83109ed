//! Work spread over threads by number, and its results brought back into order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::desk::Failure;

/// Does the work of the numbers 1 to `count` on so many threads, each taking the next one, and hands every result to `fold`, in the order of the
/// numbers: what comes out does not depend on the number of threads. It ends early if `fold` has enough.
///
/// # Errors
/// What `fold` complains about; the work stops then.
pub fn spread<T: Send>(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut fold: impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(1);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            // One at a time: several would be faster by less than can be measured, and would leave threads idle where a game takes minutes.
            let take = move || (next.fetch_add(1, Ordering::Relaxed)..=count).next();
            scope.spawn(move || while take().is_some_and(|number| sender.send((number, work(number))).is_ok()) {});
        }
        drop(sender);
        let (mut early, mut number) = (BTreeMap::new(), 1);
        for (done, result) in results {
            early.insert(done, result);
            while let Some(result) = early.remove(&number) {
                if fold(number, result)?.is_break() {
                    return Ok(());
                }
                number += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;
    use std::sync::Mutex;
    use std::sync::mpsc;
    use std::time::Duration;

    use super::spread;
    use crate::desk::Failure;

    #[test]
    fn results_come_back_in_order_from_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let folded = spread(
                100,
                threads,
                |n| n * n,
                |n, square| {
                    seen.push((n, square));
                    Ok(ControlFlow::Continue(()))
                },
            );
            assert!(folded.is_ok());
            assert_eq!(seen, (1..=100).map(|n| (n, n * n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_thread_is_idle_while_there_is_work() {
        // Two works, each of which ends only when the other has begun.
        let ends = [mpsc::channel(), mpsc::channel()].map(|(begun, seen)| (begun, Mutex::new(seen)));
        let work = |n: u64| {
            let (own, other) = (n as usize - 1, 2 - n as usize);
            ends[own].0.send(()).unwrap();
            ends[other].1.lock().unwrap().recv_timeout(Duration::from_secs(20)).is_ok()
        };
        let mut met = Vec::new();
        let folded = spread(2, 2, work, |_, both| {
            met.push(both);
            Ok(ControlFlow::Continue(()))
        });
        assert!(folded.is_ok());
        assert_eq!(met, [true, true]);
    }

    #[test]
    fn a_complaint_stops_the_work() {
        let fold = |n, _| if n == 3 { Err(Failure::Told) } else { Ok(ControlFlow::Continue(())) };
        let folded = spread(1_000_000, 2, |n| n, fold);
        assert!(matches!(folded, Err(Failure::Told)));
    }

    #[test]
    fn enough_is_enough() {
        let mut seen = 0;
        let mut fold = |n, _| {
            seen = n;
            Ok(if n == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        assert!(spread(1_000_000, 3, |n| n, &mut fold).is_ok());
        assert_eq!(seen, 5);
    }
}
