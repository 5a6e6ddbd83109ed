//! Law 8: every legal action is spelled by exactly one click path on its actor's scene, and every letter that is offered lies there.

use std::collections::BTreeSet;

use campiello_core::path::BUTTON;
use campiello_core::scene::Area;
use campiello_core::{Game, Scene, Seat, Viewer};

use super::position::{Eyes, Offence, Position, ensure};
use crate::spelling::Attempt;

pub(super) fn check<G: Game>(position: &Position<'_, G>, eyes: &[Eyes<G>]) -> Result<(), Offence> {
    for seen in eyes {
        unique_ids(seen.scene.areas.iter(), seen.viewer)?;
        if let Viewer::Seat(seat) = seen.viewer {
            let targets = targets(seen.scene.areas.iter());
            clicked::<G>(&position.legal[seat.index()], &seen.view, &targets, seat)?;
            for attempt in &position.attempts[seat.index()] {
                letters(attempt, &targets, seat)?;
                shown(attempt, &seen.scene, seat)?;
            }
        }
    }
    Ok(())
}

fn unique_ids<'a>(scene: impl Iterator<Item = &'a Area>, viewer: Viewer) -> Result<(), Offence> {
    let (mut areas, mut pieces) = (BTreeSet::new(), BTreeSet::new());
    for area in scene {
        ensure(8, areas.insert(&area.id), || format!("{viewer:?} sees two areas with the id {}", area.id))?;
        for piece in &area.pieces {
            ensure(8, pieces.insert(&piece.id), || format!("{viewer:?} sees two pieces with the id {}", piece.id))?;
        }
    }
    Ok(())
}

/// Everything on the scene that can be clicked.
fn targets<'a>(scene: impl Iterator<Item = &'a Area>) -> BTreeSet<&'a str> {
    scene.flat_map(|area| &area.pieces).filter_map(|piece| piece.target.as_deref()).collect()
}

/// What a spelled action shows on the way takes the place of areas that are there, and what can be clicked next still is.
fn shown<'a, A>(attempt: &'a Attempt<A>, scene: &'a Scene, seat: Seat) -> Result<(), Offence> {
    for (n, (shown, offered)) in attempt.shown.iter().zip(&attempt.offered).enumerate() {
        if shown.areas.is_empty() {
            continue;
        }
        let after = || format!("after [{}], {seat}", attempt.said[..n].join(", "));
        for area in &shown.areas {
            let placed = scene.areas.iter().any(|there| there.id == area.id);
            ensure(8, placed, || format!("{} is shown {}, which has no place", after(), area.id))?;
        }
        let now = |there: &'a Area| shown.areas.iter().find(|area| area.id == there.id).unwrap_or(there);
        unique_ids(scene.areas.iter().map(now), Viewer::Seat(seat))?;
        let targets = targets(scene.areas.iter().map(now));
        for letter in offered {
            ensure(8, lies_on(&targets, &letter.target), || {
                format!("{} may click {}, which is shown no longer", after(), letter.target)
            })?;
        }
    }
    Ok(())
}

fn lies_on(targets: &BTreeSet<&str>, target: &str) -> bool {
    target.starts_with(BUTTON) || targets.contains(target)
}

fn clicked<G: Game>(
    actions: &[G::Action],
    view: &G::View,
    targets: &BTreeSet<&str>,
    seat: Seat,
) -> Result<(), Offence> {
    let mut paths = Vec::with_capacity(actions.len());
    for action in actions {
        let path = G::choice(view, action).path;
        ensure(8, !path.is_empty(), || format!("{seat} {action} has nothing to click"))?;
        for target in &path {
            ensure(8, lies_on(targets, target), || {
                format!("{seat} {action} needs a click on {target}, which is not on the scene of {seat}")
            })?;
        }
        paths.push((path, action));
    }
    // A path that another begins with stands, once sorted, right before one that begins with it.
    paths.sort_by(|one, other| one.0.cmp(&other.0));
    for pair in paths.windows(2) {
        let [(shorter, one), (longer, other)] = pair else { continue };
        ensure(8, !longer.starts_with(shorter), || {
            format!("the clicks of {seat} {one} ({}) begin those of {other}", shorter.join(", "))
        })?;
    }
    Ok(())
}

/// The letters offered on the way lie on the scene and are all different, and the way leads somewhere.
fn letters<A>(attempt: &Attempt<A>, targets: &BTreeSet<&str>, seat: Seat) -> Result<(), Offence> {
    for (n, offered) in attempt.offered.iter().enumerate() {
        let after = || format!("after [{}], {seat}", attempt.said[..n].join(", "));
        let mut known = BTreeSet::new();
        for letter in offered {
            let target = letter.target.as_str();
            ensure(8, lies_on(targets, target), || {
                format!("{} may click {target}, which is not on the scene", after())
            })?;
            ensure(8, known.insert(target), || format!("{} may click {target} in two ways", after()))?;
        }
    }
    let said = || attempt.said.join(", ");
    ensure(8, !attempt.is_stuck(), || format!("{seat} may click [{}], and that leads nowhere", said()))?;
    let more = attempt.whole.is_some() && attempt.offered.last().is_some_and(|next| !next.is_empty());
    ensure(8, !more, || format!("{seat} has spelled a whole action by [{}], and more may be clicked", said()))
}
