//! Looks after a table: lets bots move, lets clocks run out, and leaves when nobody is there.

use std::sync::Arc;
use std::time::Duration;

use campiello_bots::{AnyBot, Budget};
use campiello_core::{Seat, SeatSet};
use tokio::time::{sleep, timeout};
use tracing::{debug, error};

use crate::clock;
use crate::config::Config;
use crate::hall::{Hall, Unable};
use crate::life::{Life, Place, Stage};
use crate::room::{Room, Shown};

/// What has to be done at a table without anybody asking for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A bot is to move in this seat.
    Bot(Seat),
    /// A bot is to move in this seat, but since then somebody who is there has not answered what was said to them.
    Patient(Seat, u64),
    /// A bot is to move in this seat, and since then somebody who is there could say something: what would take the word from them waits.
    Polite(Seat, u64),
    /// Whoever sits there stays quiet, and passes.
    Pass(Seat),
    /// This seat's time runs out then.
    Clock(Seat, u64),
    /// Nothing, until something happens.
    Nothing,
}

impl Errand {
    /// What has to be done next, if people are there in these seats.
    #[must_use]
    pub fn of(life: &Life, attended: SeatSet) -> Self {
        if life.stage != Stage::Playing {
            return Self::Nothing;
        }
        if let Some(seat) = life.awaited().iter().find(|seat| life.quiet_pass(*seat).is_some()) {
            return Self::Pass(seat);
        }
        if let Some(errand) = Self::of_bots(life, attended) {
            return errand;
        }
        let seats = (0..).map(Seat::new).zip(&life.places);
        let running = seats.filter_map(|(seat, place)| Some((seat, place.deadline(life.plan.pace)?)));
        running.min_by_key(|(_, deadline)| *deadline).map_or(Self::Nothing, |(seat, at)| Self::Clock(seat, at))
    }

    /// Which bot is to move, if one is.
    fn of_bots(life: &Life, attended: SeatSet) -> Option<Self> {
        let bot = |seats: SeatSet| seats.iter().find(|seat| life.bot(*seat).is_some());
        // In a lesson everybody waits for whose move it is about, also where several could speak.
        if let Some(step) = life.lesson_step() {
            return bot(SeatSet::only(step.seat)).map(Self::Bot);
        }
        let (must, awaited) = (life.must(), life.awaited());
        // Whoever is only asked goes on speaking; what somebody must do may end what was said, and what could be.
        let speaks = bot(awaited.except(must)).map(Self::Bot);
        if let Some(since) = latest(life, attended, |place| place.spoken_to) {
            return speaks.or_else(|| bot(must).map(|seat| Self::Patient(seat, since)));
        }
        if let Some(since) = latest(life, attended, |place| place.asked) {
            return speaks.or_else(|| bot(must).map(|seat| Self::Polite(seat, since)));
        }
        bot(awaited).map(Self::Bot)
    }
}

/// The latest such moment of somebody who is there, in one of these seats. Where clocks run nobody waits longer than they do.
fn latest(life: &Life, attended: SeatSet, moment: impl Fn(&Place) -> Option<u64>) -> Option<u64> {
    let seats = (0..).map(Seat::new).zip(&life.places).filter(|_| !life.plan.pace.has_clock());
    let there = seats.filter(|(seat, place)| attended.contains(*seat) && place.is_played_by_hand());
    there.filter_map(|(_, place)| moment(place)).max()
}

/// The bot that moved last: it remembers how its turn is meant to go on.
struct Mover {
    seat: Seat,
    name: String,
    bot: Box<dyn AnyBot>,
}

impl Mover {
    /// Whoever moves in a seat: the one who did so a moment ago, or somebody who has just sat down.
    fn of(life: &Life, seat: Seat, last: Option<Self>, budget: Budget) -> Option<Self> {
        let name = life.bot(seat)?;
        last.filter(|mover| mover.seat == seat && mover.name == name)
            .or_else(|| Some(Self { seat, name: name.to_owned(), bot: life.game().bot(name, budget)? }))
    }

    /// What it does at the table; in a lesson what the lesson says.
    fn answer(&mut self, life: &Life) -> Option<String> {
        match life.lesson_step().filter(|step| step.seat == self.seat) {
            Some(step) => Some(step.play.to_owned()),
            None => self.bot.answer(life.table(), self.seat, &life.bots_luck()),
        }
    }
}

