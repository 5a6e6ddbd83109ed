//! Law 6: a guess fits the view, and follows from the view and luck alone.

use campiello_core::{Game, Luck, Seat, Viewer, Waiting};

use super::conservation::{count, same};
use super::position::{Eyes, Notes, Offence, Position, ensure};
use crate::walk::{every_legal, pick};

/// Guesses worlds for every viewer, and holds them against the law.
pub(super) fn check<G: Game>(
    position: &Position<'_, G>,
    worlds: u32,
    notes: &mut Notes,
) -> Result<Vec<Eyes<G>>, Offence> {
    let begin = notes.census.get(&format!("{:?}", position.table.settings())).cloned().unwrap_or_default();
    let mut eyes = Vec::new();
    for viewer in Viewer::all(position.seats) {
        let view = G::view(position.state, viewer);
        ensure(6, view == G::view(&position.state.clone(), viewer), || {
            format!("{viewer:?} sees two things in the same state")
        })?;
        let mut seen = Eyes { viewer, view, worlds: Vec::new() };
        for n in 0..worlds {
            let world = guess(position, &seen, n)?;
            same(6, &begin, &count::<G>(&world), "in truth, and in a guessed world")?;
            notes.report.worlds += 1;
            notes.report.different += u64::from(world != *position.state);
            if n == 0 {
                play_out::<G>(position, &world, &mut notes.luck)?;
                notes.report.played_out += 1;
            }
            seen.worlds.push(world);
        }
        eyes.push(seen);
    }
    Ok(eyes)
}

fn guess<G: Game>(position: &Position<'_, G>, seen: &Eyes<G>, n: u32) -> Result<G::State, Offence> {
    let Eyes { viewer, view, .. } = seen;
    let luck = || position.other_luck(&format!("guess {viewer:?} {n}"));
    let world = G::guess(view, &mut luck());
    let again = G::guess(&view.clone(), &mut luck());
    ensure(6, world == again, || format!("{viewer:?} guesses two worlds from one view and one luck"))?;
    let dreamt = G::view(&world, *viewer);
    ensure(6, dreamt == *view, || {
        format!("{viewer:?} would see something else in the guessed world:\n{view:?}\n{dreamt:?}")
    })?;
    Ok(world)
}

/// Searching players play guessed worlds to their end: a guess is a position like any other, and the other laws hold in it.
fn play_out<G: Game>(position: &Position<'_, G>, world: &G::State, luck: &mut Luck) -> Result<(), Offence> {
    let mut state = world.clone();
    let mut dice = position.other_luck("play out");
    let begin = count::<G>(world);
    for _ in position.table.steps().len()..G::longest(position.table.settings()) as usize {
        let Waiting::For(waiting) = G::waiting(&state) else { break };
        let legal = every_legal::<G>(&state, position.seats);
        let seats: Vec<Seat> = waiting.iter().collect();
        let seat = pick(&seats, luck).copied().unwrap_or_default();
        let Some(action) = pick(&legal[seat.index()], luck) else {
            return Err(Offence { law: 1, what: format!("in a guessed world {seat} must act and cannot: {state:?}") });
        };
        let played = G::play(&mut state, seat, action, &mut dice);
        ensure(2, played.is_ok(), || format!("in a guessed world {seat} {action} is listed and refused: {played:?}"))?;
    }
    let over = G::waiting(&state) == Waiting::Over;
    ensure(1, over, || "a guessed world does not end within the game's bound".into())?;
    same(4, &begin, &count::<G>(&state), "in a guessed world, and at its end")
}

/// Guesses that are always true have seen the truth, unless nothing is hidden.
pub(super) fn varied(secrets: bool, notes: &Notes) -> Result<(), Offence> {
    ensure(6, !secrets || notes.report.different > 0, || {
        "no guess ever differed from the truth: the view holds it all, or nothing is hidden (Plan::secrets)".into()
    })
}
