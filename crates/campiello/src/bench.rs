//! `campiello bench`: how fast the rules are, without records, texts or bots.

mod measure;

use std::io::Write;
use std::time::Duration;

use campiello_bots::Brains;
use campiello_core::{Message, Settings, Switches};
use clap::ArgMatches;
use serde::Serialize;

use crate::desk::{Desk, Failure};
use crate::games::{self, Visitor};
use crate::progress;
use campiello_draw::columns;

/// The measures of one game with one number of seats.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    seats: u8,
    /// On one core: list, choose, play; the game's real luck.
    random_moves_per_second: f64,
    ns_per_legal: f64,
    ns_per_play: f64,
    ns_per_clone: f64,
    state_bytes: usize,
}

/// Measures the games.
///
/// # Errors
/// There is no such game, or the time is none.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let seconds = given.get_one::<f64>("seconds").copied().unwrap_or(1.0);
    if !(0.001..=3600.0).contains(&seconds) {
        let said = seconds.to_string();
        let wrong = Message::new("usage-wrong-value").with("argument", "--seconds").with("value", said);
        return Err(Failure::Usage(desk.say(&wrong.with("expected", desk.word("expect-seconds")))));
    }
    let games = match given.get_one::<String>("game") {
        Some(key) => vec![games::named(key, desk)?],
        None => games::all().to_vec(),
    };
    let tables: Vec<_> =
        games.iter().flat_map(|game| (game.seats().0..=game.seats().1).map(|n| (game.key(), n))).collect();
    let bar = progress::bar(tables.len() as u64, desk.word("progress-bench"));
    let mut speeds = Vec::new();
    for (key, seats) in tables {
        speeds.extend(games::with_game(key, Bench { seats, time: Duration::from_secs_f64(seconds) }).flatten());
        bar.inc(1);
    }
    bar.finish_and_clear();
    if given.get_flag("json") {
        writeln!(out, "{}", serde_json::json!({ "seconds": seconds, "bench": speeds }))?;
    } else {
        table(&speeds, desk, out)?;
    }
    Ok(())
}

fn table(speeds: &[Speed], desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    let heads = ["game", "seats", "random-moves", "legal", "play", "clone", "bytes"];
    let mut rows = vec![heads.map(|head| desk.word(&format!("column-{head}"))).to_vec()];
    for speed in speeds {
        rows.push(vec![
            speed.game.to_owned(),
            speed.seats.to_string(),
            desk.number(speed.random_moves_per_second, 0),
            desk.number(speed.ns_per_legal, 1),
            desk.number(speed.ns_per_play, 1),
            desk.number(speed.ns_per_clone, 1),
            speed.state_bytes.to_string(),
        ]);
    }
    for line in columns::align(&rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", desk.word("bench-note"))?;
    Ok(())
}

struct Bench {
    seats: u8,
    time: Duration,
}

impl Visitor for Bench {
    type Out = Option<Speed>;

    fn visit<G: Brains>(self) -> Self::Out {
        let settings = Settings::<G>::new(self.seats, Switches::default()).ok()?;
        let samples = measure::gather::<G>(&settings);
        Some(Speed {
            game: G::KEY,
            seats: self.seats,
            random_moves_per_second: measure::random_moves::<G>(&settings, self.time),
            ns_per_legal: measure::legal::<G>(&samples),
            ns_per_play: measure::play::<G>(&samples),
            ns_per_clone: measure::clone::<G>(&samples),
            state_bytes: size_of::<G::State>(),
        })
    }
}
