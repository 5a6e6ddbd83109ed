//! Law 2: `play` accepts exactly what `legal` lists; a refusal changes nothing and names its rule.

use campiello_core::{Game, Refusal, Seat};

use super::position::{Notes, Offence, Position, ensure};
use crate::walk::sample;

pub(super) fn check<G: Game>(position: &Position<'_, G>, notes: &mut Notes, deep: bool) -> Result<(), Offence> {
    let (listed, others) = if deep { (usize::MAX, 48) } else { (2, 6) };
    for seat in Seat::all(position.seats) {
        let actions = &position.legal[seat.index()];
        if deep || actions.len() <= 48 {
            no_twins::<G>(seat, actions)?;
        }
        for action in sample(actions, listed, &mut notes.luck) {
            accepted(position, seat, action)?;
            notes.report.accepted += 1;
            if deep {
                notes.pool.remember(action.to_string(), &mut notes.luck);
            }
        }
        if deep {
            appended(position, seat)?;
        }
        refused(position, seat, others, notes)?;
    }
    Ok(())
}

fn no_twins<G: Game>(seat: Seat, actions: &[G::Action]) -> Result<(), Offence> {
    for (n, action) in actions.iter().enumerate() {
        ensure(2, !actions[..n].contains(action), || format!("{seat} {action} is listed twice"))?;
    }
    Ok(())
}

fn accepted<G: Game>(position: &Position<'_, G>, seat: Seat, action: &G::Action) -> Result<(), Offence> {
    let played = G::play(&mut position.state.clone(), seat, action, &mut position.luck());
    ensure(2, played.is_ok(), || format!("{seat} {action} is listed and refused: {played:?}"))
}

/// `legal` adds to the buffer and keeps what is in it.
fn appended<G: Game>(position: &Position<'_, G>, seat: Seat) -> Result<(), Offence> {
    let actions = &position.legal[seat.index()];
    let mut buffer = actions.clone();
    G::legal(position.state, seat, &mut buffer);
    let (before, after) = buffer.split_at(actions.len().min(buffer.len()));
    ensure(2, before == actions && after == actions, || {
        format!("legal of {seat} does not append the same list to a buffer that is not empty")
    })
}

/// Tries actions from elsewhere; those that are not listed must be refused, and nothing may change.
fn refused<G: Game>(position: &Position<'_, G>, seat: Seat, tries: u32, notes: &mut Notes) -> Result<(), Offence> {
    let mut state = position.state.clone();
    for _ in 0..tries {
        let Some(notation) = notes.pool.candidate(&mut notes.luck) else { return Ok(()) };
        let Ok(action) = notation.parse::<G::Action>() else { continue };
        if position.legal[seat.index()].contains(&action) {
            continue;
        }
        let Err(illegal) = G::play(&mut state, seat, &action, &mut position.luck()) else {
            return Err(Offence { law: 2, what: format!("{seat} {action} is not listed and accepted") });
        };
        ensure(2, state == *position.state, || format!("{seat} {action} is refused and changes the state"))?;
        let (rule, message) = (illegal.rule(), illegal.message());
        ensure(2, !rule.is_empty(), || format!("{seat} {action} is refused without a rule: {illegal:?}"))?;
        ensure(2, !message.key.is_empty(), || format!("{seat} {action} is refused without a word: {illegal:?}"))?;
        notes.report.rules.insert(rule);
        notes.report.refused += 1;
    }
    Ok(())
}
