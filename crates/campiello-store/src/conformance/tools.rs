//! What the checks share.

use std::{fmt::Debug, future::poll_fn, pin::Pin, task::Poll};

use crate::{Append, Card, Stage, Store, Trouble};

/// Waits for all of them at once; what they come to, in their order.
pub async fn all<T>(answers: impl IntoIterator<Item = Pin<Box<dyn Future<Output = T> + Send + '_>>>) -> Vec<T> {
    let mut waiting: Vec<_> = answers.into_iter().map(|answer| (Some(answer), None)).collect();
    poll_fn(|context| {
        for (answer, result) in &mut waiting {
            if let Some(Poll::Ready(ready)) = answer.as_mut().map(|answer| answer.as_mut().poll(context)) {
                (*answer, *result) = (None, Some(ready));
            }
        }
        if waiting.iter().all(|(answer, _)| answer.is_none()) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    waiting.into_iter().filter_map(|(_, result)| result).collect()
}

/// The card of a listed table that gathers, touched at that time.
pub fn card(touched: u64) -> Card {
    Card {
        game: "walking".to_owned(),
        stage: Stage::Gathering,
        listed: true,
        touched,
        due: None,
        people: Vec::new(),
        about: String::new(),
    }
}

/// An append to a table with a plain card.
pub(super) fn append(table: &str, length: u64, events: &[&str]) -> Append {
    let events = events.iter().map(|&event| event.to_owned()).collect();
    Append { table: table.to_owned(), length, events, card: card(1) }
}

/// Fails with words unless both are the same.
pub(super) fn same<T: PartialEq + Debug + ?Sized>(what: &str, is: &T, should: &T) -> Result<(), Trouble> {
    if is == should { Ok(()) } else { Err(Trouble::Failed(format!("{what}: it is {is:?}, but should be {should:?}"))) }
}

/// Fails with words unless the log of a table is this.
pub(super) async fn log_is(store: &dyn Store, what: &str, table: &str, events: &[&str]) -> Result<(), Trouble> {
    same(what, texts(&store.read(table, 0).await?).as_slice(), events)
}

pub(super) fn texts(events: &[String]) -> Vec<&str> {
    events.iter().map(String::as_str).collect()
}
