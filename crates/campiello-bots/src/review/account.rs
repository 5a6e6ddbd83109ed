//! Luck apart from skill: an account of every seat that adds up.

use super::decisions::Decision;
use super::{Estimate, Moment};

/// Where a seat's result came from. `end − start = own + others + luck`, always.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// The chance after the deal.
    pub start: Estimate,
    /// What became of it.
    pub end: f64,
    /// What the seat's own decisions brought, beside the best that it could have known: mostly a loss.
    pub own: f64,
    /// What the decisions of the others brought.
    pub others: f64,
    /// What decisions do not explain.
    pub luck: f64,
}

/// The accounts of all seats.
pub(super) fn all(moments: &[Moment], decisions: &[Decision]) -> Vec<Account> {
    let [first, .., last] = moments else { return Vec::new() };
    let account = |seat: usize| {
        let (start, end) = (first.chances[seat], last.chances[seat].mean);
        let sum = |own: bool| -> f64 {
            let these = decisions.iter().filter(|decision| (decision.seat.index() == seat) == own);
            these.map(|decision| decision.brought[seat]).sum()
        };
        let (own, others) = (sum(true), sum(false));
        Account { start, end, own, others, luck: end - start.mean - own - others }
    };
    (0..first.chances.len()).map(account).collect()
}
