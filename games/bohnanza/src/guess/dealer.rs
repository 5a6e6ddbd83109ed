//! Deals the unseen cards to the hands of the others and the pile.

use campiello_core::{BySeat, Chance, Seat};

use super::epochs::Division;
use super::{Demand, any, others};
use crate::components::{Bean, Beans, CARDS, SORTS};
use crate::hand::{Hand, Places};
use crate::knowledge::{EPOCHS, first};
use crate::state::SEATS;
use crate::view::View;

/// How many exchanges are tried for every demand before the deal is given up.
const REPAIRS: usize = 40;
/// How many exchanges are tried for every place in a hand to mix a deal that had to be repaired.
const MIXING: usize = 6;

/// Where a card lies: in a hand of an other, or in the pile.
#[derive(Clone, Copy)]
enum Home {
    Hand(Seat, u8),
    Pile,
}

/// The unseen cards, epoch by epoch: first those in hands, then those in the pile.
pub(super) struct Dealer<'d> {
    cards: [Bean; CARDS as usize],
    homes: [Home; CARDS as usize],
    /// By epoch: where its cards begin and end, and where those in hands end.
    begin: [usize; EPOCHS],
    end: [usize; EPOCHS],
    in_hands: [usize; EPOCHS],
    /// Where the places of the hands are in `cards`.
    index: [[u8; Hand::MOST]; SEATS],
    /// The places of every sort in every hand.
    sorts: [[Places; SORTS]; SEATS],
    /// By seat and sort; where they begin.
    demands: &'d [Demand],
    from: [[u8; SORTS + 1]; SEATS],
}

impl<'d> Dealer<'d> {
    /// Deals at random, every card to a place of its epoch.
    pub(super) fn deal(view: &View, division: &Division, demands: &'d [Demand], luck: &mut impl Chance) -> Self {
        let mut dealer = Self {
            cards: [Bean::Blue; CARDS as usize],
            homes: [Home::Pile; CARDS as usize],
            begin: [0; EPOCHS],
            end: [0; EPOCHS],
            in_hands: [0; EPOCHS],
            index: [[0; Hand::MOST]; SEATS],
            sorts: [[0; SORTS]; SEATS],
            demands,
            from: [[0; SORTS + 1]; SEATS],
        };
        let mut at = 0;
        for epoch in 0..=usize::from(view.open.memory.epoch) {
            dealer.begin[epoch] = at;
            dealer.in_hands[epoch] = dealer.settle_in(view, division, epoch, at);
            for (bean, count) in division.unseen[epoch].iter() {
                dealer.cards[at..at + usize::from(count)].fill(bean);
                at += usize::from(count);
            }
            dealer.end[epoch] = at;
            debug_assert!(dealer.in_hands[epoch] <= at, "every place has a card");
        }
        dealer.shuffle(luck);
        dealer.sort_demands();
        dealer
    }

    /// Gives the places of an epoch in the hands of the others their numbers, from `at` on; gives the next number.
    fn settle_in(&mut self, view: &View, division: &Division, epoch: usize, mut at: usize) -> usize {
        let now = usize::from(view.open.memory.epoch);
        for seat in others(view) {
            let older = &division.own[seat].older;
            let until = if epoch < now { older[epoch] } else { view.open.players[seat].hand };
            let from = if epoch > 0 { older[epoch - 1] } else { 0 };
            for place in from..until {
                self.homes[at] = Home::Hand(seat, place);
                self.index[seat.index()][usize::from(place)] = at as u8;
                at += 1;
            }
        }
        at
    }

    fn shuffle(&mut self, luck: &mut impl Chance) {
        for epoch in 0..EPOCHS {
            for at in self.begin[epoch]..self.in_hands[epoch] {
                let other = at + luck.below((self.end[epoch] - at) as u32) as usize;
                self.cards.swap(at, other);
                if let Home::Hand(seat, place) = self.homes[at] {
                    self.sorts[seat.index()][self.cards[at] as usize] |= 1 << place;
                }
            }
        }
    }

    /// Where the demands of every seat and sort begin.
    fn sort_demands(&mut self) {
        for Demand { seat, proof } in self.demands {
            for later in &mut self.from[seat.index()][proof.bean as usize + 1..] {
                *later += 1;
            }
        }
        let mut before = 0;
        for seat in &mut self.from {
            for from in seat.iter_mut() {
                *from += before;
            }
            before = seat[SORTS];
        }
    }

    /// The hands of the others and the pile, if all demands can be met.
    pub(super) fn settled(mut self, luck: &mut impl Chance) -> Option<(BySeat<Hand, SEATS>, Beans)> {
        self.exchange_all(luck).then(|| self.dealt())
    }

    /// The hands of the others and the pile, whether or not all demands can be met.
    pub(super) fn settle(mut self, luck: &mut impl Chance) -> (BySeat<Hand, SEATS>, Beans) {
        self.exchange_all(luck);
        self.dealt()
    }

