//! The contract: what a game promises to the table, to bots and to every viewer.
//!
//! The eight laws that go with it are run by `campiello-testkit` on every game.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::str::FromStr;

use serde::Serialize;

use crate::census::Census;
use crate::chance::Chance;
use crate::edition::Edition;
use crate::lesson::Lesson;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::path::{Choice, Spelling};
use crate::scene::Scene;
use crate::seat::{Seat, Viewer, Waiting};
use crate::settings::{Settings, Switch};

/// The texts of a game or a program: a language's code and its Fluent file.
pub type Texts = &'static [(&'static str, &'static str)];

/// A game. The type that implements it is a name and holds nothing; all data are in the associated types.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name in records, on the command line and in addresses: one word.
    const KEY: &'static str;
    /// The version of its rules. A change of behaviour bumps it; records say which one they were played by.
    const RULES_VERSION: u16;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// The optional rules.
    const SWITCHES: &'static [Switch];
    /// Everything that a person reads, in every language.
    const TEXTS: Texts;
    /// The rules in our own words, by language; the first is English and its `play` blocks run as tests.
    const RULES: Texts;

    /// A guided first game, if there is one.
    const LESSON: Option<Lesson> = None;

    /// The cards and boards.
    type Edition: Edition;
    /// The whole truth about a game under way. Plain data: cheap to clone, no generator, no seed.
    type State: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// A move. Its notation (`Display` and `FromStr`) is for ever.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// What one viewer knows. It has no field for what is hidden.
    type View: Clone + Debug + PartialEq + Send + Sync;
    /// Why a move was refused.
    type Illegal: Refusal;

    /// Sets the game up.
    fn setup(settings: &Settings<Self>, luck: &mut impl Chance) -> Self::State;

    /// Whom the table waits for.
    fn waiting(state: &Self::State) -> Waiting;

    /// Appends the legal actions of a seat, also of a seat that only may act. Nothing is removed from the buffer.
    ///
    /// All of them, unless there are too many to list: the rest can be [spelled](Game::spell).
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Plays a move.
    ///
    /// # Errors
    /// The move is against a rule; then nothing has changed.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        luck: &mut impl Chance,
    ) -> Result<(), Self::Illegal>;

    /// What a viewer knows: the only way out of a state.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that fits the view, all that fit being equally likely as far as the game can say. It never sees the truth.
    fn guess(view: &Self::View, luck: &mut impl Chance) -> Self::State;

    /// What the log says to a viewer about a move that led from one state to another: of both, only what the viewer may know.
    fn tell(before: &Self::State, after: &Self::State, seat: Seat, action: &Self::Action, viewer: Viewer) -> Message;

    /// A legal action as the seat meets it: where to click, its name, what it costs and breaks.
    fn choice(view: &Self::View, action: &Self::Action) -> Choice;

    /// What may come next in an action that is spelled click by click, because such actions are too many to list. Law 2:
    /// `play` accepts what is listed and what can be spelled, nothing else.
    ///
    /// `said` is what was clicked so far. It can be in any order that the game allows; the path of [`Game::choice`] is always one of them.
    /// A game whose actions are all listed spells nothing.
    fn spell(_view: &Self::View, _said: &[String]) -> Spelling<Self::Action> {
        Spelling::nothing()
    }

    /// What a seat that is asked answers when it has nothing to say, so that nobody has to look for it. Nothing while something is
    /// said to the seat itself: that is worth a look. Only what everybody sees decides about it.
    fn pass(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Whether a move of another is worth calling a seat that has nothing to say: a pass is not, an offer is. Only what everybody sees decides
    /// about it.
    fn concerns(_before: &Self::State, _action: &Self::Action, _seat: Seat) -> bool {
        true
    }

    /// What a person may have meant by a line that is less than notation: a card by its name where it is clear which. `say` speaks the reader's
    /// language. Nothing if it is not clear; then the line is read as notation.
    fn understand(_view: &Self::View, _typed: &str, _say: &dyn Fn(&Message) -> String) -> Option<Self::Action> {
        None
    }

    /// What the viewer sees.
    fn layout(view: &Self::View) -> Scene;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Counts every component, wherever it is.
    fn census(state: &Self::State, census: &mut Census);

    /// More moves than any game with these settings can have.
    fn longest(settings: &Settings<Self>) -> u32;
}

/// A refusal that names its rule.
pub trait Refusal: Clone + Debug + PartialEq {
    /// The number of the rule in the game's `RULES.md`.
    fn rule(&self) -> &'static str;

    /// What a person is told: what is wrong, and what could be done.
    fn message(&self) -> Message;
}

/// A move that cannot be read. Holds what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub Message);
