//! Law 5, non-interference: swap what a viewer cannot know, and everything that reaches them stays the same.

use campiello_core::chance::Fate;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Game, Luck, Seat, Viewer};

use super::Swap;
use super::position::{Eyes, Notes, Offence, Position, ensure, in_words};
use crate::walk::pick;

/// How many actions of a seat are compared in a pair of worlds.
const ACTIONS: usize = 6;

/// Compares the truth with every world in which the viewer sees the same; adds swapped worlds to those guessed.
pub(super) fn check<G: Game>(
    position: &Position<'_, G>,
    eyes: &mut [Eyes<G>],
    swap: Option<Swap<G>>,
    notes: &mut Notes,
) -> Result<(), Offence> {
    for seen in eyes.iter_mut() {
        if let Some(swap) = swap {
            let world = swapped(position, seen, swap, notes)?;
            seen.worlds.push(world);
        }
        for world in &seen.worlds {
            unchanged(position, seen, world, notes)?;
        }
        same_letters(position, seen)?;
        discreet(position, seen.viewer, &mut notes.luck)?;
    }
    pick(eyes, &mut notes.luck).map_or(Ok(()), same_scene)
}

/// Scenes are dear, and follow from views that were compared already: one look is enough for a field that the comparison of
/// views overlooks.
fn same_scene<G: Game>(seen: &Eyes<G>) -> Result<(), Offence> {
    let Some(world) = seen.worlds.last() else { return Ok(()) };
    let scene = G::layout(&G::view(world, seen.viewer));
    ensure(5, scene == seen.scene, || format!("the scene tells {:?} what they cannot know", seen.viewer))
}

/// Letters follow from views as well: one attempt in one other world is enough.
fn same_letters<G: Game>(position: &Position<'_, G>, seen: &Eyes<G>) -> Result<(), Offence> {
    let (Viewer::Seat(seat), Some(world)) = (seen.viewer, seen.worlds.last()) else { return Ok(()) };
    let Some(attempt) = position.attempts[seat.index()].last() else { return Ok(()) };
    let same_eyes = G::view(world, seen.viewer);
    for n in 0..=attempt.said.len() {
        let said = &attempt.said[..n];
        ensure(5, G::spell(&seen.view, said) == G::spell(&same_eyes, said), || {
            format!("what {seat} may say after [{}] tells what {seat} cannot know", said.join(", "))
        })?;
    }
    Ok(())
}

fn swapped<G: Game>(
    position: &Position<'_, G>,
    seen: &Eyes<G>,
    swap: Swap<G>,
    notes: &mut Notes,
) -> Result<G::State, Offence> {
    let world = swap(position.state, seen.viewer, &mut notes.luck);
    notes.report.different += u64::from(world != *position.state);
    let view = G::view(&world, seen.viewer);
    let viewer = seen.viewer;
    ensure(5, view == seen.view, || format!("{viewer:?} sees what they cannot know:\n{:?}\n{view:?}", seen.view))?;
    Ok(world)
}

fn unchanged<G: Game>(
    position: &Position<'_, G>,
    seen: &Eyes<G>,
    world: &G::State,
    notes: &mut Notes,
) -> Result<(), Offence> {
    let Eyes { viewer, view, .. } = seen;
    let differs = |what: &str| format!("{what} tells {viewer:?} what they cannot know");
    ensure(5, G::waiting(position.state) == G::waiting(world), || differs("whom the table waits for"))?;
    ensure(5, G::outcome(position.state) == G::outcome(world), || differs("the outcome"))?;
    let same_eyes = G::view(world, *viewer);
    for seat in Seat::all(position.seats) {
        let mut legal = Vec::new();
        G::legal(world, seat, &mut legal);
        let actions = &position.legal[seat.index()];
        let own = viewer.is(seat);
        ensure(5, !own || legal == *actions, || differs("the legal list"))?;
        let there = |action: &&G::Action| own || legal.contains(action) || spelled_too(position, seat, action, world);
        for action in position.some(seat, ACTIONS, &mut notes.luck).into_iter().filter(there) {
            same_log(position, *viewer, seat, action, world)?;
            if own {
                let same_choice = G::choice(view, action) == G::choice(&same_eyes, action);
                ensure(5, same_choice, || differs(&format!("the choice {action}")))?;
                same_undo(position, *viewer, seat, action, world)?;
            }
        }
        if own {
            same_refusals(position, seat, world, notes)?;
        }
    }
    Ok(())
}

