//! The bot that knows the rules and nothing else.

use campiello_core::{Chance, Game, Luck};

use crate::bot::Bot;
use crate::chair::Chair;

/// Plays any legal move, all equally likely.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> usize {
        luck.below(chair.legal().len() as u32) as usize
    }
}
