//! `campiello replay`: a game that was written down, at any move, through anybody's eyes.

use std::io::Write;
use std::path::{Path, PathBuf};

use campiello_core::{Message, Outcome, Seat, Viewer};
use campiello_draw::Theme;
use campiello_text::Speaker;
use clap::ArgMatches;
use serde_json::{Value, json};

use crate::desk::{Desk, Failure};
use crate::files::{self, Replayed};
use crate::picture::{self, Form, Motif};
use crate::play::show;

/// Shows the game.
///
/// # Errors
/// The record is not true, there is no such move or viewer, or a picture cannot be written.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let path = |name: &str| given.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let file = path("file").unwrap_or_else(|| Path::new(""));
    let mut replayed = files::replay(file, path("edition"), desk)?;
    let moves = replayed.table.moves();
    let at = given.get_one::<u64>("at").map_or(moves, |at| usize::try_from(*at).unwrap_or(usize::MAX));
    if at > moves {
        return Err(Failure::Usage(desk.say(&Message::new("fail-at").with("moves", moves))));
    }
    if given.get_flag("night") && path("svg").or(path("png")).is_none() {
        // If even that cannot be written, nothing is lost.
        let _ = writeln!(std::io::stderr(), "{}", desk.word("warn-night"));
    }
    let viewers = viewers(given.get_one::<String>("viewer"), replayed.table.seats(), desk)?;
    let theme = if given.get_flag("night") { Theme::Night } else { Theme::Day };
    let picture = path("svg").map(|file| (Form::Svg, file)).or(path("png").map(|file| (Form::Png, file)));
    if let Some((form, drawn)) = picture {
        for viewer in &viewers {
            let drawn = if viewers.len() == 1 { drawn.to_owned() } else { beside(drawn, *viewer) };
            files::free_for_picture(&drawn, form.ending(), Some(file), desk)?;
        }
    }
    if let Some(seat) = given.get_one::<String>("postcard") {
        let picture = picture.ok_or_else(|| Failure::Usage(desk.word("fail-postcard-file")))?;
        return postcard(desk, &replayed, (file, seat), theme, picture, out);
    }
    replayed.table.go_back(at);
    let shown = Shown { desk, speaker: desk.speaker_of(replayed.game), replayed: &replayed, moves };
    let json = given.get_flag("json");
    if let Some((form, file)) = picture {
        let files = shown.draw(&viewers, theme, (form, file))?;
        if !json {
            return files.iter().try_for_each(|file| picture::tell(file, desk, out));
        }
        let mut files: Vec<Value> = files.iter().map(|file| file.display().to_string().into()).collect();
        let drawn = if files.len() == 1 { files.remove(0) } else { files.into() };
        writeln!(out, "{}", shown.json(viewers[0], Some(drawn)))?;
        return Ok(());
    }
    if json {
        writeln!(out, "{}", shown.json(viewers[0], None))?;
        return Ok(());
    }
    viewers.iter().try_for_each(|viewer| shown.write(*viewer, out))
}

fn viewers(wish: Option<&String>, seats: u8, desk: &Desk) -> Result<Vec<Viewer>, Failure> {
    match wish.map(String::as_str) {
        None => Ok(vec![Viewer::Spectator]),
        Some("all") => Ok(Viewer::all(seats).collect()),
        Some(seat) => seat_named(seat, seats, "viewer", desk).map(|seat| vec![Viewer::Seat(seat)]),
    }
}

fn seat_named(name: &str, seats: u8, argument: &str, desk: &Desk) -> Result<Seat, Failure> {
    let seat = name.parse::<Seat>().ok().filter(|seat| seat.index() < seats.into());
    seat.ok_or_else(|| {
        let expected = desk.word(&format!("expect-{argument}"));
        let wrong = Message::new("usage-wrong-value").with("argument", format!("--{argument}")).with("value", name);
        Failure::Usage(desk.say(&wrong.with("expected", expected)))
    })
}

