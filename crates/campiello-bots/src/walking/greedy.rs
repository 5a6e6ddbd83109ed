//! The bot that looks one turn ahead.

use campiello_core::{Luck, Seat};
use walking::components::{Cards, Crowd};
use walking::street::HOUSES;
use walking::turn::place::MOST;
use walking::turn::take::{SHARE, cards};
use walking::{Action, Open, Phase, View, Walking, scoring};

use super::appraisal::Setting;
use super::economy::least_turns;
use super::faces::{Faces, ONE};
use super::plan::{self, Plan, Position, Turns};
use super::prospects::{Horizon, Prospects};
use super::weights::Weights;
use crate::bot::Bot;
use crate::chair::Chair;

/// How many floors a finished street has.
const FLOORS: i32 = 3 * HOUSES as i32;
/// How many closed windows a card shows on average, in hundredths.
const WINDOWS_PER_CARD: i32 = 24;

/// Plays the turn after which its own score promises to be highest.
#[derive(Default)]
pub struct Greedy {
    weights: Weights,
}

impl Greedy {
    /// The bot with other beliefs.
    pub const fn with(weights: Weights) -> Self {
        Self { weights }
    }
}

impl Bot<Walking> for Greedy {
    fn choose(&mut self, chair: &Chair<'_, Walking>, _luck: &mut Luck) -> usize {
        let legal = chair.legal();
        if legal.len() == 1 {
            return 0;
        }
        let view = chair.view();
        let thought = Thought {
            weights: &self.weights,
            faces: Faces::of(view.open.edition()),
            seat: chair.seat(),
            turns: turns(&view.open, chair.seat(), &self.weights),
            view: &view,
        };
        if view.open.phase == Phase::Place {
            let wanted = thought.plan(&view.open, thought.position(&view.open, view.hand())).first;
            let wanted = wanted.map_or(Action::Done, |(card, lot)| Action::Place { card, lot });
            return legal.iter().position(|action| *action == wanted).unwrap_or(legal.len() - 1);
        }
        let mut best = (0, i32::MIN);
        for (place, action) in legal.iter().enumerate() {
            let value = thought.value(*action); if std::env::var("DBG").is_ok() { eprintln!("{action}: {value}"); }
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }
}

/// What is thought about for one choice.
struct Thought<'a> {
    weights: &'a Weights,
    faces: Faces,
    seat: Seat,
    turns: Turns,
    view: &'a View,
}

impl Thought<'_> {
    /// What the game promises after an action, in hundredths of points.
    fn value(&self, action: Action) -> i32 {
        let mut open = self.view.open.clone();
        let mut hand = self.view.hand();
        let player = &mut open.players[self.seat];
        match action {
            Action::Take { column, portion } => {
                let taken = cards(&self.view.open, column, portion);
                player.coins += SHARE - taken.len() as u8;
                for (floor, card) in taken {
                    hand.insert(card);
                    open.supply[floor as usize][usize::from(column)] = None;
                }
                open.phase = Phase::Place;
            }
            Action::Visit { lot, character } => {
                open.characters.remove(character);
                player.street.receive(character, lot);
            }
            Action::Return { card } => hand.remove(card),
            Action::Dismiss { character } => open.characters.remove(character),
            Action::Place { .. } | Action::Done => {}
        }
        self.plan(&open, self.position(&open, hand)).value
    }

    fn position(&self, open: &Open, hand: Cards) -> Position {
        let player = &open.players[self.seat];
        let placed = if open.phase == Phase::Place { open.placed } else { MOST };
        let Cards(_) = hand;
        Position {
            street: player.street,
            hand,
            coins: player.coins,
            tokens: player.tokens,
            placed,
            turns: self.turns,
        }
    }

    fn plan(&self, open: &Open, position: Position) -> Plan {
        let rightmost_leave = open.seats <= 2 && open.phase != Phase::Dismiss;
        let horizon = Horizon { turns: self.turns.for_five, rightmost_leave };
        let setting = Setting {
            faces: &self.faces,
            weights: self.weights,
            prospects: &Prospects::of(open, &self.faces, self.weights, horizon),
            characters: open.characters,
            seats: open.seats,
            other_windows: Seat::all(open.seats)
                .filter(|seat| *seat != self.seat)
                .map(|seat| windows(open, seat))
                .max(),
            mind_others: matches!(open.phase, Phase::Dismiss | Phase::Visit),
            windows_count: !open.beginner_windows,
        };
        plan::best(&setting, &position)
    }
}

/// The closed windows that a street will show, in hundredths.
fn windows(open: &Open, seat: Seat) -> i32 {
    let street = &open.players[seat].street;
    let missing = FLOORS - floors(open, seat);
    ONE * scoring::closed_windows(open.edition(), street) + WINDOWS_PER_CARD * missing
}

fn floors(open: &Open, seat: Seat) -> i32 {
    open.players[seat].street.cards().count() as i32
}

fn crowd(characters: Crowd) -> i32 {
    characters.present().map(|character| i32::from(characters.count(character))).sum()
}

/// How many turns are left after this one.
///
/// Solo, the characters say it (7.4): every turn but the last sends one away, and every house to come needs one. With others at the
/// table it ends when the fastest street can be full, or when this seat means to be done.
fn turns(open: &Open, seat: Seat, weights: &Weights) -> Turns {
    let street = &open.players[seat].street;
    if open.is_solo() {
        let to_visit = 5 - street.visitors().count() as i32;
        let for_five = crowd(open.characters) - to_visit;
        return Turns { for_five, for_four: for_five, per_house: 1 };
    }
    let needed = |seat| {
        let (held, player) = (i32::from(open.hand_total(seat)), &open.players[seat]);
        let to_take = (FLOORS - floors(open, seat) - held).max(0);
        least_turns(player.coins.into(), to_take, held)
    };
    let others = Seat::all(open.seats).filter(|other| *other != seat).map(needed).min().unwrap_or(0) + weights.dawdling;
    let own = needed(seat).max(weights.horizon - i32::from(open.round) + 1);
    let turns = own.min(others) - 1;
    Turns { for_five: turns, for_four: turns, per_house: 0 }
}
