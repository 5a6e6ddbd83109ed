//! A table's life: what its events come to. Pure: no clock, no store, no network.

mod acts;
mod card;
mod chair;
mod day;
mod event;
mod hint;
mod lesson;
mod pace;
mod quiet;
mod refusal;
mod seats;
mod snapshot;
mod told;

use std::collections::VecDeque;
use std::sync::Arc;

use campiello_bots::AnyBrains;
use campiello_core::erased::{AnyTable, Refused};
use campiello_core::{Message, Seat, SeatSet, Seed, Waiting};
use serde::{Deserialize, Serialize};

pub use acts::Key;
pub use card::{About, Sitter};
pub use chair::{Chair, Person};
pub use day::{Day, Deal};
pub use event::{Absence, Event, Plan};
pub use pace::Pace;
pub use refusal::Refusal;
pub use seats::Place;
pub use snapshot::{EVERY as SNAPSHOT_EVERY, Snapshot};
pub use told::Told;

/// The games that a server knows.
pub type Games = &'static [&'static dyn AnyBrains];

/// How many lines of the log a page shows.
const SHOWN: usize = 40;

/// A table as it is after all its events so far.
#[derive(Clone)]
pub struct Life {
    /// Its address.
    pub id: Arc<str>,
    /// How many events it has had.
    pub length: u64,
    /// The number of the event that last changed the board: whoever acts says which board they saw.
    pub board: u64,
    /// What was decided when it was laid.
    pub plan: Plan,
    /// Who laid it.
    pub host: Person,
    /// The seats and who sits there.
    pub places: Vec<Place>,
    /// How far it has come.
    pub stage: Stage,
    /// When the game began.
    pub started: u64,
    /// A wish to go back that is not decided yet.
    pub wish: Option<Wish>,
    /// Where the same people play again.
    pub rematch: Option<String>,
    /// What the log says, the newest last; only the end of it is kept.
    pub told: VecDeque<Arc<Told>>,
    /// The seats that the last move is worth calling.
    pub called: SeatSet,
    moves: Vec<Arc<Line>>,
    seed: Seed,
    game: &'static dyn AnyBrains,
    table: Arc<dyn AnyTable>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was given up.
    Closed,
}

/// A wish to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// Who wishes it.
    pub seat: Seat,
    /// To the table after so many moves.
    pub moves: usize,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Line(Seat, String, u64);

/// Why an event does not fit a table: the log is damaged, or of another version.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// There is no such game, or its rules have changed.
    #[error("the table plays {game} by version {rules} of its rules, which this program does not know")]
    OtherRules {
        /// The game.
        game: String,
        /// The version.
        rules: u16,
    },
    /// An event that cannot happen here.
    #[error("event {number} does not fit: {event}")]
    Misplaced {
        /// Its number in the log.
        number: u64,
        /// What it is.
        event: String,
    },
    /// A text that is not an event or a snapshot.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

impl Life {
    /// The table after its first event.
    ///
    /// # Errors
    /// It is not the event of laying a table, or the game or its rules are not known.
    pub fn laid(id: &str, event: &Event, games: Games) -> Result<Self, Broken> {
        let Event::Laid { plan, seed, host, .. } = event else { return Err(misplaced(1, event)) };
        let unknown = || Broken::OtherRules { game: plan.game.clone(), rules: plan.rules };
        let game = *games.iter().find(|game| game.key() == plan.game).ok_or_else(unknown)?;
        if game.rules_version() != plan.rules {
            return Err(unknown());
        }
        let seed: Seed = seed.parse().map_err(|()| misplaced(1, event))?;
        let table = new_table(game, plan, seed).ok_or_else(|| misplaced(1, event))?;
        Ok(Self {
            id: id.into(),
            length: 1,
            board: 1,
            plan: plan.clone(),
            host: host.clone(),
            places: plan.chairs.iter().map(|chair| Place::new(chair.clone(), plan.pace)).collect(),
            stage: Stage::Gathering,
            started: 0,
            wish: None,
            rematch: None,
            told: VecDeque::new(),
            called: SeatSet::NOBODY,
            moves: Vec::new(),
            seed,
            game,
            table,
        })
    }

