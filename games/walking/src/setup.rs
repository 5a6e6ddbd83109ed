//! 2 Before the first turn.

use campiello_core::{BySeat, Chance, Seat, Settings};

use crate::Walking;
use crate::components::{CARDS_PER_FLOOR, Cards, Character, Crowd};
use crate::rounds;
use crate::state::{Open, Phase, Player, State};

/// 2.4: coins and bonus tokens that everybody begins with.
const COINS: u8 = 4;
const TOKENS: u8 = 4;

/// The place of beginner option A in [`crate::SWITCHES`].
const BEGINNER_CHARACTERS: usize = 0;
/// The place of beginner option B in [`crate::SWITCHES`].
const BEGINNER_WINDOWS: usize = 1;

/// Lays out everything.
pub fn setup(settings: &Settings<Walking>, luck: &mut impl Chance) -> State {
    let seats = settings.seats();
    let starter = Seat::new(luck.below(seats.into()) as u8); // 2.5
    let beginner_characters = settings.switches().is_on(BEGINNER_CHARACTERS);
    let open = Open {
        edition: settings.edition(),
        seats,
        beginner_characters,
        beginner_windows: settings.switches().is_on(BEGINNER_WINDOWS),
        phase: Phase::Take,
        active: starter,
        starter,
        round: 1,
        placed: 0,
        placed_in_round: 0,
        idle_rounds: 0,
        due: 0,
        supply: Default::default(),
        decks: [(1 << CARDS_PER_FLOOR) - 1; 3],
        returners: Default::default(),
        older: [[0; CARDS_PER_FLOOR]; 3],
        removed: Cards::NONE,
        characters: characters(seats, beginner_characters),
        dismissed: Crowd::default(),
        players: BySeat::from_fn(|_| Player { coins: COINS, tokens: TOKENS, ..Player::default() }),
    };
    let mut state = State { open, hands: BySeat::from_fn(|_| Cards::NONE), under: Default::default() };
    rounds::fill(&mut state, luck);
    state
}

/// 2.2 and 2.3: the characters that take part.
fn characters(seats: u8, beginner: bool) -> Crowd {
    let mut crowd = Crowd::default();
    for character in Character::ALL {
        let (all, removed) = if character.is_tourist() { (3, u8::from(seats < 4)) } else { (2, u8::from(seats < 3)) };
        if !(beginner && character.is_starred()) {
            (removed..all).for_each(|_| crowd.add(character));
        }
    }
    crowd
}
