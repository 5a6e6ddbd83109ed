//! Trouble in the middle of writing: what was answered stands, what failed left no trace, and the store goes on.

use campiello_store::{
    Sqlite, Store, Trouble,
    conformance::{Scratch, all},
};
use rusqlite::Connection;

mod common;
use common::{append, wait};

/// A store that does this, too, when the event "bad" is written.
fn failing(scratch: &Scratch, what: &str) -> Sqlite {
    let file = scratch.file("store");
    drop(Sqlite::open(&file).unwrap());
    let fault = format!(
        "CREATE TABLE planted (id INTEGER REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED); \
         CREATE TRIGGER fault AFTER INSERT ON events WHEN new.text = 'bad' BEGIN {what}; END"
    );
    Connection::open(&file).unwrap().execute_batch(&fault).unwrap();
    Sqlite::open(&file).unwrap()
}

/// Appends to ten tables at once; the fifth has a bad event behind a good one.
async fn ten(store: &Sqlite, length: u64) -> Vec<Result<(), Trouble>> {
    let last = |number| if number == 5 { "bad" } else { "good" };
    all((0..10).map(|number| store.append(append(&format!("t{number}"), length, &["good", last(number)])))).await
}

#[test]
fn one_that_fails_leaves_no_trace_and_does_not_hurt_the_others() {
    for how in ["ABORT", "FAIL"] {
        let scratch = Scratch::new();
        let store = failing(&scratch, &format!("SELECT RAISE ({how}, 'planted')"));
        wait(async {
            let answers = ten(&store, 0).await;
            for (number, answer) in answers.iter().enumerate() {
                let table = format!("t{number}");
                let log = store.read(&table, 0).await.unwrap();
                if number == 5 {
                    assert!(matches!(answer, Err(Trouble::Failed(why)) if why.contains("planted")), "{answer:?}");
                    assert_eq!(store.open(&table).await.unwrap(), None);
                } else {
                    assert_eq!((answer, log.len()), (&Ok(()), 2));
                }
            }
            store.append(append("t5", 0, &["good"])).await.unwrap();
        });
    }
}

#[test]
fn a_transaction_that_fails_fails_for_all_in_it_and_the_next_one_is_good() {
    // The one is lost in the middle, as on a full disk; the other cannot be committed, and stays open.
    for (what, words) in [
        ("SELECT RAISE (ROLLBACK, 'planted')", "planted"),
        ("INSERT INTO planted VALUES (-1)", "FOREIGN KEY constraint failed"),
    ] {
        let scratch = Scratch::new();
        let store = failing(&scratch, what);
        wait(async {
            let answers = ten(&store, 0).await;
            assert!(matches!(&answers[5], Err(Trouble::Failed(why)) if why.contains(words)), "{answers:?}");
            for (number, answer) in answers.iter().enumerate() {
                // Those that came into another transaction than the bad one have succeeded.
                let table = format!("t{number}");
                let length = store.read(&table, 0).await.unwrap().len() as u64;
                assert_eq!(length, if answer.is_ok() { 2 } else { 0 }, "{table}: {answer:?}");
                store.append(append(&table, length, &["good"])).await.unwrap();
            }
        });
    }
}

#[test]
fn of_many_threads_every_length_is_won_once() {
    const THREADS: usize = 16;
    const TURNS: usize = 25;
    let scratch = Scratch::new();
    let store = Sqlite::open(scratch.file("store")).unwrap();
    let mut won: Vec<(u64, String)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| {
                scope.spawn({
                    let store = &store;
                    move || wait(turns(store, thread, TURNS))
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    won.sort();
    let log = wait(store.read("t", 0)).unwrap();
    assert_eq!(won, (0..).zip(log).collect::<Vec<(u64, String)>>());
    assert_eq!(won.len(), THREADS * TURNS);
}

/// Appends so many events, each behind whatever length there is; the lengths and the events.
async fn turns(store: &Sqlite, thread: usize, turns: usize) -> Vec<(u64, String)> {
    let (mut won, mut length) = (Vec::new(), 0);
    while won.len() < turns {
        let event = format!("{thread}: {}", won.len());
        match store.append(append("t", length, &[&event])).await {
            Ok(()) => {
                won.push((length, event));
                length += 1;
            }
            Err(Trouble::Conflict { length: newer }) => length = newer,
            Err(trouble) => panic!("{trouble}"),
        }
    }
    won
}
