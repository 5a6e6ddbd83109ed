//! Scenes of the toy as text.

mod toy;

use std::path::Path;

use campiello_core::scene::{Column, Fact};
use campiello_core::{Game, Message, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::{golden, snapshots};
use toy::Toy;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn two() -> Settings<Toy> {
    Settings::named(2, []).expect("two may play")
}

#[test]
fn the_scenes_of_the_toy_are_as_they_were() {
    let checked = snapshots::check_game::<Toy>(Path::new(FOLDER), "after-six", two(), 1, 6);
    assert_eq!(checked, Ok(()));
}

#[test]
fn another_scene_is_noticed() {
    if golden::blessed() {
        return;
    }
    let wrong = snapshots::check_game::<Toy>(Path::new(FOLDER), "after-six", two(), 1, 3).expect_err("nobody noticed");
    assert!(wrong[0].contains("line "), "{wrong:?}");
    let missing = snapshots::check_game::<Toy>(Path::new(FOLDER), "nowhere", two(), 1, 6).expect_err("no such file");
    assert_eq!(missing.len(), 3);
}

#[test]
fn everything_in_a_scene_is_in_its_text() {
    let table = Table::<Toy>::new(two(), Seed::numbered(1, 0));
    let scene = Toy::layout(&Toy::view(table.state(), Viewer::Spectator));
    let text = snapshots::text(&scene);
    let change = |change: fn(&mut campiello_core::Scene)| {
        let mut scene = Toy::layout(&Toy::view(table.state(), Viewer::Seat(Seat::new(0))));
        let before = snapshots::text(&scene);
        change(&mut scene);
        before != snapshots::text(&scene)
    };
    let laid = "laid/0 of p0 12x1 on table, Table: toy-laid\n  = hand 3: toy-holds(pebbles: 3)\n";
    assert!(text.starts_with(laid), "{text}");
    assert!(change(|scene| scene.prompt = Some(Message::new("other"))));
    assert!(change(|scene| scene.areas[0].seat = Some(Seat::new(1))));
    assert!(change(|scene| scene.areas[0].column = Column::Below));
    assert!(change(|scene| scene.areas[0].backdrop = "street"));
    assert!(change(|scene| scene.areas[0].title = Message::new("toy-laid").with("seat", Seat::new(1))));
    assert!(change(|scene| scene.areas[0].headings.push(Message::new("other"))));
    assert!(change(|scene| scene.areas[0].pieces[0].target = None));
    assert!(change(|scene| scene.areas[0].pieces[0].cell.row = 1));
    assert!(change(|scene| scene.areas[0].pieces[0].face.tone = "pink"));
    assert!(change(|scene| scene.areas[0].pieces[0].face.traits.clear()));
    assert!(change(|scene| scene.areas[0].pieces[0].label.key = "other"));
    assert!(change(|scene| scene.areas[0].pieces[0].lines.push(Message::new("other"))));
    let fact = |scene: &mut campiello_core::Scene| {
        scene.areas[0].pieces[0].facts.push(Fact { icon: "score", value: 1, label: Message::new("other") });
    };
    assert!(change(fact));
    assert!(change(|scene| scene.areas[0].pieces.swap(0, 1)));
    assert!(change(|scene| scene.areas[2].facts[0].icon = "coin"));
}
