//! Runs the built program as a person would.
#![allow(dead_code)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder that is gone after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("campiello-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), text).unwrap();
    }

    /// Runs the program in this folder.
    pub(crate) fn run(&self, arguments: &str) -> Answer {
        self.run_with(arguments, "")
    }

    /// Runs the program in this folder and types these lines.
    pub(crate) fn run_with(&self, arguments: &str, typed: &str) -> Answer {
        let mut child = self.start(arguments);
        // A program that does not read is not a failure of the test.
        let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
        Answer::from(child.wait_with_output().unwrap())
    }

    /// Starts the program in this folder and does not wait for it.
    pub(crate) fn start(&self, arguments: &str) -> Child {
        Command::new(env!("CARGO_BIN_EXE_campiello"))
            .args(arguments.split_whitespace())
            .current_dir(&self.0)
            .env_remove("CAMPIELLO_LANG")
            .env_remove("LC_MESSAGES")
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the program answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Answer {
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The answer of a run that must have gone well.
    pub(crate) fn fine(self) -> Self {
        assert_eq!(self.code, 0, "{self:?}");
        self
    }
}
