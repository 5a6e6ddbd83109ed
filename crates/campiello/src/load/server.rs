//! The server under load: a process of its own, with a store of its own that is gone afterwards.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};

use super::wire::Connection;

/// A server that runs.
pub(super) struct Server {
    /// Where it listens.
    pub(super) address: SocketAddr,
    child: Child,
    /// Whoever closes this hangs up on the server.
    _out: BufReader<ChildStdout>,
    folder: Folder,
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed lies where the system tidies up.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Server {
    /// Starts a server with an empty store on the disk.
    pub(super) async fn start() -> io::Result<Self> {
        let folder = Folder(std::env::temp_dir().join(format!("campiello-load-{}", std::process::id())));
        std::fs::create_dir(&folder.0)?;
        Self::with(folder).await
    }

    async fn with(folder: Folder) -> io::Result<Self> {
        let store = folder.0.join("load.db");
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--bot-pause", "0", "--patience", "0", "--store"])
            .arg(format!("sqlite:{}", store.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (mut out, mut first) = (BufReader::new(out), String::new());
        out.read_line(&mut first).await?;
        let address = first.trim_end().strip_prefix("http://").and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| io::Error::other("the server did not start"))?;
        Ok(Self { address, child, _out: out, folder })
    }

    /// Ends the server as a power cut would, and starts another one with the same store.
    pub(super) async fn restart(self) -> io::Result<Self> {
        let Self { mut child, folder, .. } = self;
        child.kill().await?;
        Self::with(folder).await
    }

    /// Ends the server; nothing of it is left.
    pub(super) async fn stop(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// How many KiB of memory it uses; nothing where the system does not say.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// What it has counted so far.
    pub(super) async fn counts(&self) -> io::Result<Counts> {
        let answer = Connection::open(self.address).await?.ask("/metrics", "").await?.expect(200)?;
        let text = answer.text()?;
        let count = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix("_total ")?.parse().ok());
            value.ok_or_else(|| io::Error::other(format!("the server does not count {name}")))
        };
        Ok(Counts {
            moves: count("campiello_moves")?,
            renders: count("campiello_renders")?,
            events: count("campiello_events")?,
            event_bytes: count("campiello_event_bytes")?,
            busy: self.child.id().and_then(|process| busy(&process.to_string())),
            generator_busy: busy("self"),
        })
    }
}

/// What a server counts.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    /// Moves that were stored.
    pub(super) moves: u64,
    /// Pictures that were drawn.
    pub(super) renders: u64,
    /// Events that were sent.
    pub(super) events: u64,
    /// Bytes of these events.
    pub(super) event_bytes: u64,
    /// How long the processors were busy with it, where the system says it.
    pub(super) busy: Option<Duration>,
    /// The same for this program, which asks.
    pub(super) generator_busy: Option<Duration>,
}

/// How long a process has kept the processors busy; nothing where the system does not say. Other than the time on the wall, it hardly depends on
/// what else the machine does.
fn busy(process: &str) -> Option<Duration> {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold blanks; the times are in hundredths of a second.
    let (_, rest) = status.rsplit_once(") ")?;
    let ticks: Option<u64> = rest.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().ok()).sum();
    ticks.map(|ticks| Duration::from_millis(10 * ticks))
}

impl Counts {
    /// What was counted since then.
    pub(super) fn since(self, before: Self) -> Self {
        let passed = |now: Option<Duration>, before: Option<Duration>| Some(now?.saturating_sub(before?));
        Self {
            moves: self.moves - before.moves,
            renders: self.renders - before.renders,
            events: self.events - before.events,
            event_bytes: self.event_bytes - before.event_bytes,
            busy: passed(self.busy, before.busy),
            generator_busy: passed(self.generator_busy, before.generator_busy),
        }
    }
}
