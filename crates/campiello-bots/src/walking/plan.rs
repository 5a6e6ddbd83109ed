//! The best use of a hand: where its cards may come to lie, and which of them are placed in this turn.
//!
//! Every card of the hand is tried on its best lots, or left aside. The street that comes out is appraised as if all of it were
//! built; which cards are placed now and which are held then only matters for coins, turns and scaffolds. Several uses may be asked for, each with other
//! placements in this turn.

use std::cell::Cell;

use walking::components::{CARDS_PER_FLOOR, Cards};
use walking::street::{HOUSES, lots};
use walking::turn::limits;
use walking::turn::place::MOST;
use walking::turn::take::SHARE;
use walking::{Action, Card, Floor, Lot, Portion, Street};

use super::appraisal::Setting;
use super::economy::{Lacking, Purse};
use super::slots::{SLOTS, Slots};

/// A seat in the middle of its turn.
#[derive(Clone, Copy)]
pub struct Position {
    /// The houses.
    pub street: Street,
    /// The hand.
    pub hand: Cards,
    /// Coins.
    pub coins: u8,
    /// Tokens.
    pub tokens: u8,
    /// How many cards were placed in this turn; as many as are allowed if no more may be placed.
    pub placed: u8,
    /// How many turns are left after this one if five houses are completed, and if fewer are.
    pub turns: Turns,
}

/// How many turns are left after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// If all five houses are completed as fast as is meant.
    pub for_five: i32,
    /// The most that the rivals leave: with fewer the bot is only late.
    pub most: i32,
    /// If one house fewer is completed; in the solo game every further one gives a turn more (7.4).
    pub for_four: i32,
    /// What every further house adds that is given up.
    pub per_house: i32,
}

impl Turns {
    const fn without(self, given_up: i32) -> i32 {
        self.for_four + (given_up - 1) * self.per_house
    }
}

/// What a plan is worth, and what it does in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Hundredths of points at the end of the game.
    pub value: i32,
    /// What is taken of the column that was looked at, if one was.
    pub portion: Option<Portion>,
    /// What is placed in this turn, in this order.
    pub places: Places,
    /// The coins that are left after it.
    pub coins: i32,
    /// The street once everything lies that is meant for a lot.
    pub street: Street,
    /// The tokens that are left then.
    pub tokens: i32,
}

/// The placements of a turn.
pub type Places = [Option<Meant>; MOST as usize];

impl Plan {
    /// What it does next in the phase of placing.
    pub fn next(&self) -> Action {
        self.places[0].map_or(Action::Done, place)
    }

    /// What it does in the phase of placing.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.places.into_iter().flatten().map(place).chain([Action::Done])
    }

    /// Whether another plan does the same in this turn.
    fn does_as(&self, other: &Self) -> bool {
        self.portion == other.portion && self.places == other.places
    }
}

const fn place((card, lot): Meant) -> Action {
    Action::Place { card, lot }
}

/// The best plans, the best first; no two of them do the same in this turn.
struct Best {
    plans: Vec<Plan>,
    /// How many are wanted.
    wanted: usize,
}

impl Best {
    /// What a plan must be worth more than to be among them.
    fn least(&self) -> i32 {
        if self.plans.len() < self.wanted { i32::MIN } else { self.plans[self.wanted - 1].value }
    }

    fn add(&mut self, plan: Plan) {
        let same = self.plans.iter().position(|other| other.does_as(&plan));
        match same {
            Some(same) if self.plans[same].value >= plan.value => return,
            Some(same) => drop(self.plans.remove(same)),
            None => self.plans.truncate(self.wanted - 1),
        }
        let rank = self.plans.partition_point(|other| other.value >= plan.value);
        self.plans.insert(rank, plan);
    }
}

/// The most cards that a hand can hold: three of earlier turns and three just taken.
const MOST_HELD: usize = 6;
/// How many cards there are.
const CARDS: usize = 3 * CARDS_PER_FLOOR;

/// A card and the lot that it is meant for.
pub type Meant = (Card, Lot);

struct Search<'s, 'a> {
    setting: &'s Setting<'a>,
    position: &'s Position,
    options: [([Option<Lot>; 4], Option<Card>); MOST_HELD],
    /// The cards of a column of which some may be taken, from the top.
    column: [Option<Card>; 3],
    best: Best,
    /// More than spare coins and tidiness can be worth.
    margin: i32,
}

/// The lots on which a card alone would do best, the best first.
type Promising = [Option<Lot>; 4];

/// The promising lots of every card on one street, looked for once: what may still come hardly changes them.
pub struct Lookup([Cell<Option<Promising>>; CARDS]);

impl Default for Lookup {
    fn default() -> Self {
        Self([const { Cell::new(None) }; CARDS])
    }
}

impl Lookup {
    fn promising(&self, setting: &Setting<'_>, position: &Position, card: Card) -> Promising {
        let found = self.0[card.index()].get();
        let lots = found.unwrap_or_else(|| promising(setting, position, card, setting.weights.lots_tried as usize));
        self.0[card.index()].set(Some(lots));
        lots
    }
}

