//! Luck apart from skill: an account of every seat that adds up.

use campiello_core::Seat;

use super::Estimate;
use super::stretch::Stretch;

/// Where a seat's result came from. `end − start = own + others + luck`, always.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// The chance after the deal.
    pub start: Estimate,
    /// What became of it.
    pub end: f64,
    /// What the seat's own play brought, beside what quick players expected of it.
    pub own: f64,
    /// What the play of the others brought.
    pub others: f64,
    /// What was drawn and dealt, and whatever play does not explain.
    pub luck: f64,
}

/// The accounts of all seats.
pub(super) fn all(stretches: &[Stretch<'_>], seats: u8) -> Vec<Account> {
    let [first, .., last] = stretches else { return Vec::new() };
    let account = |seat: Seat| {
        let (start, end) = (first.from.chances[seat.index()], last.to.chances[seat.index()].mean);
        let done = |own: bool| -> f64 {
            stretches.iter().map(|stretch| stretch.done_by(|whose| (whose == seat) == own, seat)).sum()
        };
        let (own, others) = (done(true), done(false));
        Account { start, end, own, others, luck: end - start.mean - own - others }
    };
    Seat::all(seats).map(account).collect()
}
