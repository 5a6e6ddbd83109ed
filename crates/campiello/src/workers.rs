//! Work spread over threads by number, and its results brought back into order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::desk::Failure;

/// Does the work of the numbers 1 to `count` on so many threads, each taking a handful at a time, and hands every result to `fold`, in the order of the
/// numbers: what comes out does not depend on the number of threads. It ends early if `fold` has enough.
///
/// # Errors
/// What `fold` complains about; the work stops then.
pub fn spread<T: Send>(
    count: u64,
    (threads, handful): (usize, u64),
    work: impl Fn(u64) -> T + Sync,
    mut fold: impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let from = next.fetch_add(handful, Ordering::Relaxed);
                    if from >= count {
                        break;
                    }
                    let done: Vec<T> = (from..count.min(from + handful)).map(|n| work(n + 1)).collect();
                    if sender.send((from, done)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut number = 0;
        for (from, done) in results {
            early.insert(from, done);
            while let Some(done) = early.remove(&number) {
                for result in done {
                    number += 1;
                    if fold(number, result)?.is_break() {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::spread;
    use crate::desk::Failure;

    #[test]
    fn results_come_back_in_order_from_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let folded = spread(
                100,
                (threads, 8),
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
    fn a_complaint_stops_the_work() {
        let fold = |n, _| if n == 3 { Err(Failure::Told) } else { Ok(ControlFlow::Continue(())) };
        let folded = spread(1_000_000, (2, 8), |n| n, fold);
        assert!(matches!(folded, Err(Failure::Told)));
    }

    #[test]
    fn enough_is_enough() {
        let mut seen = 0;
        let mut fold = |n, _| {
            seen = n;
            Ok(if n == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        assert!(spread(1_000_000, (3, 1), |n| n, &mut fold).is_ok());
        assert_eq!(seen, 5);
    }
}
