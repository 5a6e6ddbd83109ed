//! 7 Dealing at a computer table.

pub mod offers;
pub mod refusals;
pub mod sensible;
pub mod spelling;
pub mod wishes;

use alloc::vec::Vec;

use campiello_core::{Chance, Seat, SeatSet};

use crate::components::Beans;
use crate::hand;
use crate::illegal::{Illegal, ensure};
use crate::notation::{Action, Cards, Proposal};
use crate::state::{Open, Phase, State};
use offers::{Given, Offer, Offers};
use refusals::Refusals;

pub(crate) use sensible::legal_wishes;
pub(crate) use wishes::{forget, grant_wishes, may_wish, wish};

/// Makes an offer (7.1).
pub(crate) fn offer(state: &mut State, seat: Seat, proposal: &Proposal) -> Result<(), Illegal> {
    let gives = lawful(&state.open, seat, &state.hands[seat], proposal)?;
    let offer = Offer { to: proposal.to, gives, up: proposal.gives.up, asks: proposal.asks, ..Offer::default() };
    make(state, seat, offer, proposal.gives, 0);
    Ok(())
}

/// Whether an offer is lawful, checked against its maker's cards only (7.4); gives the sorts that are given.
///
/// # Errors
/// Why it is not.
pub fn lawful(open: &Open, seat: Seat, hand: &hand::Hand, proposal: &Proposal) -> Result<Beans, Illegal> {
    may_make(open, seat)?;
    if let Some(to) = proposal.to {
        ensure(to.index() < usize::from(open.seats) && to != seat, Illegal::NoSuchPartner)?;
        ensure(seat == open.active || to == open.active, Illegal::OnlyWithActive)?;
    }
    let gives = cards(open, seat, hand, proposal.gives)?;
    ensure(!gives.is_empty() || !proposal.asks.is_empty(), Illegal::EmptyOffer)?;
    ensure(open.edition.beans().contains(proposal.asks), Illegal::NotSoMany)?;
    Ok(gives)
}

/// Whether a seat can make one more offer (7.1, 7.3).
///
/// # Errors
/// It is not the time for it, or the seat has made enough.
pub fn may_make(open: &Open, seat: Seat) -> Result<(), Illegal> {
    ensure(open.phase == Phase::Trade, Illegal::NotNow(open.phase))?;
    ensure(open.offers.by(seat) < offers::OPEN, Illegal::TooManyOpen)?;
    ensure(open.players[seat].made < offers::MADE, Illegal::TooManyMade)
}

/// What cards of a seat's own are: hand cards, and for the active seat turned-up cards (3.2, 3.2.2).
fn cards(open: &Open, seat: Seat, hand: &hand::Hand, cards: Cards) -> Result<Beans, Illegal> {
    ensure(cards.up.is_empty() || seat == open.active, Illegal::OnlyFromHand)?;
    ensure(open.up.contains(cards.up), Illegal::NotTurnedUp)?;
    ensure(cards.hand & !hand.all() == 0, Illegal::NoSuchCard { cards: hand.len() })?;
    Ok(hand.beans(cards.hand).plus(cards.up))
}

/// Lays a lawful offer on the table.
fn make(state: &mut State, seat: Seat, offer: Offer, cards: Cards, wish: u8) {
    let open = &mut state.open;
    let to = if seat == open.active { offer.to } else { Some(open.active) };
    let place = open.offers.push(Offer { maker: seat, to, ..offer });
    state.given.set(place, cards.hand, wish);
    open.players[seat].made += 1;
    open.memory.proven(seat, offer.from_hand(), open.players[seat].hand);
    open.passed = SeatSet::NOBODY;
}

/// An open offer that goes to the seat and that it has not declined (7.2, 7.3).
fn answered(open: &Open, seat: Seat, number: u8) -> Result<(usize, Offer), Illegal> {
    ensure(open.phase == Phase::Trade, Illegal::NotNow(open.phase))?;
    let (place, offer) = open.offers.find(number).ok_or(Illegal::NoSuchOffer { number })?;
    ensure(offer.is_to(seat), Illegal::NotForYou { number })?;
    ensure(!offer.declined.contains(seat), Illegal::AlreadyDeclined { number })?;
    Ok((place, offer))
}