/// Finds the best use of the hand on the street of this lookup.
pub fn best(setting: &Setting<'_>, position: &Position, lookup: &Lookup) -> Plan {
    several(setting, position, lookup, [None; 3], 1)[0]
}

/// So many of the best uses of the hand, the best first and never none, when something is taken of a column: its cards from the top, and what is left there is not
/// looked at.
pub fn several(
    setting: &Setting<'_>,
    position: &Position,
    lookup: &Lookup,
    column: [Option<Card>; 3],
    wanted: usize,
) -> Vec<Plan> {
    let mut options = [([None; 4], None); MOST_HELD];
    let cards = usize::from(position.hand.len()) + column.iter().flatten().count();
    let tried = if cards > 4 { 2 } else { setting.weights.lots_tried as usize };
    for (option, card) in options.iter_mut().zip(position.hand.iter().chain(column.into_iter().flatten())) {
        let mut lots = lookup.promising(setting, position, card);
        lots[tried..].fill(None);
        *option = (lots, Some(card));
    }
    let weights = setting.weights;
    let completed = weights.completed[usize::from(setting.seats) - 1];
    let margin = weights.spare.iter().max().copied().unwrap_or(0)
        + weights.held.iter().max().copied().unwrap_or(0)
        + 3 * completed.max(0);
    let best = Best { plans: Vec::with_capacity(wanted), wanted };
    let mut search = Search { setting, position, options, column, best, margin };
    let mut meant = [(Card::new(Floor::First, 0), Lot::FIRST); MOST_HELD];
    search.lay(0, &position.street, i32::from(position.tokens), &mut meant, 0);
    let mut plans = search.best.plans;
    if plans.is_empty() {
        // There is no time for anything: nothing is done.
        plans.push(Plan {
            value: i32::MIN,
            portion: None,
            places: [None; MOST as usize],
            coins: position.coins.into(),
            street: position.street,
            tokens: position.tokens.into(),
        });
    }
    plans
}

fn promising(setting: &Setting<'_>, position: &Position, card: Card, tried: usize) -> Promising {
    let street = &position.street;
    let mut best = [(i32::MIN, None); 4];
    for lot in lots(open_lots(street, card.floor())) {
        let broken = street.breaks(card.colour()) & lot.bit() != 0;
        if broken && position.tokens == 0 {
            continue;
        }
        let mut with = *street;
        with.place(card, lot);
        let value = setting.appraise(&with, i32::from(position.tokens) - i32::from(broken), 0);
        let rank = best.iter().position(|(other, _)| value > *other).unwrap_or(4);
        if rank < tried {
            best.copy_within(rank..3, rank + 1);
            best[rank] = (value, Some(lot));
        }
    }
    let least = best[0].0.saturating_sub(setting.weights.lots_within);
    let mut kept = best.map(|(value, lot)| lot.filter(|_| value >= least));
    kept[tried..].fill(None);
    kept
}

/// Where a card may come to lie: the empty spaces of its floor, and a new house at either end.
fn open_lots(street: &Street, floor: Floor) -> u32 {
    let houses = street.houses();
    if houses == 0 {
        return Lot::FIRST.bit() | Lot::FIRST.bit() << 1;
    }
    let (low, high) = (houses.trailing_zeros(), houses.ilog2());
    let mut set = (2 << high) - (1 << low);
    if high - low + 1 < u32::from(HOUSES) {
        set |= (1 << (high + 1)) | (1 << low >> 1);
    }
    set & !street.built(floor) & 0x1ff
}

impl Search<'_, '_> {
    /// Tries the cards from the `at`-th on, each on its promising lots and left aside.
    fn lay(&mut self, at: usize, street: &Street, tokens: i32, meant: &mut [Meant; MOST_HELD], count: usize) {
        let Some((tried, Some(card))) = self.options.get(at).copied() else {
            return self.use_up(street, tokens, &meant[..count]);
        };
        for lot in tried.into_iter().flatten() {
            let broken = i32::from(street.breaks(card.colour()) & lot.bit() != 0);
            let taken = street.built(card.floor()) & lot.bit() != 0;
            if taken || broken > tokens || street.width_with(lot) > HOUSES.into() {
                continue;
            }
            let mut with = *street;
            with.place(card, lot);
            meant[count] = (card, lot);
            self.lay(at + 1, &with, tokens - broken, meant, count + 1);
        }
        self.lay(at + 1, street, tokens, meant, count);
    }

    /// Values a street that is laid out, and chooses which of its cards are placed now.
    fn use_up(&mut self, street: &Street, tokens: i32, meant: &[Meant]) {
        let whole = self.setting.appraise(street, tokens, 0);
        if whole.saturating_add(self.margin) < self.best.least() {
            return;
        }
        let mut layout = Layout::new(*street, tokens, whole);
        let (portion, given) = self.portion(meant);
        let coins_before = self.position.coins + given;
        for set in 0_u32..1 << meant.len() {
            let held = meant.len() as i32 - set.count_ones() as i32;
            if held > i32::from(limits::HAND) || (held > 0 && self.position.turns.most <= 0) {
                continue;
            }
            let Some((built, coins, places)) = self.place(meant, set, coins_before) else { continue };
            let coins = coins.min(i32::from(limits::COINS));
            let Some(value) = layout.value(self.setting, self.position.turns, coins, held) else { continue };
            let value = value + self.tidiness(&built, held);
            if value > self.best.least() {
                self.best.add(Plan { value, portion, places, coins, street: *street, tokens });
            }
        }
    }

