//! The deal of the day: its card in the lobby, its page with the results, and a line at its tables when they are finished.

use campiello_core::Message;
use maud::{Markup, html};

use super::rendering::Part;
use super::table::Sight;
use crate::daily::{Board, Own, Try};
use crate::life::Day;
use crate::people::Visit;
use crate::words::Tongue;

/// So many streets hang below the results.
const STREETS: usize = 3;

/// The card in the lobby.
#[must_use]
pub fn card(board: &Board, tongue: &Tongue<'_>) -> Markup {
    let key = match board.own {
        Own::Fresh => "ui-daily-play",
        Own::Begun(_) => "ui-daily-resume",
        Own::Done(_) => "ui-daily-see",
    };
    html! {
        section class="panel daily-card" aria-labelledby="daily-title" {
            (leaf(board.day, tongue))
            div class="words" {
                h2 id="daily-title" { (tongue.word("ui-daily")) }
                p { (tongue.word("ui-daily-short")) }
                (marks(board, tongue))
            }
            div class="actions" { a class="main button" href="/daily" { (tongue.word(key)) } }
        }
    }
}

/// The page of a day, with the ways to the days beside it.
#[must_use]
pub fn draw(
    board: &Board,
    beside: [Option<Day>; 2],
    visit: &Visit,
    tongue: &Tongue<'_>,
    refusal: Option<&str>,
) -> Markup {
    html! {
        main class="daily" {
            section class="panel today" {
                (leaf(board.day, tongue))
                div class="words" {
                    h1 { (tongue.word("ui-daily")) }
                    p class="date" { (tongue.say(&board.day.message())) }
                    (marks(board, tongue))
                    (standing(board, tongue))
                    @if let Some(refusal) = refusal { p class="refusal" role="alert" { (tongue.word(refusal)) } }
                    (play(board, visit, tongue))
                    p class="about" { (tongue.word(if board.over { "ui-daily-was" } else { "ui-daily-why" })) }
                }
            }
            section class="panel results" aria-labelledby="results-title" {
                h2 id="results-title" { (tongue.word("ui-daily-results")) }
                (results(board, tongue))
                @if board.under_way > 0 && !board.over { p class="empty" { (tongue.say(&Message::new("ui-daily-under-way").with("number", board.under_way))) } }
            }
            @if board.is_open() { (streets(board, tongue)) }
            nav class="actions days" aria-label=(tongue.word("ui-daily-days")) {
                @if let Some(before) = beside[0] { a class="quiet button" rel="prev" href=(format!("/daily/{before}")) { (tongue.word("ui-daily-before")) } }
                @if let Some(after) = beside[1] { a class="quiet button" rel="next" href=(format!("/daily/{after}")) { (tongue.word("ui-daily-after")) } }
            }
        }
    }
}

/// A leaf of a calendar.
fn leaf(day: Day, tongue: &Tongue<'_>) -> Markup {
    let (_, month, number) = day.date();
    html! {
        div class="leaf" aria-hidden="true" {
            b { (tongue.say(&Message::new("ui-month").with("month", month))) }
            span { (number) }
        }
    }
}

/// The mark to beat, and who has come farthest.
fn marks(board: &Board, tongue: &Tongue<'_>) -> Markup {
    let mark = board.mark.as_ref().map(|(points, _)| Message::new("ui-daily-mark").with("points", *points));
    let key = if board.over { "ui-daily-won" } else { "ui-daily-best" };
    let best = board
        .results
        .first()
        .map(|best| Message::new(key).with("name", best.name.as_str()).with("points", best.points));
    html! {
        ul class="marks" {
            @match &mark {
                Some(mark) => { li class="mark" { (tongue.say(mark)) } }
                None if !board.over => { li class="mark" { (tongue.word("ui-daily-mark-thinking")) } }
                None => {}
            }
            @match &best {
                Some(best) => { li class="best" { (tongue.say(best)) } }
                None => { li { (tongue.word(if board.over { "ui-daily-nobody-then" } else { "ui-daily-nobody" })) } }
            }
        }
    }
}

/// What became of the guest's own try.
fn standing(board: &Board, tongue: &Tongue<'_>) -> Markup {
    let own = board.results.iter().find(|result| result.own);
    html! {
        @match (own, &board.own) {
            (Some(Try { place, points, .. }), _) => {
                p class="own" { (tongue.say(&Message::new("ui-daily-result").with("points", *points).with("place", *place).with("all", board.results.len()))) }
            }
            (None, Own::Done(_)) => { p class="own" { (tongue.word("ui-daily-uncounted")) } }
            (None, _) => {}
        }
    }
}

