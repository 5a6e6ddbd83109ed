//! A hint: the two best moves, and what each of them is expected to bring.

use campiello_bots::{Advice, Ending};
use campiello_core::erased::Offered;
use campiello_core::{Message, Seat};
use campiello_draw::page;
use maud::{Markup, PreEscaped, html};

use super::rendering::Part;
use super::table::Sight;
use crate::life::Life;
use crate::words::Tongue;

/// So many moves are shown.
const SHOWN: usize = 2;
/// Points that are nearer to each other than this are the same.
const NEAR: f64 = 0.05;

/// Whether somebody who sees the table like this may ask now.
fn may_ask(sight: &Sight<'_>) -> Option<Seat> {
    sight.seat().filter(|seat| sight.life().awaited().contains(*seat) && sight.life().has_hints(*seat))
}

/// The button that asks for a hint.
#[must_use]
pub fn button(sight: &Sight<'_>) -> Markup {
    html! {
        @if may_ask(sight).is_some() {
            button form="act" formaction=(sight.address("hint")) class="quiet ask" data-ask="hint" data-key="h" {
                (sight.tongue.word("ui-hint")) " " kbd aria-hidden="true" { "H" }
            }
        }
    }
}

/// The place where the hint will stand. It belongs to a board: with the next one it is empty again.
#[must_use]
pub fn place(sight: &Sight<'_>) -> Part {
    let board = may_ask(sight).map(|_| sight.life().board);
    let place = html! { div id="hint" class="advice" aria-live="polite" data-board=[board] {} };
    Part::new("hint", place.into_string())
}

/// Draws what is advised to a seat.
#[must_use]
pub fn draw(life: &Life, seat: Seat, advice: &[Advice], tongue: &Tongue<'_>) -> Markup {
    let offer = |advice: &Advice| {
        let choice = life.table().choice(seat, &advice.notation)?;
        Some((Offered { notation: advice.notation.clone(), choice }, advice.ending))
    };
    let best: Vec<(Offered, Option<Ending>)> = advice.iter().filter_map(offer).take(SHOWN).collect();
    let say = |message: &Message| tongue.say(message);
    html! {
        div id="hint" class="advice" aria-live="polite" data-board=(life.board) {
            section class="panel" aria-labelledby="hint-title" {
                h2 id="hint-title" { (tongue.word("ui-hint-title")) }
                ol {
                    @for (offer, ending) in &best {
                        li {
                            (PreEscaped(page::offer(offer, &say)))
                            @if let Some(ending) = ending { (brings(ending, life.places.len() > 1, tongue)) }
                        }
                    }
                }
                p class="why" {
                    @match best.as_slice() {
                        [(_, Some(one)), (_, Some(other))] => { (why(*one, *other, life.places.len() > 1, tongue)) }
                        _ => { (tongue.word("ui-hint-only")) }
                    }
                }
            }
        }
    }
}

/// What a move is expected to come to. Alone there is nobody to win against.
fn brings(ending: &Ending, contest: bool, tongue: &Tongue<'_>) -> Markup {
    let points = Message::new("ui-hint-points").with("points", ending.points.round() as i64);
    let chance = Message::new("ui-hint-chance").with("chance", per_cent(ending.won));
    html! {
        p class="brings" {
            span class="points" { (tongue.say(&points)) }
            @if contest {
                span class="chance" { (tongue.say(&chance)) }
                span class="bar" aria-hidden="true" { i style=(format!("width:{}%", per_cent(ending.won))) {} }
            }
        }
    }
}

/// What makes the first better than the second, and what speaks against it.
fn why(one: Ending, other: Ending, contest: bool, tongue: &Tongue<'_>) -> String {
    let wins = if contest { per_cent(one.won) - per_cent(other.won) } else { 0 };
    let points = one.points - other.points;
    let mut said = Vec::new();
    if wins != 0 {
        let key = if wins > 0 { "ui-hint-more-wins" } else { "ui-hint-fewer-wins" };
        said.push((wins > 0, tongue.say(&Message::new(key).with("wins", wins.abs()))));
    }
    if points.abs() >= NEAR {
        let key = if points > 0.0 { "ui-hint-more-points" } else { "ui-hint-fewer-points" };
        let tenths = (points.abs() * 10.0).round() as i64;
        let amount = Message::new(key).with("whole", tenths / 10).with("value", decimal(tenths, tongue));
        said.push((points > 0.0, tongue.say(&amount)));
    }
    // What speaks for it comes first, and if nothing does there is little between them.
    said.sort_by_key(|(better, _)| !better);
    match said.first() {
        Some((true, _)) => {
            let what: Vec<String> = said.into_iter().map(|(_, what)| what).collect();
            tongue.say(&Message::new("ui-hint-why").with("what", what.join(", ")))
        }
        _ => tongue.word("ui-hint-alike"),
    }
}

fn per_cent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// Tenths as the language writes them.
fn decimal(tenths: i64, tongue: &Tongue<'_>) -> String {
    let point = tongue.word("ui-decimal-point");
    format!("{}{point}{}", tenths / 10, tenths % 10)
}
