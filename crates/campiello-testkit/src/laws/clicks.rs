//! Law 8: every legal action is spelled by exactly one click path on its actor's scene.

use std::collections::BTreeSet;

use campiello_core::path::BUTTON;
use campiello_core::{Game, Scene, Seat, Viewer};

use super::position::{Eyes, Offence, Position, ensure};

pub(super) fn check<G: Game>(position: &Position<'_, G>, eyes: &[Eyes<G>]) -> Result<(), Offence> {
    for seen in eyes {
        unique_ids(&seen.scene, seen.viewer)?;
        if let Viewer::Seat(seat) = seen.viewer {
            spelled::<G>(&position.legal[seat.index()], &seen.view, &seen.scene, seat)?;
        }
    }
    Ok(())
}

fn unique_ids(scene: &Scene, viewer: Viewer) -> Result<(), Offence> {
    let (mut areas, mut pieces) = (BTreeSet::new(), BTreeSet::new());
    for area in &scene.areas {
        ensure(8, areas.insert(&area.id), || format!("{viewer:?} sees two areas with the id {}", area.id))?;
        for piece in &area.pieces {
            ensure(8, pieces.insert(&piece.id), || format!("{viewer:?} sees two pieces with the id {}", piece.id))?;
        }
    }
    Ok(())
}

fn spelled<G: Game>(actions: &[G::Action], view: &G::View, scene: &Scene, seat: Seat) -> Result<(), Offence> {
    let targets: BTreeSet<&str> =
        scene.areas.iter().flat_map(|area| &area.pieces).filter_map(|piece| piece.target.as_deref()).collect();
    let mut paths = Vec::with_capacity(actions.len());
    for action in actions {
        let path = G::choice(view, action).path;
        ensure(8, !path.is_empty(), || format!("{seat} {action} has nothing to click"))?;
        for target in &path {
            let there = target.starts_with(BUTTON) || targets.contains(target.as_str());
            ensure(8, there, || {
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
