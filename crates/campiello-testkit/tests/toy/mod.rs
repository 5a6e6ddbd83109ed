//! A small but real game to try the testkit on: hidden hands, a bag, turns, secret bids all at once, an optional rule,
//! seats that are asked, and more things to foretell than anybody would list.
//!
//! It keeps all laws. For a test, a fault can be planted: see [`fault`]. The rules are in `rules.md`.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part of the toy")]

pub mod fault;
mod picture;
mod rules;
mod spelling;
mod words;

use campiello_core::census::Census;
use campiello_core::edition::{Edition, Mistake, OnceBox};
use campiello_core::path::{Choice, Spelling};
use campiello_core::position::Rulebook;
use campiello_core::{
    Chance, Game, Luck, Message, Outcome, Scene, Score, Seat, Settings, Switch, Texts, Viewer, Waiting,
};
use serde::Serialize;

pub use picture::View;
pub use rules::{Phase, State};
pub use words::{Illegal, Move};

pub const PEBBLES: u8 = 12;
pub const RULES: &str = include_str!("rules.md");
pub const TEXTS: Texts =
    &[("en", include_str!("text/en.ftl")), ("fr", include_str!("text/fr.ftl")), ("ru", include_str!("text/ru.ftl"))];

/// The pebbles of a set.
pub fn pebbles(set: u32) -> impl Iterator<Item = u8> {
    (0..PEBBLES).filter(move |pebble| set & (1 << pebble) != 0)
}

pub struct Toy;

#[derive(Debug, Serialize)]
pub struct Box12;

impl Edition for Box12 {
    const STANDARD: &'static str = "";

    fn read(_: &str) -> Result<Self, Vec<Mistake>> {
        Ok(Self)
    }

    fn shelf() -> &'static OnceBox<Self> {
        static SHELF: OnceBox<Box12> = OnceBox::new();
        &SHELF
    }

    fn name(&self) -> &'static str {
        "box12"
    }

    fn reconstructed(&self) -> bool {
        false
    }
}

impl Game for Toy {
    const KEY: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 3);
    const SWITCHES: &'static [Switch] =
        &[Switch { key: "exchange", seats: (2, 3) }, Switch { key: "duel", seats: (2, 2) }];
    const TEXTS: Texts = TEXTS;
    const RULES: Texts = &[("en", RULES)];

    type Edition = Box12;
    type State = State;
    type Action = Move;
    type View = View;
    type Illegal = Illegal;

    fn setup(settings: &Settings<Self>, luck: &mut impl Chance) -> State {
        State::new(settings.seats(), settings.switches(), luck)
    }

    fn waiting(state: &State) -> Waiting {
        state.waiting()
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Move>) {
        state.legal(seat, actions);
    }

    fn play(state: &mut State, seat: Seat, action: &Move, luck: &mut impl Chance) -> Result<(), Illegal> {
        state.play(seat, *action, luck)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(view: &View, luck: &mut impl Chance) -> State {
        view.guess(luck)
    }

    fn tell(before: &State, _: &State, seat: Seat, action: &Move, viewer: Viewer) -> Message {
        words::tell(before, seat, *action, viewer)
    }

    fn choice(_: &View, action: &Move) -> Choice {
        picture::choice(*action)
    }

    fn spell(view: &View, said: &[String]) -> Spelling<Move> {
        spelling::spell(view, said)
    }

    fn layout(view: &View) -> Scene {
        view.layout()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let early = fault::is(fault::EARLY_OUTCOME) && state.phase == Phase::Bids;
        if state.phase != Phase::Over && !early {
            return None;
        }
        let worth = |set: u32| pebbles(set).map(i32::from).sum();
        let score = |seat: usize| Score {
            parts: vec![("laid", worth(state.laid[seat])), ("hidden", 2 * worth(state.pouches[seat]))],
        };
        let seats = usize::from(state.seats);
        let even = state.bids[..seats].windows(2).all(|pair| pair[0] == pair[1]);
        let ties = vec![Vec::new(); seats];
        Some(Outcome::ranked(if even { "even-bids" } else { "odd-bids" }, (0..seats).map(score).collect(), &ties))
    }

    fn census(state: &State, census: &mut Census) {
        if fault::is(fault::COUNTS_NOTHING) {
            return;
        }
        let aside = if fault::is(fault::SHORT_SETUP) { 0 } else { state.aside };
        let sets = [state.bag, aside].into_iter().chain(state.hands).chain(state.pouches).chain(state.laid);
        for set in sets {
            for pebble in pebbles(set) {
                census.found(format!("pebble {pebble}"));
            }
        }
    }

    fn longest(_: &Settings<Self>) -> u32 {
        32
    }
}

impl Rulebook for Toy {
    /// `hand p0 1 2 3`: the seat holds exactly these; what it held goes into the bag.
    fn arrange(state: &mut State, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["hand", seat, pebbles @ ..] = words.as_slice() else { return Err("expected: hand p0 1 2 3".into()) };
        let seat: Seat = seat.parse().map_err(|()| format!("{seat} is not a seat"))?;
        state.bag |= std::mem::take(&mut state.hands[seat.index()]);
        for pebble in pebbles {
            let pebble: u8 = pebble.parse().map_err(|_| format!("{pebble} is not a pebble"))?;
            for set in state.hands.iter_mut().chain([&mut state.bag]) {
                *set &= !(1 << pebble);
            }
            state.hands[seat.index()] |= 1 << pebble;
        }
        Ok(())
    }

    fn ask(state: &State, question: &str) -> Result<String, String> {
        match question.split_once(' ') {
            None if question == "bag" => Ok(state.bag.count_ones().to_string()),
            Some(("hand", seat)) => {
                let seat: Seat = seat.parse().map_err(|()| format!("{seat} is not a seat"))?;
                let hand = pebbles(state.hands[seat.index()]).map(|pebble| pebble.to_string());
                Ok(hand.collect::<Vec<_>>().join(" "))
            }
            _ => Err("I answer: bag, hand p0".into()),
        }
    }
}

/// A set of so many pebbles, any.
pub fn any_set(count: u32, luck: &mut impl Chance) -> u32 {
    let (mut set, mut rest) = (0_u32, (1 << PEBBLES) - 1);
    while set.count_ones() < count {
        set |= luck.take_from(&mut rest).map_or(0, |pebble| 1 << pebble);
    }
    set
}

/// Deals anew what a viewer cannot know: the bag, the others' hands and pouches, bids and foretellings not yet shown.
pub fn swap(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
    let mut world = state.clone();
    let shown = state.phase == Phase::Over;
    let others: Vec<usize> = Seat::all(state.seats).filter(|seat| !viewer.is(*seat)).map(Seat::index).collect();
    let mut hidden = std::mem::take(&mut world.bag);
    for n in others.iter().copied() {
        hidden |= std::mem::take(&mut world.hands[n]);
        if !shown {
            hidden |= std::mem::take(&mut world.pouches[n]);
            world.bids[n] = state.bids[n].map(|_| luck.below(4) as u8);
            world.foretold[n] = any_set(state.foretold[n].count_ones(), luck);
        }
    }
    for n in others {
        let places = [(&mut world.hands[n], state.hands[n]), (&mut world.pouches[n], state.pouches[n])];
        for (set, like) in places {
            while set.count_ones() < like.count_ones() {
                *set |= luck.take_from(&mut hidden).map_or(0, |pebble| 1 << pebble);
            }
        }
    }
    world.bag = hidden;
    world
}
