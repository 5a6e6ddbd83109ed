//! The deal of the day: the same decks for everybody, one try that counts, and the master's result as the mark to beat.
//!
//! Every try is an ordinary table, and so is the master's. Nobody can know a deal before its day: its seed follows from the date and a secret of the server. A
//! guest's try that counts has one address for the day, so that the store itself sees to it that there is one.

use std::time::Duration;

use campiello_bots::{AnyBrains, Level};
use campiello_core::Seed;
use campiello_core::settings::STACKED;
use campiello_store::{Card, Shelf, Stage as Shelved, Trouble};
use tokio::time::sleep;
use tracing::warn;

use crate::App;
use crate::clock;
use crate::hall::Unable;
use crate::life::{About, Chair, Day, Deal, Event, Life, Pace, Person, Plan, Sitter, Stage};

/// The most tables of a day that are looked at.
const MOST: u32 = 10_000;
/// So many days without anything may lie between two that can be looked at: a server rests now and then.
const GAP: usize = 31;
/// The master begins when a new server has found its feet.
const SETTLING: Duration = Duration::from_mins(1);
/// Who sits at the master's table, in its address: no guest is called so.
const MASTER: &str = "master";

/// What became of a day's deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The day.
    pub day: Day,
    /// Whether the day is over: then there are no secrets left.
    pub over: bool,
    /// The master's points and table, once it has finished.
    pub mark: Option<(i32, String)>,
    /// The tries that count and are finished, the best first.
    pub results: Vec<Try>,
    /// How many others still play.
    pub under_way: usize,
    /// Where this guest stands.
    pub own: Own,
}

/// A finished try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// Its place; those with the same points share it.
    pub place: usize,
    /// Whose.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The table.
    pub table: String,
    /// Whether it is this guest's own.
    pub own: bool,
}

/// Where a guest stands with a day's deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// Not begun.
    Fresh,
    /// Begun, at this table.
    Begun(String),
    /// Finished or given up, at this table.
    Done(String),
}

impl Board {
    /// Whether this guest may look at the tables of others: whoever still plays, or may still begin, may not.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.over || matches!(self.own, Own::Done(_))
    }

    /// The board that the cards of a day's tables come to. Whoever finishes when the day is over does not count: the deal is no secret then.
    #[must_use]
    pub fn of(day: Day, today: Day, cards: &[(String, Card)], own: &str) -> Self {
        let mut board = Self { day, over: day < today, mark: None, results: Vec::new(), under_way: 0, own: Own::Fresh };
        let mut ended = Vec::new();
        for (table, card) in cards {
            let Ok(about) = serde_json::from_str::<About>(&card.about) else { continue };
            if table == own {
                let done = card.stage == Shelved::Over;
                board.own = if done { Own::Done(table.clone()) } else { Own::Begun(table.clone()) };
            }
            match (about.sitters.first(), about.ended) {
                (Some(Sitter::Person(name)), Some((points, at))) if Day::at(at) == day => {
                    ended.push((points, at, name.clone(), table.clone()));
                }
                (Some(Sitter::Person(_)), None) if !about.closed && table != own => board.under_way += 1,
                (Some(Sitter::Bot), Some((points, _))) => board.mark = Some((points, table.clone())),
                _ => {}
            }
        }
        ended.sort_by_key(|(points, at, ..)| (std::cmp::Reverse(*points), *at));
        let place = |points: i32| 1 + ended.iter().filter(|other| other.0 > points).count();
        let result = |(points, _, name, table): &(i32, u64, String, String)| Try {
            place: place(*points),
            name: name.clone(),
            points: *points,
            own: table == own,
            table: table.clone(),
        };
        board.results = ended.iter().map(result).collect();
        board
    }
}

