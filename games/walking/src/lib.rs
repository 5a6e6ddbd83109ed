//! Walking in Burano for 1–4 players: the rules in the order of the rulebook.
//!
//! `RULES.md` beside this crate numbers every rule; the numbers stand in the code where a reader would ask "says who?".
#![no_std]

extern crate alloc;

// The chapters of the rulebook, in its order (the blank lines keep it).
pub mod components; // 1 What is in the box

pub mod edition; // 1 The floor cards as a file

pub mod setup; // 2 Before the first turn

pub mod turn; // 3 A turn: take, place, limits

pub mod street; // 3.2 Where floors may lie

pub mod visits; // 4 Visits

pub mod rounds; // 5 Rounds and the end

pub mod scoring; // 6 Scoring

pub mod solo; // 7 Solo

// What every game has.
pub mod guess; // a world that fits a view
pub mod illegal; // why a move is refused
pub mod layout; // how it lies before a viewer
pub mod lesson; // a guided first game
pub mod notation; // how a move is written
pub mod position; // positions by hand, for the rulebook's examples
pub mod state; // what lies on the table
pub mod view; // who may know it
pub mod words; // what it is called

use alloc::string::ToString;
use alloc::vec::Vec;

use campiello_core::census::Census;
use campiello_core::path::Choice;
use campiello_core::settings::STACKED;
use campiello_core::{Chance, Game, Lesson, Message, Outcome, Scene, Seat, Settings, Switch, Texts, Viewer, Waiting};

pub use components::{Card, Character, Colour, Floor};
pub use edition::Edition;
pub use illegal::Illegal;
pub use notation::{Action, Portion};
pub use state::{End, Open, Phase, State};
pub use street::{Lot, Street};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Walking;

/// 2.3: the two beginner options. Option A is not offered solo (R): its 12 characters would not last. 2.1: decks in one order.
pub const SWITCHES: &[Switch] = &[
    Switch { key: "beginner-characters", seats: (2, 4) },
    Switch { key: "beginner-windows", seats: (1, 4) },
    Switch { key: STACKED, seats: (1, 4) },
];

impl Game for Walking {
    const KEY: &'static str = "walking";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (1, 4);
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
        match state.open.phase {
            Phase::Over(_) => Waiting::Over,
            _ => Waiting::one(state.open.active),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        turn::legal(state, seat, actions);
    }

    #[inline]
    fn play(state: &mut State, seat: Seat, action: &Action, luck: &mut impl Chance) -> Result<(), Illegal> {
        turn::play(state, seat, *action, luck)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn guess(view: &View, luck: &mut impl Chance) -> State {
        guess::guess(view, luck)
    }

    fn tell(before: &State, _: &State, seat: Seat, action: &Action, viewer: Viewer) -> Message {
        words::told(before, seat, *action, viewer)
    }

    fn choice(view: &View, action: &Action) -> Choice {
        Choice {
            path: layout::path(&view.open, *action),
            label: words::label(&view.open, *action),
            remarks: words::remarks(&view.open, *action),
        }
    }

    fn layout(view: &View) -> Scene {
        layout::scene(view)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(&state.open)
    }

    fn census(state: &State, census: &mut Census) {
        let open = &state.open;
        let supply = open.supply.iter().flatten().flatten().copied();
        let decks = components::Cards(open.decks);
        let under = state.under.iter().flat_map(state::Returned::iter);
        supply
            .chain(decks.iter())
            .chain(under)
            .chain(open.removed.iter())
            .for_each(|card| census.found(card.to_string()));
        for (seat, player) in open.players.iter(open.seats) {
            state.hands[seat].iter().for_each(|card| census.found(card.to_string()));
            player.street.cards().for_each(|(_, card)| census.found(card.to_string()));
            player.street.visitors().for_each(|(_, visitor)| census.found(visitor.key()));
        }
        for character in Character::ALL {
            let number = open.characters.count(character) + open.dismissed.count(character);
            census.count(character.key(), number.into());
        }
    }

    /// A turn has at most one take, three placements, one end, three visits, three returns and one dismissal. A solo game has
    /// at most 15 turns (7.4); with more seats at most 7 idle rounds lie between two of the 15 placements of each seat (5.3).
    fn longest(settings: &Settings<Self>) -> u32 {
        let seats = u32::from(settings.seats());
        let turns = if seats == 1 { 15 } else { u32::from(rounds::IDLE_ROUNDS) * (15 * seats + 1) * seats };
        12 * turns
    }
}