/// Looks after a room until nobody is in it and nothing is to be done there soon.
pub(crate) async fn look_after(hall: Arc<Hall>, room: Arc<Room>) {
    let mut seen = room.watch();
    let mut mover = None;
    loop {
        let shown = seen.borrow_and_update().clone();
        let (life, idle) = (Arc::clone(&shown.life), hall.config.idle);
        let errand = Errand::of(&life, shown.attended());
        match errand {
            Errand::Bot(seat) | Errand::Patient(seat, _) | Errand::Polite(seat, _) => {
                // Who takes back a move of a moment ago is faster than the bot.
                if timeout(pause(errand, &hall.config), seen.changed()).await.is_ok() {
                    continue;
                }
                let Some((who, notation)) = think(&hall, &life, seat, mover.take()).await else { continue };
                mover = Some(who);
                let courtesy = courtesy(errand, &shown, &notation, &hall.config);
                if !courtesy.is_zero() && timeout(courtesy, seen.changed()).await.is_ok() {
                    continue;
                }
                move_bot(&hall, &life, seat, notation).await;
            }
            Errand::Pass(seat) => {
                let board = life.board;
                let act = move |life: &Life| life.pass_quietly(seat, board, clock::now());
                settle(&life, hall.act(&life.id, act).await).await;
            }
            Errand::Clock(seat, at) => {
                let left = Duration::from_millis(at.saturating_sub(clock::now()));
                if timeout(left.min(idle), seen.changed()).await.is_ok() {
                    continue;
                }
                if left <= idle {
                    run_out(&hall, &life, seat).await;
                } else if room.watchers() == 1 && hall.forget(&room).await {
                    return;
                }
            }
            Errand::Nothing => {
                let alone = timeout(idle, seen.changed()).await.is_err();
                if alone && room.watchers() == 1 && hall.forget(&room).await {
                    return;
                }
            }
        }
    }
}

/// How long a bot waits before it moves.
fn pause(errand: Errand, config: &Config) -> Duration {
    let Errand::Patient(_, since) = errand else { return config.bot_pause };
    patience(since, config).max(config.bot_pause)
}

/// How long a bot that knows what it will do waits with it for those who are there and could still say something.
fn courtesy(errand: Errand, shown: &Shown, notation: &str, config: &Config) -> Duration {
    match errand {
        Errand::Polite(seat, since) if shown.life.takes_the_word(seat, notation, shown.attended()) => {
            patience(since, config)
        }
        _ => Duration::ZERO,
    }
}

/// How much longer bots wait for what somebody could say since then.
fn patience(since: u64, config: &Config) -> Duration {
    config.patience.saturating_sub(Duration::from_millis(clock::now().saturating_sub(since)))
}

/// Lets the bot of a seat think, and answers who that was and what it will do.
async fn think(hall: &Arc<Hall>, life: &Arc<Life>, seat: Seat, last: Option<Mover>) -> Option<(Mover, String)> {
    let thinking = Arc::clone(life);
    let budget = if life.plan.daily.is_some() { hall.config.mark } else { hall.config.bot_time };
    let answer = tokio::task::spawn_blocking(move || {
        let mut mover = Mover::of(&thinking, seat, last, budget)?;
        let notation = mover.answer(&thinking)?;
        Some((mover, notation))
    });
    let Ok(Some(thought)) = answer.await else {
        error!(table = %life.id, %seat, "a bot has no answer");
        sleep(Duration::from_secs(5)).await;
        return None;
    };
    Some(thought)
}

async fn move_bot(hall: &Arc<Hall>, life: &Arc<Life>, seat: Seat, notation: String) {
    let board = life.board;
    let act = move |life: &Life| life.play_by_bot(seat, board, notation.clone(), clock::now());
    settle(life, hall.act(&life.id, act).await).await;
}

async fn run_out(hall: &Arc<Hall>, life: &Arc<Life>, seat: Seat) {
    let act = move |life: &Life| life.run_out(seat, clock::now());
    settle(life, hall.act(&life.id, act).await).await;
}

/// An act that was refused came too late; trouble is given some time to go away.
async fn settle(life: &Life, done: Result<Arc<Life>, Unable>) {
    match done {
        Ok(_) => {}
        Err(Unable::Refused(refusal)) => debug!(table = %life.id, ?refusal, "an errand came too late"),
        Err(unable) => {
            error!(table = %life.id, %unable, "an errand failed");
            sleep(Duration::from_secs(2)).await;
        }
    }
}
