//! Pictures of a table, written into files.

use std::io::Write;
use std::path::Path;

use campiello_core::Message;
use campiello_core::scene::Scene;
use campiello_draw::{Theme, png, svg};
use campiello_text::Speaker;

use crate::desk::{Desk, Failure};
use crate::files;

/// How wide a PNG is, in pixels.
const PIXELS: u32 = 1440;

/// Into which form a picture is drawn.
#[derive(Clone, Copy)]
pub enum Form {
    /// Lines and letters, for pages and print.
    Svg,
    /// Pixels.
    Png,
}

impl Form {
    /// How the names of such files end.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The form that the name of a file asks for.
    #[must_use]
    pub fn of(file: &Path) -> Option<Self> {
        let ends = |form: &Self| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(form.ending()));
        [Self::Svg, Self::Png].into_iter().find(ends)
    }
}

/// What a picture shows.
pub enum Motif<'a> {
    /// The whole table.
    Table,
    /// One finished street, the area with this id.
    Postcard(&'a str),
}

/// Draws a picture into a file.
///
/// # Errors
/// There is no such motif, or the file cannot be written.
pub fn draw(
    scene: &Scene,
    motif: &Motif<'_>,
    theme: Theme,
    (form, file): (Form, &Path),
    (desk, speaker): (&Desk, &Speaker),
) -> Result<(), Failure> {
    let speak = |message: &Message| speaker.say(message);
    let drawn = match motif {
        Motif::Table => Some(svg::table(scene, theme, &speak)),
        Motif::Postcard(street) => svg::postcard(scene, street, theme, &speak),
    };
    let drawn = drawn.ok_or_else(|| Failure::Content(desk.word("fail-no-postcard")))?;
    write(drawn, (form, file), desk)
}

/// Writes a picture that is drawn already.
///
/// # Errors
/// The file cannot be written.
pub fn write(drawn: String, (form, file): (Form, &Path), desk: &Desk) -> Result<(), Failure> {
    let bytes = match form {
        Form::Svg => drawn.into_bytes(),
        Form::Png => png::render(&drawn, PIXELS).map_err(|_| Failure::Content(desk.word("fail-picture")))?,
    };
    files::write(file, &bytes, desk)
}

/// Says into which file a picture was drawn.
///
/// # Errors
/// It cannot be said.
pub fn tell(file: &Path, desk: &Desk, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", desk.say(&Message::new("replay-drawn").with("file", file.display().to_string())))?;
    Ok(())
}
