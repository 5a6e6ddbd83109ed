//! `campiello train`: fits the weights of a game's bot by playing, generation by generation. Everything is kept before the first and after every one.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use campiello_bots::arena::Interval;
use campiello_bots::training::{Fitted, LOOKED_AT, Unreadable};
use campiello_bots::{Brains, Training};
use campiello_core::edition::Mistake;
use campiello_core::{Message, Settings};
use campiello_draw::columns;
use clap::ArgMatches;
use serde::Serialize;

use crate::arena::Range;
use crate::bots;
use crate::desk::{Desk, Failure};
use crate::files;
use crate::games::{self, Visitor};
use crate::progress;
use crate::typed::short;
use crate::wishes;
use crate::workers;

/// What to train.
struct Plan<'a> {
    seats: u8,
    deals: u64,
    seed: u64,
    generations: u64,
    threads: usize,
    state: &'a Path,
}

/// What came out: the answer of `--json`.
#[derive(Serialize)]
struct Trained<'a> {
    game: &'a str,
    seats: u8,
    generations: u64,
    /// By how much the weights do better than those of the beginning, with deals of their own.
    gain: Range,
    changed: Vec<Changed<'a>>,
}

#[derive(Serialize)]
struct Changed<'a> {
    weight: &'a str,
    was: i32,
    is: i32,
}

/// Goes on for some generations, from where the file says that it stopped.
///
/// # Errors
/// The file cannot be read or written, or is of another training.
///
/// # Panics
/// If a game breaks the contract.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games::named(given.get_one::<String>("game").map_or("", String::as_str), desk)?;
    let plan = plan(given, game.seats());
    let (training, gain) = games::with_game(game.key(), Train { plan: &plan, desk }).expect("the game is listed")?;
    let trained = Trained::new(&training, gain);
    if given.get_flag("json") {
        writeln!(out, "{}", serde_json::to_string(&trained)?)?;
        return Ok(());
    }
    let title = Message::new("train-title")
        .with("game", desk.speaker_of(game).word("game-name"))
        .with("seats", plan.seats)
        .with("generations", training.generations as i64);
    writeln!(out, "{}\n", desk.say(&title))?;
    write(&trained, &plan, desk, out)
}

fn plan(given: &ArgMatches, seats: (u8, u8)) -> Plan<'_> {
    let number = |name: &str| given.get_one::<u64>(name).copied().unwrap_or(1);
    Plan {
        seats: given.get_one::<u8>("seats").copied().unwrap_or_else(|| bots::usual_seats(seats)),
        deals: number("games"),
        seed: number("seed"),
        generations: number("generations"),
        threads: wishes::threads(given),
        state: given.get_one::<PathBuf>("state").map_or(Path::new(""), PathBuf::as_path),
    }
}

/// Writes which weights have changed, and what was gained.
fn write(trained: &Trained<'_>, plan: &Plan<'_>, desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    let mut rows = vec![["column-weight", "column-was", "column-is"].map(|key| desk.word(key)).to_vec()];
    for Changed { weight, was, is } in &trained.changed {
        rows.push(vec![(*weight).to_owned(), desk.number((*was).into(), 0), desk.number((*is).into(), 0)]);
    }
    for line in columns::align(&rows) {
        writeln!(out, "  {line}")?;
    }
    let gained = Message::new("train-gained")
        .with("gain", desk.number(trained.gain.mean, 2))
        .with("low", desk.number(trained.gain.low, 2))
        .with("high", desk.number(trained.gain.high, 2))
        .with("deals", (plan.deals * EXAMINED) as i64);
    writeln!(out, "\n{}", desk.say(&gained))?;
    let kept = Message::new("train-kept").with("file", plan.state.display().to_string());
    writeln!(out, "{}", desk.say(&kept))?;
    Ok(())
}

impl<'a> Trained<'a> {
    fn new(training: &'a Training, gain: Interval) -> Self {
        let changed = |weight: &&Fitted| weight.value() != weight.began;
        let change = |weight: &'a Fitted| Changed { weight: &weight.name, was: weight.began, is: weight.value() };
        Self {
            game: &training.game,
            seats: training.seats,
            generations: training.generations,
            gain: gain.into(),
            changed: training.weights.iter().filter(changed).map(change).collect(),
        }
    }
}

struct Train<'a> {
    plan: &'a Plan<'a>,
    desk: &'a Desk,
}

