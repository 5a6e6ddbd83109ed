//! The form with which a table is laid.

use campiello_bots::{AnyBrains, Level};
use campiello_core::Message;
use maud::{Markup, html};

use super::level;
use crate::life::Pace;
use crate::people::Visit;
use crate::words::Tongue;

/// What stands in a chair when the table is laid.
pub const CHAIRS: [&str; 5] = ["me", "open", "invited", "bot", "none"];

/// Draws the form.
#[must_use]
pub fn draw(game: &'static dyn AnyBrains, visit: &Visit, tongue: &Tongue<'_>, refusal: Option<&str>) -> Markup {
    let (least, most) = game.seats();
    html! {
        main class="panel new" {
            h1 { (tongue.word("game-name")) }
            p class="about" { (tongue.word("game-about")) }
            @if let Some(refusal) = refusal { p class="refusal" role="alert" { (refusal) } }
            form method="post" action=(format!("/new/{}", game.key())) {
                input type="hidden" name="token" value=(visit.token);
                label class="field" { span { (tongue.word("ui-name")) } input type="text" name="name" value=(visit.guest.name) maxlength="24" required autocomplete="nickname"; }
                fieldset class="chairs" {
                    legend { (tongue.word("ui-chairs")) }
                    p { (tongue.word("ui-chairs-why")) }
                    @for seat in 0..most { (chair(seat, least, tongue)) }
                }
                fieldset class="radios" {
                    legend { (tongue.word("ui-pace")) }
                    @for (n, pace) in Pace::OFFERED.into_iter().enumerate() {
                        label class="radio" { input type="radio" name="pace" value=(pace.key()) checked[n == 0]; span { (tongue.word(&format!("ui-pace-{}", pace.key()))) } }
                    }
                }
                @if !game.switches().is_empty() {
                    fieldset {
                        legend { (tongue.word("ui-options")) }
                        @for switch in game.switches() {
                            label class="check" { input type="checkbox" name="switch" value=(switch.key); span { (tongue.word(&format!("switch-{}", switch.key))) } }
                        }
                    }
                }
                fieldset {
                    legend { (tongue.word("ui-hints")) }
                    p { (tongue.word("ui-hints-why")) }
                    label class="check" { input type="checkbox" name="hints" value="yes"; span { (tongue.word("ui-hints-for-all")) } }
                }
                fieldset {
                    legend { (tongue.word("ui-lobby")) }
                    label class="check" { input type="checkbox" name="listed" value="yes" checked; span { (tongue.word("ui-list")) } }
                }
                div class="actions" { button class="main" { (tongue.word("ui-lay")) } }
            }
        }
    }
}

fn chair(seat: u8, least: u8, tongue: &Tongue<'_>) -> Markup {
    let usual = match seat {
        0 => "me",
        1 => "open",
        _ if seat < least => "bot",
        _ => "none",
    };
    html! {
        div class="chair" {
            label class="field" {
                span { (tongue.say(&Message::new("seat-name").with("number", seat + 1))) }
                select name="chair" {
                    @for chair in CHAIRS.into_iter().filter(|chair| *chair != "none" || seat >= least) {
                        option value=(chair) selected[chair == usual] { (tongue.word(&format!("ui-lay-{chair}"))) }
                    }
                }
            }
            // Every chair sends a level; it counts for bots only.
            (level::choice("level", None, Level::STAND_IN, tongue))
        }
    }
}
