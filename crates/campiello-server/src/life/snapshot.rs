//! What a table's events come to, in one text: a long log is not read from its beginning.
//!
//! States are not stored. They follow from the moves, which are played again in microseconds each, and so a snapshot outlives a change of their form.

use std::collections::VecDeque;
use std::sync::Arc;

use campiello_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Broken, Event, Games, Life, Line, Person, Place, Plan, SHOWN, Stage, Told, Wish};

/// Everything about a table that does not follow from its moves, and the moves.
#[derive(Serialize, Deserialize)]
pub struct Snapshot {
    length: u64,
    board: u64,
    plan: Plan,
    host: Person,
    seed: String,
    places: Vec<Place>,
    stage: Stage,
    started: u64,
    wish: Option<Wish>,
    rematch: Option<String>,
    moves: Vec<Line>,
}

/// A snapshot is kept whenever the log has grown by so many events.
pub const EVERY: u64 = 64;

impl Snapshot {
    /// The snapshot of a table.
    #[must_use]
    pub fn of(life: &Life) -> Self {
        Self {
            length: life.length,
            board: life.board,
            plan: life.plan.clone(),
            host: life.host.clone(),
            seed: life.seed.to_string(),
            places: life.places.clone(),
            stage: life.stage,
            started: life.started,
            wish: life.wish.clone(),
            rematch: life.rematch.clone(),
            moves: life.moves.iter().map(|line| Line::clone(line)).collect(),
        }
    }

    /// The table again. Of its log, only what is said about the last moves is known.
    ///
    /// # Errors
    /// The game or its rules are not known any more, or a move is refused.
    pub fn open(self, id: &str, games: Games) -> Result<Life, Broken> {
        let laid = Event::Laid { plan: self.plan.clone(), seed: self.seed, host: self.host, at: 0 };
        let mut life = Life::laid(id, &laid, games)?;
        let refused =
            |number: usize| Broken::Misplaced { number: number as u64, event: "a move of the snapshot".into() };
        let mut told = VecDeque::with_capacity(SHOWN);
        let silent = self.moves.len().saturating_sub(SHOWN);
        for (n, Line(seat, notation, time)) in self.moves.iter().enumerate() {
            if n < silent {
                let table = Arc::get_mut(&mut life.table).ok_or_else(|| refused(n))?;
                table.play(*seat, notation, Some(*time)).map_err(|_| refused(n))?;
            } else {
                let after = life.table.after(*seat, notation, Some(*time)).map_err(|_| refused(n))?;
                let number = (self.length + 1).saturating_sub((self.moves.len() - n) as u64);
                told.push_back(Arc::new(Told::new(*seat, number, false, after.told)));
                (life.table, life.called) = (after.table.into(), after.called);
            }
        }
        Ok(Life {
            length: self.length,
            board: self.board,
            places: self.places,
            stage: self.stage,
            started: self.started,
            wish: self.wish,
            rematch: self.rematch,
            moves: self.moves.into_iter().map(Arc::new).collect(),
            told,
            ..life
        })
    }
}

impl Life {
    /// The table that a store has: a snapshot, if there is one, and the events behind it.
    ///
    /// # Errors
    /// The log is damaged, or of a game or rules that are not known.
    pub fn open(id: &str, snapshot: Option<&str>, events: &[String], games: Games) -> Result<Self, Broken> {
        let mut rest = events.iter();
        let mut life = if let Some(snapshot) = snapshot {
            serde_json::from_str::<Snapshot>(snapshot)?.open(id, games)?
        } else {
            let empty = || Broken::Misplaced { number: 0, event: "nothing".into() };
            Self::laid(id, &serde_json::from_str(rest.next().ok_or_else(empty)?)?, games)?
        };
        for text in rest {
            let event: Event = serde_json::from_str(text)?;
            let number = life.length + 1;
            life = life.with(&event).map_err(|_| super::misplaced(number, &event))?;
        }
        Ok(life)
    }

    /// The table as it was after so many moves, without anything but the board: for looking back.
    #[must_use]
    pub fn at(&self, moves: usize) -> Self {
        let moves = moves.min(self.moves.len());
        Self { table: self.table.before(moves).into(), told: VecDeque::new(), called: SeatSet::NOBODY, ..self.clone() }
    }

    /// Who moved, move by move.
    pub fn movers(&self) -> impl ExactSizeIterator<Item = Seat> {
        self.moves.iter().map(|line| line.0)
    }
}
