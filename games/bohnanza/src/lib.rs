//! Bohnanza for 3–5 players: the rules in the order of the rulebook.
//!
//! `RULES.md` beside this crate numbers every rule; the numbers stand in the code where a reader would ask "says who?".
#![no_std]

extern crate alloc;

// The chapters of the rulebook, in its order (the blank lines keep it).
pub mod components; // 1 What is in the box

pub mod edition; // 1.1 The bean cards as a file

pub mod setup; // 2 Before the first turn

pub mod hand; // 2.4 The hand is a queue

pub mod turn; // 3 A turn: plant, trade, plant what was received

pub mod harvest; // 4 Harvest, 5 Third field

pub mod pile; // 3.4 Draw, 6 Pile and end

pub mod dealing; // 7 Dealing

// What every game has.
pub mod guess; // a world that fits a view
pub mod illegal; // why a move is refused
pub mod knowledge; // what can be concluded about hands
pub mod layout; // how it lies before a viewer
pub mod lesson; // a guided first game
pub mod notation; // how a move is written
pub mod position; // positions by hand, for the rulebook's examples
pub mod state; // what lies on the table
pub mod typed; // what a person may have meant
pub mod view; // who may know it
pub mod words; // what it is called

use alloc::string::String;
use alloc::vec::Vec;

use campiello_core::census::Census;
use campiello_core::path::{Choice, Spelling};
use campiello_core::{Chance, Game, Lesson, Message, Outcome, Scene, Seat, Settings, Switch, Texts, Viewer, Waiting};

pub use components::{Bean, Beans, Sorts};
pub use edition::Edition;
pub use hand::Hand;
pub use illegal::Illegal;
pub use notation::{Action, Cards, Proposal, Wish};
pub use state::{End, Field, Open, Phase, Player, State};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Bohnanza;

/// 7.6: standing wishes, for tables with days per move.
pub const SWITCHES: &[Switch] = &[Switch { key: "by-mail", seats: (3, 5) }];

impl Game for Bohnanza {
    const KEY: &'static str = "bohnanza";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (3, 5);
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
        turn::waiting(&state.open)
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
        words::told(before, after, seat, action, viewer)
    }

    fn choice(view: &View, action: &Action) -> Choice {
        Choice {
            path: layout::path(view, action),
            label: words::label(view, action),
            remarks: words::remarks(view, action),
        }
    }

    fn spell(view: &View, said: &[String]) -> Spelling<Action> {
        dealing::spelling::spell(view, said)
    }

    fn pass(view: &View) -> Option<Action> {
        dealing::nothing_to_say(&view.open, view.seat()?).then_some(Action::Pass)
    }

    fn concerns(before: &State, action: &Action, seat: Seat) -> bool {
        dealing::concerns(&before.open, action, seat)
    }

    fn understand(view: &View, typed: &str, say: &dyn Fn(&Message) -> String) -> Option<Action> {
        typed::understand(view, typed, say)
    }

    fn layout(view: &View) -> Scene {
        layout::scene(view)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        pile::outcome(&state.open)
    }

    fn census(state: &State, census: &mut Census) {
        let open = &state.open;
        let mut all = state.pile.plus(open.up).plus(open.discard);
        for (seat, player) in open.players.iter(open.seats) {
            let hand = &state.hands[seat];
            all = all.plus(hand.beans(hand.all())).plus(player.aside).plus(player.thalers.cards());
            for field in player.fields {
                all = all.plus(Beans::of(field.bean, field.count));
            }
        }
        for bean in Bean::ALL {
            census.count(bean.key(), all.count(bean).into());
        }
    }

    /// Every turn but the last takes a card from one of three piles of at most 104 cards. In a turn every seat makes at most 20 offers, each of
    /// which is answered by at most four; there are as many situations as offers made and closed, and in each all others pass once.
    fn longest(settings: &Settings<Self>) -> u32 {
        let seats = u32::from(settings.seats());
        let turns = u32::from(pile::EXHAUSTIONS) * u32::from(components::CARDS) + 1;
        let offers = seats * u32::from(dealing::offers::MADE);
        let dealing = offers * (1 + seats) + (2 * offers + 1) * seats + 2 * offers;
        turns * (dealing + 2 * u32::from(components::CARDS) + 8)
    }
}
