//! Records of the toy: true ones pass, false ones and missing ends are found.

mod toy;

use std::fs;
use std::path::{Path, PathBuf};

use campiello_testkit::fixtures::{Fixtures, replay};
use toy::Toy;

fn fixtures<'f>(folder: &'f Path, ends: &'f [&'f str]) -> Fixtures<'f, Toy> {
    Fixtures { folder, ends, players: &[], patience: 500 }
}

/// A folder of its own for one test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("campiello-testkit-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_records_of_the_toy_are_true() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
    assert_eq!(fixtures(folder, &["even-bids", "odd-bids"]).check(), Ok(2));
}

#[test]
fn blessing_plays_for_every_end() {
    let folder = folder("bless");
    let both = fixtures(&folder, &["even-bids", "odd-bids"]);
    assert_eq!(both.check().map_err(|wrong| wrong.len()), Err(2), "an empty folder lacks both ends");
    assert_eq!(both.bless(), Ok(()));
    assert_eq!(both.check(), Ok(2));
    let one = fixtures(&folder, &["even-bids"]).check().expect_err("nobody noticed the other end");
    assert!(one[0].contains("odd-bids"), "{one:?}");
    let never = fixtures(&folder, &["even-bids", "odd-bids", "flood"]);
    assert!(never.bless().is_err_and(|what| what.contains("flood")));
    assert!(never.check().is_err_and(|wrong| wrong[0].contains("no finished game ends by flood")));
    fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn a_changed_record_is_found_in_its_line() {
    let folder = folder("changed");
    let both = fixtures(&folder, &["even-bids", "odd-bids"]);
    assert_eq!(both.bless(), Ok(()));
    let file = folder.join("odd-bids.record");
    let text = fs::read_to_string(&file).expect("it was written");
    let line = text.lines().nth(7).expect("there is a move");
    fs::write(&file, text.replace(line, &line.replace("p0", "p1"))).expect("it can be written");
    assert!(replay::<Toy>(&file).is_err_and(|what| what.starts_with("line 8")));
    let wrong = both.check().expect_err("nobody noticed");
    assert!(wrong[0].contains("odd-bids.record") && wrong[1].contains("no finished game"), "{wrong:?}");
    fs::remove_dir_all(folder).expect("it is there");
}
