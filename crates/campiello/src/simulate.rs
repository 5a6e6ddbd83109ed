//! `campiello simulate`: many games among bots, counted.

mod report;
mod tally;

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use campiello_bots::{Brains, Budget, Sitting, level, play_out};
use campiello_core::{Message, Seat, Seed, Settings, Table};
use clap::ArgMatches;

use crate::bots;
use crate::desk::{Desk, Failure};
use crate::files;
use crate::games::{self, Visitor};
use crate::progress;
use crate::simulate::tally::{Played, Tally};
use crate::wishes::{self, Wishes};
use crate::workers;

/// What to simulate.
struct Plan<'a> {
    game: &'a str,
    table: Wishes<'a>,
    games: u64,
    bots: &'a str,
    budget: Budget,
    seed: u64,
    threads: usize,
    save: Option<&'a Path>,
}

/// Plays the games and shows what came out.
///
/// # Errors
/// Settings that no table can have, a wrong edition, records that cannot be written.
///
/// # Panics
/// If a game breaks the contract.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = plan(desk, given)?;
    let game = games::named(plan.game, desk)?;
    let simulated = games::with_game(plan.game, Simulate { plan: &plan, desk }).expect("the game is listed")?;
    if given.get_flag("json") {
        writeln!(out, "{}", serde_json::to_string(&simulated)?)?;
    } else {
        report::write(&simulated, desk, &desk.speaker_of(game), out)?;
        if let Some(folder) = plan.save {
            let saved = Message::new("simulate-saved").with("records", simulated.games as i64);
            writeln!(out, "{}", desk.say(&saved.with("folder", folder.display().to_string())))?;
        }
    }
    Ok(())
}

fn plan<'a>(desk: &Desk, given: &'a ArgMatches) -> Result<Plan<'a>, Failure> {
    let text = |name: &str| given.get_one::<String>(name).map_or("", String::as_str);
    let path = |name: &str| given.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let number = |name: &str| given.get_one::<u64>(name).copied();
    let game = games::named(text("game"), desk)?;
    Ok(Plan {
        game: game.key(),
        table: Wishes::new(given, game),
        games: number("games").unwrap_or(1),
        bots: text("bots"),
        budget: bots::budget(given),
        seed: number("seed").unwrap_or(1),
        threads: wishes::threads(given),
        save: path("save"),
    })
}

struct Simulate<'a> {
    plan: &'a Plan<'a>,
    desk: &'a Desk,
}

impl Visitor for Simulate<'_> {
    type Out = Result<tally::Simulated, Failure>;

    fn visit<G: Brains>(self) -> Self::Out {
        let Self { plan, desk } = self;
        let settings = plan.table.settings::<G>(desk)?;
        let seats = plan.table.seats;
        let bots = bots::named::<G>(plan.bots, seats, desk)?;
        if let Some(folder) = plan.save {
            fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error, desk))?;
        }
        let bar = progress::bar(plan.games, desk.word("progress-simulate"));
        let mut tally = Tally::new(seats);
        let begun = Instant::now();
        workers::spread(
            plan.games,
            plan.threads,
            |number| play_one(settings, &bots, plan, number),
            |number, played| {
                if let Some(folder) = plan.save {
                    let name = format!("{}-{seats}p-s{}-{number:06}.record", plan.game, plan.seed);
                    files::write_new(&folder.join(name), played.record.as_bytes(), desk)?;
                }
                tally.add(&played);
                bar.inc(1);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        bar.finish_and_clear();
        Ok(tally.close(plan, bots, begun.elapsed().as_secs_f64()))
    }
}

fn play_one<G: Brains>(settings: Settings<G>, bots: &[String], plan: &Plan<'_>, number: u64) -> Played {
    let seed = Seed::numbered(plan.seed, number);
    let mut table = Table::new(settings, seed);
    let mut sitting: Vec<_> = Seat::all(plan.table.seats)
        .map(|seat| {
            let bot = level::player(&bots[seat.index()], plan.budget).expect("the names were looked up");
            Sitting::new(bot, seat, &seed)
        })
        .collect();
    play_out(&mut table, &mut sitting);
    let outcome = table.outcome().expect("play_out ends when the game does");
    let (moves, statistics) = (table.steps().len() as u64, G::statistics(&table));
    Played { moves, record: table.record(), outcome, statistics }
}
