//! A finished game, move by move.

use campiello_core::{Message, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::life::Life;
use crate::pages::table;
use crate::words::Tongue;

/// Draws the table after so many moves, as a spectator saw it, with a slider through the whole game.
#[must_use]
pub fn draw(life: &Life, at: usize, tongue: &Tongue<'_>) -> Markup {
    let all = life.movers().len();
    let at = at.min(all);
    let link = |at: usize| format!("/t/{}/replay?at={at}", life.id);
    let step = |key: &str, to: usize, shown: bool, arrow: &str| {
        html! {
            a class="quiet button" data-key=(arrow) href=(link(to)) aria-disabled=[(!shown).then_some("true")] { (tongue.word(key)) }
        }
    };
    html! {
        main id="replay" class="replay" {
            div id="player" class="prompt" data-at=(at) data-all=(all) {
                p id="told" aria-live="polite" { (told(life, at, tongue)) }
                form method="get" action=(format!("/t/{}/replay", life.id)) class="slider" {
                    label { span class="tip" { (tongue.word("ui-replay-slider")) } input type="range" name="at" min="0" max=(all) value=(at); }
                    output { (at) " / " (all) }
                    noscript { button class="quiet" { (tongue.word("ui-replay-go")) } }
                }
                div class="actions" {
                    (step("ui-replay-first", 0, at > 0, "Home"))
                    (step("ui-replay-back", at.saturating_sub(1), at > 0, "ArrowLeft"))
                    (step("ui-replay-on", (at + 1).min(all), at < all, "ArrowRight"))
                    (step("ui-replay-last", all, at < all, "End"))
                    a class="quiet button" href=(format!("/t/{}", life.id)) { (tongue.word("ui-replay-end")) }
                }
            }
            div id="board" { (PreEscaped(table::still(&life.at(at), Viewer::Spectator, tongue))) }
        }
    }
}

/// What the last move was.
fn told(life: &Life, at: usize, tongue: &Tongue<'_>) -> String {
    let Some(before) = at.checked_sub(1) else { return tongue.word("ui-replay-begins") };
    let log = life.at(at).table().log(Viewer::Spectator);
    log.get(before).map_or_else(String::new, |(seat, told)| {
        tongue.say(&Message::new("ui-told").with("seat", *seat).with("told", told.clone()))
    })
}
