//! The truth about cards, followed one by one, and what must hold of any world.

use bohnanza::dealing::{lawful, may_make};
use bohnanza::knowledge::{EPOCHS, SPANS, first};
use bohnanza::{Action, Bean, Beans, Bohnanza, Cards, Phase, Proposal, State};
use campiello_core::{Chance, Game, Luck, Seat};

/// Every hand card with the pile that it was drawn from, counted by the piles that came before it.
#[derive(Clone)]
pub(crate) struct Shadow {
    hands: Vec<Vec<(usize, Bean)>>,
    epoch: usize,
    /// What the pile of every epoch held at first.
    piles: [Beans; EPOCHS],
    /// What was turned up of it.
    up: [Beans; EPOCHS],
    /// What has left every hand.
    departed: Vec<[Beans; EPOCHS]>,
    /// What everybody has seen of every hand.
    events: Vec<Vec<Event>>,
}

/// What everybody sees of a hand.
#[derive(Clone, Copy)]
enum Event {
    /// A card of this epoch comes to its back.
    Drawn(usize),
    /// Its front card leaves.
    Planted(Bean),
    /// A card leaves that lay anywhere.
    Dealt(Bean),
}

pub(crate) fn one(bean: Bean) -> Beans {
    Beans::of(bean, 1)
}

impl Shadow {
    /// After the set-up.
    pub(crate) fn new(state: &State) -> Self {
        let hands: Vec<Vec<_>> =
            Seat::all(state.open.seats).map(|seat| state.hands[seat].iter().map(|bean| (0, bean)).collect()).collect();
        let cards = hands.iter().flatten().fold(state.pile, |all, (_, bean)| all.plus(one(*bean)));
        let departed = vec![[Beans::NONE; EPOCHS]; hands.len()];
        let events = hands.iter().map(|hand| vec![Event::Drawn(0); hand.len()]).collect();
        Self { hands, epoch: 0, piles: [cards, Beans::NONE, Beans::NONE], up: [Beans::NONE; EPOCHS], departed, events }
    }

    /// Follows a move by the hidden cards before and after it.
    pub(crate) fn step(&mut self, before: &State, seat: Seat, action: &Action, after: &State) {
        match action {
            Action::Plant { .. } if before.open.phase == Phase::Plant => self.leave(seat, 0, Event::Planted),
            Action::Accept { number, from } => {
                let (place, offer) = before.open.offers.find(*number).expect("it was accepted");
                self.leave_all(offer.maker, before.given.places[place]);
                self.leave_all(seat, from.hand);
            }
            _ => {}
        }
        self.taken(before, action, after);
        for seat in Seat::all(after.open.seats) {
            let hand: Vec<Bean> = self.hands[seat.index()].iter().map(|(_, bean)| *bean).collect();
            assert_eq!(hand, after.hands[seat].iter().collect::<Vec<_>>(), "the shadow follows the hand of {seat}");
        }
    }

    fn leave_all(&mut self, seat: Seat, places: u64) {
        (0..64).rev().filter(|place| places >> place & 1 == 1).for_each(|place| self.leave(seat, place, Event::Dealt));
    }

    fn leave(&mut self, seat: Seat, place: usize, how: fn(Bean) -> Event) {
        let (epoch, bean) = self.hands[seat.index()].remove(place);
        self.events[seat.index()].push(how(bean));
        let departed = &mut self.departed[seat.index()][epoch];
        *departed = departed.plus(one(bean));
    }

