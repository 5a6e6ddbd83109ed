//! The way into a guided first game.

use campiello_bots::AnyBrains;
use maud::{Markup, html};

use crate::people::Visit;
use crate::words::Tongue;

/// Draws what a lesson is, and the button with which it begins.
#[must_use]
pub fn draw(game: &'static dyn AnyBrains, visit: &Visit, tongue: &Tongue<'_>) -> Markup {
    html! {
        main class="panel learn" {
            h1 { (tongue.word("ui-learn-title")) " " (tongue.word("game-name")) }
            p { (tongue.word("game-about")) }
            p { (tongue.word("ui-learn-why")) }
            form method="post" action=(format!("/learn/{}", game.key())) {
                input type="hidden" name="token" value=(visit.token);
                button class="main" { (tongue.word("ui-learn-begin")) }
            }
            p { a href=(format!("/rules/{}", game.key())) { (tongue.word("ui-rules")) } }
        }
    }
}
