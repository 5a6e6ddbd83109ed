//! Law 1: somebody may act until it is over, and every game ends within its bound.

use campiello_core::{Game, Seat, Waiting};

use super::position::{Offence, Position, ensure};

/// Whether the game is over.
pub(super) fn check<G: Game>(position: &Position<'_, G>) -> Result<bool, Offence> {
    let moves = position.table.steps().len();
    let longest = G::longest(position.table.settings());
    ensure(1, moves <= longest as usize, || format!("the game has {moves} moves; {longest} were said to be enough"))?;
    match G::waiting(position.state) {
        Waiting::For(_) => under_way(position).map(|()| false),
        Waiting::Over => over(position).map(|()| true),
    }
}

fn under_way<G: Game>(position: &Position<'_, G>) -> Result<(), Offence> {
    let Waiting::For(awaited) = G::waiting(position.state) else { return Ok(()) };
    let seats = awaited.must;
    ensure(1, seats.iter().next().is_some(), || "the table waits for nobody, and is not over".into())?;
    for seat in seats.iter() {
        let there = seat.index() < usize::from(position.seats);
        ensure(1, there, || format!("the table waits for {seat}, who does not exist"))?;
        ensure(1, !position.legal[seat.index()].is_empty(), || format!("{seat} must act and cannot"))?;
    }
    let outcome = G::outcome(position.state);
    ensure(1, outcome.is_none(), || format!("there is an outcome before the end: {outcome:?}"))
}

fn over<G: Game>(position: &Position<'_, G>) -> Result<(), Offence> {
    for seat in Seat::all(position.seats) {
        let legal = &position.legal[seat.index()];
        ensure(1, legal.is_empty(), || format!("the game is over, and {seat} may still {}", legal[0]))?;
    }
    let Some(outcome) = G::outcome(position.state) else {
        return Err(Offence { law: 1, what: "the game is over without an outcome".into() });
    };
    let seats = usize::from(position.seats);
    let complete = outcome.scores.len() == seats && outcome.ranks.len() == seats;
    ensure(1, complete, || format!("the outcome is not for {seats} seats: {outcome:?}"))
}
