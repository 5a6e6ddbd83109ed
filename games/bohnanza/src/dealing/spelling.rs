//! Offers, answers and wishes, click by click: they are too many to list.
//!
//! A small deal is two clicks, one on each side: it is whole as soon as the other side is clicked. A bigger one is begun with a button or with an
//! offer that is turned round, is put together in any order, and ends with a button.

mod deals;
mod wishing;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::path::{Letter, Spelling};
use campiello_core::{Message, Seat};

use super::offers::Offer;
use super::{may_make, wishes};
use crate::components::{Bean, Beans};
use crate::hand::{Hand, Places, places};
use crate::notation::{Action, Cards};
use crate::state::Phase;
use crate::view::View;
use crate::words;

const OFFER: &str = "button/offer";
const PROPOSE: &str = "button/propose";
const GIFT: &str = "button/gift";
const WISH: &str = "button/wish";
const OR: &str = "button/or";
const LEAVE: &str = "button/leave";

/// What may come next after what was clicked so far.
#[must_use]
pub fn spell(view: &View, said: &[String]) -> Spelling<Action> {
    let Some(speaker) = Speaker::of(view) else { return Spelling::nothing() };
    let Some((first, rest)) = said.split_first() else { return Spelling::go_on(speaker.begin()) };
    match first.split_once('/') {
        _ if first == OFFER => speaker.bigger_deal(rest),
        _ if first == WISH => speaker.wish(rest),
        Some(("counter", number)) => speaker.counter(number, rest),
        Some(("accept", number)) => speaker.accept(number, rest),
        _ => speaker.small_deal(said),
    }
}

/// The clicks of an action that can be spelled; nothing for the others.
#[must_use]
pub fn path(view: &View, action: &Action) -> Option<Vec<String>> {
    let speaker = Speaker::of(view)?;
    let mut path = Vec::new();
    match action {
        Action::Offer(proposal) => {
            path.push(OFFER.to_string());
            own_cards(proposal.gives, &mut path);
            for (bean, count) in proposal.asks.iter() {
                (0..count).for_each(|_| path.push(sort_target(bean)));
            }
            path.extend(proposal.to.map(to_target));
            path.push(PROPOSE.to_string());
        }
        Action::Accept { number, from } => {
            path.push(accept_target(*number));
            let (_, offer) = view.open.offers.find(*number)?;
            own_cards(speaker.chosen(*from, &offer), &mut path);
        }
        Action::Wish(wish) => speaker.wish_path(wish, &mut path),
        _ => return None,
    }
    Some(path)
}

fn own_cards(cards: Cards, path: &mut Vec<String>) {
    for (bean, count) in cards.up.iter() {
        (0..count).for_each(|_| path.push(up_target(bean)));
    }
    path.extend(places(cards.hand).map(hand_target));
}

/// The target of a card in the own hand.
#[must_use]
pub fn hand_target(place: u8) -> String {
    format!("hand/{}", place + 1)
}

/// The target of a turned-up card.
#[must_use]
pub fn up_target(bean: Bean) -> String {
    format!("up/{bean}")
}

/// The target of a sort in the row of all sorts.
#[must_use]
pub fn sort_target(bean: Bean) -> String {
    format!("sort/{bean}")
}

/// The target of somebody's field on which a sort grows.
#[must_use]
pub fn theirs_target(seat: Seat, bean: Bean) -> String {
    format!("theirs/{seat}/{bean}")
}

/// The target of the button that accepts an offer.
#[must_use]
pub fn accept_target(number: u8) -> String {
    format!("accept/{number}")
}

/// The target of the button that turns an offer round.
#[must_use]
pub fn counter_target(number: u8) -> String {
    format!("counter/{number}")
}

fn to_target(seat: Seat) -> String {
    format!("button/to-{seat}")
}

fn letter(target: impl Into<String>, key: &'static str) -> Letter {
    Letter { target: target.into(), label: Message::new(key) }
}

fn about(target: String, key: &'static str, bean: Bean) -> Letter {
    Letter { target, label: Message::new(key).with("bean", bean.key()) }
}

/// A seat that spells.
struct Speaker<'v> {
    view: &'v View,
    seat: Seat,
    hand: Hand,
}

impl<'v> Speaker<'v> {
    fn of(view: &'v View) -> Option<Self> {
        Some(Self { view, seat: view.seat()?, hand: view.hand() })
    }

    fn begin(&self) -> Vec<Letter> {
        let open = &self.view.open;
        let mut letters = Vec::new();
        if may_make(open, self.seat).is_ok() {
            letters.push(letter(OFFER, "letter-offer"));
            letters.extend(self.beginnings());
        }
        for offer in open.offers.open().iter().filter(|offer| offer.is_open_to(self.seat)) {
            let number = offer.number;
            let label = |key| Message::new(key).with("number", number);
            if self.can_accept(offer) {
                letters.push(Letter { target: accept_target(number), label: label("letter-accept") });
            }
            if may_make(open, self.seat).is_ok() {
                letters.push(Letter { target: counter_target(number), label: label("letter-counter") });
            }
        }
        if open.by_mail && wishes::may_wish(open, self.seat) && self.room() > 0 {
            letters.push(letter(WISH, "letter-wish"));
        }
        letters
    }

    fn can_accept(&self, offer: &Offer) -> bool {
        let trading = self.view.open.phase == Phase::Trade;
        trading && offer.is_open_to(self.seat) && self.all().contains(offer.asks)
    }

