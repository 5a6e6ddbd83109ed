//! Which offer to make next.

use bohnanza::dealing::may_make;
use bohnanza::state::SEATS;
use bohnanza::{Action, Beans, Hand, Player};
use campiello_core::{BySeat, Seat};

use super::ideas::{Idea, ideas};
use super::sight::Sight;

/// The offers that seats could make, as long as nothing changes on which they depend.
///
/// This is no memory but a list not written twice: a bot that has just sat down writes the same.
#[derive(Default)]
pub struct Offers {
    /// By seat: whoever reads ahead plays for all of them.
    lists: [Option<(Basis, Vec<Idea>)>; SEATS],
}

/// Everything on which the list depends.
#[derive(PartialEq)]
pub struct Basis {
    active: Seat,
    hand: Hand,
    up: Beans,
    discard: Beans,
    pile: u8,
    exhausted: u8,
    players: BySeat<Player, SEATS>,
}

impl Basis {
    /// What the offers of whoever sees this depend on.
    pub fn of(sight: &Sight<'_>) -> Self {
        let open = sight.open;
        Self {
            active: open.active,
            hand: sight.hand,
            up: open.up,
            discard: open.discard,
            pile: open.pile,
            exhausted: open.exhausted,
            players: BySeat::from_fn(|seat| Player { made: 0, ..open.players[seat] }),
        }
    }
}

impl Offers {
    /// Forgets the list, as another game has begun.
    pub fn forget(&mut self) {
        self.lists = Default::default();
    }

    /// The next offer to make and what can be hoped for from it; nothing if there is nothing to gain.
    ///
    /// A bot counts the offers that it has made and takes the next of its list, so that it says nothing twice as long as nobody deals.
    pub fn next(&mut self, sight: &Sight<'_>) -> Option<(Action, i32)> {
        let player = sight.player();
        let budget = sight.weights.offers[usize::from(sight.seat == sight.open.active)];
        if i32::from(player.made) >= budget || may_make(sight.open, sight.seat).is_err() {
            return None;
        }
        let basis = Basis::of(sight);
        let kept = self.lists[sight.seat.index()].take().filter(|(of, _)| *of == basis);
        let (_, list) = self.lists[sight.seat.index()].insert(kept.unwrap_or_else(|| (basis, ideas(sight))));
        let lies_there = |idea: &Idea| {
            let mut own = sight.open.offers.open().iter().filter(|offer| offer.maker == sight.seat);
            own.any(|offer| idea.is(offer))
        };
        let idea = list.get(usize::from(player.made)).filter(|idea| !lies_there(idea))?;
        Some((Action::Offer(idea.proposal), idea.hope))
    }
}
