//! What is missing in a translation.

use std::collections::{BTreeMap, BTreeSet};

use campiello_core::Texts;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// Everything in which the files of the languages differ, and everything that is not Fluent: for tests. Nothing, if
/// every language has the same keys, and every key the same values.
#[must_use]
pub fn gaps(texts: Texts) -> Vec<String> {
    let mut gaps = Vec::new();
    let mut read: Vec<(&str, Keys)> = Vec::new();
    for (code, file) in texts {
        match keys(file) {
            Ok(keys) => read.push((code, keys)),
            Err(complaints) => gaps.extend(complaints.into_iter().map(|complaint| format!("{code}: {complaint}"))),
        }
    }
    let Some(((first, model), others)) = read.split_first() else { return gaps };
    for (code, keys) in others {
        let missing = |from: &Keys, key| !from.contains_key(key);
        gaps.extend(model.keys().filter(|key| missing(keys, *key)).map(|key| format!("{code}: no `{key}`")));
        gaps.extend(keys.keys().filter(|key| missing(model, *key)).map(|key| format!("{first}: no `{key}`")));
        for (key, values) in model {
            if let Some(other) = keys.get(key).filter(|other| *other != values) {
                gaps.push(format!("`{key}`: {first} uses {values:?}, {code} uses {other:?}"));
            }
        }
    }
    gaps
}

/// The keys of a file, and the values that each of them uses.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(file: &str) -> Result<Keys, Vec<String>> {
    let resource = parse(file).map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let mut keys = Keys::new();
    let mut twice = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut values = BTreeSet::new();
            if let Some(pattern) = &message.value {
                walk(pattern, &mut values);
            }
            if keys.insert(message.id.name.to_owned(), values).is_some() {
                twice.push(format!("`{}` twice", message.id.name));
            }
        }
    }
    if twice.is_empty() { Ok(keys) } else { Err(twice) }
}

fn walk(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_values(expression, values);
        }
    }
}

fn expression_values(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_values(inline, values),
        Expression::Select { selector, variants } => {
            inline_values(selector, values);
            for variant in variants {
                walk(&variant.value, values);
            }
        }
    }
}

fn inline_values(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expression_values(expression, values),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline_values(argument, values));
        }
        _ => {}
    }
}
