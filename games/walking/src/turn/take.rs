//! 3.1 Take: one to three cards of one column from an end, and coins up to three in all.

use alloc::vec::Vec;

use crate::components::{Card, Floor};
use crate::illegal::{Illegal, ensure};
use crate::notation::{Action, Portion};
use crate::state::{Open, Phase, State};

/// Cards plus coins of a turn.
pub const SHARE: u8 = 3;

/// Appends every way to take: from each column with k cards its first or last 1 to k − 1, or all.
pub fn legal(open: &Open, actions: &mut Vec<Action>) {
    for column in 0..open.columns() {
        let at = usize::from(column);
        let cards = open.supply.iter().filter(|row| row[at].is_some()).count();
        let portions: &[Portion] = match cards {
            0 => &[],
            1 => &[Portion::All],
            2 => &[Portion::Top(1), Portion::Bottom(1), Portion::All],
            _ => &[Portion::Top(1), Portion::Top(2), Portion::Bottom(1), Portion::Bottom(2), Portion::All],
        };
        actions.extend(portions.iter().map(|portion| Action::Take { column, portion: *portion }));
    }
}

/// The cards that a portion of a column holds, in the order in which they are taken; an empty space is passed over.
pub fn cards(open: &Open, column: u8, portion: Portion) -> impl Iterator<Item = (Floor, Card)> {
    const UP: [Floor; 3] = Floor::ALL;
    const DOWN: [Floor; 3] = [Floor::Third, Floor::Second, Floor::First];
    let (order, count) = match portion {
        Portion::Top(count) => (DOWN, count),
        Portion::Bottom(count) => (UP, count),
        Portion::All => (DOWN, SHARE),
    };
    let lying = move |floor: Floor| Some((floor, open.supply[floor as usize][usize::from(column)]?));
    order.into_iter().filter_map(lying).take(count.into())
}

/// Takes the cards into the hand, and the coins.
///
/// # Errors
/// There is no such column, or it has not so many cards.
pub fn take(state: &mut State, column: u8, portion: Portion) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(column < open.columns(), Illegal::NoSuchColumn { columns: open.columns() })?;
    let lying = cards(open, column, Portion::All).count() as u8;
    ensure(lying > 0, Illegal::EmptyColumn)?;
    let count = match portion {
        Portion::Top(count) | Portion::Bottom(count) => count,
        Portion::All => lying,
    };
    ensure(count >= 1 && (count < lying || portion == Portion::All), Illegal::NotSoMany { cards: lying })?;
    let taken = {
        let mut cards = cards(open, column, portion);
        [cards.next(), cards.next(), cards.next()]
    };
    let (hand, player) = (&mut state.hands[open.active], &mut open.players[open.active]);
    for (floor, card) in taken.into_iter().flatten() {
        let floor = floor as usize;
        open.supply[floor][usize::from(column)] = None;
        hand.insert(card);
        player.taken.insert(card);
        open.older[floor][usize::from(card.place())] = open.returners[floor].len();
    }
    player.coins += SHARE - count;
    open.phase = Phase::Place;
    Ok(())
}
