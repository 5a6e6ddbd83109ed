//! What a measurement came to, for programs and for people.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use campiello_core::Message;
use campiello_draw::columns;
use serde::Serialize;

use super::{Cold, Memory, Plan, Round, Rounds, Tally, Weight};
use crate::desk::{Desk, Failure};

/// What a measurement came to.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seats: u8,
    tables: usize,
    watchers: usize,
    seconds: f64,
    seed: u64,
    /// The most durable moves each second: of the best of the rounds `at_once`.
    moves_per_s: f64,
    /// From when a move was due until all watchers of its table had it, at the fixed rate.
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    by_the_clock: Round,
    at_once: Vec<Round>,
    /// A move is acknowledged when the store has it on the disk; after the server was killed, none was lost.
    durable: bool,
    bytes_per_event: f64,
    renders_per_move: f64,
    /// How long the server keeps a processor busy for a move, with everything that belongs to it.
    server_cpu_us_per_move: Option<f64>,
    /// The same for the generator.
    generator_cpu_us_per_move: Option<f64>,
    #[serde(flatten)]
    memory: MemoryReport,
    cold_open_ms: f64,
    cold: Cold,
    /// The heaviest first page with everything that it loads, compressed with gzip.
    first_page_bytes: usize,
    lobby_bytes: Weight,
    table_bytes: Weight,
    /// Whatever must not happen.
    pub(super) errors: u64,
    errors_by_kind: BTreeMap<String, u64>,
}

/// The memory of the server, in KiB; nothing where the system does not say.
#[derive(Clone, Copy, Serialize)]
struct MemoryReport {
    server_kib: Option<u64>,
    kib_per_idle_table: Option<f64>,
    kib_per_watcher: Option<f64>,
    server_kib_after: Option<u64>,
}

impl MemoryReport {
    fn new(plan: Plan, memory: Memory) -> Self {
        let per = |more: Option<u64>, less: Option<u64>, many: usize| {
            Some(more?.saturating_sub(less?) as f64 / many as f64).filter(|_| many > 0)
        };
        Self {
            server_kib: memory.before,
            kib_per_idle_table: per(memory.with_tables, memory.before, plan.tables),
            kib_per_watcher: per(memory.with_watchers, memory.with_tables, plan.tables * plan.watchers),
            server_kib_after: memory.after,
        }
    }
}

impl Report {
    pub(super) fn new(
        plan: Plan,
        rounds: Rounds,
        memory: Memory,
        cold: Cold,
        weights: [Weight; 2],
        tally: &Tally,
    ) -> Self {
        let Rounds { by_the_clock, at_once, counts } = rounds;
        let per = |all: u64, many: u64| all as f64 / many.max(1) as f64;
        let busy = |time: Duration| time.as_secs_f64() * 1e6 / counts.moves.max(1) as f64;
        let errors_by_kind = tally.errors();
        let [lobby_bytes, table_bytes] = weights;
        Self {
            game: plan.kind.game,
            seats: plan.kind.seats,
            tables: plan.tables,
            watchers: plan.watchers,
            seconds: plan.time.as_secs_f64(),
            seed: plan.seed,
            moves_per_s: at_once.iter().map(|round| round.moves_per_s).fold(0.0, f64::max),
            p50_ms: by_the_clock.shown_ms.p50,
            p99_ms: by_the_clock.shown_ms.p99,
            max_ms: by_the_clock.shown_ms.max,
            by_the_clock,
            at_once,
            durable: !errors_by_kind.contains_key("lost"),
            bytes_per_event: per(counts.event_bytes, counts.events),
            renders_per_move: per(counts.renders, counts.moves),
            server_cpu_us_per_move: counts.busy.map(busy),
            generator_cpu_us_per_move: counts.generator_busy.map(busy),
            memory: MemoryReport::new(plan, memory),
            cold_open_ms: cold.open_ms.p50,
            cold,
            first_page_bytes: lobby_bytes.gzip.max(table_bytes.gzip),
            lobby_bytes,
            table_bytes,
            errors: errors_by_kind.values().sum(),
            errors_by_kind,
        }
    }

    /// Writes it for people.
    pub(super) fn write(&self, desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
        let what = Message::new("load-what").with("tables", self.tables).with("watchers", self.watchers);
        writeln!(out, "{}\n", desk.say(&what.with("seats", self.seats).with("game", self.game)))?;
        for table in [self.speeds(desk), self.sizes(desk)] {
            for line in columns::align(&table) {
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", desk.word("load-note"))?;
        writeln!(out, "{}", desk.say(&Message::new("load-errors").with("errors", self.errors as i64)))?;
        for (kind, many) in &self.errors_by_kind {
            writeln!(out, "  {kind}: {many}")?;
        }
        Ok(())
    }

    /// The rounds below each other: how many moves, and how long they took.
    fn speeds(&self, desk: &Desk) -> Vec<Vec<String>> {
        let heads = ["round", "moves", "stored-p50", "stored-p99", "stored-max", "shown-p50", "shown-p99", "shown-max"];
        let mut rows = vec![heads.map(|head| desk.word(&format!("column-load-{head}"))).to_vec()];
        for round in std::iter::once(&self.by_the_clock).chain(&self.at_once) {
            let name = match (round.rate, round.in_flight) {
                (Some(rate), _) => Message::new("load-by-the-clock").with("rate", rate),
                (None, in_flight) => Message::new("load-at-once").with("moves", in_flight.unwrap_or_default()),
            };
            let mut row = vec![desk.say(&name), desk.number(round.moves_per_s, 0)];
            for spread in [round.stored_ms, round.shown_ms] {
                row.extend([spread.p50, spread.p99, spread.max].map(|time| desk.number(time, 1)));
            }
            rows.push(row);
        }
        rows
    }

    fn sizes(&self, desk: &Desk) -> Vec<Vec<String>> {
        let kib = |bytes: usize| desk.number(bytes as f64 / 1024.0, 1);
        let number = |number: f64| desk.number(number, 1);
        let pages = [("load-lobby", self.lobby_bytes), ("load-table", self.table_bytes)];
        let mut rows = vec![
            ("load-bytes-per-event", Some(number(self.bytes_per_event))),
            ("load-renders-per-move", Some(desk.number(self.renders_per_move, 2))),
            ("load-cpu", self.server_cpu_us_per_move.map(number)),
            ("load-cpu-generator", self.generator_cpu_us_per_move.map(number)),
            ("load-memory-server", self.memory.server_kib.map(|kib| number(kib as f64))),
            ("load-memory-table", self.memory.kib_per_idle_table.map(number)),
            ("load-memory-watcher", self.memory.kib_per_watcher.map(number)),
            ("load-cold-events", Some(desk.number(self.cold.events as f64, 0))),
            ("load-cold-open", Some(number(self.cold_open_ms))),
            ("load-cold-replay", Some(number(self.cold.replay_ms.p50))),
        ];
        for (key, weight) in pages {
            rows.push((key, Some(format!("{} / {} / {}", kib(weight.plain), kib(weight.gzip), kib(weight.br)))));
        }
        rows.into_iter().filter_map(|(key, value)| Some(vec![desk.word(key), value?])).collect()
    }
}