    /// Cards were taken from the pile: those after its last come from the discard pile, which is shuffled then (6.1).
    fn taken(&mut self, before: &State, action: &Action, after: &State) {
        let mut rest = before.open.pile;
        let mut next = before.open.discard;
        let mut take = |shadow: &mut Self| {
            if rest == 0 {
                shadow.epoch += 1;
                shadow.piles[shadow.epoch] = next;
                rest = next.total();
                next = Beans::NONE;
            }
            rest -= 1;
            shadow.epoch
        };
        if *action == Action::Turn {
            // two that come from different piles: the first is the only card that the old one had
            let turned: Vec<Bean> = after.open.up.iter().flat_map(|(bean, count)| vec![bean; count.into()]).collect();
            let epochs: Vec<usize> = turned.iter().map(|_| take(self)).collect();
            let turned = if epochs.windows(2).any(|two| two[0] != two[1]) && before.pile.count(turned[0]) == 0 {
                vec![turned[1], turned[0]]
            } else {
                turned
            };
            for (epoch, bean) in epochs.into_iter().zip(turned) {
                self.up[epoch] = self.up[epoch].plus(one(bean));
            }
        } else {
            for seat in Seat::all(after.open.seats) {
                let had = self.hands[seat.index()].len() as u8;
                for place in had..after.hands[seat].len() {
                    let epoch = take(self);
                    self.events[seat.index()].push(Event::Drawn(epoch));
                    self.hands[seat.index()].push((epoch, after.hands[seat].get(place).expect("drawn")));
                }
            }
        }
        if rest == 0 && after.open.pile > 0 {
            self.epoch += 1;
            self.piles[self.epoch] = next;
        }
    }

    /// Whether what everybody has seen of a hand can have happened in this world: the cards that have left it must have lain in it.
    pub(crate) fn could_happen(&self, truth: &State, world: &State, seat: Seat) -> bool {
        let departed = core::array::from_fn(|epoch| {
            let certain = self.departed[seat.index()][epoch].minus(truth.own[seat].gone[epoch]);
            certain.plus(world.own[seat].gone[epoch])
        });
        possible(&self.events[seat.index()], [0; EPOCHS], departed)
    }

    /// What is remembered is true.
    pub(crate) fn check(&self, state: &State) {
        let memory = &state.open.memory;
        assert_eq!(usize::from(memory.epoch), self.epoch);
        for epoch in 0..EPOCHS {
            let mut pool = self.piles[epoch].minus(self.up[epoch]);
            for (seat, own) in state.own.iter(state.open.seats) {
                let departed = self.departed[seat.index()][epoch];
                pool = pool.minus(departed.minus(own.gone[epoch]));
                let held = self.hands[seat.index()].iter().filter(|(drawn, _)| *drawn <= epoch).count();
                if epoch < self.epoch {
                    assert_eq!(usize::from(own.older[epoch]), held, "{seat} knows the epochs of its hand");
                }
            }
            assert_eq!(memory.pools[epoch], pool, "the pool of epoch {epoch}");
        }
    }
}

/// Whether the events can go on from a hand with so many cards of every epoch, so that these cards leave it.
fn possible(events: &[Event], hand: [u8; EPOCHS], departed: [Beans; EPOCHS]) -> bool {
    let Some((event, rest)) = events.split_first() else { return departed.iter().all(|left| left.is_empty()) };
    let without = |epoch: usize, bean: Bean| {
        let (mut hand, mut departed) = (hand, departed);
        if hand[epoch] == 0 || departed[epoch].count(bean) == 0 {
            return false;
        }
        hand[epoch] -= 1;
        departed[epoch].remove(bean);
        possible(rest, hand, departed)
    };
    match *event {
        Event::Drawn(epoch) => {
            let mut hand = hand;
            hand[epoch] += 1;
            possible(rest, hand, departed)
        }
        Event::Planted(bean) => hand.iter().position(|cards| *cards > 0).is_some_and(|epoch| without(epoch, bean)),
        Event::Dealt(bean) => (0..EPOCHS).any(|epoch| without(epoch, bean)),
    }
}

