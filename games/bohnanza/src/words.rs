//! What things are called: messages for beans, offers and moves.

mod glance;
mod prompts;
mod remarks;

use campiello_core::{Message, Seat, Viewer};

use crate::components::{Bean, Beans};
use crate::dealing::offers::Offer;
use crate::hand::places;
use crate::notation::{Action, Cards, Proposal, Wish};
use crate::pile;
use crate::state::{Field, Open, Phase, State};
use crate::turn::plant;
use crate::view::View;

pub use glance::{growers, note};
pub use prompts::{dealing, prompt, wishing};
pub use remarks::remarks;

/// The name of a sort.
#[must_use]
pub fn bean(bean: Bean) -> Message {
    Message::new("bean").with("bean", bean.key())
}

/// So many beans of a sort.
#[must_use]
pub fn counted(bean: Bean, count: u8) -> Message {
    Message::new("beans").with("bean", bean.key()).with("count", count)
}

/// Beans of several sorts.
#[must_use]
pub fn beans(beans: Beans) -> Message {
    join("list", beans.iter().map(|(bean, count)| counted(bean, count)))
}

/// Joins parts with what stands between them in the text of the key.
fn join(key: &'static str, parts: impl Iterator<Item = Message>) -> Message {
    let joined = parts.reduce(|all, part| Message::new(key).with("all", all).with("part", part));
    joined.unwrap_or(Message::new("nothing"))
}

/// To whom: a seat, the reader, or anyone.
fn whom(to: Option<Seat>, viewer: Viewer) -> Message {
    to.map_or(Message::new("anyone"), |seat| with_seat(Message::new("whom"), seat, viewer))
}

/// Adds a seat, and whether it is the reader's own.
fn with_seat(message: Message, seat: Seat, viewer: Viewer) -> Message {
    message.with("who", if viewer.is(seat) { "you" } else { "seat" }).with("seat", seat)
}

/// Whether something is given for something, for nothing, or nothing for something.
const fn kind(gives: Beans, asks: Beans) -> &'static str {
    match (gives.is_empty(), asks.is_empty()) {
        (false, true) => "gift",
        (true, _) => "request",
        _ => "deal",
    }
}

/// Adds the two sides of a deal.
fn sides(message: Message, gives: Beans, asks: Beans) -> Message {
    message.with("kind", kind(gives, asks)).with("gives", beans(gives)).with("asks", beans(asks))
}

/// An open offer as a viewer sees it: who gives what to whom.
#[must_use]
pub fn offer(offer: &Offer, viewer: Viewer) -> Message {
    let side = if viewer.is(offer.maker) {
        "maker"
    } else if offer.to.is_none_or(|to| viewer.is(to)) && viewer != Viewer::Spectator {
        "taker"
    } else {
        "neither"
    };
    let said = Message::new("offer").with("side", side).with("number", offer.number).with("seat", offer.maker);
    sides(said.with("whom", whom(offer.to, viewer)), offer.gives, offer.asks)
}

/// A move as on a button.
#[must_use]
pub fn label(view: &View, action: &Action) -> Message {
    let open = &view.open;
    match *action {
        Action::Plant { bean, field } => Message::new("do-plant").with("bean", bean.key()).with("field", field + 1),
        Action::Turn => Message::new("do-turn"),
        Action::Offer(proposal) => {
            let gives = view.hand().beans(proposal.gives.hand).plus(proposal.gives.up);
            let to = whom(partner(open, view.seat(), &proposal), view.viewer);
            sides(Message::new("do-offer").with("whom", to), gives, proposal.asks)
        }
        Action::Accept { number, from } => accepting(view, number, from),
        Action::Decline { number } => about(open, "do-decline", number, view.viewer),
        Action::Withdraw { number } => about(open, "do-withdraw", number, view.viewer),
        Action::Pass => Message::new("do-pass"),
        Action::End => Message::new("do-end"),
        Action::Harvest { field } => {
            let Field { bean, count } = own_field(view, field);
            Message::new("do-harvest").with("field", field + 1).with("beans", counted(bean, count))
        }
        Action::Buy => Message::new("do-buy"),
        Action::Wish(wish) => wished("do-wish", &wish),
        Action::Forget => Message::new("do-forget"),
    }
}

/// A field of the one who looks; an empty one if there is none.
fn own_field(view: &View, field: u8) -> Field {
    let fields = view.seat().map_or(&[][..], |seat| view.open.players[seat].fields());
    fields.get(usize::from(field)).copied().unwrap_or_default()
}

/// Whom an offer goes to: whoever is not active deals with the active seat only (3.2.1).
fn partner(open: &Open, seat: Option<Seat>, proposal: &Proposal) -> Option<Seat> {
    if seat == Some(open.active) { proposal.to } else { Some(open.active) }
}

/// Something that is done about an open offer.
fn about(open: &Open, key: &'static str, number: u8, viewer: Viewer) -> Message {
    let offer = open.offers.find(number).map_or(Offer::default(), |(_, offer)| offer);
    let said = Message::new(key).with("number", number).with("seat", offer.maker);
    sides(said.with("whom", whom(offer.to, viewer)), offer.gives, offer.asks)
}

