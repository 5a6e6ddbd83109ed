//! Law 7: a move is taken back freely exactly if nobody else acted, no luck was used and the mover saw
//! nothing new since.

use campiello_core::chance::Fate;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Game, Seat, Table};

use super::position::{Eyes, Notes, Offence, Position, ensure};
use crate::walk::sample;

/// How many actions of a seat are tried in every position.
const ACTIONS: usize = 4;
/// So many reported revelations of one kind, and none to be seen, are too many.
const TOO_MANY: u32 = 40;

/// Moves that report neither luck nor a revelation bring nothing to light.
pub(super) fn check<G: Game>(position: &Position<'_, G>, eyes: &[Eyes<G>], notes: &mut Notes) -> Result<(), Offence> {
    for seat in Seat::all(position.seats) {
        for action in sample(&position.legal[seat.index()], ACTIONS, &mut notes.luck) {
            let (mut after, mut luck) = (position.state.clone(), position.luck());
            if G::play(&mut after, seat, action, &mut luck).is_err() || luck.fate().luck {
                continue;
            }
            let learnt = eyes.iter().any(|seen| seen.viewer.is(seat) && learns(position, seen, seat, action, &after));
            let Fate { revealed, .. } = luck.fate();
            if revealed {
                notes.report.revealed += 1;
                let verb = action.to_string().split(' ').next().unwrap_or_default().to_string();
                let (reported, found) = notes.revelations.entry(verb).or_default();
                *reported += 1;
                *found += u32::from(learnt);
            } else {
                notes.report.silent += 1;
                ensure(7, !learnt, || format!("{seat} {action} shows {seat} something and reports no revelation"))?;
            }
        }
    }
    Ok(())
}

/// Whether the move rules out a world that its mover believed in. What others learn does not count: whoever shows a secret
/// of their own and takes the move back has gained nothing.
fn learns<G: Game>(
    position: &Position<'_, G>,
    mover: &Eyes<G>,
    seat: Seat,
    action: &G::Action,
    after: &G::State,
) -> bool {
    let view = G::view(after, mover.viewer);
    mover.worlds.iter().any(|world| {
        let mut world = world.clone();
        let played = G::play(&mut world, seat, action, &mut position.luck());
        played.is_err() || G::view(&world, mover.viewer) != view
    })
}

/// A game that cries wolf takes undo away from its players.
pub(super) fn overcautious(notes: &Notes) -> Result<(), Offence> {
    if notes.report.different == 0 {
        return Ok(());
    }
    for (verb, (reported, found)) in &notes.revelations {
        ensure(7, *reported < TOO_MANY || *found > 0, || {
            format!("{verb} reported {reported} revelations, and nobody ever learnt anything")
        })?;
    }
    Ok(())
}

/// The engine's permission follows from the last step.
pub(super) fn permission<G: Game>(table: &Table<G>) -> Result<(), Offence> {
    let Some(last) = table.steps().last() else { return Ok(()) };
    for seat in Seat::all(table.settings().seats()) {
        let expected = match (table.steps().iter().any(|step| step.seat == seat), last.seat == seat, last.fate) {
            (false, ..) => Undo::Nothing,
            (_, false, _) => Undo::ByConsent(Obstacle::SomebodyActed),
            (_, _, Fate { luck: true, .. }) => Undo::ByConsent(Obstacle::Luck),
            (_, _, Fate { revealed: true, .. }) => Undo::ByConsent(Obstacle::Revealed),
            _ => Undo::Free,
        };
        let said = table.undo(seat);
        ensure(7, said == expected, || format!("undo of {seat} is {said:?} and should be {expected:?}"))?;
    }
    Ok(())
}

/// Taking the last move back gives the table as it was. It is done by replaying: if that leads elsewhere, law 3 is broken.
pub(super) fn taken_back<G: Game>(before: &Table<G>, after: &Table<G>) -> Result<(), Offence> {
    let again = after.at(before.steps().len());
    let same = again.state() == before.state() && again.chain() == before.chain();
    ensure(3, same, || "the same moves replayed give another table".into())?;
    let steps = again.steps() == before.steps();
    ensure(7, steps, || "taking the last move back does not give the table before it".into())
}
