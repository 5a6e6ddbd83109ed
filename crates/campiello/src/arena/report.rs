//! What came out of an arena, for people.

use std::io::Write;

use campiello_bots::arena::Interval;
use campiello_core::Message;
use campiello_draw::columns;
use campiello_text::Speaker;

use super::answer::{Answer, Match, Thinking};
use crate::desk::{Desk, Failure};

/// Writes the report.
pub(super) fn write(answer: &Answer, desk: &Desk, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let table = match answer.matches.as_slice() {
        [one] => {
            writeln!(out, "{}", desk.say(&title(answer, one, desk, speaker)))?;
            bots(one, desk)
        }
        several => {
            let last = &several[several.len() - 1];
            writeln!(out, "{}", desk.say(&title(answer, last, desk, speaker)))?;
            curve(answer, desk)
        }
    };
    writeln!(out, "{}\n", notes(answer, desk))?;
    for line in columns::align(&table) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out)?;
    if let Some(doubling) = answer.doubling {
        let twice = desk.say(&twice(answer, doubling.into(), desk));
        writeln!(out, "{}", columns::wrap(&twice, desk.width).join("\n"))?;
    }
    for one in &answer.matches {
        if let Some(test) = &one.sprt {
            let said = Message::new(match test.verdict {
                "better" => "arena-sprt-better",
                "not-better" => "arena-sprt-not-better",
                _ => "arena-sprt-open",
            });
            let said = said.with("bot", one.bots[0].bot.as_str()).with("deals", one.deals);
            let said = said.with("fair", percent(answer.fair_share, desk));
            writeln!(out, "{}", desk.say(&said.with("share", percent(test.better_share, desk))))?;
        }
        let hash = Message::new("simulate-hash").with("hash", one.record_hash.as_str());
        writeln!(out, "{}", desk.say(&hash))?;
    }
    Ok(())
}

/// What was played.
pub(super) fn title(answer: &Answer, one: &Match, desk: &Desk, speaker: &Speaker) -> Message {
    Message::new("arena-title")
        .with("game", speaker.word("game-name"))
        .with("seats", answer.seats)
        .with("deals", one.deals)
        .with("games", one.games as i64)
        .with("seconds", desk.number(one.seconds, 1))
        .with("speed", desk.number(one.games_per_s, 1))
}

/// How to read the numbers.
fn notes(answer: &Answer, desk: &Desk) -> String {
    let key = match answer.matches.as_slice() {
        [one, ..] if one.bots.len() == 1 => "arena-note-one",
        _ if answer.is_solo() => "arena-note-alone",
        _ => "arena-note",
    };
    let note = Message::new(key).with("fair", percent(answer.fair_share, desk));
    columns::wrap(&desk.say(&note), desk.width).join("\n")
}

fn bots(one: &Match, desk: &Desk) -> Vec<Vec<String>> {
    let heads = ["column-bot", "column-wins", "column-points", "column-elo", "column-p50", "column-p99"];
    let mut rows = vec![heads.map(|key| desk.word(key)).to_vec()];
    for (number, bot) in one.bots.iter().enumerate() {
        rows.push(vec![
            bot.bot.clone(),
            share(bot.win_share.into(), desk),
            interval(bot.points.into(), 1, desk),
            if number == 0 { desk.number(0.0, 0) } else { interval(bot.elo.into(), 0, desk) },
            desk.number(bot.ms_p50, 1),
            desk.number(bot.ms_p99, 1),
        ]);
    }
    comparable(rows, &["column-wins", "column-elo"], one, desk)
}

/// The rows without the columns of these heads if there is nobody to be compared with.
fn comparable(mut rows: Vec<Vec<String>>, heads: &[&str], one: &Match, desk: &Desk) -> Vec<Vec<String>> {
    let dropped = heads.iter().filter(|_| one.bots.len() == 1).map(|head| desk.word(head));
    for head in dropped {
        let column = rows[0].iter().position(|word| *word == head).expect("the table has these heads");
        for row in &mut rows {
            row.remove(column);
        }
    }
    rows
}

/// One row for every budget of the first bot.
fn curve(answer: &Answer, desk: &Desk) -> Vec<Vec<String>> {
    let unit = if let Thinking::Ms(_) = answer.matches[0].budget { "column-ms" } else { "column-iterations" };
    let heads = [unit, "column-wins", "column-points", "column-gain", "column-p50", "column-p99"];
    let mut rows = vec![heads.map(|key| desk.word(key)).to_vec()];
    for one in &answer.matches {
        let bot = &one.bots[0];
        let gain = one.gain.map(|gain| {
            let factor = if answer.is_solo() { 1.0 } else { 100.0 };
            interval(scaled(gain.into(), factor), 1, desk)
        });
        rows.push(vec![
            desk.number(one.budget.number(), 0),
            share(bot.win_share.into(), desk),
            interval(bot.points.into(), 1, desk),
            gain.unwrap_or_default(),
            desk.number(bot.ms_p50, 1),
            desk.number(bot.ms_p99, 1),
        ]);
    }
    comparable(rows, &["column-wins"], &answer.matches[0], desk)
}

/// What twice the time, or twice the iterations, brings.
fn twice(answer: &Answer, doubling: Interval, desk: &Desk) -> Message {
    let said = Message::new(if answer.is_solo() { "arena-doubling-alone" } else { "arena-doubling" });
    let lead = answer.doubling_lead.map(|lead| interval(lead.into(), 2, desk)).unwrap_or_default();
    let brings =
        if answer.is_solo() { interval(doubling, 2, desk) } else { interval(scaled(doubling, 100.0), 1, desk) };
    said.with("brings", brings).with("lead", lead)
}

/// A number in other units.
pub(super) fn scaled(interval: Interval, factor: f64) -> Interval {
    Interval { mean: factor * interval.mean, low: factor * interval.low, high: factor * interval.high }
}

/// A share in per cent.
fn percent(share: f64, desk: &Desk) -> String {
    desk.say(&Message::new("number-percent").with("number", desk.number(100.0 * share, 1)))
}

/// A share and between which it is: `52.3% (48.1…56.4)`.
pub(super) fn share(share: Interval, desk: &Desk) -> String {
    format!("{} {}", percent(share.mean, desk), between(scaled(share, 100.0), 1, desk))
}

/// A number and between which it is: `74.8 (74.1…75.5)`.
pub(super) fn interval(interval: Interval, decimals: usize, desk: &Desk) -> String {
    format!("{} {}", desk.number(interval.mean, decimals), between(interval, decimals, desk))
}

fn between(interval: Interval, decimals: usize, desk: &Desk) -> String {
    let end = |end: f64| if end.is_finite() { desk.number(end, decimals) } else { "?".to_owned() };
    format!("({}…{})", end(interval.low), end(interval.high))
}
