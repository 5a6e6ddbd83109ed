//! Law 4: every card, cube, coin and worker is somewhere, exactly once.

use campiello_core::census::Census;
use campiello_core::{Game, Table};

use super::position::{Notes, Offence, Position, ensure};

/// Compares with the count after the set-up of the first game with these settings.
pub(super) fn check<G: Game>(position: &Position<'_, G>, notes: &mut Notes) -> Result<(), Offence> {
    let settings = format!("{:?}", position.table.settings());
    let now = count::<G>(position.state);
    ensure(4, now != Census::default(), || "the census counts nothing".into())?;
    let begin = notes.census.entry(settings).or_insert_with(|| now.clone());
    same(4, begin, &now, "at the beginning")
}

pub(super) fn count<G: Game>(state: &G::State) -> Census {
    let mut census = Census::default();
    G::census(state, &mut census);
    census
}

pub(super) fn same(law: u8, begin: &Census, now: &Census, when: &str) -> Result<(), Offence> {
    match begin.difference(now) {
        None => Ok(()),
        Some((component, then, now)) => {
            Err(Offence { law, what: format!("{component}: there were {then} {when}, there are {now}") })
        }
    }
}

/// The move after which the count first differed from that after the set-up.
pub(super) fn first_loss<G: Game>(table: &Table<G>) -> Option<usize> {
    let begin = count::<G>(table.at(0).state());
    (1..=table.steps().len()).find(|moves| count::<G>(table.at(*moves).state()) != begin)
}
