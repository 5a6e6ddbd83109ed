//! The type-erased twin of the contract: for programs that hold tables of different games side by side.
//!
//! A server or a terminal speaks notation and messages; it never names a game's own types.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::Any;
use core::marker::PhantomData;

use crate::chance::Seed;
use crate::edition::{Edition, Mistake};
use crate::game::{Game, Refusal, Texts};
use crate::lesson::Lesson;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::path::{Choice, Spelling};
use crate::record::Record;
use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Viewer, Waiting};
use crate::settings::{Settings, Switch, Unsettled};
use crate::table::{Table, Undo};

/// A game, without its types.
pub trait AnyGame: Send + Sync {
    /// See [`Game::KEY`].
    fn key(&self) -> &'static str;
    /// See [`Game::RULES_VERSION`].
    fn rules_version(&self) -> u16;
    /// See [`Game::SEATS`].
    fn seats(&self) -> (u8, u8);
    /// See [`Game::SWITCHES`].
    fn switches(&self) -> &'static [Switch];
    /// See [`Game::TEXTS`].
    fn texts(&self) -> Texts;
    /// See [`Game::RULES`].
    fn rules(&self) -> Texts;
    /// See [`Game::LESSON`].
    fn lesson(&self) -> Option<&'static Lesson>;
    /// The file of the edition that comes with the program.
    fn standard_edition(&self) -> &'static str;

    /// Reads an edition, the standard one if no text is given. It is kept for the rest of the program's life.
    ///
    /// # Errors
    /// Every mistake of the text.
    fn edition(&self, text: Option<&str>) -> Result<AnyEdition, Vec<Mistake>>;

    /// Sets up a table.
    ///
    /// # Errors
    /// The settings are not lawful.
    fn open(
        &self,
        seats: u8,
        switches: &[&str],
        edition: &AnyEdition,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Unsettled>;

    /// Replays a record, comparing every hash.
    ///
    /// # Errors
    /// The first line that is not true.
    fn replay(&self, record: &Record, edition: &AnyEdition) -> Result<Box<dyn AnyTable>, Mistake>;
}

/// An edition of some game.
#[derive(Clone, Copy)]
pub struct AnyEdition {
    edition: &'static (dyn Any + Send + Sync),
    /// Its name.
    pub name: &'static str,
    /// Whether it is our reconstruction.
    pub reconstructed: bool,
}

impl AnyEdition {
    fn of<G: Game>(&self) -> &'static G::Edition {
        self.edition.downcast_ref().expect("an edition is only given to the game that read it")
    }
}

/// A table, without its game's types.
pub trait AnyTable: Any + Send + Sync {
    /// See [`Game::KEY`].
    fn key(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> u8;
    /// How many moves were played.
    fn moves(&self) -> usize;
    /// See [`Game::waiting`].
    fn waiting(&self) -> Waiting;
    /// The legal actions of a seat, as it meets them; none for a seat that is not there.
    fn offered(&self, seat: Seat) -> Vec<Offered>;

    /// What may come next in a move that the seat spells click by click; see [`Game::spell`]. The whole move is given in notation.
    fn spell(&self, seat: Seat, said: &[String]) -> Spelling<String>;

    /// What a move in notation comes to, as the seat meets it, if the rules allow it.
    fn choice(&self, seat: Seat, notation: &str) -> Option<Choice>;

    /// The answer of a seat that has nothing to say, in notation; see [`Game::pass`].
    fn pass(&self, seat: Seat) -> Option<String>;

    /// For every move from this one on, whether it is worth calling the seat; see [`Game::concerns`].
    fn calls(&self, seat: Seat, since: usize) -> Vec<bool>;

    /// What a person may have meant, in notation; see [`Game::understand`].
    fn understand(&self, seat: Seat, typed: &str, say: &dyn Fn(&Message) -> String) -> Option<String>;

    /// Plays a move given in notation.
    ///
    /// # Errors
    /// It cannot be read, or it is against a rule; then nothing has changed.
    fn play(&mut self, seat: Seat, notation: &str, time: Option<u64>) -> Result<(), Refused>;

    /// The table after one more move, and what is said about it. This one stays as it is: a server shows the other only when the move is stored.
    ///
    /// # Errors
    /// As for [`AnyTable::play`].
    fn after(&self, seat: Seat, notation: &str, time: Option<u64>) -> Result<After, Refused>;

    /// What a viewer sees; whoever names a seat that is not there sees what everybody sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The log as a viewer may read it.
    fn log(&self, viewer: Viewer) -> Vec<(Seat, Message)>;
    /// Whether a seat may take its last move back.
    fn undo(&self, seat: Seat) -> Undo;
    /// Goes back to the table as it was after so many moves.
    fn go_back(&mut self, moves: usize);
    /// The table as it was after so many moves, at most all.
    fn before(&self, moves: usize) -> Box<dyn AnyTable>;
    /// What may be shown before the end, so that afterwards everybody can check the seed: see [`Seed::commitment`].
    fn commitment(&self) -> [u8; 32];
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The game written down.
    fn record(&self) -> String;
    /// The table with its types, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A table after one more move.
pub struct After {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// What the log says about the move to every viewer, in the order of [`Viewer::all`].
    pub told: Vec<Message>,
    /// The seats that the move is worth calling; see [`Game::concerns`].
    pub called: SeatSet,
}

/// A legal action: its notation, and how the seat meets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What to give to [`AnyTable::play`].
    pub notation: String,
    /// Where to click, its name, its price.
    pub choice: Choice,
}

/// A move that was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It cannot be read; what was expected.
    Unreadable(Message),
    /// It is against a rule.
    Illegal {
        /// The number of the rule.
        rule: &'static str,
        /// What is wrong, and what could be done.
        reason: Message,
    },
}

