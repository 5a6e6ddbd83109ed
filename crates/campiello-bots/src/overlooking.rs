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
        let mut chosen = self.player.choose(chair, luck);
        while luck.below(100) < self.per_cent {
            let was_listed = seen.contains(&chosen);
            seen.retain(|action| *action != chosen);
            if seen.is_empty() {
                break;
            }
            // Whoever does not think of it thinks of what is listed: spelled, it would come back.
            chosen = self.player.choose(&chair.seeing_listed(&seen), luck);
            if !was_listed {
                break;
            }
        }
        chosen
    }
}
