//! A store in a file: opened again, opened twice, broken, newer, and copied from outside.

use std::fs;

use campiello_store::{
    Append, Shelf, Sqlite, Store, Trouble,
    conformance::{Scratch, card},
};
use rusqlite::Connection;

mod common;
use common::{append, refusal, wait};

#[test]
fn what_was_answered_is_there_when_it_is_opened_again() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    for round in 0..5 {
        let store = Sqlite::open(&file).unwrap();
        wait(async {
            let opened = store.open("t").await.unwrap();
            assert_eq!(opened.map_or(0, |opened| opened.length()), round);
            store.append(append("t", round, &[&round.to_string()])).await.unwrap();
            if round == 2 {
                store.keep("t", 3, "three".to_owned()).await.unwrap();
            }
            assert_eq!(store.secret("cookies", [round as u8; 32]).await, Ok([0; 32]));
        });
    }
    let store = Sqlite::open(&file).unwrap();
    let opened = wait(store.open("t")).unwrap().unwrap();
    assert_eq!(
        (opened.snapshot.unwrap().text.as_str(), opened.events.as_slice()),
        ("three", ["3", "4"].map(str::to_owned).as_slice())
    );
    assert_eq!(wait(store.cards(Shelf::Gathering, 9)).unwrap(), [("t".to_owned(), card(1))]);
}

#[test]
fn a_closed_store_is_one_file_and_its_lock() {
    let scratch = Scratch::new();
    let store = Sqlite::open(scratch.file("store")).unwrap();
    wait(store.append(append("t", 0, &["one"]))).unwrap();
    drop(store);
    let mut files: Vec<_> = fs::read_dir(scratch.folder()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["store", "store.lock"]);
}

#[test]
fn what_was_asked_is_done_even_if_nobody_waits_and_the_store_is_closed() {
    let scratch = Scratch::new();
    let store = Sqlite::open(scratch.file("store")).unwrap();
    let mut answer = store.append(append("t", 0, &["one"]));
    let asked = answer.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop()));
    drop((answer, asked));
    drop(store);
    let store = Sqlite::open(scratch.file("store")).unwrap();
    assert_eq!(wait(store.read("t", 0)).unwrap(), ["one"]);
}

#[test]
fn a_store_that_is_open_is_refused_to_others_by_whatever_name() {
    let scratch = Scratch::new();
    let (file, link) = (scratch.file("store"), scratch.file("link"));
    let store = Sqlite::open(&file).unwrap();
    assert!(refusal(&file).contains("another program has it open"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(refusal(&link).contains("another program has it open"));
    }
    drop(store);
    Sqlite::open(&link).unwrap();
}

#[test]
fn what_is_not_a_store_is_refused_and_stays_as_it_is() {
    let scratch = Scratch::new();
    let (text, short, foreign) = (scratch.file("text"), scratch.file("short"), scratch.file("foreign"));
    fs::write(&text, "These are my recipes. ".repeat(1000)).unwrap();
    fs::write(&short, "recipe").unwrap();
    Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE recipes (text)").unwrap();
    for (file, words) in [
        (&text, "it is not an SQLite database"),
        (&short, "it is not an SQLite database"),
        (&foreign, "it is the database of another program"),
    ] {
        let before = fs::read(file).unwrap();
        let refusal = refusal(file);
        assert!(refusal.contains(words) && refusal.contains(&file.display().to_string()), "{refusal}");
        assert_eq!(fs::read(file).unwrap(), before);
        assert!(matches!(Sqlite::copy(file, scratch.file("copy")), Err(Trouble::Failed(why)) if why.contains(words)));
    }
    let folder = scratch.file("folder");
    fs::create_dir(&folder).unwrap();
    assert!(refusal(&folder).contains("cannot open the store"));
    assert!(refusal(&scratch.file("no/such/folder")).contains("No such file"));
}

#[test]
fn a_store_of_a_newer_program_is_refused_and_stays_as_it_is() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    drop(Sqlite::open(&file).unwrap());
    Connection::open(&file).unwrap().execute_batch("PRAGMA user_version = 1000").unwrap();
    let before = fs::read(&file).unwrap();
    let refusal = refusal(&file);
    assert!(refusal.contains("newer program (version 1000"), "{refusal}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_damaged_store_says_so_and_never_invents_events() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    let store = Sqlite::open(&file).unwrap();
    let events: Vec<String> = (0..500).map(|number| format!("{number} {}", "x".repeat(200))).collect();
    let card = card(1);
    wait(store.append(Append { table: "t".to_owned(), length: 0, events: events.clone(), card })).unwrap();
    drop(store);
    let whole = fs::read(&file).unwrap();
    let pages = whole.len() / 4096;
    let mut noticed = 0;
    for page in 0..pages {
        let mut damaged = whole.clone();
        damaged[page * 4096..(page + 1) * 4096].fill(0x5a);
        noticed += usize::from(!opens_truly(&scratch, &damaged, &events));
    }
    // Some pages hold what this table does not need.
    assert!(noticed * 2 > pages, "{noticed} of {pages}");
    assert!(!opens_truly(&scratch, &whole[..whole.len() / 2], &events));
    assert!(opens_truly(&scratch, &whole, &events));
}

/// Whether a file opens with these events; it may refuse, or fail later.
fn opens_truly(scratch: &Scratch, file: &[u8], events: &[String]) -> bool {
    let path = scratch.file("damaged");
    fs::write(&path, file).unwrap();
    let read = Sqlite::open(&path).and_then(|store| wait(store.read("t", 0)));
    read.is_ok_and(|read| {
        assert_eq!(read, events);
        true
    })
}

#[test]
fn a_store_is_copied_from_outside_open_or_closed() {
    let scratch = Scratch::new();
    let file = scratch.file("store");
    let store = Sqlite::open(&file).unwrap();
    wait(store.append(append("t", 0, &["one"]))).unwrap();
    Sqlite::copy(&file, scratch.file("open")).unwrap();
    wait(store.append(append("t", 1, &["two"]))).unwrap();
    drop(store);
    Sqlite::copy(&file, scratch.file("closed")).unwrap();
    for (name, length) in [("open", 1), ("closed", 2)] {
        let copy = Sqlite::open(scratch.file(name)).unwrap();
        assert_eq!(wait(copy.read("t", 0)).unwrap().len(), length, "{name}");
    }
    assert!(Sqlite::copy(scratch.file("nothing"), scratch.file("copy")).is_err());
    assert!(!scratch.file("nothing").exists() && !scratch.file("copy").exists());
}
