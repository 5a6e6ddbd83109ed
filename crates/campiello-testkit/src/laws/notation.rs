//! Law 3, the moves: notation says the same when read again, and the hash of a state says all of it.

use campiello_core::fingerprint::Chain;
use campiello_core::{Game, Seat};

use super::position::{Offence, Position, ensure};

pub(super) fn check<G: Game>(position: &Position<'_, G>) -> Result<(), Offence> {
    for seat in Seat::all(position.seats) {
        for action in position.legal[seat.index()].iter().chain(position.spelled(seat)) {
            read_again::<G>(action)?;
            told_apart(position, seat, action)?;
        }
    }
    Ok(())
}

fn read_again<G: Game>(action: &G::Action) -> Result<(), Offence> {
    let notation = action.to_string();
    let words = notation.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_whitespace));
    let plain = words && !notation.contains(" @") && !notation.contains(" #");
    ensure(3, plain, || format!("{notation:?} cannot stand in a line of a record"))?;
    let read: Result<G::Action, _> = notation.parse();
    ensure(3, read.as_ref() == Ok(action), || format!("{notation:?} stands for {action:?} and is read as {read:?}"))
}

/// States that differ have hashes that differ: otherwise a record would not notice.
fn told_apart<G: Game>(position: &Position<'_, G>, seat: Seat, action: &G::Action) -> Result<(), Offence> {
    let mut after = position.state.clone();
    if G::play(&mut after, seat, action, &mut position.luck()).is_err() {
        return Ok(());
    }
    let print = |state: &G::State| Chain::default().with(state);
    let alike = print(&after) == print(position.state);
    ensure(3, alike == (after == *position.state), || {
        format!(
            "{seat} {action} changes the state or its hash, but not both: a field is not serialised or not compared"
        )
    })
}
