//! The open offers, each from the viewer's own side of it.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Face, Piece};
use campiello_core::{Message, Viewer};

use super::row;
use crate::components::{Bean, SORTS};
use crate::dealing::offers::Offer;
use crate::view::View;
use crate::words;

/// The names of a trait for every sort, in the order of [`Bean::ALL`].
macro_rules! traits {
    ($side:literal) => {
        [
            concat!($side, "-blue"),
            concat!($side, "-chili"),
            concat!($side, "-stink"),
            concat!($side, "-green"),
            concat!($side, "-soy"),
            concat!($side, "-black-eyed"),
            concat!($side, "-red"),
            concat!($side, "-garden"),
        ]
    };
}

/// The open offers; nothing if there are none.
pub(super) fn area(view: &View) -> Option<Area> {
    let offers = view.open.offers.open();
    let pieces: Vec<Piece> = (0..).zip(offers).map(|(column, offer)| piece(offer, view.viewer, column)).collect();
    let title = Message::new("area-offers").with("offers", pieces.len());
    (!pieces.is_empty()).then(|| row("offers".to_string(), title, pieces))
}

fn piece(offer: &Offer, viewer: Viewer, column: u8) -> Piece {
    let said = |key| Message { key, ..words::offer(offer, viewer) };
    let mut lines = vec![said("offer-from"), said("offer-to"), said("offer-gives"), said("offer-asks")];
    let declined = match viewer {
        Viewer::Seat(seat) => offer.declined.contains(seat),
        Viewer::Spectator => false,
    };
    lines.extend(declined.then(|| Message::new("offer-declined")));
    Piece {
        id: format!("offer/{}", offer.number),
        target: None,
        cell: Cell { column, row: 0 },
        face: face(offer),
        label: words::offer(offer, viewer),
        lines,
        facts: Vec::new(),
    }
}

/// How many of every sort are given and asked for, by the names of the traits.
fn face(offer: &Offer) -> Face {
    const GIVES: [&str; SORTS] = traits!["gives"];
    const ASKS: [&str; SORTS] = traits!["asks"];
    let face = Face::new("bohnanza/offer", "").with("number", offer.number.into());
    Bean::ALL.into_iter().fold(face, |face, bean| {
        let (gives, asks) = (offer.gives.count(bean), offer.asks.count(bean));
        face.with(GIVES[bean as usize], gives.into()).with(ASKS[bean as usize], asks.into())
    })
}
