//! How one piece looks: a registry of art by name, one module per game.
//!
//! A new game works before it has art: [`draw`] answers `None`, and the arrangement shows the piece's own words on a
//! plain card.

pub(crate) mod bohnanza;
pub(crate) mod plain;
pub(crate) mod walking;

use campiello_core::scene::{Area, Cell, Face};

use crate::svg::sheet::Sheet;
use crate::theme::Theme;

/// The picture of one piece, drawn from (0, 0) to (`width`, `height`), as SVG markup without its definitions.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// The width in units; a floor card has 120.
    pub width: f64,
    /// The height in units.
    pub height: f64,
    /// The markup; patterns and gradients that it refers to are in [`definitions`].
    pub markup: String,
    /// How it lies on a table.
    pub finish: Finish,
}

/// How a piece is finished when it lies loose on a table; in its place on a backdrop it always stands as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// The art ends where the drawing ends.
    Bare,
    /// The art bleeds to the edges: it is cut to a card with rounded corners, with sky behind it.
    Card,
    /// The piece's first line stands below it.
    Captioned,
}

/// How a face stands on a page, where it is drawn once and shown many times.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// What is drawn: the face without the numbers that change all the time, which a page writes beside it.
    pub face: Face,
    /// The width in units.
    pub width: f64,
    /// The height in units.
    pub height: f64,
    /// How it lies on a table.
    pub finish: Finish,
    /// How many of the piece's lines stand below it.
    pub lines: usize,
    /// The icon that the last of these lines speaks about.
    pub icon: Option<&'static str>,
}

/// The words that faces of a game are made of: a face that is spelled with others is nobody's.
pub(crate) struct Vocabulary {
    pub(crate) arts: &'static [&'static str],
    pub(crate) tones: &'static [&'static str],
    pub(crate) traits: &'static [&'static str],
}

/// The vocabularies of all games.
pub(crate) const VOCABULARIES: [&Vocabulary; 2] = [&walking::VOCABULARY, &bohnanza::VOCABULARY];

/// What an area is painted on, and where its cells are.
#[derive(Clone, Debug, PartialEq)]
pub struct Backdrop {
    /// The width in units.
    pub width: f64,
    /// The height in units.
    pub height: f64,
    /// The markup behind the pieces.
    pub markup: String,
    /// The left edge of the first column, and the width of every column.
    pub columns: (f64, f64),
    /// The top and the height of every row; rows beyond the last repeat it.
    pub rows: Vec<(f64, f64)>,
}

impl Backdrop {
    /// The box of a cell: left, top, width, height.
    pub fn cell(&self, cell: Cell) -> (f64, f64, f64, f64) {
        let (left, pitch) = self.columns;
        let row = usize::from(cell.row).min(self.rows.len().saturating_sub(1));
        let (top, height) = self.rows.get(row).copied().unwrap_or((0.0, pitch));
        (left + pitch * f64::from(cell.column), top, pitch, height)
    }
}

/// Draws a face, or `None` if nobody has drawn this art (or this tone of it) yet.
pub fn draw(face: &Face, theme: Theme) -> Option<Art> {
    walking::draw(face, theme).or_else(|| bohnanza::draw(face, theme))
}

/// How a face stands on a page, or `None` if nobody has drawn it yet: then the piece's own words stand there.
pub fn stamp(face: &Face) -> Option<Stamp> {
    walking::stamp::stamp(face).or_else(|| bohnanza::stamp(face))
}

/// Draws the postcard of a finished area and answers its size, or `None` if its game sends none.
pub(crate) fn postcard(sheet: &mut Sheet<'_>, area: &Area) -> Option<(f64, f64)> {
    walking::postcard::draw(sheet, area)
}

/// A picture for the head of pages that are about no table, made of named pictures.
pub(crate) fn skyline() -> Art {
    walking::skyline::skyline()
}

/// Whether a game sends postcards of this area.
pub(crate) fn sends_postcards(area: &Area) -> bool {
    walking::postcard::is_of(area)
}

/// Paints what an area lies on, with `headroom` more units of air above than it needs, or `None` for a plain table.
pub fn backdrop(area: &Area, theme: Theme, headroom: f64) -> Option<Backdrop> {
    walking::street::backdrop(area, theme, headroom)
}

/// Draws the icon of a fact in a box from -12 to 12, or `None` if nobody has drawn it yet.
pub fn icon(name: &str) -> Option<String> {
    walking::icons::icon(name).or_else(|| bohnanza::icon(name))
}

/// The width of an icon; most are as wide as they are high, 24.
pub(crate) fn width_of_icon(name: &str) -> f64 {
    24.0 + walking::icons::overhang(name)
}

/// Whether an icon of this name is drawn.
pub(crate) fn has_icon(name: &str) -> bool {
    walking::icons::is_known(name) || bohnanza::icon(name).is_some()
}

/// Every pattern, gradient and clip of the art, by its id.
pub(crate) fn all_definitions(theme: Theme) -> Vec<(String, String)> {
    walking::definitions::all(theme)
}

/// The patterns, gradients and clips that `markup` refers to, and no others, ready to stand inside `<defs>`.
pub fn definitions(markup: &str, theme: Theme) -> String {
    let used = |id: &str| markup.contains(&format!("url(#{id})"));
    all_definitions(theme).into_iter().filter(|(id, _)| used(id)).map(|(_, definition)| definition).collect()
}