    /// The least that can be taken of the column so that the cards that are meant for lots are among it, and the coins that come with it.
    fn portion(&self, meant: &[Meant]) -> (Option<Portion>, u8) {
        let lying = self.column.iter().flatten().count() as u8;
        if lying == 0 {
            return (None, 0);
        }
        let is_meant = |card: &Card| meant.iter().any(|(other, _)| other == card);
        let mut places =
            (0..).zip(self.column.iter().flatten()).filter(|(_, card)| is_meant(card)).map(|(place, _)| place);
        let first = places.next();
        let (top, bottom) = first.map_or((1, 1), |first: u8| (places.last().unwrap_or(first) + 1, lying - first));
        let count = top.min(bottom);
        let portion = match count {
            _ if count == lying => Portion::All,
            _ if count == top => Portion::Top(count),
            _ => Portion::Bottom(count),
        };
        (Some(portion), SHARE - count)
    }

    /// The street after the cards of a set were placed, if the rules and the coins allow it; the coins left, and what was placed in which order.
    fn place(&self, meant: &[Meant], set: u32, coins: u8) -> Option<(Street, i32, Places)> {
        let count = set.count_ones() as u8;
        let position = self.position;
        let mut places = [None; MOST as usize];
        if count == 0 {
            return Some((position.street, coins.into(), places));
        }
        let price = 2 * count - u8::from(position.placed == 0);
        if position.placed + count > MOST || price > coins {
            return None;
        }
        let (mut street, mut left) = (position.street, set);
        let mut tokens = position.tokens;
        for place in &mut places[..usize::from(count)] {
            let next = (0..meant.len())
                .find(|n| left & 1 << n != 0 && street.lawful(meant[*n].0.floor()) & meant[*n].1.bit() != 0)?;
            let (card, lot) = meant[next];
            if street.breaks(card.colour()) & lot.bit() != 0 {
                tokens = tokens.checked_sub(1)?;
            }
            street.place(card, lot);
            *place = Some((card, lot));
            left &= !(1 << next);
        }
        Some((street, i32::from(coins) - i32::from(price), places))
    }

    /// Small reasons to place rather than hold, or not to.
    fn tidiness(&self, built: &Street, held: i32) -> i32 {
        let weights = self.setting.weights;
        let completed = (built.complete() & !self.position.street.complete()).count_ones() as i32;
        weights.held[held as usize] - weights.scaffold * built.scaffolds().count() as i32
            + weights.completed[usize::from(self.setting.seats) - 1] * completed
    }
}

/// A street that is laid out, and what it is worth if houses are given up.
struct Layout {
    street: Street,
    tokens: i32,
    slots: Slots,
    /// For 0, 1, 2, … houses given up: what is lacking, and the value, once they were asked for.
    stages: [Option<(Lacking, i32)>; SLOTS + 1],
}

impl Layout {
    fn new(street: Street, tokens: i32, whole: i32) -> Self {
        let slots = Slots::of(&street);
        let mut stages = [None; SLOTS + 1];
        stages[0] = Some((slots.lacking(&street, 0), whole));
        Self { street, tokens, slots, stages }
    }

    /// The value with these coins. If the time is short, the bot is late, or the houses that lack most are given up; nothing if even then there is
    /// no time for the cards that are held.
    fn value(&mut self, setting: &Setting<'_>, turns: Turns, coins: i32, held: i32) -> Option<i32> {
        let (lacking, value) = self.stage(setting, 0)?;
        let worth =
            |lacking, turns| Purse { coins, takes: turns, placings: turns, lacking, held }.worth(setting.weights);
        for turns_meant in turns.for_five.max(0)..=turns.most.max(0) {
            if let Some(worth) = worth(lacking, turns_meant) {
                return Some(value + worth - setting.weights.late * (turns_meant - turns.for_five.max(0)));
            }
        }
        for given_up in 1..=SLOTS {
            let (lacking, value) = self.stage(setting, given_up)?;
            if let Some(worth) = worth(lacking, turns.without(given_up as i32).max(0)) {
                return Some(value + worth);
            }
        }
        None
    }

    /// What is lacking and what it is worth if so many houses are given up; nothing if not so many are unfinished.
    fn stage(&mut self, setting: &Setting<'_>, given_up: usize) -> Option<(Lacking, i32)> {
        if self.stages[given_up].is_none() {
            let set = self.slots.lacking_most(&self.street, given_up)?;
            let value = setting.appraise(&self.street, self.tokens, set);
            self.stages[given_up] = Some((self.slots.lacking(&self.street, set), value));
        }
        self.stages[given_up]
    }
}
