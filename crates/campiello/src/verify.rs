//! `campiello verify`: plays records again and compares every hash.

use std::io::Write;
use std::path::{Path, PathBuf};

use campiello_core::Message;
use clap::ArgMatches;
use serde::Serialize;

use crate::desk::{Desk, Failure};
use crate::files::{self, Replayed};
use crate::progress;

/// What is said about one file.
#[derive(Serialize)]
struct Verdict {
    file: String,
    agrees: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

/// Verifies every file; fails if any of them is not true to the last character.
///
/// # Errors
/// Some file does not agree, or cannot be read.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let files: Vec<&PathBuf> = given.get_many("files").into_iter().flatten().collect();
    let edition = given.get_one::<PathBuf>("edition").map(PathBuf::as_path);
    let json = given.get_flag("json");
    let bar = progress::bar(files.len() as u64, desk.word("progress-verify"));
    let mut verdicts = Vec::with_capacity(files.len());
    for file in files {
        let replayed = files::replay(file, edition, desk);
        if !json {
            let line = line(file, &replayed, desk);
            bar.suspend(|| writeln!(out, "{line}"))?;
        }
        verdicts.push(verdict(file, replayed));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let wrong = verdicts.iter().filter(|verdict| !verdict.agrees).count();
    if json {
        let answer = serde_json::json!({ "files": verdicts.len(), "wrong": wrong, "verdicts": verdicts });
        writeln!(out, "{answer}")?;
    } else if verdicts.len() > 1 {
        let sum = Message::new("verify-sum").with("files", verdicts.len()).with("wrong", wrong);
        writeln!(out, "{}", desk.say(&sum))?;
    }
    if wrong == 0 { Ok(()) } else { Err(Failure::Told) }
}

fn line(file: &Path, replayed: &Result<Replayed, Failure>, desk: &Desk) -> String {
    let Replayed { game, table, .. } = match replayed {
        Ok(replayed) => replayed,
        Err(failure) => return problem(failure),
    };
    let speaker = desk.speaker_of(*game);
    let end = match table.outcome() {
        Some(outcome) => {
            let scores: Vec<_> = outcome.scores.iter().map(|score| score.total().to_string()).collect();
            let end = Message::new("verify-finished").with("end", speaker.word(&format!("end-{}", outcome.end)));
            end.with("scores", scores.join(" : "))
        }
        None => Message::new("verify-under-way"),
    };
    desk.say(
        &Message::new("verify-agrees")
            .with("file", file.display().to_string())
            .with("game", speaker.word("game-name"))
            .with("seats", table.seats())
            .with("moves", table.moves())
            .with("end", end),
    )
}

fn verdict(file: &Path, replayed: Result<Replayed, Failure>) -> Verdict {
    let file = file.display().to_string();
    match replayed {
        Ok(Replayed { game, table, .. }) => Verdict {
            file,
            agrees: true,
            game: Some(game.key()),
            seats: Some(table.seats()),
            moves: Some(table.moves()),
            finished: Some(table.outcome().is_some()),
            problem: None,
        },
        Err(failure) => {
            let problem = Some(problem(&failure));
            Verdict { file, agrees: false, game: None, seats: None, moves: None, finished: None, problem }
        }
    }
}

fn problem(failure: &Failure) -> String {
    match failure {
        Failure::Usage(text) | Failure::Content(text) => text.clone(),
        Failure::Output(error) => error.to_string(),
        Failure::Told => String::new(),
    }
}
