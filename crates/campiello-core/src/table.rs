//! A game under way with its history: plays, undoes, writes itself down and replays.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::chance::{Fate, Seed};
use crate::edition::{Edition, Mistake};
use crate::fingerprint::Chain;
use crate::game::{Game, Refusal};
use crate::message::Message;
use crate::outcome::Outcome;
use crate::record::{Line, Record, head};
use crate::seat::{Seat, Viewer};
use crate::settings::Settings;

/// A game under way: the state and how it came about. The steps are the truth; the state follows from them.
pub struct Table<G: Game> {
    settings: Settings<G>,
    seed: Seed,
    state: G::State,
    head: [Chain; 7],
    steps: Vec<Step<G::Action>>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        let Self { settings, seed, state, head, steps } = self;
        Self { settings: *settings, seed: *seed, state: state.clone(), head: *head, steps: steps.clone() }
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    /// The truth stays hidden: debug output ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after {} moves #{}", self.settings, self.steps.len(), self.chain().print())
    }
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// When, in milliseconds of the table's clock, if anybody looked.
    pub time: Option<u64>,
    /// What it used and showed.
    pub fate: Fate,
    chain: Chain,
}

impl<G: Game> Table<G> {
    /// Sets up a game.
    pub fn new(settings: Settings<G>, seed: Seed) -> Self {
        let state = G::setup(&settings, &mut settings.luck(&seed, 0));
        let switches = settings.switched_on().collect::<Vec<_>>().join(",");
        let edition = settings.edition();
        let lines = head(G::KEY, G::RULES_VERSION, edition.name(), settings.seats(), &switches, &seed);
        let mut chain = Chain::default();
        let head = core::array::from_fn(|n| {
            chain = chain.line(&lines[n]);
            match n {
                2 => chain = chain.with(edition),
                6 => chain = chain.with(&state),
                _ => {}
            }
            chain
        });
        Self { settings, seed, state, head, steps: Vec::new() }
    }

    /// The truth about the game. It must never reach a bot, a page or another player: see [`Game::view`].
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What was decided before the game.
    pub const fn settings(&self) -> &Settings<G> {
        &self.settings
    }

