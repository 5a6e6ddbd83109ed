//! Law 1: somebody may act until it is over, who that is is told, and every game ends within its bound.

use campiello_core::seat::Awaited;
use campiello_core::{Game, Seat, Viewer, Waiting};

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
    let Waiting::For(Awaited { must, asked, may }) = G::waiting(position.state) else { return Ok(()) };
    ensure(1, !must.is_empty(), || "the table waits for nobody, and is not over".into())?;
    let anybody = must.union(asked).union(may);
    for seat in anybody.iter() {
        let there = seat.index() < usize::from(position.seats);
        ensure(1, there, || format!("{seat} must, is asked or may, and does not exist"))?;
        let sets = [must, asked, may].iter().filter(|set| set.contains(seat)).count();
        ensure(1, sets == 1, || format!("{seat} is in {sets} of the sets of those who must, are asked and may"))?;
    }
    for seat in Seat::all(position.seats) {
        let can = !position.legal[seat.index()].is_empty();
        ensure(1, can || !must.contains(seat), || format!("{seat} must act and cannot"))?;
        ensure(1, can || !asked.contains(seat), || format!("{seat} is asked and has no answer"))?;
        let idle = !can && may.contains(seat);
        ensure(1, !idle || can_spell(position, seat), || format!("{seat} may act and cannot"))?;
        ensure(1, !can || anybody.contains(seat), || format!("{seat} can act, and neither must nor is asked nor may"))?;
    }
    let outcome = G::outcome(position.state);
    ensure(1, outcome.is_none(), || format!("there is an outcome before the end: {outcome:?}"))
}

/// Whether a seat that has nothing in its list can spell something.
fn can_spell<G: Game>(position: &Position<'_, G>, seat: Seat) -> bool {
    !G::spell(&G::view(position.state, Viewer::Seat(seat)), &[]).next.is_empty()
}

/// Who is asked can give an answer that ends the asking, and whoever cannot act spells nothing.
pub(super) fn asking<G: Game>(position: &Position<'_, G>) -> Result<(), Offence> {
    let waiting = G::waiting(position.state);
    for seat in Seat::all(position.seats) {
        if let Waiting::For(Awaited { asked, .. }) = waiting
            && asked.contains(seat)
        {
            let ends = position.legal[seat.index()].iter().any(|action| ends_asking(position, seat, action));
            ensure(1, ends, || format!("{seat} is asked, and no listed answer ends the asking"))?;
        }
        let begun = position.attempts[seat.index()].iter().find_map(|attempt| attempt.said.first());
        ensure(1, begun.is_none() || waiting.anybody().contains(seat), || {
            format!("{seat} cannot act, and can spell {}", begun.map_or("", String::as_str))
        })?;
    }
    Ok(())
}

fn ends_asking<G: Game>(position: &Position<'_, G>, seat: Seat, action: &G::Action) -> bool {
    let mut after = position.state.clone();
    G::play(&mut after, seat, action, &mut position.luck()).is_ok()
        && !matches!(G::waiting(&after), Waiting::For(awaited) if awaited.asked.contains(seat))
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
