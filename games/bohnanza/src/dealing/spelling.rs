//! Offers, answers and wishes, click by click: they are too many to list.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::path::{Letter, Spelling};
use campiello_core::{Message, Seat};

use super::offers::Offer;
use super::{lawful, may_make, wishes};
use crate::components::{Bean, Beans};
use crate::hand::{Hand, places};
use crate::notation::{Action, Cards, Proposal, Wish};
use crate::view::View;

const OFFER: &str = "button/offer";
const PROPOSE: &str = "button/propose";
const WISH: &str = "button/wish";
const OR: &str = "button/or";
const LEAVE: &str = "button/leave";

/// What may come next after what was clicked so far.
#[must_use]
pub fn spell(view: &View, said: &[String]) -> Spelling<Action> {
    let Some(seat) = view.seat() else { return Spelling::nothing() };
    let speaker = Speaker { view, seat, hand: view.hand() };
    match said.split_first() {
        None => Spelling::go_on(speaker.begin()),
        Some((first, rest)) if first == OFFER => speaker.offer(rest),
        Some((first, rest)) if first == WISH => speaker.wish(rest),
        Some((first, rest)) => speaker.accept(first, rest),
    }
}

/// The clicks of an action that can be spelled; nothing for the others.
#[must_use]
pub fn path(action: &Action) -> Option<Vec<String>> {
    let mut path = Vec::new();
    match action {
        Action::Offer(proposal) => {
            path.push(OFFER.to_string());
            own_cards(proposal.gives, &mut path);
            sorts("ask", proposal.asks, &mut path);
            path.extend(proposal.to.map(to_target));
            path.push(PROPOSE.to_string());
        }
        Action::Accept { number, from } => {
            path.push(accept_target(*number));
            own_cards(*from, &mut path);
        }
        Action::Wish(wish) => {
            path.push(WISH.to_string());
            sorts("give", wish.gives, &mut path);
            for (n, asks) in wish.alternatives().iter().enumerate() {
                path.extend((n > 0).then(|| OR.to_string()));
                sorts("ask", *asks, &mut path);
            }
            path.push(LEAVE.to_string());
        }
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

fn sorts(verb: &str, beans: Beans, path: &mut Vec<String>) {
    for (bean, count) in beans.iter() {
        (0..count).for_each(|_| path.push(format!("button/{verb}-{bean}")));
    }
}

/// The click target of a hand card; the front card is 1, as in notation.
#[must_use]
pub fn hand_target(place: u8) -> String {
    format!("hand/{}", place + 1)
}

/// The click target of a turned-up card.
#[must_use]
pub fn up_target(bean: Bean) -> String {
    format!("up/{bean}")
}

fn to_target(seat: Seat) -> String {
    format!("button/to-{seat}")
}

fn accept_target(number: u8) -> String {
    format!("button/accept-{number}")
}

fn letter(target: impl Into<String>, key: &'static str) -> Letter {
    Letter { target: target.into(), label: Message::new(key) }
}

/// A seat that spells.
struct Speaker<'v> {
    view: &'v View,
    seat: Seat,
    hand: Hand,
}

impl Speaker<'_> {
    fn begin(&self) -> Vec<Letter> {
        let open = &self.view.open;
        let mut letters = Vec::new();
        if may_make(open, self.seat).is_ok() {
            letters.push(letter(OFFER, "letter-offer"));
        }
        for offer in open.offers.open().iter().filter(|offer| self.can_accept(offer)) {
            let label = Message::new("letter-accept").with("number", offer.number);
            letters.push(Letter { target: accept_target(offer.number), label });
        }
        if open.by_mail && wishes::may_wish(open, self.seat) && self.room() > 0 {
            letters.push(letter(WISH, "letter-wish"));
        }
        letters
    }

    fn can_accept(&self, offer: &Offer) -> bool {
        offer.is_open_to(self.seat) && self.hand.beans(self.hand.all()).plus(self.up()).contains(offer.asks)
    }

    /// The turned-up cards that the seat may deal with.
    fn up(&self) -> Beans {
        if self.seat == self.view.open.active { self.view.open.up } else { Beans::NONE }
    }

    fn room(&self) -> usize {
        self.view.own.map_or(0, |own| own.wishes.room())
    }

    fn offer(&self, said: &[String]) -> Spelling<Action> {
        if may_make(&self.view.open, self.seat).is_err() {
            return Spelling::nothing();
        }
        let mut proposal = Proposal::default();
        let (done, said) = match said.split_last() {
            Some((last, said)) if last == PROPOSE => (true, said),
            _ => (false, said),
        };
        for target in said {
            if !self.add_own(target, &mut proposal.gives)
                && !self.add_sort("ask", target, &mut proposal.asks)
                && !self.add_partner(target, &mut proposal)
            {
                return Spelling::nothing();
            }
        }
        let lawful = lawful(&self.view.open, self.seat, &self.hand, &proposal).is_ok();
        if done {
            return Spelling::whole(lawful.then_some(Action::Offer(proposal)));
        }
        let mut next = self.more_own(proposal.gives, self.up());
        next.extend(self.more_sorts("ask", "letter-ask", proposal.asks));
        if proposal.to.is_none() {
            next.extend(
                self.partners().map(|seat| Letter {
                    target: to_target(seat),
                    label: Message::new("letter-to").with("seat", seat),
                }),
            );
        }
        next.extend(lawful.then(|| letter(PROPOSE, "letter-propose")));
        Spelling::go_on(next)
    }

    /// With whom the seat may deal (3.2.1).
    fn partners(&self) -> impl Iterator<Item = Seat> {
        let open = &self.view.open;
        let active = open.active;
        Seat::all(open.seats).filter(move |seat| *seat != self.seat && (self.seat == active || *seat == active))
    }

    fn add_partner(&self, target: &str, proposal: &mut Proposal) -> bool {
        let partner = self.partners().find(|seat| to_target(*seat) == target);
        let first = proposal.to.is_none() && partner.is_some();
        proposal.to = proposal.to.or(partner);
        first
    }

    fn accept(&self, first: &str, said: &[String]) -> Spelling<Action> {
        let offers = self.view.open.offers.open();
        let wanted = |offer: &&Offer| accept_target(offer.number) == first && self.can_accept(offer);
        let Some(offer) = offers.iter().find(wanted) else { return Spelling::nothing() };
        let mut from = Cards::NONE;
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
        let missing = offer.asks.minus(paid).sorts();
        let up = self.up().iter().filter(|(bean, _)| missing.contains(*bean));
        let up = up.fold(Beans::NONE, |up, (bean, count)| up.plus(Beans::of(bean, count)));
        let wanted = |place: &u8| self.hand.get(*place).is_some_and(|bean| missing.contains(bean));
        let mut next = more_up(from, up);
        next.extend(places(self.hand.all() & !from.hand).filter(wanted).map(|place| self.hand_letter(place)));
        Spelling::go_on(next)
    }

    fn wish(&self, said: &[String]) -> Spelling<Action> {
        let (done, said) = match said.split_last() {
            Some((last, said)) if last == LEAVE => (true, said),
            _ => (false, said),
        };
        let mut gives = Beans::NONE;
        let mut asks = Vec::from([Beans::NONE]);
        for target in said {
            let last = asks.len() - 1;
            if target == OR {
                asks.push(Beans::NONE);
            } else if !self.add_sort("give", target, &mut gives) && !self.add_sort("ask", target, &mut asks[last]) {
                return Spelling::nothing();
            }
        }
        let own = self.view.own.unwrap_or_default();
        let lawful = |asks: &[Beans]| {
            let wish = Wish::new(gives, asks);
            let fits = asks.len() == wish.alternatives().len();
            (fits && wishes::lawful(&self.view.open, self.seat, &own.wishes, &wish).is_ok()).then_some(wish)
        };
        if done {
            return Spelling::whole(lawful(&asks).map(Action::Wish));
        }
        if !self.view.open.by_mail || asks.len() > self.room() || !wishes::may_wish(&self.view.open, self.seat) {
            return Spelling::nothing();
        }
        let mut next: Vec<Letter> = self.more_sorts("give", "letter-give", gives).collect();
        next.extend(self.more_sorts("ask", "letter-ask", asks[asks.len() - 1]));
        if lawful(&asks).is_some() {
            next.extend((asks.len() < self.room()).then(|| letter(OR, "letter-or")));
            next.push(letter(LEAVE, "letter-leave"));
        }
        Spelling::go_on(next)
    }

    /// Adds an own card that was clicked, if it is there and was not clicked before.
    fn add_own(&self, target: &str, cards: &mut Cards) -> bool {
        if let Some(Ok(bean)) = target.strip_prefix("up/").map(str::parse) {
            let more = cards.up.plus(Beans::of(bean, 1));
            let there = self.up().contains(more);
            cards.up = if there { more } else { cards.up };
            return there;
        }
        let left = self.hand.all() & !cards.hand;
        let place = target.strip_prefix("hand/").and_then(|place| places(left).find(|left| is_number(place, left + 1)));
        cards.hand |= place.map_or(0, |place| 1 << place);
        place.is_some()
    }

    fn more_own(&self, cards: Cards, up: Beans) -> Vec<Letter> {
        let mut letters = more_up(cards, up);
        letters.extend(places(self.hand.all() & !cards.hand).map(|place| self.hand_letter(place)));
        letters
    }

    fn hand_letter(&self, place: u8) -> Letter {
        let bean = self.hand.get(place).map_or("", Bean::key);
        let label = Message::new("letter-hand").with("bean", bean).with("place", place + 1);
        Letter { target: hand_target(place), label }
    }

    fn add_sort(&self, verb: &str, target: &str, beans: &mut Beans) -> bool {
        let sort = target.strip_prefix("button/").and_then(|sort| sort.strip_prefix(verb));
        let Some(Ok(bean)) = sort.and_then(|sort| sort.strip_prefix('-')).map(str::parse) else { return false };
        let more = beans.plus(Beans::of(bean, 1));
        let there = self.view.open.edition.beans().contains(more);
        *beans = if there { more } else { *beans };
        there
    }

    fn more_sorts(&self, verb: &str, key: &'static str, beans: Beans) -> impl Iterator<Item = Letter> {
        let all = self.view.open.edition.beans();
        Bean::ALL.into_iter().filter(move |bean| beans.count(*bean) < all.count(*bean)).map(move |bean| Letter {
            target: format!("button/{verb}-{bean}"),
            label: Message::new(key).with("bean", bean.key()),
        })
    }
}

fn more_up(cards: Cards, up: Beans) -> Vec<Letter> {
    let left = up.sorts().iter().filter(|bean| cards.up.count(*bean) < up.count(*bean));
    let up = |bean: Bean| Letter { target: up_target(bean), label: Message::new("letter-up").with("bean", bean.key()) };
    left.map(up).collect()
}

/// Whether this is the number as it is written, without the cost of writing it.
fn is_number(text: &str, number: u8) -> bool {
    !text.starts_with(['0', '+']) && text.parse() == Ok(number)
}
