//! How much one guest or one address may ask for.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;

/// Buckets of tokens: one is spent per request, and they come back with time.
struct Buckets<K> {
    per_second: Option<u32>,
    levels: Mutex<HashMap<K, (f64, Instant)>>,
}

/// So many seconds' worth may be spent at once.
const BURST: f64 = 10.0;
/// Full buckets are thrown away when there are so many.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    fn new(per_second: Option<u32>) -> Self {
        Self { per_second, levels: Mutex::default() }
    }

    /// Spends a token, if one is left.
    fn spend(&self, who: K, now: Instant) -> bool {
        let Some(rate) = self.per_second.map(f64::from) else { return true };
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        let full = rate * BURST;
        let level = |(level, since): (f64, Instant)| {
            (level + now.saturating_duration_since(since).as_secs_f64() * rate).min(full)
        };
        if levels.len() > MANY {
            levels.retain(|_, bucket| level(*bucket) < full);
        }
        let bucket = levels.entry(who).or_insert((full, now));
        *bucket = (level(*bucket), now);
        let enough = bucket.0 >= 1.0;
        if enough {
            bucket.0 -= 1.0;
        }
        enough
    }
}

/// The limits of a server.
pub struct Limits {
    acts: Buckets<String>,
    requests: Buckets<IpAddr>,
    streams: Mutex<HashMap<IpAddr, usize>>,
    most_streams: usize,
    thinking: Arc<Mutex<HashSet<String>>>,
}

/// Somebody for whom the server thinks, until this is dropped.
pub struct Thinking {
    guest: String,
    all: Arc<Mutex<HashSet<String>>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.guest);
    }
}

impl Limits {
    /// The limits that the host has decided.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        Self {
            acts: Buckets::new(config.acts_per_second),
            requests: Buckets::new(config.requests_per_second),
            streams: Mutex::default(),
            most_streams: config.streams_per_address,
            thinking: Arc::default(),
        }
    }

    /// Whether a guest may change something now.
    pub fn act(&self, guest: &str) -> bool {
        self.acts.spend(guest.to_owned(), Instant::now())
    }

    /// Whether the server may think for a guest: about one thing at a time, which takes as long as a bot's move.
    pub fn think(&self, guest: &str) -> Option<Thinking> {
        let fresh = self.thinking.lock().unwrap_or_else(PoisonError::into_inner).insert(guest.to_owned());
        fresh.then(|| Thinking { guest: guest.to_owned(), all: Arc::clone(&self.thinking) })
    }

    /// Whether an address may ask for something now.
    pub fn request(&self, address: IpAddr) -> bool {
        self.requests.spend(address, Instant::now())
    }

    /// Whether an address may open one more stream; it must be [closed](Limits::close) again.
    pub fn open(&self, address: IpAddr) -> bool {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(address).or_default();
        let enough = *open < self.most_streams;
        *open += usize::from(enough);
        enough
    }

    /// A stream was closed.
    pub fn close(&self, address: IpAddr) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                streams.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Some(2));
        let start = Instant::now();
        assert_eq!((0..100).filter(|_| buckets.spend("a", start)).count(), 20);
        assert!(buckets.spend("b", start), "others have their own");
        assert!(!buckets.spend("a", start + Duration::from_millis(400)));
        assert!(buckets.spend("a", start + Duration::from_millis(600)));
        let later = start + Duration::from_hours(1);
        assert_eq!((0..100).filter(|_| buckets.spend("a", later)).count(), 20, "never more than full");
    }

    #[test]
    fn the_server_thinks_about_one_thing_at_a_time_for_a_guest() {
        let limits = Limits::new(&Config::default());
        let thinking = limits.think("a");
        assert!(thinking.is_some() && limits.think("a").is_none() && limits.think("b").is_some());
        drop(thinking);
        assert!(limits.think("a").is_some());
    }

    #[test]
    fn streams_are_counted_by_address() {
        let limits = Limits::new(&Config { streams_per_address: 2, ..Config::default() });
        let (one, two) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        assert!(limits.open(one) && limits.open(one) && !limits.open(one) && limits.open(two));
        limits.close(one);
        assert!(limits.open(one));
    }
}
