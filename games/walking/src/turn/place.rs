//! 3.2 Place: up to three cards of the hand, by the golden rules, at 1, 2 and 2 coins; a token for broken colours.

use alloc::vec::Vec;

use crate::components::{Card, Floor, bits};
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::state::State;
use crate::street::{Lot, SCAFFOLDS, Street, lots};

/// How many cards may be placed in a turn.
pub const MOST: u8 = 3;

/// Appends every lawful placement, and the end of placing.
pub fn legal(state: &State, actions: &mut Vec<Action>) {
    let open = &state.open;
    let player = &open.players[open.active];
    if open.placed < MOST && player.coins >= open.price() {
        let hand = &state.hands[open.active];
        for floor in Floor::ALL {
            let held = hand.0[floor as usize];
            if held == 0 {
                continue;
            }
            let lawful = player.street.lawful(floor);
            for place in bits(held) {
                let card = Card::new(floor, place);
                let broken = if player.tokens > 0 { 0 } else { player.street.breaks(card.colour()) };
                actions.extend(lots(lawful & !broken).map(|lot| Action::Place { card, lot }));
            }
        }
    }
    actions.push(Action::Done);
}

/// Places a card.
///
/// # Errors
/// A golden rule is against it, or the coins or tokens do not suffice.
pub fn place(state: &mut State, card: Card, lot: Lot) -> Result<(), Illegal> {
    let open = &mut state.open;
    let price = open.price();
    let (hand, player) = (&mut state.hands[open.active], &mut open.players[open.active]);
    ensure(hand.contains(card), Illegal::NotInHand(card))?;
    ensure(open.placed < MOST, Illegal::ThreePlaced)?;
    ensure(player.coins >= price, Illegal::TooExpensive { price, coins: player.coins })?;
    if player.street.lawful(card.floor()) & lot.bit() == 0 {
        return Err(unlawful(&player.street, card.floor(), lot));
    }
    let broken = player.street.breaks(card.colour()) & lot.bit() != 0;
    ensure(!broken || player.tokens > 0, Illegal::NoToken)?;
    player.coins -= price;
    player.tokens -= u8::from(broken);
    player.street.place(card, lot);
    player.taken.remove(card);
    hand.remove(card);
    open.placed += 1;
    open.placed_in_round += 1;
    open.due |= (player.street.complete() & lot.bit()) as u16;
    Ok(())
}

/// Which golden rule is against a placement that is not lawful.
fn unlawful(street: &Street, floor: Floor, lot: Lot) -> Illegal {
    if street.built(floor) & lot.bit() != 0 {
        Illegal::Occupied { floor, lot }
    } else if street.houses() == 0 {
        Illegal::FirstLot
    } else if street.width_with(lot) > crate::street::HOUSES.into() {
        Illegal::SixthHouse
    } else {
        let needed = street.scaffolds_with(floor, lot);
        debug_assert!(needed > SCAFFOLDS, "3.2.6: nothing else is against it");
        Illegal::TooManyScaffolds { needed }
    }
}
