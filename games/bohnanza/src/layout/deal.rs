//! The viewer's own deals: the two sides of one that is being put together, the row of sorts, offers to anyone and standing wishes.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use campiello_core::scene::{Area, Cell, Column, Face, Piece};
use campiello_core::{Message, Seat};

use super::{ASKS, FORGET, GIVES, button, fact, offers, row, with_beans, with_steps};
use crate::components::{Bean, Beans, SORTS};
use crate::dealing::spelling;
use crate::notation::Action;
use crate::state::Phase;
use crate::view::View;
use crate::words;

/// The first row below the sides and the sorts.
const BELOW: u8 = 2;

/// The deals of the viewer, with what is given and asked for so far.
pub(crate) fn area(view: &View, sides: Option<(Beans, Beans)>) -> Area {
    let open = &view.open;
    let (gives, asks) = sides.unwrap_or_default();
    let mut pieces = vec![
        side("give", 0, gives, with_beans(view, Face::new("bohnanza/side", ""), GIVES, gives)),
        side("get", 1, asks, with_beans(view, Face::new("bohnanza/side", ""), GIVES, asks)),
    ];
    pieces.extend((0..).zip(Bean::ALL).map(|(column, bean)| sort(view, column, bean)));
    let mut rows = BELOW;
    let anyone = |offer: &&_| offers::stands_at(view, offer).is_none();
    for offer in open.offers.open().iter().filter(anyone) {
        pieces.extend(offers::pieces(view, offer, rows));
        rows += 2;
    }
    let wishes = wishes(view, rows);
    rows += wishes.len() as u8;
    pieces.extend(wishes);
    let made = view.seat().map_or(0, |seat| open.offers.by(seat));
    let facts = (open.phase == Phase::Trade).then(|| fact("offers", made)).into_iter().collect();
    let title = Message::new("area-deal").with("phase", open.phase.key());
    Area {
        column: Column::Below,
        size: Cell { column: SORTS as u8, row: rows },
        facts,
        ..row("deal".to_string(), title, pieces)
    }
}

/// One side of the deal that is being put together.
fn side(name: &'static str, column: u8, beans: Beans, face: Face) -> Piece {
    let title = Message::new("side").with("side", name);
    Piece {
        id: format!("side-{name}"),
        target: None,
        cell: Cell { column, row: 0 },
        face,
        label: Message::new("side-label").with("side", name).with("beans", words::beans(beans)),
        lines: vec![title, words::beans(beans)],
        facts: Vec::new(),
    }
}

/// A sort that can be wanted, and who grows it.
fn sort(view: &View, column: u8, bean: Bean) -> Piece {
    let label = Message::new("sort").with("bean", bean.key()).with("steps", words::steps(&view.open, bean));
    let open = &view.open;
    let grows = |seat: &Seat| !view.viewer.is(*seat) && open.players[*seat].grown().contains(bean);
    let growers = Seat::all(open.seats).filter(grows).count() as u8;
    Piece {
        id: format!("sort-{bean}"),
        target: Some(spelling::sort_target(bean)),
        cell: Cell { column, row: 1 },
        face: with_steps(view, bean, Face::new("bohnanza/chip", bean.key())),
        label: label.with("growers", words::growers(view, bean)),
        lines: Vec::new(),
        facts: (growers > 0).then(|| fact("growers", growers)).into_iter().collect(),
    }
}

/// The standing wishes, one alternative each (7.6), and the button that drops them.
fn wishes(view: &View, first: u8) -> Vec<Piece> {
    let wishes = view.own.map(|own| own.wishes).unwrap_or_default();
    let wish = |(row, alternative): (u8, &crate::dealing::wishes::Alternative)| {
        let face = with_beans(view, Face::new("bohnanza/offer", "wish"), GIVES, alternative.gives);
        let said = |key| {
            let said = Message::new(key).with("number", alternative.wish);
            said.with("gives", words::beans(alternative.gives)).with("asks", words::beans(alternative.asks))
        };
        Piece {
            id: format!("wish-{row}"),
            target: None,
            cell: Cell { column: 0, row },
            face: with_beans(view, face, ASKS, alternative.asks),
            label: said("wish"),
            lines: vec![Message::new("wish-short").with("number", alternative.wish), said("wish")],
            facts: Vec::new(),
        }
    };
    let mut pieces: Vec<Piece> = (first..).zip(wishes.alternatives()).map(wish).collect();
    if !pieces.is_empty() {
        let at = (0, first + pieces.len() as u8);
        let label = words::label(view, &Action::Forget);
        pieces.push(button(FORGET.to_string(), "refusal", at, Message::new("button-forget"), label));
    }
    pieces
}
