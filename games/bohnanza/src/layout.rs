//! How the table lies before a viewer.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::Scene;

use crate::dealing::spelling;
use crate::notation::Action;
use crate::state::Phase;
use crate::view::View;

/// Where to click for an action.
#[must_use]
pub fn path(view: &View, action: &Action) -> Vec<String> {
    if let Some(path) = spelling::path(action) {
        return path;
    }
    match action {
        Action::Plant { bean, field } => {
            let card = if view.open.phase == Phase::Plant { spelling::hand_target(0) } else { format!("aside/{bean}") };
            [card, format!("field/{}", field + 1)].into()
        }
        Action::Harvest { field } => [format!("field/{}", field + 1), "button/harvest".to_string()].into(),
        Action::Decline { number } | Action::Withdraw { number } => {
            let verb = if matches!(action, Action::Decline { .. }) { "decline" } else { "withdraw" };
            [format!("button/{verb}-{number}")].into()
        }
        other => [format!("button/{other}")].into(),
    }
}

/// What the viewer sees.
#[must_use]
pub fn scene(_view: &View) -> Scene {
    Scene::default()
}
