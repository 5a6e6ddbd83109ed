//! The rules of a game at hand, from its own text: every rule has an address.

use campiello_bots::AnyBrains;
use campiello_text::Language;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::words::Tongue;

/// Draws the rules.
#[must_use]
pub fn draw(game: &'static dyn AnyBrains, tongue: &Tongue<'_>) -> Markup {
    let (text, contents) = prose(source(game, tongue.language()));
    html! {
        main class="rules" {
            nav class="panel contents" aria-label=(tongue.word("ui-contents")) {
                ol { @for (id, title) in &contents { li { a href=(format!("#{id}")) { (title) } } } }
            }
            article class="panel prose" { (PreEscaped(text)) }
        }
    }
}

fn source(game: &'static dyn AnyBrains, language: Language) -> &'static str {
    let rules = game.rules();
    let own = rules.iter().find(|(code, _)| *code == language.code()).or_else(|| rules.first());
    own.map_or("", |(_, text)| text)
}

/// The text as HTML and its chapters. Examples that run as tests are left out; headings that begin with a number are rules, and the number is their
/// address. Markup in the text stays text.
fn prose(source: &str) -> (String, Vec<(String, String)>) {
    let mut events = Vec::new();
    let mut contents = Vec::new();
    let mut skipping = false;
    let mut heading: Option<(HeadingLevel, usize)> = None;
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if kind.starts_with("play") => skipping = true,
            Event::End(TagEnd::CodeBlock) if skipping => {
                skipping = false;
                continue;
            }
            Event::Start(Tag::Heading { level, .. }) => heading = Some((*level, events.len())),
            Event::End(TagEnd::Heading(_)) => {
                if let Some((level, at)) = heading.take() {
                    let title = words(&events[at + 1..]);
                    let id = address(&title, contents.len());
                    if level <= HeadingLevel::H2 {
                        contents.push((id.clone(), title));
                    }
                    if let Event::Start(Tag::Heading { id: place, .. }) = &mut events[at] {
                        *place = Some(id.into());
                    }
                }
            }
            _ => {}
        }
        if !skipping {
            events.push(match event {
                Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
                event => event,
            });
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    (html, contents)
}

fn words(events: &[Event<'_>]) -> String {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect()
}

/// `3.2.7 Colours` is at `rule-3.2.7`.
fn address(title: &str, number: usize) -> String {
    let first = title.split_whitespace().next().unwrap_or_default().trim_end_matches('.');
    let is_rule = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_rule { format!("rule-{first}") } else { format!("chapter-{number}") }
}

/// Where a rule of a game is to be read.
#[must_use]
pub fn link(game: &str, rule: &str) -> String {
    format!("/rules/{game}#rule-{rule}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_addresses_and_tests_are_not_shown() {
        let (html, contents) =
            prose("# A game\n\n## 3 Turn\n\n### 3.2 Place\n\nText <b>&\n\n```play\nsecret\n```\n\nmore");
        assert!(html.contains(r#"<h3 id="rule-3.2">3.2 Place</h3>"#), "{html}");
        assert!(!html.contains("secret") && html.contains("more") && html.contains("&lt;b&gt;"), "{html}");
        assert_eq!(contents, [("chapter-0".into(), "A game".into()), ("rule-3".into(), "3 Turn".into())]);
    }
}
