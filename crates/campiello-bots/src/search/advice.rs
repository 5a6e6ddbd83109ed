//! Advice for somebody who asks: the two best moves, side by side.

use campiello_core::Luck;

use super::{Looked, Search};
use crate::bot::Brains;
use crate::chair::Chair;

/// A half of the time goes into finding the two best moves, and the other into comparing them.
const PARTS: u32 = 2;

impl Search {
    /// The two best moves, the better first, both tried in the same fresh worlds: whichever had the luck to look best when it was found gains nothing by it. One
    /// only if nothing else can be done; then it was not tried.
    pub fn advise<G: Brains>(&self, chair: &Chair<'_, G>, luck: &mut Luck) -> Vec<Looked<G::Action>> {
        let half = Self { budget: self.budget.part(PARTS) };
        let found = half.look(chair, luck).into_iter().map(|looked| looked.line);
        let mut lines: Vec<Vec<G::Action>> = found.take(2).collect();
        if let [only] = lines.as_slice() {
            // Whoever asks wants to know what else there is, also where a player would not think twice.
            let others: Vec<G::Action> = chair.legal().iter().filter(|action| **action != only[0]).cloned().collect();
            if !others.is_empty() {
                lines.push(G::lines(&chair.seeing_listed(&others), half.budget, luck).swap_remove(0));
            }
        }
        half.compare(chair, lines, luck)
    }
}
