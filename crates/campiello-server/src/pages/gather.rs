//! A table before the game: who sits down where.

use campiello_bots::Level;
use campiello_core::{Message, Seat};
use maud::{Markup, html};

use super::level;
use super::table::Sight;
use crate::life::{Chair, Place};
use crate::people::Seal;

/// What proves that somebody was invited to a chair.
#[must_use]
pub fn key(seal: &Seal, table: &str, seat: Seat) -> String {
    seal.on("invitation", &format!("{table} {seat}"))
}

/// Draws the chairs.
#[must_use]
pub fn draw(sight: &Sight<'_>) -> String {
    let (life, tongue) = (sight.life(), sight.tongue);
    let (own, host) = (sight.eyes.own, sight.eyes.host);
    let free = life.places.iter().filter(|place| place.chair.is_free()).count();
    let page = html! {
        div id="gather" class="gather" {
            section class="panel" {
                h1 { (tongue.word("game-name")) }
                p class="about" { (tongue.word("game-about")) }
                (plan(sight))
                ul class="chairs" {
                    @for (seat, place) in (0..).map(Seat::new).zip(&life.places) {
                        li class=(class(place)) {
                            span class="name" { (tongue.names[seat.index()]) @if own.contains(seat) { " " small { (tongue.word("ui-you")) } } }
                            span class="who" { (who(sight, place)) }
                            span class="actions" { (actions(sight, seat, place)) }
                            @if host && place.chair == Chair::Invited { (invitation(sight, seat)) }
                        }
                    }
                }
                div class="actions" {
                    @if host {
                        @if !own.is_empty() {
                            button form="act" formaction=(sight.address("start")) class="main" {
                                (tongue.say(&Message::new("ui-start").with("free", free)))
                            }
                        }
                        (sight.button("clear", "danger", "ui-clear"))
                    } @else {
                        p { (tongue.say(&Message::new("ui-waits").with("host", life.host.name.as_str()))) }
                    }
                }
            }
            section class="panel" {
                h2 { (tongue.word("ui-link")) }
                p { (tongue.word("ui-link-why")) }
                input class="link" type="text" readonly aria-label=(tongue.word("ui-link")) data-link=(format!("/t/{}", life.id)) value=(format!("/t/{}", life.id));
                button type="button" class="quiet copy" data-done=(tongue.word("ui-copied")) hidden { (tongue.word("ui-copy")) }
            }
        }
    };
    page.into_string()
}

fn plan(sight: &Sight<'_>) -> Markup {
    let (plan, tongue) = (&sight.life().plan, sight.tongue);
    html! {
        ul class="plan" {
            li { (tongue.word(&format!("ui-pace-{}", plan.pace.key()))) }
            @for switch in &plan.switches { li { (tongue.word(&format!("switch-{switch}"))) } }
            @if plan.hints { li { (tongue.word("ui-hints-on")) } }
            li { (tongue.word(if plan.listed { "ui-listed" } else { "ui-unlisted" })) }
        }
    }
}

const fn class(place: &Place) -> &'static str {
    match place.chair {
        Chair::Open | Chair::Invited => "free",
        Chair::Person(_) => "person",
        Chair::Bot { .. } => "bot",
    }
}

fn who(sight: &Sight<'_>, place: &Place) -> String {
    let key = match &place.chair {
        Chair::Open => "ui-chair-open",
        Chair::Invited => "ui-chair-kept",
        Chair::Bot { bot } => match Level::named(bot) {
            Some(level) => return level::character(level, sight.tongue),
            None => "ui-is-bot",
        },
        Chair::Person(person) if sight.shown.present.contains_key(&person.id) => "ui-is-here",
        Chair::Person(_) => "ui-is-gone",
    };
    sight.tongue.word(key)
}

fn actions(sight: &Sight<'_>, seat: Seat, place: &Place) -> Markup {
    let (own, host) = (sight.eyes.own, sight.eyes.host);
    let arrange = |chair: &str, key: &str| {
        html! {
            button form="act" formaction=(format!("{}?of={}", sight.address("chair"), seat.index())) name="chair" value=(chair) class="quiet" {
                (sight.tongue.word(key))
            }
        }
    };
    html! {
        @if place.chair == Chair::Open || (place.chair == Chair::Invited && host) {
            a class=(if own.is_empty() { "main button" } else { "quiet button" }) href=(format!("/t/{}/sit?of={}", sight.life().id, seat.index())) {
                (sight.tongue.word(if own.is_empty() { "ui-sit" } else { "ui-sit-too" }))
            }
        }
        @if own.contains(seat) { (arrange("open", "ui-stand")) }
        @if host && place.chair.person().is_none() {
            (bot(sight, seat, place))
            @if place.chair != Chair::Open { (arrange("open", "ui-chair-to-open")) }
            @if place.chair != Chair::Invited { (arrange("invited", "ui-chair-to-kept")) }
        }
    }
}

/// A bot for this chair, or another one than the bot that sits there.
fn bot(sight: &Sight<'_>, seat: Seat, place: &Place) -> Markup {
    let (chosen, key) = match &place.chair {
        Chair::Bot { bot } => (level::chosen(bot), "ui-chair-to-level"),
        _ => (Level::STAND_IN, "ui-chair-to-bot"),
    };
    html! {
        span class="bot-of" {
            (level::choice(&format!("level-{}", seat.index()), Some("act"), chosen, sight.tongue))
            button form="act" formaction=(format!("{}?of={}", sight.address("chair"), seat.index())) name="chair" value="bot" class="quiet" {
                (sight.tongue.word(key))
            }
        }
    }
}

fn invitation(sight: &Sight<'_>, seat: Seat) -> Markup {
    let life = sight.life();
    let link = format!("/t/{}/sit?of={}&key={}", life.id, seat.index(), key(sight.seal, &life.id, seat));
    html! {
        span class="invitation" {
            input class="link" type="text" readonly aria-label=(sight.tongue.word("ui-invitation")) data-link=(link) value=(link);
            button type="button" class="quiet copy" data-done=(sight.tongue.word("ui-copied")) hidden { (sight.tongue.word("ui-copy")) }
        }
    }
}

/// The page on which somebody says their name and sits down.
#[must_use]
pub fn sit(sight: &Sight<'_>, seat: Seat, name: &str, invitation: &str, token: &str) -> Markup {
    let tongue = sight.tongue;
    html! {
        main class="panel sit" {
            h1 { (tongue.word("ui-sit-title")) }
            form method="post" action=(sight.address("sit")) {
                input type="hidden" name="token" value=(token);
                input type="hidden" name="of" value=(seat.index());
                input type="hidden" name="key" value=(invitation);
                label { (tongue.word("ui-name")) input type="text" name="name" value=(name) maxlength="24" required autofocus autocomplete="nickname"; }
                @if !sight.eyes.own.is_empty() { p { (tongue.word("ui-sit-too-why")) } }
                button class="main" { (tongue.word("ui-sit")) }
            }
        }
    }
}
