//! The promises of a store as checks.
//!
//! ```text
//! let broken = conformance::check(|| Box::new(Memory::new())).await;
//! assert!(broken.is_empty(), "{broken:#?}");
//! ```

mod cards;
mod copies;
mod logs;
mod scratch;
mod snapshots;
mod tools;

pub use scratch::Scratch;
pub use tools::{all, card};

use crate::{Answer, Store};

/// A promise that was not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The promise.
    pub promise: &'static str,
    /// What happened instead.
    pub what: String,
}

/// A promise in words, and the check of it on an empty store. Trouble that it does not expect is words, too.
struct Promise {
    words: &'static str,
    check: fn(&dyn Store) -> Answer<'_, ()>,
}

/// Writes promises down: their words and the asynchronous functions that check them.
macro_rules! promised {
    ($($words:literal => $check:ident,)*) => {
        pub(super) const PROMISES: &[super::Promise] =
            &[$(super::Promise { words: $words, check: |store| Box::pin($check(store)) },)*];
    };
}
use promised;

/// Every promise, in words.
pub fn promises() -> Vec<&'static str> {
    every().map(|promise| promise.words).collect()
}

fn every() -> impl Iterator<Item = &'static Promise> {
    [logs::PROMISES, snapshots::PROMISES, cards::PROMISES, copies::PROMISES].into_iter().flatten()
}

/// Checks every promise, each on a new and empty store; the ones that were broken are returned.
pub async fn check(make: impl Fn() -> Box<dyn Store>) -> Vec<Broken> {
    let mut broken = Vec::new();
    for promise in every() {
        let store = make();
        if let Err(what) = (promise.check)(&*store).await {
            broken.push(Broken { promise: promise.words, what: what.to_string() });
        }
    }
    broken
}

/// Checks every promise, as [`check`] does.
///
/// # Panics
/// If one is broken: with all that were, in words.
pub async fn hold(make: impl Fn() -> Box<dyn Store>) {
    let broken = check(make).await;
    assert!(broken.is_empty(), "{broken:#?}");
}