/// Whether an action that is spelled in truth is one in another world as well.
fn spelled_too<G: Game>(position: &Position<'_, G>, seat: Seat, action: &G::Action, world: &G::State) -> bool {
    let listed = position.legal[seat.index()].contains(action);
    !listed && position.after(world, seat, action).is_some()
}

/// A move that looks the same afterwards is told in the same words.
fn same_log<G: Game>(
    position: &Position<'_, G>,
    viewer: Viewer,
    seat: Seat,
    action: &G::Action,
    world: &G::State,
) -> Result<(), Offence> {
    let told = |before: &G::State| {
        let (after, _) = position.after(before, seat, action)?;
        Some((G::view(&after, viewer), G::tell(before, &after, seat, action, viewer)))
    };
    let (Some((seen, truth)), Some((dreamt, other))) = (told(position.state), told(world)) else { return Ok(()) };
    ensure(5, seen != dreamt || truth == other, || {
        format!("the log tells {viewer:?} what they cannot know ({} or {})", in_words(&truth), in_words(&other))
    })
}

/// A move that looks the same afterwards can be taken back in the one world as in the other.
fn same_undo<G: Game>(
    position: &Position<'_, G>,
    viewer: Viewer,
    seat: Seat,
    action: &G::Action,
    world: &G::State,
) -> Result<(), Offence> {
    let after = |state: &G::State| {
        let (state, fate) = position.after(state, seat, action)?;
        let undo = match (fate.luck, fate.revealed) {
            (true, _) => Undo::ByConsent(Obstacle::Luck),
            (_, true) => Undo::ByConsent(Obstacle::Revealed),
            _ => Undo::Free,
        };
        Some((G::view(&state, viewer), undo))
    };
    let (Some((seen, undo)), Some((dreamt, other))) = (after(position.state), after(world)) else {
        return Err(Offence {
            law: 5,
            what: format!("{seat} {action} is legal only in some worlds that {seat} believes in"),
        });
    };
    ensure(5, seen != dreamt || undo == other, || {
        format!("whether {seat} may take {action} back tells what {seat} cannot know: {undo:?} or {other:?}")
    })
}

/// What a viewer is told about a move against the rules depends on what they can know.
fn same_refusals<G: Game>(
    position: &Position<'_, G>,
    seat: Seat,
    world: &G::State,
    notes: &mut Notes,
) -> Result<(), Offence> {
    for _ in 0..ACTIONS {
        let Some(notation) = notes.pool.candidate(&mut notes.luck) else { return Ok(()) };
        let Ok(action) = notation.parse::<G::Action>() else { continue };
        if position.legal[seat.index()].contains(&action) {
            continue;
        }
        let refusal = |state: &G::State| G::play(&mut state.clone(), seat, &action, &mut position.luck()).err();
        let (truth, other) = (refusal(position.state), refusal(world));
        ensure(5, truth == other, || {
            format!("the refusal of {seat} {action} tells what {seat} cannot know: {truth:?} or {other:?}")
        })?;
    }
    Ok(())
}

/// Two moves that look the same to a viewer and leave a hidden difference are told in the same words.
fn discreet<G: Game>(position: &Position<'_, G>, viewer: Viewer, luck: &mut Luck) -> Result<(), Offence> {
    for seat in Seat::all(position.seats).filter(|seat| !viewer.is(*seat)) {
        let mut moves: Vec<(G::State, G::View, &G::Action)> = Vec::new();
        for action in position.some(seat, ACTIONS, luck) {
            let Some((state, Fate { luck: false, .. })) = position.after(position.state, seat, action) else {
                continue;
            };
            let view = G::view(&state, viewer);
            let told = |after: &G::State, action| G::tell(position.state, after, seat, action, viewer);
            for (other, _, twin) in moves.iter().filter(|(other, seen, _)| *seen == view && *other != state) {
                let (one, other) = (told(&state, action), told(other, *twin));
                ensure(5, one == other, || {
                    let (one, other) = (in_words(&one), in_words(&other));
                    format!("the log tells {viewer:?} which hidden move {seat} made: {one} or {other}")
                })?;
            }
            moves.push((state, view, action));
        }
    }
    Ok(())
}
