//! The chair that a bot sits in: what a person in that seat would see, and no more.

use campiello_core::{Game, Seat, Table, Viewer};

/// A seat's turn to act. It holds the state, and shows only the seat's view and legal list of it.
pub struct Chair<'t, G: Game> {
    state: &'t G::State,
    seat: Seat,
    legal: &'t [G::Action],
    spells: bool,
}

impl<'t, G: Game> Chair<'t, G> {
    /// A seat's turn; `legal` is what [`Game::legal`] lists for it and is not empty.
    pub fn new(state: &'t G::State, seat: Seat, legal: &'t [G::Action]) -> Self {
        debug_assert!(!legal.is_empty(), "a bot is asked only when it can act");
        Self { state, seat, legal, spells: true }
    }

    /// A seat's turn at a table, what it may do being listed in the buffer; nothing if it cannot act.
    pub fn at(table: &'t Table<G>, seat: Seat, legal: &'t mut Vec<G::Action>) -> Option<Self> {
        legal.clear();
        G::legal(table.state(), seat, legal);
        (!legal.is_empty()).then(|| Self::new(table.state(), seat, legal))
    }

    /// The seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat knows. Made when asked for: a bot that does not look does not pay.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// The same chair for somebody who sees only these of its moves, not none.
    pub fn seeing<'c>(&'c self, legal: &'c [G::Action]) -> Chair<'c, G> {
        Chair { legal, ..*self }
    }

    /// The same chair for somebody who sees only these of its moves, not none, and thinks of none that is spelled.
    pub fn seeing_listed<'c>(&'c self, legal: &'c [G::Action]) -> Chair<'c, G> {
        Chair { spells: false, ..self.seeing(legal) }
    }

    /// Whether whoever sits here may think of moves that are not listed.
    pub const fn spells(&self) -> bool {
        self.spells
    }

    /// What the seat may do.
    pub const fn legal(&self) -> &'t [G::Action] {
        self.legal
    }
}
