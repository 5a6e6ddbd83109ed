//! Law 7: a move is taken back freely exactly if nobody else acted, no luck was used and nothing was revealed since.

use campiello_core::chance::Fate;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Game, Message, Seat, Table, Viewer};

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
            let learnt = eyes.iter().find(|seen| seen.viewer.is(seat) && learns(position, seen, seat, action, &after));
            let Fate { revealed, .. } = luck.fate();
            if revealed {
                notes.report.revealed += 1;
                let verb = action.to_string().split(' ').next().unwrap_or_default().to_string();
                let (reported, found) = notes.revelations.entry(verb).or_default();
                *reported += 1;
                *found += u32::from(learnt.is_some());
            } else {
                notes.report.silent += 1;
                ensure(7, learnt.is_none(), || {
                    let viewer = learnt.map(|seen| seen.viewer);
                    format!("{seat} {action} shows {viewer:?} something and reports no revelation")
                })?;
            }
        }
    }
    Ok(())
}

/// Whether the move rules out a world that the viewer believed in.
fn learns<G: Game>(
    position: &Position<'_, G>,
    seen: &Eyes<G>,
    seat: Seat,
    action: &G::Action,
    after: &G::State,
) -> bool {
    let viewer = seen.viewer;
    let (told, view) = (G::tell(position.state, seat, action, viewer), G::view(after, viewer));
    let looks_so = |world: &G::State, action: &G::Action| {
        let mut world = world.clone();
        G::play(&mut world, seat, action, &mut position.luck()).is_ok() && G::view(&world, viewer) == view
    };
    seen.worlds.iter().any(|world| !looks_so(world, action) && !has_twin::<G>(world, seat, viewer, &told, looks_so))
}

/// Whether another move of the seat, in that world, is told alike and looks alike: then the viewer still believes in it.
fn has_twin<G: Game>(
    world: &G::State,
    seat: Seat,
    viewer: Viewer,
    told: &Message,
    looks_so: impl Fn(&G::State, &G::Action) -> bool,
) -> bool {
    if viewer.is(seat) {
        return false;
    }
    let mut actions = Vec::new();
    G::legal(world, seat, &mut actions);
    actions.iter().any(|action| G::tell(world, seat, action, viewer) == *told && looks_so(world, action))
}

/// A game that cries wolf takes undo away from its players.
pub(super) fn overcautious(notes: &Notes) -> Result<(), Offence> {
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

/// Taking the last move back gives the table as it was.
pub(super) fn taken_back<G: Game>(before: &Table<G>, after: &Table<G>) -> Result<(), Offence> {
    let again = after.at(before.steps().len());
    let same = again.state() == before.state() && again.chain() == before.chain() && again.steps() == before.steps();
    ensure(7, same, || "taking the last move back does not give the table before it".into())
}
