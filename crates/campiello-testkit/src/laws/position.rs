//! A position under examination, and what is remembered from one to the next.

use std::collections::BTreeMap;

use campiello_core::census::Census;
use campiello_core::chance::Fate;
use campiello_core::{Game, Luck, Message, Scene, Seat, Seed, Table, Viewer};

use super::report::Report;
use crate::spelling::{self, Attempt};
use crate::walk::{Pool, every_legal, sample};

/// How often every seat spells at random in a position.
const ATTEMPTS: usize = 4;

/// A law that was found broken.
#[derive(Clone, Debug)]
pub(super) struct Offence {
    pub(super) law: u8,
    pub(super) what: String,
}

/// Says that a law is broken unless what must hold does.
pub(super) fn ensure(law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Offence> {
    if holds { Ok(()) } else { Err(Offence { law, what: what() }) }
}

/// A position, with the legal actions of every seat.
pub(super) struct Position<'t, G: Game> {
    pub(super) table: &'t Table<G>,
    pub(super) state: &'t G::State,
    pub(super) seats: u8,
    pub(super) legal: Vec<Vec<G::Action>>,
    /// By seat, some attempts to spell; nobody tries before [`Position::spell`].
    pub(super) attempts: Vec<Vec<Attempt<G::Action>>>,
    seed: Seed,
}

impl<'t, G: Game> Position<'t, G> {
    pub(super) fn new(table: &'t Table<G>, seed: Seed) -> Self {
        let (state, seats) = (table.state(), table.settings().seats());
        Self { table, state, seats, legal: every_legal::<G>(state, seats), attempts: Vec::new(), seed }
    }

    /// Lets every seat spell what it can, at random.
    pub(super) fn spell(&mut self, luck: &mut Luck) {
        let attempts = |seat| {
            let view = G::view(self.state, Viewer::Seat(seat));
            let first = spelling::at_random::<G>(&view, luck);
            let more = if first.said.is_empty() { 0 } else { ATTEMPTS - 1 };
            [first].into_iter().chain((0..more).map(|_| spelling::at_random::<G>(&view, luck))).collect()
        };
        self.attempts = Seat::all(self.seats).map(attempts).collect();
    }

    /// What a seat has spelled and is not listed, each once.
    pub(super) fn spelled(&self, seat: Seat) -> Vec<&G::Action> {
        let mut spelled = Vec::new();
        for action in self.attempts.get(seat.index()).into_iter().flatten().filter_map(|attempt| attempt.whole.as_ref())
        {
            if !self.legal[seat.index()].contains(action) && !spelled.contains(&action) {
                spelled.push(action);
            }
        }
        spelled
    }

    /// At most `most` of the listed actions of a seat, and what it has spelled.
    pub(super) fn some(&self, seat: Seat, most: usize, luck: &mut Luck) -> Vec<&G::Action> {
        let mut some = sample(&self.legal[seat.index()], most, luck);
        some.extend(self.spelled(seat));
        some
    }

    /// The luck that the next move of the table will have.
    pub(super) fn luck(&self) -> Luck {
        self.table.settings().luck(&self.seed, self.table.steps().len() as u64 + 1)
    }

    /// Where a move leads from a state with the luck of the next move, and what it used and showed; nothing if it is refused.
    pub(super) fn after(&self, before: &G::State, seat: Seat, action: &G::Action) -> Option<(G::State, Fate)> {
        let (mut after, mut luck) = (before.clone(), self.luck());
        G::play(&mut after, seat, action, &mut luck).ok()?;
        Some((after, luck.fate()))
    }

    /// Luck that has nothing to do with the table's: for guesses.
    pub(super) fn other_luck(&self, name: &str) -> Luck {
        self.seed.branch(name).luck(self.table.steps().len() as u64)
    }
}

/// What a viewer sees in a position, and worlds in which they would see the same.
pub(super) struct Eyes<G: Game> {
    pub(super) viewer: Viewer,
    pub(super) view: G::View,
    pub(super) scene: Scene,
    pub(super) worlds: Vec<G::State>,
}

impl<G: Game> Eyes<G> {
    /// What every viewer sees, without other worlds so far.
    pub(super) fn all(position: &Position<'_, G>) -> Vec<Self> {
        let eyes = |viewer| {
            let view = G::view(position.state, viewer);
            let scene = G::layout(&view);
            Self { viewer, view, scene, worlds: Vec::new() }
        };
        Viewer::all(position.seats).map(eyes).collect()
    }
}

/// What is remembered from position to position and from game to game.
pub(super) struct Notes {
    pub(super) report: Report,
    pub(super) pool: Pool,
    /// The census after the set-up, by settings.
    pub(super) census: BTreeMap<String, Census>,
    /// The first revelation that was none: what was played, and the record.
    pub(super) alarm: Option<(String, String)>,
    /// The examiner's own luck.
    pub(super) luck: Luck,
}

impl Notes {
    pub(super) fn new() -> Self {
        Self {
            report: Report::default(),
            pool: Pool::new(),
            census: BTreeMap::new(),
            alarm: None,
            luck: Seed::numbered(0, 0).branch("laws").luck(0),
        }
    }
}

/// A message in one line, for reports.
pub(super) fn in_words(message: &Message) -> String {
    format!("{} {:?}", message.key, message.values)
}
