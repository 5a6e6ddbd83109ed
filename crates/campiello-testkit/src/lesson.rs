//! A guided first game that can be played as it stands.

use std::collections::BTreeSet;

use campiello_core::lesson::Step;
use campiello_core::{Game, Lesson, Seat, Seed, Settings, Table, Texts, Viewer};

/// The most words that are said before a move: more are not read.
const WORDS: usize = 50;
/// Whoever learns.
const LEARNER: Seat = Seat::new(0);

/// Plays the lesson of a game from its first step to its last, and returns the table as it is then.
///
/// # Panics
/// With everything that is wrong: a move that is neither listed nor can be spelled, or is not written as the table writes it; a move of the learner before which nothing is
/// said, or one of others before which something is; words that a language lacks, that nobody says, that have variables or are too many; a game that is
/// over before the learner is free.
#[must_use]
pub fn hold<G: Game>() -> Table<G> {
    let lesson = G::LESSON.expect("the game has a lesson");
    let mut wrong = words(G::TEXTS, &lesson);
    let table = play::<G>(&lesson, &mut wrong);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    table
}

/// Plays the steps as far as they can be played.
fn play<G: Game>(lesson: &Lesson, wrong: &mut Vec<String>) -> Table<G> {
    let settings = Settings::named(lesson.seats, lesson.switches.iter().copied()).expect("the game can be played so");
    let mut table = Table::<G>::new(settings, Seed::numbered(lesson.deal, 0));
    for (number, step) in (1..).zip(lesson.steps) {
        if let Err(what) = take(&mut table, step) {
            wrong.push(format!("step {number}, {} {}: {what}", step.seat, step.play));
            return table;
        }
    }
    if table.outcome().is_some() {
        wrong.push("the game is over with the lesson".into());
    }
    table
}

/// Plays a step.
fn take<G: Game>(table: &mut Table<G>, step: &Step) -> Result<(), String> {
    let action: G::Action = step.play.parse().map_err(|_| "it cannot be read")?;
    if action.to_string() != step.play {
        return Err(format!("it is written {action}"));
    }
    let mut legal = Vec::new();
    G::legal(table.state(), step.seat, &mut legal);
    let view = G::view(table.state(), Viewer::Seat(step.seat));
    let path = G::choice(&view, &action).path;
    if !legal.contains(&action) && G::spell(&view, &path).whole.as_ref() != Some(&action) {
        return Err("it is not offered".into());
    }
    if path.is_empty() {
        return Err("it cannot be clicked".into());
    }
    table.play(step.seat, &action, None).map_err(|illegal| format!("{illegal:?}"))
}

/// What is wrong with the words of a lesson.
fn words(texts: Texts, lesson: &Lesson) -> Vec<String> {
    let mut wrong = Vec::new();
    for step in lesson.steps.iter().filter(|step| step.says.is_empty() == (step.seat == LEARNER)) {
        wrong.push(format!("{} {}: words are said to the learner, and to nobody else", step.seat, step.play));
    }
    let said: BTreeSet<&str> = lesson.steps.iter().map(|step| step.says).filter(|key| !key.is_empty()).collect();
    for (language, text) in texts {
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        let there: Vec<(&str, &str)> = lines.filter(|(key, _)| key.starts_with("lesson-")).collect();
        for key in said.iter().filter(|key| there.iter().all(|(other, _)| other != *key)) {
            wrong.push(format!("{language}: {key} is missing"));
        }
        for (key, words) in there {
            let number = words.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
            if !said.contains(key) {
                wrong.push(format!("{language}: {key} is never said"));
            } else if words.contains('{') || number > WORDS {
                wrong.push(format!("{language}: {key} has {number} words, and perhaps variables"));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_wrong_with_the_words_is_found() {
        let own = |says| Step { seat: LEARNER, play: "go", says };
        let steps: &'static [Step] = Box::leak(Box::new([own("lesson-a"), own("")]));
        let lesson = Lesson { seats: 2, switches: &[], deal: 1, steps };
        let long = format!("lesson-a = {}\n", "word ".repeat(51)).leak();
        let texts: Texts =
            Box::leak(Box::new([("en", "lesson-a = A\nlesson-b = B\n"), ("fr", "x = X\n"), ("ru", long)]));
        let expected = [
            "p0 go: words are said to the learner, and to nobody else",
            "en: lesson-b is never said",
            "fr: lesson-a is missing",
            "ru: lesson-a has 51 words, and perhaps variables",
        ];
        assert_eq!(words(texts, &lesson), expected);
    }
}
