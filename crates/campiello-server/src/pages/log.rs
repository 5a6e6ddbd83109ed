//! What happened, the newest first.

use std::sync::Arc;

use campiello_core::Seat;
use maud::html;

use super::rendering::Part;
use super::table::Sight;

/// Draws the log as these eyes may read it. New lines are read out; it scrolls, so keys can reach it.
#[must_use]
pub fn draw(sight: &Sight<'_>) -> Part {
    let lines = lines(sight);
    let name = |seat: &Seat| sight.tongue.names.get(seat.index()).map_or("", String::as_str);
    let log = html! {
        section id="log" class="panel log" tabindex="0" aria-labelledby="log-title" {
            h2 id="log-title" { (sight.tongue.word("ui-log")) }
            ol aria-live="polite" aria-relevant="additions" {
                @for Line { number, seats, words, notable } in &lines {
                    li id={ "told-" (number) } data-seat=[seats.first().filter(|_| *notable).map(|seat| seat.index())] {
                        b { @for (n, seat) in seats.iter().enumerate() { @if n > 0 { " · " } (name(seat)) } } " " (words)
                    }
                }
            }
        }
    };
    Part::new("log", log.into_string())
}

/// A line of the log: those who did the same one after the other share it.
struct Line {
    number: u64,
    seats: Vec<Seat>,
    words: Arc<str>,
    notable: bool,
}

fn lines(sight: &Sight<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for told in sight.life().told.iter().rev() {
        let words = told.said(sight.eyes.viewer, sight.tongue.language(), |line| sight.tongue.say(line));
        match lines.last_mut() {
            Some(last) if last.words == words && !last.seats.contains(&told.seat) => last.seats.push(told.seat),
            _ => lines.push(Line { number: told.number, seats: vec![told.seat], words, notable: told.notable }),
        }
    }
    lines
}