fn play(board: &Board, visit: &Visit, tongue: &Tongue<'_>) -> Markup {
    let (class, key) = match board.own {
        Own::Begun(_) => ("main", "ui-daily-resume"),
        Own::Fresh if !board.over => ("main", "ui-daily-play"),
        Own::Fresh | Own::Done(_) => ("quiet", "ui-daily-practise"),
    };
    html! {
        form method="post" action="/daily" {
            input type="hidden" name="token" value=(visit.token);
            input type="hidden" name="day" value=(board.day);
            @if visit.guest.name.is_empty() {
                label { (tongue.word("ui-name")) " " input type="text" name="name" maxlength="24" required autocomplete="nickname"; }
            }
            button class=(class) { (tongue.word(key)) }
        }
    }
}

/// Everybody who has finished, and the master among them.
fn results(board: &Board, tongue: &Tongue<'_>) -> Markup {
    let beaten = |points: i32| board.mark.as_ref().is_some_and(|(mark, _)| points >= *mark);
    let above = board.results.iter().filter(|result| beaten(result.points));
    let below = board.results.iter().filter(|result| !beaten(result.points));
    html! {
        @if board.results.is_empty() && board.mark.is_none() {
            p class="empty" { (tongue.word(if board.over { "ui-daily-nobody-then" } else { "ui-daily-nobody" })) }
        } @else {
            div class="scroll" tabindex="0" role="region" aria-labelledby="results-title" {
                table class="ladder" {
                    thead { tr {
                        th scope="col" { (tongue.word("ui-rank")) }
                        th scope="col" { (tongue.word("ui-daily-name")) }
                        th scope="col" { (tongue.word("ui-daily-points")) }
                    } }
                    tbody {
                        @for result in above { (row(result, board, tongue)) }
                        @if let Some((points, table)) = &board.mark {
                            tr class="mark" {
                                td { "–" }
                                th scope="row" { (linked(board, table, &tongue.say(&Message::new("ui-bot").with("bot", "master")))) }
                                td { (points) }
                            }
                        }
                        @for result in below { (row(result, board, tongue)) }
                    }
                }
            }
        }
    }
}

fn row(result: &Try, board: &Board, tongue: &Tongue<'_>) -> Markup {
    html! {
        tr class=[result.own.then_some("own")] {
            td { (result.place) "." }
            th scope="row" { (linked(board, &result.table, &result.name)) @if result.own { " " small { (tongue.word("ui-you")) } } }
            td { (result.points) }
        }
    }
}

/// The way to somebody's table, for those who may look.
fn linked(board: &Board, table: &str, name: &str) -> Markup {
    html! {
        @if board.is_open() { a href=(format!("/t/{table}")) { (name) } } @else { (name) }
    }
}

/// The best streets of the day.
fn streets(board: &Board, tongue: &Tongue<'_>) -> Markup {
    let code = tongue.language().code();
    html! {
        @if !board.results.is_empty() {
            div class="postcards streets" {
                @for Try { name, points, table, .. } in board.results.iter().take(STREETS) {
                    figure {
                        img class="by-day" loading="lazy" alt="" width="1280" height="930" src=(format!("/t/{table}/postcard/0.svg?lang={code}"));
                        img class="by-night" loading="lazy" alt="" width="1280" height="930" src=(format!("/t/{table}/postcard/0.svg?lang={code}&night=yes"));
                        figcaption { a href=(format!("/t/{table}")) { (name) } " · " (points) }
                    }
                }
            }
        }
    }
}

/// What stands above the table while a deal of the day is played.
#[must_use]
pub fn line(sight: &Sight<'_>) -> Option<Part> {
    let deal = sight.life().plan.daily?;
    let key = if deal.counts { "ui-daily-line" } else { "ui-daily-line-practice" };
    let mark = sight.mark.map(|points| Message::new("ui-daily-to-beat").with("points", points));
    let line = html! {
        p id="daily" class="daily-line" {
            (sight.tongue.say(&Message::new(key).with("date", deal.day.message())))
            @if let Some(mark) = &mark { " " (sight.tongue.say(mark)) }
        }
    };
    Some(Part::new("daily", line.into_string()))
}

/// What stands above the result of a deal of the day.
#[must_use]
pub fn banner(sight: &Sight<'_>) -> Option<Part> {
    let deal = sight.life().plan.daily?;
    let key = if deal.counts { "ui-daily-banner" } else { "ui-daily-banner-practice" };
    let mark = sight.mark.map(|points| Message::new("ui-daily-mark").with("points", points));
    let banner = html! {
        div id="daily" class="panel daily-banner" {
            p { (sight.tongue.say(&Message::new(key).with("date", deal.day.message()))) }
            @if let Some(mark) = &mark { p class="mark" { (sight.tongue.say(mark)) } }
            a class="main button" href=(format!("/daily/{}", deal.day)) { (sight.tongue.word("ui-daily-see")) }
        }
    };
    Some(Part::new("daily", banner.into_string()))
}
