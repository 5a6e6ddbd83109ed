//! Asking for a hint: who may, and when.

use campiello_core::Seat;

use super::acts::{Events, ensure};
use super::day::Day;
use super::event::Event;
use super::refusal::Refusal;
use super::{Life, Place};

impl Life {
    /// Whether whoever sits there may be given hints: alone with bots, or where the table was laid so. Not in a lesson, which says itself what to do, and not
    /// where the result counts.
    #[must_use]
    pub fn has_hints(&self, seat: Seat) -> bool {
        let person = |place: &Place| place.chair.person().map(|person| person.id.clone()).filter(|_| !place.resigned);
        let Some(own) = self.places.get(seat.index()).and_then(person) else { return false };
        let alone = self.places.iter().filter_map(person).all(|other| other == own);
        (alone || self.plan.hints) && self.lesson_step().is_none() && !self.counts()
    }

    /// Whether the result here counts among those of a day.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.plan.daily.is_some_and(|deal| deal.counts)
    }

    /// Whether the seed stays a secret though the game is over here: others still play the same deal.
    #[must_use]
    pub fn keeps_seed(&self, now: u64) -> bool {
        self.plan.daily.is_some_and(|deal| deal.day >= Day::at(now))
    }

    /// Somebody asks for a hint on the board that they see. Everybody reads it in the log, once for every board: where several people play it is
    /// an advantage that nobody has in secret.
    ///
    /// # Errors
    /// The seat is not theirs, there are no hints here, it is not their turn, or the board has changed.
    pub fn ask_hint(&self, person: &str, seat: Seat, board: u64) -> Events {
        let own = self.seats_of(person).contains(seat);
        if !own || !self.has_hints(seat) {
            return Err(Refusal::Forbidden(if own { "ui-refused-no-hints" } else { "ui-refused-not-yours" }));
        }
        self.playing()?;
        ensure(self.awaited().contains(seat), "ui-refused-not-your-turn")?;
        if board != self.board {
            return Err(Refusal::Stale);
        }
        let told = self
            .told
            .iter()
            .any(|told| told.number > board && !told.moved && told.seat == seat && told.is("ui-told-hint"));
        Ok(if told { Vec::new() } else { vec![Event::Hinted { seat }] })
    }
}
