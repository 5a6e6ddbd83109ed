//! The first page: what can be played, and with whom.

use campiello_core::Message;
use campiello_store::{Card, Stage as Shelved};
use maud::{Markup, PreEscaped, html};

use super::daily;
use crate::daily::Board;
use crate::life::{About, Games, Sitter};
use crate::people::Visit;
use crate::words::{Tongue, Words};

/// What the lobby has to show.
pub struct Lobby {
    /// Tables of this guest.
    pub own: Vec<(String, Card)>,
    /// Tables that look for people.
    pub gathering: Vec<(String, Card)>,
    /// Tables that can be watched.
    pub playing: Vec<(String, Card)>,
    /// Today's deal.
    pub daily: Option<Board>,
}

/// Draws the lobby.
#[must_use]
pub fn draw(lobby: &Lobby, games: Games, visit: &Visit, words: &Words) -> Markup {
    let tongue = words.plain(visit.language);
    let (over, own): (Vec<_>, Vec<_>) = lobby.own.iter().partition(|(_, card)| card.stage == Shelved::Over);
    html! {
        div class="hero" {
            (PreEscaped(campiello_draw::page::hero()))
            div class="greeting" {
                h1 { "Campiello" }
                p { (tongue.word("ui-greeting")) }
            }
        }
        main class="lobby" {
            @if !own.is_empty() { (shelf("ui-own-tables", &own, visit, words)) }
            @if let Some(board) = &lobby.daily { (daily::card(board, &tongue)) }
            section class="games" aria-labelledby="games-title" {
                h2 id="games-title" { (tongue.word("ui-games")) }
                ul class="cards" {
                    @for game in games { (play(*game, words, visit)) }
                }
            }
            (shelf("ui-open-tables", &others(&lobby.gathering, &lobby.own), visit, words))
            (shelf("ui-playing-tables", &others(&lobby.playing, &lobby.own), visit, words))
            @if !over.is_empty() { (shelf("ui-over-tables", &over, visit, words)) }
            (name(visit, &tongue))
        }
    }
}

/// Tables that are not among one's own: those stand above already.
fn others<'l>(tables: &'l [(String, Card)], own: &[(String, Card)]) -> Vec<&'l (String, Card)> {
    tables.iter().filter(|(id, _)| own.iter().all(|(mine, _)| mine != id)).collect()
}

fn play(game: &'static dyn campiello_bots::AnyBrains, words: &Words, visit: &Visit) -> Markup {
    let tongue = words.of(visit.language, game.key());
    let (least, most) = game.seats();
    let seats = Message::new("ui-seats-from").with("least", least).with("most", most);
    html! {
        li class=(format!("panel game-card game-{}", game.key())) {
            h3 { (tongue.word("game-name")) }
            p { (tongue.word("game-about")) }
            p class="seats" { (tongue.say(&seats)) }
            div class="actions" {
                a class="main button" href=(format!("/new/{}", game.key())) { (tongue.word("ui-new")) }
                @if game.lesson().is_some() { a class="quiet button" href=(format!("/learn/{}", game.key())) { (tongue.word("ui-learn")) } }
                a class="quiet button" href=(format!("/rules/{}", game.key())) { (tongue.word("ui-rules")) }
            }
        }
    }
}

fn shelf(title: &str, tables: &[&(String, Card)], visit: &Visit, words: &Words) -> Markup {
    let tongue = words.plain(visit.language);
    html! {
        section class="shelf" aria-labelledby=(title) {
            h2 id=(title) { (tongue.word(title)) }
            @if tables.is_empty() { p class="empty" { (tongue.word(&format!("{title}-none"))) } }
            ul class="cards" {
                @for (id, card) in tables { (table(id, card, visit, words)) }
            }
        }
    }
}

fn table(id: &str, card: &Card, visit: &Visit, words: &Words) -> Markup {
    let tongue = words.of(visit.language, &card.game);
    let Ok(about) = serde_json::from_str::<About>(&card.about) else { return html! {} };
    let free = about.sitters.iter().filter(|sitter| **sitter == Sitter::Open).count();
    let own_turn = about.awaited.iter().any(|seat| {
        let mut people = card.people.iter();
        let sits = about.sitters.iter().map(|sitter| match sitter {
            Sitter::Person(_) => people.next().is_some_and(|person| *person == visit.guest.id),
            _ => false,
        });
        sits.collect::<Vec<_>>().get(usize::from(*seat)) == Some(&true)
    });
    let key = match card.stage {
        Shelved::Gathering => Message::new("ui-table-gathers").with("free", free),
        Shelved::Playing if own_turn => Message::new("ui-table-your-turn"),
        Shelved::Playing => Message::new("ui-table-plays").with("moves", about.moves),
        Shelved::Over if about.closed => Message::new("ui-closed"),
        Shelved::Over => Message::new("ui-table-over"),
    };
    let name = |sitter: &Sitter| match sitter {
        Sitter::Open => tongue.word("ui-chair-open"),
        Sitter::Kept => tongue.word("ui-chair-kept"),
        Sitter::Bot => tongue.word("ui-is-bot"),
        Sitter::Person(name) if name.is_empty() => tongue.word("ui-somebody"),
        Sitter::Person(name) => name.clone(),
    };
    html! {
        li class=(format!("panel table-card game-{}{}", card.game, if own_turn { " mine" } else { "" })) {
            a href=(format!("/t/{id}")) {
                strong { (tongue.word("game-name")) }
                span class="people" { (about.sitters.iter().map(name).collect::<Vec<_>>().join(" · ")) }
                span class="pace" { (tongue.word(&format!("ui-pace-{}", about.pace.key()))) }
                span class="state" { (tongue.say(&key)) }
            }
        }
    }
}

fn name(visit: &Visit, tongue: &Tongue<'_>) -> Markup {
    html! {
        section class="panel you" aria-labelledby="you-title" {
            h2 id="you-title" { (tongue.word("ui-you-title")) }
            form method="post" action="/name" {
                input type="hidden" name="token" value=(visit.token);
                label { (tongue.word("ui-name")) " " input type="text" name="name" value=(visit.guest.name) maxlength="24" required autocomplete="nickname"; }
                button class="quiet" { (tongue.word("ui-save")) }
            }
            p { (tongue.word("ui-you-why")) }
        }
    }
}
