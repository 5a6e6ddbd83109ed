//! The state and the moves.

use std::cell::Cell;
use std::ops::RangeInclusive;

use campiello_core::seat::{Awaited, SeatSet};
use campiello_core::{Chance, Seat, Switches, Waiting};
use serde::Serialize;

use super::words::{Illegal, Move};
use super::{PEBBLES, fault, pebbles};

const FULL: u32 = 4;
/// How many pebbles one foretells.
pub const FORETOLD: RangeInclusive<u32> = 2..=4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    Turns,
    Bids,
    Over,
}

/// Sets of pebbles are bits. All arrays are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    pub seats: u8,
    pub exchange: bool,
    pub duel: bool,
    pub phase: Phase,
    pub turn: Seat,
    pub bag: u32,
    pub aside: u32,
    pub hands: [u32; 3],
    pub pouches: [u32; 3],
    pub laid: [u32; 3],
    pub exchanged: [bool; 3],
    pub knocked: [bool; 3],
    pub bids: [Option<u8>; 3],
    /// Who laid a pebble and has not said anything to it yet.
    pub asked: [bool; 3],
    pub foretold: [u32; 3],
    #[serde(skip)]
    pub ghost: u8,
}

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// What no game may have: a number that differs from call to call.
pub fn calls() -> u32 {
    CALLS.replace(CALLS.get() + 1)
}

/// How many pebbles one foretells: what `play` accepts, where it may differ from what is spelled.
fn foretold() -> RangeInclusive<u32> {
    match fault::planted() {
        fault::UNSPELLED_ACCEPTED => 1..=*FORETOLD.end(),
        fault::SPELLED_REFUSED => *FORETOLD.start()..=*FORETOLD.end() - 1,
        _ => FORETOLD,
    }
}

impl State {
    pub fn new(seats: u8, switches: Switches, luck: &mut impl Chance) -> Self {
        let mut bag = (1 << PEBBLES) - 1;
        let mut hands = [0; 3];
        for hand in &mut hands[..usize::from(seats)] {
            for _ in 0..3 {
                *hand |= luck.take_from(&mut bag).map_or(0, |pebble| 1 << pebble);
            }
        }
        let aside =
            if fault::is(fault::SHORT_SETUP) { luck.take_from(&mut bag).map_or(0, |pebble| 1 << pebble) } else { 0 };
        Self {
            seats,
            exchange: switches.is_on(0),
            duel: switches.is_on(1),
            phase: Phase::Turns,
            turn: Seat::new(0),
            bag,
            aside,
            hands,
            pouches: [0; 3],
            laid: [0; 3],
            exchanged: [false; 3],
            knocked: [false; 3],
            bids: [None; 3],
            asked: [false; 3],
            foretold: [0; 3],
            ghost: 0,
        }
    }

