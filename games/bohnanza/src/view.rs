//! Who may know what: everything open, and of the hidden only one's own.

use campiello_core::{Seat, Viewer};

use crate::dealing::offers::Given;
use crate::dealing::wishes::Wishes;
use crate::hand::Hand;
use crate::knowledge;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// Its hand.
    pub hand: Hand,
    /// The hand cards that its own open offers give.
    pub given: Given,
    /// Its standing wishes.
    pub wishes: Wishes,
    /// What it remembers of its own doings.
    pub memory: knowledge::Own,
}

impl View {
    /// What the viewer knows of this state.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => Some(Own {
                hand: state.hands[seat],
                given: state.given.of(&state.open.offers, seat),
                wishes: state.wishes[seat],
                memory: state.own[seat],
            }),
            Viewer::Spectator => None,
        };
        Self { viewer, open: state.open.clone(), own }
    }

    /// The seat whose eyes these are.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.own.map_or(Hand::default(), |own| own.hand)
    }
}
