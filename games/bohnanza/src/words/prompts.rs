//! What the table waits for, said to a viewer. The keys differ by the kind of decision.

use campiello_core::{Message, Seat};

use super::{bean, beans, join, kind, whom};
use crate::components::{Bean, Beans};
use crate::state::{Open, Phase};
use crate::turn::plant;
use crate::view::View;

/// What the viewer is to do now, or whom they wait for.
#[must_use]
pub fn prompt(view: &View) -> Message {
    let open = &view.open;
    let own = view.seat();
    match open.phase {
        Phase::Over(end) => Message::new("prompt-over").with("end", end.key()),
        Phase::Plant if own == Some(open.active) => planting(view, open.active),
        Phase::Trade if own == Some(open.active) => trading(open),
        Phase::Trade => own.map_or_else(|| waiting(open), |seat| answering(open, seat)),
        Phase::Receive => match own {
            Some(seat) if !open.players[seat].aside.is_empty() => receiving(open, seat),
            _ => waiting(open),
        },
        Phase::Plant => waiting(open),
    }
}

/// What is said while a deal is put together.
#[must_use]
pub fn dealing(view: &View, to: Option<Seat>, gives: Beans, asks: Beans) -> Message {
    let stage = if gives.is_empty() && asks.is_empty() { "empty" } else { kind(gives, asks) };
    let to = to.or((view.seat() != Some(view.open.active)).then_some(view.open.active));
    let said = Message::new("prompt-deal").with("stage", stage).with("whom", whom(to, view.viewer));
    said.with("gives", beans(gives)).with("asks", beans(asks))
}

/// What is said while a wish is spelled.
#[must_use]
pub fn wishing(gives: Beans, alternatives: &[Beans]) -> Message {
    let asks = join("list-or", alternatives.iter().map(|asks| beans(*asks)));
    Message::new("prompt-wish").with("gives", beans(gives)).with("asks", asks)
}

/// 3.1, said to the active seat.
fn planting(view: &View, seat: Seat) -> Message {
    let open = &view.open;
    let Some(front) = view.hand().front().filter(|_| open.planted < plant::PLANTED) else {
        return Message::new("prompt-turn").with("planted", open.planted);
    };
    let key = match (open.planted, has_room(open, seat, front)) {
        (0, true) => "prompt-plant",
        (0, false) => "prompt-plant-no-room",
        (_, true) => "prompt-plant-more",
        (_, false) => "prompt-plant-more-no-room",
    };
    Message::new(key).with("bean", bean(front))
}

/// Whether a field of the seat takes the card as it is now.
pub(super) fn has_room(open: &Open, seat: Seat, bean: Bean) -> bool {
    open.players[seat].fields().iter().any(|field| field.takes(bean))
}

/// 3.2, said to the active seat.
fn trading(open: &Open) -> Message {
    let offered = to_answer(open, open.active);
    if offered > 0 {
        return Message::new("prompt-trade-offered").with("offers", offered);
    }
    let all_passed = open.others().except(open.passed).is_empty();
    Message::new(if all_passed { "prompt-trade-passed" } else { "prompt-trade" }).with("up", beans(open.up))
}

/// 3.2, said to another seat.
fn answering(open: &Open, seat: Seat) -> Message {
    let key = match (to_answer(open, seat), open.passed.contains(seat)) {
        (_, true) => "prompt-passed",
        (0, false) => "prompt-may-offer",
        (_, false) => "prompt-offered",
    };
    let said = Message::new(key).with("offers", to_answer(open, seat)).with("seat", open.active);
    said.with("left", open.up.total()).with("up", beans(open.up))
}

/// How many open offers wait for an answer of the seat.
fn to_answer(open: &Open, seat: Seat) -> usize {
    open.offers.open().iter().filter(|offer| offer.is_open_to(seat)).count()
}

/// 3.3, said to a seat with cards laid aside.
fn receiving(open: &Open, seat: Seat) -> Message {
    let aside = open.players[seat].aside;
    let stuck = aside.sorts().iter().all(|bean| !has_room(open, seat, bean));
    Message::new(if stuck { "prompt-receive-no-room" } else { "prompt-receive" }).with("beans", beans(aside))
}

/// Said to those whom nobody waits for.
fn waiting(open: &Open) -> Message {
    let seat = match open.phase {
        Phase::Receive => plant::receivers(open).first().unwrap_or(open.active),
        _ => open.active,
    };
    Message::new("prompt-wait").with("seat", seat).with("phase", open.phase.key())
}
