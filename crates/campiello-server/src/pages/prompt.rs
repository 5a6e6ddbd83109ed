//! The bar above the table: what is to be done now, and what can be done besides moving.

use campiello_core::erased::Offered;
use campiello_core::path::BUTTON;
use campiello_core::table::Undo;
use campiello_core::{Message, Seat};
use maud::{Markup, html};

use super::hint;
use super::rendering::Part;
use super::table::Sight;

/// Draws the bar with what the scene says, and those of the offers that are buttons.
#[must_use]
pub fn draw(sight: &Sight<'_>, prompt: Option<&Message>, offers: &[Offered]) -> Part {
    let life = sight.life();
    let seat = sight.seat();
    let asked = |seat: Seat| life.quiet_pass(seat).is_none();
    let mine = seat.is_some_and(|seat| life.awaited().contains(seat) && asked(seat));
    let called = seat.is_some_and(|seat| life.called.contains(seat) && asked(seat));
    let bar = html! {
        div id="prompt" class=(if mine { "prompt mine" } else { "prompt" })
            data-board=(life.board) data-turn=[mine.then_some("yes")] data-called=[called.then_some("yes")]
            data-spells=[seat.filter(|seat| !life.spell(*seat, &[]).next.is_empty()).map(|_| "yes")]
            data-forget=(sight.tongue.word("ui-forget"))
            data-thinking=(sight.tongue.word("ui-is-thinking")) data-stale=(sight.tongue.word("ui-refused-stale"))
            data-title=(sight.tongue.word(if mine { "ui-title-turn" } else { "ui-title" })) {
            p { @if let Some(prompt) = prompt { (sight.tongue.say(prompt)) } }
            input type="hidden" form="act" name="board" value=(life.board);
            @if let Some(seat) = seat { input type="hidden" form="act" name="seat" value=(seat.index()); }
            div class="actions" {
                @if let Some(seat) = seat {
                    (absent(sight, seat))
                    (hand_over(sight))
                    (take_back(sight, seat))
                    (hint::button(sight))
                    (buttons(sight, offers))
                    (quiet(sight, seat))
                }
            }
            (wish(sight))
            (lesson(sight))
        }
    };
    Part::new("prompt", bar.into_string())
}

/// Moves that are a button and lie nowhere on the table.
fn buttons(sight: &Sight<'_>, offers: &[Offered]) -> Markup {
    let pass = sight.seat().and_then(|seat| sight.life().table().pass(seat));
    let passes = |offer: &Offered| (pass.as_ref() == Some(&offer.notation)).then_some("p");
    let alone = offers.iter().filter(|offer| offer.choice.path.len() == 1 && offer.choice.path[0].starts_with(BUTTON));
    html! {
        span id="choices" {}
        @for offer in alone {
            button form="act" formaction=(sight.address("move")) name="move" value=(offer.notation) class="main" data-key=[passes(offer)] {
                (sight.tongue.say(&offer.choice.label))
                @if passes(offer).is_some() { " " kbd aria-hidden="true" { "P" } }
            }
        }
    }
}

/// Whoever has nothing to say in this turn need not be asked again and again, and is told that they are not.
fn quiet(sight: &Sight<'_>, seat: Seat) -> Markup {
    let life = sight.life();
    html! {
        @if life.is_quiet(seat) {
            button form="act" formaction=(sight.address("speak")) class="quiet" title=(sight.tongue.word("ui-is-quiet")) { (sight.tongue.word("ui-speak")) }
        } @else if life.pass(seat).is_some() {
            button form="act" formaction=(sight.address("hush")) class="quiet" data-key="P" title=(sight.tongue.word("ui-hush-why")) {
                (sight.tongue.word("ui-hush")) " " kbd aria-hidden="true" { "⇧P" }
            }
        }
    }
}

fn absent(sight: &Sight<'_>, seat: Seat) -> Markup {
    let away = sight.life().places.get(seat.index()).is_some_and(|place| place.away);
    html! { @if away { (sight.button("back", "main", "ui-back")) } }
}

/// Others at the same screen for whom the table waits as well.
fn hand_over(sight: &Sight<'_>) -> Markup {
    let life = sight.life();
    html! {
        @for to in sight.eyes.waiting(life).iter() {
            a class="quiet" href=(format!("/t/{}?to={}", life.id, to.index())) { (sight.tongue.say(&Message::new("ui-curtain").with("seat", to))) }
        }
    }
}

fn take_back(sight: &Sight<'_>, seat: Seat) -> Markup {
    let life = sight.life();
    let key = match life.table().undo(seat) {
        Undo::Nothing => return html! {},
        _ if life.wish.is_some() => return html! {},
        Undo::Free => "ui-undo",
        Undo::ByConsent(_) if life.counts() => return html! {},
        Undo::ByConsent(_) if life.to_agree(seat).is_empty() => "ui-undo",
        Undo::ByConsent(_) => "ui-undo-ask",
    };
    sight.button("undo", "quiet", key)
}

/// Somebody asks to go back: whoever is asked answers, everybody else reads it.
fn wish(sight: &Sight<'_>) -> Markup {
    let life = sight.life();
    let Some(wish) = &life.wish else { return html! {} };
    let to_agree = life.to_agree(wish.seat);
    let asked = sight.eyes.own.iter().any(|seat| to_agree.contains(seat) && !wish.agreed.contains(&seat));
    let moves = life.table().moves() - wish.moves;
    let text = Message::new("ui-wish").with("seat", wish.seat).with("moves", moves);
    html! {
        div class="wish" {
            p { (sight.tongue.say(&text)) }
            @if asked {
                button form="act" formaction=(sight.address("answer")) name="agrees" value="yes" class="main" { (sight.tongue.word("ui-agree")) }
                button form="act" formaction=(sight.address("answer")) name="agrees" value="no" class="quiet" { (sight.tongue.word("ui-decline")) }
            }
        }
    }
}

/// What the lesson says now.
fn lesson(sight: &Sight<'_>) -> Markup {
    let life = sight.life();
    let (Some(step), Some((at, all))) = (life.lesson_step(), life.lesson_progress()) else { return html! {} };
    let progress = Message::new("ui-lesson").with("at", at).with("all", all);
    html! {
        @if !step.says.is_empty() {
            div class="lesson" {
                p class="progress" { (sight.tongue.say(&progress)) }
                p { (sight.tongue.word(step.says)) }
            }
        }
    }
}
