//! What the table waits for, said to a viewer.

use campiello_core::Message;

use super::{colours, cubes, place, tile, yes_or_no};
use crate::cleanup::roofs;
use crate::components::Building;
use crate::pyramid::PYRAMID;
use crate::state::{Open, Phase};
use crate::turn::MOVES;
use crate::view::View;

/// What the viewer is to do now, or whom they wait for.
#[must_use]
pub fn prompt(view: &View) -> Message {
    let open = &view.open;
    if open.phase == Phase::Over {
        return Message::new("prompt-over");
    }
    let Some(seat) = view.seat() else { return waiting(open) };
    match open.phase {
        Phase::Pyramid if !open.ready.contains(seat) => {
            let reserve = open.players[seat].reserve.total();
            let said = Message::new("prompt-pyramid").with("cubes", reserve.min(PYRAMID));
            said.with("left", reserve.saturating_sub(PYRAMID))
        }
        Phase::Pyramid => waiting(open),
        _ if seat != open.active => waiting(open),
        _ => deciding(view),
    }
}

/// What is said to the active seat.
fn deciding(view: &View) -> Message {
    let (open, player) = (&view.open, view.open.player());
    match open.phase {
        Phase::Roofs => {
            let key = if roofs::is_set_up(open) { "prompt-roofs-all" } else { "prompt-roofs" };
            Message::new(key).with("empty", roofs::wanted(open))
        }
        Phase::Move => {
            let key = match open.moves {
                MOVES => "prompt-moves-over",
                _ if player.coins < open.price() => "prompt-move-poor",
                _ => "prompt-move",
            };
            let said = Message::new(key).with("move", open.moves + 1).with("price", open.price());
            said.with("coins", player.coins).with("privileges", player.privileges)
        }
        Phase::Bonus { tile: roof } => Message::new("prompt-bonus").with("tile", tile(roof)),
        Phase::Fishing { swapped } => {
            let key = if swapped { "prompt-fishing-swapped" } else { "prompt-fishing" };
            let steps = if player.cards.contains(Building::Boatyard) { 2 } else { 1 };
            let said = Message::new(key).with("place", player.boat.key()).with("steps", steps);
            said.with("arrows", colours(&player.ring.arrows()))
        }
        Phase::Catch { matches, left } => {
            let said = Message::new("prompt-catch").with("matches", matches).with("left", left);
            said.with("more", yes_or_no(left < matches))
        }
        Phase::Crew => Message::new("prompt-crew").with("place", player.boat.key()),
        Phase::Port { sale } => match sale {
            None => Message::new("prompt-port").with("port", place(player.boat)),
            Some(sale) => Message::new("prompt-port-more").with("ship", sale.ship.key()),
        },
        Phase::Lace { arrows } => Message::new("prompt-lace").with("arrows", colours(&arrows)),
        Phase::Earning => Message::new("prompt-earning"),
        Phase::Pay { paid, .. } => {
            let unpaid = player.lace.without(paid).len();
            let mut payable = player.pyramid.cubes();
            payable.add_all(&player.reserve);
            Message::new("prompt-pay").with("workers", unpaid).with("cubes", cubes(&payable))
        }
        Phase::Refill { missing } => Message::new("prompt-refill").with("missing", missing),
        Phase::Pyramid | Phase::Over => waiting(open),
    }
}

/// Said to those whom nobody waits for.
fn waiting(open: &Open) -> Message {
    if open.phase == Phase::Pyramid {
        return Message::new("prompt-wait-pyramids").with("ready", open.ready.len()).with("seats", open.seats);
    }
    Message::new("prompt-wait").with("seat", open.active).with("phase", open.phase.key())
}
