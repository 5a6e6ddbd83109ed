//! 5.1.2 In a port: one sale to one ship, lot by lot.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use crate::components::{Fish, Ship};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::{Open, Phase, Sale, Source, State};

/// The boat has come to a port with a ship. Who holds no fish leaves at once; what others cannot see decides nothing here.
pub(super) fn begin(open: &mut Open) {
    open.phase = if open.player().fish() == 0 { Phase::Move } else { Phase::Port { sale: None } };
}

/// The lots that the seat has fish for.
pub(crate) fn legal(state: &State, sale: Option<Sale>, actions: &mut Vec<Action>) {
    let open = &state.open;
    for ship in open.lagoon.ships_in(open.player().boat) {
        let lots = Fish::ALL.into_iter().filter(|kind| check(state, sale, ship, *kind).is_ok());
        actions.extend(lots.map(|kind| Action::Sell { ship, kind }));
    }
    actions.push(Action::Enough);
}

/// How many fish of a kind a seat holds.
fn held(state: &State, seat: Seat, kind: Fish) -> u8 {
    state.open.players[seat].seen.count(kind) + state.drawn[seat].count(kind)
}

fn check(state: &State, sale: Option<Sale>, ship: Ship, kind: Fish) -> Result<(), Illegal> {
    let open = &state.open;
    let lots = open.edition.lots(ship);
    ensure(open.lagoon.ships[ship as usize] == open.player().boat, Illegal::NotInPort(ship))?;
    if let Some(sale) = sale {
        ensure(sale.ship == ship, Illegal::OtherShip(sale.ship))?;
        ensure(!lots.same || sale.kind == kind, Illegal::OtherKind(sale.kind))?;
    }
    ensure(held(state, open.active, kind) >= lots.size, Illegal::TooFewFish { kind, needed: lots.size })
}

/// Sells a lot. Of the fish in hand those go first that everybody has seen.
pub(crate) fn sell(
    state: &mut State,
    sale: Option<Sale>,
    ship: Ship,
    kind: Fish,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    check(state, sale, ship, kind)?;
    let open = &mut state.open;
    let seat = open.active;
    let lots = open.edition.lots(ship);
    let player = &mut open.players[seat];
    let unseen = lots.size - player.seen.take_many(kind, lots.size);
    if unseen > 0 {
        state.drawn[seat].take_many(kind, unseen);
        player.unseen -= unseen;
        luck.reveal();
    }
    player.sold.add_many(kind, lots.size);
    let before = sale.map_or(0, |sale| sale.lots);
    player.score(Source::Ships, lots.price(before + 1) - lots.price(before));
    let sale = Sale { ship, lots: before + 1, kind };
    if sale.lots == lots.most() || player.fish() == 0 {
        leave(open, Some(sale));
    } else {
        open.phase = Phase::Port { sale: Some(sale) };
    }
    Ok(())
}

/// The sale is over: a ship that has bought sails to the other port.
pub(crate) fn leave(open: &mut Open, sale: Option<Sale>) {
    if let Some(sale) = sale {
        open.lagoon.sail(sale.ship);
    }
    open.phase = Phase::Move;
}
