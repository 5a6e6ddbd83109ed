//! Every language says everything that the pages say, and nothing that they do not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use campiello_bots::Level;
use campiello_server::life::Pace;
use campiello_server::pages::new::CHAIRS;
use campiello_server::words::TEXTS;
use campiello_testkit::texts;

/// The sources of the server, one after the other.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).expect("readable").flatten().map(|entry| entry.path());
    paths.map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).expect("text") }).collect()
}

/// The literals of the sources that begin so, a quotation mark first, up to their end.
fn literals<'s>(sources: &'s str, begin: &'s str) -> impl Iterator<Item = &'s str> {
    let begins = sources.match_indices(begin).map(|(at, _)| &sources[at + 1..]);
    begins.filter_map(|rest| rest.split('"').next())
}

/// The keys that the sources name.
struct Named {
    whole: BTreeSet<String>,
    /// Of those that are put together: `ui-pace-{…}`.
    beginnings: BTreeSet<String>,
    /// What is put behind whole ones: `{key}-title`.
    endings: BTreeSet<String>,
}

impl Named {
    fn by_pages() -> Self {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let (parts, whole): (Vec<&str>, Vec<&str>) = literals(&sources, "\"ui-").partition(|key| key.contains('{'));
        let beginnings = parts.iter().filter_map(|key| key.split('{').next());
        let endings = literals(&sources, "\"{").filter_map(|literal| literal.split_once('}')).map(|(_, ending)| ending);
        Self {
            whole: whole.into_iter().map(str::to_owned).collect(),
            beginnings: beginnings.map(str::to_owned).collect(),
            endings: endings.filter(|ending| ending.starts_with('-')).map(str::to_owned).collect(),
        }
    }

    fn has(&self, key: &str) -> bool {
        let behind = |ending: &String| key.strip_suffix(ending.as_str()).is_some_and(|key| self.whole.contains(key));
        let begins = |beginning: &String| key.starts_with(beginning.as_str());
        self.whole.contains(key) || self.beginnings.iter().any(begins) || self.endings.iter().any(behind)
    }
}

/// The keys of a file, and the first line of what each says.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.split_once(" =")).filter(|(key, _)| key.starts_with("ui-"))
}

#[test]
fn every_text_is_there_in_every_language() {
    let number = texts::check(TEXTS).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(number > 150, "{number} keys");
}

#[test]
fn every_key_that_a_page_names_exists() {
    let named = Named::by_pages();
    assert!(named.whole.len() > 100 && named.beginnings.len() > 1 && named.endings.len() > 1);
    let paces = Pace::OFFERED.iter().map(|pace| format!("ui-pace-{}", pace.key()));
    let chairs = CHAIRS.iter().map(|chair| format!("ui-lay-{chair}"));
    let wanted: BTreeSet<String> = named.whole.iter().cloned().chain(paces).chain(chairs).collect();
    for (language, text) in TEXTS {
        let keys: BTreeSet<&str> = entries(text).map(|(key, _)| key).collect();
        let missing: Vec<&String> = wanted.iter().filter(|key| !keys.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_level_has_a_name_and_a_character_in_every_language() {
    for (language, text) in TEXTS {
        let says =
            |key: &str| text.lines().any(|line| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" = ")));
        for level in Level::ALL.map(Level::name) {
            assert!(
                says(&format!("level-{level}")) && says(&format!("level-{level}-character")),
                "{language}: {level}"
            );
            assert!(text.contains(&format!("[{level}]")), "{language}: what a bot of level {level} is called");
        }
    }
}

#[test]
fn no_text_is_there_for_nothing() {
    let named = Named::by_pages();
    for (language, text) in TEXTS {
        let unused: Vec<&str> = entries(text).map(|(key, _)| key).filter(|key| !named.has(key)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
    assert!(!named.has("ui-nonsense") && !named.has("ui-nonsense-title"));
}

#[test]
fn no_translation_is_english() {
    // Names, what is put together or chosen, and a word that two languages share.
    let alike = ["ui-title", "ui-told", "ui-total"];
    let (_, english) = TEXTS.iter().find(|(language, _)| *language == "en").expect("English is there");
    let english: BTreeSet<(&str, &str)> = entries(english).collect();
    for (language, text) in TEXTS.iter().filter(|(language, _)| *language != "en") {
        let chosen = |says: &str| says.ends_with("->");
        let same = entries(text).filter(|(key, says)| !alike.contains(key) && !chosen(says));
        let same: Vec<_> = same.filter(|entry| english.contains(entry)).collect();
        assert!(same.is_empty(), "{language}: {same:?}");
    }
}
