//! What a person may have meant: capitals and blanks do not matter, nor the order of a set or the hyphen in a name.
//!
//! `PYRAMID pbygow pbygow pb`, `pyramid pby` (the base first), `roofs four islands fountains`, `sail West Port`, `fish sea bream`.

use alloc::string::String;
use alloc::vec::Vec;

use crate::components::{Colour, Kinds};
use crate::notation::Action;
use crate::pyramid::{PYRAMID, Pyramid, Step};

/// The move that was meant, if it is clear which.
#[must_use]
pub fn understand(typed: &str) -> Option<Action> {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    match words.split_first()? {
        (&"pyramid", letters) => pyramid(&letters.concat()).map(Action::Pyramid),
        (&"roofs", kinds) => {
            let named = kinds.iter().map(|kind| kind.parse().ok()).collect::<Option<Kinds>>()?;
            (usize::from(named.len()) == kinds.len() && !named.is_empty()).then_some(Action::Roofs(named))
        }
        _ => hyphenated(&words),
    }
}

/// A pyramid by its letters from the base to the top, `-` for a place that stays empty.
fn pyramid(letters: &str) -> Option<Pyramid> {
    let count = u8::try_from(letters.len()).ok().filter(|count| (1..=PYRAMID).contains(count))?;
    let mut pyramid = Pyramid::default();
    for (step, letter) in Step::first(count).zip(letters.chars()) {
        if letter != '-' {
            pyramid.lay(step, Colour::from_letter(letter)?);
        }
    }
    Some(pyramid)
}

/// The move that these words are if some of the blanks between them are hyphens.
fn hyphenated(words: &[&str]) -> Option<Action> {
    const MOST: usize = 9;
    if words.is_empty() || words.len() > MOST {
        return None;
    }
    (0..1_u32 << (words.len() - 1)).find_map(|hyphens| {
        let mut text = String::from(words[0]);
        for (n, word) in words[1..].iter().enumerate() {
            text.push(if hyphens & (1 << n) == 0 { ' ' } else { '-' });
            text.push_str(word);
        }
        text.parse().ok()
    })
}
