//! What is counted, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts.
    pub fn add(&self, many: u64) {
        self.0.fetch_add(many, Ordering::Relaxed);
    }

    /// The count so far.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicU64);

impl Gauge {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// The number.
    #[must_use]
    pub fn level(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests that were answered.
    pub requests: Counter,
    /// Requests that were turned away because there were too many.
    pub turned_away: Counter,
    /// Moves that were stored.
    pub moves: Counter,
    /// Moves and other acts that were refused.
    pub refusals: Counter,
    /// Acts on a board that was not the newest.
    pub stale: Counter,
    /// Tables that were laid.
    pub tables_laid: Counter,
    /// Pictures of tables that were drawn.
    pub renders: Counter,
    /// Events that were sent to pages.
    pub events: Counter,
    /// Bytes of these events.
    pub event_bytes: Counter,
    /// Appends that failed.
    pub store_troubles: Counter,
    /// Pages that are open.
    pub streams: Gauge,
}

impl Metrics {
    /// All of it, with the number of tables in memory.
    #[must_use]
    pub fn text(&self, tables: usize) -> String {
        let counters = [
            ("requests", "Requests that were answered.", &self.requests),
            ("turned_away", "Requests that were turned away because there were too many.", &self.turned_away),
            ("moves", "Moves that were stored.", &self.moves),
            ("refusals", "Acts that were refused.", &self.refusals),
            ("stale", "Acts on a board that was not the newest.", &self.stale),
            ("tables_laid", "Tables that were laid.", &self.tables_laid),
            ("renders", "Pictures of tables that were drawn.", &self.renders),
            ("events", "Events that were sent to pages.", &self.events),
            ("event_bytes", "Bytes of these events.", &self.event_bytes),
            ("store_troubles", "Appends that failed.", &self.store_troubles),
        ];
        let mut text = String::new();
        for (name, help, counter) in counters {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "# HELP campiello_{name}_total {help}\n# TYPE campiello_{name}_total counter");
            let _ = writeln!(text, "campiello_{name}_total {}", counter.count());
        }
        let gauges =
            [("streams", "Pages that are open.", self.streams.level()), ("tables", "Tables in memory.", tables as u64)];
        for (name, help, level) in gauges {
            let _ = writeln!(
                text,
                "# HELP campiello_{name} {help}\n# TYPE campiello_{name} gauge\ncampiello_{name} {level}"
            );
        }
        text
    }
}
