//! What it is called: names of things, moves on buttons, refusals, the log.

mod prompts;
mod refusals;
pub(crate) mod remarks;
mod told;

use alloc::string::ToString;

use campiello_core::{Message, Seat, Viewer};

use crate::components::{Building, Colour, Cubes, Fish, Place, RoofKind, Ship, Shoal, Tile};
use crate::edition::Edition;
use crate::grid::Cell;
use crate::notation::{Action, Post};
use crate::pyramid::{Pyramid, Step};
use crate::ring::ARROWS;
use crate::state::{Phase, Sale};
use crate::view::View;

pub use prompts::prompt;
pub use refusals::refusal;
pub use remarks::remarks;
pub use told::told;

/// The name of a colour.
#[must_use]
pub fn colour(colour: Colour) -> Message {
    Message::new("colour").with("colour", colour.key())
}

/// The sign of a colour: colours are told apart by a shape as well.
#[must_use]
pub fn shape(colour: Colour) -> Message {
    Message::new("shape").with("colour", colour.key())
}

/// The name of a place in the lagoon.
#[must_use]
pub fn place(place: Place) -> Message {
    Message::new("place").with("place", place.key())
}

/// The name of a kind of fish.
#[must_use]
pub fn fish(fish: Fish) -> Message {
    Message::new("fish").with("fish", fish.key())
}

/// The name of a building card.
#[must_use]
pub fn building(card: Building) -> Message {
    Message::new("building").with("card", card.key())
}

/// What a building card does, in a sentence; which fish count is the edition's business.
#[must_use]
pub fn effect(edition: &Edition, card: Building) -> Message {
    in_full("effect", edition, card)
}

/// The name of a building card, and what it does.
#[must_use]
pub fn building_in_full(edition: &Edition, card: Building) -> Message {
    in_full("building-in-full", edition, card)
}

fn in_full(key: &'static str, edition: &Edition, card: Building) -> Message {
    let kinds = edition.market(card);
    Message::new(key).with("card", card.key()).with("fish", join("list", kinds.iter().copied().map(fish)))
}

/// 1.5: a ship with what it buys and pays.
#[must_use]
pub fn ship(key: &'static str, edition: &Edition, ship: Ship) -> Message {
    let lots = edition.lots(ship);
    let prices = lots.prices.into_iter().filter(|price| *price > 0);
    let prices = join("prices", prices.map(|price| Message::new("number").with("number", price)));
    let said = Message::new(key).with("ship", ship.key()).with("size", lots.size).with("most", lots.most());
    said.with("same", yes_or_no(lots.same)).with("prices", prices)
}

/// The name of a kind of roof.
#[must_use]
pub fn kind(kind: RoofKind) -> Message {
    Message::new("kind").with("kind", kind.key())
}

/// A roof tile: its kind and its two colours.
#[must_use]
pub fn tile(tile: Tile) -> Message {
    let (first, second) = tile.halves();
    Message::new("tile").with("kind", tile.kind().key()).with("first", colour(first)).with("second", colour(second))
}

/// Cubes of several colours.
#[must_use]
pub fn cubes(cubes: &Cubes) -> Message {
    let counted =
        |(colour, count): (Colour, u8)| Message::new("cubes").with("colour", colour.key()).with("count", count);
    join("list", cubes.iter().map(counted))
}

/// Colours one after the other, as often as they occur.
#[must_use]
pub fn colours(colours: &Cubes) -> Message {
    join("list", colours.singles().map(colour))
}

/// Fish of several kinds.
#[must_use]
pub fn shoal(shoal: &Shoal) -> Message {
    join("list", shoal.iter().map(|(fish, count)| lot(fish, count)))
}

/// So many fish of a kind.
#[must_use]
pub fn lot(fish: Fish, count: u8) -> Message {
    Message::new("fishes").with("fish", fish.key()).with("count", count)
}

/// The signs of some colours, one after the other.
#[must_use]
pub fn shapes(colours: impl Iterator<Item = Colour>) -> Message {
    join("shapes", colours.map(shape))
}

/// Joins parts with what stands between them in the text of the key.
pub(crate) fn join(key: &'static str, parts: impl Iterator<Item = Message>) -> Message {
    let joined = parts.reduce(|all, part| Message::new(key).with("all", all).with("part", part));
    joined.unwrap_or(Message::new("nothing"))
}

