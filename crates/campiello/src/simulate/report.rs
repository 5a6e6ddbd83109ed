//! What came out of a simulation, for people: two small tables and a histogram.

use std::io::Write;

use campiello_core::Message;
use campiello_text::Speaker;

use super::tally::Simulated;
use crate::desk::{Desk, Failure};
use campiello_draw::columns;

/// The longest bar of the histogram.
const LONGEST: f64 = 50.0;

/// Writes the report.
pub(super) fn write(simulated: &Simulated, desk: &Desk, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let seconds = desk.number(simulated.seconds, 2);
    let title = Message::new("simulate-title")
        .with("game", speaker.word("game-name"))
        .with("games", simulated.games as i64)
        .with("seats", simulated.seats)
        .with("seconds", seconds);
    writeln!(out, "{}", desk.say(&title))?;
    let speed = Message::new("simulate-speed")
        .with("games", desk.number(simulated.games_per_s, 0))
        .with("moves", desk.number(simulated.moves_per_s, 0));
    writeln!(out, "{}\n", desk.say(&speed))?;
    for table in [seats(simulated, desk), parts(simulated, desk, speaker), ends(simulated, desk, speaker)] {
        lines(&columns::align(&table), out)?;
    }
    for table in [solo(simulated, desk, speaker), statistics(simulated, desk, speaker)].into_iter().flatten() {
        lines(&columns::align(&table), out)?;
    }
    writeln!(out, "{}", desk.word("simulate-histogram"))?;
    lines(&histogram(&simulated.scores, desk), out)?;
    writeln!(out, "{}", desk.say(&Message::new("simulate-hash").with("hash", simulated.record_hash.as_str())))?;
    Ok(())
}

fn lines(lines: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    for line in lines {
        writeln!(out, "  {line}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn share(share: f64, desk: &Desk) -> String {
    desk.say(&Message::new("number-percent").with("number", desk.number(100.0 * share, 1)))
}

fn seats(simulated: &Simulated, desk: &Desk) -> Vec<Vec<String>> {
    // Who plays alone cannot win: there is a rating instead.
    let columns = if simulated.seats == 1 { 3 } else { 4 };
    let heads = ["column-seat", "column-bot", "column-points", "column-wins"];
    let mut rows = vec![heads.map(|key| desk.word(key)).to_vec()];
    for (seat, bot) in simulated.bots.iter().enumerate() {
        rows.push(vec![
            desk.say(&Message::new("seat-name").with("number", seat + 1)),
            bot.clone(),
            desk.number(simulated.mean_scores[seat], 1),
            share(simulated.win_share[seat], desk),
        ]);
    }
    for row in &mut rows {
        row.truncate(columns);
    }
    rows
}

fn parts(simulated: &Simulated, desk: &Desk, speaker: &Speaker) -> Vec<Vec<String>> {
    let mut rows = vec![["column-part", "column-points"].map(|key| desk.word(key)).to_vec()];
    for (part, points) in &simulated.mean_parts {
        rows.push(vec![speaker.word(&format!("score-{part}")), desk.number(*points, 1)]);
    }
    rows
}

fn ends(simulated: &Simulated, desk: &Desk, speaker: &Speaker) -> Vec<Vec<String>> {
    let mut rows = vec![["column-end", "column-games"].map(|key| desk.word(key)).to_vec()];
    for (end, count) in &simulated.ends {
        rows.push(vec![speaker.word(&format!("end-{end}")), desk.number(*count as f64, 0)]);
    }
    rows
}

fn solo(simulated: &Simulated, desk: &Desk, speaker: &Speaker) -> Option<Vec<Vec<String>>> {
    let solo = simulated.solo.as_ref()?;
    let mut rows = vec![
        vec![desk.word("solo-mean"), desk.number(solo.mean, 1)],
        vec![desk.word("solo-median"), desk.number(solo.median, 1)],
        vec![desk.word("solo-best"), desk.number(solo.best.into(), 0)],
    ];
    for (rating, part) in &solo.ratings {
        rows.push(vec![speaker.word(&format!("rating-{rating}")), share(*part, desk)]);
    }
    Some(rows)
}

/// What the game itself counts, if it does.
fn statistics(simulated: &Simulated, desk: &Desk, speaker: &Speaker) -> Option<Vec<Vec<String>>> {
    let row = |(key, mean): &(&str, f64)| vec![speaker.word(&format!("statistic-{key}")), desk.number(*mean, 2)];
    (!simulated.statistics.is_empty()).then(|| simulated.statistics.iter().map(row).collect())
}

/// The scores in steps of five points: the step, how many, a bar.
fn histogram(scores: &[i32], desk: &Desk) -> Vec<String> {
    let steps: Vec<i32> = scores.iter().map(|score| score.div_euclid(5)).collect();
    let (Some(least), Some(most)) = (steps.iter().min(), steps.iter().max()) else { return Vec::new() };
    let counts: Vec<usize> =
        (*least..=*most).map(|step| steps.iter().filter(|other| **other == step).count()).collect();
    let tallest = counts.iter().max().copied().unwrap_or(1).max(1) as f64;
    let rows: Vec<Vec<String>> = (*least..)
        .zip(&counts)
        .map(|(step, count)| {
            let number = |number: i32| desk.number(number.into(), 0);
            vec![format!("{}…{}", number(5 * step), number(5 * step + 4)), desk.number(*count as f64, 0)]
        })
        .collect();
    let bar = |count: usize| "█".repeat((LONGEST * count as f64 / tallest).round() as usize);
    columns::align(&rows)
        .into_iter()
        .zip(counts)
        .map(|(row, count)| format!("{row}  {}", bar(count)).trim_end().to_owned())
        .collect()
}
