//! Who sits at the table: names, clocks, who is there, and for whom a bot plays.

use campiello_bots::Level;
use campiello_core::{Message, Seat};
use maud::{Markup, html};

use super::level;
use super::rendering::Part;
use super::table::Sight;
use crate::caretaker::Errand;
use crate::life::{Chair, Place, Stage};

/// Draws the list of seats.
#[must_use]
pub fn draw(sight: &Sight<'_>) -> Part {
    let life = sight.life();
    let seats = (0..).map(Seat::new).zip(&life.places);
    let playing = life.stage == Stage::Playing;
    let plays = playing && !sight.eyes.own.is_empty();
    let list = html! {
        section id="seats" class="panel seats" aria-labelledby="seats-title" data-now=[life.plan.pace.has_clock().then_some(sight.now)] {
            h2 id="seats-title" { (sight.tongue.word("ui-seats")) }
            ul {
                @for (seat, place) in seats {
                    li class=[life.awaited().contains(seat).then_some("awaited")] {
                        span class="name" title=[character(sight, place)] {
                            (sight.tongue.names[seat.index()])
                            @if sight.eyes.own.contains(seat) { " " small { (sight.tongue.word("ui-you")) } }
                        }
                        (status(sight, seat, place))
                        @if playing { (clock(sight, place)) }
                        @if plays { (takeover(sight, seat, place)) }
                    }
                }
            }
            @if plays {
                details class="leave" {
                    summary { (sight.tongue.word("ui-leave")) }
                    @if !life.counts() { p { (sight.tongue.word("ui-pause-why")) } }
                    @for seat in sight.eyes.own.iter().filter(|seat| life.places[seat.index()].is_played_by_hand() && !life.counts()) {
                        button form="act" formaction=(sight.address("away")) name="of" value=(seat.index()) class="quiet" {
                            (sight.tongue.word("ui-pause"))
                        }
                    }
                    p { (sight.tongue.word("ui-resign-why")) }
                    (sight.button("resign", "danger", "ui-resign"))
                }
            }
        }
    };
    Part::new("seats", list.into_string())
}

/// Who is there; of a bot, whether it thinks or waits. Nothing here is read out when it changes: the log says what happens.
fn status(sight: &Sight<'_>, seat: Seat, place: &Place) -> Markup {
    let errand = Errand::of(sight.life(), sight.shown.attended());
    let key = match &place.chair {
        _ if errand == Errand::Bot(seat) => "ui-is-thinking",
        _ if matches!(errand, Errand::Patient(bot, _) | Errand::Polite(bot, _) if bot == seat) => "ui-is-waiting",
        // Its name says it.
        Chair::Bot { .. } => return html! {},
        _ if place.resigned => "ui-is-resigned",
        _ if place.away => "ui-is-away",
        Chair::Person(person) if sight.shown.present.contains_key(&person.id) => "ui-is-here",
        _ => "ui-is-gone",
    };
    html! { span class=(format!("status {key}")) { (sight.tongue.word(key)) } }
}

/// Who the bot is that sits there, for whoever points at its name.
fn character(sight: &Sight<'_>, place: &Place) -> Option<String> {
    match &place.chair {
        Chair::Bot { bot } => Level::named(bot).map(|level| level::character(level, sight.tongue)),
        _ => None,
    }
}

/// The time that is left; while it runs, the script counts down.
fn clock(sight: &Sight<'_>, place: &Place) -> Markup {
    let life = sight.life();
    if !life.plan.pace.has_clock() || !place.is_played_by_hand() {
        return html! {};
    }
    let deadline = place.deadline(life.plan.pace);
    let left = deadline.map_or(place.left, |deadline| deadline.saturating_sub(sight.now));
    html! { span class="clock" role="timer" data-until=[deadline] { (time(left, sight)) } }
}

fn time(left: u64, sight: &Sight<'_>) -> String {
    let seconds = left / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours @ 1..=47 => sight.tongue.say(&Message::new("ui-hours").with("hours", hours as i64)),
        hours => sight.tongue.say(&Message::new("ui-days").with("days", (hours / 24) as i64)),
    }
}

/// Somebody who is gone can be played by a bot, until they are back.
fn takeover(sight: &Sight<'_>, seat: Seat, place: &Place) -> Markup {
    let gone = place.chair.person().is_some_and(|person| !sight.shown.present.contains_key(&person.id));
    html! {
        @if gone && place.is_played_by_hand() && !sight.eyes.own.contains(seat) {
            button form="act" formaction=(sight.address("away")) name="of" value=(seat.index()) class="quiet" {
                (sight.tongue.word("ui-takeover"))
            }
        }
    }
}
