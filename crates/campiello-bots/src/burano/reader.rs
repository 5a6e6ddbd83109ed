//! Whoever plays on when a search tries something.

use std::collections::VecDeque;

use burano::{Action, Burano};
use campiello_core::{Luck, Seat};

use super::greedy;
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// Plays as `greedy` does, but sees little, and thinks once a turn: it goes on as it meant to while it can.
pub(super) struct Reader {
    weights: Weights,
    /// What it means to do in this turn, and in which seat.
    meant: VecDeque<Action>,
    seat: Seat,
}

impl Reader {
    /// With these beliefs.
    pub(super) fn with(weights: Weights) -> Self {
        // A reader that sees less is quicker, but values what only a better player can make use of too little: that costs more than the time. For pyramids one turn
        // is enough: played on alone, a season is not what it will be.
        let weights = Weights { beam: 4, narrow_beam: 1, season: 1, pyramids: 0, sites: 2, squares: 3, ..weights };
        Self { weights, meant: VecDeque::new(), seat: Seat::default() }
    }
}

impl Bot<Burano> for Reader {
    fn choose(&mut self, chair: &Chair<'_, Burano>, luck: &mut Luck) -> Action {
        if self.seat == chair.seat()
            && let Some(next) = self.meant.pop_front()
            && chair.legal().contains(&next)
        {
            return next;
        }
        self.seat = chair.seat();
        self.meant = greedy::plan(&self.weights, chair, luck).into();
        self.meant.pop_front().unwrap_or(chair.legal()[0])
    }
}
