//! Levels for people: the same five for every game, from a first evening to a match.
//!
//! A weaker level sees less: it does not read ahead, and it overlooks some of what it could do. None of them cheats: all sit in the same chair.

use crate::bot::{Bot, Brains};
use crate::overlooking::Overlooking;
use crate::search::{Budget, Search, Searching};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Has just heard the rules, and overlooks most of what it could do.
    Novice,
    /// Knows the game, and overlooks a good deal.
    Easy,
    /// Sees what lies on the table, and thinks no further than its turn.
    Medium,
    /// Reads ahead for a moment, and in some games overlooks something once in a while.
    Hard,
    /// Reads ahead as long as it may.
    Master,
}

/// What stands between a player's name and a budget of its own.
const OWN: char = '@';

/// How many times less a hard one reads than a master with the same budget.
const SHORTER: u32 = 16;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// Who plays for people who are away.
    pub const STAND_IN: Self = Self::Medium;

    /// Its name on the command line, in records and as the end of the key `level-<name>` of its character.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How often of a hundred times it overlooks what is best.
    const fn overlooks<G: Brains>(self) -> u32 {
        match self {
            Self::Novice => G::SLIPS[0],
            Self::Easy => G::SLIPS[1],
            Self::Hard => G::SLIPS[2],
            Self::Medium | Self::Master => 0,
        }
    }

    /// How long it reads of what a master may; nothing if it does not read ahead.
    fn reads(self, masters: Budget) -> Option<Budget> {
        match self {
            Self::Novice | Self::Easy | Self::Medium => None,
            Self::Hard => Some(masters.part(SHORTER)),
            Self::Master => Some(masters),
        }
    }

    /// A player of this level.
    pub fn player<G: Brains>(self, masters: Budget) -> Box<dyn Bot<G>> {
        let searching = |budget| -> Box<dyn Bot<G>> { Box::new(Searching::with(Search { budget })) };
        let player = self.reads(masters).map_or_else(G::greedy, searching);
        match self.overlooks::<G>() {
            0 => player,
            per_cent => Box::new(Overlooking { player, per_cent }),
        }
    }
}

/// The names of everybody who can play a game: the levels, then the game's own bots.
pub fn names<G: Brains>() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::name).chain(G::BOTS.iter().copied()).collect()
}

/// The player of this name; those who read ahead do so within a budget. `master@50` has one of its own, fifty of whatever the budget counts.
pub fn player<G: Brains>(name: &str, budget: Budget) -> Option<Box<dyn Bot<G>>> {
    let Some((level, own)) = name.split_once(OWN) else {
        return Level::named(name).map(|level| level.player(budget)).or_else(|| G::bot(name));
    };
    let own = own.parse().ok().filter(|own| *own > 0)?;
    let reads = |level: &Level| level.reads(budget).is_some();
    Level::named(level).filter(reads).map(|level| level.player(budget.alike(own)))
}

/// Whether the name says how long its player thinks.
pub fn has_own_budget(name: &str) -> bool {
    name.contains(OWN)
}
