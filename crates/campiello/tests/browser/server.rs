//! The built program as a server, on a store of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::Folder;

/// A server that is gone after the test.
pub(crate) struct Server {
    folder: Folder,
    options: Vec<&'static str>,
    address: String,
    process: Child,
}

impl Server {
    /// A new server with an empty store. Bots do not wait, neither before they move nor for an answer, unless an option says otherwise.
    pub(crate) fn start(name: &str) -> Self {
        Self::with(name, &[])
    }

    /// A new server with more options.
    pub(crate) fn with(name: &str, options: &[&'static str]) -> Self {
        let folder = Folder::new(&format!("browser-{name}"));
        let (process, address) = serve(&folder, "127.0.0.1:0", options);
        Self { folder, options: options.to_vec(), address, process }
    }

    /// Another server on a copy of this one's store, as it is now.
    pub(crate) fn copy(&self, name: &str) -> Self {
        let folder = Folder::new(&format!("browser-{name}"));
        let store = format!("sqlite:{}", self.folder.path().join("campiello.db").display());
        let to = folder.path().join("campiello.db");
        let done = Command::new(program()).args(["backup", "--store", &store, "--to"]).arg(&to).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let (process, address) = serve(&folder, "127.0.0.1:0", &self.options);
        Self { folder, options: self.options.clone(), address, process }
    }

    /// `127.0.0.1:41234`.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The full address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The folder in which it keeps its store.
    pub(crate) const fn folder(&self) -> &Folder {
        &self.folder
    }

    /// Ends it at once, without a chance to tidy up: as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(&mut self) {
        let asked = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.process.id())]).status().unwrap();
        assert!(asked.success(), "the server cannot be asked to stop");
        for _ in 0..300 {
            if let Some(status) = self.process.try_wait().unwrap() {
                assert!(status.success(), "the server stopped with {status}");
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the server did not stop within 15 seconds");
    }

    /// Starts it again on the same store and the same port.
    pub(crate) fn start_again(&mut self) {
        let (process, address) = serve(&self.folder, &self.address, &self.options);
        assert_eq!(address, self.address);
        self.process = process;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn program() -> &'static str {
    env!("CARGO_BIN_EXE_campiello")
}

fn serve(folder: &Folder, listen: &str, options: &[&str]) -> (Child, String) {
    let mut process = Command::new(program())
        .args(["serve", "--listen", listen, "--store", "sqlite:campiello.db"])
        .args(
            ["--bot-pause", "--patience"]
                .iter()
                .filter(|pause| !options.contains(pause))
                .flat_map(|pause| [*pause, "0"]),
        )
        .args(options)
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
    let first = lines.next().expect("the server says its address");
    // Whatever it says later is read and forgotten, so that it is never stopped by a closed pipe.
    std::thread::spawn(move || lines.for_each(drop));
    let address =
        first.trim().strip_prefix("http://").unwrap_or_else(|| panic!("the first line is the address: {first}"));
    (process, address.to_owned())
}
