//! Whoever plays on when a search tries something.

use bohnanza::{Action, Bohnanza};
use campiello_core::{Luck, Seat};

use super::Greedy;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Everybody plays as `greedy` does, and remembers what was refused; whoever tries something believes what a haggler does.
pub struct Reader {
    trying: Option<Seat>,
    own: Greedy,
    others: Greedy,
}

impl Reader {
    /// For something that this seat tries, or nobody.
    pub fn new(trying: Option<Seat>) -> Self {
        Self { trying, own: Greedy::heeding(Weights::default()), others: Greedy::heeding(Weights::greedy()) }
    }
}

impl Bot<Bohnanza> for Reader {
    fn choose(&mut self, chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Action {
        let player = if Some(chair.seat()) == self.trying { &mut self.own } else { &mut self.others };
        player.choose(chair, luck)
    }
}
