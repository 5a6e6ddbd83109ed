//! 4 Harvest, and 5 the third field.

use campiello_core::Seat;

use crate::components::Beans;
use crate::illegal::{Illegal, ensure};
use crate::state::{Field, Open, Player};

/// 5.1: what the third field costs.
pub const THIRD_FIELD: u8 = 3;

/// Whether a field can be harvested now.
///
/// # Errors
/// There is no such field, nothing grows there, or its single bean is protected (4.2).
pub fn may_harvest(player: &Player, field: u8) -> Result<(), Illegal> {
    let fields = player.fields();
    let harvested = fields.get(usize::from(field)).ok_or(Illegal::NoSuchField { fields: fields.len() as u8 })?;
    ensure(!harvested.is_empty(), Illegal::EmptyField)?;
    let protected = harvested.count == 1 && fields.iter().any(|field| field.count > 1);
    ensure(!protected, Illegal::SingleBeanProtected)
}

/// 4.1: harvests a field.
pub(crate) fn harvest(open: &mut Open, seat: Seat, field: u8) -> Result<(), Illegal> {
    may_harvest(&open.players[seat], field)?;
    bring_in(open, seat, field.into());
    Ok(())
}

/// Turns as many cards as the harvest pays over onto the thaler pile; the rest goes to the discard pile (4.1).
pub(crate) fn bring_in(open: &mut Open, seat: Seat, field: usize) {
    let player = &mut open.players[seat];
    let Field { bean, count } = core::mem::take(&mut player.fields[field]);
    let pay = open.edition.pay(bean, count);
    (0..pay).for_each(|_| player.thalers.push(bean));
    open.discard = open.discard.plus(Beans::of(bean, count - pay));
}

/// Whether the third field can be bought now (5.1).
///
/// # Errors
/// It is bought already, or there are not three thalers.
pub fn may_buy(player: &Player) -> Result<(), Illegal> {
    ensure(!player.third, Illegal::ThirdFieldBought)?;
    let thalers = player.thalers.count();
    ensure(thalers >= THIRD_FIELD, Illegal::TooFewThalers { thalers })
}

/// 5.1: buys the third field with the three topmost thalers, which go to the discard pile.
pub(crate) fn buy(open: &mut Open, seat: Seat) -> Result<(), Illegal> {
    may_buy(&open.players[seat])?;
    let player = &mut open.players[seat];
    player.third = true;
    open.discard = open.discard.plus(player.thalers.pay_three().into_iter().collect());
    Ok(())
}
