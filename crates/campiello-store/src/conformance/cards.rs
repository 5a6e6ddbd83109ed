//! Promises about cards.

use super::{
    promised,
    tools::{append, card, same},
};
use crate::{Append, Card, Shelf, Stage, Store, Trouble};

promised! {
    "a card comes back as it was" => unchanged,
    "a card is replaced at every append" => replaced,
    "strangers find listed tables only, each on the shelf of its stage" => shelves,
    "people find all tables where they sit" => people,
    "the last touched lies first, then by name" => order,
    "there are never more cards than asked for" => most,
    "tables are due at their time, the longest due first, then by name" => due,
    "tables without a time are never due" => never_due,
}

/// Appends an event with a card behind the events that there are.
async fn put(store: &dyn Store, table: &str, card: Card) -> Result<(), Trouble> {
    let length = store.open(table).await?.map_or(0, |opened| opened.length());
    store.append(Append { card, ..append(table, length, &["event"]) }).await
}

async fn names(store: &dyn Store, shelf: Shelf) -> Result<Vec<String>, Trouble> {
    Ok(store.cards(shelf, 99).await?.into_iter().map(|(name, _)| name).collect())
}

fn sat(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn of(person: &str) -> Shelf {
    Shelf::Of(person.to_owned())
}

async fn unchanged(store: &dyn Store) -> Result<(), Trouble> {
    let latest = (1 << 63) - 1;
    let whole = Card {
        game: "burano".to_owned(),
        stage: Stage::Playing,
        listed: true,
        touched: latest,
        due: Some(latest),
        people: sat(&["zoe", "anna", "", "zoe", "it's"]),
        about: "{\"seats\": 3}\0\n".to_owned(),
    };
    put(store, "t", whole.clone()).await?;
    same("on its shelf", &store.cards(Shelf::Playing, 9).await?, &vec![("t".to_owned(), whole.clone())])?;
    same("at a person's", &store.cards(of("zoe"), 9).await?, &vec![("t".to_owned(), whole)])?;
    let over = Card { stage: Stage::Over, listed: false, people: sat(&["bea"]), ..card(0) };
    put(store, "over", over.clone()).await?;
    same("an unlisted one", &store.cards(of("bea"), 9).await?, &vec![("over".to_owned(), over)])
}

async fn replaced(store: &dyn Store) -> Result<(), Trouble> {
    put(store, "t", Card { people: sat(&["anna", "bea"]), due: Some(3), ..card(1) }).await?;
    put(store, "t", Card { people: sat(&["bea", "carl"]), stage: Stage::Playing, ..card(2) }).await?;
    same("where it was", &names(store, Shelf::Gathering).await?, &vec![])?;
    same("where it is", &names(store, Shelf::Playing).await?, &sat(&["t"]))?;
    same("one who has left", &names(store, of("anna")).await?, &vec![])?;
    same("one who has stayed", &names(store, of("bea")).await?, &sat(&["t"]))?;
    same("one who has come", &names(store, of("carl")).await?, &sat(&["t"]))?;
    same("what was due", &store.due(9, 9).await?, &vec![])
}

async fn shelves(store: &dyn Store) -> Result<(), Trouble> {
    for (name, stage) in [("g", Stage::Gathering), ("p", Stage::Playing), ("o", Stage::Over)] {
        put(store, name, Card { stage, ..card(1) }).await?;
        put(store, &format!("{name} unlisted"), Card { stage, listed: false, ..card(1) }).await?;
    }
    same("those that gather", &names(store, Shelf::Gathering).await?, &sat(&["g"]))?;
    same("those under way", &names(store, Shelf::Playing).await?, &sat(&["p"]))
}

async fn people(store: &dyn Store) -> Result<(), Trouble> {
    let stages = [Stage::Gathering, Stage::Playing, Stage::Over];
    for (number, (stage, listed)) in stages.iter().flat_map(|&stage| [(stage, true), (stage, false)]).enumerate() {
        let people = sat(&["anna", "bea", "anna"]);
        put(store, &format!("t{number}"), Card { stage, listed, people, ..card(10 - number as u64) }).await?;
    }
    put(store, "elsewhere", Card { people: sat(&["Anna", "ann", "annas"]), ..card(1) }).await?;
    same("her tables, once each", &names(store, of("anna")).await?, &sat(&["t0", "t1", "t2", "t3", "t4", "t5"]))?;
    same("a stranger's tables", &names(store, of("carl")).await?, &vec![])
}

async fn order(store: &dyn Store) -> Result<(), Trouble> {
    for (name, touched) in [("a", 5), ("c", 20), ("b", 20), ("d", 100), ("e", 1)] {
        put(store, name, Card { people: sat(&["anna"]), ..card(touched) }).await?;
    }
    same("on a shelf", &names(store, Shelf::Gathering).await?, &sat(&["d", "b", "c", "a", "e"]))?;
    same("at a person's", &names(store, of("anna")).await?, &sat(&["d", "b", "c", "a", "e"]))?;
    put(store, "e", Card { people: sat(&["anna"]), ..card(200) }).await?;
    same("touched again", &names(store, Shelf::Gathering).await?, &sat(&["e", "d", "b", "c", "a"]))?;
    same("touched again, at a person's", &names(store, of("anna")).await?, &sat(&["e", "d", "b", "c", "a"]))
}

async fn most(store: &dyn Store) -> Result<(), Trouble> {
    for number in 0..5 {
        let card = Card { people: sat(&["anna"]), due: Some(number), ..card(number) };
        put(store, &format!("t{number}"), card).await?;
    }
    for (most, many) in [(0, 0), (1, 1), (3, 3), (5, 5), (u32::MAX, 5)] {
        for shelf in [Shelf::Gathering, of("anna")] {
            let cards = store.cards(shelf, most).await?;
            same(&format!("cards, at most {most}"), &cards.len(), &many)?;
            same("the first", &cards.first().map(|(name, _)| name.as_str()), &Some("t4").filter(|_| many > 0))?;
        }
        same(&format!("due, at most {most}"), &store.due(9, most).await?.len(), &many)?;
    }
    Ok(())
}

async fn due(store: &dyn Store) -> Result<(), Trouble> {
    for (name, due) in [("a", 30), ("c", 20), ("b", 20), ("d", 100), ("e", 0)] {
        let card = Card { stage: Stage::Playing, listed: name == "a", due: Some(due), ..card(1) };
        put(store, name, card).await?;
    }
    let all = ["e", "b", "c", "a", "d"];
    for (until, many) in [(0, 1), (19, 1), (20, 3), (29, 3), (30, 4), (99, 4), (100, 5), (u64::MAX, 5)] {
        same(&format!("due until {until}"), &store.due(until, 99).await?, &sat(&all[..many]))?;
    }
    Ok(())
}

async fn never_due(store: &dyn Store) -> Result<(), Trouble> {
    put(store, "t", card(1)).await?;
    put(store, "done", Card { due: Some(1), ..card(1) }).await?;
    put(store, "done", card(2)).await?;
    same("due ever", &store.due(u64::MAX, 99).await?, &vec![])
}
