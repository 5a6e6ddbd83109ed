//! How it lies before a viewer.

pub mod spelling;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::Scene;

use crate::notation::Action;
use crate::state::Open;
use crate::view::View;

/// The clicks of an action.
#[must_use]
pub fn path(_open: &Open, action: Action) -> Vec<String> {
    Vec::from([format!("button/{action}")])
}

/// What the viewer sees.
#[must_use]
pub fn scene(_view: &View) -> Scene {
    Scene::default()
}
