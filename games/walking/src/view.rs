//! Who may know what: everything open, and of the hidden only what one's own hand did.

use campiello_core::{Seat, Viewer};

use crate::components::Cards;
use crate::state::{Open, Returned, State};

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
    /// The cards in its hand.
    pub hand: Cards,
    /// The cards that it has returned and that still lie under the decks, by floor, the next to be drawn first.
    pub returned: [Returned; 3],
}

impl View {
    /// What the viewer knows of this state.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => Some(Own { hand: state.hands[seat], returned: returned_by(state, seat) }),
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
    pub fn hand(&self) -> Cards {
        self.own.map_or(Cards::NONE, |own| own.hand)
    }
}

fn returned_by(state: &State, seat: Seat) -> [Returned; 3] {
    core::array::from_fn(|floor| {
        let mut own = Returned::default();
        for (returner, card) in state.open.returners[floor].iter().zip(state.under[floor].iter()) {
            if returner == seat {
                own.push(card);
            }
        }
        own
    })
}