    /// Everything that the seat may deal with.
    fn all(&self) -> Beans {
        self.hand.beans(self.hand.all()).plus(self.up())
    }

    /// The turned-up cards that the seat may deal with.
    fn up(&self) -> Beans {
        if self.seat == self.view.open.active { self.view.open.up } else { Beans::NONE }
    }

    /// With whom the seat may deal (3.2.1).
    fn partners(&self) -> impl Iterator<Item = Seat> {
        let open = &self.view.open;
        let active = open.active;
        Seat::all(open.seats).filter(move |seat| *seat != self.seat && (self.seat == active || *seat == active))
    }

    /// The open offer of this number that the seat can answer.
    fn offered(&self, number: &str) -> Option<&Offer> {
        let open = self.view.open.offers.open().iter();
        open.filter(|offer| offer.is_open_to(self.seat)).find(|offer| is_number(number, offer.number))
    }

    /// Of the cards that are given for an offer those among which there was a choice: of the other sorts everything is given.
    fn chosen(&self, from: Cards, offer: &Offer) -> Cards {
        let forced = self.forced(offer);
        Cards { up: from.up.minus(forced.up), hand: from.hand & !forced.hand }
    }

    /// The cards that go whichever way the offer is accepted.
    fn forced(&self, offer: &Offer) -> Cards {
        let (all, up) = (self.all(), self.up());
        let sorts = offer.asks.iter().filter(|(bean, count)| all.count(*bean) == *count);
        sorts.fold(Cards::NONE, |cards, (bean, _)| Cards {
            up: cards.up.plus(Beans::of(bean, up.count(bean))),
            hand: cards.hand | self.hand.of(bean),
        })
    }

    fn accept(&self, number: &str, said: &[String]) -> Spelling<Action> {
        let Some(offer) = self.offered(number).filter(|offer| self.can_accept(offer)) else {
            return Spelling::nothing();
        };
        let mut from = self.forced(offer);
        if !said.iter().all(|target| self.add_own(target, &mut from)) {
            return Spelling::nothing();
        }
        let paid = self.hand.beans(from.hand).plus(from.up);
        if paid == offer.asks {
            return Spelling::whole(Some(Action::Accept { number: offer.number, from }));
        }
        if !offer.asks.contains(paid) {
            return Spelling::nothing();
        }
        let missing = offer.asks.minus(paid);
        let up = self.up().iter().filter(|(bean, _)| missing.sorts().contains(*bean));
        let up = up.fold(Beans::NONE, |up, (bean, count)| up.plus(Beans::of(bean, count)));
        let wanted = |place: &u8| self.hand.get(*place).is_some_and(|bean| missing.sorts().contains(bean));
        let mut next = more_up(from, up);
        next.extend(places(self.hand.all() & !from.hand).filter(wanted).map(|place| self.hand_letter(place)));
        let prompt = Message::new("prompt-which").with("beans", words::beans(missing));
        Spelling::go_on(next).showing(Some(prompt), Vec::new())
    }

    /// Adds an own card that was clicked, if it is there and was not clicked before.
    fn add_own(&self, target: &str, cards: &mut Cards) -> bool {
        if let Some(Ok(bean)) = target.strip_prefix("up/").map(str::parse) {
            let more = cards.up.plus(Beans::of(bean, 1));
            let there = self.up().contains(more);
            cards.up = if there { more } else { cards.up };
            return there;
        }
        let place = self.clicked(target, self.hand.all() & !cards.hand);
        cards.hand |= place.map_or(0, |place| 1 << place);
        place.is_some()
    }

    /// The one of these places in the hand that was clicked.
    fn clicked(&self, target: &str, among: Places) -> Option<u8> {
        let number = target.strip_prefix("hand/")?;
        places(among & self.hand.all()).find(|place| is_number(number, place + 1))
    }

    fn more_own(&self, cards: Cards) -> Vec<Letter> {
        let mut letters = more_up(cards, self.up());
        letters.extend(places(self.hand.all() & !cards.hand).map(|place| self.hand_letter(place)));
        letters
    }

    fn hand_letter(&self, place: u8) -> Letter {
        let bean = self.hand.get(place).map_or("", Bean::key);
        let label = Message::new("letter-hand").with("bean", bean).with("place", place + 1);
        Letter { target: hand_target(place), label }
    }

    /// One more of a sort, if there are so many cards of it.
    fn one_more(&self, beans: Beans, bean: Bean) -> Option<Beans> {
        let more = beans.plus(Beans::of(bean, 1));
        self.view.open.edition.beans().contains(more).then_some(more)
    }

    /// The row of sorts, as far as there are more cards of them.
    fn more_sorts(&self, asks: Beans) -> impl Iterator<Item = Letter> {
        let there = move |bean: &Bean| self.one_more(asks, *bean).is_some();
        Bean::ALL.into_iter().filter(there).map(|bean| about(sort_target(bean), "letter-ask", bean))
    }
}

fn more_up(cards: Cards, up: Beans) -> Vec<Letter> {
    let left = up.sorts().iter().filter(|bean| cards.up.count(*bean) < up.count(*bean));
    left.map(|bean| about(up_target(bean), "letter-up", bean)).collect()
}

/// A sort in the row of sorts that was clicked.
fn clicked_sort(target: &str) -> Option<Bean> {
    target.strip_prefix("sort/")?.parse().ok()
}

/// Whether this is the number as it is written, without the cost of writing it.
fn is_number(text: &str, number: u8) -> bool {
    !text.starts_with(['0', '+']) && text.parse() == Ok(number)
}
