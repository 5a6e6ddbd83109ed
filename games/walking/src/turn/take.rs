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

/// The cards that a portion of a column holds, in the order in which they are taken.
pub fn cards(open: &Open, column: u8, portion: Portion) -> Vec<(Floor, Card)> {
    match portion {
        Portion::Top(count) => open.column(column).take(count.into()).collect(),
        Portion::Bottom(count) => open.column(column).rev().take(count.into()).collect(),
        Portion::All => open.column(column).collect(),
    }
}

/// Takes the cards into the hand, and the coins.
///
/// # Errors
/// There is no such column, or it has not so many cards.
pub fn take(state: &mut State, column: u8, portion: Portion) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(column < open.columns(), Illegal::NoSuchColumn { columns: open.columns() })?;
    let at = usize::from(column);
    let cards = open.supply.iter().filter(|row| row[at].is_some()).count() as u8;
    ensure(cards > 0, Illegal::EmptyColumn)?;
    let (count, from_top) = match portion {
        Portion::Top(count) => (count, true),
        Portion::Bottom(count) => (count, false),
        Portion::All => (cards, true),
    };
    ensure(count >= 1 && (count < cards || portion == Portion::All), Illegal::NotSoMany { cards })?;
    let (hand, player) = (&mut state.hands[open.active], &mut open.players[open.active]);
    let mut left = count;
    for step in 0..3 {
        let floor = if from_top { 2 - step } else { step };
        let space = &mut open.supply[floor][at];
        if let Some(card) = *space
            && left > 0
        {
            *space = None;
            hand.insert(card);
            player.taken.insert(card);
            open.older[floor][usize::from(card.place())] = open.returners[floor].len();
            left -= 1;
        }
    }
    player.coins += SHARE - count;
    open.phase = Phase::Place;
    Ok(())
}