impl App {
    /// The game that has a deal of the day: one for a single person whose decks can be stacked.
    #[must_use]
    pub fn daily_game(&self) -> Option<&'static dyn AnyBrains> {
        let alone =
            |game: &dyn AnyBrains| game.switches().iter().any(|switch| switch.key == STACKED && switch.seats.0 == 1);
        self.hall.games.iter().copied().find(|game| game.seats().0 == 1 && alone(*game))
    }

    fn daily_seed(&self, day: Day) -> Seed {
        Seed::from_bytes(self.seal.secret("daily deal", &day.to_string()))
    }

    /// The address of somebody's try that counts.
    #[must_use]
    pub fn daily_table(&self, day: Day, who: &str) -> String {
        self.seal.on("daily table", &format!("{day} {who}"))
    }

    /// How a day stands, to this guest.
    ///
    /// # Errors
    /// The store is in trouble.
    pub async fn daily_board(&self, day: Day, guest: &str) -> Result<Board, Trouble> {
        let cards = self.hall.store.cards(Shelf::Of(Deal::shelf(day)), MOST).await?;
        Ok(Board::of(day, Day::at(clock::now()), &cards, &self.daily_table(day, guest)))
    }

    /// The mark to beat at a table with a day's deal, if the master's table is in memory and finished. Whoever opens such a table opens the master's too
    /// ([`App::open_mark`]).
    #[must_use]
    pub fn daily_mark(&self, life: &Life) -> Option<i32> {
        let deal = life.plan.daily?;
        let outcome = self.hall.known(&self.daily_table(deal.day, MASTER))?.life().table().outcome()?;
        outcome.scores.first().map(campiello_core::outcome::Score::total)
    }

    /// Opens the master's table of a day, if there is one.
    pub async fn open_mark(&self, day: Day) {
        if let Err(unable @ Unable::Trouble(_)) = self.hall.room(&self.daily_table(day, MASTER)).await {
            warn!(%unable, "the master's table cannot be opened");
        }
    }

    /// Whether anybody has begun with a day's deal, the master included.
    ///
    /// # Errors
    /// The store is in trouble.
    pub async fn was_played(&self, day: Day) -> Result<bool, Trouble> {
        Ok(!self.hall.store.cards(Shelf::Of(Deal::shelf(day)), 1).await?.is_empty())
    }

    /// The days with a deal that somebody played, next to a day: the one before and the one after it. Today is always there.
    ///
    /// # Errors
    /// The store is in trouble.
    pub async fn days_beside(&self, day: Day) -> Result<[Option<Day>; 2], Trouble> {
        let today = Day::at(clock::now());
        let (mut beside, mut near) = ([None, None], [day, day]);
        for _ in 0..GAP {
            near = [near[0].before(), near[1].next()];
            for (found, day) in beside.iter_mut().zip(near) {
                if found.is_none() && day <= today && (day == today || self.was_played(day).await?) {
                    *found = Some(day);
                }
            }
            if beside[0].is_some() && (beside[1].is_some() || near[1] >= today) {
                break;
            }
        }
        Ok(beside)
    }

    /// Lays a table with a day's deal, and begins.
    ///
    /// # Errors
    /// The store is in trouble, there is no such game, or somebody was faster.
    pub async fn lay_daily(&self, id: &str, deal: Deal, chair: Chair, host: Person) -> Result<(), Unable> {
        let game = self.daily_game().ok_or(Unable::NoTable)?;
        let at = clock::now();
        let plan = Plan {
            game: game.key().to_owned(),
            rules: game.rules_version(),
            switches: vec![STACKED.to_owned()],
            pace: Pace::Relaxed,
            listed: false,
            lesson: false,
            hints: false,
            daily: Some(deal),
            chairs: vec![chair],
        };
        let laid = Event::Laid { plan, seed: self.daily_seed(deal.day).to_string(), host, at };
        self.hall.lay(id, vec![laid, Event::Started { at }]).await.map(drop)
    }

    /// Lets the master begin with a day's deal, if it has not. The caretaker sees to the rest, as at every table.
    ///
    /// # Errors
    /// The store is in trouble.
    pub async fn mark_daily(&self, day: Day) -> Result<(), Unable> {
        let id = self.daily_table(day, MASTER);
        match self.hall.room(&id).await {
            Err(Unable::NoTable) => {
                let chair = Chair::Bot { bot: Level::Master.name().to_owned() };
                let host = Person { id: MASTER.to_owned(), name: String::new() };
                unless_there(self.lay_daily(&id, Deal { day, counts: true }, chair, host).await)
            }
            room => room.map(drop),
        }
    }

    /// Whether a table is a secret to somebody as yet: others still play its deal.
    pub async fn is_kept(&self, life: &Life, guest: &str) -> bool {
        let Some(deal) = life.plan.daily.filter(|deal| deal.day >= Day::at(clock::now())) else { return false };
        let sits = life.places.iter().any(|place| place.chair.person().is_some_and(|person| person.id == guest));
        if sits {
            return false;
        }
        let own = self.hall.room(&self.daily_table(deal.day, guest)).await;
        !own.is_ok_and(|room| matches!(room.life().stage, Stage::Over | Stage::Closed))
    }
}

/// That somebody was faster is as good.
pub(crate) fn unless_there(laid: Result<(), Unable>) -> Result<(), Unable> {
    match laid {
        Err(Unable::Trouble(Trouble::Conflict { .. })) => Ok(()),
        laid => laid,
    }
}

/// Lets the master play every day's deal. For ever.
pub(crate) async fn mark_every_day(app: App) {
    sleep(SETTLING).await;
    loop {
        let today = Day::at(clock::now());
        if app.daily_game().is_some()
            && let Err(unable) = app.mark_daily(today).await
        {
            warn!(%unable, "the master cannot play the deal of the day");
        }
        sleep(Duration::from_millis(today.next().begins().saturating_sub(clock::now()) + 1000)).await;
    }
}
