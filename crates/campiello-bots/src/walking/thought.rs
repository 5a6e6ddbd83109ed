//! What is thought about for one choice: what may still come, how many turns are left, and what follows from an action.

use std::cmp::Ordering;

use campiello_core::Seat;
use walking::components::Cards;
use walking::street::HOUSES;
use walking::turn::place::MOST;
use walking::turn::take;
use walking::{Action, Floor, Open, Phase, Portion, View, scoring};

use super::appraisal::{Setting, Windows};
use super::economy::{Lacking, Purse};
use super::faces::{Faces, ONE};
use super::judge::Standing;
use super::plan::{self, Lookup, Plan, Position, Turns};
use super::prospects::{Hopes, Lookout, Prospects};
use super::weights::Weights;

/// How many floors a finished street has.
const FLOORS: i32 = 3 * HOUSES as i32;
/// How many closed windows a card shows on average, in hundredths.
const WINDOWS_PER_CARD: i32 = 24;

/// What is thought about for one choice.
pub struct Thought<'a> {
    weights: &'a Weights,
    faces: Faces,
    pub(super) seat: Seat,
    turns: Turns,
    pub(super) view: &'a View,
    lookup: Lookup,
    /// What the floors may hope for, and what they may hope for once the card of each column was taken.
    hopes: [Hopes; 3],
    hopes_without: Vec<[Hopes; 3]>,
}

impl<'a> Thought<'a> {
    /// Looks around. If `anew`, what may still come is looked at anew for every card that may be taken, otherwise as if nothing were taken.
    pub fn new(view: &'a View, seat: Seat, weights: &'a Weights, anew: bool) -> Self {
        let open = &view.open;
        let faces = Faces::of(open.edition());
        let turns = turns(open, seat, weights);
        let rightmost_leave = open.seats <= 2 && open.phase != Phase::Dismiss;
        let lookout =
            Lookout { open, faces: &faces, weights, turns: turns.for_five.max(turns.most.min(1)), rightmost_leave };
        let hopes = |taken| Floor::ALL.map(|floor| lookout.hopes(floor, taken));
        let columns = if anew && open.phase == Phase::Take { open.columns() } else { 0 };
        let hopes_without = (0..columns).map(|column| hopes(Some(column))).collect();
        Self { weights, seat, turns, view, lookup: Lookup::default(), hopes: hopes(None), hopes_without, faces }
    }

    /// What the game promises after an action, in hundredths of points.
    pub fn value(&self, action: Action) -> i32 {
        let mut open = self.view.open.clone();
        let mut hand = self.view.hand();
        let mut taken = None;
        let price = open.price();
        let player = &mut open.players[self.seat];
        match action {
            Action::Take { column, portion } => {
                let cards: Vec<_> = take::cards(&self.view.open, column, portion).collect();
                player.coins += take::SHARE - cards.len() as u8;
                for (_, card) in cards {
                    hand.insert(card);
                }
                taken = Some(column);
                open.phase = Phase::Place;
            }
            Action::Visit { lot, character } => {
                open.characters.remove(character);
                player.street.receive(character, lot);
            }
            Action::Return { card } => hand.remove(card),
            Action::Dismiss { character } => open.characters.remove(character),
            Action::Place { card, lot } => {
                let broken = player.street.breaks(card.colour()) & lot.bit() != 0;
                player.tokens -= u8::from(broken);
                player.coins = player.coins.saturating_sub(price);
                player.street.place(card, lot);
                hand.remove(card);
                open.placed += 1;
                return self.plan_on(&open, hand, None, &Lookup::default()).value;
            }
            Action::Done => open.placed = MOST,
        }
        self.plan(&open, hand, taken).value
    }

    /// The best use of a hand, once cards of a column, if any is named, were taken into it.
    pub fn plan(&self, open: &Open, hand: Cards, taken: Option<u8>) -> Plan {
        self.plan_on(open, hand, taken, &self.lookup)
    }

    /// What the game promises after an action, less closely: if a character comes or goes, the plan stays.
    pub fn value_beside(&self, action: Action, plan: &Plan) -> i32 {
        let mut setting = self.setting(&self.view.open, self.hopes_after([None; 3]));
        let mut street = plan.street;
        match action {
            Action::Visit { lot, character } => {
                setting.characters.remove(character);
                street.receive(character, lot);
            }
            Action::Dismiss { character } => setting.characters.remove(character),
            _ => return self.value(action),
        }
        setting.appraise(&street, plan.tokens, 0)
    }

    /// So many of the best uses of the hand, when something is taken of a column, if one is named.
    pub(super) fn plans(&self, column: Option<u8>, wanted: usize) -> Vec<Plan> {
        let open = &self.view.open;
        let mut lying = [None; 3];
        let mut position = self.position(open, self.view.hand());
        if let Some(column) = column {
            position.placed = 0;
            for (place, (_, card)) in lying.iter_mut().zip(take::cards(open, column, Portion::All)) {
                *place = Some(card);
            }
        }
        plan::several(&self.setting(open, self.hopes_after([None; 3])), &position, &self.lookup, lying, wanted)
    }

