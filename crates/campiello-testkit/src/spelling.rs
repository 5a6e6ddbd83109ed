//! How the testkit spells: letter by letter among those that the game offers.

use campiello_core::path::Letter;
use campiello_core::{Game, Luck, Scene};

use crate::walk::pick;

/// Whoever has not come to an end after so many letters gives up.
const LONGEST: usize = 32;

/// Letters said one after the other, and where they led.
pub(crate) struct Attempt<A> {
    /// What was said.
    pub(crate) said: Vec<String>,
    /// The letters among which each was chosen; the last row is what could follow.
    pub(crate) offered: Vec<Vec<Letter>>,
    /// What the table showed before each, and at the end.
    pub(crate) shown: Vec<Scene>,
    /// The action that was spelled.
    pub(crate) whole: Option<A>,
}

impl<A> Attempt<A> {
    /// Whether it ended with letters that are no action, and nothing can follow.
    pub(crate) fn is_stuck(&self) -> bool {
        self.whole.is_none() && !self.said.is_empty() && self.offered.last().is_some_and(Vec::is_empty)
    }
}

/// Spells at random until an action is whole. Of a game that spells nothing it asks once, and uses no luck.
pub(crate) fn at_random<G: Game>(view: &G::View, luck: &mut Luck) -> Attempt<G::Action> {
    let mut attempt = Attempt { said: Vec::new(), offered: Vec::new(), shown: Vec::new(), whole: None };
    loop {
        let spelling = G::spell(view, &attempt.said);
        attempt.whole = spelling.whole;
        attempt.offered.push(spelling.next);
        attempt.shown.push(spelling.scene);
        if attempt.whole.is_some() || attempt.said.len() >= LONGEST {
            return attempt;
        }
        let Some(letter) = attempt.offered.last().and_then(|next| pick(next, luck)) else { return attempt };
        let target = letter.target.clone();
        attempt.said.push(target);
    }
}

/// Whether the clicks of an action spell it, letter by letter.
///
/// # Errors
/// Where they do not.
pub(crate) fn by_its_path<G: Game>(view: &G::View, action: &G::Action) -> Result<(), String> {
    let path = G::choice(view, action).path;
    for (n, target) in path.iter().enumerate() {
        let offered = G::spell(view, &path[..n]).next.iter().any(|letter| letter.target == *target);
        if !offered {
            return Err(format!("after [{}] there is no {target}", path[..n].join(", ")));
        }
    }
    match G::spell(view, &path).whole {
        Some(whole) if whole == *action => Ok(()),
        Some(other) => Err(format!("[{}] spells {other}", path.join(", "))),
        None => Err(format!("[{}] is not whole", path.join(", "))),
    }
}
