//! What a seat sees when it is asked, and what it makes of it.

use std::cell::OnceCell;

use bohnanza::state::SEATS;
use bohnanza::{Hand, Open, Player};
use campiello_core::Seat;

use super::fields::{Farm, Market};
use super::outlook::{Outlook, Prospect};
use super::plan::settle;
use super::value::Yields;
use super::weights::Weights;

/// What a seat sees.
pub struct Sight<'v> {
    /// What everybody sees.
    pub open: &'v Open,
    /// The seat.
    pub seat: Seat,
    /// Its hand.
    pub hand: Hand,
    /// What it believes.
    pub weights: &'v Weights,
    /// What may still come.
    pub outlook: Outlook<'v>,
    yields: &'v Yields,
    prospects: [OnceCell<Prospect>; SEATS],
    own_now: OnceCell<i32>,
    public_now: [OnceCell<i32>; SEATS],
}

impl<'v> Sight<'v> {
    /// What a seat with this hand sees.
    pub fn new(open: &'v Open, seat: Seat, hand: Hand, weights: &'v Weights, yields: &'v Yields) -> Self {
        let outlook = Outlook::new(open, &hand, weights);
        Self {
            open,
            seat,
            hand,
            weights,
            outlook,
            yields,
            prospects: Default::default(),
            own_now: OnceCell::new(),
            public_now: Default::default(),
        }
    }

    /// What fields are worth to a seat and what they pay; worked out when first asked for.
    pub fn market(&self, seat: Seat) -> Market<'_> {
        let prospect = self.prospects[seat.index()].get_or_init(|| self.outlook.prospect(seat));
        Market { yields: self.yields, prospect }
    }

    /// What it brings to the seat itself to plant what it has now.
    pub fn own_now(&self) -> i32 {
        *self.own_now.get_or_init(|| self.own_worth(self.to_plant(self.seat), 0))
    }

    /// What it brings to a seat to plant what everybody sees that it must plant.
    pub fn public_now(&self, seat: Seat) -> i32 {
        let settled = || settle(&mut Farm::of(&self.open.players[seat]), self.to_plant(seat), self.market(seat));
        *self.public_now[seat.index()].get_or_init(settled)
    }

    /// What the seat itself has before it.
    pub fn player(&self) -> &'v Player {
        &self.open.players[self.seat]
    }

    /// The seat's own fields.
    pub fn farm(&self) -> Farm {
        Farm::of(self.player())
    }
}