    /// The table after one more event.
    ///
    /// # Errors
    /// The event does not fit. A move that the rules refuse says why.
    pub fn after(&self, event: &Event) -> Result<Self, Misfit> {
        self.clone().with(event)
    }

    /// The same for a table that nobody else needs as it is.
    ///
    /// # Errors
    /// As for [`Life::after`].
    pub fn with(mut self, event: &Event) -> Result<Self, Misfit> {
        self.length += 1;
        self.take(event)?;
        Ok(self)
    }

    fn take(&mut self, event: &Event) -> Result<(), Misfit> {
        match event {
            Event::Chair { seat, chair } => self.place(*seat)?.chair = chair.clone(),
            Event::Started { at } => {
                (self.stage, self.started) = (Stage::Playing, *at);
                self.turn(*at);
            }
            Event::Moved { seat, notation, at } => self.moved(*seat, notation, *at)?,
            Event::Asked { seat, moves } => {
                self.wish = Some(Wish { seat: *seat, moves: *moves, agreed: Vec::new() });
                self.tell(*seat, "ui-told-asked");
            }
            Event::Answered { seat, agrees } => self.answered(*seat, *agrees),
            Event::WentBack { moves, at } => self.went_back(*moves, *at)?,
            Event::Away { seat, why, .. } => {
                self.place(*seat)?.away = true;
                self.tell(
                    *seat,
                    match why {
                        Absence::Wish => "ui-told-away",
                        Absence::Gone => "ui-told-gone",
                        Absence::Clock => "ui-told-clock",
                    },
                );
            }
            Event::Back { seat, at } => {
                let pace = self.plan.pace;
                self.place(*seat)?.come_back(pace, *at);
                self.tell(*seat, "ui-told-back");
            }
            Event::Resigned { seat, .. } => {
                self.place(*seat)?.resigned = true;
                self.tell(*seat, "ui-told-resigned");
            }
            Event::Quiet { seat, quiet } => {
                let must = self.must();
                self.place(*seat)?.quiet = quiet.then_some(must);
                self.tell(*seat, if *quiet { told::QUIET } else { told::SPEAKS });
            }
            Event::Hinted { seat } => self.tell(*seat, "ui-told-hint"),
            Event::Closed { .. } => self.stage = Stage::Closed,
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            Event::Laid { .. } => return Err(misplaced(self.length, event).into()),
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Misfit> {
        let missing = Broken::Misplaced { number: self.length, event: format!("{seat} is not there") };
        self.places.get_mut(seat.index()).ok_or(Misfit::Broken(missing))
    }

    fn moved(&mut self, seat: Seat, notation: &str, at: u64) -> Result<(), Misfit> {
        let time = at.saturating_sub(self.started);
        let after = self.table.after(seat, notation, Some(time)).map_err(Misfit::Refused)?;
        self.moves.push(Arc::new(Line(seat, notation.to_owned(), time)));
        let told = Told::new(seat, self.length, true, after.told).worth_a_look(!after.called.is_empty());
        self.told.push_back(Arc::new(told));
        self.forget();
        self.called = after.called;
        self.table = after.table.into();
        self.wish = None;
        self.turn(at);
        Ok(())
    }

    fn answered(&mut self, seat: Seat, agrees: bool) {
        match &mut self.wish {
            Some(wish) if agrees => wish.agreed.push(seat),
            _ => self.wish = None,
        }
        self.tell(seat, if agrees { "ui-told-agreed" } else { "ui-told-declined" });
    }

    fn went_back(&mut self, moves: usize, at: u64) -> Result<(), Misfit> {
        let Some(undone) = self.moves.get(moves).cloned() else {
            return Err(Broken::Misplaced { number: self.length, event: format!("back to move {moves}") }.into());
        };
        self.moves.truncate(moves);
        self.table = self.table.before(moves).into();
        self.wish = None;
        self.stage = Stage::Playing;
        self.called = SeatSet::NOBODY;
        // Whoever takes a pass back wants to be asked.
        self.place(undone.0)?.quiet = None;
        self.tell(undone.0, "ui-told-went-back");
        self.turn(at);
        Ok(())
    }

    /// The board has changed: clocks stop and run, and the game may be over.
    fn turn(&mut self, at: u64) {
        self.board = self.length;
        let (must, asked, spoken_to) = (self.must(), asked(&*self.table), self.spoken_to());
        for (seat, place) in (0..).map(Seat::new).zip(&mut self.places) {
            place.wait(must.contains(seat), self.plan.pace, at);
            place.hear(asked.contains(seat), spoken_to.contains(seat), at);
            place.go_on(must);
        }
        if self.table.waiting() == Waiting::Over {
            self.stage = Stage::Over;
        }
    }

    fn tell(&mut self, seat: Seat, key: &'static str) {
        self.told.push_back(Arc::new(Told::new(seat, self.length, false, vec![Message::new(key)])));
        self.forget();
    }

    fn forget(&mut self) {
        while self.told.len() > SHOWN {
            self.told.pop_front();
        }
    }

    /// The game on the table.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The game on the table, for work that takes longer than this life is the newest.
    #[must_use]
    pub fn shared_table(&self) -> Arc<dyn AnyTable> {
        Arc::clone(&self.table)
    }

    /// What is played.
    #[must_use]
    pub const fn game(&self) -> &'static dyn AnyBrains {
        self.game
    }

    /// When the last move was made.
    #[must_use]
    pub fn touched(&self) -> u64 {
        self.started + self.moves.last().map_or(0, |line| line.2)
    }

    /// The luck of the bots, which is not the game's; a new one at every event.
    #[must_use]
    pub fn bots_luck(&self) -> Seed {
        self.seed.branch(&format!("bots at {}", self.length))
    }

    /// The seats that the game cannot go on without.
    #[must_use]
    pub fn must(&self) -> SeatSet {
        match self.table.waiting() {
            Waiting::For(awaited) if self.stage == Stage::Playing => awaited.must,
            _ => SeatSet::NOBODY,
        }
    }

    /// The seats that are to speak: they must, or are asked.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self.table.waiting() {
            Waiting::For(awaited) if self.stage == Stage::Playing => awaited.must.union(awaited.asked),
            _ => SeatSet::NOBODY,
        }
    }

    /// The seats that are asked and have something said to them: a pass is not what they answer without a look.
    fn spoken_to(&self) -> SeatSet {
        let spoken_to = asked(&*self.table).iter().filter(|seat| self.table.pass(*seat).is_none());
        spoken_to.fold(SeatSet::NOBODY, SeatSet::with)
    }

    /// Whether one of these seats could speak before a move of another, and cannot after it.
    #[must_use]
    pub fn takes_the_word(&self, seat: Seat, notation: &str, from: SeatSet) -> bool {
        let Ok(after) = self.table.after(seat, notation, None) else { return false };
        asked(&*self.table).except(asked(&*after.table)).iter().any(|asked| from.contains(asked))
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, person: &str) -> SeatSet {
        let own = |place: &Place| place.chair.person().is_some_and(|sitter| sitter.id == person) && !place.resigned;
        let seats = (0..).map(Seat::new).zip(&self.places).filter(|(_, place)| own(place));
        seats.fold(SeatSet::NOBODY, |seats, (seat, _)| seats.with(seat))
    }
}

/// Why an event was not taken.
#[derive(Debug)]
pub enum Misfit {
    /// The rules of the game refuse it.
    Refused(Refused),
    /// It cannot happen at all.
    Broken(Broken),
}

impl From<Broken> for Misfit {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}

/// The seats that are asked, without whom the game could go on.
fn asked(table: &dyn AnyTable) -> SeatSet {
    match table.waiting() {
        Waiting::For(awaited) => awaited.asked,
        Waiting::Over => SeatSet::NOBODY,
    }
}

fn misplaced(number: u64, event: &Event) -> Broken {
    // The seed is in the first event; it does not belong into logs.
    let event = serde_json::to_value(event).ok().and_then(|event| event.get("is").map(ToString::to_string));
    Broken::Misplaced { number, event: event.unwrap_or_default() }
}

fn new_table(game: &'static dyn AnyBrains, plan: &Plan, seed: Seed) -> Option<Arc<dyn AnyTable>> {
    let edition = game.edition(None).ok()?;
    let switches: Vec<&str> = plan.switches.iter().map(String::as_str).collect();
    let table = game.open(u8::try_from(plan.chairs.len()).ok()?, &switches, &edition, seed).ok()?;
    Some(table.into())
}
