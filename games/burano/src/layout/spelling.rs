//! 3.2: the pyramid, click by click: `reserve/pink`, `pyramid/b1`, `reserve/blue`, `pyramid/b5`, … There are too many to list.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use campiello_core::Message;
use campiello_core::path::{Letter, Spelling};

use crate::components::{Colour, Cubes};
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Pyramid, Step, levels_of};
use crate::state::Phase;
use crate::view::View;

const BUILD: &str = "button/build";

/// The clicks of a pyramid, in the order of its places.
pub(super) fn path(pyramid: &Pyramid) -> Vec<String> {
    let cubes = Step::all().filter_map(|step| pyramid.cube(step).map(|colour| (step, colour)));
    let clicks = cubes.flat_map(|(step, colour)| [reserve(colour), place(step)]);
    [BUILD.to_string()].into_iter().chain(clicks).collect()
}

/// What may come next after what was clicked so far.
#[must_use]
pub fn spell(view: &View, said: &[String]) -> Spelling<Action> {
    let open = &view.open;
    let Some(seat) = view.seat() else { return Spelling::nothing() };
    if open.phase != Phase::Pyramid || open.ready.contains(seat) {
        return Spelling::nothing();
    }
    let reserve = open.players[seat].reserve;
    let cubes = reserve.total().min(PYRAMID);
    let mut site = Site { pyramid: Pyramid::default(), cubes, reserve, held: None };
    match said.split_first() {
        None => {
            let label = Message::new("letter-build").with("cubes", site.cubes);
            Spelling { next: [Letter { target: BUILD.to_string(), label }].into(), whole: None }
        }
        Some((first, clicks)) if first == BUILD => {
            if site.follow(clicks) {
                site.go_on()
            } else {
                Spelling::nothing()
            }
        }
        Some(_) => Spelling::nothing(),
    }
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
                return Spelling { next: Vec::new(), whole: Some(Action::Pyramid(self.pyramid)) };
            }
            None => self.colours().map(|colour| self.take(colour)).collect(),
            Some(colour) => self.places().map(|step| lay(step, colour)).collect(),
        };
        Spelling { next, whole: None }
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