/// Strikes a deal (7.2): the cards that are given for it are the taker's own choice.
pub(crate) fn accept(
    state: &mut State,
    seat: Seat,
    number: u8,
    from: Cards,
    luck: &mut impl Chance,
) -> Result<(), Illegal> {
    let (place, offer) = answered(&state.open, seat, number)?;
    let paid = cards(&state.open, seat, &state.hands[seat], from)?;
    ensure(paid == offer.asks, Illegal::OtherCardsAsked { number })?;
    let maker = offer.maker;
    if betrays(&state.open, &state.hands[seat], &offer) || wishes::betrays(&state.open, &offer) {
        luck.reveal();
    }
    let own = wishes::come_true(state, place, maker);
    let given = Cards { up: offer.up, hand: state.given.places[place] };
    let gone = own | hand_over(state, maker, given) | hand_over(state, seat, from);
    let open = &mut state.open;
    for (receiver, beans) in [(maker, offer.asks), (seat, offer.gives)] {
        let aside = &mut open.players[receiver].aside;
        *aside = aside.plus(beans); // 3.2.4
    }
    *(if offer.is_gift() { &mut open.gifts } else { &mut open.trades }) += 1;
    let gone = gone | without_turned_up(&open.offers, open.up);
    offers::close(&mut open.offers, &mut state.given, gone);
    for offer in open.offers.open().iter().filter(|offer| offer.maker == maker || offer.maker == seat) {
        open.memory.proven(offer.maker, offer.from_hand(), open.players[offer.maker].hand);
    }
    open.refusals = Refusals::default();
    open.passed = SeatSet::NOBODY;
    Ok(())
}

/// Whether the taker will see by the maker's other offers which cards were given: those that share a card with this one become void. That is
/// no news if the maker cannot hold the cards of both, as far as the taker can see.
fn betrays(open: &Open, taker: &hand::Hand, struck: &Offer) -> bool {
    let gives = struck.from_hand();
    let other = |offer: &&Offer| offer.maker == struck.maker && offer.number != struck.number;
    let in_doubt = |offer: &Offer| {
        let both = gives.plus(offer.from_hand());
        !offer.hand_sorts().and(gives.sorts()).is_empty()
            && both.total() <= open.players[struck.maker].hand
            && open.memory.hidden().minus(taker.beans(taker.all())).contains(both)
    };
    open.offers.open().iter().filter(other).any(in_doubt)
}

/// Takes cards away from a seat, and says which offers have lost a card by it (7.3).
fn hand_over(state: &mut State, seat: Seat, cards: Cards) -> u16 {
    let State { open, hands, given, own, .. } = state;
    let mut gone = 0;
    let mut places = cards.hand;
    open.memory.dealt(&mut own[seat], seat, &hands[seat], places);
    while places != 0 {
        let place = 63 - places.leading_zeros() as u8; // from the back, so that the others keep their places
        places &= !(1 << place);
        hands[seat].remove(place);
        open.players[seat].hand -= 1;
        gone |= given.leaves(&open.offers, seat, place);
    }
    open.up = open.up.minus(cards.up);
    gone
}

/// The offers whose turned-up cards are gone.
fn without_turned_up(offers: &Offers, up: Beans) -> u16 {
    let gone = |(place, offer): (usize, &Offer)| u16::from(!up.contains(offer.up)) << place;
    offers.open().iter().enumerate().map(gone).fold(0, |all, one| all | one)
}

