//! Promises about backups.

use super::{
    Scratch, promised,
    tools::{all, append, card, log_is, same},
};
use crate::{Append, Card, Shelf, Sqlite, Stage, Store, Trouble};

promised! {
    "a backup has everything" => everything,
    "a backup never replaces a file" => never_replaces,
    "a backup stays as it was" => apart,
    "a backup is of one moment" => one_moment,
    "a backup that cannot be written fails, and the store goes on" => nowhere,
}

async fn everything(store: &dyn Store) -> Result<(), Trouble> {
    let people = vec!["anna".to_owned(), "bea".to_owned()];
    let card = Card { stage: Stage::Playing, people, due: Some(7), ..card(5) };
    store.append(Append { card: card.clone(), ..append("t", 0, &["one", "two", "three"]) }).await?;
    store.append(append("other", 0, &["uno"])).await?;
    store.append(append("empty", 0, &[])).await?;
    store.keep("t", 2, "both".to_owned()).await?;
    store.secret("cookies", [7; 32]).await?;
    let scratch = Scratch::new();
    let file = scratch.file("copy");
    store.backup(&file).await?;
    let copy = Sqlite::open(&file)?;
    for table in ["t", "other", "empty", "none"] {
        same(table, &copy.open(table).await?, &store.open(table).await?)?;
    }
    log_is(&copy, "the whole log", "t", &["one", "two", "three"]).await?;
    same("the cards", &copy.cards(Shelf::Playing, 9).await?, &vec![("t".to_owned(), card)])?;
    same("the other cards", &copy.cards(Shelf::Gathering, 9).await?.len(), &2)?;
    same("what is due", &copy.due(9, 9).await?, &vec!["t".to_owned()])?;
    same("the secret", &copy.secret("cookies", [8; 32]).await?, &[7; 32])?;
    copy.append(append("t", 3, &["four"])).await
}

async fn never_replaces(store: &dyn Store) -> Result<(), Trouble> {
    let scratch = Scratch::new();
    for (name, text) in [("full", "precious"), ("empty", "")] {
        let file = scratch.file(name);
        write(&file, text)?;
        let answer = store.backup(&file).await;
        same("a backup into a file that is there", &matches!(answer, Err(Trouble::Failed(_))), &true)?;
        same("the file", &std::fs::read_to_string(&file).unwrap_or_default().as_str(), &text)?;
    }
    same("files beside them", &files(&scratch), &2)
}

async fn apart(store: &dyn Store) -> Result<(), Trouble> {
    let scratch = Scratch::new();
    let (first, second) = (scratch.file("first"), scratch.file("second"));
    store.append(append("t", 0, &["one"])).await?;
    store.backup(&first).await?;
    store.append(append("t", 1, &["two"])).await?;
    // A copy that was killed may have left a part behind.
    write(&scratch.file("second.part"), "half")?;
    store.backup(&second).await?;
    same("files", &files(&scratch), &2)?;
    log_is(&Sqlite::open(&first)?, "the first backup", "t", &["one"]).await?;
    log_is(&Sqlite::open(&second)?, "the second backup", "t", &["one", "two"]).await
}

async fn one_moment(store: &dyn Store) -> Result<(), Trouble> {
    let scratch = Scratch::new();
    let file = scratch.file("copy");
    // Appends one after the other to two tables in turn, while the copy is made.
    let turns = Box::pin(async {
        for turn in 0..200 {
            store.append(append("a", turn, &["event"])).await?;
            store.append(append("b", turn, &["event"])).await?;
        }
        Ok(())
    });
    for answer in all([turns, store.backup(&file)]).await {
        answer?;
    }
    let copy = Sqlite::open(&file)?;
    let [a, b] = [copy.read("a", 0).await?.len(), copy.read("b", 0).await?.len()];
    same(&format!("{a} events in one table and {b} in the other were at one moment"), &(a == b || a == b + 1), &true)
}

async fn nowhere(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one"])).await?;
    let scratch = Scratch::new();
    let answer = store.backup(&scratch.file("no/such/folder")).await;
    same("a backup into no folder", &matches!(answer, Err(Trouble::Failed(_))), &true)?;
    store.append(append("t", 1, &["two"])).await?;
    log_is(store, "the log", "t", &["one", "two"]).await
}

fn write(file: &std::path::Path, text: &str) -> Result<(), Trouble> {
    std::fs::write(file, text).map_err(|why| Trouble::Failed(why.to_string()))
}

fn files(scratch: &Scratch) -> usize {
    std::fs::read_dir(scratch.folder()).map_or(0, Iterator::count)
}
