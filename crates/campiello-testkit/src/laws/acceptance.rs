//! Law 2: `play` accepts what is listed and what can be spelled, nothing else; a refusal changes nothing and names its rule.

use campiello_core::{Chance, Game, Refusal, Seat, Viewer};

use super::position::{Notes, Offence, Position, ensure};
use crate::spelling;
use crate::walk::sample;

/// How many listed actions of a seat that spells are spelled as well in a position: letter by letter they are dear.
const LISTED: usize = 24;
/// One out of so many actions that are accepted and not listed is spelled where a position is not looked at in depth.
const SPELLED: u32 = 32;

pub(super) fn check<G: Game>(position: &Position<'_, G>, notes: &mut Notes, deep: bool) -> Result<(), Offence> {
    let (listed, others) = if deep { (usize::MAX, 48) } else { (2, 6) };
    for seat in Seat::all(position.seats) {
        let actions = &position.legal[seat.index()];
        if deep || actions.len() <= 48 {
            no_twins::<G>(seat, actions)?;
        }
        for action in sample(actions, listed, &mut notes.luck) {
            accepted(position, seat, action, "listed")?;
            notes.report.accepted += 1;
            if deep {
                notes.pool.remember(action.to_string(), &mut notes.luck);
            }
        }
        if deep {
            appended(position, seat)?;
            spelled(position, seat, notes)?;
        }
        refused(position, seat, others, notes, deep)?;
    }
    Ok(())
}

fn no_twins<G: Game>(seat: Seat, actions: &[G::Action]) -> Result<(), Offence> {
    for (n, action) in actions.iter().enumerate() {
        ensure(2, !actions[..n].contains(action), || format!("{seat} {action} is listed twice"))?;
    }
    Ok(())
}

fn accepted<G: Game>(position: &Position<'_, G>, seat: Seat, action: &G::Action, how: &str) -> Result<(), Offence> {
    let played = G::play(&mut position.state.clone(), seat, action, &mut position.luck());
    ensure(2, played.is_ok(), || format!("{seat} {action} is {how} and refused: {played:?}"))
}

/// What can be spelled is accepted, and its own clicks are one way to spell it.
fn spelled<G: Game>(position: &Position<'_, G>, seat: Seat, notes: &mut Notes) -> Result<(), Offence> {
    let view = G::view(position.state, Viewer::Seat(seat));
    let attempts = &position.attempts[seat.index()];
    for action in attempts.iter().filter_map(|attempt| attempt.whole.as_ref()) {
        accepted(position, seat, action, "spelled")?;
        by_its_path::<G>(&view, seat, action, "spelled")?;
        notes.report.spelled += 1;
        notes.pool.remember(action.to_string(), &mut notes.luck);
    }
    // A listed action that begins like one that is spelled is no exception among them.
    let Some(first) = attempts.first().and_then(|attempt| attempt.offered.first()) else { return Ok(()) };
    let looked_at = if first.is_empty() { 0 } else { LISTED };
    for action in sample(&position.legal[seat.index()], looked_at, &mut notes.luck) {
        let path = G::choice(&view, action).path;
        if path.first().is_some_and(|target| first.iter().any(|letter| letter.target == *target)) {
            by_its_path::<G>(&view, seat, action, "listed")?;
        }
    }
    Ok(())
}

fn by_its_path<G: Game>(view: &G::View, seat: Seat, action: &G::Action, how: &str) -> Result<(), Offence> {
    let spelled = spelling::by_its_path::<G>(view, action);
    spelled.map_err(|why| Offence {
        law: 2,
        what: format!("{seat} {action} is {how}, and its clicks do not spell it: {why}"),
    })
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

/// Tries actions from elsewhere; those that are neither listed nor can be spelled must be refused, and nothing may change.
fn refused<G: Game>(
    position: &Position<'_, G>,
    seat: Seat,
    tries: u32,
    notes: &mut Notes,
    deep: bool,
) -> Result<(), Offence> {
    let mut state = position.state.clone();
    for _ in 0..tries {
        let Some(notation) = notes.pool.candidate(&mut notes.luck) else { return Ok(()) };
        let Ok(action) = notation.parse::<G::Action>() else { continue };
        if position.legal[seat.index()].contains(&action) {
            continue;
        }
        let Err(illegal) = G::play(&mut state, seat, &action, &mut position.luck()) else {
            if deep || notes.luck.below(SPELLED) == 0 {
                let view = G::view(position.state, Viewer::Seat(seat));
                by_its_path::<G>(&view, seat, &action, "not listed and accepted")?;
            }
            state.clone_from(position.state);
            continue;
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