    /// The moves so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// Plays a move, and remembers it.
    ///
    /// # Errors
    /// The move is against a rule; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &G::Action, time: Option<u64>) -> Result<(), G::Illegal> {
        let mut luck = self.settings.luck(&self.seed, self.steps.len() as u64 + 1);
        G::play(&mut self.state, seat, action, &mut luck)?;
        let line = Line { seat, notation: action.to_string(), time };
        let chain = self.chain().line(&line.text()).with(&self.state);
        self.steps.push(Step { seat, action: action.clone(), time, fate: luck.fate(), chain });
        Ok(())
    }

    /// What may be shown before the end, so that afterwards everybody can check the seed.
    pub fn commitment(&self) -> [u8; 32] {
        self.seed.commitment()
    }

    /// The hash of everything so far.
    pub fn chain(&self) -> Chain {
        self.steps.last().map_or(self.head[6], |step| step.chain)
    }

    /// Whether a seat may take its last move back (law 7).
    pub fn undo(&self, seat: Seat) -> Undo {
        let Some(last) = self.steps.last() else { return Undo::Nothing };
        if !self.steps.iter().any(|step| step.seat == seat) {
            Undo::Nothing
        } else if last.seat != seat {
            Undo::ByConsent(Obstacle::SomebodyActed)
        } else if last.fate.luck {
            Undo::ByConsent(Obstacle::Luck)
        } else if last.fate.revealed {
            Undo::ByConsent(Obstacle::Revealed)
        } else {
            Undo::Free
        }
    }

    /// The table as it was after so many moves: replayed, which takes microseconds.
    ///
    /// # Panics
    /// If more moves are asked for than were played.
    #[must_use]
    pub fn at(&self, moves: usize) -> Self {
        let mut table = Self::new(self.settings, self.seed);
        for step in &self.steps[..moves] {
            let played = table.play(step.seat, &step.action, step.time);
            assert!(played.is_ok(), "a move that was lawful once is lawful again");
        }
        table
    }

    /// The log as a viewer may read it.
    pub fn log(&self, viewer: Viewer) -> Vec<(Seat, Message)> {
        let mut state = G::setup(&self.settings, &mut self.settings.luck(&self.seed, 0));
        (1..)
            .zip(&self.steps)
            .map(|(number, step)| {
                let before = state.clone();
                let played = G::play(&mut state, step.seat, &step.action, &mut self.settings.luck(&self.seed, number));
                debug_assert!(played.is_ok(), "a move that was lawful once is lawful again");
                (step.seat, G::tell(&before, &state, step.seat, &step.action, viewer))
            })
            .collect()
    }

    /// For every move from this one on, whether it is worth calling a seat; its own never are. See [`Game::concerns`].
    pub fn calls(&self, seat: Seat, since: usize) -> Vec<bool> {
        let mut state = self.at(since).state;
        let mut calls = Vec::new();
        for (number, step) in (1..).zip(&self.steps).skip(since) {
            calls.push(step.seat != seat && G::concerns(&state, &step.action, seat));
            let played = G::play(&mut state, step.seat, &step.action, &mut self.settings.luck(&self.seed, number));
            debug_assert!(played.is_ok(), "a move that was lawful once is lawful again");
        }
        calls
    }

    /// The game written down.
    pub fn record(&self) -> String {
        let settings = &self.settings;
        let switches = settings.switched_on().collect::<Vec<_>>().join(",");
        let lines = head(G::KEY, G::RULES_VERSION, settings.edition().name(), settings.seats(), &switches, &self.seed);
        let mut text = String::with_capacity(512 + 48 * self.steps.len());
        for (line, chain) in lines.iter().zip(&self.head) {
            let _ = writeln!(text, "{line} #{}", chain.print());
        }
        for step in &self.steps {
            let line = Line { seat: step.seat, notation: step.action.to_string(), time: step.time };
            let _ = writeln!(text, "{} #{}", line.text(), step.chain.print());
        }
        if let Some(end) = self.end_line() {
            let _ = writeln!(text, "{end} #{}", self.chain().line(&end).print());
        }
        text
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn end_line(&self) -> Option<String> {
        let outcome = self.outcome()?;
        let mut line = String::from("end ");
        line.push_str(outcome.end);
        for score in &outcome.scores {
            let _ = write!(line, " {}", score.total());
        }
        Some(line)
    }

    /// Plays a record again, move by move, and compares every hash.
    ///
    /// # Errors
    /// The first line that is not true: another game or edition, a move against the rules, or a hash that does not agree.
    pub fn replay(record: &Record, edition: &'static G::Edition) -> Result<Self, Mistake> {
        let said = |line: usize, text| Err(Mistake::new(line, text));
        if record.game != G::KEY {
            return said(2, Message::new("record-other-game").with("game", record.game.as_str()));
        }
        if record.rules != G::RULES_VERSION {
            let known = Message::new("record-other-rules").with("rules", record.rules).with("known", G::RULES_VERSION);
            return said(2, known);
        }
        if record.edition != edition.name() {
            let other = Message::new("record-other-edition");
            return said(3, other.with("edition", record.edition.as_str()).with("known", edition.name()));
        }
        let settings = match Settings::<G>::named(record.seats, record.switches.iter().map(String::as_str)) {
            Ok(settings) => settings.on(edition),
            Err(unsettled) => return said(record.unsettled_line(&unsettled, edition), unsettled.message()),
        };
        let mut table = Self::new(settings, record.seed);
        for (n, chain) in table.head.iter().enumerate() {
            agree(*chain, &record.prints[n], n + 1)?;
        }
        for (n, line) in record.moves.iter().enumerate() {
            table.replay_line(line, n + 8)?;
            agree(table.chain(), &record.prints[n + 7], n + 8)?;
        }
        table.replay_end(record)?;
        table.same_text(&record.text)?;
        Ok(table)
    }

    /// A line may say the same in other characters (`seats 03`): a record has only one spelling.
    fn same_text(&self, text: &str) -> Result<(), Mistake> {
        let truth = self.record();
        match truth.lines().zip(text.lines()).position(|(truth, line)| truth != line) {
            Some(n) => Err(Mistake::new(n + 1, Message::new("record-other-hash"))),
            None if truth != text => Err(Mistake::new(truth.lines().count(), Message::new("record-other-hash"))),
            None => Ok(()),
        }
    }

    fn replay_line(&mut self, line: &Line, number: usize) -> Result<(), Mistake> {
        if line.seat.index() >= usize::from(self.settings.seats()) {
            return Err(Mistake::new(number, Message::new("record-move")));
        }
        let action: G::Action =
            line.notation.parse().map_err(|error: crate::game::Unreadable| Mistake::new(number, error.0))?;
        if action.to_string() != line.notation {
            return Err(Mistake::new(number, Message::new("record-move")));
        }
        self.play(line.seat, &action, line.time).map_err(|illegal| {
            let told = Message::new("record-refused").with("rule", illegal.rule());
            Mistake::new(number, told.with("reason", illegal.message()))
        })
    }

    fn replay_end(&self, record: &Record) -> Result<(), Mistake> {
        let number = record.moves.len() + 8;
        match (self.end_line(), &record.end) {
            (None, None) => Ok(()),
            (Some(end), Some(line)) if end == *line => {
                agree(self.chain().line(&end), &record.prints[number - 1], number)
            }
            (Some(_), None) => Err(Mistake::new(number, Message::new("record-cut-off"))),
            (_, Some(_)) => Err(Mistake::new(number, Message::new("record-other-end"))),
        }
    }
}

fn agree(chain: Chain, print: &str, line: usize) -> Result<(), Mistake> {
    if chain.print() == print { Ok(()) } else { Err(Mistake::new(line, Message::new("record-other-hash"))) }
}

/// Whether a seat may take its last move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// It may: nobody acted since, no luck was used, nothing came to light.
    Free,
    /// Only if the others agree.
    ByConsent(Obstacle),
}

/// Why a move cannot be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Somebody else acted since.
    SomebodyActed,
    /// Luck was used.
    Luck,
    /// Something came to light.
    Revealed,
}

impl Undo {
    /// What a person is told.
    #[must_use]
    pub const fn message(self) -> Message {
        Message::new(match self {
            Self::Nothing => "undo-nothing",
            Self::Free => "undo-free",
            Self::ByConsent(Obstacle::SomebodyActed) => "undo-somebody-acted",
            Self::ByConsent(Obstacle::Luck) => "undo-luck",
            Self::ByConsent(Obstacle::Revealed) => "undo-revealed",
        })
    }
}
