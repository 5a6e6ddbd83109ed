//! Whatever rule a refusal names, its link leads to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::AnyBrains;
use campiello_core::erased::Erased;
use campiello_core::rulebook::number;
use campiello_server::pages::rules;
use campiello_server::words::{TEXTS, Words};
use campiello_testkit::rulebook::rule_numbers;
use campiello_text::Language;
use walking::Walking;

static GAMES: &[&dyn AnyBrains] = &[&Erased::<Walking>::new(), &Erased::<Burano>::new(), &Erased::<Bohnanza>::new()];

/// The numbers of rules that the sources of a game name as text: its refusals do, and nothing else.
fn named(folder: &Path) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("readable").flatten() {
        if entry.path().is_dir() {
            named.extend(self::named(&entry.path()));
            continue;
        }
        let source = fs::read_to_string(entry.path()).expect("text");
        let arms = source.match_indices("=> \"").filter_map(|(at, arrow)| source[at + arrow.len()..].split('"').next());
        named.extend(arms.filter(|word| number(word) == Some(word)).map(str::to_owned));
    }
    named
}

#[test]
fn every_rule_that_a_refusal_names_has_its_place_on_the_page() {
    let words = Words::new(GAMES);
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.key()).join("src");
        let named = named(&folder);
        assert!(named.len() > 10, "{}: {named:?}", game.key());
        let (_, english) = game.rules().first().expect("there are rules");
        let all = named.iter().map(String::as_str).chain(rule_numbers(english));
        let all: BTreeSet<&str> = all.collect();
        for language in Language::of(TEXTS) {
            let page = rules::draw(*game, &words.of(language, game.key())).into_string();
            for rule in &all {
                let link = rules::link(game.key(), rule);
                let (address, anchor) = link.split_once('#').expect("a link to a rule has a place");
                assert_eq!(address, format!("/rules/{}", game.key()));
                let places = page.matches(&format!("id=\"{anchor}\"")).count();
                assert_eq!(places, 1, "{} {language}: {anchor}", game.key());
            }
        }
    }
}

#[test]
fn what_is_for_the_machine_is_not_shown() {
    let words = Words::new(GAMES);
    for game in GAMES {
        for language in Language::of(TEXTS) {
            let page = rules::draw(*game, &words.of(language, game.key())).into_string();
            for machine in ["Tested by", "given turn", "<code>play</code>", "&lt;!--"] {
                assert!(!page.contains(machine), "{} {language}: {machine}", game.key());
            }
            assert!(page.len() > 10_000, "{} {language}: {}", game.key(), page.len());
        }
    }
}
