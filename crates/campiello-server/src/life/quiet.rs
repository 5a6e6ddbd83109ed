//! Staying quiet: whoever has nothing to say passes by themselves, until the table waits for somebody else or something is said to them.

use campiello_core::Seat;

use super::Life;
use super::acts::{Events, ensure};
use super::event::Event;
use super::refusal::Refusal;

impl Life {
    /// What a seat says that is asked, and has nothing said to it that is worth a look.
    #[must_use]
    pub fn pass(&self, seat: Seat) -> Option<String> {
        let asked = self.awaited().except(self.must()).contains(seat);
        self.table().pass(seat).filter(|_| asked && self.lesson_step().is_none())
    }

    /// Whether whoever sits there has asked to stay quiet.
    #[must_use]
    pub fn is_quiet(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.quiet.is_some() && place.is_played_by_hand())
    }

    /// What a quiet seat says now, without being asked again.
    #[must_use]
    pub fn quiet_pass(&self, seat: Seat) -> Option<String> {
        self.pass(seat).filter(|_| self.is_quiet(seat))
    }

    /// A person passes on the board that they saw, and goes on passing until the table waits for somebody else. Only what everybody sees decides how long.
    ///
    /// # Errors
    /// The seat is not theirs, or something was said to them.
    pub fn hush(&self, person: &str, seat: Seat, board: u64, at: u64) -> Events {
        self.own(person, seat)?;
        let pass = self.pass(seat).ok_or(Refusal::Stale)?;
        let mut events = self.play(person, seat, board, &pass, at)?;
        events.insert(0, Event::Quiet { seat, quiet: true });
        Ok(events)
    }

    /// A person who was quiet is asked again.
    ///
    /// # Errors
    /// The seat is not theirs, or was not quiet.
    pub fn speak(&self, person: &str, seat: Seat) -> Events {
        self.own(person, seat)?;
        ensure(self.is_quiet(seat), "ui-refused-not-quiet")?;
        Ok(vec![Event::Quiet { seat, quiet: false }])
    }

    /// A quiet seat passes.
    ///
    /// # Errors
    /// It is not quiet (any more), or something was said to it.
    pub fn pass_quietly(&self, seat: Seat, board: u64, at: u64) -> Events {
        self.playing()?;
        let pass = self.quiet_pass(seat).filter(|_| board == self.board).ok_or(Refusal::Stale)?;
        Ok(vec![Event::Moved { seat, notation: pass, at }])
    }
}
