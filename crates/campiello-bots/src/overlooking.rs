//! Slips: a player who does not always see what is best.

use campiello_core::{Chance, Game, Luck};

use crate::bot::Bot;
use crate::chair::Chair;

/// Plays as another does, but now and then overlooks what the other would do, and plays what looks best without it.
pub struct Overlooking<G: Game> {
    /// Who chooses among the moves that are seen.
    pub player: Box<dyn Bot<G>>,
    /// How often of a hundred times a move is overlooked.
    pub per_cent: u32,
}

impl<G: Game> Bot<G> for Overlooking<G> {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action {
        let mut seen = chair.legal().to_vec();
        loop {
            let chosen = self.player.choose(&chair.seeing(&seen), luck);
            let others = seen.iter().any(|action| *action != chosen);
            if !others || luck.below(100) >= self.per_cent {
                return chosen;
            }
            let all = seen.len();
            seen.retain(|action| *action != chosen);
            if seen.len() == all {
                // It was spelled, not listed: whoever does not think of it thinks of what is listed.
                return self.player.choose(&chair.seeing_listed(&seen), luck);
            }
        }
    }
}
