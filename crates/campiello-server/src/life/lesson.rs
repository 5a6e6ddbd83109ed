//! A table where somebody learns the game: as long as the moves are the lesson's, the next one is known.

use campiello_core::lesson::Step;

use super::{Life, Stage};

impl Life {
    /// The move that the lesson is about now; nothing if this is no lesson, it is over, or somebody left it.
    #[must_use]
    pub fn lesson_step(&self) -> Option<&'static Step> {
        let lesson = self.game.lesson().filter(|_| self.plan.lesson && self.stage == Stage::Playing)?;
        let (played, rest) = lesson.steps.split_at_checked(self.moves.len())?;
        let follows = played.iter().zip(&self.moves).all(|(step, line)| step.seat == line.0 && step.play == line.1);
        rest.first().filter(|_| follows)
    }

    /// How far the lesson has come, and how long it is.
    #[must_use]
    pub fn lesson_progress(&self) -> Option<(usize, usize)> {
        self.lesson_step()?;
        let steps = self.game.lesson()?.steps;
        let said = |steps: &[Step]| steps.iter().filter(|step| !step.says.is_empty()).count();
        Some((said(&steps[..self.moves.len()]) + 1, said(steps)))
    }
}
