//! What a seat will score that stands like this at the end of its turn, learned from finished games.
//!
//! What the appraisal makes of a street is a good measure late in the game and too hopeful early, and it adds up what belongs together. A small network for each
//! number of seats sees the same things and sets it right. `examples/walking_judge.rs` plays games and learns the networks from them.

use std::sync::LazyLock;

use walking::components::{Cards, Crowd};
use walking::street::{HOUSES, lots};
use walking::{Character, Colour, Floor, Street};

use super::appraisal::{Setting, fitting, tourists};
use super::economy::Purse;
use super::faces::{COUNTS, ONE, Sum};
use super::slots::{SLOTS, Slots};
use crate::network::{Network, Notes};

/// A seat after something that it may do in its turn.
#[derive(Clone, Copy)]
pub struct After {
    /// The street.
    pub built: Street,
    /// The street once everything lies that is held and meant for a lot.
    pub meant: Street,
    /// Tokens.
    pub tokens: i32,
    /// The tokens that are left when everything lies that is meant to.
    pub tokens_meant: i32,
    /// Coins.
    pub coins: i32,
    /// The hand.
    pub hand: Cards,
    /// The characters that wait.
    pub characters: Crowd,
    /// By floor, the column of which a card was taken in this turn.
    pub taken: [Option<u8>; 3],
    /// Whether a character is still to be sent away (7.1).
    pub dismissal: bool,
    /// What the game promises by the look of it, in hundredths of points.
    pub value: i32,
}

/// How the game stands, whatever the seat does now.
#[derive(Clone, Copy)]
pub struct Standing {
    /// How many turns the seat has after this one, if five houses are completed as fast as is meant, and at the most.
    pub turns: [i32; 2],
    /// The round.
    pub round: u16,
    /// The most floors of a rival.
    pub rivals: i32,
}

/// How many turns (rounds among others), coins and cards held are told apart.
const TURNS: usize = 11;
const COINS: usize = 7;
const HELD: usize = 4;
/// How much is shown of everybody who may come, and of every house.
const CHARACTERS: usize = Character::ALL.len();
const INHABITANTS: usize = CHARACTERS - 4;
const HOUSE: usize = 10;
/// How many things come before the rest.
const PLAIN: usize = 21;
/// How much is shown.
pub const WIDTH: usize = PLAIN + TURNS + COINS + HELD + CHARACTERS + 2 * INHABITANTS + SLOTS * HOUSE + 3 * COUNTS;

/// What was learned, by the number of seats.
static LEARNED: LazyLock<Vec<Network>> = LazyLock::new(|| Network::read_all(include_str!("judge.txt")));

/// What was learned for so many seats.
pub fn learned(seats: u8) -> Option<&'static Network> {
    LEARNED.get(usize::from(seats) - 1).filter(|network| network.inputs() == WIDTH)
}

impl Notes<WIDTH> {
    /// Notes points.
    fn points(&mut self, hundredths: i32) {
        self.count(hundredths, 10 * ONE);
    }

    fn sum(&mut self, sum: &Sum) {
        sum.0.iter().for_each(|count| self.points(*count));
    }
}

/// What a seat shows that stands like this.
pub fn shown(setting: &Setting<'_>, standing: Standing, after: &After) -> [f32; WIDTH] {
    let setting = Setting { characters: after.characters, mind_others: false, ..*setting };
    let slots = Slots::of(&after.meant);
    let outlook = setting.outlook(&after.meant, &slots, 0);
    let turns = standing.turns[0].max(0);
    let mut notes = Notes::new();
    notes.points(after.value.clamp(-100 * ONE, 200 * ONE));
    notes.points(setting.visitors(&after.meant, &slots, &outlook, 0));
    notes.work(after, &slots, turns);
    notes.count(outlook.misfits, 3);
    notes.points(outlook.tokens);
    notes.count(after.due(), 2);
    notes.is(after.dismissal);
    notes.count(standing.turns[1], 10);
    notes.count(standing.rivals - floors(&after.built), 10);
    debug_assert_eq!(notes.noted(), PLAIN, "as many as there is room for");
    notes.one_of(if setting.seats == 1 { turns } else { i32::from(standing.round) - 1 }, TURNS);
    notes.one_of(after.coins, COINS);
    notes.one_of(after.hand.len().into(), HELD);
    notes.characters(after, &outlook.inhabitants());
    notes.houses(&after.built, &after.meant, &slots, &outlook.houses);
    notes.sum(&setting.faces.total(after.built.cards().map(|(_, card)| card)));
    notes.sum(&outlook.total);
    notes.sum(&setting.faces.total(after.hand.iter()));
    notes.shown()
}

