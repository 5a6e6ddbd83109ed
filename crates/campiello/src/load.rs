//! `campiello load`: how much a server bears. It is started as a process of its own, with a store on the disk, and gets real requests.

mod cold;
mod gallery;
mod page;
mod player;
mod report;
mod rounds;
mod server;
mod stream;
mod tally;
mod wire;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use campiello_core::{Message, Seed};
use clap::ArgMatches;
use indicatif::ProgressBar;

use crate::bots;
use crate::desk::{Desk, Failure};
use crate::games;
use crate::progress;
use crate::serve;
use cold::Cold;
use gallery::{Gallery, Watcher};
use page::Weight;
use player::{Guest, Kind, Player};
use report::Report;
use rounds::Round;
use server::{Counts, Server};
use tally::Tally;
use wire::Connection;

/// So many moves are tried at the same time, one after the other, to find what the server can take; the last is one at every table.
const IN_FLIGHT: [usize; 3] = [8, 32, usize::MAX];

/// What to measure.
#[derive(Clone, Copy)]
struct Plan {
    kind: Kind,
    tables: usize,
    watchers: usize,
    time: Duration,
    rate: u32,
    seed: u64,
}

/// Loads a server and shows what came out.
///
/// # Errors
/// Settings that no table can have, a server that does not start, or anything that the server did wrong.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = plan(desk, given)?;
    // One thread: it costs less than it measures.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = progress::bar(2 * plan.time.as_secs() + 4, desk.word("progress-load"));
    let measured = runtime.block_on(async {
        tokio::select! {
            measured = measure(plan, &bar) => measured,
            () = serve::stop() => Err(io::ErrorKind::Interrupted.into()),
        }
    });
    bar.finish_and_clear();
    let report = measured.map_err(|error| match error.kind() {
        io::ErrorKind::Interrupted => Failure::Told,
        _ => Failure::Content(desk.say(&Message::new("fail-load").with("reason", error.to_string()))),
    })?;
    if given.get_flag("json") {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        report.write(desk, out)?;
    }
    if report.errors == 0 { Ok(()) } else { Err(Failure::Told) }
}

fn plan(desk: &Desk, given: &ArgMatches) -> Result<Plan, Failure> {
    let number = |name: &str| given.get_one::<u64>(name).copied().unwrap_or_default();
    let game = games::named(given.get_one::<String>("game").map_or("", String::as_str), desk)?;
    let seats = given.get_one::<u8>("seats").copied().unwrap_or_else(|| bots::usual_seats(game.seats()));
    let unsettled = |unsettled: campiello_core::settings::Unsettled| Failure::Usage(desk.say(&unsettled.message()));
    let edition = game.edition(None).map_err(|_| Failure::Told)?;
    game.open(seats, &[], &edition, Seed::numbered(0, 0)).map_err(unsettled)?;
    Ok(Plan {
        kind: Kind { game: game.key(), seats },
        tables: number("tables") as usize,
        watchers: number("watchers") as usize,
        time: Duration::from_secs(number("seconds")),
        rate: number("rate") as u32,
        seed: number("seed"),
    })
}

/// How much memory the server used, in KiB, where the system says it.
#[derive(Clone, Copy)]
struct Memory {
    before: Option<u64>,
    with_tables: Option<u64>,
    with_watchers: Option<u64>,
    after: Option<u64>,
}

/// What the server did while the rounds went on.
struct Rounds {
    by_the_clock: Round,
    at_once: Vec<Round>,
    counts: Counts,
}

async fn measure(plan: Plan, bar: &ProgressBar) -> io::Result<Report> {
    let tally = Arc::new(Tally::default());
    let luck = Seed::numbered(plan.seed, 0);
    let server = Server::start().await?;
    let weights = warm_up(&server, plan.kind).await?;
    bar.inc(1);

    let before = server.memory();
    let laid = lay(&server, plan).await?;
    let with_tables = server.memory();
    let mut players = Vec::new();
    let mut galleries = Vec::new();
    for (_, table) in &laid {
        galleries.push(Gallery::open(server.address, table, plan.watchers, &tally).await?);
    }
    let with_watchers = server.memory();
    for (number, (laid, gallery)) in laid.into_iter().zip(galleries).enumerate() {
        let luck = luck.branch(&format!("table {number}"));
        let place = (server.address, plan.kind);
        players.push(Player::sit(place, laid, (plan.watchers, gallery), luck, Arc::clone(&tally)).await?);
    }
    bar.inc(1);

    let rounds = load(&server, &mut players, plan, &tally, bar).await?;
    let memory = Memory { before, with_tables, with_watchers, after: server.memory() };
    let played: Vec<(String, u64)> =
        players.iter().map(Player::stands).map(|(table, length)| (table.to_owned(), length)).collect();
    drop(players);

    let finished = cold::prepare(server.address, plan.kind, luck, &tally).await?;
    bar.inc(1);
    let server = server.restart().await?;
    let cold = cold::open(server.address, &finished).await?;
    cold::check(server.address, &played, &tally).await?;
    server.stop().await?;
    bar.inc(1);
    Ok(Report::new(plan, rounds, memory, cold, weights, &tally))
}

/// Lets the server do everything once, so that what it keeps for ever is not counted for the tables: what its pages weigh.
async fn warm_up(server: &Server, kind: Kind) -> io::Result<[Weight; 2]> {
    let mut connection = Connection::open(server.address).await?;
    let guest = Guest::come(&mut connection, kind).await?;
    let table = guest.lay(&mut connection, kind).await?;
    Watcher::come(server.address, &table).await?;
    Ok([page::weigh(&mut connection, "/").await?, page::weigh(&mut connection, &format!("/t/{table}")).await?])
}

/// Lays the tables, each by another guest.
async fn lay(server: &Server, plan: Plan) -> io::Result<Vec<(Guest, String)>> {
    let mut connection = Connection::open(server.address).await?;
    let mut tables = Vec::with_capacity(plan.tables);
    for _ in 0..plan.tables {
        let guest = Guest::come(&mut connection, plan.kind).await?;
        let table = guest.lay(&mut connection, plan.kind).await?;
        tables.push((guest, table));
    }
    Ok(tables)
}

/// Plays: first by the clock, then as fast as the server can.
async fn load(
    server: &Server,
    players: &mut Vec<Player>,
    plan: Plan,
    tally: &Arc<Tally>,
    bar: &ProgressBar,
) -> io::Result<Rounds> {
    let ticking = tokio::spawn({
        let bar = bar.clone();
        async move {
            for _ in 0..2 * plan.time.as_secs() {
                tokio::time::sleep(Duration::from_secs(1)).await;
                bar.inc(1);
            }
        }
    });
    let before = server.counts().await?;
    let by_the_clock = rounds::by_the_clock(players, plan.rate, plan.time, tally).await;
    let mut at_once = Vec::new();
    let time = plan.time / IN_FLIGHT.len() as u32;
    for in_flight in IN_FLIGHT.map(|most| most.min(plan.tables)) {
        at_once.push(rounds::at_once(players, in_flight, time, tally).await);
    }
    ticking.abort();
    let counts = server.counts().await?.since(before);
    Ok(Rounds { by_the_clock, at_once, counts })
}
