//! What the lagoon, the ring and the hand say at a glance is what the rules say.

use std::collections::BTreeMap;

use burano::{Action, Burano, Phase, State};
use campiello_bots::Brains;
use campiello_core::scene::{Piece, Scene};
use campiello_core::{Game, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::walk::{self, Player, Walk};

const RANDOM: Player<Burano> = || Burano::bot("random").expect("burano has a random bot");

/// Every position of a few games.
fn positions(mut look: impl FnMut(&Table<Burano>, &[Vec<Action>])) {
    for (number, settings) in (0..).zip(Settings::<Burano>::every()) {
        let seed = Seed::numbered(6, number);
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[RANDOM], settings.seats(), &seed, 0);
        walk::play(&mut table, &mut walk, 300, &mut look);
    }
}

fn scene(state: &State, viewer: Viewer) -> Scene {
    Burano::layout(&Burano::view(state, viewer))
}

fn pieces<'s>(scene: &'s Scene, art: &'static str) -> impl Iterator<Item = &'s Piece> {
    scene.areas.iter().flat_map(|area| &area.pieces).filter(move |piece| piece.face.art == art)
}

/// 5.1.1: docks match as multisets, so two blue docks need two blue arrows.
#[test]
fn as_many_docks_are_marked_as_fish_can_be_caught() {
    let mut marked = 0;
    positions(|table, _| {
        let open = &table.state().open;
        for seat in Seat::all(open.seats) {
            let scene = scene(table.state(), Viewer::Seat(seat));
            for island in burano::components::Place::ISLANDS {
                let here = |piece: &&Piece| piece.face.value("place") == island as i32 + 1;
                let docks = pieces(&scene, "burano/dock").filter(here).filter(|dock| dock.face.value("matches") > 0);
                let matches = open.lagoon.matches(island, &open.players[seat].ring.arrows());
                assert_eq!(docks.count(), usize::from(matches), "{island}");
                let told = pieces(&scene, "burano/place").find(here).and_then(|place| place.facts.first());
                assert_eq!(told.map_or(0, |fact| fact.value), i32::from(matches), "{island}");
                marked += usize::from(matches);
            }
        }
    });
    assert!(marked > 0);
}

/// A house keeps its id while the wheel turns, so that a page can let it go round.
#[test]
fn houses_of_a_ring_keep_their_ids_for_a_whole_game() {
    let settings = Settings::<Burano>::every().next().expect("there are settings");
    let seed = Seed::numbered(6, 99);
    let mut table = Table::new(settings, seed);
    let mut walk = Walk::new(&[RANDOM], settings.seats(), &seed, 0);
    let (mut houses, mut turned) = (BTreeMap::new(), 0);
    walk::play(&mut table, &mut walk, 300, &mut |table: &Table<Burano>, _: &[Vec<Action>]| {
        let scene = scene(table.state(), Viewer::Spectator);
        for piece in pieces(&scene, "burano/ring-house") {
            let look = (piece.face.tone, piece.face.value("fountain"));
            let (known, column) = houses.entry(piece.id.clone()).or_insert((look, piece.cell.column));
            assert_eq!(*known, look, "{}", piece.id);
            turned += usize::from(*column != piece.cell.column);
        }
    });
    assert!(turned > 0, "no wheel was turned");
}

/// 5.1.2: the most points that can be had by selling, sale by sale.
fn best_sale(state: &State, seat: Seat, legal: &[Action], step: u64) -> u16 {
    let before = state.open.players[seat].total();
    let sales = legal.iter().filter(|action| matches!(action, Action::Sell { .. }));
    let best = sales.map(|action| {
        let mut after = state.clone();
        Burano::play(&mut after, seat, action, &mut Seed::numbered(1, 1).luck(step)).expect("it is listed");
        let gained = after.open.players[seat].total() - before;
        if matches!(after.open.phase, Phase::Port { .. }) {
            let mut next = Vec::new();
            Burano::legal(&after, seat, &mut next);
            gained + best_sale(&after, seat, &next, step + 1)
        } else {
            gained
        }
    });
    best.max().unwrap_or(0)
}

#[test]
fn a_port_says_the_most_that_the_own_hand_would_bring_there() {
    let mut sales = 0;
    positions(|table, legal| {
        let (state, seat) = (table.state(), table.state().open.active);
        if sales < 40 && state.open.phase == (Phase::Port { sale: None }) {
            let scene = scene(state, Viewer::Seat(seat));
            let port = state.open.players[seat].boat;
            let here = |piece: &&Piece| piece.face.value("place") == port as i32 + 1;
            let told = pieces(&scene, "burano/place").find(here).and_then(|place| place.facts.first());
            let best = best_sale(state, seat, &legal[seat.index()], 1);
            assert_eq!(told.map_or(0, |fact| fact.value), i32::from(best), "{port}");
            sales += 1;
        }
    });
    assert!(sales > 0);
}