    /// Exchanges cards until all demands are met, and then to mix; whether that succeeded.
    fn exchange_all(&mut self, luck: &mut impl Chance) -> bool {
        let mut missing: u32 = self.demands.iter().map(|demand| self.lack(*demand)).sum();
        if missing == 0 {
            return true;
        }
        for _ in 0..REPAIRS * self.demands.len() {
            if let Some((one, other)) = self.remedy(luck) {
                missing = missing.wrapping_add_signed(self.exchange(one, other, Some(luck)));
            }
            if missing == 0 {
                self.mix(luck);
                return true;
            }
        }
        false
    }

    fn lack(&self, Demand { seat, proof }: Demand) -> u32 {
        let there = self.sorts[seat.index()][proof.bean as usize] & first(proof.among);
        u32::from(proof.count).saturating_sub(there.count_ones())
    }

    /// How many cards of a sort a hand lacks for its demands, all added up.
    fn lacks(&self, home: Home, bean: Bean) -> i32 {
        let Home::Hand(seat, _) = home else { return 0 };
        let from = &self.from[seat.index()][bean as usize..];
        let demands = &self.demands[from[0].into()..from[1].into()];
        demands.iter().map(|demand| self.lack(*demand) as i32).sum()
    }

    /// A card that could go where a demand is not met, and the card that would make room.
    fn remedy(&self, luck: &mut impl Chance) -> Option<(usize, usize)> {
        let begin = luck.below(self.demands.len() as u32) as usize;
        let (later, earlier) = (self.demands[begin..].iter(), self.demands[..begin].iter());
        let Demand { seat, proof } = later.chain(earlier).find(|demand| self.lack(**demand) > 0)?;
        let room = any(first(proof.among) & !self.sorts[seat.index()][proof.bean as usize], luck);
        let one = usize::from(self.index[seat.index()][room.trailing_zeros() as usize & 63]);
        let epoch = (0..EPOCHS).find(|epoch| one < self.end[*epoch])?;
        let elsewhere = |other: &usize| {
            let there = matches!(self.homes[*other], Home::Hand(owner, place) if owner == *seat && place < proof.among);
            self.cards[*other] == proof.bean && !there
        };
        let candidates = || (self.begin[epoch]..self.end[epoch]).filter(elsewhere);
        let many = candidates().count();
        if many == 0 {
            return None;
        }
        Some((one, candidates().nth(luck.below(many as u32) as usize)?))
    }

    /// Exchanges two cards of one epoch unless that makes things worse; while repairing, now and then also then. Gives by how much more is lacking.
    fn exchange(&mut self, one: usize, other: usize, repairing: Option<&mut impl Chance>) -> i32 {
        let (bean, another) = (self.cards[one], self.cards[other]);
        if bean == another {
            return 0;
        }
        let before = self.lack_around(one, other, bean, another);
        self.swap(one, other);
        let change = self.lack_around(one, other, bean, another) - before;
        if change > 0 && repairing.is_none_or(|luck| luck.below(8) > 0) {
            self.swap(one, other);
            return 0;
        }
        change
    }

    fn lack_around(&self, one: usize, other: usize, bean: Bean, another: Bean) -> i32 {
        let (home, away) = (self.homes[one], self.homes[other]);
        let same = matches!((home, away), (Home::Hand(seat, _), Home::Hand(owner, _)) if seat == owner);
        let at_home = self.lacks(home, bean) + self.lacks(home, another);
        if same { at_home } else { at_home + self.lacks(away, bean) + self.lacks(away, another) }
    }

    fn swap(&mut self, one: usize, other: usize) {
        for (at, leaves, comes) in
            [(one, self.cards[one], self.cards[other]), (other, self.cards[other], self.cards[one])]
        {
            if let Home::Hand(seat, place) = self.homes[at] {
                let sorts = &mut self.sorts[seat.index()];
                sorts[leaves as usize] &= !(1 << place);
                sorts[comes as usize] |= 1 << place;
            }
        }
        self.cards.swap(one, other);
    }

    /// Exchanges any two cards of one epoch, or of one hand and epoch, if all demands stay met: that favours no deal.
    fn mix(&mut self, luck: &mut impl Chance) {
        for epoch in 0..EPOCHS {
            let (begin, end) = (self.begin[epoch], self.end[epoch]);
            let places = self.in_hands[epoch] - begin;
            for _ in 0..MIXING * places {
                let one = begin + luck.below(places as u32) as usize;
                let other = if luck.below(2) == 0 { end - begin } else { places };
                let other = begin + luck.below(other as u32) as usize;
                self.exchange(one, other, None::<&mut campiello_core::Luck>);
            }
        }
    }

    fn dealt(&self) -> (BySeat<Hand, SEATS>, Beans) {
        let hands = BySeat::from_fn(|seat| {
            let places: u32 = self.sorts[seat.index()].iter().map(|sort| sort.count_ones()).sum();
            self.index[seat.index()][..places as usize].iter().map(|at| self.cards[usize::from(*at)]).collect()
        });
        let pile = (0..EPOCHS).flat_map(|epoch| &self.cards[self.in_hands[epoch]..self.end[epoch]]);
        (hands, pile.copied().collect())
    }
}
