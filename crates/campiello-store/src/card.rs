//! What the lobby shows.

/// What the lobby shows of a table without opening it; replaced at every append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The key of the game.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// Whether strangers may find it.
    pub listed: bool,
    /// When something happened last: milliseconds since 1970, less than 2⁶³.
    pub touched: u64,
    /// When the table must be looked after, even if nobody comes: milliseconds since 1970, less than 2⁶³.
    pub due: Option<u64>,
    /// The ids of those who sit there, in their order; one person may sit twice.
    pub people: Vec<String>,
    /// A text that the store does not understand.
    pub about: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// People are taking their seats.
    Gathering,
    /// The game is under way.
    Playing,
    /// The game is over.
    Over,
}

/// Which tables are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Listed tables that gather.
    Gathering,
    /// Listed tables under way.
    Playing,
    /// All tables where this person sits, listed or not, at any stage.
    Of(String),
}
