//! How one piece looks: a registry of art by name, one module per game.
//!
//! A new game works before it has art: [`draw`] answers `None`, and the arrangement shows the piece's own words on a
//! plain card.

pub(crate) mod bohnanza;
pub(crate) mod burano;
pub(crate) mod plain;
pub(crate) mod walking;

use campiello_core::scene::{Area, Face};

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

/// How a face stands on a page, where everything is drawn once and shown many times.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// What is drawn, from back to front. A face with few looks is one layer; one with very many (a house of three colours, a field with so many
    /// beans) is put together from pictures that are few.
    pub layers: Vec<Layer>,
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

impl Stamp {
    /// A face that is one picture of this size: the face without the numbers that change all the time, which a page writes beside it.
    #[must_use]
    pub fn one(face: Face, (width, height): (f64, f64), finish: Finish) -> Self {
        Self { layers: vec![Layer::Whole(face)], width, height, finish, lines: 0, icon: None }
    }

    /// A face of this size that is put together from layers.
    #[must_use]
    pub const fn layered(layers: Vec<Layer>, (width, height): (f64, f64), finish: Finish) -> Self {
        Self { layers, width, height, finish, lines: 0, icon: None }
    }
}

/// A picture in a face.
#[derive(Clone, Debug, PartialEq)]
pub enum Layer {
    /// A picture that fills the face.
    Whole(Face),
    /// A picture in a part of the face.
    Part(Face, Place),
    /// Numbers and signs that are the same in every language, as SVG markup.
    Signs(String),
}

/// A place on a face or a backdrop, in its units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// The left edge.
    pub left: f64,
    /// The top edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Place {
    /// A place by its edges and its size.
    #[must_use]
    pub const fn new(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self { left, top, width, height }
    }
}

/// The words that faces of a game are made of: a face that is spelled with others is nobody's.
pub(crate) struct Vocabulary {
    pub(crate) arts: &'static [&'static str],
    pub(crate) tones: &'static [&'static str],
    pub(crate) traits: &'static [&'static str],
}

/// The vocabularies of all games.
pub(crate) const VOCABULARIES: [&Vocabulary; 3] = [&walking::VOCABULARY, &bohnanza::VOCABULARY, &burano::VOCABULARY];

/// What an area is painted on, and where its pieces stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Backdrop {
    /// The width in units.
    pub width: f64,
    /// The height in units.
    pub height: f64,
    /// The markup behind the pieces.
    pub markup: String,
    /// Where every piece of the area stands, in their order.
    pub places: Vec<Place>,
    /// The left edge and the width of the name of every column.
    pub headings: Vec<(f64, f64)>,
}

/// Draws a face, or `None` if nobody has drawn this art (or this tone of it) yet.
pub fn draw(face: &Face, theme: Theme) -> Option<Art> {
    let drawn = walking::draw(face, theme).or_else(|| bohnanza::draw(face, theme));
    drawn.or_else(|| burano::draw(face, theme)).or_else(|| put_together(face, theme))
}

/// Draws a face that is put together from others.
fn put_together(face: &Face, theme: Theme) -> Option<Art> {
    let Stamp { layers, width, height, finish, .. } = stamp(face)?;
    let mut markup = String::new();
    for layer in &layers {
        match layer {
            // A face that nobody has drawn is no layer of itself.
            Layer::Whole(whole) if whole.art == face.art => return None,
            Layer::Whole(whole) => markup += &fitted(&draw(whole, theme)?, Place::new(0.0, 0.0, width, height)),
            Layer::Part(part, place) => markup += &fitted(&draw(part, theme)?, *place),
            Layer::Signs(signs) => markup += signs,
        }
    }
    Some(Art { width, height, markup, finish })
}

/// Art in a place, as large as fits and in the middle.
fn fitted(art: &Art, place: Place) -> String {
    let scale = (place.width / art.width).min(place.height / art.height);
    let left = place.left + (place.width - art.width * scale) / 2.0;
    let top = place.top + (place.height - art.height * scale) / 2.0;
    format!(r#"<g transform="translate({left:.2} {top:.2}) scale({scale:.4})">{}</g>"#, art.markup)
}

/// How a face stands on a page, or `None` if nobody has drawn it yet: then the piece's own words stand there.
pub fn stamp(face: &Face) -> Option<Stamp> {
    walking::stamp::stamp(face).or_else(|| bohnanza::stamp(face)).or_else(|| burano::stamp(face))
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
    walking::street::backdrop(area, theme, headroom).or_else(|| burano::backdrop(area, theme))
}

/// Draws the icon of a fact in a box from -12 to 12, or `None` if nobody has drawn it yet.
pub fn icon(name: &str) -> Option<String> {
    walking::icons::icon(name).or_else(|| bohnanza::icon(name)).or_else(|| burano::icon(name))
}

/// The width of an icon; most are as wide as they are high, 24.
pub(crate) fn width_of_icon(name: &str) -> f64 {
    24.0 + walking::icons::overhang(name)
}

/// Whether an icon of this name is drawn.
pub(crate) fn has_icon(name: &str) -> bool {
    walking::icons::is_known(name) || bohnanza::icon(name).is_some() || burano::icon(name).is_some()
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
