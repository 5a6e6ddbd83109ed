//! What people do at a table. Every act looks at the table as it is and answers the events that it comes to, or a refusal; nothing is changed here.

use campiello_core::erased::AnyTable;
use campiello_core::path::Choice;
use campiello_core::scene::{Face, Scene};
use campiello_core::table::Undo;
use campiello_core::{Seat, SeatSet, Viewer};

use super::chair::{Chair, Person};
use super::event::{Absence, Event};
use super::refusal::Refusal;
use super::{Life, Stage};

/// Whether somebody brought the link that a chair is kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// They did.
    Invited,
    /// They did not.
    None,
}

pub(super) type Events = Result<Vec<Event>, Refusal>;

pub(super) const fn ensure(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::No(key)) }
}

/// What lies beside the things that a move speaks of, in their row: when a card has left a hand, the third one is another, though it may look the same.
/// Buttons say themselves what they are about.
fn beside<'s>(choice: &Choice, scene: &'s Scene) -> Vec<(&'s String, &'s Face)> {
    let row = |target: &str| target.rsplit_once('/').map(|(row, _)| row.to_owned());
    let rows: Vec<_> = choice.path.iter().filter_map(|target| row(target)).collect();
    let pieces = scene.areas.iter().flat_map(|area| &area.pieces).filter(|piece| !piece.face.is_button());
    let targets = pieces.filter_map(|piece| Some((piece.target.as_ref()?, &piece.face)));
    targets.filter(|(target, _)| row(target).is_some_and(|row| rows.contains(&row))).collect()
}

