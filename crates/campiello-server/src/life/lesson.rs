//! A table where somebody learns the game: as long as the moves are the lesson's, the next one is known.

use campiello_core::Seat;
use campiello_core::lesson::Step;
use campiello_core::path::Spelling;

use super::{Life, Stage};

/// So many clicks of a long move a learner makes themselves.
const LETTERS: usize = 7;

impl Life {
    /// The move that the lesson is about now; nothing if this is no lesson, it is over, or somebody left it.
    #[must_use]
    pub fn lesson_step(&self) -> Option<&'static Step> {
        let lesson = self.game.lesson().filter(|_| self.plan.lesson && self.stage == Stage::Playing)?;
        let (played, rest) = lesson.steps.split_at_checked(self.moves.len())?;
        let follows = played.iter().zip(&self.moves).all(|(step, line)| step.seat == line.0 && step.play == line.1);
        rest.first().filter(|_| follows)
    }

    /// What may come next in a move that a seat spells click by click. In a lesson, only what its move says there; and whoever has said the beginning of a
    /// long one has seen how it goes, and the rest is said for them.
    #[must_use]
    pub fn spell(&self, seat: Seat, said: &[String]) -> Spelling<String> {
        let mut spelling = self.table().spell(seat, said);
        let Some(step) = self.lesson_step() else { return spelling };
        let path = if step.seat == seat { self.clicks(step) } else { Vec::new() };
        let follows = path.starts_with(said);
        if follows && said.len() >= LETTERS {
            return Spelling::whole(step.play.to_owned());
        }
        let next = path.get(said.len()).filter(|_| follows);
        spelling.next.retain(|letter| Some(&letter.target) == next);
        spelling
    }

    /// The clicks of a move: two if two are enough.
    fn clicks(&self, step: &Step) -> Vec<String> {
        let path = self.table().choice(step.seat, step.play).map(|choice| choice.path).unwrap_or_default();
        if !(3..=LETTERS).contains(&path.len()) {
            return path;
        }
        let spell = |said: &[String]| self.table().spell(step.seat, said);
        for first in spell(&[]).next {
            for second in spell(std::slice::from_ref(&first.target)).next {
                let both = vec![first.target.clone(), second.target];
                if spell(&both).whole.as_deref() == Some(step.play) {
                    return both;
                }
            }
        }
        path
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
