//! Whoever plays on when a search tries something.

use bohnanza::{Action, Bohnanza};
use campiello_core::{Luck, Seat};

use super::Greedy;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Everybody plays as `greedy` does, and remembers what was refused; whoever searches believes what a haggler does.
pub struct Reader {
    searching: Seat,
    own: Greedy,
    others: Greedy,
}

impl Reader {
    /// For a search of this seat.
    pub fn new(searching: Seat) -> Self {
        Self { searching, own: Greedy::heeding(Weights::default()), others: Greedy::heeding(Weights::GREEDY) }
    }
}

impl Bot<Bohnanza> for Reader {
    fn choose(&mut self, chair: &Chair<'_, Bohnanza>, luck: &mut Luck) -> Action {
        let player = if chair.seat() == self.searching { &mut self.own } else { &mut self.others };
        player.choose(chair, luck)
    }
}