/// A game as a value.
pub struct Erased<G>(PhantomData<G>);

impl<G> Erased<G> {
    /// The game as a value.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules_version(&self) -> u16 {
        G::RULES_VERSION
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn switches(&self) -> &'static [Switch] {
        G::SWITCHES
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn rules(&self) -> Texts {
        G::RULES
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        const { G::LESSON.as_ref() }
    }

    fn standard_edition(&self) -> &'static str {
        G::Edition::STANDARD
    }

    fn edition(&self, text: Option<&str>) -> Result<AnyEdition, Vec<Mistake>> {
        let edition = match text {
            Some(text) => G::Edition::read(text)?.keep(),
            None => G::Edition::standard(),
        };
        Ok(AnyEdition { edition, name: edition.name(), reconstructed: edition.reconstructed() })
    }

    fn open(
        &self,
        seats: u8,
        switches: &[&str],
        edition: &AnyEdition,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Unsettled> {
        let settings = Settings::<G>::named(seats, switches.iter().copied())?.on(edition.of::<G>());
        Ok(Box::new(Table::new(settings, seed)))
    }

    fn replay(&self, record: &Record, edition: &AnyEdition) -> Result<Box<dyn AnyTable>, Mistake> {
        Ok(Box::new(Table::<G>::replay(record, edition.of::<G>())?))
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn seats(&self) -> u8 {
        self.settings().seats()
    }

    fn moves(&self) -> usize {
        self.steps().len()
    }

    fn waiting(&self) -> Waiting {
        G::waiting(self.state())
    }

    fn offered(&self, seat: Seat) -> Vec<Offered> {
        if !has_seat(self, seat) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        G::legal(self.state(), seat, &mut actions);
        let view = G::view(self.state(), Viewer::Seat(seat));
        (actions.iter())
            .map(|action| Offered { notation: action.to_string(), choice: G::choice(&view, action) })
            .collect()
    }

    fn spell(&self, seat: Seat, said: &[String]) -> Spelling<String> {
        if !has_seat(self, seat) {
            return Spelling::nothing();
        }
        let Spelling { next, whole, scene } = G::spell(&G::view(self.state(), Viewer::Seat(seat)), said);
        Spelling { next, whole: whole.map(|action| action.to_string()), scene }
    }

    fn choice(&self, seat: Seat, notation: &str) -> Option<Choice> {
        let action: G::Action = notation.parse().ok()?;
        let allowed = has_seat(self, seat) && self.clone().play(seat, &action, None).is_ok();
        allowed.then(|| G::choice(&G::view(self.state(), Viewer::Seat(seat)), &action))
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        let pass = has_seat(self, seat).then(|| G::pass(&G::view(self.state(), Viewer::Seat(seat))));
        pass.flatten().map(|action| action.to_string())
    }

    fn calls(&self, seat: Seat, since: usize) -> Vec<bool> {
        Table::calls(self, seat, since)
    }

    fn understand(&self, seat: Seat, typed: &str, say: &dyn Fn(&Message) -> String) -> Option<String> {
        let view = has_seat(self, seat).then(|| G::view(self.state(), Viewer::Seat(seat)))?;
        G::understand(&view, typed, say).map(|action| action.to_string())
    }

    fn play(&mut self, seat: Seat, notation: &str, time: Option<u64>) -> Result<(), Refused> {
        if !has_seat(self, seat) {
            return Err(Refused::Unreadable(Message::new("no-such-seat").with("seats", self.settings().seats())));
        }
        let action: G::Action =
            notation.parse().map_err(|error: crate::game::Unreadable| Refused::Unreadable(error.0))?;
        Table::play(self, seat, &action, time)
            .map_err(|illegal| Refused::Illegal { rule: illegal.rule(), reason: illegal.message() })
    }

    fn after(&self, seat: Seat, notation: &str, time: Option<u64>) -> Result<After, Refused> {
        let mut table = self.clone();
        AnyTable::play(&mut table, seat, notation, time)?;
        let (before, after) = (self.state(), table.state());
        let action = &table.steps()[self.steps().len()].action;
        let seats = self.settings().seats();
        let told = Viewer::all(seats).map(|viewer| G::tell(before, after, seat, action, viewer)).collect();
        let others = Seat::all(seats).filter(|other| *other != seat && G::concerns(before, action, *other));
        let called = others.fold(SeatSet::NOBODY, SeatSet::with);
        Ok(After { table: Box::new(table), told, called })
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::layout(&G::view(self.state(), real(self, viewer)))
    }

    fn log(&self, viewer: Viewer) -> Vec<(Seat, Message)> {
        Table::log(self, real(self, viewer))
    }

    fn undo(&self, seat: Seat) -> Undo {
        Table::undo(self, seat)
    }

    fn go_back(&mut self, moves: usize) {
        *self = self.at(moves);
    }

    fn before(&self, moves: usize) -> Box<dyn AnyTable> {
        Box::new(self.at(moves.min(self.steps().len())))
    }

    fn commitment(&self) -> [u8; 32] {
        Table::commitment(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn record(&self) -> String {
        Table::record(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn has_seat<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    seat.index() < usize::from(table.settings().seats())
}

/// Whoever claims a seat that the table has not sees what everybody sees.
fn real<G: Game>(table: &Table<G>, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if !has_seat(table, seat) => Viewer::Spectator,
        viewer => viewer,
    }
}
