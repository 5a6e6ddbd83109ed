//! The rules of a game at hand, from its own text: every rule has an address.

use std::collections::BTreeSet;

use campiello_bots::AnyBrains;
use campiello_core::rulebook;
use campiello_text::Language;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

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

/// The text as HTML and its chapters: what is for people. Headings that begin with a number are rules, and the number is their address;
/// so it is with items of lists that have a number of their own. Markup in the text stays text.
fn prose(source: &str) -> (String, Vec<(String, String)>) {
    let text = rulebook::for_people(source);
    let harmless = |event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    };
    let mut events: Vec<Event<'_>> = Parser::new_ext(&text, Options::ENABLE_TABLES).map(harmless).collect();
    let (contents, known) = headings(&mut events);
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, items(events, known).into_iter());
    (html, contents)
}

/// Gives every heading its address. Returns the chapters, and all addresses.
fn headings(events: &mut [Event<'_>]) -> (Vec<(String, String)>, BTreeSet<String>) {
    let (mut contents, mut known) = (Vec::new(), BTreeSet::new());
    for at in 0..events.len() {
        let title = words(&events[at + 1..]);
        let Event::Start(Tag::Heading { level, id, .. }) = &mut events[at] else { continue };
        let address = rulebook::number(&title).map_or_else(|| format!("chapter-{}", contents.len()), address);
        *id = Some(address.clone().into());
        if *level <= HeadingLevel::H2 {
            contents.push((address.clone(), title));
        }
        known.insert(address);
    }
    (contents, known)
}

/// The words up to the end of a heading.
fn words(events: &[Event<'_>]) -> String {
    let inside = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    let text = inside.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
        _ => None,
    });
    text.collect()
}

/// Items of lists that begin with the number of a rule: they lead to it, or are it if there is no other.
fn items(events: Vec<Event<'_>>, mut known: BTreeSet<String>) -> Vec<Event<'_>> {
    let mut out = Vec::with_capacity(events.len());
    let mut begins = false;
    for event in events {
        match event {
            Event::Text(text) if begins => {
                begins = false;
                let rule = rulebook::number(&text).filter(|number| is_rule(number, &text));
                if let Some(number) = rule.map(str::to_owned) {
                    let id = address(&number);
                    let leads = if known.insert(id.clone()) { "id=\"" } else { "href=\"#" };
                    out.push(Event::InlineHtml(format!("<a {leads}{id}\">{number}</a>").into()));
                    out.push(Event::Text(text[number.len()..].to_owned().into()));
                } else {
                    out.push(Event::Text(text));
                }
            }
            event => {
                begins =
                    matches!(event, Event::Start(Tag::Item)) || begins && matches!(event, Event::Start(Tag::Paragraph));
                out.push(event);
            }
        }
    }
    out
}

/// Whether an item of a list that begins with a number is about a rule: "3.2 Place", "3: a turn"; not "3 coins".
fn is_rule(number: &str, text: &str) -> bool {
    number.contains('.') || text[number.len()..].trim_start().starts_with(':')
}

/// Rule 3.2.7 is at `rule-3.2.7`.
fn address(number: &str) -> String {
    format!("rule-{number}")
}

/// Where a rule of a game is to be read.
#[must_use]
pub fn link(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{}", address(rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_addresses_and_tests_are_not_shown() {
        let text =
            "# A game\n\n## 3 Turn\n\n### 3.2a Place\n\nText <b>&\n\n```play\nsecret\n```\n\nTested by: secret\n\nmore";
        let (html, contents) = prose(text);
        assert!(html.contains(r#"<h3 id="rule-3.2a">3.2a Place</h3>"#), "{html}");
        assert!(!html.contains("secret") && html.contains("more") && html.contains("&lt;b&gt;"), "{html}");
        assert_eq!(contents, [("chapter-0".into(), "A game".into()), ("rule-3".into(), "3 Turn".into())]);
    }

    #[test]
    fn numbered_items_are_rules_or_lead_to_them() {
        let (html, _) = prose("## 3 Turn\n\n- 3.1 Take\n- 3: see there\n- 3 coins\n\n1. first\n");
        assert!(html.contains(r#"<li><a id="rule-3.1">3.1</a> Take</li>"#), "{html}");
        assert!(html.contains(r##"<li><a href="#rule-3">3</a>: see there</li>"##), "{html}");
        assert!(html.contains("<li>3 coins</li>") && html.contains("<li>first</li>"), "{html}");
    }
}
