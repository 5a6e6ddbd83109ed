//! What a move costs, loses and brings. Everything is reckoned from public cards and the own hand.

use alloc::vec::Vec;

use campiello_core::path::Remark;
use campiello_core::{Message, Seat};

use super::prompts::has_room;
use super::{beans, own_field};
use crate::components::{Bean, Beans};
use crate::harvest::THIRD_FIELD;
use crate::notation::Action;
use crate::state::{Field, Open};
use crate::view::View;

/// The remarks on a move of the one who looks.
#[must_use]
pub fn remarks(view: &View, action: &Action) -> Vec<Remark> {
    let open = &view.open;
    let Some(seat) = view.seat() else { return Vec::new() };
    match *action {
        Action::Plant { bean, field } => Vec::from([Remark::gain(grows(open, bean, own_field(view, field).count + 1))]),
        Action::Harvest { field } => harvest(open, own_field(view, field)),
        Action::Offer(proposal) => received(open, seat, proposal.asks),
        Action::Accept { number, .. } => {
            let gets = open.offers.find(number).map_or(Beans::NONE, |(_, offer)| offer.gives);
            received(open, seat, gets)
        }
        Action::End if !open.up.is_empty() => {
            let keep = Remark::warning(Message::new("remark-keep").with("beans", beans(open.up)));
            Vec::from([keep.signed("aside", open.up.total().into())])
        }
        Action::Buy => {
            let text = Message::new("remark-thalers").with("thalers", THIRD_FIELD);
            Vec::from([Remark::price(text).signed("thalers", THIRD_FIELD.into())])
        }
        _ => Vec::new(),
    }
}

/// What so many cards of a sort on one field pay, and what the next step would.
fn grows(open: &Open, bean: Bean, count: u8) -> Message {
    let (next, more) = open.edition().next_step(bean, count).unwrap_or_default();
    let pay = open.edition().pay(bean, count);
    let said = Message::new("remark-grows").with("bean", bean.key()).with("count", count).with("pay", pay);
    said.with("next", next).with("more", more)
}

fn harvest(open: &Open, Field { bean, count }: Field) -> Vec<Remark> {
    let pay = open.edition().pay(bean, count);
    let mut remarks = Vec::from([match pay {
        0 => Remark::warning(Message::new("remark-pays-nothing")),
        _ => Remark::gain(Message::new("remark-pays").with("pay", pay)),
    }
    .signed("thalers", pay.into())]);
    if let Some((next, more)) = open.edition().next_step(bean, count)
        && next == count + 1
    {
        remarks.push(Remark::warning(Message::new("remark-one-more").with("pay", more)));
    }
    remarks
}

/// What becomes of cards that a seat would get in a deal: those that grow already, and those that have no place.
fn received(open: &Open, seat: Seat, gets: Beans) -> Vec<Remark> {
    let player = &open.players[seat];
    let remark = |(bean, count): (Bean, u8)| {
        let growing = player.fields().iter().filter(|field| !field.is_empty() && field.bean == bean);
        match growing.map(|field| field.count).max() {
            Some(grown) => Some(Remark::gain(grows(open, bean, grown + player.aside.count(bean) + count))),
            None if !has_room(open, seat, bean) => {
                Some(Remark::warning(Message::new("remark-no-room").with("bean", bean.key())))
            }
            None => None,
        }
    };
    gets.iter().filter_map(remark).collect()
}
