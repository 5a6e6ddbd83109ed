//! 7 Solo: as with two players, and after every turn a character is sent away.

use alloc::vec::Vec;

use campiello_core::{Chance, Seat};

use crate::components::Character;
use crate::illegal::{Illegal, ensure};
use crate::notation::Action;
use crate::rounds;
use crate::state::{End, Open, Phase, State};
use crate::turn;

/// The only seat.
const ALONE: Seat = Seat::new(0);

/// 7.1 and 7.2: after a turn the game is over, or the rightmost cards leave and a character must be sent away.
pub fn after_turn(state: &mut State) {
    let open = &mut state.open;
    open.phase = if rounds::has_five_houses(open, ALONE) {
        Phase::Over(End::FiveHouses)
    } else if open.characters.is_empty() {
        Phase::Over(End::NoCharacters)
    } else {
        rounds::remove_rightmost(open);
        Phase::Dismiss
    };
}

/// Appends every character that can be sent away.
pub fn legal(open: &Open, actions: &mut Vec<Action>) {
    actions.extend(open.characters.present().map(|character| Action::Dismiss { character }));
}

/// Sends a character away; then the supply is refilled, or the game is over if nobody is left.
///
/// # Errors
/// The character is not waiting.
pub fn dismiss(state: &mut State, character: Character, luck: &mut impl Chance) -> Result<(), Illegal> {
    let open = &mut state.open;
    ensure(open.characters.count(character) > 0, Illegal::GoneAlready(character))?;
    open.characters.remove(character);
    open.dismissed.add(character);
    if open.characters.is_empty() {
        open.phase = Phase::Over(End::NoCharacters);
        return Ok(());
    }
    open.round += 1;
    rounds::slide(open);
    rounds::fill(state, luck);
    turn::begin(state, ALONE);
    Ok(())
}

/// 7.3: how the box rates a solo score.
#[must_use]
pub const fn rating(points: i32) -> &'static str {
    match points {
        ..=60 => "so-so",
        61..=70 => "not-bad",
        71..=80 => "good-job",
        81..=85 => "awesome",
        86.. => "masterpiece",
    }
}
