//! What the lobby shows of a table without opening it.

use campiello_core::SeatSet;
use campiello_store::{Card, Stage as Shelved};
use serde::{Deserialize, Serialize};

use super::{Chair, Deal, Life, Pace, Stage};
use crate::caretaker::Errand;

/// What the lobby says about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// Who laid it.
    pub host: String,
    /// The optional rules.
    pub switches: Vec<String>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether it was given up.
    pub closed: bool,
    /// Who sits in every chair: the name of a person, or nothing for a bot or a free chair.
    pub sitters: Vec<Sitter>,
    /// The seats that are to act.
    pub awaited: Vec<u8>,
    /// How many moves were played.
    pub moves: usize,
    /// Whether it is a lesson.
    #[serde(default)]
    pub lesson: bool,
    /// The points of the first seat and when the game ended, once it has.
    #[serde(default)]
    pub ended: Option<(i32, u64)>,
}

/// Who sits in a chair, for the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody; anybody may.
    Open,
    /// Nobody; it is kept.
    Kept,
    /// A bot.
    Bot,
    /// A person of this name.
    Person(String),
}

impl Life {
    fn ended(&self) -> Option<(i32, u64)> {
        let outcome = self.table().outcome().filter(|_| self.stage == Stage::Over)?;
        Some((outcome.scores.first()?.total(), self.touched()))
    }

    /// What the store shows of this table.
    #[must_use]
    pub fn card(&self, touched: u64) -> Card {
        let sitter = |chair: &Chair| match chair {
            Chair::Open => Sitter::Open,
            Chair::Invited => Sitter::Kept,
            Chair::Bot { .. } => Sitter::Bot,
            Chair::Person(person) => Sitter::Person(person.name.clone()),
        };
        let about = About {
            host: self.host.name.clone(),
            switches: self.plan.switches.clone(),
            pace: self.plan.pace,
            closed: self.stage == Stage::Closed,
            sitters: self.places.iter().map(|place| sitter(&place.chair)).collect(),
            awaited: self.awaited().iter().map(|seat| seat.ordinal() - 1).collect(),
            moves: self.moves.len(),
            lesson: self.plan.lesson,
            ended: self.ended(),
        };
        let people = self.places.iter().filter_map(|place| place.chair.person()).map(|person| person.id.clone());
        let shelf = self.plan.daily.filter(|deal| deal.counts).map(|deal| Deal::shelf(deal.day));
        Card {
            game: self.plan.game.clone(),
            stage: match self.stage {
                Stage::Gathering => Shelved::Gathering,
                Stage::Playing => Shelved::Playing,
                Stage::Over | Stage::Closed => Shelved::Over,
            },
            listed: self.plan.listed,
            touched,
            // Whoever looks after the table knows who is there.
            due: match Errand::of(self, SeatSet::NOBODY) {
                Errand::Bot(_) | Errand::Patient(..) | Errand::Polite(..) | Errand::Pass(_) => Some(touched),
                Errand::Clock(_, at) => Some(at),
                Errand::Nothing => None,
            },
            people: people.chain(shelf).collect(),
            about: serde_json::to_string(&about).unwrap_or_default(),
        }
    }
}
