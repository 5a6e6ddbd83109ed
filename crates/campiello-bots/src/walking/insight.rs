//! What a search must know about Walking in Burano.

use campiello_core::{Game, Luck, Seat, Viewer};
use walking::{Action, State, Walking};

use super::Greedy;
use crate::bot::Bot;
use crate::chair::Chair;
use crate::search::Insight;

impl Insight for Walking {
    fn reader() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::default())
    }

    fn ideas(chair: &Chair<'_, Self>, luck: &mut Luck) -> Vec<Action> {
        let first = Greedy::default().choose(chair, luck);
        let others = chair.legal().iter().copied().filter(|action| *action != first);
        [first].into_iter().chain(others).collect()
    }

    fn worth(state: &State, seat: Seat) -> f64 {
        let Some(outcome) = Self::outcome(state) else {
            let view = Self::view(state, Viewer::Seat(seat));
            return f64::from(Greedy::default().expects(&view, seat)) / 100.0;
        };
        let points = |seat: usize| f64::from(outcome.scores[seat].total());
        let others = (0..outcome.scores.len()).filter(|other| *other != seat.index()).map(points);
        match others.fold(f64::NEG_INFINITY, f64::max) {
            f64::NEG_INFINITY => points(seat.index()),
            best => {
                let margin = points(seat.index()) - best;
                let won = if outcome.ranks[seat.index()] == 1 { 1.0 } else { 0.0 };
                won + (margin / 100.0).clamp(-0.5, 0.5)
            }
        }
    }
}
