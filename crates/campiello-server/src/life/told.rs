//! What the log says about one event.

use std::sync::{Arc, Mutex, PoisonError};

use campiello_core::{Message, Seat, Viewer};
use campiello_text::Language;

/// Somebody stays quiet.
pub(super) const QUIET: &str = "ui-told-quiet";
/// Somebody wants to be asked again.
pub(super) const SPEAKS: &str = "ui-told-speaks";

/// A line of the log.
pub struct Told {
    /// Who did it.
    pub seat: Seat,
    /// The number of the event.
    pub number: u64,
    /// Whether it was a move.
    pub moved: bool,
    /// Whether it is worth a look to anybody: that somebody passes is not.
    pub notable: bool,
    /// What every viewer is told, in the order of [`Viewer::all`]; one line if all are told the same.
    lines: Vec<Message>,
    /// What was put into words already: most of a log was shown before.
    said: Mutex<Vec<Said>>,
}

/// A line in words.
struct Said {
    line: usize,
    language: Language,
    words: Arc<str>,
}

impl Told {
    /// What every viewer is told, in the order of [`Viewer::all`]; one line if all are told the same.
    pub(super) fn new(seat: Seat, number: u64, moved: bool, mut lines: Vec<Message>) -> Self {
        if lines.iter().all(|line| *line == lines[0]) {
            lines.truncate(1);
        }
        Self { seat, number, moved, notable: true, lines, said: Mutex::default() }
    }

    /// The same line, which is worth a look or not.
    pub(super) const fn worth_a_look(mut self, notable: bool) -> Self {
        self.notable = notable;
        self
    }

    fn index(&self, viewer: Viewer) -> usize {
        let last = self.lines.len() - 1;
        viewer.seat().map_or(last, |seat| seat.index().min(last))
    }

    /// Whether it changes only whom the table asks: nobody's move is another one by it.
    #[must_use]
    pub fn is_about_asking(&self) -> bool {
        self.is(QUIET) || self.is(SPEAKS)
    }

    /// Whether everybody is told this.
    #[must_use]
    pub fn is(&self, key: &str) -> bool {
        self.lines.iter().all(|line| line.key == key)
    }

    /// What a viewer is told.
    #[must_use]
    pub fn line(&self, viewer: Viewer) -> &Message {
        &self.lines[self.index(viewer)]
    }

    /// The words of what a viewer is told; `say` is asked once for every language. Names do not change any more when there is something to tell.
    pub fn said(&self, viewer: Viewer, language: Language, say: impl FnOnce(&Message) -> String) -> Arc<str> {
        let line = self.index(viewer);
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = said.iter().find(|said| said.line == line && said.language == language) {
            return Arc::clone(&said.words);
        }
        let words: Arc<str> = say(&self.lines[line]).into();
        said.push(Said { line, language, words: Arc::clone(&words) });
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&'static str]) -> Told {
        Told::new(Seat::new(0), 3, true, lines.iter().map(|key| Message::new(key)).collect())
    }

    #[test]
    fn everybody_is_told_their_own_line() {
        let told = told(&["own", "other", "all"]);
        let key = |viewer| told.said(viewer, Language::ENGLISH, |message| message.key.to_owned());
        for _ in 0..2 {
            assert_eq!(&*key(Viewer::Seat(Seat::new(0))), "own");
            assert_eq!(&*key(Viewer::Seat(Seat::new(1))), "other");
            assert_eq!(&*key(Viewer::Spectator), "all");
        }
    }

    #[test]
    fn a_line_is_put_into_words_once_if_all_are_told_the_same() {
        let told = told(&["same", "same", "same"]);
        assert_eq!(&*told.said(Viewer::Seat(Seat::new(1)), Language::ENGLISH, |_| "words".to_owned()), "words");
        assert_eq!(&*told.said(Viewer::Spectator, Language::ENGLISH, |_| unreachable!()), "words");
    }
}
