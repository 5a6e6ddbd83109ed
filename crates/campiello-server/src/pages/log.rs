//! What happened, the newest first.

use maud::html;

use super::rendering::Part;
use super::table::Sight;

/// Draws the log as these eyes may read it. New lines are read out; it scrolls, so keys can reach it.
#[must_use]
pub fn draw(sight: &Sight<'_>) -> Part {
    let life = sight.life();
    let log = html! {
        section id="log" class="panel log" tabindex="0" aria-labelledby="log-title" {
            h2 id="log-title" { (sight.tongue.word("ui-log")) }
            ol aria-live="polite" aria-relevant="additions" {
                @for told in life.told.iter().rev() {
                    li id={ "told-" (told.number) } data-seat=(told.seat.index()) {
                        b { (sight.tongue.names.get(told.seat.index()).map_or("", String::as_str)) } " "
                        (told.said(sight.eyes.viewer, sight.tongue.language(), |line| sight.tongue.say(line)))
                    }
                }
            }
        }
    };
    Part::new("log", log.into_string())
}