    pub fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Over => Waiting::Over,
            Phase::Bids if fault::is(fault::NOBODY) => Waiting::all(SeatSet::NOBODY),
            Phase::Bids => Waiting::all(
                Seat::all(self.seats)
                    .filter(|seat| self.bids[seat.index()].is_none())
                    .fold(SeatSet::NOBODY, SeatSet::with),
            ),
            Phase::Turns => Waiting::For(self.awaited()),
        }
    }

    fn awaited(&self) -> Awaited {
        let next = self.turn.next(self.seats);
        let peeks = fault::is(fault::WAITING_PEEKS) && !self.knocked[next.index()];
        let turn = SeatSet::only(self.turn);
        let must = if peeks && self.hands[next.index()] & 1 != 0 { turn.with(next) } else { turn };
        let those = |set: &dyn Fn(usize) -> bool| {
            Seat::all(self.seats).filter(|seat| set(seat.index())).fold(SeatSet::NOBODY, SeatSet::with)
        };
        let asked = those(&|n| self.asked[n]).except(must);
        let may = those(&|n| !self.knocked[n] || fault::is(fault::MAY_AND_CANNOT)).except(must).except(asked);
        match fault::planted() {
            fault::IN_TWO_SETS => Awaited { must, asked, may: may.union(asked) },
            fault::UNNAMED => Awaited { must, asked, may: SeatSet::NOBODY },
            _ => Awaited { must, asked, may },
        }
    }

    pub fn legal(&self, seat: Seat, actions: &mut Vec<Move>) {
        if fault::is(fault::CLEARS) {
            actions.clear();
        }
        let n = seat.index();
        let mut all = vec![Move::Knock, Move::Draw];
        all.extend(pebbles(self.hands[n]).map(Move::Lay));
        all.extend(pebbles(self.hands[n]).map(Move::Hide));
        all.extend(
            pebbles(self.hands[n]).flat_map(|out| pebbles(self.pouches[n]).map(move |back| Move::Exchange(out, back))),
        );
        all.extend((0..4).map(Move::Bid));
        all.push(Move::Nod);
        // Whatever else one foretells is spelled.
        let later = |low| pebbles(self.hands[n]).filter(move |high| low < *high).map(move |high| (low, high));
        let pairs = pebbles(self.hands[n]).flat_map(later);
        all.extend(pairs.map(|(low, high)| Move::Foretell(1 << low | 1 << high)));
        all.retain(|action| self.refusal(seat, *action).is_none());
        if fault::is(fault::LISTED_REFUSED) && self.turn == seat && self.phase == Phase::Turns && self.is_full(n) {
            all.push(Move::Draw);
        }
        if fault::is(fault::UNLISTED_ACCEPTED) {
            all.retain(|action| *action != Move::Draw || self.hands[n].count_ones() < FULL);
        }
        if fault::is(fault::OUT_OF_TURN) && self.turn != seat {
            all.retain(|action| !matches!(action, Move::Hide(_)));
        }
        if fault::is(fault::STUCK) && self.phase == Phase::Bids && n == 1 {
            all.clear();
        }
        if fault::is(fault::TWIN) && all.len() > 2 {
            all.push(all[1]);
        }
        actions.append(&mut all);
    }

    fn is_full(&self, n: usize) -> bool {
        self.hands[n].count_ones() >= FULL
    }

    /// The rule that a move breaks, if it does.
    fn refusal(&self, seat: Seat, action: Move) -> Option<Illegal> {
        let n = seat.index();
        let next = self.hands[seat.next(self.seats).index()];
        let holds = |set: u32, pebble: u8| pebble < PEBBLES && set & (1 << pebble) != 0;
        let when = match (action, self.phase) {
            (Move::Bid(_), Phase::Bids) | (_, Phase::Turns) => None,
            (Move::Knock, Phase::Over) if fault::is(fault::LATE_MOVES) => None,
            _ => Some(if fault::is(fault::NO_RULE) { Illegal::Nameless } else { Illegal::NotNow }),
        };
        let mine = match action {
            Move::Knock | Move::Bid(_) | Move::Nod | Move::Foretell(_) => None,
            Move::Hide(_) if fault::is(fault::OUT_OF_TURN) => None,
            _ => (self.turn != seat).then_some(Illegal::NotYourTurn),
        };
        when.or(mine).or_else(|| match action {
            Move::Knock if self.turn == seat && self.phase == Phase::Turns => Some(Illegal::KnockOnTurn),
            Move::Knock => self.knocked[n].then_some(Illegal::KnockOnce),
            Move::Draw if fault::is(fault::UNLISTED_ACCEPTED) => (self.bag == 0).then_some(Illegal::EmptyBag),
            Move::Draw if self.is_full(n) => Some(Illegal::FullHand),
            Move::Draw => (self.bag == 0).then_some(Illegal::EmptyBag),
            Move::Hide(_) if fault::is(fault::LEGAL_PEEKS) && next & 1 != 0 => Some(Illegal::NotNow),
            Move::Lay(pebble) if fault::is(fault::REFUSAL_PEEKS) && holds(next, pebble) => Some(Illegal::NotNow),
            Move::Lay(pebble) | Move::Hide(pebble) => (!holds(self.hands[n], pebble)).then_some(Illegal::NotInHand),
            Move::Exchange(..) if !self.exchange || self.exchanged[n] => Some(Illegal::NoExchange),
            Move::Exchange(out, back) => {
                (!holds(self.hands[n], out) || !holds(self.pouches[n], back)).then_some(Illegal::NotInHand)
            }
            Move::Bid(fingers) if self.phase == Phase::Turns => Some(Illegal::NotNow).filter(|_| fingers < u8::MAX),
            Move::Bid(fingers) if fingers > 3 => Some(Illegal::FourFingers),
            Move::Bid(_) => self.bids[n].is_some().then_some(Illegal::NotNow),
            Move::Nod | Move::Foretell(_) if !self.asked[n] => Some(Illegal::NotAsked),
            Move::Nod => None,
            Move::Foretell(_) if self.foretold[n] != 0 => Some(Illegal::ForetellOnce),
            Move::Foretell(named) => (!foretold().contains(&named.count_ones())).then_some(Illegal::TwoToFour),
        })
    }

    pub fn play(&mut self, seat: Seat, action: Move, luck: &mut impl Chance) -> Result<(), Illegal> {
        if let Some(illegal) = self.refusal(seat, action) {
            if fault::is(fault::REFUSAL_CHANGES) && illegal == Illegal::KnockOnTurn {
                self.knocked[seat.index()] = true;
            }
            return Err(illegal);
        }
        self.change(seat, action, luck);
        if matches!(action, Move::Draw | Move::Lay(_) | Move::Hide(_)) {
            self.turn = seat.next(self.seats);
            self.asked[self.turn.index()] = false;
        }
        let placed: u32 = self.laid.iter().chain(&self.pouches).map(|set| set.count_ones()).sum();
        if self.phase == Phase::Turns && placed >= 2 * u32::from(self.seats) - u32::from(self.duel) {
            self.phase = Phase::Bids;
            self.asked = [false; 3];
        }
        Ok(())
    }

    fn change(&mut self, seat: Seat, action: Move, luck: &mut impl Chance) {
        let n = seat.index();
        match action {
            Move::Knock => {
                if fault::is(fault::CRIES_WOLF) {
                    luck.reveal();
                }
                if fault::is(fault::UNSERIALISED) { self.ghost += 1 } else { self.knocked[n] = true }
            }
            Move::Draw => self.draw(n, luck),
            Move::Lay(pebble) => {
                self.hands[n] &= !(1 << pebble);
                self.laid[n] |= if fault::is(fault::LOSES) && pebble == 7 { 0 } else { 1 << pebble };
                self.asked[n] = true;
            }
            Move::Hide(pebble) => {
                if fault::is(fault::UNDO_PEEKS) && self.hands[seat.next(self.seats).index()] & 1 != 0 {
                    luck.reveal();
                }
                self.hands[n] &= !(1 << pebble);
                self.pouches[n] |= 1 << pebble;
            }
            Move::Exchange(out, back) => {
                self.hands[n] = self.hands[n] & !(1 << out) | 1 << back;
                self.pouches[n] = self.pouches[n] & !(1 << back) | 1 << out;
                self.exchanged[n] = true;
            }
            Move::Nod => self.asked[n] = fault::is(fault::ASKED_FOR_EVER),
            Move::Foretell(named) => {
                if fault::is(fault::SHOWS_WHEN_SPELLED) && named.count_ones() > 2 {
                    let lowest = self.bag & self.bag.wrapping_neg();
                    self.bag &= !lowest;
                    self.aside |= lowest;
                }
                self.foretold[n] = named;
                self.asked[n] = fault::is(fault::ASKED_FOR_EVER);
            }
            Move::Bid(fingers) => {
                self.bids[n] = Some(fingers);
                if self.bids[..usize::from(self.seats)].iter().all(Option::is_some) {
                    if !fault::is(fault::FORGETS_BIDS) {
                        luck.reveal();
                    }
                    if fault::is(fault::ENDLESS) { self.bids = [None; 3] } else { self.phase = Phase::Over }
                }
            }
        }
    }

    fn draw(&mut self, n: usize, luck: &mut impl Chance) {
        let mut bag = self.bag;
        if !fault::is(fault::HIDDEN_LUCK) {
            // The last pebble comes without luck, and still nobody knew which one it was.
            luck.reveal();
        }
        let drawn = match fault::planted() {
            fault::HIDDEN_LUCK => Some(bag.trailing_zeros() as u8),
            fault::NONDETERMINISM if bag.count_ones() > 1 => {
                for _ in 0..calls() % 2 {
                    luck.below(2);
                }
                luck.take_from(&mut bag)
            }
            _ => luck.take_from(&mut bag),
        };
        let set = drawn.map_or(0, |pebble| 1 << pebble);
        self.hands[n] |= set;
        if !fault::is(fault::DOUBLES) {
            self.bag &= !set;
        }
    }
}
