//! `campiello review`: a finished game looked at again: how the chances went, where it turned, what was missed, and what was luck.

use std::io::Write;
use std::path::{Path, PathBuf};

use campiello_bots::review::{Account, Estimate, Measure, Missed, Named, Order, Turning};
use campiello_bots::{AnyBrains, Review};
use campiello_core::{Message, Seat};
use campiello_draw::Theme;
use campiello_server::pages::review::Said;
use campiello_text::Speaker;
use clap::ArgMatches;
use serde_json::{Value, json};

use crate::desk::{Desk, Failure};
use crate::files::{self, Replayed};
use crate::games;
use crate::picture::{self, Form};
use crate::progress;

/// Reviews the game of a record.
///
/// # Errors
/// The record is not true, the game is not over, or a picture cannot be written.
pub fn run(desk: &Desk, given: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let path = |name: &str| given.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let file = path("file").unwrap_or_else(|| Path::new(""));
    let picture = path("svg").map(|file| (Form::Svg, file)).or(path("png").map(|file| (Form::Png, file)));
    if let Some((form, drawn)) = picture {
        files::free_for_picture(drawn, form.ending(), Some(file), desk)?;
    }
    let replayed = files::replay(file, path("edition"), desk)?;
    let game = games::named(replayed.game.key(), desk)?;
    let review = look(&replayed, game, given, desk).ok_or_else(|| {
        Failure::Content(desk.say(&Message::new("fail-not-over").with("file", file.display().to_string())))
    })?;
    let texts = [game.texts(), crate::desk::TEXTS, campiello_server::words::TEXTS, campiello_core::TEXTS];
    let speaker = Speaker::new(desk.speaker().language(), &texts);
    let say = |message: &Message| speaker.say(message);
    let said = Said::new(&review, &[], &say);
    let json = given.get_flag("json");
    // Before the picture: if that cannot be written, what was thought about is not lost.
    if json {
        writeln!(out, "{}", as_json(&review, game.key(), &speaker))?;
    } else {
        write(&review, &said, &say, out)?;
    }
    let Some((form, file)) = picture else { return Ok(()) };
    let theme = if given.get_flag("night") { Theme::Night } else { Theme::Day };
    picture::write(said.picture(theme), (form, file), desk)?;
    if json { Ok(()) } else { picture::tell(file, desk, out) }
}

/// Looks at the game again; nothing if it is not over.
fn look(replayed: &Replayed, game: &dyn AnyBrains, given: &ArgMatches, desk: &Desk) -> Option<Review> {
    let bar = progress::bar(100, desk.word("progress-review"));
    let told = |done: f64| bar.set_position((100.0 * done) as u64);
    let review = game.review(&*replayed.table, &order(given, game.usual_review()), &told).ok();
    bar.finish_and_clear();
    review
}

/// How thoroughly: on all cores, as deep as asked for.
fn order(given: &ArgMatches, usual: Order) -> Order {
    let number = |name: &str| given.get_one::<u64>(name).copied();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Order {
        playouts: number("iterations").map_or(usual.playouts, |number| u32::try_from(number).unwrap_or(u32::MAX)),
        seed: number("seed").unwrap_or(usual.seed),
        threads: number("threads").map_or(cores, |threads| usize::try_from(threads).unwrap_or(1)),
    }
}

fn write(
    review: &Review,
    said: &Said<'_>,
    say: &dyn Fn(&Message) -> String,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let seats = || (0..).map(Seat::new).take(review.accounts.len());
    let solo = review.measure == Measure::Points;
    writeln!(out, "{}", said.word(if solo { "ui-review-curve-solo" } else { "ui-review-curve" }))?;
    for moment in &review.moments {
        let chances = seats().zip(&moment.chances);
        let chances = chances.map(|(seat, chance)| format!("{} {:>5}", said.name(seat), said.chance(chance.mean)));
        writeln!(out, "{:>6}  {}", moment.moves, chances.collect::<Vec<_>>().join("   "))?;
    }
    writeln!(out, "\n{}", said.word("ui-review-turning"))?;
    if review.turning.is_empty() {
        writeln!(out, "  {}", said.word("ui-review-turning-none"))?;
    }
    for turning in &review.turning {
        writeln!(out, "  {}–{}  {} ({})", turning.from + 1, turning.to, said.turned(turning), said.parts(turning))?;
        for (seat, told) in &turning.told {
            let told = Message::new("ui-told").with("seat", *seat).with("told", told.clone());
            writeln!(out, "      {}", say(&told))?;
        }
    }
    writeln!(out, "\n{}", said.word("ui-review-missed"))?;
    if review.missed.is_empty() {
        writeln!(out, "  {}", said.word("ui-review-missed-none"))?;
    }
    for missed in &review.missed {
        writeln!(out, "  {}, {}: {}", missed.at + 1, said.name(missed.seat), said.better(missed))?;
    }
    writeln!(out, "\n{}", said.word("ui-review-luck-title"))?;
    for (seat, account) in seats().zip(&review.accounts) {
        let parts = said.account(account).into_iter().map(|(name, part)| format!("{name} {}", said.change(part)));
        let (from, to) = (said.chance(account.start.mean), said.chance(account.end));
        let went = say(&Message::new("ui-review-went").with("from", from).with("to", to));
        writeln!(out, "  {} {went}: {}", said.name(seat), parts.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

fn as_json(review: &Review, game: &str, speaker: &Speaker) -> Value {
    let estimate = |estimate: &Estimate| json!({ "mean": estimate.mean, "error": estimate.error });
    let moments: Vec<Value> = (review.moments.iter())
        .map(|moment| {
            let chances: Vec<Value> = moment.chances.iter().map(estimate).collect();
            json!({ "moves": moment.moves, "chances": chances })
        })
        .collect();
    let account = |Account { start, end, own, others, luck }: &Account| json!({ "start": estimate(start), "end": end, "own": own, "others": others, "luck": luck });
    let turning = |turning: &Turning| {
        let told = turning.told.iter().map(|(seat, told)| json!({ "seat": seat.index(), "text": speaker.say(told) }));
        json!({
            "from": turning.from, "to": turning.to, "seat": turning.seat.index(), "change": estimate(&turning.change),
            "decided": turning.decided, "told": told.collect::<Vec<_>>(),
        })
    };
    let named = |named: &Named| json!({ "move": named.notation, "text": speaker.say(&named.label) });
    let missed = |missed: &Missed| {
        json!({
            "seat": missed.seat.index(), "at": missed.at, "played": named(&missed.played), "better": named(&missed.better),
            "gain": estimate(&missed.gain), "points": estimate(&missed.points),
        })
    };
    json!({
        "game": game,
        "measure": match review.measure { Measure::Winning => "winning", Measure::Points => "points" },
        "moments": moments,
        "accounts": review.accounts.iter().map(account).collect::<Vec<_>>(),
        "turning": review.turning.iter().map(turning).collect::<Vec<_>>(),
        "missed": review.missed.iter().map(missed).collect::<Vec<_>>(),
        "decisions": review.decisions,
        "playouts": review.playouts,
    })
}
