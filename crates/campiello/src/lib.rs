//! The program `campiello`: simulates, plays, replays and verifies games in the terminal.
//!
//! Every command is a module with a `run`. What a person reads stands in `text/*.ftl`; nothing is said in the code.

// Counts of games and moves stay far below 2^52.
#![expect(clippy::cast_precision_loss)]

pub mod arena;
pub mod bench;
pub mod bots;
pub mod cli;
pub mod desk;
pub mod edition;
pub mod files;
pub mod games;
pub mod load;
pub mod overview;
pub mod picture;
pub mod play;
pub mod progress;
pub mod replay;
pub mod review;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod train;
pub mod typed;
pub mod usage;
pub mod verify;
pub mod wishes;
pub mod workers;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use campiello_core::Message;
use clap::ArgMatches;

use crate::desk::{Desk, Failure};

/// Runs the program with these arguments, the first of which is its name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let desk = match cli::language(&arguments) {
        Ok(language) => Desk::new(language),
        Err(failure) => return exit(&Desk::new(cli::surroundings()), &failure),
    };
    match cli::command(desk.speaker()).try_get_matches_from(&arguments) {
        Ok(matches) => match perform(&desk, &matches, &mut io::stdout().lock()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => exit(&desk, &failure),
        },
        Err(error) if !error.use_stderr() => {
            // Help that nobody reads any more is no failure.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        Err(error) => exit(&desk, &Failure::Usage(usage::explain(&desk, &error, &arguments))),
    }
}

fn perform(desk: &Desk, matches: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let done = match matches.subcommand() {
        Some(("simulate", given)) => simulate::run(desk, given, out),
        Some(("arena", given)) => arena::run(desk, given, out),
        Some(("train", given)) => train::run(desk, given, out),
        Some(("play", given)) => play::run(desk, given, out),
        Some(("replay", given)) => replay::run(desk, given, out),
        Some(("review", given)) => review::run(desk, given, out),
        Some(("verify", given)) => verify::run(desk, given, out),
        Some(("edition", given)) => edition::run(desk, given, out),
        Some(("rules", given)) => rules::run(desk, given, out),
        Some(("bench", given)) => bench::run(desk, given, out),
        Some(("load", given)) => load::run(desk, given, out),
        Some(("serve", given)) => serve::run(desk, Some(given), out),
        Some(("backup", given)) => serve::backup(desk, given, out),
        Some(("overview", _)) => overview::run(desk, out),
        _ => serve::run(desk, None, out),
    };
    done.and_then(|()| Ok(out.flush()?))
}

fn exit(desk: &Desk, failure: &Failure) -> ExitCode {
    let (code, text) = match failure {
        Failure::Usage(text) => (2, Some(text.clone())),
        Failure::Content(text) => (1, Some(text.clone())),
        Failure::Told => (1, None),
        // Whoever reads our output has enough: `campiello rules walking | head`.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => (0, None),
        Failure::Output(error) => {
            (1, Some(desk.say(&Message::new("fail-output").with("reason", files::reason(desk, error)))))
        }
    };
    if let Some(text) = text {
        // If even that cannot be written, the exit code still says it.
        let _ = writeln!(io::stderr(), "{text}");
    }
    ExitCode::from(code)
}
