//! Pictures by name. A name spells what it shows: the art, its tone, its traits (`walking/floor:pink:floor=1:flowers=2`), an icon (`icon:coins`) or a
//! definition of the art (`def-wall-pink`).
//!
//! Names come from outside: words that no game knows, numbers that are too large and traits that come twice are nobody's name.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, RwLock};

use campiello_core::scene::Face;
use maud::{Markup, PreEscaped};

use super::piece::rounded;
use crate::art::{self, Layer, Place, Stamp, VOCABULARIES, Vocabulary, plain};
use crate::theme::Theme;

/// The largest number in a name.
const LARGEST: i32 = 99;
/// The longest name; a floor with everything on it has half of this.
const LONGEST: usize = 320;

/// The name of a face, without the `#`.
pub(super) fn spelled(face: &Face) -> String {
    use core::fmt::Write as _;
    let mut name = String::with_capacity(64);
    name.push_str(face.art);
    if !face.tone.is_empty() || !face.traits.is_empty() {
        name.push(':');
        name.push_str(face.tone);
    }
    for (key, value) in &face.traits {
        // Writing into a string cannot fail.
        let _ = write!(name, ":{key}={}", (*value).clamp(-LARGEST, LARGEST));
    }
    name
}

/// A face where it stands.
pub(super) fn shown(stamp: &Stamp) -> Markup {
    use core::fmt::Write as _;
    let Stamp { width, height, layers, .. } = stamp;
    let mut inside = String::new();
    for layer in layers {
        // Writing into a string cannot fail.
        let _ = match layer {
            Layer::Whole(face) => write!(inside, r##"<use href="#{}"/>"##, spelled(face)),
            Layer::Part(face, Place { left, top, width, height }) => write!(
                inside,
                r##"<use href="#{}" x="{}" y="{}" width="{}" height="{}"/>"##,
                spelled(face),
                rounded(*left),
                rounded(*top),
                rounded(*width),
                rounded(*height)
            ),
            Layer::Signs(signs) => write!(inside, "{signs}"),
        };
    }
    // The stylesheet makes whatever has no box of its own a square: most faces are. Parts have their places in the units of a box.
    let whole = layers.iter().all(|layer| matches!(layer, Layer::Whole(_)));
    let square = whole && (width - height).abs() < 0.1;
    let shape = if square { String::new() } else { format!(r#" viewBox="0 0 {width} {height}""#) };
    PreEscaped(format!(r#"<svg class="face"{shape} aria-hidden="true">{inside}</svg>"#))
}

/// The face of this name; `None` if it is not spelled as [`spelled`] spells it.
fn face(name: &str) -> Option<Face> {
    let mut parts = name.split(':');
    let art = parts.next()?;
    let known = |words: &'static [&'static str], word: &str| words.iter().copied().find(|known| *known == word);
    let vocabulary: &Vocabulary = VOCABULARIES.into_iter().find(|vocabulary| vocabulary.arts.contains(&art))?;
    let tone = parts.next().unwrap_or_default();
    let tone = if tone.is_empty() { "" } else { known(vocabulary.tones, tone)? };
    let mut face = Face::new(known(vocabulary.arts, art)?, tone);
    for part in parts {
        let (key, value) = part.split_once('=')?;
        let key = known(vocabulary.traits, key)?;
        if face.traits.iter().any(|(taken, _)| *taken == key) {
            return None;
        }
        face.traits.push((key, value.parse().ok()?));
    }
    (spelled(&face) == name).then_some(face)
}

/// The definitions of the art, by their ids.
static DEFINITIONS: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| art::all_definitions(Theme::Sheet).into_iter().collect());

/// How many pictures are kept: more than a game has, and few enough for whoever asks for all of them.
const KEPT: usize = 1024;

/// Pictures that were drawn before. A name has one picture for ever, so nobody notices but the clock.
static PICTURES: LazyLock<RwLock<BTreeMap<String, Arc<str>>>> = LazyLock::new(RwLock::default);

/// The picture of this name alone.
fn picture(name: &str) -> Option<Arc<str>> {
    if name.len() > LONGEST {
        return None;
    }
    let kept = PICTURES.read().ok().and_then(|pictures| pictures.get(name).cloned());
    if kept.is_some() {
        return kept;
    }
    let picture: Arc<str> = drawn(name)?.into();
    if let Some(mut pictures) = PICTURES.write().ok().filter(|pictures| pictures.len() < KEPT) {
        pictures.insert(name.to_owned(), Arc::clone(&picture));
    }
    Some(picture)
}

fn drawn(name: &str) -> Option<String> {
    if let Some(icon) = name.strip_prefix("icon:") {
        let markup = if icon == "dot" { plain::icon(Theme::Sheet) } else { art::icon(icon)? };
        let width = art::width_of_icon(icon);
        return Some(format!(r#"<symbol id="{name}" viewBox="-12 -12 {width} 24">{markup}</symbol>"#));
    }
    if let Some(definition) = DEFINITIONS.get(name) {
        return Some(definition.clone());
    }
    let drawn = art::draw(&face(name)?, Theme::Sheet)?;
    let (width, height) = (drawn.width, drawn.height);
    Some(format!(r#"<symbol id="{name}" viewBox="0 0 {width} {height}">{}</symbol>"#, drawn.markup))
}

/// The picture of this name and every picture that it is made of, as they may stand inside a hidden `<svg>`; `None` if it is nobody's name.
///
/// The same name gives the same picture everywhere and always; whoever has some of the parts already drops them by their ids.
#[must_use]
pub fn symbol(id: &str) -> Option<String> {
    let picture = picture(id)?;
    let mut known = BTreeSet::from([id.to_owned()]);
    let parts = closure(&picture, &mut known);
    Some(parts + &picture)
}

/// Every picture that this markup names, and what they are made of, each once.
#[must_use]
pub fn symbols(markup: &str) -> String {
    closure(markup, &mut BTreeSet::new())
}

/// The pictures that the markup names and that are not known yet; parts come before what is made of them.
fn closure(markup: &str, known: &mut BTreeSet<String>) -> String {
    let mut pictures = String::new();
    for name in references(markup) {
        if !known.contains(name) {
            known.insert(name.to_owned());
            if let Some(picture) = picture(name) {
                pictures += &closure(&picture, known);
                pictures += &picture;
            }
        }
    }
    pictures
}

/// Every `href="#…"` and `url(#…)`.
fn references(markup: &str) -> impl Iterator<Item = &str> {
    let after = |start: &'static str, end: char| {
        markup.split(start).skip(1).filter_map(move |rest| rest.split_once(end).map(|(name, _)| name))
    };
    after("href=\"#", '"').chain(after("url(#", ')'))
}
