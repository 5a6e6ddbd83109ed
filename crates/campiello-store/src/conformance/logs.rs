//! Promises about logs.

use super::{
    promised,
    tools::{all, append, card, log_is, same, texts},
};
use crate::{Append, Opened, Store, Trouble};

promised! {
    "a table is there from its first append on" => first,
    "events come back as they were" => unchanged,
    "events stand in the order in which they were appended" => order,
    "reading begins behind the given length" => behind,
    "another length is a conflict, which names the right one" => conflict,
    "a conflict changes nothing" => conflict_changes_nothing,
    "a failure changes nothing" => failure_changes_nothing,
    "without events only the card is replaced" => card_alone,
    "of those who append at once behind the same length, one wins" => race,
    "tables that gather many appends at once have no gaps" => crowd,
    "tables of different names do not mix" => names,
    "nothing happens before an answer is waited for" => unpolled,
    "a secret is made once" => secret,
    "two who ask at once get the same secret" => secrets_at_once,
}

async fn first(store: &dyn Store) -> Result<(), Trouble> {
    same("a table that is not there", &store.open("t").await?, &None)?;
    same("its events", &store.read("t", 0).await?, &Vec::new())?;
    store.append(append("t", 0, &["one", "two"])).await?;
    let opened = Opened { snapshot: None, events: vec!["one".to_owned(), "two".to_owned()] };
    same("its length", &opened.length(), &2)?;
    same("a new table", &store.open("t").await?, &Some(opened))
}

async fn unchanged(store: &dyn Store) -> Result<(), Trouble> {
    let long = "long ".repeat(100_000);
    let odd = ["", " ", "a\nb\r\n", "it's \"quoted\"; --", "nul\0nul", "été, Бурано, 🏠", "12", "1e3", "null", &long];
    store.append(append("t", 0, &odd)).await?;
    log_is(store, "odd texts", "t", &odd).await?;
    let opened = store.open("t").await?.map(|opened| opened.events).unwrap_or_default();
    same("odd texts of an opened table", texts(&opened).as_slice(), odd.as_slice())
}

async fn order(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one"])).await?;
    store.append(append("t", 1, &["two", "three"])).await?;
    store.append(append("t", 3, &["four"])).await?;
    log_is(store, "four events of three appends", "t", &["one", "two", "three", "four"]).await?;
    // More than nine, so that numbers are not sorted like texts.
    let many: Vec<String> = (0..200).map(|number| number.to_string()).collect();
    store.append(Append { events: many.clone(), ..append("many", 0, &[]) }).await?;
    same("two hundred events", &store.read("many", 0).await?, &many)
}

async fn behind(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one", "two", "three"])).await?;
    for (after, events) in [(0, ["one", "two", "three"].as_slice()), (1, &["two", "three"]), (2, &["three"])] {
        same(&format!("events behind {after}"), texts(&store.read("t", after).await?).as_slice(), events)?;
    }
    for after in [3, 4, u64::MAX] {
        same(&format!("events behind {after}"), &store.read("t", after).await?, &Vec::new())?;
    }
    Ok(())
}

async fn conflict(store: &dyn Store) -> Result<(), Trouble> {
    let conflict = |length| Err(Trouble::Conflict { length });
    same("length 1 of a new table", &store.append(append("t", 1, &["one"])).await, &conflict(0))?;
    store.append(append("t", 0, &["one", "two"])).await?;
    for length in [0, 1, 3, 1000, u64::MAX] {
        let answer = store.append(append("t", length, &["three"])).await;
        same(&format!("length {length} of a table with 2 events"), &answer, &conflict(2))?;
    }
    store.append(append("t", 2, &["three"])).await
}

async fn conflict_changes_nothing(store: &dyn Store) -> Result<(), Trouble> {
    let _ = store.append(append("t", 1, &["one"])).await;
    same("a table that had only a conflict", &store.open("t").await?, &None)?;
    store.append(append("t", 0, &["one", "two"])).await?;
    for length in [0, 1, 3] {
        let _ = store.append(Append { card: card(9), ..append("t", length, &["three", "four"]) }).await;
    }
    log_is(store, "a log after conflicts", "t", &["one", "two"]).await?;
    let cards = store.cards(crate::Shelf::Gathering, 9).await?;
    same("the card after conflicts", &cards, &vec![("t".to_owned(), card(1))])
}

