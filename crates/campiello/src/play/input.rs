//! What a person types.

use campiello_text::Speaker;

/// A line that was typed, understood as far as it is not a move.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing.
    Nothing,
    /// `?`
    Help,
    /// `? 3.2.7`, `? woman`
    Rule(String),
    /// `undo`
    Undo,
    /// `log`
    Log,
    /// `score`
    Score,
    /// `board`
    Board,
    /// `look`: everything in words.
    Look,
    /// `moves`
    Moves,
    /// `wait`: stay quiet until the next turn.
    Wait,
    /// `save FILE`; the name may be missing.
    Save(String),
    /// `quit`
    Quit,
    /// A move by its number in the list.
    Number(usize),
    /// Perhaps a move in notation.
    Notation(String),
}

/// The commands; the texts hold `command-` + name, the same word in the reader's language.
pub(super) const COMMANDS: [&str; 9] = ["undo", "moves", "wait", "board", "look", "score", "log", "save", "quit"];

/// Understands a line. Commands are known by their English names and by those of the reader's language.
pub(super) fn read(line: &str, speaker: &Speaker) -> Asked {
    let line = line.trim();
    if line.is_empty() {
        return Asked::Nothing;
    }
    if let Some(number) = line.strip_prefix('?') {
        let number = number.trim();
        return if number.is_empty() { Asked::Help } else { Asked::Rule(number.to_owned()) };
    }
    if let Some(number) = number(line) {
        return Asked::Number(number);
    }
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    let first = first.to_lowercase();
    let named = |name: &&str| first == *name || first == speaker.word(&format!("command-{name}"));
    match COMMANDS.into_iter().find(named) {
        Some("undo") => Asked::Undo,
        Some("moves") => Asked::Moves,
        Some("wait") => Asked::Wait,
        Some("board") => Asked::Board,
        Some("look") => Asked::Look,
        Some("score") => Asked::Score,
        Some("log") => Asked::Log,
        Some("save") => Asked::Save(rest.to_owned()),
        Some(_) => Asked::Quit,
        None if ["q", "exit"].contains(&first.as_str()) && rest.is_empty() => Asked::Quit,
        None if first == "help" && rest.is_empty() => Asked::Help,
        None if first == "help" => Asked::Rule(rest.to_owned()),
        None => Asked::Notation(line.split_whitespace().collect::<Vec<_>>().join(" ")),
    }
}

/// A whole number, with or without a sign; one that no list can have is still a number.
fn number(line: &str) -> Option<usize> {
    let digits = line.strip_prefix(['-', '−', '+']).unwrap_or(line);
    let numeric = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let positive = !line.starts_with(['-', '−']);
    numeric.then(|| if positive { digits.parse().unwrap_or(usize::MAX) } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::{Asked, read};
    use crate::desk::TEXTS;
    use campiello_text::{Language, Speaker};

    #[test]
    fn commands_are_known_in_english_and_in_the_readers_language() {
        let russian = Speaker::new(Language::named("ru", TEXTS).unwrap(), &[TEXTS]);
        let asked = |line| read(line, &russian);
        assert_eq!(asked("undo"), Asked::Undo);
        assert_eq!(asked("Отмена"), Asked::Undo);
        assert_eq!(asked(" ? 3.2.7 "), Asked::Rule("3.2.7".into()));
        assert_eq!(asked("help 3.3"), Asked::Rule("3.3".into()));
        assert_eq!((asked("q"), asked("EXIT")), (Asked::Quit, Asked::Quit));
        assert_eq!(asked("12"), Asked::Number(12));
        assert_eq!((asked("-1"), asked("99999999999999999999999")), (Asked::Number(0), Asked::Number(usize::MAX)));
        assert_eq!(asked("save my game.record"), Asked::Save("my game.record".into()));
        assert_eq!(asked("take  2 top 2"), Asked::Notation("take 2 top 2".into()));
        assert_eq!(asked(""), Asked::Nothing);
    }
}