impl Life {
    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.places.get(seat.index()).map(|place| &place.chair).ok_or(Refusal::No("ui-refused-no-seat"))
    }

    fn gathering(&self) -> Result<(), Refusal> {
        ensure(self.stage == Stage::Gathering, "ui-refused-begun")
    }

    pub(super) fn playing(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(Refusal::No("ui-refused-not-begun")),
            Stage::Over | Stage::Closed => Err(Refusal::No("ui-refused-over")),
        }
    }

    /// The seat is the person's, and the game is on.
    pub(super) fn own(&self, person: &str, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        ensure(self.seats_of(person).contains(seat), "ui-refused-not-yours")
    }

    /// Somebody sits down. Whoever has a seat may take another one: several people at one screen.
    ///
    /// # Errors
    /// The chair is taken or kept for somebody else, or the game has begun.
    pub fn sit(&self, seat: Seat, person: Person, key: Key) -> Events {
        self.gathering()?;
        match self.chair(seat)? {
            Chair::Open => {}
            Chair::Invited => ensure(key == Key::Invited || person.id == self.host.id, "ui-refused-kept")?,
            Chair::Person(_) | Chair::Bot { .. } => return Err(Refusal::No("ui-refused-taken")),
        }
        Ok(vec![Event::Chair { seat, chair: Chair::Person(person) }])
    }

    /// The host puts a bot into a free chair, opens it, or keeps it for somebody; whoever sits somewhere may open their own.
    ///
    /// # Errors
    /// It is not theirs to say, or the game has begun.
    pub fn arrange(&self, person: &str, seat: Seat, chair: Chair) -> Events {
        self.gathering()?;
        let own = self.chair(seat)?.person().is_some_and(|sitter| sitter.id == person);
        let stands_up = own && chair == Chair::Open;
        ensure(stands_up || person == self.host.id, "ui-refused-not-host")?;
        ensure(own || self.chair(seat)?.person().is_none(), "ui-refused-taken")?;
        match &chair {
            Chair::Person(_) => return Err(Refusal::No("ui-refused-taken")),
            Chair::Bot { bot } => ensure(self.game().bots().contains(&bot.as_str()), "ui-refused-no-bot")?,
            Chair::Open | Chair::Invited => {}
        }
        Ok(vec![Event::Chair { seat, chair }])
    }

    /// The game begins; chairs that are still free get bots.
    ///
    /// # Errors
    /// It has begun, somebody else is the host, or no person sits there.
    pub fn start(&self, person: &str, at: u64) -> Events {
        self.gathering()?;
        ensure(person == self.host.id, "ui-refused-not-host")?;
        ensure(self.places.iter().any(|place| place.chair.person().is_some()), "ui-refused-nobody")?;
        let bot = self.game().stand_in().to_owned();
        let free = (0..).map(Seat::new).zip(&self.places).filter(|(_, place)| place.chair.is_free());
        let mut events: Vec<Event> =
            free.map(|(seat, _)| Event::Chair { seat, chair: Chair::Bot { bot: bot.clone() } }).collect();
        events.push(Event::Started { at });
        Ok(events)
    }

    /// A person moves on the board that they saw. Whoever moves is back.
    ///
    /// # Errors
    /// The board has changed since so that the move would not be the same, or the seat is not theirs. Whether the rules allow the move is seen when it is [taken](Life::after).
    pub fn play(&self, person: &str, seat: Seat, board: u64, notation: &str, at: u64) -> Events {
        self.own(person, seat)?;
        if board != self.board && !self.means_the_same(seat, board, notation) {
            return Err(Refusal::Stale);
        }
        let back = self.places[seat.index()].away.then_some(Event::Back { seat, at });
        Ok(back.into_iter().chain([Event::Moved { seat, notation: notation.to_owned(), at }]).collect())
    }

    /// Whether a move that was chosen on an older board is still what the person meant: since then only others have moved, it comes to the same with
    /// the same remarks, and what it speaks of lies as it lay. Where several may speak at once, nobody is told to hurry.
    fn means_the_same(&self, seat: Seat, board: u64, notation: &str) -> bool {
        let since: Vec<_> = self.told.iter().filter(|told| told.number > board).collect();
        let complete = since.len() as u64 == self.length.saturating_sub(board);
        if !complete || since.iter().any(|told| told.seat == seat || !(told.moved || told.is_about_asking())) {
            return false;
        }
        let moves = since.iter().filter(|told| told.moved).count();
        let then = self.table().before(self.table().moves().saturating_sub(moves));
        let Some(choice) = then.choice(seat, notation) else { return false };
        // Whoever had nothing to say is asked again when something is said to them.
        let passes = |table: &dyn AnyTable| table.pass(seat).as_deref() == Some(notation);
        self.table().choice(seat, notation).as_ref() == Some(&choice)
            && passes(&*then) == passes(self.table())
            && beside(&choice, &then.scene(Viewer::Seat(seat)))
                == beside(&choice, &self.table().scene(Viewer::Seat(seat)))
    }

    /// A bot moves for a seat that it plays.
    ///
    /// # Errors
    /// It does not play there (any more).
    pub fn play_by_bot(&self, seat: Seat, board: u64, notation: String, at: u64) -> Events {
        self.playing()?;
        if board != self.board || self.bot(seat).is_none() {
            return Err(Refusal::Stale);
        }
        Ok(vec![Event::Moved { seat, notation, at }])
    }

    /// The name of the bot that plays a seat now.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let place = self.places.get(seat.index())?;
        match &place.chair {
            Chair::Bot { bot } => Some(bot),
            Chair::Person(_) if place.away || place.resigned => Some(self.game().stand_in()),
            _ => None,
        }
    }

    /// A seat takes its last move back: at once if nobody has anything against it, otherwise the others are asked.
    ///
    /// # Errors
    /// There is nothing to take back, or the others have been asked already.
    pub fn undo(&self, person: &str, seat: Seat, at: u64) -> Events {
        ensure(self.stage == Stage::Playing || self.stage == Stage::Over, "ui-refused-not-begun")?;
        ensure(self.seats_of(person).contains(seat), "ui-refused-not-yours")?;
        ensure(self.wish.is_none(), "ui-refused-asked")?;
        let last = self.movers().collect::<Vec<_>>().into_iter().rposition(|mover| mover == seat);
        let Some(moves) = last else { return Err(Refusal::No("undo-nothing")) };
        match self.table().undo(seat) {
            Undo::Nothing => Err(Refusal::No("undo-nothing")),
            Undo::Free => Ok(vec![Event::WentBack { moves, at }]),
            // Whoever has seen the next cards cannot forget them.
            Undo::ByConsent(_) if self.counts() => Err(Refusal::No("ui-refused-counts")),
            Undo::ByConsent(_) if self.to_agree(seat).is_empty() => Ok(vec![Event::WentBack { moves, at }]),
            Undo::ByConsent(_) => Ok(vec![Event::Asked { seat, moves }]),
        }
    }

    /// Who has to agree before a seat may go back: all who play themselves, and are not the same person.
    #[must_use]
    pub fn to_agree(&self, seat: Seat) -> SeatSet {
        let person = |seat: Seat| self.places.get(seat.index()).and_then(|place| place.chair.person()).map(|p| &p.id);
        let others = (0..)
            .map(Seat::new)
            .zip(&self.places)
            .filter(|(other, place)| place.is_played_by_hand() && person(*other) != person(seat) && *other != seat);
        others.fold(SeatSet::NOBODY, |seats, (seat, _)| seats.with(seat))
    }

    /// A person answers somebody's wish to go back; the last one who agrees makes it so.
    ///
    /// # Errors
    /// Nobody asked them.
    pub fn answer(&self, person: &str, agrees: bool, at: u64) -> Events {
        let wish = self.wish.as_ref().ok_or(Refusal::No("ui-refused-not-asked"))?;
        let agreed = wish.agreed.iter().fold(SeatSet::NOBODY, |seats, seat| seats.with(*seat));
        let asked = self.to_agree(wish.seat).except(agreed);
        let own: Vec<Seat> = self.seats_of(person).iter().filter(|seat| asked.contains(*seat)).collect();
        let Some(first) = own.first() else { return Err(Refusal::No("ui-refused-not-asked")) };
        if !agrees {
            return Ok(vec![Event::Answered { seat: *first, agrees }]);
        }
        let mut events: Vec<Event> = own.iter().map(|seat| Event::Answered { seat: *seat, agrees }).collect();
        if usize::from(asked.len()) == own.len() {
            events.push(Event::WentBack { moves: wish.moves, at });
        }
        Ok(events)
    }

    /// A bot shall play for somebody: for oneself, or for somebody who is gone.
    ///
    /// # Errors
    /// That seat plays already by itself, or its person is there.
    pub fn send_away(&self, person: &str, seat: Seat, is_gone: bool, at: u64) -> Events {
        self.playing()?;
        ensure(self.places.get(seat.index()).is_some_and(super::Place::is_played_by_hand), "ui-refused-plays-itself")?;
        ensure(!self.counts(), "ui-refused-counts")?;
        let own = self.seats_of(person).contains(seat);
        ensure(own || !self.seats_of(person).is_empty(), "ui-refused-not-yours")?;
        ensure(own || is_gone, "ui-refused-there")?;
        Ok(vec![Event::Away { seat, why: if own { Absence::Wish } else { Absence::Gone }, at }])
    }

    /// A seat's time has run out.
    ///
    /// # Errors
    /// It has not.
    pub fn run_out(&self, seat: Seat, at: u64) -> Events {
        self.playing()?;
        let deadline = self.places.get(seat.index()).and_then(|place| place.deadline(self.plan.pace));
        ensure(deadline.is_some_and(|deadline| deadline <= at), "ui-refused-plays-itself")?;
        Ok(vec![Event::Away { seat, why: Absence::Clock, at }])
    }

    /// Somebody plays again for whom a bot did.
    ///
    /// # Errors
    /// The seat is not theirs, or no bot plays for it.
    pub fn come_back(&self, person: &str, at: u64) -> Events {
        self.playing()?;
        let away = self.seats_of(person).iter().filter(|seat| self.places[seat.index()].away);
        let events: Vec<Event> = away.map(|seat| Event::Back { seat, at }).collect();
        ensure(!events.is_empty(), "ui-refused-not-away")?;
        Ok(events)
    }

    /// Somebody gives up; if nobody is left who plays, the table is closed.
    ///
    /// # Errors
    /// They do not play.
    pub fn resign(&self, person: &str, at: u64) -> Events {
        self.playing()?;
        let own = self.seats_of(person);
        ensure(!own.is_empty(), "ui-refused-not-yours")?;
        let mut events: Vec<Event> = own.iter().map(|seat| Event::Resigned { seat, at }).collect();
        let others = (0..)
            .map(Seat::new)
            .zip(&self.places)
            .filter(|(seat, place)| !own.contains(*seat) && matches!(place.chair, Chair::Person(_)) && !place.resigned);
        if others.count() == 0 {
            events.push(Event::Closed { at });
        }
        Ok(events)
    }

    /// The host clears a table that has not begun.
    ///
    /// # Errors
    /// It has, or somebody else is the host.
    pub fn clear(&self, person: &str, at: u64) -> Events {
        self.gathering()?;
        ensure(person == self.host.id, "ui-refused-not-host")?;
        Ok(vec![Event::Closed { at }])
    }

    /// Somebody who played wants to play again.
    ///
    /// # Errors
    /// The game is not over, they did not play, or somebody else was faster.
    pub fn ask_rematch(&self, person: &str, table: &str) -> Events {
        ensure(matches!(self.stage, Stage::Over | Stage::Closed), "ui-refused-not-over")?;
        let sat = self.places.iter().any(|place| place.chair.person().is_some_and(|sitter| sitter.id == person));
        ensure(sat, "ui-refused-not-yours")?;
        ensure(self.rematch.is_none(), "ui-refused-rematch")?;
        Ok(vec![Event::Rematch { table: table.to_owned() }])
    }
}
