//! What may still come: how long the game lasts, and how many cards of a sort will find their way to a field.

use std::cell::Cell;

use bohnanza::components::SORTS;
use bohnanza::pile::{DRAWN, EXHAUSTIONS, TURNED_UP};
use bohnanza::setup::HAND;
use bohnanza::{Bean, Beans, Hand, Open, Sorts};
use campiello_core::{BySeat, Seat};

use super::value::{CARD, COUNTS, Yields};
use super::weights::Weights;

/// A round in which every seat has a turn, in the unit in which time is counted.
pub const ROUND: i32 = 100;
/// How many cards a turn takes from the pile.
const FLOW: i32 = (DRAWN + TURNED_UP) as i32;
/// For how long a field may be kept before it is harvested, apart from the end of the game.
const SPANS: [i32; 7] = [0, 100, 200, 300, 400, 500, 700];

/// What one seat sees of the cards that are still to come.
pub struct Outlook<'v> {
    open: &'v Open,
    weights: &'v Weights,
    /// The cards that are in the pile or in the hands of others.
    pub unseen: Beans,
    /// How long the game lasts.
    pub left: i32,
    grown: BySeat<Sorts, { bohnanza::state::SEATS }>,
}

/// What fields of every sort and size are worth to a seat, the time after their harvest included. Worked out when asked for.
pub struct Prospect {
    worth: [[Cell<i32>; COUNTS]; SORTS],
    /// How many cards of a sort arrive in a round, and how many at most.
    arrivals: [(i32, i32); SORTS],
    /// What an empty field is worth.
    pub empty: i32,
    rate: i32,
    left: i32,
    stuck: i32,
}

/// Not worked out yet.
const UNKNOWN: i32 = i32::MIN;

impl Prospect {
    /// What a field with so many cards is worth.
    #[inline]
    pub fn worth(&self, bean: Bean, count: u8, yields: &Yields) -> i32 {
        if count == 0 {
            return self.empty;
        }
        let cell = &self.worth[bean as usize][usize::from(count).min(COUNTS - 1)];
        if cell.get() == UNKNOWN {
            cell.set(self.work_out(bean, count, yields));
        }
        cell.get()
    }

    fn work_out(&self, bean: Bean, count: u8, yields: &Yields) -> i32 {
        let (arrivals, most) = self.arrivals[bean as usize];
        let kept = |span: i32| {
            let more = (arrivals * span / ROUND).min(most);
            yields.expected(bean, count.into(), more) + self.rate * (self.left - span) / ROUND
        };
        // 4.2: a single bean is not got rid of at will.
        let shortest = if count == 1 { self.stuck.min(self.left) } else { 0 };
        let spans = SPANS.into_iter().filter(|span| (shortest..self.left).contains(span));
        spans.fold(kept(shortest).max(kept(self.left)), |best, span| best.max(kept(span)))
    }
}

impl<'v> Outlook<'v> {
    /// The outlook of a seat with this hand.
    pub fn new(open: &'v Open, hand: &Hand, weights: &'v Weights) -> Self {
        let mut seen = open.up.plus(open.discard).plus(hand.beans(hand.all()));
        for (_, player) in open.players.iter(open.seats) {
            seen = seen.plus(player.aside).plus(player.thalers.cards());
            for field in player.fields() {
                seen = seen.plus(Beans::of(field.bean, field.count));
            }
        }
        let grown = BySeat::from_fn(|seat| open.players[seat].grown());
        Self { open, weights, unseen: open.edition().beans().minus(seen), left: time_left(open, weights), grown }
    }

    /// What fields are worth to a seat.
    pub fn prospect(&self, seat: Seat) -> Prospect {
        let rate = self.weights.fallow[usize::from(self.open.players[seat].third)];
        Prospect {
            worth: [const { [const { Cell::new(UNKNOWN) }; COUNTS] }; SORTS],
            arrivals: Bean::ALL.map(|bean| self.arrivals(seat, bean)),
            empty: rate * self.left / ROUND,
            rate,
            left: self.left,
            stuck: self.weights.stuck,
        }
    }

    /// How many cards of a sort reach a seat's field in a round, and how many at most.
    fn arrivals(&self, seat: Seat, bean: Bean) -> (i32, i32) {
        let open = self.open;
        let again = if open.exhausted + 1 < EXHAUSTIONS { (100 - 2 * i32::from(open.pile)).clamp(20, 100) } else { 0 };
        let mixed = |unseen: u8, discarded: u8| 100 * i32::from(unseen) + again * i32::from(discarded);
        let cards = mixed(self.unseen.count(bean), open.discard.count(bean));
        let all = mixed(self.unseen.total(), open.discard.total()).max(1);
        let rivals = |other: &Seat| *other != seat && self.grown[*other].contains(bean);
        let growers = Seat::all(open.seats).filter(rivals).count() as i32;
        let others = i32::from(open.seats) - 1 - growers;
        let weights = self.weights;
        let share = weights.own_share + weights.others_share * others / (growers + 1) + weights.growers_share * growers;
        (CARD * FLOW * cards / all * share / 100, CARD * cards / 100)
    }

    /// The chance in per cent that a hand holds so many cards of a sort.
    ///
    /// What its seat has offered is left out of account: that changes from offer to offer, and a bot that counts on the order of its own
    /// offers would say the same twice.
    pub fn chance_to_hold(&self, seat: Seat, bean: Bean, count: u8) -> i32 {
        let (unseen, all) = (i32::from(self.unseen.count(bean)), i32::from(self.unseen.total()).max(1));
        let hand = i32::from(self.open.players[seat].hand).min(all);
        if unseen < i32::from(count) {
            return 0;
        }
        // One card: not one of the unseen lies there. More: each further one is about as likely as its share.
        let none = (0..unseen).fold(10_000, |none, _| none * (all - hand) / all);
        let one = (10_000 - none) / 100;
        (1..i32::from(count)).fold(one, |chance, more| chance * (unseen - more) * hand / (all * 2)).min(100)
    }
}

/// How much of the game is left, of one.
pub fn left(open: &Open) -> f64 {
    let weights = Weights::greedy();
    let dealt = open.seats * HAND;
    let begun = cards_left(open.edition().beans().total() - dealt, 0, 0, &weights);
    f64::from(cards_left(open.pile, open.discard.total(), open.exhausted, &weights)) / f64::from(begun.max(1))
}

/// How long the game lasts from now on.
fn time_left(open: &Open, weights: &Weights) -> i32 {
    let cards = cards_left(open.pile, open.discard.total(), open.exhausted, weights);
    ROUND * cards / FLOW / i32::from(open.seats)
}

/// How many cards will be drawn from these piles, the later ones made of what is discarded.
fn cards_left(pile: u8, discard: u8, exhausted: u8, weights: &Weights) -> i32 {
    let (mut pile, mut discard) = (i32::from(pile), i32::from(discard));
    let mut cards = pile;
    for _ in exhausted + 1..EXHAUSTIONS {
        pile = discard + pile * weights.discarded / 100;
        discard = 0;
        cards += pile;
    }
    cards
}
