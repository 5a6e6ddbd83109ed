//! The player who searches: it thinks about a line, and goes on as it meant to where thinking again would find nothing new.

use std::collections::VecDeque;

use campiello_core::{Game, Luck, Viewer};

use super::Search;
use crate::bot::{Bot, Brains};
use crate::chair::Chair;

/// Looks for the best line and plays it as long as the table looks as it was expected to. What nobody could foresee, such as a card that is drawn or what
/// another does, makes it think again.
pub struct Searching<G: Brains> {
    search: Search,
    /// How the table will look, and what is to be done then.
    meant: VecDeque<(G::View, G::Action)>,
}

impl<G: Brains> Searching<G> {
    /// Whoever searches like this.
    pub const fn with(search: Search) -> Self {
        Self { search, meant: VecDeque::new() }
    }

    /// What was meant to be done now, if everything came as expected.
    fn goes_on(&mut self, chair: &Chair<'_, G>) -> Option<G::Action> {
        let (expected, action) = self.meant.pop_front()?;
        (chair.legal().contains(&action) && chair.view() == expected).then_some(action)
    }
}

impl<G: Brains> Bot<G> for Searching<G> {
    fn choose(&mut self, chair: &Chair<'_, G>, luck: &mut Luck) -> G::Action {
        if let Some(action) = self.goes_on(chair) {
            return action;
        }
        let mut line = self.search.line(chair, luck);
        if !G::RETHINKS {
            self.meant = expected(chair, &line, luck);
        }
        line.swap_remove(0)
    }
}

/// What follows the first action of a line, each with how the table will look then if no luck is needed on the way: that is the same in every world that fits.
fn expected<G: Game>(chair: &Chair<'_, G>, line: &[G::Action], luck: &mut Luck) -> VecDeque<(G::View, G::Action)> {
    let mut meant = VecDeque::new();
    if line.len() < 2 {
        return meant;
    }
    let mut world = G::guess(&chair.view(), luck);
    for (action, next) in line.iter().zip(&line[1..]) {
        if G::play(&mut world, chair.seat(), action, luck).is_err() {
            break;
        }
        meant.push_back((G::view(&world, Viewer::Seat(chair.seat())), next.clone()));
    }
    meant
}
