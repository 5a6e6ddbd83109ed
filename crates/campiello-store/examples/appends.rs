//! How many appends per second are durable, and how long one of them takes, with 1, 16 and 256 writers.
//!
//! `cargo run --release -p campiello-store --example appends [FOLDER]`: the folder decides which disk is measured.

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use campiello_store::{Append, Card, Sqlite, Stage, Store};

/// How long each number of writers is watched.
const WATCHED: Duration = Duration::from_secs(5);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("campiello-appends-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    println!("writers  appends/s  p50 ms  p99 ms");
    for writers in [1, 16, 256] {
        let store = Arc::new(Sqlite::open(folder.join(format!("store{writers}")))?);
        let mut took = measure(&store, writers)?;
        took.sort_unstable();
        let rate = took.len() as u64 / WATCHED.as_secs();
        let at = |percent: usize| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        println!("{writers:>7}  {rate:>9}  {:>6.2}  {:>6.2}", at(50), at(99));
    }
    Ok(std::fs::remove_dir_all(folder)?)
}

/// Lets so many write, each at a table of its own; how long every append took.
fn measure(store: &Arc<Sqlite>, writers: usize) -> Result<Vec<Duration>, Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    let writers = (0..writers).map(|writer| runtime.spawn(write(store.clone(), format!("table{writer}"))));
    let writers: Vec<_> = writers.collect();
    let mut took = Vec::new();
    for writer in writers {
        took.extend(runtime.block_on(writer)??);
    }
    Ok(took)
}

async fn write(store: Arc<Sqlite>, table: String) -> Result<Vec<Duration>, campiello_store::Trouble> {
    let (start, mut took) = (Instant::now(), Vec::new());
    while start.elapsed() < WATCHED {
        let length = took.len() as u64;
        let began = Instant::now();
        store.append(append(&table, length)).await?;
        took.push(began.elapsed());
    }
    Ok(took)
}

/// A move as long as most are, and the card of a table with four people.
fn append(table: &str, length: u64) -> Append {
    let card = Card {
        game: "walking".to_owned(),
        stage: Stage::Playing,
        listed: true,
        touched: 1_700_000_000_000 + length,
        due: Some(1_700_000_060_000 + length),
        people: ["anna", "bea", "carl", "dora"].map(str::to_owned).to_vec(),
        about: "x".repeat(300),
    };
    let event = format!("p{} place red3 at 1 {length} 0123456789abcdef", length % 4);
    Append { table: table.to_owned(), length, events: vec![event], card }
}
