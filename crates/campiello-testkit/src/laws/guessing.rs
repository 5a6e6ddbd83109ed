//! Law 6: a guess fits the view, and follows from the view and luck alone.

use campiello_core::{Game, Luck, Seat, Waiting};

use super::conservation::{count, same};
use super::position::{Eyes, Notes, Offence, Position, ensure};
use crate::walk::{every_legal, pick};

/// Guesses worlds for every viewer, and holds them against the law; one of them is played to its end.
pub(super) fn check<G: Game>(
    position: &Position<'_, G>,
    eyes: &mut [Eyes<G>],
    worlds: u32,
    notes: &mut Notes,
) -> Result<(), Offence> {
    let begin = notes.census.get(&format!("{:?}", position.table.settings())).cloned().unwrap_or_default();
    for seen in eyes.iter_mut() {
        let viewer = seen.viewer;
        let again = G::view(&position.state.clone(), viewer);
        ensure(6, seen.view == again, || format!("{viewer:?} sees two things in the same state"))?;
        for n in 0..worlds {
            let world = guess(position, seen, n)?;
            if n == 0 {
                same(6, &begin, &count::<G>(&world), "in truth, and in a guessed world")?;
            }
            notes.report.worlds += 1;
            notes.report.different += u64::from(world != *position.state);
            seen.worlds.push(world);
        }
    }
    if let Some(world) = pick(eyes, &mut notes.luck).and_then(|seen| seen.worlds.first()) {
        play_out::<G>(position, world, &mut notes.luck)?;
        notes.report.played_out += 1;
    }
    Ok(())
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
    let mut moves = Vec::new();
    let begin = count::<G>(world);
    let mut state = world.clone();
    play_on(position, &mut state, &mut moves, luck)
        .and_then(|()| same(4, &begin, &count::<G>(&state), "at first"))
        .map_err(|Offence { law, what }| {
            let moves: Vec<String> = moves.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
            let moves = if moves.is_empty() { "at once".into() } else { format!("after {}", moves.join(", ")) };
            Offence { law, what: format!("in a guessed world, {moves}: {what}\n{world:?}") }
        })
}

fn play_on<G: Game>(
    position: &Position<'_, G>,
    state: &mut G::State,
    moves: &mut Vec<(Seat, G::Action)>,
    luck: &mut Luck,
) -> Result<(), Offence> {
    let mut dice = position.other_luck("play out");
    for _ in position.table.steps().len()..G::longest(position.table.settings()) as usize {
        let Waiting::For(waiting) = G::waiting(state) else { break };
        let legal = every_legal::<G>(state, position.seats);
        let seats: Vec<Seat> =
            waiting.must.union(waiting.asked).iter().filter(|seat| seat.index() < legal.len()).collect();
        let seat = pick(&seats, luck).copied().unwrap_or_default();
        let Some(action) = pick(&legal[seat.index()], luck) else {
            return Err(Offence { law: 1, what: format!("{seat} must act or is asked, and cannot") });
        };
        let played = G::play(state, seat, action, &mut dice);
        ensure(2, played.is_ok(), || format!("{seat} {action} is listed and refused: {played:?}"))?;
        moves.push((seat, action.clone()));
    }
    ensure(1, G::waiting(state) == Waiting::Over, || "the game does not end within its bound".into())
}

/// Guesses that are always true have seen the truth, unless nothing is hidden.
pub(super) fn varied(secrets: bool, notes: &Notes) -> Result<(), Offence> {
    ensure(6, !secrets || notes.report.different > 0, || {
        "no guess ever differed from the truth: the view holds it all, or nothing is hidden (Plan::secrets)".into()
    })
}
