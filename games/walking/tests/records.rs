//! Finished games, one for every way to end; what viewers see, held against files.

use std::path::Path;

use campiello_core::{Settings, Switches};
use campiello_testkit::fixtures::Fixtures;
use campiello_testkit::snapshots;
use walking::{End, Walking};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn every_way_to_end_has_a_finished_game() {
    let ends = End::ALL.map(End::key);
    let fixtures = Fixtures::<Walking> { folder: &folder("records"), ends: &ends, players: &[], patience: 2_000 };
    let files = fixtures.check().unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(files >= ends.len(), "{files} records");
}

#[test]
fn every_viewer_sees_what_the_snapshots_say() {
    for (name, seats, moves) in [("solo", 1, 30), ("three", 3, 60)] {
        let settings = Settings::<Walking>::new(seats, Switches::default()).expect("lawful");
        let seen = snapshots::check_game(&folder("snapshots"), name, settings, 4, moves);
        seen.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    }
}
