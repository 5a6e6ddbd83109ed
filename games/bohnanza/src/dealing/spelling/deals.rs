//! Deals: small ones of two clicks, and bigger ones.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::path::{Letter, Spelling};
use campiello_core::{Message, Seat};

use super::{GIFT, PROPOSE, Speaker, about, clicked_sort, letter, may_make, theirs_target, to_target, up_target};
use crate::components::{Bean, Beans, Sorts};
use crate::dealing::lawful;
use crate::dealing::offers::Offer;
use crate::hand::{Hand, places};
use crate::layout::deal;
use crate::notation::{Action, Cards, Proposal};
use crate::words;

impl Speaker<'_> {
    /// The first clicks of small deals: something of one's own, or something that is wanted.
    pub(super) fn beginnings(&self) -> Vec<Letter> {
        let mut letters = self.more_own(Cards::NONE);
        letters.extend(self.wants(&Proposal::default()));
        letters
    }

    /// A deal that is whole as soon as both sides are clicked: own cards, then what is wanted for them; or the other way round.
    pub(super) fn small_deal(&self, said: &[String]) -> Spelling<Action> {
        if may_make(&self.view.open, self.seat).is_err() {
            return Spelling::nothing();
        }
        let mut proposal = Proposal::default();
        for (n, target) in said.iter().enumerate() {
            let before = proposal;
            let known = self.add_own(target, &mut proposal.gives)
                || self.add_wanted(target, &mut proposal)
                || self.is_for_nothing(target, &mut proposal);
            if !known {
                return Spelling::nothing();
            }
            let more_given = proposal.gives != before.gives;
            let whole = if more_given { !before.asks.is_empty() } else { !before.gives.is_empty() };
            let whole = whole || (!more_given && proposal.asks == before.asks);
            if whole {
                let ends = n + 1 == said.len() && self.is_lawful(&proposal);
                return Spelling::whole(ends.then_some(Action::Offer(proposal)));
            }
        }
        let mut next = self.more_own(proposal.gives);
        next.extend(self.wants(&proposal));
        next.extend(self.for_nothing(&proposal));
        self.showing(next, &proposal)
    }

    /// A deal with any number of cards on both sides, in any order; a button ends it.
    pub(super) fn bigger_deal(&self, said: &[String]) -> Spelling<Action> {
        self.put_together(Proposal::default(), false, said)
    }

    /// A bigger deal that begins with an offer turned round: what it gives is asked for, what it asks for is given as far as it is there.
    pub(super) fn counter(&self, number: &str, said: &[String]) -> Spelling<Action> {
        match self.offered(number) {
            Some(offer) => self.put_together(self.turned_round(offer), true, said),
            None => Spelling::nothing(),
        }
    }

    fn turned_round(&self, offer: &Offer) -> Proposal {
        let mut gives = Cards::NONE;
        for (bean, count) in offer.asks.iter() {
            let up = self.up().count(bean).min(count);
            gives.up = gives.up.plus(Beans::of(bean, up));
            gives.hand |= places(self.hand.of(bean)).take((count - up).into()).fold(0, |all, place| all | 1 << place);
        }
        let to = (self.seat == self.view.open.active).then_some(offer.maker);
        Proposal { gives, to, asks: offer.gives }
    }

    /// Whatever was begun with can be taken out again; what was clicked is taken back with the whole deal.
    fn put_together(&self, begun: Proposal, changes: bool, said: &[String]) -> Spelling<Action> {
        if may_make(&self.view.open, self.seat).is_err() {
            return Spelling::nothing();
        }
        let mut proposal = begun;
        let (done, said) = match said.split_last() {
            Some((last, said)) if last == PROPOSE => (true, said),
            _ => (false, said),
        };
        for target in said {
            let known = self.add_own(target, &mut proposal.gives)
                || self.add_wanted(target, &mut proposal)
                || self.add_partner(target, &mut proposal)
                || (changes && self.take_out(target, &mut proposal));
            if !known {
                return Spelling::nothing();
            }
        }
        let lawful = self.is_lawful(&proposal);
        if done {
            return Spelling::whole(lawful.then_some(Action::Offer(proposal)));
        }
        let mut next = self.more_own(proposal.gives);
        next.extend(self.wants(&proposal));
        if changes {
            next.extend(
                proposal.gives.sorts(&self.hand).iter().map(|bean| about(keep_target(bean), "letter-keep", bean)),
            );
            next.extend(proposal.asks.sorts().iter().map(|bean| about(less_target(bean), "letter-less", bean)));
        }
        if proposal.to.is_none() {
            let to = |seat| Letter { target: to_target(seat), label: Message::new("letter-to").with("seat", seat) };
            next.extend(self.partners().map(to));
        }
        next.extend(lawful.then(|| letter(PROPOSE, "letter-propose")));
        self.showing(next, &proposal)
    }

    fn is_lawful(&self, proposal: &Proposal) -> bool {
        lawful(&self.view.open, self.seat, &self.hand, proposal).is_ok()
    }

    /// Shows the two sides of what is being put together.
    fn showing(&self, next: Vec<Letter>, proposal: &Proposal) -> Spelling<Action> {
        let gives = self.hand.beans(proposal.gives.hand).plus(proposal.gives.up);
        let prompt = words::dealing(self.view, proposal.to, gives, proposal.asks);
        Spelling::go_on(next).showing(Some(prompt), Vec::from([deal::area(self.view, Some((gives, proposal.asks)))]))
    }

    /// Adds what is wanted: of somebody's field, of anyone, or (by whoever is not active) of the turned-up cards.
    fn add_wanted(&self, target: &str, proposal: &mut Proposal) -> bool {
        let (bean, to) = if let Some(bean) = clicked_sort(target) {
            (bean, proposal.to)
        } else if let Some(Ok(bean)) = target.strip_prefix("up/").map(str::parse) {
            if !self.may_ask_for_up(bean, proposal.asks) {
                return false;
            }
            (bean, proposal.to)
        } else {
            let fields = self.fields(proposal);
            let Some((seat, bean)) = fields.into_iter().find(|(seat, bean)| theirs_target(*seat, *bean) == target)
            else {
                return false;
            };
            (bean, Some(seat))
        };
        let Some(asks) = self.one_more(proposal.asks, bean) else { return false };
        *proposal = Proposal { to, asks, ..*proposal };
        true
    }

    /// Whether there is one more of these turned-up cards to ask for.
    fn may_ask_for_up(&self, bean: Bean, asks: Beans) -> bool {
        self.seat != self.view.open.active && self.view.open.up.count(bean) > asks.count(bean)
    }

    /// What grows on the fields of those whom the deal may be with.
    fn fields(&self, proposal: &Proposal) -> Vec<(Seat, Bean)> {
        let partners = self.partners().filter(|seat| proposal.to.is_none_or(|to| to == *seat));
        let grown =
            |seat| self.view.open.players[seat].grown().iter().map(move |bean| (seat, bean)).collect::<Vec<_>>();
        partners.flat_map(grown).collect()
    }

    /// What may be wanted besides.
    fn wants(&self, proposal: &Proposal) -> Vec<Letter> {
        let mut letters: Vec<Letter> = self.more_sorts(proposal.asks).collect();
        let up = self.view.open.up.sorts().iter().filter(|bean| self.may_ask_for_up(*bean, proposal.asks));
        letters.extend(up.map(|bean| about(up_target(bean), "letter-ask-up", bean)));
        let there = |field: &(Seat, Bean)| self.one_more(proposal.asks, field.1).is_some();
        letters.extend(self.fields(proposal).into_iter().filter(there).map(|(seat, bean)| Letter {
            target: theirs_target(seat, bean),
            label: Message::new("letter-theirs").with("seat", seat).with("bean", bean.key()),
        }));
        letters
    }

    /// Gifts: to whom, if there are several; and what is wanted for nothing.
    fn for_nothing(&self, proposal: &Proposal) -> Vec<Letter> {
        if proposal.gives.is_empty() {
            return [letter(GIFT, "letter-request")].into();
        }
        if self.seat != self.view.open.active {
            return [letter(GIFT, "letter-gift")].into();
        }
        let to = |seat| Letter { target: to_target(seat), label: Message::new("letter-gift-to").with("seat", seat) };
        self.partners().map(to).collect()
    }

    /// Makes a small deal a gift.
    fn is_for_nothing(&self, target: &str, proposal: &mut Proposal) -> bool {
        let known = self.for_nothing(proposal).iter().any(|letter| letter.target == target);
        let begun = !proposal.gives.is_empty() || !proposal.asks.is_empty();
        if known && begun && target != GIFT {
            proposal.to = self.partners().find(|seat| to_target(*seat) == target);
        }
        known && begun
    }

    fn add_partner(&self, target: &str, proposal: &mut Proposal) -> bool {
        let partner = self.partners().find(|seat| to_target(*seat) == target);
        let first = proposal.to.is_none() && partner.is_some();
        proposal.to = proposal.to.or(partner);
        first
    }

    /// Takes one card of a sort out of a side: the hindmost of those that are given.
    fn take_out(&self, target: &str, proposal: &mut Proposal) -> bool {
        let Proposal { gives, asks, .. } = proposal;
        if let Some(bean) = asks.sorts().iter().find(|bean| less_target(*bean) == target) {
            *asks = asks.minus(Beans::of(bean, 1));
            return true;
        }
        let Some(bean) = gives.sorts(&self.hand).iter().find(|bean| keep_target(*bean) == target) else { return false };
        match places(self.hand.of(bean) & gives.hand).last() {
            Some(place) => gives.hand &= !(1 << place),
            None => gives.up = gives.up.minus(Beans::of(bean, 1)),
        }
        true
    }
}

impl Cards {
    /// The sorts of these cards.
    fn sorts(self, hand: &Hand) -> Sorts {
        self.up.plus(hand.beans(self.hand)).sorts()
    }
}

fn keep_target(bean: Bean) -> String {
    format!("button/keep-{bean}")
}

fn less_target(bean: Bean) -> String {
    format!("button/less-{bean}")
}
