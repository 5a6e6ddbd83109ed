//! What every page has: the head, the bar on top, language, light, and the sprite of everything that is drawn.

use campiello_core::Message;
use campiello_text::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::people::{Light, Visit};
use crate::words::{TEXTS, Tongue};

/// A page before it is framed.
pub struct Page<'p> {
    /// The title, in the window's bar.
    pub title: String,
    /// The classes of the body: `page-table game-walking`.
    pub class: String,
    /// The game that it is about, for the bar on top.
    pub game: Option<&'p str>,
    /// What is in it.
    pub body: Markup,
}

/// The page with everything around it.
#[must_use]
pub fn frame(page: &Page<'_>, visit: &Visit, tongue: &Tongue<'_>) -> Markup {
    let body = html! {
        a class="skip" href="#content" { (tongue.word("ui-skip")) }
        (top(page, visit, tongue))
        div id="content" { (page.body) }
        footer class="foot" { p { (tongue.word("ui-foot")) } }
    };
    let symbols = campiello_draw::page::symbols(&body.0);
    // Whatever is about a game wears its colours.
    let class = match page.game {
        Some(game) if !page.class.contains("game-") => format!("{} game-{game}", page.class),
        _ => page.class.clone(),
    };
    html! {
        (DOCTYPE)
        html lang=(visit.language.code()) data-theme=(visit.light.key()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                link rel="stylesheet" href=(assets::address("campiello.css"));
                @if let Some(style) = page.game.and_then(assets::style_of) { link rel="stylesheet" href=(style); }
                script src=(assets::address("idiomorph.js")) defer {}
                script src=(assets::address("comfort.js")) defer {}
                script src=(assets::address("campiello.js")) defer {}
            }
            body class=(class) {
                svg id="sprite" class="sprite" aria-hidden="true" width="0" height="0" { (PreEscaped(symbols)) }
                (body)
            }
        }
    }
}

fn top(page: &Page<'_>, visit: &Visit, tongue: &Tongue<'_>) -> Markup {
    html! {
        header class="top" {
            a class="brand" href="/" { "Campiello" }
            @if let Some(game) = page.game {
                span class="where" { (tongue.word("game-name")) }
                a class="rules-link" href=(format!("/rules/{game}")) { (tongue.word("ui-rules")) }
            }
            // On small screens the settings are a menu, which opens and closes without a script.
            button type="button" class="menu" popovertarget="settings" aria-label=(tongue.word("ui-settings")) title=(tongue.word("ui-settings")) {}
            nav id="settings" class="settings" popover aria-label=(tongue.word("ui-settings")) {
                span class="segmented" {
                    @for language in Language::of(TEXTS) {
                        a href=(settings("lang", language.code(), visit)) lang=(language.code())
                            aria-current=[(language == visit.language).then_some("true")]
                            title=(tongue.say(&Message::new("ui-language").with("code", language.code()))) {
                            (language.code().to_uppercase())
                        }
                    }
                }
                span class="segmented" {
                    @for light in Light::ALL {
                        a href=(settings("light", light.key(), visit)) aria-current=[(light == visit.light).then_some("true")] {
                            (tongue.say(&Message::new("ui-light").with("light", light.key())))
                        }
                    }
                }
                button type="button" class="mute" data-mute=(tongue.word("ui-mute")) data-unmute=(tongue.word("ui-unmute")) hidden { (tongue.word("ui-mute")) }
                button type="button" class="notify" title=(tongue.word("ui-notify")) hidden { (tongue.word("ui-notify")) }
            }
        }
    }
}

fn settings(key: &str, value: &str, visit: &Visit) -> String {
    let here: String = visit
        .here
        .bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect();
    format!("/settings?{key}={value}&back={here}")
}

/// A page that says that something went wrong, and what can be done.
#[must_use]
pub fn sorry(visit: &Visit, tongue: &Tongue<'_>, key: &str) -> Markup {
    let body = html! {
        main class="panel sorry" {
            h1 { (tongue.word(&format!("{key}-title"))) }
            p { (tongue.word(key)) }
            p { a class="main button" href="/" { (tongue.word("ui-to-lobby")) } }
        }
    };
    let title = tongue.word(&format!("{key}-title"));
    frame(&Page { title, class: "page-sorry".into(), game: None, body }, visit, tongue)
}
