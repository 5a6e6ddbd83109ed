//! With whose eyes somebody sees a table.

use campiello_core::{Seat, SeatSet, Viewer};
use serde::Deserialize;

use crate::life::{Life, Stage};

/// What the address of a table says about who looks: with which of several seats, or to whom the screen is handed.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Looks {
    #[serde(rename = "as")]
    looks_as: Option<u8>,
    to: Option<u8>,
}

/// With whose eyes somebody sees a table. Whoever has the same eyes sees the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// Whose hidden cards are seen.
    pub viewer: Viewer,
    /// The seats of the person: several people may sit at one screen.
    pub own: SeatSet,
    /// Whether the person laid the table.
    pub host: bool,
    /// The seat to which the device is to be passed, before anything hidden is shown.
    pub curtain: Option<Seat>,
}

impl Eyes {
    /// The eyes of somebody who only watches.
    pub const SPECTATOR: Self = Self { viewer: Viewer::Spectator, own: SeatSet::NOBODY, host: false, curtain: None };

    /// The eyes of a person who looks like this.
    #[must_use]
    pub fn looking(life: &Life, person: &str, looks: Looks) -> Self {
        let eyes = Self::of(life, person, looks.looks_as.map(Seat::new));
        let to = looks.to.map(Seat::new).filter(|to| eyes.waiting(life).contains(*to));
        to.map_or(eyes, |to| Self { viewer: Viewer::Spectator, curtain: Some(to), ..eyes })
    }

    /// The person's other seats that the table waits for: where several may speak at once, the screen can be handed to any of them.
    #[must_use]
    pub fn waiting(self, life: &Life) -> SeatSet {
        let awaited = life.awaited();
        let others = self.own.iter().filter(|seat| awaited.contains(*seat) && !self.viewer.is(*seat));
        others.filter(|_| self.own.len() > 1).fold(SeatSet::NOBODY, SeatSet::with)
    }

    /// The eyes of a person at a table. Whoever has several seats says with which they look now; when another one of theirs is to act, a
    /// curtain falls.
    #[must_use]
    pub fn of(life: &Life, person: &str, looks_as: Option<Seat>) -> Self {
        let own = life.seats_of(person);
        let host = life.host.id == person;
        if own.len() <= 1 {
            return Self { viewer: own.first().map_or(Viewer::Spectator, Viewer::Seat), own, host, curtain: None };
        }
        let looks_as = looks_as.filter(|seat| own.contains(*seat));
        let awaited = life.awaited();
        let next = own.iter().find(|seat| awaited.contains(*seat)).filter(|_| life.stage == Stage::Playing);
        let (viewer, curtain) = match (looks_as, next) {
            (Some(seat), Some(_)) if awaited.contains(seat) => (Viewer::Seat(seat), None),
            (_, Some(next)) => (Viewer::Spectator, Some(next)),
            (Some(seat), None) => (Viewer::Seat(seat), None),
            (None, None) => (Viewer::Spectator, None),
        };
        Self { viewer, own, host, curtain }
    }
}