impl After {
    /// How many houses wait for a visitor.
    fn due(&self) -> i32 {
        self.built.complete().count_ones() as i32 - self.built.visitors().count() as i32
    }
}

/// How many floors a street has.
fn floors(street: &Street) -> i32 {
    street.cards().count() as i32
}

impl Notes<WIDTH> {
    /// Notes what is still to be done, and with what.
    fn work(&mut self, after: &After, slots: &Slots, turns: i32) {
        let After { built, meant, .. } = after;
        let missing = |street: &Street, floor| i32::from(HOUSES) - street.built(floor).count_ones() as i32;
        self.count(after.tokens, 4);
        self.count(after.tokens_meant, 4);
        for floor in Floor::ALL {
            self.count(missing(built, floor), 5);
            self.count(missing(meant, floor), 5);
        }
        let (lacking, held) = (slots.lacking(meant, 0), floors(meant) - floors(built));
        let slack = Purse { coins: after.coins, takes: turns, placings: turns, lacking, held }.slack();
        self.count(slack.map_or(-2, |slack| slack.min(8)), 4);
        self.is(slack.is_none());
        self.count(built.scaffolds().count() as i32, 2);
        self.count(built.complete().count_ones() as i32, 5);
        self.count(built.houses().count_ones() as i32, 5);
    }

    /// Notes who waits, what the inhabitants would score, and which of them have come.
    fn characters(&mut self, after: &After, inhabitants: &[i32; INHABITANTS]) {
        for character in Character::ALL {
            self.count(after.characters.count(character).into(), 2);
        }
        for (inhabitant, points) in Character::ALL[4..].iter().zip(inhabitants) {
            self.points(*points);
            self.is(after.built.visitors().any(|(_, visitor)| visitor == *inhabitant));
        }
    }
}

impl Notes<WIDTH> {
    /// Notes the houses, those first that are nearest to completion.
    fn houses(&mut self, built: &Street, meant: &Street, slots: &Slots, hoped: &[Sum; SLOTS]) {
        let breaks = Colour::ALL.map(|colour| meant.breaks(colour));
        let floors = |street: &Street, bit| {
            Floor::ALL.into_iter().filter(|floor| street.built(*floor) & bit != 0).count() as i32
        };
        let mut order: [usize; SLOTS] = std::array::from_fn(|slot| slot);
        order.sort_by_key(|slot| {
            let bit = slots.0[*slot];
            (-floors(built, bit), -floors(meant, bit))
        });
        for slot in order {
            let bit = slots.0[slot];
            let scored = tourists(&hoped[slot]);
            for points in scored {
                self.points(points);
            }
            let visitor = lots(bit & built.complete()).next().and_then(|lot| built.visitor(lot));
            self.is(visitor.is_some());
            let by_tourist =
                visitor.filter(|visitor| visitor.is_tourist()).map_or(0, |tourist| scored[tourist as usize]);
            self.points(by_tourist);
            self.count(floors(built, bit), 3);
            self.count(floors(meant, bit), 3);
            self.is(bit == 0);
            let fit = if bit == 0 { 6 } else { fitting(&breaks, bit).count_ones() as i32 };
            self.count(fit, 6);
        }
    }
}
