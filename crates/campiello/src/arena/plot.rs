//! What came out of an arena, as a picture.

use campiello_bots::arena::Interval;
use campiello_core::Message;
use campiello_draw::Theme;
use campiello_draw::chart::{Axis, Bars, Lines, Point, Reference, Row, Series, Spread};
use campiello_text::Speaker;

use super::answer::{Answer, Entrant, Match, Thinking};
use super::report::{self, scaled};
use crate::desk::Desk;

/// Draws the bots of a match side by side, or the first bot of several over its time to think.
pub(super) fn draw(answer: &Answer, theme: Theme, desk: &Desk, speaker: &Speaker) -> String {
    let numbers = |number: f64, decimals: usize| desk.number(number, decimals);
    match answer.matches.as_slice() {
        [one] => bars(answer, one, desk, speaker).svg(theme, &numbers),
        _ => lines(answer, desk, speaker).svg(theme, &numbers),
    }
}

fn bars(answer: &Answer, one: &Match, desk: &Desk, speaker: &Speaker) -> Bars {
    let mut bars = Bars::new(desk.word("arena-plot-title"), Axis::new(measure(answer, desk)));
    bars.note = desk.say(&note(answer, one, speaker));
    bars.rows = (one.bots.iter().map(|bot| {
        let shown = shown(answer, bot);
        let said =
            if answer.is_solo() { report::interval(shown, 1, desk) } else { report::share(bot.win_share.into(), desk) };
        let finite = |end: f64| if end.is_finite() { end } else { shown.mean };
        Row { name: bot.bot.clone(), value: shown.mean, low: finite(shown.low), high: finite(shown.high), said }
    }))
    .collect();
    bars.reference = fair(answer, desk);
    bars
}

fn lines(answer: &Answer, desk: &Desk, speaker: &Speaker) -> Lines {
    let first = answer.matches.first();
    let unit = match first.map(|one| one.budget) {
        Some(Thinking::Ms(_)) => "arena-plot-ms",
        _ => "arena-plot-iterations",
    };
    let bot = first.and_then(|one| one.bots.first()).map_or("", |bot| bot.bot.as_str());
    let title = desk.say(&Message::new("arena-plot-curve").with("bot", bot));
    let across = Axis::new(desk.word(unit)).logarithmic();
    let mut lines = Lines::new(title, across, Axis::new(measure(answer, desk)));
    lines.note = first.map(|one| desk.say(&note(answer, one, speaker))).unwrap_or_default();
    let point = |one: &Match| {
        let Interval { mean, low, high } = shown(answer, &one.bots[0]);
        Point { x: one.budget.number(), y: mean, low, high }
    };
    let points = answer.matches.iter().map(point).collect();
    lines.series = vec![Series { name: bot.to_owned(), points, spread: Spread::Bars }];
    lines.reference = fair(answer, desk);
    lines
}

/// What is compared: victories in per cent, or points where everybody plays alone.
fn shown(answer: &Answer, bot: &Entrant) -> Interval {
    if answer.is_solo() { bot.points.into() } else { scaled(bot.win_share.into(), 100.0) }
}

fn measure(answer: &Answer, desk: &Desk) -> String {
    desk.word(if answer.is_solo() { "arena-plot-points" } else { "arena-plot-wins" })
}

fn fair(answer: &Answer, desk: &Desk) -> Option<Reference> {
    let reference = || Reference { at: 100.0 * answer.fair_share, label: desk.word("arena-plot-fair") };
    (!answer.is_solo()).then(reference)
}

/// Which game, how many games, against whom.
fn note(answer: &Answer, one: &Match, speaker: &Speaker) -> Message {
    let against: Vec<&str> = one.bots.iter().skip(1).map(|bot| bot.bot.as_str()).collect();
    Message::new("arena-plot-note")
        .with("game", speaker.word("game-name"))
        .with("seats", answer.seats)
        .with("games", one.games as i64)
        .with("against", if answer.matches.len() > 1 { against.join(", ") } else { String::new() })
        .with("curve", if answer.matches.len() > 1 && !against.is_empty() { "yes" } else { "no" })
}
