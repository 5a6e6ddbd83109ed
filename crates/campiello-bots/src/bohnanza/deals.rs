//! What a deal brings to both sides: to the own one as it knows its hand, to the other one as far as everybody can see.

use bohnanza::dealing::offers::Offer;
use bohnanza::hand::Places;
use bohnanza::{Action, Beans, Cards, Hand};
use campiello_core::Seat;

use super::fields::Farm;
use super::plan::{Front, queue, settle};
use super::sight::Sight;
use super::value::THALER;

impl Sight<'_> {
    /// What a deal brings to the seat itself.
    pub fn own_gain(&self, receives: Beans, pays: Cards) -> i32 {
        let to_plant = self.to_plant(self.seat).minus(pays.up).plus(receives);
        let chips = self.weights.chip * pays.hand.count_ones() as i32;
        self.own_worth(to_plant, pays.hand) - chips - self.own_now()
    }

    /// What it brings to plant these cards now and the hand without some cards in the next turns.
    pub fn own_worth(&self, to_plant: Beans, without: Places) -> i32 {
        let market = self.market(self.seat);
        let mut farm = self.farm();
        let gain = settle(&mut farm, to_plant, market);
        gain + queue(&mut farm, Front::of(&self.hand, without).cards(), market, self.weights)
    }

    /// What everybody can see that a deal brings to a seat.
    pub fn public_gain(&self, seat: Seat, receives: Beans, pays: Beans) -> i32 {
        let mut to_plant = self.to_plant(seat);
        let mut cost = 0;
        for (bean, count) in pays.iter() {
            let up = if seat == self.open.active { self.open.up.count(bean).min(count) } else { 0 };
            to_plant = to_plant.minus(Beans::of(bean, up));
            cost += self.hand_card(seat, bean) * i32::from(count - up);
        }
        settle(&mut Farm::of(&self.open.players[seat]), to_plant.plus(receives), self.market(seat))
            - self.public_now(seat)
            - cost
    }

    /// What a card in the hidden hand of a seat is worth to it, as far as everybody can see.
    fn hand_card(&self, seat: Seat, bean: bohnanza::Bean) -> i32 {
        let market = self.market(seat);
        let fields = self.open.players[seat].fields().iter().filter(|field| !field.is_empty() && field.bean == bean);
        let more = fields.map(|field| market.worth(bean, field.count + 1) - market.worth(bean, field.count)).max();
        more.map_or(self.weights.unwanted, |more| more * self.weights.held_share / 100)
    }

    /// What a seat has to plant in 3.3 if no further deal is struck.
    pub fn to_plant(&self, seat: Seat) -> Beans {
        let aside = self.open.players[seat].aside;
        if seat == self.open.active { aside.plus(self.open.up) } else { aside }
    }

    /// How much of what another seat gains counts as the own loss, in per cent: the more, the more it leads and the later it is.
    pub fn rivalry(&self, own: Seat, other: Seat) -> i32 {
        let weights = self.weights;
        let lead = (self.standing(other) - self.standing(own)).clamp(-3 * THALER, 3 * THALER);
        let late = (weights.late - self.outlook.left).clamp(0, weights.late);
        let usual = weights.rivalry / i32::from(self.open.seats - 1);
        (usual + weights.leader * lead / THALER * late / weights.late).max(0)
    }

    /// What a seat would have if the game ended now.
    fn standing(&self, seat: Seat) -> i32 {
        let player = &self.open.players[seat];
        let pay = |field: &bohnanza::Field| i32::from(self.open.edition().pay(field.bean, field.count));
        THALER * (i32::from(player.thalers.count()) + player.fields().iter().map(pay).sum::<i32>())
    }
}

/// The best open offer to the seat: how to accept it, and what that is worth, the gain of the other side taken into account. Ways to accept
/// that are not seen are left out.
pub fn best_acceptance(sight: &Sight<'_>, seen: impl Fn(&Action) -> bool) -> Option<(Action, i32)> {
    let offers = sight.open.offers.open().iter().filter(|offer| offer.is_open_to(sight.seat));
    let valued = offers.filter_map(|offer| {
        let ways = payments(sight, offer.asks).into_iter().flatten();
        let (from, gain) = best_of(sight, offer.gives, ways.filter(|from| seen(&accepted(offer, *from))))?;
        let other = sight.public_gain(offer.maker, offer.asks, offer.gives).max(0);
        let worth = gain - other * sight.rivalry(sight.seat, offer.maker) / 100;
        Some((accepted(offer, from), worth))
    });
    valued.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

const fn accepted(offer: &Offer, from: Cards) -> Action {
    Action::Accept { number: offer.number, from }
}

/// Which of the own cards to give for what is given, and what the deal brings; nothing if the cards are not there.
pub fn best_payment(sight: &Sight<'_>, gives: Beans, asks: Beans) -> Option<(Cards, i32)> {
    best_of(sight, gives, payments(sight, asks).into_iter().flatten())
}

fn best_of(sight: &Sight<'_>, gives: Beans, ways: impl Iterator<Item = Cards>) -> Option<(Cards, i32)> {
    ways.map(|from| (from, sight.own_gain(gives, from)))
        .reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// The ways to pay these sorts that are worth a thought: turned-up cards first or last, the frontmost or the rearmost hand cards.
pub fn payments(sight: &Sight<'_>, asked: Beans) -> [Option<Cards>; 4] {
    let up = if sight.seat == sight.open.active { sight.open.up } else { Beans::NONE };
    let from_up =
        asked.iter().fold(Beans::NONE, |all, (bean, count)| all.plus(Beans::of(bean, up.count(bean).min(count))));
    let pay = |up: Beans, rear: bool| {
        let hand = asked.minus(up);
        let places = if rear { rearmost(&sight.hand, hand) } else { sight.hand.frontmost(hand) };
        places.map(|hand| Cards { up, hand })
    };
    let front = pay(from_up, false);
    let rear = pay(from_up, true).filter(|rear| Some(*rear) != front);
    if from_up.is_empty() {
        return [front, rear, None, None];
    }
    [front, rear, pay(Beans::NONE, false), pay(Beans::NONE, true)]
}

/// The places of the rearmost cards of these sorts; nothing if they are not all here.
fn rearmost(hand: &Hand, beans: Beans) -> Option<Places> {
    let mut chosen = 0;
    for (bean, count) in beans.iter() {
        let mut places = hand.of(bean);
        for _ in 0..count {
            let last = 1 << places.checked_ilog2()?;
            chosen |= last;
            places &= !last;
        }
    }
    Some(chosen)
}
