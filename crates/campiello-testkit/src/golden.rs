//! Files that tests are held against, and written anew on request.

use std::path::Path;
use std::{env, fs};

/// Whether the person at the keyboard wants files written anew: `CAMPIELLO_BLESS=1`.
#[must_use]
pub fn blessed() -> bool {
    env::var("CAMPIELLO_BLESS").is_ok_and(|value| value == "1")
}

/// Compares a text with the file; writes the file instead if blessed.
///
/// # Errors
/// The first line that differs, or that the file cannot be read.
pub fn check(file: &Path, text: &str) -> Result<(), String> {
    if blessed() {
        return write(file, text);
    }
    let name = file.display();
    let known = fs::read_to_string(file).map_err(|error| format!("{name}: {error}; CAMPIELLO_BLESS=1 writes it"))?;
    compare(&known, text).map_err(|what| format!("{name}, {what}; CAMPIELLO_BLESS=1 accepts it"))
}

/// Writes a file, and the folders it lies in.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().unwrap_or(file);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
    written.map_err(|error| format!("{}: {error}", file.display()))
}

/// The first line in which two texts differ.
fn compare(known: &str, text: &str) -> Result<(), String> {
    if known == text {
        return Ok(());
    }
    let mut lines = (known.lines(), text.lines());
    for number in 1.. {
        match (lines.0.next(), lines.1.next()) {
            (Some(old), Some(new)) if old == new => {}
            (None, None) => return Err("ends of lines differ".into()),
            (old, new) => {
                return Err(format!("line {number}: expected {:?}, found {:?}", old.unwrap_or(""), new.unwrap_or("")));
            }
        }
    }
    Ok(())
}
