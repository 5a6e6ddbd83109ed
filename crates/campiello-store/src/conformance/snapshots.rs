//! Promises about snapshots.

use super::{
    promised,
    tools::{append, log_is, same},
};
use crate::{Opened, Snapshot, Store, Trouble};

promised! {
    "a table opens with its newest snapshot and the events behind it" => newest,
    "an older snapshot never replaces a newer one" => older,
    "a snapshot replaces one of the same length" => equal,
    "a snapshot changes nothing in the log" => log_stays,
    "there is no snapshot of more events than there are" => beyond,
}

async fn opens_as(store: &dyn Store, what: &str, length: u64, text: &str, events: &[&str]) -> Result<(), Trouble> {
    let snapshot = Some(Snapshot { length, text: text.to_owned() });
    let opened = Opened { snapshot, events: events.iter().map(|&event| event.to_owned()).collect() };
    same("the length of the whole log", &opened.length(), &(length + events.len() as u64))?;
    same(what, &store.open("t").await?, &Some(opened))
}

async fn newest(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one", "two", "three"])).await?;
    store.append(append("other", 0, &["uno", "due"])).await?;
    store.keep("other", 2, "other".to_owned()).await?;
    store.keep("t", 0, "none".to_owned()).await?;
    opens_as(store, "with a snapshot of nothing", 0, "none", &["one", "two", "three"]).await?;
    store.keep("t", 2, "both".to_owned()).await?;
    opens_as(store, "with a snapshot in the middle", 2, "both", &["three"]).await?;
    store.keep("t", 3, "all".to_owned()).await?;
    opens_as(store, "with a snapshot of all", 3, "all", &[]).await?;
    store.append(append("t", 3, &["four"])).await?;
    opens_as(store, "with one event more", 3, "all", &["four"]).await
}

async fn older(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one", "two", "three"])).await?;
    store.keep("t", 2, "new".to_owned()).await?;
    store.keep("t", 1, "old".to_owned()).await?;
    store.keep("t", 0, "oldest".to_owned()).await?;
    opens_as(store, "with the newer snapshot", 2, "new", &["three"]).await
}

async fn equal(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one", "two"])).await?;
    store.keep("t", 1, "said so".to_owned()).await?;
    store.keep("t", 1, "said better".to_owned()).await?;
    opens_as(store, "with the later snapshot", 1, "said better", &["two"]).await
}

async fn log_stays(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one", "two"])).await?;
    store.keep("t", 2, "both".to_owned()).await?;
    log_is(store, "the log with a snapshot", "t", &["one", "two"]).await?;
    store.append(append("t", 2, &["three"])).await?;
    log_is(store, "the log behind a snapshot", "t", &["one", "two", "three"]).await
}

async fn beyond(store: &dyn Store) -> Result<(), Trouble> {
    let answer = store.keep("t", 0, "nothing".to_owned()).await;
    same("a snapshot of no table", &answer, &Err(Trouble::Conflict { length: 0 }))?;
    same("the table", &store.open("t").await?, &None)?;
    store.append(append("t", 0, &["one"])).await?;
    for length in [2, u64::MAX] {
        let answer = store.keep("t", length, "more".to_owned()).await;
        same("a snapshot of more events", &answer, &Err(Trouble::Conflict { length: 1 }))?;
    }
    same("the table", &store.open("t").await?, &Some(Opened { snapshot: None, events: vec!["one".to_owned()] }))
}
