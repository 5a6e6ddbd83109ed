//! What a person asks for besides moves: to take back, to save, to read rules.

use std::path::PathBuf;

use campiello_core::erased::Offered;
use campiello_core::table::{Obstacle, Undo};
use campiello_core::{Message, Seat};

use super::super::keep::Keep;
use super::super::show;
use super::{Next, Session};
use crate::desk::Failure;
use crate::rules;

impl Session<'_> {
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Next, Failure> {
        let undo = self.table.undo(seat);
        if undo != Undo::Free {
            self.line(&self.refusal(undo))?;
            return Ok(Next::Ask);
        }
        self.table.go_back(self.table.moves() - 1);
        self.keep.write(&*self.table, self.desk)?;
        let moves = self.table.moves();
        self.told.iter_mut().for_each(|told| *told = moves.min(*told));
        for passed in &mut self.passed {
            *passed = passed.filter(|after| *after <= moves);
        }
        self.line(&Message::new("play-undone"))?;
        Ok(Next::Changed)
    }

    /// Why a move stays: only where other people sit could they agree to take it back.
    fn refusal(&self, undo: Undo) -> Message {
        match undo {
            Undo::ByConsent(obstacle) if self.humans == 1 => Message::new(match obstacle {
                Obstacle::SomebodyActed => "play-undo-bot-acted",
                Obstacle::Luck => "play-undo-luck",
                Obstacle::Revealed => "play-undo-revealed",
            }),
            undo => undo.message(),
        }
    }

    pub(super) fn save(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.line(&Message::new("play-save-name").with("file", self.keep.file().display().to_string()));
        }
        match Keep::copy(PathBuf::from(name), &*self.table, self.desk) {
            Ok(()) => self.line(&Message::new("play-saved").with("file", name)),
            Err(Failure::Content(text)) => self.text(&text),
            Err(failure) => Err(failure),
        }
    }

    pub(super) fn rule(&mut self, asked: &str) -> Result<(), Failure> {
        match rules::section(self.game, Some(asked), self.desk) {
            Ok(lines) => self.lines(lines),
            Err(text) => self.text(&text),
        }
    }

    pub(super) fn help(&mut self, offered: &[Offered]) -> Result<(), Failure> {
        self.lines(show::help(offered, self.desk, &self.speaker))?;
        self.line(&Message::new("play-help-rules"))?;
        self.lines(rules::contents(self.game, self.desk))
    }
}
