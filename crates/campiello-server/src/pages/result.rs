//! The end: who won, the score sheet as in the rulebook, the postcards, and what can be done now.

use campiello_core::outcome::Outcome;
use campiello_core::{Message, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use super::rendering::Part;
use super::table::Sight;
use crate::hex;
use crate::life::Stage;

/// Draws the result.
#[must_use]
pub fn draw(sight: &Sight<'_>) -> Part {
    let (life, tongue) = (sight.life(), sight.tongue);
    let outcome = life.table().outcome();
    let part = html! {
        section id="result" class="panel result" aria-labelledby="result-title" data-board=(life.board) {
            div class="finish" {
                @match &outcome {
                    Some(outcome) => { (won(sight, outcome)) }
                    None => { h1 id="result-title" { (tongue.word("ui-closed")) } }
                }
                (rematch(sight))
                @if life.stage == Stage::Over {
                    div class="actions" {
                        a class="quiet button" href=(sight.address("review")) { (tongue.word("ui-review")) }
                        a class="quiet button" href=(sight.address("replay")) { (tongue.word("ui-replay")) }
                        @if !life.keeps_seed(sight.now) { a class="quiet button" href=(sight.address("record")) download { (tongue.word("ui-record")) } }
                        button type="button" class="quiet copy" data-link=(format!("/t/{}", life.id)) data-done=(tongue.word("ui-copied")) hidden { (tongue.word("ui-share")) }
                    }
                    p class="seal" {
                        (tongue.say(&Message::new("ui-fair").with("hash", hex::digits(&life.table().commitment()[..8]))))
                        @if !life.keeps_seed(sight.now) { " " (tongue.word("ui-fair-record")) }
                    }
                }
            }
            @if let Some(outcome) = &outcome { (sheet(sight, outcome)) }
            @if life.stage == Stage::Over { (postcards(sight)) }
        }
    };
    Part::new("result", part.into_string())
}

fn won(sight: &Sight<'_>, outcome: &Outcome) -> Markup {
    let tongue = sight.tongue;
    let winners: Vec<&str> = outcome
        .ranks
        .iter()
        .zip(&tongue.names)
        .filter(|(rank, _)| **rank == 1)
        .map(|(_, name)| name.as_str())
        .collect();
    let points = outcome.scores.iter().map(campiello_core::outcome::Score::total).max().unwrap_or_default();
    let title = match (outcome.scores.len(), winners.len()) {
        (1, _) => Message::new("ui-solo").with("points", points),
        (_, 1) => Message::new("ui-won").with("name", winners[0]).with("points", points),
        _ => Message::new("ui-shared").with("names", winners.join(", ")).with("points", points),
    };
    html! {
        h1 id="result-title" { (tongue.say(&title)) }
        @if let Some(rating) = outcome.rating { p class="rating" { (tongue.word(&format!("rating-{rating}"))) } }
        p { (tongue.word(&format!("end-{}", outcome.end))) }
    }
}

/// The score sheet: a column for every seat, a row for every part.
fn sheet(sight: &Sight<'_>, outcome: &Outcome) -> Markup {
    let tongue = sight.tongue;
    let rows = outcome.scores.first().map_or(0, |score| score.parts.len());
    let number = |value: i32| value.to_string().replace('-', "−");
    let winner = |seat: usize| if outcome.ranks[seat] == 1 { "winner" } else { "" };
    let part = |row: usize| outcome.scores[0].parts[row].0;
    html! {
        div class="scroll pad" tabindex="0" {
            table class="scores" {
                caption { (tongue.word("ui-scores")) }
                thead { tr {
                    td {}
                    @for (seat, name) in tongue.names.iter().enumerate() { th scope="col" class=(winner(seat)) { (name) } }
                } }
                tbody {
                    @for row in 0..rows {
                        tr {
                            th scope="row" {
                                (PreEscaped(campiello_draw::page::icon(part(row)))) (tongue.word(&format!("score-{}", part(row))))
                            }
                            @for (seat, score) in outcome.scores.iter().enumerate() {
                                td class={ (winner(seat)) @if score.parts[row].1 < 0 { " loss" } } { (number(score.parts[row].1)) }
                            }
                        }
                    }
                }
                tfoot {
                    tr class="total" {
                        th scope="row" { (tongue.word("ui-total")) }
                        @for (seat, score) in outcome.scores.iter().enumerate() { td class=(winner(seat)) { (number(score.total())) } }
                    }
                    tr class="rank" {
                        th scope="row" { (tongue.word("ui-rank")) }
                        @for (seat, rank) in outcome.ranks.iter().enumerate() { td class=(winner(seat)) { span { (rank) "." } } }
                    }
                }
            }
        }
    }
}

fn rematch(sight: &Sight<'_>) -> Markup {
    let (life, tongue) = (sight.life(), sight.tongue);
    html! {
        @match &life.rematch {
            Some(table) => { p class="rematch" { a class="main button" href=(format!("/t/{table}")) { (tongue.word("ui-rematch-go")) } } }
            None if !sight.eyes.own.is_empty() || sight.eyes.host => { p class="rematch" { (sight.button("rematch", "main", "ui-rematch")) } }
            None => {}
        }
    }
}

/// The finished streets, own first.
fn postcards(sight: &Sight<'_>) -> Markup {
    let life = sight.life();
    let scene = life.table().scene(sight.eyes.viewer);
    let mut seats: Vec<Seat> = Vec::new();
    for area in scene.areas.iter().filter(|area| campiello_draw::svg::is_postcard(area)) {
        seats.extend(area.seat);
    }
    let own = |seat: Seat| sight.eyes.viewer == Viewer::Seat(seat);
    seats.sort_by_key(|seat| !own(*seat));
    let title = |seat: Seat| sight.tongue.say(&Message::new("ui-postcard").with("seat", seat));
    html! {
        div class="postcards" {
            @for seat in seats {
                figure {
                    img class="by-day" loading="lazy" alt=(title(seat)) width="1280" height="930" src=(sight.address(&format!("postcard/{}.svg?lang={}", seat.index(), sight.tongue.language().code())));
                    img class="by-night" loading="lazy" alt=(title(seat)) width="1280" height="930" src=(sight.address(&format!("postcard/{}.svg?lang={}&night=yes", seat.index(), sight.tongue.language().code())));
                    figcaption {
                        (title(seat)) " · "
                        a href=(sight.address(&format!("postcard/{}.png?lang={}", seat.index(), sight.tongue.language().code()))) download { "PNG" }
                    }
                }
            }
        }
    }
}
