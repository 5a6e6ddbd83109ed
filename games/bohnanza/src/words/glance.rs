//! What can be seen at a glance: who grows a bean and who could, what an offer would do, why one was declined. Everything is reckoned from public
//! cards and the viewer's own.

use alloc::vec::Vec;

use campiello_core::{Message, Seat, Viewer};

use super::prompts::has_room;
use super::{beans, join, whom, with_seat};
use crate::components::{Bean, Beans, Sorts};
use crate::dealing::offers::Offer;
use crate::state::{Field, Open, Player};
use crate::view::View;

/// Who grows a sort, and who has a free field for it.
#[must_use]
pub fn growers(view: &View, bean: Bean) -> Message {
    let open = &view.open;
    let seats = || Seat::all(open.seats);
    let grows = |seat: Seat| grown(&open.players[seat], bean).map(|count| (seat, count));
    let growing: Vec<Message> = seats()
        .filter_map(grows)
        .map(|(seat, count)| with_seat(Message::new("grower"), seat, view.viewer).with("count", count))
        .collect();
    let free = |seat: &Seat| grows(*seat).is_none() && open.players[*seat].fields().iter().any(Field::is_empty);
    let free: Vec<Message> =
        seats().filter(free).map(|seat| with_seat(Message::new("whom"), seat, view.viewer)).collect();
    let said = Message::new("growers").with("growing", growing.len()).with("free", free.len());
    said.with("growers", join("steps", growing.into_iter())).with("others", join("steps", free.into_iter()))
}

/// How many of a sort grow on the best field of a seat.
fn grown(player: &Player, bean: Bean) -> Option<u8> {
    let fields = player.fields().iter().filter(|field| !field.is_empty() && field.bean == bean);
    fields.map(|field| field.count).max()
}

/// One line about an offer: what it would do for the viewer, or how it stands.
#[must_use]
pub fn note(view: &View, offer: &Offer) -> Message {
    let Viewer::Seat(seat) = view.viewer else { return to(offer, view.viewer) };
    if offer.maker == seat {
        return match offer.to {
            Some(other) => Message::new("note-waiting").with("seat", other),
            None => Message::new("note-anyone"),
        };
    }
    if !offer.is_to(seat) {
        return to(offer, view.viewer);
    }
    if offer.declined.contains(seat) {
        return Message::new("offer-declined");
    }
    gain(&view.open, seat, offer.gives)
}

fn to(offer: &Offer, viewer: Viewer) -> Message {
    Message::new("note-to").with("whom", whom(offer.to, viewer))
}

/// What the cards that a seat would get do for it: the sort that it grows most of, or that it has no field for them.
fn gain(open: &Open, seat: Seat, gets: Beans) -> Message {
    let player = &open.players[seat];
    let growing =
        gets.iter().filter_map(|(bean, count)| Some((grown(player, bean)? + player.aside.count(bean) + count, bean)));
    if let Some((count, bean)) = growing.max_by_key(|(count, _)| *count) {
        let pay = open.edition().pay(bean, count);
        return Message::new("note-gain").with("bean", bean.key()).with("count", count).with("pay", pay);
    }
    if gets.is_empty() {
        return Message::new("note-request");
    }
    let stuck = gets.sorts().iter().find(|bean| !has_room(open, seat, *bean));
    stuck.map_or(Message::new("note-free"), |bean| Message::new("remark-no-room").with("bean", bean.key()))
}

/// Why an offer may have been declined, as far as everybody can see: what it gives does not grow there, or what it asks for does. These are
/// facts about fields, no guesses at motives.
#[must_use]
pub(super) fn reason(open: &Open, seat: Seat, offer: &Offer) -> Option<Message> {
    let grows = open.players[seat].grown();
    let said = |key, sorts: Sorts| Message::new(key).with("beans", beans(Beans::each(sorts)));
    let useless = !offer.gives.is_empty() && offer.gives.sorts().and(grows).is_empty();
    let needed = offer.asks.sorts().and(grows);
    match (useless, needed.is_empty()) {
        (true, _) => Some(said("reason-grows-none", offer.gives.sorts())),
        (false, false) => Some(said("reason-grows-itself", needed)),
        (false, true) => None,
    }
}
