//! Finished games, held against files.

use std::path::Path;

use burano::Burano;
use campiello_bots::Brains;
use campiello_testkit::fixtures::Fixtures;

#[test]
fn every_way_to_end_has_a_finished_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let random = || Burano::bot("random").expect("burano has a random bot");
    let fixtures = Fixtures::<Burano> { folder: &folder, ends: &["winter"], players: &[random], patience: 10 };
    let files = fixtures.check().unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(files >= 3, "{files} records, one for every number of seats");
}
