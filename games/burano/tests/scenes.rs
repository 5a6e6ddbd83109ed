//! What lies before a viewer: it changes only on purpose, everything that can be clicked is there, and nothing hidden is.

use std::collections::BTreeSet;
use std::path::Path;

use burano::{Action, Burano, Phase};
use campiello_bots::Brains;
use campiello_core::path::BUTTON;
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table, Viewer};
use campiello_testkit::snapshots;
use campiello_testkit::walk::{self, Player, Walk};

const RANDOM: Player<Burano> = || Burano::bot("random").expect("burano has a random bot");

#[test]
fn every_scene_is_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for (name, seats, moves) in [("two", 2, 40), ("four", 4, 250)] {
        let settings = Settings::<Burano>::new(seats, Switches::default()).expect("lawful settings");
        let seen = snapshots::check_game(&folder, name, settings, 4, moves);
        seen.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    }
}

/// Every position of a few games, with what every seat could do.
fn positions(mut look: impl FnMut(&Table<Burano>, &[Vec<Action>])) {
    for (number, settings) in (0..).zip(Settings::<Burano>::every()) {
        let seed = Seed::numbered(9, number);
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[RANDOM], settings.seats(), &seed, 0);
        walk::play(&mut table, &mut walk, 300, &mut look);
    }
}

#[test]
fn whatever_can_be_clicked_lies_on_the_table() {
    positions(|table, legal| {
        for seat in Seat::all(table.settings().seats()).filter(|seat| !legal[seat.index()].is_empty()) {
            let view = Burano::view(table.state(), Viewer::Seat(seat));
            let scene = Burano::layout(&view);
            let pieces = || scene.areas.iter().flat_map(|area| &area.pieces);
            let targets: BTreeSet<&str> = pieces().filter_map(|piece| piece.target.as_deref()).collect();
            for action in &legal[seat.index()] {
                let path = Burano::choice(&view, action).path;
                let there = |target: &String| target.starts_with(BUTTON) || targets.contains(target.as_str());
                assert!(path.iter().all(there), "{seat} {action}: {path:?}");
            }
            let inside = |area: &campiello_core::scene::Area| {
                let fits = |piece: &campiello_core::scene::Piece| {
                    piece.cell.column < area.size.column && piece.cell.row < area.size.row
                };
                area.pieces.iter().all(fits)
            };
            assert!(scene.areas.iter().all(inside), "no piece lies outside its area");
        }
    });
}

/// 3.2: while pyramids are built, the log says to the others only that one is.
#[test]
fn a_pyramid_is_told_to_nobody_before_all_are_built() {
    let mut told = 0;
    positions(|table, legal| {
        let state = table.state();
        let seats = table.settings().seats();
        if state.open.phase != Phase::Pyramid || state.open.ready.len() + 1 == seats {
            return;
        }
        for (seat, action) in Seat::all(seats).flat_map(|seat| legal[seat.index()].iter().map(move |it| (seat, it))) {
            let mut after = state.clone();
            Burano::play(&mut after, seat, action, &mut Seed::numbered(1, 1).luck(1)).expect("it is listed");
            for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(seat)) {
                let said = Burano::tell(state, &after, seat, action, viewer);
                assert!(said.key == "told-pyramid" && said.values.is_empty(), "{said:?}");
                told += 1;
            }
        }
    });
    assert!(told > 0);
}

/// 5.1.1: what comes from the deck is named to its owner only.
#[test]
fn a_fish_from_the_deck_is_named_to_its_owner_only() {
    positions(|table, legal| {
        let state = table.state();
        let seat = state.open.active;
        if legal[seat.index()].contains(&Action::Fish(None)) {
            let mut after = state.clone();
            let luck = &mut Seed::numbered(1, 1).luck(1);
            Burano::play(&mut after, seat, &Action::Fish(None), luck).expect("it is listed");
            for viewer in Viewer::all(table.settings().seats()) {
                let said = format!("{:?}", Burano::tell(state, &after, seat, &Action::Fish(None), viewer));
                assert_eq!(said.contains("told-fish-deck-own"), viewer.is(seat), "{said}");
            }
        }
    });
}