fn postcard(
    desk: &Desk,
    replayed: &Replayed,
    (record, seat): (&Path, &str),
    theme: Theme,
    (form, file): (Form, &Path),
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Replayed { game, table, .. } = replayed;
    let seat = seat_named(seat, table.seats(), "postcard", desk)?;
    if table.outcome().is_none() {
        let early = Message::new("fail-not-over").with("file", record.display().to_string());
        return Err(Failure::Content(desk.say(&early)));
    }
    let street = format!("street/{}", seat.index());
    let scene = table.scene(Viewer::Spectator);
    picture::draw(&scene, &Motif::Postcard(&street), theme, (form, file), (desk, &desk.speaker_of(*game)))?;
    picture::tell(file, desk, out)
}

struct Shown<'a> {
    desk: &'a Desk,
    speaker: Speaker,
    replayed: &'a Replayed,
    /// How many moves the record has.
    moves: usize,
}

impl Shown<'_> {
    /// One picture, or one for each of several viewers: `table-p0.svg`.
    fn draw(&self, viewers: &[Viewer], theme: Theme, (form, file): (Form, &Path)) -> Result<Vec<PathBuf>, Failure> {
        let mut files = Vec::new();
        for viewer in viewers {
            let file = if viewers.len() == 1 { file.to_owned() } else { beside(file, *viewer) };
            let scene = self.replayed.table.scene(*viewer);
            picture::draw(&scene, &Motif::Table, theme, (form, &file), (self.desk, &self.speaker))?;
            files.push(file);
        }
        Ok(files)
    }

    fn write(&self, viewer: Viewer, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { desk, speaker, replayed, .. } = self;
        let table = &replayed.table;
        let eyes = match viewer {
            Viewer::Seat(seat) => Message::new("seat-name").with("number", seat.ordinal()),
            Viewer::Spectator => Message::new("replay-spectator"),
        };
        let title = Message::new("replay-title")
            .with("game", speaker.word("game-name"))
            .with("at", table.moves())
            .with("moves", self.moves)
            .with("viewer", eyes);
        writeln!(out, "{}\n\n{}\n", speaker.say(&title), show::board(&table.scene(viewer), desk, speaker))?;
        for line in show::prompt(&table.scene(viewer), desk, speaker) {
            writeln!(out, "{line}\n")?;
        }
        writeln!(out, "{}", speaker.word("replay-log"))?;
        for line in show::log(&table.log(viewer), None, desk, speaker) {
            writeln!(out, "  {line}")?;
        }
        if let Some(outcome) = table.outcome() {
            writeln!(out)?;
            for line in show::outcome(&outcome, None, desk, speaker) {
                writeln!(out, "{line}")?;
            }
        }
        writeln!(out)?;
        Ok(())
    }

    /// The table for programs, and the pictures if any were drawn.
    fn json(&self, viewer: Viewer, drawn: Option<Value>) -> Value {
        let Replayed { game, record, table, .. } = self.replayed;
        let told = table.log(viewer);
        let finished = table.outcome().is_some();
        let log: Vec<Value> = (told.iter().zip(&record.moves))
            .map(|((seat, line), played)| {
                // Until the game is over a move's notation may name what only its player knows.
                let notation = (finished || viewer.is(*seat)).then_some(&played.notation);
                json!({ "seat": seat.index(), "move": notation, "text": self.speaker.say(line) })
            })
            .collect();
        let mut answer = json!({
            "game": game.key(),
            "seats": table.seats(),
            "switches": record.switches,
            "edition": record.edition,
            "at": table.moves(),
            "moves": self.moves,
            "finished": finished,
            "outcome": table.outcome().map(|outcome| outcome_json(&outcome)),
            "log": log,
            "board": show::board(&table.scene(viewer), self.desk, &self.speaker),
        });
        if let Some(drawn) = drawn {
            answer["drawn"] = drawn;
        }
        answer
    }
}

fn outcome_json(outcome: &Outcome) -> Value {
    let scores: Vec<Value> = (outcome.scores.iter())
        .map(|score| {
            let parts = score.parts.iter().map(|(key, points)| ((*key).to_owned(), json!(points)));
            json!({ "total": score.total(), "parts": Value::Object(parts.collect()) })
        })
        .collect();
    json!({ "end": outcome.end, "scores": scores, "ranks": outcome.ranks, "rating": outcome.rating })
}

fn beside(file: &Path, viewer: Viewer) -> PathBuf {
    let name = match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    };
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{name}.{extension}"))
}
