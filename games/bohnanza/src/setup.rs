//! 2 Before the first turn.

use campiello_core::{BySeat, Chance, Seat, SeatSet, Settings};

use crate::Bohnanza;
use crate::components::Beans;
use crate::dealing::offers::{Given, Offers};
use crate::dealing::refusals::Refusals;
use crate::dealing::wishes::Wishes;
use crate::hand::Hand;
use crate::knowledge::{Memory, Own};
use crate::pile;
use crate::state::{Open, Phase, Player, State};

/// 2.1: how many cards everybody gets.
pub const HAND: u8 = 5;

/// The place of play by mail in [`crate::SWITCHES`].
const BY_MAIL: usize = 0;

/// Deals the cards.
pub fn setup(settings: &Settings<Bohnanza>, luck: &mut impl Chance) -> State {
    let seats = settings.seats();
    let starter = Seat::new(luck.below(seats.into()) as u8); // 2.3
    let pile = settings.edition().beans();
    let open = Open {
        edition: settings.edition(),
        seats,
        by_mail: settings.switches().is_on(BY_MAIL),
        phase: Phase::Plant,
        active: starter,
        starter,
        turn: 1,
        planted: 0,
        up: Beans::NONE,
        turned_up: 0,
        discard: Beans::NONE,
        pile: pile.total(),
        exhausted: 0,
        players: BySeat::from_fn(|_| Player::default()),
        offers: Offers::default(),
        refusals: Refusals::default(),
        passed: SeatSet::NOBODY,
        trades: 0,
        gifts: 0,
        memory: Memory::new(pile),
    };
    let mut state = State {
        open,
        hands: BySeat::from_fn(|_| Hand::default()),
        pile,
        given: Given::default(),
        wishes: BySeat::from_fn(|_| Wishes::default()),
        own: BySeat::from_fn(|_| Own::default()),
    };
    for seat in Seat::all(seats) {
        for _ in 0..HAND {
            pile::draw_to_hand(&mut state, seat, luck);
        }
    }
    state
}