/// Accepting an offer; which cards go is said where there is a choice.
fn accepting(view: &View, number: u8, from: Cards) -> Message {
    let accept = about(&view.open, "do-accept", number, view.viewer);
    let hand = view.hand();
    let up = if view.seat() == Some(view.open.active) { view.open.up } else { Beans::NONE };
    let paid = hand.beans(from.hand).plus(from.up);
    let all = hand.beans(hand.all()).plus(up);
    if paid.iter().all(|(bean, count)| all.count(bean) == count) {
        return accept;
    }
    let up = from.up.iter().map(|(bean, _)| Message::new("own-up").with("bean", bean.key()));
    let held = places(from.hand).map(|place| Message::new("own-hand").with("place", place + 1));
    Message::new("do-accept-with").with("accept", accept).with("cards", join("list", up.chain(held)))
}

fn wished(key: &'static str, wish: &Wish) -> Message {
    let asks = join("list-or", wish.alternatives().iter().map(|asks| beans(*asks)));
    Message::new(key).with("gives", beans(wish.gives)).with("asks", asks)
}

/// A move as the log tells it to a viewer: sorts, never places (7.1). The last one also tells what the fields still pay (6.3).
#[must_use]
pub fn told(before: &State, after: &State, seat: Seat, action: &Action, viewer: Viewer) -> Message {
    let told = told_alone(before, after, seat, action, viewer);
    if !matches!(after.open.phase, Phase::Over(_)) {
        return told;
    }
    let paid = |seat: Seat| after.open.players[seat].thalers.count() - before.open.players[seat].thalers.count();
    let pay = |seat: Seat| Message::new("last-pay").with("seat", seat).with("pay", paid(seat));
    let pays = join("steps", Seat::all(after.open.seats).map(pay));
    Message::new("told-last").with("told", told).with("pays", pays)
}

fn told_alone(before: &State, after: &State, seat: Seat, action: &Action, viewer: Viewer) -> Message {
    let open = &before.open;
    let player = &open.players[seat];
    match *action {
        Action::Plant { bean, field } => {
            let count = player.fields.get(usize::from(field)).map_or(1, |field| field.count + 1);
            let told = Message::new("told-plant").with("bean", bean.key()).with("field", field + 1);
            let told = told.with("count", count);
            let last = open.phase == Phase::Receive && plant::receivers(open).len() == 1 && player.aside.total() == 1;
            if last { and_drew(told, open, viewer) } else { told }
        }
        Action::Turn => Message::new("told-turn").with("beans", beans(after.open.up)),
        Action::Offer(proposal) => {
            let gives = before.hands[seat].beans(proposal.gives.hand).plus(proposal.gives.up);
            let to = whom(partner(open, Some(seat), &proposal), viewer);
            let number = open.offers.next_number();
            sides(Message::new("told-offer").with("number", number).with("whom", to), gives, proposal.asks)
        }
        Action::Accept { number, .. } => {
            // Of two equal offers nobody can tell afterwards which was struck, so its number is not told.
            let offer = open.offers.find(number).map_or(Offer::default(), |(_, offer)| offer);
            sides(with_seat(Message::new("told-accept"), offer.maker, viewer), offer.gives, offer.asks)
        }
        Action::Decline { number } => declined(open, seat, number, viewer),
        Action::Withdraw { number } => about(open, "told-withdraw", number, viewer),
        Action::Pass => Message::new("told-pass"),
        Action::End => {
            let told = Message::new("told-end").with("left", open.up.total()).with("kept", beans(open.up));
            let done = open.up.is_empty() && plant::receivers(open).is_empty();
            if done { and_drew(told, open, viewer) } else { told }
        }
        Action::Harvest { field } => {
            let Field { bean, count } = player.fields.get(usize::from(field)).copied().unwrap_or_default();
            let pay = open.edition().pay(bean, count);
            Message::new("told-harvest").with("beans", counted(bean, count)).with("pay", pay)
        }
        Action::Buy => Message::new("told-buy"),
        Action::Wish(wish) if viewer.is(seat) => wished("told-wish-own", &wish),
        Action::Wish(_) => Message::new("told-wish"),
        Action::Forget => Message::new("told-forget"),
    }
}

/// An offer is declined; the reason is told if everybody can see one.
fn declined(open: &Open, seat: Seat, number: u8, viewer: Viewer) -> Message {
    let told = about(open, "told-decline", number, viewer);
    let reason = open.offers.find(number).and_then(|(_, offer)| glance::reason(open, seat, &offer));
    match reason {
        Some(reason) => Message::new("told-why").with("told", told).with("reason", reason),
        None => told,
    }
}

/// A move after which the active seat draws (3.4); at the end of the game it does not (6.2).
fn and_drew(told: Message, open: &Open, viewer: Viewer) -> Message {
    let cards = pile::drawn(open);
    if cards == 0 {
        return told;
    }
    let drew = Message::new("told-draw").with("told", told).with("cards", cards);
    with_seat(drew, open.active, viewer)
}

/// What a sort pays, step by step, as on its card: so many cards for so many thalers.
#[must_use]
pub fn steps(open: &Open, bean: Bean) -> Message {
    with_steps(Message::new("card-steps"), open, bean)
}

/// The same in short: only the numbers of cards, where the steps pay one, two, three and four.
#[must_use]
pub fn short_steps(open: &Open, bean: Bean) -> Message {
    with_steps(Message::new("card-steps-short"), open, bean)
}

fn with_steps(said: Message, open: &Open, bean: Bean) -> Message {
    let [one, two, three, four] = open.edition().sort(bean).steps;
    said.with("one", one).with("two", two).with("three", three).with("four", four)
}
