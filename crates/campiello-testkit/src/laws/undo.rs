//! Law 7: a move is taken back freely exactly if nobody else acted, no luck was used and the mover saw
//! nothing new since.

use campiello_core::chance::Fate;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Game, Luck, Seat, Table, Viewer};

use super::position::{Eyes, Notes, Offence, Position, ensure};
use super::report::Report;
/// How many actions of a seat are tried in every position.
const ACTIONS: usize = 4;
/// In so many more worlds a reported revelation is looked for before it counts as none.
const DOUBTS: u32 = 1024;
/// So few revelations prove nothing.
const FEW: u64 = 8;

/// Moves that report neither luck nor a revelation bring nothing to light.
pub(super) fn check<G: Game>(position: &Position<'_, G>, eyes: &[Eyes<G>], notes: &mut Notes) -> Result<(), Offence> {
    for seat in Seat::all(position.seats) {
        for action in position.some(seat, ACTIONS, &mut notes.luck) {
            let (mut after, mut luck) = (position.state.clone(), position.luck());
            if G::play(&mut after, seat, action, &mut luck).is_err() || luck.fate().luck {
                continue;
            }
            let Some(mover) = eyes.iter().find(|seen| seen.viewer.is(seat)) else { continue };
            let view = G::view(&after, mover.viewer);
            let rules_out = |world: &G::State| rules_out(position, world, seat, action, &view);
            if luck.fate().revealed {
                notes.report.revealed += 1;
                let guessed = |luck: &mut Luck| G::guess(&mover.view, luck);
                let learnt =
                    mover.worlds.iter().any(rules_out) || (0..DOUBTS).any(|_| rules_out(&guessed(&mut notes.luck)));
                if !learnt {
                    notes.report.false_alarms += 1;
                    notes.alarm.get_or_insert_with(|| (format!("{seat} {action}"), position.table.record()));
                }
            } else {
                notes.report.silent += 1;
                let learnt = mover.worlds.iter().any(rules_out);
                ensure(7, !learnt, || format!("{seat} {action} shows {seat} something and reports no revelation"))?;
            }
        }
    }
    Ok(())
}

/// After all games: a game may report a revelation once in a while where its mover could have worked it out, because that cannot
/// always be decided on the spot. One that does so often takes undo away from its players.
pub(super) fn alarms(notes: &Notes) -> Result<(), Offence> {
    let Report { revealed, false_alarms, .. } = notes.report;
    let (example, _) = notes.alarm.clone().unwrap_or_default();
    ensure(7, revealed < FEW || false_alarms * 2 <= revealed, || {
        format!("{false_alarms} of {revealed} reported revelations show their mover nothing, first {example}")
    })
}

/// Whether the move rules out a world that its mover believed in. What others learn does not count: whoever shows a secret
/// of their own and takes the move back has gained nothing.
fn rules_out<G: Game>(
    position: &Position<'_, G>,
    world: &G::State,
    seat: Seat,
    action: &G::Action,
    view: &G::View,
) -> bool {
    let mut world = world.clone();
    let played = G::play(&mut world, seat, action, &mut position.luck());
    played.is_err() || G::view(&world, Viewer::Seat(seat)) != *view
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