    /// How the game stands.
    pub(super) fn standing(&self) -> Standing {
        let open = &self.view.open;
        let rivals = Seat::all(open.seats).filter(|other| *other != self.seat).map(|other| floors(open, other));
        Standing {
            turns: [self.turns.for_five, self.turns.most],
            round: open.round,
            rivals: rivals.max().unwrap_or_default(),
        }
    }

    fn plan_on(&self, open: &Open, hand: Cards, taken: Option<u8>, lookup: &Lookup) -> Plan {
        let taken = Floor::ALL.map(|floor| taken.filter(|column| self.is_taken(hand, floor, *column)));
        let hopes = self.hopes_after(taken);
        plan::best(&self.setting(open, hopes), &self.position(open, hand), lookup)
    }

    /// What the floors may hope for once, floor by floor, the card of a column was taken.
    pub(super) fn hopes_after(&self, taken: [Option<u8>; 3]) -> [&Hopes; 3] {
        Floor::ALL.map(|floor| {
            let without = taken[floor as usize].and_then(|column| self.hopes_without.get(usize::from(column)));
            &without.unwrap_or(&self.hopes)[floor as usize]
        })
    }

    fn position(&self, open: &Open, hand: Cards) -> Position {
        let player = &open.players[self.seat];
        Position {
            street: player.street,
            hand,
            coins: player.coins,
            tokens: player.tokens,
            placed: if open.phase == Phase::Place { open.placed } else { MOST },
            turns: self.turns,
        }
    }

    pub(super) fn setting<'s>(&'s self, open: &Open, hopes: [&'s Hopes; 3]) -> Setting<'s> {
        Setting {
            faces: &self.faces,
            weights: self.weights,
            prospects: Prospects(hopes),
            characters: open.characters,
            seats: open.seats,
            windows: windows(open, self.seat),
            mind_others: matches!(open.phase, Phase::Dismiss | Phase::Visit),
        }
    }

    /// Whether the card of this floor and column went into the hand.
    fn is_taken(&self, hand: Cards, floor: Floor, column: u8) -> bool {
        self.view.open.supply[floor as usize][usize::from(column)].is_some_and(|card| hand.contains(card))
    }
}

/// The action that has the highest value; of equals the first.
pub(super) fn best_of(legal: &[Action], value: impl Fn(Action) -> i32) -> Action {
    let best = legal.iter().rev().max_by_key(|action| value(**action));
    *best.expect("somebody who is asked may act")
}

/// What closed windows will cost a seat.
fn windows(open: &Open, seat: Seat) -> Windows {
    if open.beginner_windows {
        return Windows::Nothing;
    }
    let expected = |other: Seat| {
        let shown = scoring::closed_windows(open.edition(), &open.players[other].street);
        ONE * shown + WINDOWS_PER_CARD * (FLOORS - floors(open, other))
    };
    let others = Seat::all(open.seats).filter(|other| *other != seat).map(expected).max();
    others.map_or(Windows::Always, |others| Windows::TheMost { others })
}

fn floors(open: &Open, seat: Seat) -> i32 {
    open.players[seat].street.cards().count() as i32
}

/// How many turns are left after this one.
fn turns(open: &Open, seat: Seat, weights: &Weights) -> Turns {
    if open.is_solo() { turns_alone(open, seat) } else { turns_of_rivals(open, seat, weights) }
}

/// Alone, the characters say it (7.4): every turn but the last sends one away, and every house to come needs one.
fn turns_alone(open: &Open, seat: Seat) -> Turns {
    let waiting: i32 = open.characters.present().map(|character| i32::from(open.characters.count(character))).sum();
    let to_visit = i32::from(HOUSES) - open.players[seat].street.visitors().count() as i32;
    let turns = waiting - to_visit;
    Turns { for_five: turns, most: turns, for_four: turns, per_house: 1 }
}

/// With others at the table it ends when the fastest street is full, or when this seat means to be done.
fn turns_of_rivals(open: &Open, seat: Seat, weights: &Weights) -> Turns {
    let rivals = Seat::all(open.seats).filter(|other| *other != seat);
    let fastest = rivals.map(|other| rounds_needed(open, other)).min().unwrap_or(0);
    let own = rounds_needed(open, seat).max(weights.horizon - i32::from(open.round));
    Turns { for_five: own.min(fastest), most: fastest, for_four: fastest, per_house: 0 }
}

/// How many rounds after this one a seat needs at least to fill its street.
fn rounds_needed(open: &Open, seat: Seat) -> i32 {
    let place = |seat: Seat| (seat.index() + usize::from(open.seats) - open.starter.index()) % usize::from(open.seats);
    let (takes, placings) = match place(seat).cmp(&place(open.active)) {
        Ordering::Less => (0, 0),
        Ordering::Equal => (i32::from(open.phase == Phase::Take), i32::from(open.placed == 0 && is_placing(open))),
        Ordering::Greater => (1, 1),
    };
    let missing = FLOORS - floors(open, seat);
    let held = i32::from(open.hand_total(seat)).min(missing);
    let lacking = Lacking { cards: missing - held, seconds: 0 };
    Purse { coins: open.players[seat].coins.into(), takes, placings, lacking, held }.turns_needed()
}

const fn is_placing(open: &Open) -> bool {
    matches!(open.phase, Phase::Take | Phase::Place)
}
