//! How things are written in positions, and whether all are there.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use campiello_core::census::Census;
use campiello_core::chance::Dictated;
use campiello_core::position::{join, named, number};
use campiello_core::{Bag, Keyed, Settings, Switches};

use crate::state::State;
use crate::{Burano, census, setup};

/// `2 pink blue`: every thing by itself.
pub(super) fn count_of<T: Copy + FromStr<Err = ()>>(words: &[&str], what: &str) -> Result<Vec<T>, String> {
    let mut things = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (count, word) = match number::<u8>(word) {
            Ok(count) => (count, *words.next().ok_or("a number stands before what it counts")?),
            Err(_) => (1, *word),
        };
        let thing: T = named(word, what)?;
        things.extend((0..count).map(|_| thing));
    }
    Ok(things)
}

/// Takes things out of where they are kept.
pub(super) fn bag<K: Keyed + FromStr<Err = ()>, const N: usize>(
    from: &mut Bag<K, N>,
    words: &[&str],
    what: &str,
) -> Result<Bag<K, N>, String> {
    let things: Bag<K, N> = count_of(words, what)?.into_iter().collect();
    if from.take_all(&things) { Ok(things) } else { Err(format!("only {} are left", listed(from))) }
}

/// `2 pink blue`; `none` if there is nothing.
pub(super) fn listed<K: Keyed, const N: usize>(things: &Bag<K, N>) -> String {
    join(things.iter().map(|(kind, count)| match count {
        1 => kind.key().into(),
        _ => format!("{count} {}", kind.key()),
    }))
}

/// What there is too much or too little of, held against a table that was just set up.
pub(super) fn missing(state: &State) -> Option<String> {
    let whole = Settings::<Burano>::new(state.open.seats, Switches::default()).ok()?.on(state.open.edition);
    let (mut found, mut expected) = (Census::default(), Census::default());
    census::count(state, &mut found);
    census::count(&setup::setup(&whole, &mut Dictated::default()), &mut expected);
    found.difference(&expected).map(|(what, here, there)| format!("{here} of {there}: {what}"))
}