/// A seat as a viewer calls it.
pub(crate) fn whom(seat: Seat, viewer: Viewer) -> Message {
    let who = if viewer.is(seat) { "you" } else { "seat" };
    Message::new("whom").with("who", who).with("seat", seat)
}

/// A move as on a button.
#[must_use]
pub fn label(view: &View, action: Action) -> Message {
    let open = &view.open;
    let with_cell = |key, cell: Cell| Message::new(key).with("cell", cell.to_string());
    match action {
        Action::Roofs(kinds) => Message::new("do-roofs").with("kinds", join("list", kinds.iter().map(kind))),
        Action::Discard(tile) => Message::new("do-discard").with("tile", self::tile(tile)),
        Action::Pyramid(pyramid) => built("do-pyramid", &pyramid),
        Action::Take(step) => {
            let cube = view.seat().and_then(|seat| open.players[seat].pyramid.cube(step));
            Message::new("do-take").with("colour", cube.map_or("", Colour::key)).with("step", step.to_string())
        }
        Action::Build { colour, cell } => with_cell("do-build", cell).with("colour", colour.key()),
        Action::Roof { tile, first, second } => {
            let said = Message::new("do-roof").with("tile", self::tile(tile));
            said.with("first", first.to_string()).with("second", second.to_string())
        }
        Action::Privileges => Message::new("do-privileges"),
        Action::Card(Some(card)) => Message::new("do-card").with("card", card.key()),
        Action::Card(None) => Message::new("do-card-deck"),
        Action::Swap(one, other) => {
            let said = Message::new("do-swap").with("one", colour(one.colour)).with("here", place(one.island));
            said.with("other", colour(other.colour)).with("there", place(other.island))
        }
        Action::Sail(place) => Message::new("do-sail").with("place", place.key()),
        Action::Fish(Some(fish)) => Message::new("do-fish").with("fish", fish.key()),
        Action::Fish(None) => Message::new("do-fish-deck"),
        Action::Crew(workers) => Message::new("do-crew").with("workers", workers),
        Action::Sell { ship, kind } => {
            let count = open.edition().lots(ship).size;
            Message::new("do-sell").with("lot", lot(kind, count)).with("ship", ship.key())
        }
        Action::Lace(square) => with_cell("do-lace", square).with("colour", square_colour(view, square)),
        Action::Recall(Post::Island(island)) => Message::new("do-recall-island").with("place", island.key()),
        Action::Recall(Post::Square(square)) => {
            with_cell("do-recall-square", square).with("colour", square_colour(view, square))
        }
        Action::Buy { colour, step: Some(step) } => {
            Message::new("do-buy-step").with("colour", colour.key()).with("step", step.to_string())
        }
        Action::Buy { colour, step: None } => Message::new("do-buy").with("colour", colour.key()),
        Action::Coin => Message::new("do-coin"),
        Action::Pay { square, convent } => {
            let key = if convent { "do-pay-free" } else { "do-pay" };
            with_cell(key, square).with("colour", square_colour(view, square))
        }
        Action::Replace(colour) => Message::new("do-replace").with("colour", colour.key()),
        Action::Enough => enough("do-enough", open.phase),
        Action::End => Message::new("do-end").with("moves", open.moves),
    }
}

/// No more of what may be done in a phase, or nothing of it at all.
fn enough(key: &'static str, phase: Phase) -> Message {
    let begun = match phase {
        Phase::Port { sale } => sale.is_some(),
        Phase::Lace { arrows } => usize::from(arrows.total()) < ARROWS,
        Phase::Pay { paid, .. } => !paid.is_empty(),
        _ => false,
    };
    Message::new(key).with("phase", phase.key()).with("begun", yes_or_no(begun))
}

/// How texts are told whether something is so.
pub(crate) const fn yes_or_no(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

/// The key of a square's colour.
fn square_colour(view: &View, square: Cell) -> &'static str {
    view.open.workshops.colour(square).map_or("", Colour::key)
}

/// A whole pyramid, level by level.
fn built(key: &'static str, pyramid: &Pyramid) -> Message {
    let level =
        |level: u8| shapes(Step::all().filter(|step| step.level() == level).filter_map(|step| pyramid.cube(step)));
    Message::new(key).with("top", level(2)).with("middle", level(1)).with("base", level(0))
}

/// How many lots a ship has bought in the sale that is under way.
const fn lots_sold(sale: Option<Sale>) -> u8 {
    match sale {
        Some(sale) => sale.lots,
        None => 0,
    }
}
