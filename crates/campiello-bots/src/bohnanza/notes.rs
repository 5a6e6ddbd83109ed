//! What the beginning of a turn shows of a seat, in numbers.

use bohnanza::components::SORTS;
use bohnanza::hand::Hand;
use bohnanza::harvest::may_buy;
use bohnanza::pile::{DRAWN, EXHAUSTIONS, TURNED_UP};
use bohnanza::state::{FIELDS, SEATS};
use bohnanza::{Bean, Field, Sorts, State};
use campiello_core::{BySeat, Seat};

use super::fields::Market;
use super::outlook::ROUND;
use super::plan::Front;
use super::sight::Sight;
use super::value::{THALER, Yields};
use super::weights::Weights;
use crate::network::Notes;

/// How many rounds before the end are told apart, and how many own turns while the last pile lasts; the last stands for all earlier ones.
const ROUNDS: usize = 12;
const TURNS: usize = 7;
/// The fewest seats.
const FEWEST: usize = 3;
/// How many cards at the front of the hand are looked at.
const FRONT: usize = 6;
/// How many things come before the rest, and how many there are of a field, of a card at the front, of a sort and of another seat.
const PLAIN: usize = 17;
const FIELD: usize = 12;
const CARD: usize = 4;
const SORT: usize = 5;
const OTHER: usize = 4;
/// How much is shown.
pub const WIDTH: usize = PLAIN
    + (SEATS + 1 - FEWEST)
    + EXHAUSTIONS as usize
    + ROUNDS
    + TURNS
    + SEATS
    + FIELDS * FIELD
    + FRONT * CARD
    + SORTS * SORT
    + (SEATS - 1) * OTHER;

/// What the beginning of a turn shows of a seat.
pub fn shown(state: &State, seat: Seat, yields: &Yields) -> [f32; WIDTH] {
    let weights = Weights::greedy();
    let sight = Sight::new(&state.open, seat, state.hands[seat], &weights, yields);
    let mut notes = Notes::new();
    notes.plain(&sight, yields);
    debug_assert_eq!(notes.noted(), PLAIN, "as many as there is room for");
    notes.time(&sight);
    notes.fields(&sight, yields, &state.hands);
    notes.front(&sight);
    notes.sorts(&sight, state);
    notes.others(&sight);
    notes.shown()
}

impl Notes<WIDTH> {
    /// Notes what something is worth.
    fn thalers(&mut self, thousandths: i32) {
        self.count(thousandths, THALER);
    }

    /// Notes what the seat has.
    fn plain(&mut self, sight: &Sight<'_>, yields: &Yields) {
        let (open, player, market) = (sight.open, sight.player(), sight.market(sight.seat));
        let planted = sight.own_worth(sight.to_plant(sight.seat), 0);
        let weights = Weights::default();
        let searching = Sight::new(open, sight.seat, sight.hand, &weights, yields);
        let others = Seat::all(open.seats).filter(|other| *other != sight.seat);
        let wanted = others.fold(Sorts::NONE, |all, other| all.or(open.players[other].grown()));
        self.thalers(worth(player.fields(), market));
        self.thalers(pay(player.fields(), market));
        self.thalers(planted);
        self.thalers(planted.min(0));
        self.thalers(worth(player.fields(), searching.market(sight.seat)));
        self.thalers(searching.own_worth(searching.to_plant(sight.seat), 0));
        self.count(player.hand.into(), 8);
        self.count(held(&sight.hand, player.grown()), 4);
        self.count(held(&sight.hand, wanted), 4);
        self.count(held(&sight.hand, wanted.or(player.grown())), 8);
        self.is(player.third);
        self.is(may_buy(player).is_ok());
        self.count(player.thalers.count().into(), 10);
        self.count(open.pile.into(), 40);
        self.count(open.discard.total().into(), 40);
        self.count(sight.outlook.left, 10 * ROUND);
        let harvested: u8 = open.players.iter(open.seats).map(|(_, player)| player.thalers.count()).sum();
        self.count(harvested.into(), 40);
    }

    /// Notes how long the game lasts, and when the seat's turns come.
    fn time(&mut self, sight: &Sight<'_>) {
        let open = sight.open;
        let seats = usize::from(open.seats);
        let ahead = (sight.seat.index() + seats - open.active.index()) % seats;
        self.one_of((seats - FEWEST) as i32, SEATS + 1 - FEWEST);
        self.one_of(open.exhausted.into(), EXHAUSTIONS.into());
        self.one_of(sight.outlook.left / ROUND, ROUNDS);
        if open.exhausted + 1 == EXHAUSTIONS {
            let turns = usize::from(open.pile.div_ceil(DRAWN + TURNED_UP));
            self.one_of(((turns + seats - 1 - ahead) / seats) as i32, TURNS);
        } else {
            self.nothing(TURNS);
        }
        self.one_of(ahead as i32, SEATS);
    }

