//! Stand-alone SVG pictures: real colours, no stylesheet, no script, only the definitions that are used.

mod area;
mod page;
pub(crate) mod sheet;

use campiello_core::scene::{Area, Piece, Scene};

use crate::art;
use crate::theme::Theme;
use crate::words::Speaker;
use sheet::{Sheet, height_of};

/// The whole scene on one page, 1440 wide.
///
/// Every piece is a `<g id=… role="img">` whose `<title>` is its label; areas show their titles and their facts.
pub fn table(scene: &Scene, theme: Theme, speak: Speaker) -> String {
    let mut sheet = Sheet::new(theme, speak);
    let (width, height) = page::arrange(&mut sheet, scene);
    sheet.finish(width, height)
}

/// The postcard of one finished area, the one with this id; `None` if there is no such area or its game sends no postcards of it.
pub fn postcard(scene: &Scene, area: &str, theme: Theme, speak: Speaker) -> Option<String> {
    let area = scene.areas.iter().find(|found| found.id == area)?;
    let mut sheet = Sheet::new(theme, speak);
    let (width, height) = art::postcard(&mut sheet, area)?;
    Some(sheet.finish(width, height))
}

/// Whether there is a [postcard] of this area.
pub fn is_postcard(area: &Area) -> bool {
    art::sends_postcards(area)
}

/// One piece alone, as it lies on a table, in a picture of its own size.
pub fn piece(piece: &Piece, theme: Theme, speak: Speaker) -> String {
    let mut sheet = Sheet::new(theme, speak);
    let art = sheet.art(piece);
    let (width, height) = (art.width, height_of(&art));
    sheet.loose(piece, &art, (0.0, 0.0), 1.0);
    sheet.finish(width, height)
}
