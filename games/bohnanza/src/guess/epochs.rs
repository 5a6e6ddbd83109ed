//! Which epochs the cards come from that have left a hand and whose epoch is uncertain.

use alloc::vec::Vec;

use campiello_core::{BySeat, Chance, Seat};

use super::{Demand, by_epoch, others};
use crate::components::{Bean, Beans, SORTS};
use crate::knowledge::{EPOCHS, Memory, Own, SPANS};
use crate::state::SEATS;
use crate::view::View;

/// An exchange is tried so often per card before a division is given up, and so often to mix it.
const REPAIRS: usize = 200;
const MIXING: usize = 6;

/// An epoch for every card.
pub(super) struct Division {
    /// By epoch: the cards that lie in hands of others, or in the pile.
    pub(super) unseen: [Beans; EPOCHS],
    /// What the others would remember.
    pub(super) own: BySeat<Own, SEATS>,
    /// Whether all that is known holds.
    pub(super) fits: bool,
}

impl Division {
    /// Divides the cards so that every hand has as many of every epoch as it can have; all such divisions are about as likely as there are ways to deal the
    /// cards by them.
    pub(super) fn guess(view: &View, demands: &[Demand], luck: &mut impl Chance) -> Self {
        let memory = &view.open.memory;
        let mut unseen = memory.pools;
        if let Some(own) = view.own {
            let held = by_epoch(&own.hand, &own.memory, memory.epoch.into());
            for (epoch, pool) in unseen.iter_mut().enumerate() {
                *pool = pool.minus(own.memory.gone[epoch]).minus(held[epoch]);
            }
        }
        let mut puzzle = Puzzle::new(view, demands, &unseen);
        if puzzle.cards.is_empty() {
            return puzzle.solved(view, unseen, true);
        }
        puzzle.begin(luck);
        let fits = puzzle.settle(luck);
        puzzle.solved(view, unseen, fits)
    }
}

impl Division {
    /// As if all cards came from one pile.
    pub(super) fn forgetful(view: &View) -> Self {
        let all = view.open.memory.hidden().minus(view.hand().beans(view.hand().all()));
        let own = BySeat::from_fn(|_| Own::default());
        Self { unseen: [all, Beans::NONE, Beans::NONE], own, fits: true }
    }
}

/// A card that has left a hand.
#[derive(Clone, Copy)]
struct Gone {
    seat: Seat,
    bean: Bean,
    span: (usize, usize),
    epoch: usize,
}

/// The cards, and what is left for the hands and the pile when they have been given their epochs.
struct Puzzle<'v> {
    memory: &'v Memory,
    demands: &'v [Demand],
    cards: Vec<Gone>,
    left: [[i16; SORTS]; EPOCHS],
    total: [i16; EPOCHS],
    hands: BySeat<[i16; EPOCHS], SEATS>,
}

impl<'v> Puzzle<'v> {
    fn new(view: &'v View, demands: &'v [Demand], unseen: &[Beans; EPOCHS]) -> Self {
        let memory = &view.open.memory;
        let left = unseen.map(|pool| Bean::ALL.map(|bean| pool.count(bean).into()));
        let total = unseen.map(|pool| pool.total().into());
        let hands = BySeat::from_fn(|seat| memory.hands[seat].drawn.map(i16::from));
        let mut cards = Vec::new();
        if memory.epoch > 0 {
            for seat in others(view) {
                for (bag, span) in memory.hands[seat].gone.iter().zip(SPANS) {
                    let one = |bean| Gone { seat, bean, span, epoch: span.0 };
                    cards.extend(bag.iter().flat_map(|(bean, count)| (0..count).map(move |_| one(bean))));
                }
            }
        }
        Self { memory, demands, cards, left, total, hands }
    }

    /// Gives every card an epoch, the likelier the more cards of its sort that pile had.
    fn begin(&mut self, luck: &mut impl Chance) {
        for n in 0..self.cards.len() {
            let Gone { bean, span: (first, last), .. } = self.cards[n];
            let weights: [i32; EPOCHS] = core::array::from_fn(|epoch| {
                let others = (first..=last).filter(|other| *other != epoch);
                let rest: i32 = others.map(|other| i32::from(self.total[other].max(1))).product();
                let fits = i32::from((first..=last).contains(&epoch));
                i32::from(self.left[epoch][bean as usize].max(0)) * rest * fits
            });
            let mut lot = luck.below(weights.iter().sum::<i32>().max(1) as u32) as i32;
            let mut epoch = first;
            while epoch < last && lot >= weights[epoch] {
                lot -= weights[epoch];
                epoch += 1;
            }
            self.cards[n].epoch = epoch;
            self.count(self.cards[n], epoch, -1);
        }
    }

    fn count(&mut self, card: Gone, epoch: usize, change: i16) {
        self.left[epoch][card.bean as usize] += change;
        self.total[epoch] += change;
        self.hands[card.seat][epoch] += change;
    }

