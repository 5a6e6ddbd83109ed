//! The bots that know the rules and nothing else.

use core::mem::discriminant;

use campiello_core::{Chance, Game, Luck};

use crate::bot::Bot;
use crate::chair::Chair;

/// Plays any legal move, all equally likely.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action {
        chair.legal()[luck.below(chair.legal().len() as u32) as usize].clone()
    }
}

/// Chooses what kind of move to play, all kinds equally likely, and then any move of that kind. Where one kind has very many
/// moves (offers), this is the random player who comes to an end.
pub struct RandomKind;

impl<G: Game> Bot<G> for RandomKind {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action {
        let kinds = || chair.legal().chunk_by(|one, other| discriminant(one) == discriminant(other));
        let kind = luck.below(kinds().count() as u32) as usize;
        let moves = kinds().nth(kind).unwrap_or(chair.legal());
        moves[luck.below(moves.len() as u32) as usize].clone()
    }
}