async fn failure_changes_nothing(store: &dyn Store) -> Result<(), Trouble> {
    let no_time = [card(u64::MAX), crate::Card { due: Some(1 << 63), ..card(1) }];
    for card in &no_time {
        let answer = store.append(Append { card: card.clone(), ..append("t", 0, &["one"]) }).await;
        same("a time that is no time fails", &matches!(answer, Err(Trouble::Failed(_))), &true)?;
    }
    same("a table whose appends have failed", &store.open("t").await?, &None)?;
    store.append(append("t", 0, &["one"])).await?;
    for card in no_time {
        let _ = store.append(Append { card, ..append("t", 1, &["two", "three"]) }).await;
    }
    log_is(store, "a log after failures", "t", &["one"]).await?;
    store.append(append("t", 1, &["two"])).await
}

async fn card_alone(store: &dyn Store) -> Result<(), Trouble> {
    store.append(append("t", 0, &["one"])).await?;
    store.append(Append { card: card(5), ..append("t", 1, &[]) }).await?;
    log_is(store, "the log", "t", &["one"]).await?;
    let cards = vec![("t".to_owned(), card(5))];
    same("the card", &store.cards(crate::Shelf::Gathering, 9).await?, &cards)?;
    let answer = store.append(append("t", 0, &[])).await;
    same("a card behind another length", &answer, &Err(Trouble::Conflict { length: 1 }))?;
    store.append(append("empty", 0, &[])).await?;
    same("a table without events", &store.open("empty").await?, &Some(Opened { snapshot: None, events: Vec::new() }))
}

async fn race(store: &dyn Store) -> Result<(), Trouble> {
    for length in 0..5 {
        let answers = all((0..32).map(|writer| store.append(append("t", length, &[&writer.to_string()])))).await;
        let winners: Vec<_> = (0..32).filter(|&writer| answers[writer].is_ok()).collect();
        same(&format!("winners behind {length}"), &winners.len(), &1)?;
        for answer in answers.into_iter().filter(Result::is_err) {
            same("what the others are told", &answer, &Err(Trouble::Conflict { length: length + 1 }))?;
        }
        same("the winner's event", &store.read("t", length).await?, &vec![winners[0].to_string()])?;
    }
    Ok(())
}

async fn crowd(store: &dyn Store) -> Result<(), Trouble> {
    let names: Vec<String> = (0..40).map(|table| format!("t{table}")).collect();
    for length in [0, 2, 4] {
        // A conflict stands between any two that are good.
        let good = names.iter().map(|name| append(name, length, &[&format!("{name} {length}"), "and"]));
        let both = good.flat_map(|good| [good.clone(), Append { length: length + 7, ..good }]);
        let answers = all(both.map(|append| store.append(append))).await;
        for pair in answers.chunks(2) {
            same("a good one among conflicts", &pair[0], &Ok(()))?;
            same("a conflict among good ones", &matches!(pair[1], Err(Trouble::Conflict { .. })), &true)?;
        }
    }
    for name in &names {
        let [first, second, third] = [0, 2, 4].map(|length| format!("{name} {length}"));
        log_is(store, name, name, &[&first, "and", &second, "and", &third, "and"]).await?;
    }
    Ok(())
}

async fn names(store: &dyn Store) -> Result<(), Trouble> {
    let names = ["t", "T", "t ", "tt", "", "t%", "т", "e\u{301}", "é", "1", "01", "t\0", "t'"];
    for name in names {
        store.append(append(name, 0, &[&format!("<{name}>")])).await?;
    }
    for name in names {
        log_is(store, &format!("the log of {name:?}"), name, &[&format!("<{name}>")]).await?;
    }
    Ok(())
}

async fn unpolled(store: &dyn Store) -> Result<(), Trouble> {
    drop(store.append(append("t", 0, &["one"])));
    store.append(append("other", 0, &["one"])).await?;
    same("a table whose append was never waited for", &store.open("t").await?, &None)
}

async fn secret(store: &dyn Store) -> Result<(), Trouble> {
    same("a new secret", &store.secret("cookies", [1; 32]).await?, &[1; 32])?;
    same("the same secret again", &store.secret("cookies", [2; 32]).await?, &[1; 32])?;
    same("another secret", &store.secret("seats", [3; 32]).await?, &[3; 32])?;
    same("the first secret again", &store.secret("cookies", [4; 32]).await?, &[1; 32])
}

async fn secrets_at_once(store: &dyn Store) -> Result<(), Trouble> {
    let secrets = all((0..32).map(|who| store.secret("cookies", [who; 32]))).await;
    let kept = store.secret("cookies", [99; 32]).await;
    same("the secret is of one who asked", &kept.as_ref().is_ok_and(|secret| secret[0] < 32), &true)?;
    for secret in secrets {
        same("what one of many was told", &secret, &kept)?;
    }
    Ok(())
}
