//! What a viewer sees, before anybody draws it.
//!
//! A scene says *what* lies where and *what it is called*; how a flower or a cat looks is the business of
//! `campiello-draw`. The same scene becomes SVG, PNG, a page, terminal text and the words of a screen reader:
//! whatever is not in the scene can be seen by nobody.

use alloc::string::String;
use alloc::vec::Vec;

use crate::message::Message;
use crate::seat::Seat;

/// Everything that one viewer sees, area by area in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scene {
    /// What the table waits for, said to this viewer: what they are to do now, or whom they wait for.
    pub prompt: Option<Message>,
    /// The areas of the table; the viewer's own come first.
    pub areas: Vec<Area>,
    /// Whether the lists of a page (moves, log, seats) stand in a rail of their own beside the table, because its columns are full.
    pub rail: bool,
}

/// A part of the table with a name: the supply, a street, a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// A stable id: `supply`, `street/0`, `hand`.
    pub id: String,
    /// What it is called.
    pub title: Message,
    /// Whose it is, if it belongs to a seat.
    pub seat: Option<Seat>,
    /// Where it lies on a wide page.
    pub column: Column,
    /// What the area is painted on, by the name of the art (`street`, `table`).
    pub backdrop: &'static str,
    /// The grid in which the pieces lie, in columns and rows of one piece each.
    pub size: Cell,
    /// Whether its pieces are small and many, like cubes on a board: where there are only letters they stand close together.
    pub dense: bool,
    /// Whether a page shows it only to whoever asks: what is good to know and seldom needed.
    pub folded: bool,
    /// What the columns are called, from the left; empty if they have no names.
    pub headings: Vec<Message>,
    /// The pieces, from back to front; the order of the keyboard is row by row.
    pub pieces: Vec<Piece>,
    /// Facts beside the area: coins, tokens, the score so far.
    pub facts: Vec<Fact>,
}

/// In which column of a wide page an area lies; on a narrow one all follow each other in reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// In the middle: what the viewer looks at most.
    Middle,
    /// Beside it: what all share.
    #[default]
    Table,
    /// Below, over the whole width: what is too long for a column.
    Below,
    /// On the other side: what belongs to the others.
    Neighbours,
}

/// A place in an area's grid, counted from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column, or the number of columns.
    pub column: u8,
    /// The row, or the number of rows.
    pub row: u8,
}

/// A thing that lies in an area, or a place where something may be laid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The identity of the thing: a card that moves from the supply to a street keeps it, so that it can glide.
    pub id: String,
    /// The click target that it answers to (see [`crate::path`]), if it can be part of a move.
    pub target: Option<String>,
    /// Where it lies.
    pub cell: Cell,
    /// How it looks.
    pub face: Face,
    /// What it is, in full: for screen readers, titles and `?`.
    pub label: Message,
    /// The same in short words, one a line: for terminals and for pieces without art.
    pub lines: Vec<Message>,
    /// Numbers that belong to it: how many are left, what it would score.
    pub facts: Vec<Fact>,
}

/// How a piece looks: the name of an art and the numbers and words that vary it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// The art, `game/what` (`walking/floor`); an art that nobody has drawn yet shows the piece's lines.
    pub art: &'static str,
    /// The colour of the theme that the piece belongs to (`pink`), empty for none.
    pub tone: &'static str,
    /// What varies the art: `("flowers", 2)`; what is absent is zero.
    pub traits: Vec<(&'static str, i32)>,
}

/// The art of a piece that is nothing but a button at its place: accept, harvest. Its first line is what is written on it, its tone says how it
/// looks (`main`, `money`, `refusal`, or none). It is shown only to whoever can use it, and on no picture.
pub const BUTTON_ART: &str = "button";

impl Face {
    /// The face of a button.
    #[must_use]
    pub const fn button(tone: &'static str) -> Self {
        Self::new(BUTTON_ART, tone)
    }

    /// Whether it is a button.
    #[must_use]
    pub fn is_button(&self) -> bool {
        self.art == BUTTON_ART
    }

    /// A face of this art and tone, without traits so far.
    #[must_use]
    pub const fn new(art: &'static str, tone: &'static str) -> Self {
        Self { art, tone, traits: Vec::new() }
    }

    /// Adds a trait; zero is left out, because absent means zero.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: i32) -> Self {
        if value != 0 {
            self.traits.push((name, value));
        }
        self
    }

    /// The value of a trait, zero if absent.
    pub fn value(&self, name: &str) -> i32 {
        self.traits.iter().find(|(key, _)| *key == name).map_or(0, |(_, value)| *value)
    }
}

/// A fact beside an area: an icon, a number, and what they mean in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fact {
    /// The name of the icon (`coin`, `token`, `score`).
    pub icon: &'static str,
    /// The number.
    pub value: i32,
    /// Both in words.
    pub label: Message,
}