    /// Moves cards between epochs until everything fits, and then to mix; whether it fits.
    fn settle(&mut self, luck: &mut impl Chance) -> bool {
        let mut strain = self.strain();
        let mut mixing = MIXING * self.cards.len();
        for _ in 0..REPAIRS * self.cards.len() {
            if strain == 0 {
                if mixing == 0 {
                    return true;
                }
                mixing -= 1;
            }
            if let Some(exchange) = self.propose(luck) {
                strain = self.attempt(exchange, strain, luck);
            }
        }
        strain == 0
    }

    /// Another epoch for one card, and as often as not the epoch of the first for a second card.
    fn propose(&self, luck: &mut impl Chance) -> Option<[(usize, usize); 2]> {
        let any = |luck: &mut _| Chance::below(luck, self.cards.len() as u32) as usize;
        let one = any(luck);
        let Gone { span: (first, last), epoch: from, .. } = self.cards[one];
        let step = 1 + luck.below((last - first) as u32) as usize;
        let to = first + (from - first + step) % (last - first + 1);
        if luck.below(2) == 0 {
            return Some([(one, to), (one, to)]);
        }
        let other = any(luck);
        let Gone { span, epoch, .. } = self.cards[other];
        let fits = epoch == to && span.0 <= from && from <= span.1;
        fits.then_some([(one, to), (other, from)])
    }

    /// Carries the exchange out unless it makes things worse; among divisions that fit, as their weights say. Gives the strain afterwards.
    fn attempt(&mut self, [one, other]: [(usize, usize); 2], strain: i16, luck: &mut impl Chance) -> i16 {
        let back = [(one.0, self.cards[one.0].epoch), (other.0, self.cards[other.0].epoch)];
        let (mut more, mut less) = self.shift(one);
        if other.0 != one.0 {
            let (again_more, again_less) = self.shift(other);
            (more, less) = (more * again_more, less * again_less);
        }
        let now = self.strain();
        let accepted = match (strain, now) {
            (0, 0) => more >= less || i64::from(luck.below(less as u32)) < more,
            (0, _) => false,
            _ => now <= strain || luck.below(4 << (2 * (now - strain).min(4))) == 0,
        };
        if accepted {
            return now;
        }
        for (card, epoch) in back {
            self.shift((card, epoch));
        }
        strain
    }

    /// Moves a card to an epoch. Gives by how much that makes the division more, and less, likely: in how many ways the epochs' cards
    /// can then be dealt.
    fn shift(&mut self, (n, to): (usize, usize)) -> (i64, i64) {
        let card = self.cards[n];
        let from = card.epoch;
        self.count(card, from, 1);
        self.count(card, to, -1);
        self.cards[n].epoch = to;
        let sort = card.bean as usize;
        let more = i64::from(self.left[to][sort] + 1) * i64::from(self.total[from]);
        let less = i64::from(self.left[from][sort]) * i64::from(self.total[to] + 1);
        (more, less)
    }

    /// How far the division is from what is known; 0 if it fits.
    fn strain(&self) -> i16 {
        let lacking: i16 = self.left.iter().flatten().map(|left| (-left).max(0)).sum();
        let mut strain = lacking;
        let now = usize::from(self.memory.epoch);
        let mut seen = None;
        for seat in self.cards.iter().map(|card| card.seat) {
            if seen == Some(seat) {
                continue;
            }
            seen = Some(seat);
            let (hand, trace) = (&self.hands[seat], &self.memory.hands[seat]);
            let mut older = 0;
            for (epoch, cards) in hand.iter().enumerate() {
                older += cards;
                strain += (-cards).max(0);
                if epoch < now {
                    strain += (i16::from(trace.least[epoch]) - older).max(0);
                    strain += (older - i16::from(trace.most[epoch])).max(0);
                }
            }
        }
        strain + self.demands.iter().map(|demand| self.lack(*demand)).sum::<i16>()
    }

    /// How many cards of a sort a hand cannot have, though it has shown them, because its places are of other epochs.
    fn lack(&self, Demand { seat, proof }: Demand) -> i16 {
        let mut lack = i16::from(proof.count);
        let mut rest = i16::from(proof.among);
        for (cards, left) in self.hands[seat].iter().zip(&self.left) {
            let places = rest.min(*cards).max(0);
            lack -= places.min(left[proof.bean as usize]).max(0);
            rest -= places;
        }
        lack.max(0)
    }

    fn solved(&self, view: &View, mut unseen: [Beans; EPOCHS], fits: bool) -> Division {
        let mut own = BySeat::from_fn(|_| Own::default());
        for card in &self.cards {
            own[card.seat].gone[card.epoch].add(card.bean);
            if unseen[card.epoch].count(card.bean) > 0 {
                unseen[card.epoch].remove(card.bean);
            }
        }
        for seat in others(view) {
            let mut older = 0;
            for epoch in 0..usize::from(self.memory.epoch) {
                older += self.hands[seat][epoch];
                own[seat].older[epoch] = older.clamp(0, view.open.players[seat].hand.into()) as u8;
            }
        }
        Division { unseen, own, fits }
    }
}
