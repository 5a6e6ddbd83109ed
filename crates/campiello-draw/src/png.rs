//! Pixels: an SVG picture as a PNG file.

use core::fmt;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{self, Options, Tree};

/// Why an SVG did not become a PNG.
#[derive(Debug)]
pub enum Error {
    /// The text is not an SVG picture.
    Unreadable(usvg::Error),
    /// A picture must be between 1 and 8192 pixels wide and high.
    Size {
        /// The width that was asked for.
        width: u32,
        /// The height that follows from it.
        height: u32,
    },
    /// The PNG encoder refused.
    Encoding(String),
}

impl fmt::Display for Error {
    fn fmt(&self, page: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(page, "not an SVG picture: {error}"),
            Self::Size { width, height } => {
                write!(page, "{width} × {height} is no size for a picture")
            }
            Self::Encoding(error) => write!(page, "the PNG could not be written: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// The largest width and height; a table on a 4K screen needs half of it.
const LARGEST: u32 = 8192;

/// The fonts that we bring along. What is installed on the machine is never looked at: a picture is the same everywhere.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [dejavu::sans::regular(), dejavu::sans::bold(), dejavu::serif::bold(), dejavu::serif::bold_italic()] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_serif_family("DejaVu Serif");
    for set in [Database::set_sans_serif_family, Database::set_monospace_family] {
        set(&mut fonts, "DejaVu Sans");
    }
    Arc::new(fonts)
});

/// Renders `svg` at this width in pixels; the height follows from the picture.
///
/// # Errors
/// If `svg` is not an SVG picture, or if the picture would be empty or larger than 8192 pixels.
pub fn render(svg: &str, width: u32) -> Result<Vec<u8>, Error> {
    let options = Options { fontdb: FONTS.clone(), font_family: "DejaVu Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(Error::Unreadable)?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round() as u32;
    let size = Error::Size { width, height };
    if width > LARGEST || height > LARGEST {
        return Err(size);
    }
    let mut pixels = Pixmap::new(width, height).ok_or(size)?;
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| Error::Encoding(error.to_string()))
}