/// A player who deals any cards for any; the more restraint, the less.
pub(crate) fn busy(state: &State, restraint: u32, luck: &mut Luck) -> Option<(Seat, Action)> {
    let waiting = Bohnanza::waiting(state);
    let seats: Vec<Seat> = waiting.anybody().iter().collect();
    let seat = if luck.below(3) == 0 {
        seats.get(luck.below(seats.len().max(1) as u32) as usize).copied()
    } else {
        waiting.next()
    }?;
    let mut legal = Vec::new();
    Bohnanza::legal(state, seat, &mut legal);
    let (accept, rest): (Vec<_>, Vec<_>) =
        legal.into_iter().partition(|action| matches!(action, Action::Accept { .. }));
    let any = |actions: &[Action], luck: &mut Luck| actions[luck.below(actions.len() as u32) as usize];
    if !accept.is_empty() && luck.below(1 + restraint) == 0 {
        return Some((seat, any(&accept, luck)));
    }
    if may_make(&state.open, seat).is_ok() && luck.below(2 + restraint) == 0 {
        let hand = state.hands[seat];
        let places =
            (0..luck.below(4)).fold(0, |places, _| places | 1 << luck.below(hand.len().max(1).into())) & hand.all();
        let asks = (0..luck.below(2)).map(|_| Bean::ALL[luck.below(8) as usize]).collect();
        let proposal = Proposal { gives: Cards { up: Beans::NONE, hand: places }, to: None, asks };
        if lawful(&state.open, seat, &hand, &proposal).is_ok() {
            return Some((seat, Action::Offer(proposal)));
        }
    }
    if let Some(listed) = rest.iter().position(|action| matches!(action, Action::Plant { .. } | Action::Turn)) {
        return Some((seat, if luck.below(4) > 0 { rest[listed] } else { any(&rest, luck) }));
    }
    (!rest.is_empty()).then(|| (seat, any(&rest, luck)))
}

/// Everything that is remembered holds in this world.
pub(crate) fn consistent(state: &State) {
    let memory = &state.open.memory;
    let now = usize::from(memory.epoch);
    let mut pools = [Beans::NONE; EPOCHS];
    pools[now] = state.pile;
    assert_eq!(state.pile.total(), state.open.pile);
    for (seat, own) in state.own.iter(state.open.seats) {
        let (hand, trace) = (&state.hands[seat], &memory.hands[seat]);
        assert_eq!(hand.len(), state.open.players[seat].hand);
        let mut drawn = [0; EPOCHS];
        for place in 0..hand.len() {
            let epoch = own.epoch(place, now);
            pools[epoch] = pools[epoch].plus(hand.beans(1 << place));
            drawn[epoch] += 1;
        }
        for epoch in 0..EPOCHS {
            pools[epoch] = pools[epoch].plus(own.gone[epoch]);
            drawn[epoch] += own.gone[epoch].total();
        }
        assert_eq!(drawn, trace.drawn, "{seat} has drawn so many cards in every epoch");
        for epoch in 0..now {
            let older = own.older[epoch];
            assert!(
                (trace.least[epoch]..=trace.most[epoch]).contains(&older),
                "{seat} epoch {epoch}: {older} {trace:?}"
            );
        }
        let all = |bags: &[Beans]| bags.iter().fold(Beans::NONE, |all, bag| all.plus(*bag));
        assert_eq!(all(&own.gone), all(&trace.gone));
        for (epoch, gone) in own.gone.iter().enumerate() {
            let spans = trace.gone.iter().zip(SPANS).filter(|(_, (first, last))| (*first..=*last).contains(&epoch));
            assert!(
                spans.fold(Beans::NONE, |all, (bag, _)| all.plus(*bag)).contains(*gone),
                "epoch {epoch}: {own:?} {trace:?}"
            );
        }
        for proof in trace.proofs.iter() {
            let there = (hand.of(proof.bean) & first(proof.among)).count_ones();
            assert!(there >= proof.count.into(), "{seat}: {proof:?} in {hand:?}");
        }
    }
    assert_eq!(pools, memory.pools, "every pile's cards are somewhere");
    for (place, offer) in state.open.offers.open().iter().enumerate() {
        assert_eq!(state.hands[offer.maker].beans(state.given.places[place]), offer.from_hand());
    }
}