    /// Notes the fields, those first that are worth most.
    fn fields(&mut self, sight: &Sight<'_>, yields: &Yields, hands: &BySeat<Hand, SEATS>) {
        let (open, market) = (sight.open, sight.market(sight.seat));
        let mut fields = sight.player().fields().to_vec();
        fields.sort_by_key(|field| -market.worth(field.bean, field.count));
        for Field { bean, count } in &fields {
            let more = |more: u8| market.worth(*bean, count + more) - market.worth(*bean, *count);
            let next = (1..6).find(|more| yields.pay(*bean, count + more) > yields.pay(*bean, *count));
            let others = || Seat::all(open.seats).filter(|other| *other != sight.seat);
            let growers = others().filter(|other| open.players[*other].grown().contains(*bean)).count();
            let in_hands: u32 = others().map(|other| hands[other].of(*bean).count_ones()).sum();
            let planted = *count > 0;
            self.is(planted);
            self.thalers(market.worth(*bean, *count));
            self.thalers(yields.pay(*bean, *count));
            self.count((*count).into(), 8);
            self.is(*count == 1);
            self.thalers(if planted { more(1) } else { 0 });
            self.thalers(if planted { more(2) } else { 0 });
            self.count(next.filter(|_| planted).unwrap_or(6).into(), 4);
            self.count(if planted { sight.outlook.unseen.count(*bean).into() } else { 0 }, 10);
            self.count(if planted { open.discard.count(*bean).into() } else { 0 }, 10);
            self.count(if planted { growers as i32 } else { 0 }, 2);
            self.count(if planted { in_hands as i32 } else { 0 }, 4);
        }
        self.nothing((FIELDS - fields.len()) * FIELD);
    }

    /// Notes the front of the hand: what it brings to plant its cards one after the other.
    fn front(&mut self, sight: &Sight<'_>) {
        let (open, market) = (sight.open, sight.market(sight.seat));
        let mut farm = sight.farm();
        let front = Front::of(&sight.hand, 0);
        for bean in front.cards() {
            let way = farm.best(*bean, 1, market);
            farm.plant(*bean, 1, way);
            let others = Seat::all(open.seats).filter(|other| *other != sight.seat);
            let growers = others.filter(|other| open.players[*other].grown().contains(*bean)).count();
            self.is(true);
            self.thalers(way.gain);
            self.is(way.harvest);
            self.count(growers as i32, 2);
        }
        self.nothing((FRONT - front.cards().len()) * CARD);
    }

    /// Notes who has how much of every sort.
    fn sorts(&mut self, sight: &Sight<'_>, state: &State) {
        let open = sight.open;
        for bean in Bean::ALL {
            let others = || Seat::all(open.seats).filter(|other| *other != sight.seat);
            let fields = others().flat_map(|other| open.players[other].fields());
            let grown = fields.filter(|field| field.bean == bean).map(|field| field.count).max();
            let in_hands: u32 = others().map(|other| state.hands[other].of(bean).count_ones()).sum();
            let own = sight.player().fields().iter().filter(|field| field.bean == bean).map(|field| field.count).max();
            self.count(sight.hand.of(bean).count_ones() as i32, 3);
            self.count(own.unwrap_or_default().into(), 6);
            self.count(in_hands as i32, 4);
            self.count(grown.unwrap_or_default().into(), 6);
            self.count(state.pile.count(bean).into(), 8);
        }
    }

    /// Notes how the others stand, whoever stands best first.
    fn others(&mut self, sight: &Sight<'_>) {
        let open = sight.open;
        let standing = |seat: Seat| {
            let player = &open.players[seat];
            THALER * i32::from(player.thalers.count()) + worth(player.fields(), sight.market(seat))
        };
        let own = standing(sight.seat);
        let mut others: Vec<(i32, Seat)> =
            Seat::all(open.seats).filter(|other| *other != sight.seat).map(|other| (standing(other), other)).collect();
        others.sort_by_key(|(standing, _)| -standing);
        for (standing, other) in &others {
            let player = &open.players[*other];
            self.is(true);
            self.thalers((standing - own) / 4);
            self.count(player.hand.into(), 8);
            self.is(player.third);
        }
        self.nothing((SEATS - 1 - others.len()) * OTHER);
    }
}

/// What fields are worth together.
fn worth(fields: &[Field], market: Market<'_>) -> i32 {
    fields.iter().map(|field| market.worth(field.bean, field.count)).sum()
}

/// What they would pay now.
fn pay(fields: &[Field], market: Market<'_>) -> i32 {
    fields.iter().map(|field| market.yields.pay(field.bean, field.count)).sum()
}

/// How many cards of these sorts a hand has.
fn held(hand: &Hand, sorts: Sorts) -> i32 {
    sorts.iter().map(|bean| hand.of(bean).count_ones() as i32).sum()
}
