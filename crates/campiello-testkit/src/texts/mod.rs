//! Texts that are complete: every key in every language, with the same variables, and everything that is said can be said.
//!
//! [`check`] looks at the files alone; [`Spoken`] collects what random games say and holds it against the files.

mod dictionary;
mod spoken;

use std::collections::{BTreeMap, BTreeSet};

use campiello_core::Texts;

use dictionary::{Dictionary, Entry, Selector};

pub use spoken::Spoken;

/// Holds the languages of one set of texts against each other.
///
/// # Errors
/// Everything that is wrong: text that is not Fluent, keys given twice, keys or variables that only some languages have,
/// references to nothing, Russian numbers without `one`, `few` and `many`, French signs without their narrow blank.
pub fn check(texts: Texts) -> Result<usize, Vec<String>> {
    let mut wrong = Vec::new();
    let all: Vec<Dictionary> =
        texts.iter().map(|(language, text)| Dictionary::read(language, text, &mut wrong)).collect();
    let keys: BTreeSet<&str> =
        all.iter().flat_map(|dictionary| dictionary.entries.keys()).map(String::as_str).collect();
    for key in &keys {
        same_everywhere(key, &all, &mut wrong);
    }
    for (_, text) in texts.iter().filter(|(language, _)| *language == "fr") {
        french(text, &mut wrong);
    }
    if all.is_empty() {
        wrong.push("there are no texts".into());
    }
    if wrong.is_empty() { Ok(keys.len()) } else { Err(wrong) }
}

/// A key must be in every language and want the same variables in each.
fn same_everywhere(key: &str, all: &[Dictionary], wrong: &mut Vec<String>) {
    let mut first: Option<(&str, BTreeSet<String>)> = None;
    let numeric: BTreeSet<&str> =
        all.iter().filter_map(|dictionary| dictionary.entries.get(key)).flat_map(numeric).collect();
    for dictionary in all {
        let Some(entry) = dictionary.entries.get(key) else {
            wrong.push(format!("{}: {key} is missing", dictionary.language));
            continue;
        };
        let variables = dictionary.variables(key);
        match &first {
            None => first = Some((&dictionary.language, variables)),
            Some((other, known)) if *known != variables => wrong.push(format!(
                "{}: {key} has the variables {variables:?}, in {other} it has {known:?}",
                dictionary.language
            )),
            Some(_) => {}
        }
        if dictionary.language == "ru" {
            wrong.extend(entry.selectors.iter().filter_map(|selector| russian(key, selector, &numeric)));
        }
    }
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn is_exact(variant: &str) -> bool {
    variant.parse::<f64>().is_ok()
}

/// The variables by whose number the text chooses, in this language.
fn numeric(entry: &Entry) -> impl Iterator<Item = &str> {
    let chooses_by_number = |selector: &&Selector| {
        let other = |variant: &String| variant == "other";
        selector
            .variants
            .iter()
            .any(|variant| is_exact(variant) || PLURALS.contains(&variant.as_str()) && !other(variant))
    };
    entry.selectors.iter().filter(chooses_by_number).map(|selector| selector.variable.as_str())
}

/// Russian counts one, few and many; a choice by number has all three, or names exact numbers only.
fn russian(key: &str, selector: &Selector, numeric: &BTreeSet<&str>) -> Option<String> {
    if !numeric.contains(selector.variable.as_str()) {
        return None;
    }
    let has = |plural: &str| selector.variants.iter().any(|variant| variant == plural);
    let plural = PLURALS[..5].iter().any(|plural| has(plural));
    let exact = selector.variants.iter().any(|variant| is_exact(variant));
    let complete = ["one", "few", "many"].into_iter().all(has);
    let fine = if plural { complete } else { exact };
    (!fine).then(|| {
        format!(
            "ru: {key} chooses by ${} and has {:?}: one, few and many are needed",
            selector.variable, selector.variants
        )
    })
}

/// French signs have a narrow blank that does not break (U+202F), and apostrophes are curved. A question or exclamation mark with a plain
/// blank may be something that is typed or shown.
fn french(text: &str, wrong: &mut Vec<String>) {
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let signs = [" :", " ;", " »", "« ", "\u{a0}:", "\u{a0};", "\u{a0}!", "\u{a0}?", "\u{a0}»", "«\u{a0}"];
        wrong.extend(signs.iter().filter(|sign| line.contains(**sign)).map(|sign| format!("fr: {sign:?} in {line}")));
        let straight = |around: &[char]| around[1] == '\'' && around[0].is_alphabetic() && around[2].is_alphabetic();
        let letters: Vec<char> = line.chars().collect();
        wrong.extend(
            letters.windows(3).find(|around| straight(around)).map(|_| format!("fr: a straight apostrophe in {line}")),
        );
    }
}

/// Texts by language, several sets one after the other: a game's own and those it shares.
fn shelves(texts: &[Texts]) -> BTreeMap<String, Vec<Dictionary>> {
    let mut shelves: BTreeMap<String, Vec<Dictionary>> = BTreeMap::new();
    for (language, text) in texts.iter().copied().flatten() {
        let dictionary = Dictionary::read(language, text, &mut Vec::new());
        shelves.entry((*language).to_string()).or_default().push(dictionary);
    }
    shelves
}
