//! What is decided before a game is set up: seats, optional rules, edition.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::chance::{Luck, Seed};
use crate::edition::Edition;
use crate::game::Game;
use crate::message::Message;

/// An optional rule that a table can switch on. The texts hold `switch-` + key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// The fewest and the most seats with which it is offered.
    pub seats: (u8, u8),
}

/// The optional rule by which piles are stacked before the game: whatever is played, the same seed gives the same things in the same order. A game that
/// offers it draws by [`Chance::draw_from`](crate::Chance::draw_from).
pub const STACKED: &str = "stacked";

/// The optional rules that are on, by their place in [`Game::SWITCHES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Switches(u8);

impl Switches {
    /// The set with these bits, one per entry of [`Game::SWITCHES`].
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Whether the n-th optional rule is on.
    #[must_use]
    pub const fn is_on(self, n: usize) -> bool {
        self.0 & (1 << n) != 0
    }
}

/// A table's decisions before the game. Only lawful ones can be made.
pub struct Settings<G: Game> {
    seats: u8,
    switches: Switches,
    edition: &'static G::Edition,
}

impl<G: Game> Clone for Settings<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Settings<G> {}

impl<G: Game> fmt::Debug for Settings<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<_> = self.switched_on().collect();
        write!(f, "{} seats {} switches {keys:?} edition {}", G::KEY, self.seats, self.edition.name())
    }
}

impl<G: Game> Settings<G> {
    /// Settles a game on the standard edition.
    ///
    /// # Errors
    /// The game is not for so many seats, or an optional rule is not offered with them.
    pub fn new(seats: u8, switches: Switches) -> Result<Self, Unsettled> {
        let (least, most) = G::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(Unsettled::Seats { least, most });
        }
        for (n, switch) in G::SWITCHES.iter().enumerate() {
            let (least, most) = switch.seats;
            if switches.is_on(n) && !(least..=most).contains(&seats) {
                return Err(Unsettled::SwitchSeats { key: switch.key, least, most });
            }
        }
        Ok(Self { seats, switches, edition: G::Edition::standard() })
    }

    /// Settles a game with optional rules by name.
    ///
    /// # Errors
    /// As [`Settings::new`], or an optional rule is unknown.
    pub fn named<'k>(seats: u8, keys: impl IntoIterator<Item = &'k str>) -> Result<Self, Unsettled> {
        let mut bits = 0;
        for key in keys {
            let n = G::SWITCHES.iter().position(|switch| switch.key == key);
            bits |= 1 << n.ok_or_else(|| Unsettled::UnknownSwitch { key: key.to_string(), known: known::<G>() })?;
        }
        Self::new(seats, Switches(bits))
    }

    /// Every lawful combination of seats and optional rules, on the standard edition.
    pub fn every() -> impl Iterator<Item = Self> {
        let (least, most) = G::SEATS;
        let all = 1_u16 << G::SWITCHES.len();
        (least..=most)
            .flat_map(move |seats| (0..all).filter_map(move |bits| Self::new(seats, Switches(bits as u8)).ok()))
    }

    /// The same settings on another edition.
    #[must_use]
    pub const fn on(mut self, edition: &'static G::Edition) -> Self {
        self.edition = edition;
        self
    }

    /// How many seats the table has.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The optional rules that are on.
    pub const fn switches(&self) -> Switches {
        self.switches
    }

    /// The cards and boards.
    pub const fn edition(&self) -> &'static G::Edition {
        self.edition
    }

    /// The luck of a step of a table with these settings.
    pub fn luck(&self, seed: &Seed, step: u64) -> Luck {
        let luck = seed.luck(step);
        if self.switched_on().any(|key| key == STACKED) { luck.stacked() } else { luck }
    }

    /// The names of the optional rules that are on.
    pub fn switched_on(&self) -> impl Iterator<Item = &'static str> {
        let switches = self.switches;
        (G::SWITCHES.iter().enumerate()).filter(move |(n, _)| switches.is_on(*n)).map(|(_, switch)| switch.key)
    }
}

fn known<G: Game>() -> String {
    G::SWITCHES.iter().map(|switch| switch.key).collect::<Vec<_>>().join(", ")
}

/// Settings that no table can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsettled {
    /// The game is for other numbers of seats.
    Seats {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// There is no optional rule of this name.
    UnknownSwitch {
        /// The name that was asked for.
        key: String,
        /// The names that exist.
        known: String,
    },
    /// The optional rule is offered with other numbers of seats.
    SwitchSeats {
        /// Its name.
        key: &'static str,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
}

impl Unsettled {
    /// What a person is told.
    pub fn message(&self) -> Message {
        match self {
            Self::Seats { least, most } => Message::new("settings-seats").with("least", *least).with("most", *most),
            Self::UnknownSwitch { key, known } => {
                Message::new("settings-unknown-switch").with("key", key.as_str()).with("known", known.as_str())
            }
            Self::SwitchSeats { key, least, most } => {
                Message::new("settings-switch-seats").with("key", *key).with("least", *least).with("most", *most)
            }
        }
    }
}