impl Visitor for Train<'_> {
    type Out = Result<(Training, Interval), Failure>;

    fn visit<G: Brains>(self) -> Self::Out {
        let Self { plan, desk } = self;
        Settings::<G>::named(plan.seats, []).map_err(|unsettled| Failure::Usage(desk.say(&unsettled.message())))?;
        let mut training = self.open::<G>()?;
        let bar = progress::bar(plan.generations, desk.word("progress-train"));
        for _ in 0..plan.generations {
            let mean = self.generation::<G>(&mut training)?;
            bar.inc(1);
            bar.set_message(desk.say(&Message::new("train-so-far").with("points", desk.number(mean, 2))));
        }
        bar.finish_and_clear();
        let gains = self.all("progress-examine", plan.deals * EXAMINED, |deal| training.gain::<G>(deal))?;
        Ok((training, Interval::mean(&gains)))
    }
}

/// With how many times as many deals as a generation plays the result is examined.
const EXAMINED: u64 = 4;

impl Train<'_> {
    /// Plays a generation and keeps what it found; what its bots came to on average.
    fn generation<G: Brains>(&self, training: &mut Training) -> Result<f64, Failure> {
        let plan = self.plan;
        let tries = training.generation();
        let many = tries.len() as u64;
        let mut results = vec![0.0; tries.len()];
        // Of every deal all of them in turn, so that all have played the same whenever somebody looks.
        let of = |number: u64| ((number - 1) % many) as usize;
        workers::spread(
            plan.deals * many,
            plan.threads,
            |number| training.result::<G>(&tries[of(number)], (number - 1) / many),
            |number, result| {
                results[of(number)] += result;
                Ok(ControlFlow::Continue(()))
            },
        )?;
        training.conclude(&tries, &results);
        self.keep(training)?;
        Ok(results.iter().sum::<f64>() / (plan.deals * many) as f64)
    }

    /// Does some work so many times, numbered from 0, and shows how far it is.
    fn all<T: Send>(&self, what: &str, count: u64, work: impl Fn(u64) -> T + Sync) -> Result<Vec<T>, Failure> {
        let bar = progress::bar(count, self.desk.word(what));
        let mut done = Vec::new();
        workers::spread(
            count,
            self.plan.threads,
            |number| work(number - 1),
            |_, result| {
                done.push(result);
                bar.inc(1);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        bar.finish_and_clear();
        Ok(done)
    }

    fn keep(&self, training: &Training) -> Result<(), Failure> {
        files::write(self.plan.state, training.to_string().as_bytes(), self.desk)
    }

    /// Looks which weights matter at all, and keeps that before the first generation: it may take as long as some of them.
    fn begin<G: Brains>(&self, mut fresh: Training) -> Result<Training, Failure> {
        files::has_folder(self.plan.state, self.desk)?;
        let usual = self.all("progress-began", LOOKED_AT, |deal| fresh.usual::<G>(deal))?;
        let weights = fresh.weights.len() as u64;
        let matter = self.all("progress-weights", weights, |weight| fresh.matters::<G>(weight as usize, &usual))?;
        fresh.leave_alone(&matter);
        self.keep(&fresh)?;
        Ok(fresh)
    }

    /// The training in the file, or a new one.
    fn open<G: Brains>(&self) -> Result<Training, Failure> {
        let Self { plan, desk } = self;
        let fresh = Training::new::<G>(plan.seats, plan.deals, plan.seed);
        if let Ok(false) = plan.state.try_exists() {
            return self.begin::<G>(fresh);
        }
        let kept: Training = files::text(plan.state, desk)?.parse().map_err(|unreadable: Unreadable| {
            let text = Message::new("fail-train-line").with("text", short(&unreadable.text));
            let told = files::tell(plan.state, &[Mistake::new(unreadable.line, text)], desk.speaker());
            Failure::Content(told.join("\n"))
        })?;
        let what = |of: &Training| format!("{} {} {} {}", of.game, of.seats, of.deals, of.seed);
        let names = |of: &Training| of.weights.iter().map(|weight| weight.name.clone()).collect::<Vec<_>>();
        if what(&kept) == what(&fresh) && names(&kept) == names(&fresh) {
            return Ok(kept);
        }
        Err(Failure::Content(desk.say(&Message::new("fail-train-other").with("what", what(&kept)))))
    }
}
