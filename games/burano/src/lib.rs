//! Burano for 2–4 players: the rules in the order of the rulebook.
//!
//! `RULES.md` beside this crate numbers every rule; the numbers stand in the code where a reader would ask "says who?".
#![no_std]

extern crate alloc;

// The chapters of the rulebook, in its order (the blank lines keep it).
pub mod components; // 1 What is in the box

pub mod edition; // 1 Boards and tiles as a file

pub mod grid; // places on a board

pub mod island; // 1.2 The main island

pub mod lagoon; // 1.3 to 1.5 Islands, docks, ships

pub mod roofs; // 1.7 Stacks of roof tiles

pub mod workshop; // 1.8 Lace workshops

pub mod ring; // 1.10, 2.5 The schedule ring

pub mod setup; // 2 Before the first turn

pub mod seasons; // 3 Seasons

pub mod pyramid; // 3.2, 3.3 The cube pyramid

pub mod turn; // 4 A turn: take, build, roof

pub mod works; // 5 Actions: fishing, lace, earning

pub mod cleanup; // 6 Clean-up

pub mod ending; // 7 End

pub mod privileges; // 8 Privileges

pub mod buildings; // 9 Building cards

// What every game has.
mod census; // where every component is
pub mod guess; // a world that fits a view
pub mod illegal; // why a move is refused
pub mod layout; // how it lies before a viewer
pub mod lesson; // a guided first game
pub mod notation; // how a move is written
pub mod position; // positions by hand
pub mod state; // what lies on the table
pub mod typed; // what a person may have meant
pub mod view; // who may know it
pub mod words; // what it is called

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::census::Census;
use campiello_core::path::{Choice, Spelling};
use campiello_core::{
    Chance, Game, Lesson, Message, Outcome, Scene, Seat, SeatSet, Settings, Switch, Texts, Viewer, Waiting,
};

pub use components::{Building, Colour, Cubes, Fish, Kinds, Place, RoofKind, Ship, Shoal, Tile, Work};
pub use edition::Edition;
pub use grid::{Cell, Cells};
pub use illegal::Illegal;
pub use notation::{Action, Post};
pub use pyramid::{Pyramid, Step};
pub use state::{Open, Phase, Player, Sale, Season, Source, State};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Burano;

/// 1.8: the workshops laid out at random.
pub const SWITCHES: &[Switch] = &[Switch { key: "free-layout", seats: (2, 4) }];

impl Game for Burano {
    const KEY: &'static str = "burano";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const SWITCHES: &'static [Switch] = SWITCHES;
    const TEXTS: Texts = &[
        ("en", include_str!("../text/en.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("ru", include_str!("../text/ru.ftl")),
    ];
    const RULES: Texts = &[
        ("en", include_str!("../RULES.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("ru", include_str!("../RULES.ru.md")),
    ];

    const LESSON: Option<Lesson> = Some(lesson::LESSON);

    type Edition = Edition;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;

    fn setup(settings: &Settings<Self>, luck: &mut impl Chance) -> State {
        setup::setup(settings, luck)
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        let open = &state.open;
        match open.phase {
            Phase::Over => Waiting::Over,
            Phase::Pyramid => Waiting::all(SeatSet::everybody(open.seats).except(open.ready)),
            _ => Waiting::one(open.active),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        turn::legal(state, seat, actions);
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: &Action, luck: &mut impl Chance) -> Result<(), Illegal> {
        turn::play(state, seat, action, luck)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(view: &View, luck: &mut impl Chance) -> State {
        guess::guess(view, luck)
    }

    fn tell(before: &State, after: &State, seat: Seat, action: &Action, viewer: Viewer) -> Message {
        words::told(before, after, seat, *action, viewer)
    }

    fn choice(view: &View, action: &Action) -> Choice {
        Choice {
            path: layout::path(*action),
            label: words::label(view, *action),
            remarks: words::remarks(view, *action),
        }
    }

    fn spell(view: &View, said: &[String]) -> Spelling<Action> {
        layout::spelling::spell(view, said)
    }

    fn understand(_: &View, typed: &str, _: &dyn Fn(&Message) -> String) -> Option<Action> {
        typed::understand(typed)
    }

    fn layout(view: &View) -> Scene {
        layout::scene(view)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        ending::outcome(&state.open)
    }

    fn census(state: &State, census: &mut Census) {
        census::count(state, census);
    }

    /// A seat has 14 turns of at most four moves, each with at most eleven more decisions (a house that recalls eight workers), and an end; each
    /// of at most 113 privileges (two a roof) is spent once; set-up, four pyramids and clean-ups need fewer than 150 decisions.
    fn longest(settings: &Settings<Self>) -> u32 {
        (14 * (4 * 12 + 1) + 113 + 150) * u32::from(settings.seats())
    }
}
