//! A program that is killed, or finds no more room, has kept what it has acknowledged. The child is this program itself.
#![cfg(unix)]

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
};

use campiello_store::{Sqlite, Store, Trouble, conformance::Scratch};

mod common;
use common::{append, wait};

/// The variable that names the child's store.
const STORE: &str = "CAMPIELLO_STORE_OF_CHILD";
/// How many tables the child writes at once, and how many events it appends together.
const TABLES: u64 = 8;
const TOGETHER: u64 = 3;

/// What the event of that number says.
fn event(table: &str, number: u64) -> String {
    format!("{table} {number} {}", "x".repeat(number as usize % 300))
}

/// Runs one of the tests below in another process, with these words in front of its command.
fn child(shell: &str, test: &str, store: &Path) -> Offspring {
    let program = std::env::current_exe().unwrap();
    let command = format!("{shell} exec \"$0\" \"$@\"");
    let child = Command::new("sh")
        .args(["-c", &command])
        .arg(program)
        .args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"])
        .env(STORE, store)
        .stdout(Stdio::piped())
        .spawn();
    Offspring(child.unwrap())
}

/// A child that does not outlive its parent, even if the parent panics.
struct Offspring(Child);

impl Offspring {
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Offspring {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Says something to the parent, at once.
fn say(words: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nchild {words}").unwrap();
    out.flush().unwrap();
}

/// What a child says: the words of each line.
fn said(child: &mut Offspring) -> impl Iterator<Item = Vec<String>> + use<> {
    let lines = BufReader::new(child.0.stdout.take().unwrap()).lines().map_while(Result::ok);
    lines.filter_map(|line| line.strip_prefix("child ").map(|words| words.split(' ').map(str::to_owned).collect()))
}

fn store_of_child() -> PathBuf {
    std::env::var_os(STORE).expect("a store, named by the parent").into()
}

#[test]
#[ignore = "it is the child of the test below, which kills it"]
fn appends_for_ever() {
    let store = Sqlite::open(store_of_child()).unwrap();
    thread::scope(|scope| {
        for table in 0..TABLES {
            let store = &store;
            scope.spawn(move || wait(append_for_ever(store, &format!("t{table}"))));
        }
    });
}

async fn append_for_ever(store: &Sqlite, table: &str) {
    let mut length = store.open(table).await.unwrap().map_or(0, |opened| opened.length());
    loop {
        let events: Vec<String> = (length + 1..=length + TOGETHER).map(|number| event(table, number)).collect();
        let events: Vec<&str> = events.iter().map(String::as_str).collect();
        store.append(append(table, length, &events)).await.unwrap();
        length += TOGETHER;
        say(&format!("{table} {length}"));
        if length % 32 == 0 {
            store.keep(table, length, format!("{table} {length}")).await.unwrap();
        }
    }
}

#[test]
fn what_was_acknowledged_survives_a_kill_and_nothing_is_half_there() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    let mut acknowledged = BTreeMap::new();
    for round in 0..6 {
        let mut child = child("", "appends_for_ever", &file);
        let mut said = said(&mut child);
        let until = 40 + 37 * round;
        note(&mut acknowledged, said.by_ref().take(until));
        let copy = scratch.file(&format!("copy{round}"));
        let before = acknowledged.clone();
        Sqlite::copy(&file, &copy).unwrap();
        child.kill();
        note(&mut acknowledged, said);
        whole(&Sqlite::open(&file).unwrap(), &acknowledged);
        whole(&Sqlite::open(&copy).unwrap(), &before);
    }
    assert_eq!(acknowledged.len() as u64, TABLES);
}

fn note(acknowledged: &mut BTreeMap<String, u64>, said: impl Iterator<Item = Vec<String>>) {
    acknowledged.extend(said.map(|words| (words[0].clone(), words[1].parse::<u64>().unwrap())));
}

/// Every log is at least as long as was acknowledged, consists of whole appends, and says what was written.
fn whole(store: &Sqlite, acknowledged: &BTreeMap<String, u64>) {
    for (table, &length) in acknowledged {
        let log = wait(store.read(table, 0)).unwrap();
        let there = log.len() as u64;
        assert!(there >= length, "{table}: {there} of {length} events");
        assert_eq!(there % TOGETHER, 0, "{table}: half an append");
        assert_eq!(log, (1..=there).map(|number| event(table, number)).collect::<Vec<_>>());
        let opened = wait(store.open(table)).unwrap().unwrap();
        assert_eq!(opened.length(), there);
        if let Some(snapshot) = opened.snapshot {
            assert_eq!(snapshot.text, format!("{table} {}", snapshot.length));
        }
    }
}

#[test]
#[ignore = "it is the child of the test below, which gives it little room"]
fn appends_until_there_is_no_room() {
    let store = Sqlite::open(store_of_child()).unwrap();
    let event = "x".repeat(5000);
    wait(async {
        let mut length = 0;
        let trouble = loop {
            match store.append(append("t", length, &[&event, &event])).await {
                Ok(()) => length += 2,
                Err(trouble) => break trouble,
            }
        };
        assert!(matches!(trouble, Trouble::Failed(_)), "{trouble}");
        say(&format!("failed {length}"));
        // Asked again, it fails again; what was there can be read.
        assert!(store.append(append("t", length, &[&event, &event])).await.is_err());
        assert_eq!(store.read("t", 0).await.unwrap().len() as u64, length);
        say(&format!("reads {length}"));
    });
}

#[test]
fn without_room_an_append_fails_and_what_was_there_stays() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    // Files of at most a mebibyte or two; the signal for more is ignored, so that writing fails as on a full disk.
    let mut child = child("ulimit -f 2048; trap '' XFSZ;", "appends_until_there_is_no_room", &file);
    let said: Vec<_> = said(&mut child).collect();
    assert!(child.0.wait().unwrap().success());
    assert_eq!(said.iter().map(|words| words[0].as_str()).collect::<Vec<_>>(), ["failed", "reads"]);
    let length: u64 = said[1][1].parse().unwrap();
    assert!(length > 0);
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(wait(store.read("t", 0)).unwrap().len() as u64, length);
    wait(store.append(append("t", length, &["room"]))).unwrap();
}