/// Declines an offer (7.2). It is closed, one to anyone when all have declined (7.3).
pub(crate) fn decline(state: &mut State, seat: Seat, number: u8) -> Result<(), Illegal> {
    let (place, offer) = answered(&state.open, seat, number)?;
    let declined = state.open.offers.decline(place, seat);
    let all = SeatSet::everybody(state.open.seats).without(offer.maker);
    if offer.to.is_some() || declined == all {
        state.open.refusals.push(&offer);
        take_back(state, place);
    }
    Ok(())
}

/// Takes an own offer back (7.2).
pub(crate) fn withdraw(state: &mut State, seat: Seat, number: u8) -> Result<(), Illegal> {
    let open = &state.open;
    ensure(open.phase == Phase::Trade, Illegal::NotNow(open.phase))?;
    let (place, offer) = open.offers.find(number).ok_or(Illegal::NoSuchOffer { number })?;
    ensure(offer.maker == seat, Illegal::NotYours { number })?;
    take_back(state, place);
    Ok(())
}

fn take_back(state: &mut State, place: usize) {
    offers::close(&mut state.open.offers, &mut state.given, 1 << place);
    state.open.passed = SeatSet::NOBODY;
}

/// Says that a seat has nothing to add to this situation (7.5).
pub(crate) fn pass(open: &mut Open, seat: Seat) -> Result<(), Illegal> {
    ensure(open.phase == Phase::Trade, Illegal::NotNow(open.phase))?;
    ensure(seat != open.active, Illegal::ActiveCannotPass)?;
    ensure(!open.passed.contains(seat), Illegal::AlreadyPassed)?;
    open.passed = open.passed.with(seat);
    Ok(())
}

/// 3.2 is over: all offers lapse (7.1).
pub(crate) fn lapse(state: &mut State) {
    state.open.offers = Offers::default();
    state.open.refusals = Refusals::default();
    state.given = Given::default();
    state.open.passed = SeatSet::NOBODY;
}

/// Whether a seat could say anything about deals, as far as everybody can see.
pub(crate) fn may_speak(open: &Open, seat: Seat) -> bool {
    may_make(open, seat).is_ok() || open.offers.open().iter().any(|offer| offer.maker == seat || offer.is_open_to(seat))
}

/// Whether a seat is asked to pass (7.5), and no open offer waits for its answer.
pub(crate) fn nothing_to_say(open: &Open, seat: Seat) -> bool {
    let asked = open.phase == Phase::Trade && seat != open.active && !open.passed.contains(seat);
    asked && !open.offers.open().iter().any(|offer| offer.is_open_to(seat))
}

/// Whether a seat that has passed would like to hear of a move: not that others pass, nor that they close offers which are not its own.
pub(crate) fn concerns(open: &Open, action: &Action, seat: Seat) -> bool {
    match action {
        Action::Pass => false,
        Action::Decline { number } | Action::Withdraw { number } => {
            open.offers.find(*number).is_some_and(|(_, offer)| offer.maker == seat || offer.to == Some(seat))
        }
        _ => true,
    }
}

/// Appends what a seat may do in 3.2, apart from harvests.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let open = &state.open;
    let offers = open.offers.open();
    // One bit for every offer that the seat can answer, and for every one of its own.
    let (mut to_answer, mut own) = (0, 0);
    for (place, offer) in offers.iter().enumerate() {
        own |= u64::from(offer.maker == seat) << place;
        to_answer |= u64::from(offer.is_open_to(seat)) << place;
    }
    if own.count_ones() < offers::OPEN.into() && open.players[seat].made < offers::MADE {
        sensible::offers(open, seat, &state.hands[seat], actions);
    }
    for place in hand::places(to_answer) {
        sensible::acceptances(open, seat, &state.hands[seat], &offers[usize::from(place)], actions);
    }
    for place in hand::places(to_answer) {
        actions.push(Action::Decline { number: offers[usize::from(place)].number });
    }
    for place in hand::places(own) {
        actions.push(Action::Withdraw { number: offers[usize::from(place)].number });
    }
    if seat == open.active {
        actions.push(Action::End);
    } else if !open.passed.contains(seat) {
        actions.push(Action::Pass);
    }
}
