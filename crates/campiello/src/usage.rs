//! What was wrong with a command line, in the reader's language.

use std::ffi::OsString;

use campiello_core::Message;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::desk::Desk;
use crate::typed::short;

/// Explains what is wrong, and where help is.
#[must_use]
pub fn explain(desk: &Desk, error: &Error, arguments: &[OsString]) -> String {
    let help = Message::new("usage-see-help").with("command", help_command(arguments));
    format!("{}\n{}", desk.say(&what(desk, error)), desk.say(&help))
}

fn what(desk: &Desk, error: &Error) -> Message {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let suggestion = context(error, ContextKind::SuggestedArg);
            suggest(Message::new("usage-unknown-argument").with("argument", argument), suggestion)
        }
        ErrorKind::InvalidSubcommand => {
            let suggestion = context(error, ContextKind::SuggestedSubcommand);
            let command = context(error, ContextKind::InvalidSubcommand);
            suggest(Message::new("usage-unknown-command").with("command", command), suggestion)
        }
        ErrorKind::MissingSubcommand => Message::new("usage-missing-command"),
        ErrorKind::MissingRequiredArgument => Message::new("usage-missing").with("argument", argument),
        ErrorKind::ArgumentConflict => {
            let prior = context(error, ContextKind::PriorArg);
            let twice = prior.is_empty() || prior == argument;
            Message::new(if twice { "usage-twice" } else { "usage-conflict" })
                .with("argument", argument)
                .with("other", prior)
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            Message::new("usage-wrong-number").with("argument", argument)
        }
        ErrorKind::InvalidUtf8 => Message::new("usage-not-text"),
        _ if value.is_empty() => Message::new("usage-needs-value").with("argument", argument),
        _ => {
            let expected = expected(desk, &argument);
            Message::new("usage-wrong-value").with("argument", argument).with("value", value).with("expected", expected)
        }
    }
}

fn suggest(message: Message, suggestion: String) -> Message {
    let known = if suggestion.is_empty() { "no" } else { "yes" };
    message.with("suggests", known).with("suggestion", suggestion)
}

/// What an argument expects: the texts hold `expect-` + its name.
fn expected(desk: &Desk, argument: &str) -> String {
    let name = argument.trim_start_matches('-').split(' ').next().unwrap_or_default();
    let key = format!("expect-{name}");
    desk.word(if desk.speaker().knows(&key) { &key } else { "expect-anything" })
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => short(text),
        Some(ContextValue::Strings(texts)) => short(&texts.join(", ")),
        _ => String::new(),
    }
}

fn help_command(arguments: &[OsString]) -> String {
    let commands = [
        "simulate", "arena", "train", "play", "replay", "review", "verify", "edition", "rules", "bench", "serve",
        "backup", "load",
    ];
    let command = arguments.iter().skip(1).find_map(|word| commands.into_iter().find(|name| word == name));
    command.map_or_else(|| "campiello --help".to_owned(), |name| format!("campiello {name} --help"))
}
