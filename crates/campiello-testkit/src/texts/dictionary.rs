//! A Fluent file: its keys, and what each one wants.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

/// A language's keys. Terms begin with `-`; attributes are `key.attribute`.
pub(super) struct Dictionary {
    pub(super) language: String,
    pub(super) entries: BTreeMap<String, Entry>,
}

/// What a text wants.
#[derive(Default)]
pub(super) struct Entry {
    /// Its own variables.
    variables: BTreeSet<String>,
    /// The messages and terms inside it.
    pub(super) references: BTreeSet<String>,
    /// Where it chooses between variants by a variable.
    pub(super) selectors: Vec<Selector>,
    /// The variables that it gives to functions, as `NUMBER($variable)` does.
    computed: BTreeSet<String>,
}

/// A choice between variants.
pub(super) struct Selector {
    pub(super) variable: String,
    pub(super) variants: Vec<String>,
}

impl Dictionary {
    /// Reads a Fluent file and notes what is wrong with it.
    pub(super) fn read(language: &str, text: &str, wrong: &mut Vec<String>) -> Self {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = 1 + text[..error.pos.start.min(text.len())].matches('\n').count();
                wrong.push(format!("{language}: line {line} is not Fluent: {}", error.kind));
            }
            resource
        });
        let mut dictionary = Self { language: language.to_string(), entries: BTreeMap::new() };
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    dictionary.add(message.id.name, message.value.as_ref(), &message.attributes, wrong);
                }
                ast::Entry::Term(term) => {
                    dictionary.add(&format!("-{}", term.id.name), Some(&term.value), &term.attributes, wrong);
                }
                _ => {}
            }
        }
        dictionary.dangling(wrong);
        dictionary
    }

    fn add(
        &mut self,
        key: &str,
        value: Option<&ast::Pattern<&str>>,
        attributes: &[ast::Attribute<&str>],
        wrong: &mut Vec<String>,
    ) {
        let attributes = attributes.iter().map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
        let all: Vec<_> = value.map(|value| (key.to_string(), value)).into_iter().chain(attributes).collect();
        for (key, pattern) in all {
            let mut entry = Entry::default();
            entry.pattern(pattern);
            if self.entries.insert(key.clone(), entry).is_some() {
                wrong.push(format!("{}: {key} is given twice", self.language));
            }
        }
    }

    fn dangling(&self, wrong: &mut Vec<String>) {
        for (key, entry) in &self.entries {
            for reference in entry.references.iter().filter(|reference| !self.entries.contains_key(*reference)) {
                wrong.push(format!("{}: {key} refers to {reference}, which does not exist", self.language));
            }
        }
    }

    /// The variables that a message wants, with those of the messages inside it. Terms see none of them.
    pub(super) fn variables(&self, key: &str) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        for key in self.reached(key).iter().filter(|reached| !reached.starts_with('-')) {
            variables.extend(self.entries[key].variables.iter().cloned());
        }
        variables
    }

    /// The variables of a message, or of the messages inside it, that it does more with than say them: it chooses or computes by them.
    pub(super) fn examined(&self, key: &str) -> BTreeSet<&str> {
        let mut examined = BTreeSet::new();
        for key in self.reached(key).iter().filter(|reached| !reached.starts_with('-')) {
            let Entry { selectors, computed, .. } = &self.entries[key];
            examined.extend(selectors.iter().map(|selector| selector.variable.as_str()));
            examined.extend(computed.iter().map(String::as_str));
        }
        examined
    }

    /// The key and all that it refers to, directly or not, as far as they exist.
    pub(super) fn reached(&self, key: &str) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut next = vec![key.to_string()];
        while let Some(key) = next.pop() {
            if let Some(entry) = self.entries.get(&key)
                && reached.insert(key)
            {
                next.extend(entry.references.iter().cloned());
            }
        }
        reached
    }
}

impl Entry {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                if let Some(variable) = chosen_by(selector) {
                    let name = |variant: &ast::Variant<&str>| match variant.key {
                        ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
                            name.to_string()
                        }
                    };
                    self.selectors.push(Selector { variable, variants: variants.iter().map(name).collect() });
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        let with_attribute = |id: &str, attribute: &Option<ast::Identifier<&str>>| match attribute {
            Some(attribute) => format!("{id}.{}", attribute.name),
            None => id.to_string(),
        };
        match inline {
            ast::InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_string())),
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(with_attribute(id.name, attribute));
            }
            ast::InlineExpression::TermReference { id, attribute, arguments } => {
                self.references.insert(with_attribute(&format!("-{}", id.name), attribute));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            ast::InlineExpression::FunctionReference { arguments, .. } => {
                self.computed.extend(arguments.positional.iter().filter_map(chosen_by));
                self.arguments(arguments);
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &ast::CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|argument| self.inline(argument));
    }
}

/// The variable that a selector looks at, bare or as `NUMBER($variable)`.
fn chosen_by(selector: &ast::InlineExpression<&str>) -> Option<String> {
    match selector {
        ast::InlineExpression::VariableReference { id } => Some(id.name.to_string()),
        ast::InlineExpression::FunctionReference { arguments, .. } => arguments.positional.first().and_then(chosen_by),
        _ => None,
    }
}
