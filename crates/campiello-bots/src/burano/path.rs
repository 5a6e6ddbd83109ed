//! How a position came about in the mind.

use std::rc::Rc;

use burano::Action;

/// The decisions that lead to a position; those of one turn share their beginnings.
#[derive(Clone, Default)]
pub(super) struct Path(Option<Rc<Link>>);

struct Link {
    action: Action,
    before: Path,
}

impl Path {
    /// The path with one decision more.
    pub(super) fn then(&self, action: Action) -> Self {
        Self(Some(Rc::new(Link { action, before: self.clone() })))
    }

    /// Its first decision; none at the root.
    pub(super) fn first(&self) -> Option<Action> {
        self.backwards().last()
    }

    /// All decisions, the first first.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = self.backwards().collect();
        actions.reverse();
        actions
    }

    fn backwards(&self) -> impl Iterator<Item = Action> {
        let mut rest = self.0.as_deref();
        std::iter::from_fn(move || {
            let link = rest?;
            rest = link.before.0.as_deref();
            Some(link.action)
        })
    }
}
