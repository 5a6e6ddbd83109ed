//! Whom people play against: the levels of the bots, and who they are.

use campiello_bots::Level;
use campiello_core::Message;
use maud::{Markup, html};

use crate::words::Tongue;

/// A choice of the five levels, with a line about whoever is chosen. `form` is the form that it belongs to, if it stands outside of it.
#[must_use]
pub fn choice(name: &str, form: Option<&str>, chosen: Level, tongue: &Tongue<'_>) -> Markup {
    html! {
        span class="levels" {
            select name=(name) form=[form] aria-label=(tongue.word("ui-level")) {
                @for level in Level::ALL {
                    option value=(level.name()) selected[level == chosen] { (tongue.word(&format!("level-{}", level.name()))) }
                }
            }
            @for level in Level::ALL { span class=(format!("character {}", level.name())) { (character(level, tongue)) } }
        }
    }
}

/// Who a bot of this level is.
#[must_use]
pub fn character(level: Level, tongue: &Tongue<'_>) -> String {
    tongue.word(&format!("level-{}-character", level.name()))
}

/// What a bot is called at a table. Bots of older tables have no level.
#[must_use]
pub fn name(bot: &str, tongue: &Tongue<'_>) -> String {
    tongue.say(&Message::new("ui-bot").with("bot", bot.to_owned()))
}

/// The level that somebody chose; the usual one if they chose none.
#[must_use]
pub fn chosen(name: &str) -> Level {
    Level::named(name).unwrap_or(Level::STAND_IN)
}
