//! Who may know what: everything open, and of the hidden only one's own fish and plan.

use campiello_core::{Seat, Viewer};

use crate::components::Shoal;
use crate::pyramid::Pyramid;
use crate::state::{Open, State};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What everybody sees or has seen.
    pub open: Open,
    /// What only this seat knows; nothing for a spectator.
    pub own: Option<Own>,
}

/// What only a seat itself knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// The fish in its hand that came from the deck.
    pub drawn: Shoal,
    /// Its pyramid, while others still build theirs; empty before it is built.
    pub plan: Pyramid,
}

impl View {
    /// What the viewer knows of this state.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let own = viewer.seat().map(|seat| Own { drawn: state.drawn[seat], plan: state.plans[seat] });
        Self { viewer, open: state.open.clone(), own }
    }

    /// The seat whose eyes these are.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The fish in the viewer's hand; none for a spectator.
    #[must_use]
    pub fn hand(&self) -> Shoal {
        let mut hand = self.own.map_or(Shoal::NONE, |own| own.drawn);
        if let Some(seat) = self.seat() {
            hand.add_all(&self.open.players[seat].seen);
        }
        hand
    }
}
