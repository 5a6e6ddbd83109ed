//! `campiello serve`: the table in the browser. And `campiello backup`: a copy of everything that it keeps.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use campiello_bots::Budget;
use campiello_core::Message;
use campiello_server::{App, Config};
use campiello_store::{Memory, Sqlite, Store};
use clap::ArgMatches;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::desk::{Desk, Failure};
use crate::games;

/// Where the server listens if nobody says otherwise.
pub const LISTEN: &str = "127.0.0.1:8080";
/// Where it keeps everything if nobody says otherwise.
pub const STORE: &str = "sqlite:campiello.db";

/// What a server needs to begin.
struct Order {
    listen: SocketAddr,
    store: Arc<dyn Store>,
    config: Config,
}

/// Serves until it is stopped.
///
/// # Errors
/// The address or the store cannot be used.
pub fn run(desk: &Desk, given: Option<&ArgMatches>, out: &mut dyn Write) -> Result<(), Failure> {
    let order = order(desk, given)?;
    log(given);
    // Bots think on threads of their own, so that pages never wait for them.
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(8).build()?;
    runtime.block_on(serve(desk, order, out))
}

async fn serve(desk: &Desk, order: Order, out: &mut dyn Write) -> Result<(), Failure> {
    let Order { listen, store, config } = order;
    let taken = |error: std::io::Error| {
        let said = Message::new("fail-listen").with("address", listen.to_string());
        Failure::Content(desk.say(&said.with("reason", crate::files::reason(desk, &error))))
    };
    let listener = TcpListener::bind(listen).await.map_err(taken)?;
    let address = listener.local_addr()?;
    let app = App::new(store, games::all(), config).await;
    let app = app.map_err(|trouble| Failure::Content(trouble.to_string()))?;
    writeln!(out, "http://{address}")?;
    writeln!(out, "{}", desk.word("serve-hint"))?;
    out.flush()?;
    campiello_server::serve(app, listener, stop()).await?;
    Ok(())
}

/// Comes when somebody stops the program.
pub(crate) async fn stop() {
    #[cfg(unix)]
    {
        let terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminated) = terminated {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn order(desk: &Desk, given: Option<&ArgMatches>) -> Result<Order, Failure> {
    let text = |name: &str| given.and_then(|given| given.get_one::<String>(name)).map(String::as_str);
    let flag = |name: &str| given.is_some_and(|given| given.get_flag(name));
    let listen = text("listen").unwrap_or(LISTEN);
    let wrong = |key: &'static str, value: &str| {
        let said = Message::new("usage-wrong-value").with("argument", format!("--{key}")).with("value", value);
        Failure::Usage(desk.say(&said.with("expected", desk.word(&format!("expect-{key}")))))
    };
    let listen = listen.parse().map_err(|_| wrong("listen", listen))?;
    let mut config = Config { behind_proxy: flag("behind-proxy"), ..Config::default() };
    if let Some(time) = given.and_then(|given| given.get_one::<u64>("bot-time")) {
        config.bot_time = Budget::Time(Duration::from_millis(*time));
    }
    if let Some(pause) = given.and_then(|given| given.get_one::<u64>("bot-pause")) {
        config.bot_pause = Duration::from_millis(*pause);
    }
    if let Some(patience) = given.and_then(|given| given.get_one::<u64>("patience")) {
        config.patience = Duration::from_millis(*patience);
    }
    config.review = given.and_then(|given| given.get_one::<u32>("review")).copied();
    if flag("unlimited") {
        config = Config { acts_per_second: None, requests_per_second: None, streams_per_address: usize::MAX, ..config };
    }
    let store: Arc<dyn Store> = match text("store").unwrap_or(STORE) {
        "memory" => Arc::new(Memory::new()),
        store => match store.strip_prefix("sqlite:").filter(|file| !file.is_empty()) {
            Some(file) => Arc::new(Sqlite::open(file).map_err(|trouble| Failure::Content(trouble.to_string()))?),
            None => return Err(wrong("store", store)),
        },
    };
    Ok(Order { listen, store, config })
}

/// Logs go to the standard error. They never hold a name, a cookie, a seed or a move.
fn log(given: Option<&ArgMatches>) {
    let filter =
        EnvFilter::try_from_env("CAMPIELLO_LOG").unwrap_or_else(|_| EnvFilter::new("warn,campiello_server=info"));
    let writer = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Only a test that runs several commands in one process has a log already.
    let _ = if given.is_some_and(|given| given.get_flag("json-log")) {
        writer.json().try_init()
    } else {
        writer.try_init()
    };
}

/// Copies everything that a store keeps into a new file, also while a server uses it.
///
/// # Errors
/// The store cannot be read, or the file exists or cannot be written.
pub fn backup(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let store = given.get_one::<String>("store").map_or(STORE, String::as_str);
    let to = given.get_one::<PathBuf>("to").cloned().unwrap_or_default();
    let Some(file) = store.strip_prefix("sqlite:").filter(|file| !file.is_empty()) else {
        let said = Message::new("usage-wrong-value").with("argument", "--store").with("value", store);
        return Err(Failure::Usage(desk.say(&said.with("expected", desk.word("expect-backup")))));
    };
    Sqlite::copy(file, &to).map_err(|trouble| Failure::Content(trouble.to_string()))?;
    writeln!(out, "{}", desk.say(&Message::new("backup-done").with("file", to.display().to_string())))?;
    Ok(())
}
