//! What a person is told who is refused: what is wrong, and what could be done.

use alloc::string::ToString;

use campiello_core::Message;

use super::{colour, tile};
use crate::components::{Building, Colour, Fish, Place};
use crate::grid::Cell;
use crate::illegal::Illegal;
use crate::notation::Post;
use crate::pyramid::Step;

/// What a person is told who is refused; a refusal without words does not compile.
#[must_use]
pub fn refusal(illegal: Illegal) -> Message {
    match illegal {
        Illegal::Over => Message::new("illegal-over"),
        Illegal::NotYourTurn => Message::new("illegal-not-your-turn"),
        Illegal::NotNow(phase) => Message::new("illegal-not-now").with("phase", phase.key()),
        Illegal::Built => Message::new("illegal-built"),
        Illegal::NotSoMany { cubes } => Message::new("illegal-not-so-many").with("cubes", cubes),
        Illegal::BaseFirst => Message::new("illegal-base-first"),
        Illegal::NotInReserve(colour) => of_colour("illegal-not-in-reserve", colour),
        Illegal::FourMoves => Message::new("illegal-four-moves"),
        Illegal::TooExpensive { price, coins } => {
            Message::new("illegal-too-expensive").with("price", price).with("coins", coins)
        }
        Illegal::NoCube(step) => at_step("illegal-no-cube", step),
        Illegal::NotFree(step) => at_step("illegal-not-free", step),
        Illegal::PreparationFull => Message::new("illegal-preparation-full"),
        Illegal::NotPrepared(colour) => of_colour("illegal-not-prepared", colour),
        Illegal::PyramidFull => Message::new("illegal-pyramid-full"),
        Illegal::Filled(step) => at_step("illegal-filled", step),
        Illegal::Unsupported(step) => at_step("illegal-unsupported", step),
        Illegal::PlaceNeeded => Message::new("illegal-place-needed"),
        Illegal::IntoReserve => Message::new("illegal-into-reserve"),
        Illegal::NotInSupply { colour, .. } => of_colour("illegal-not-in-supply", colour),
        Illegal::NoPrivilege { .. } => Message::new("illegal-no-privilege"),
        // 4.3 and 4.4: houses, roofs and the bonus.
        Illegal::NoHollow(cell) => at("illegal-no-hollow", cell),
        Illegal::NoRoof(cell) => at("illegal-no-roof", cell),
        Illegal::TooHigh(cell) => at("illegal-too-high", cell),
        Illegal::NotTouching(cell) => at("illegal-not-touching", cell),
        Illegal::NotInCells(roof) => Message::new("illegal-not-in-cells").with("tile", tile(roof)),
        Illegal::NotNeighbours => Message::new("illegal-not-neighbours"),
        Illegal::NoHouse(cell) => at("illegal-no-house", cell),
        Illegal::NotLevel => Message::new("illegal-not-level"),
        Illegal::ThirdLevel => Message::new("illegal-third-level"),
        Illegal::Roofed(cell) => at("illegal-roofed", cell),
        Illegal::WrongHouse { half, cell } => at("illegal-wrong-house", cell).with("half", colour(half)),
        Illegal::NoSuchCard(card) => of_card("illegal-no-such-card", card),
        Illegal::NoCards => Message::new("illegal-no-cards"),
        // 5 and 6: fishing, lace, earning, clean-up.
        Illegal::NoDock { island, colour } => to("illegal-no-dock", island).with("colour", colour.key()),
        Illegal::SameDock => Message::new("illegal-same-dock"),
        Illegal::UselessSwap => Message::new("illegal-useless-swap"),
        Illegal::MustFish => Message::new("illegal-must-fish"),
        Illegal::NoRoute(place) => to("illegal-no-route", place),
        Illegal::NoMatch(place) => to("illegal-no-match", place),
        Illegal::NoShip(place) => to("illegal-no-ship", place),
        Illegal::NotOnDisplay(fish) => of_fish("illegal-not-on-display", fish),
        Illegal::NoFish => Message::new("illegal-no-fish"),
        Illegal::NotInPort(ship) => Message::new("illegal-not-in-port").with("ship", ship.key()),
        Illegal::OtherShip(ship) => Message::new("illegal-other-ship").with("ship", ship.key()),
        Illegal::OtherKind(fish) => of_fish("illegal-other-kind", fish),
        Illegal::TooFewFish { kind, needed } => of_fish("illegal-too-few-fish", kind).with("needed", needed),
        Illegal::NoSquare(square) => at("illegal-no-square", square),
        Illegal::NoArrow(colour) => of_colour("illegal-no-arrow", colour),
        Illegal::OwnWorker(square) => at("illegal-own-worker", square),
        Illegal::FullRing(seat) => Message::new("illegal-full-ring").with("seat", seat),
        Illegal::Nobody(Post::Island(place)) => to("illegal-nobody-island", place),
        Illegal::Nobody(Post::Square(square)) => at("illegal-nobody-square", square),
        Illegal::Paid(square) => at("illegal-paid", square),
        Illegal::NotYours(square) => at("illegal-not-yours", square),
        Illegal::NoCubeToPay(colour) => of_colour("illegal-no-cube-to-pay", colour),
        Illegal::NoConvent => Message::new("illegal-no-convent"),
        Illegal::NothingMissing => Message::new("illegal-nothing-missing"),
        Illegal::KindsNeeded { kinds } => Message::new("illegal-kinds-needed").with("kinds", kinds),
        Illegal::StackEmpty(kind) => Message::new("illegal-stack-empty").with("kind", kind.key()),
    }
}

fn at(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.to_string())
}

fn at_step(key: &'static str, step: Step) -> Message {
    Message::new(key).with("step", step.to_string())
}

fn to(key: &'static str, place: Place) -> Message {
    Message::new(key).with("place", place.key())
}

fn of_colour(key: &'static str, colour: Colour) -> Message {
    Message::new(key).with("colour", colour.key())
}

fn of_fish(key: &'static str, fish: Fish) -> Message {
    Message::new(key).with("fish", fish.key())
}

fn of_card(key: &'static str, card: Building) -> Message {
    Message::new(key).with("card", card.key())
}
