//! What lies before a viewer: it changes only on purpose, everything that can be clicked is there, and nothing hidden is.

use std::collections::BTreeSet;
use std::path::Path;

use bohnanza::Bohnanza;
use campiello_bots::Brains;
use campiello_core::path::BUTTON;
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table, Viewer};
use campiello_testkit::snapshots;
use campiello_testkit::walk::{self, Player, Walk};

const RANDOM: Player<Bohnanza> = || Bohnanza::bot("random").expect("bohnanza has a random bot");

#[test]
fn every_scene_is_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for (name, seats, moves) in [("three", 3, 60), ("five", 5, 200)] {
        let settings = Settings::<Bohnanza>::new(seats, Switches::default()).expect("lawful settings");
        let seen = snapshots::check_game(&folder, name, settings, 4, moves);
        seen.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    }
}

/// Every position of a few games, with what every seat could do.
fn positions(mut look: impl FnMut(&Table<Bohnanza>, &[Vec<bohnanza::Action>])) {
    for (number, settings) in (0..).zip(Settings::<Bohnanza>::every()) {
        let seed = Seed::numbered(9, number);
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[RANDOM], settings.seats(), &seed, 0);
        walk::play(&mut table, &mut walk, 400, &mut look);
    }
}

#[test]
fn whatever_can_be_clicked_lies_on_the_table() {
    positions(|table, legal| {
        for seat in Seat::all(table.settings().seats()) {
            let view = Bohnanza::view(table.state(), Viewer::Seat(seat));
            let scene = Bohnanza::layout(&view);
            let pieces = || scene.areas.iter().flat_map(|area| &area.pieces);
            let targets: BTreeSet<&str> = pieces().filter_map(|piece| piece.target.as_deref()).collect();
            let there = |target: &str| target.starts_with(BUTTON) || targets.contains(target);
            for action in &legal[seat.index()] {
                let path = Bohnanza::choice(&view, action).path;
                assert!(path.iter().all(|target| there(target)), "{seat} {action}: {path:?}");
            }
            for said in [&[][..], &["button/offer".to_string()], &["button/wish".to_string()]] {
                let next = Bohnanza::spell(&view, said).next;
                assert!(next.iter().all(|letter| there(&letter.target)), "{seat} {said:?}: {next:?}");
            }
            let ids: BTreeSet<&str> = pieces().map(|piece| piece.id.as_str()).collect();
            assert_eq!(ids.len(), pieces().count(), "every piece has an id of its own");
        }
    });
}

#[test]
fn a_scene_shows_nothing_that_is_hidden() {
    positions(|table, _| {
        let state = table.state();
        for viewer in Viewer::all(table.settings().seats()) {
            let view = Bohnanza::view(state, viewer);
            let world = Bohnanza::guess(&view, &mut Seed::numbered(1, 1).luck(0));
            let dreamt = Bohnanza::layout(&Bohnanza::view(&world, viewer));
            assert_eq!(Bohnanza::layout(&view), dreamt, "{viewer:?}");
        }
    });
}

/// 7.1: the others see the sorts, never the positions; a wish is seen by nobody.
#[test]
fn the_log_tells_sorts_and_no_places() {
    positions(|table, legal| {
        let state = table.state();
        for (seat, action) in Seat::all(table.settings().seats())
            .flat_map(|seat| legal[seat.index()].iter().map(move |action| (seat, action)))
        {
            let mut after = state.clone();
            let played = Bohnanza::play(&mut after, seat, action, &mut Seed::numbered(1, 1).luck(1));
            assert!(played.is_ok(), "{action} is listed");
            let told = |viewer| Bohnanza::tell(state, &after, seat, action, viewer);
            let spectator = told(Viewer::Spectator);
            assert!(spectator.values.iter().all(|(name, _)| *name != "place"), "{spectator:?}");
            if matches!(action, bohnanza::Action::Wish(_)) {
                assert!(spectator.values.is_empty(), "{spectator:?}");
            }
        }
    });
}
