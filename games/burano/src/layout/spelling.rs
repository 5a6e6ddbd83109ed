//! What is too many to list, click by click: 3.2 the pyramid (`reserve/pink`, `pyramid/b1`, `reserve/blue`, `pyramid/b5`, …) and
//! 8.1 docks that change places.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::path::{Letter, Spelling};
use campiello_core::{Message, Seat};

use super::seat;
use crate::components::{Colour, Cubes};
use crate::lagoon::Dock;
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Pyramid, Step, levels_of};
use crate::state::{Open, Phase};
use crate::view::View;
use crate::works::fishing;

const BUILD: &str = "button/build";
const SWAP: &str = "button/swap";

/// The clicks of a pyramid, in the order of its places.
pub(super) fn path(pyramid: &Pyramid) -> Vec<String> {
    let cubes = Step::all().filter_map(|step| pyramid.cube(step).map(|colour| (step, colour)));
    let clicks = cubes.flat_map(|(step, colour)| [reserve(colour), place(step)]);
    [BUILD.to_string()].into_iter().chain(clicks).collect()
}

/// The clicks of a swap.
pub(super) fn swap_path(one: Dock, other: Dock) -> Vec<String> {
    [SWAP.to_string(), dock(one), dock(other)].into()
}

/// What may come next after what was clicked so far.
#[must_use]
pub fn spell(view: &View, said: &[String]) -> Spelling<Action> {
    let open = &view.open;
    match (view.seat(), open.phase) {
        (Some(seat), Phase::Pyramid) if !open.ready.contains(seat) => spell_pyramid(view, seat, said),
        (Some(seat), Phase::Fishing { .. }) if open.active == seat => spell_swap(open, said),
        _ => Spelling::nothing(),
    }
}

/// 3.2: cube by cube.
fn spell_pyramid(view: &View, seat: Seat, said: &[String]) -> Spelling<Action> {
    let reserve = view.open.players[seat].reserve;
    let cubes = reserve.total().min(PYRAMID);
    let mut site = Site { pyramid: Pyramid::default(), cubes, reserve, held: None };
    match said.split_first() {
        None => begin(BUILD, Message::new("letter-build").with("cubes", site.cubes)),
        Some((first, clicks)) if first == BUILD && site.follow(clicks) => {
            let areas =
                [seat::pyramid_of(view, seat, site.pyramid), seat::reserve_of(view, seat, site.reserve, site.held)];
            site.go_on().showing(Some(site.prompt()), areas.into())
        }
        Some(_) => Spelling::nothing(),
    }
}

/// 8.1: one dock and then the other, in either order.
fn spell_swap(open: &Open, said: &[String]) -> Spelling<Action> {
    let swaps: Vec<(Dock, Dock)> = fishing::swaps(open).collect();
    let partners = |one: &String| -> Vec<Dock> {
        let both = swaps.iter().flat_map(|(here, there)| [(*here, *there), (*there, *here)]);
        both.filter(|(here, _)| dock(*here) == *one).map(|(_, there)| there).collect()
    };
    match said {
        _ if swaps.is_empty() => Spelling::nothing(),
        [] => begin(SWAP, Message::new("letter-swap")),
        [first] if first == SWAP => go_on_with(swaps.iter().flat_map(|(one, other)| [*one, *other])),
        [first, one] if first == SWAP => go_on_with(partners(one).into_iter()),
        [first, one, other] if first == SWAP => {
            let swap = swaps.iter().find(|(here, there)| {
                let (here, there) = (dock(*here), dock(*there));
                (here == *one && there == *other) || (here == *other && there == *one)
            });
            Spelling::whole(swap.map(|(one, other)| Action::Swap(*one, *other)))
        }
        _ => Spelling::nothing(),
    }
}

fn begin(target: &str, label: Message) -> Spelling<Action> {
    Spelling::go_on([Letter { target: target.to_string(), label }].into())
}

/// The docks as letters, each once.
fn go_on_with(docks: impl Iterator<Item = Dock>) -> Spelling<Action> {
    let mut next: Vec<Letter> = Vec::new();
    for one in docks {
        let target = dock(one);
        if !next.iter().any(|letter| letter.target == target) {
            let label = Message::new("letter-dock").with("colour", one.colour.key()).with("place", one.island.key());
            next.push(Letter { target, label });
        }
    }
    Spelling::go_on(next)
}

/// The click target of a dock.
pub(super) fn dock(dock: Dock) -> String {
    format!("dock/{}/{}", dock.island, dock.colour)
}

/// A pyramid that is being built.
struct Site {
    pyramid: Pyramid,
    /// How many cubes it will have (3.2).
    cubes: u8,
    /// What is left of the reserve.
    reserve: Cubes,
    /// The cube that was taken and not yet laid.
    held: Option<Colour>,
}

impl Site {
    /// Lays what was clicked; whether every click was one that is offered.
    fn follow(&mut self, clicks: &[String]) -> bool {
        clicks.iter().all(|click| match self.held {
            None => {
                self.held = self.colours().find(|colour| reserve(*colour) == *click);
                self.held.is_some_and(|colour| self.reserve.take(colour))
            }
            Some(colour) => {
                let step = self.places().find(|step| place(*step) == *click);
                if let Some(step) = step {
                    self.pyramid.lay(step, colour);
                }
                self.held = None;
                step.is_some()
            }
        })
    }

    /// What may be clicked next, with a cube in hand or without.
    fn go_on(&self) -> Spelling<Action> {
        let next = match self.held {
            None if self.pyramid.len() == self.cubes => {
                return Spelling::whole(Some(Action::Pyramid(self.pyramid)));
            }
            None => self.colours().map(|colour| self.take(colour)).collect(),
            Some(colour) => self.places().map(|step| lay(step, colour)).collect(),
        };
        Spelling::go_on(next)
    }

    /// What to click now.
    fn prompt(&self) -> Message {
        let said = |key| Message::new(key).with("cube", self.pyramid.len() + 1).with("cubes", self.cubes);
        match self.held {
            None => said("prompt-colour"),
            Some(colour) => said("prompt-lay").with("colour", colour.key()),
        }
    }

    /// The colours that are left.
    fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let left = if self.pyramid.len() < self.cubes { self.reserve } else { Cubes::NONE };
        Colour::ALL.into_iter().filter(move |colour| left.has(*colour))
    }

    /// The places that may be filled: those of the lowest level that is not complete.
    fn places(&self) -> impl Iterator<Item = Step> {
        let (base, middle, _) = levels_of(self.cubes);
        let level = match self.pyramid.len() {
            lain if lain < base => 0,
            lain if lain < base + middle => 1,
            _ => 2,
        };
        Step::all().filter(move |step| step.level() == level && self.pyramid.cube(*step).is_none())
    }

    fn take(&self, colour: Colour) -> Letter {
        let left = self.reserve.count(colour);
        let label = Message::new("letter-reserve").with("colour", colour.key()).with("left", left);
        Letter { target: reserve(colour), label }
    }
}

fn lay(step: Step, colour: Colour) -> Letter {
    let label = Message::new("letter-lay").with("colour", colour.key()).with("step", step.to_string());
    Letter { target: place(step), label }
}

/// The click target of a colour of the reserve.
pub(super) fn reserve(colour: Colour) -> String {
    format!("reserve/{colour}")
}

/// The click target of a place of the own pyramid.
pub(super) fn place(step: Step) -> String {
    format!("pyramid/{step}")
}
