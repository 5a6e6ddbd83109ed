//! Whole random games: 3.1 exactly 14 turns a seat, 2.5 the ring, 1.2 the island, after every move.

use burano::island::{Island, LEVELS};
use burano::ring::IN_CIRCULATION;
use burano::state::Phase;
use burano::{Burano, Cells, State};
use campiello_bots::{Brains, Chair};
use campiello_core::{Game, Seed, Settings};

/// Plays a random game and looks at every position; gives the last.
fn play_out(settings: &Settings<Burano>, number: u64, mut look: impl FnMut(&State)) -> State {
    let seed = Seed::numbered(41, number);
    let mut state = Burano::setup(settings, &mut seed.luck(0));
    let mut bot = Burano::bot("random").expect("burano has a random bot");
    let mut mind = seed.branch("bot").luck(0);
    let mut step = 0;
    while let Some(seat) = Burano::waiting(&state).next() {
        let mut legal = Vec::new();
        Burano::legal(&state, seat, &mut legal);
        let action = bot.choose(&Chair::new(&state, seat, &legal), &mut mind);
        step += 1;
        Burano::play(&mut state, seat, &action, &mut seed.luck(step)).expect("lawful");
        look(&state);
    }
    state
}

#[test]
fn every_game_has_exactly_fourteen_turns_a_seat() {
    for settings in Settings::<Burano>::every() {
        for number in 0..20 {
            let mut turns = 0;
            let mut before = 0;
            let last = play_out(&settings, number, |state| {
                let open = &state.open;
                let now: u32 = open.players.iter(open.seats).map(|(_, player)| u32::from(player.turns)).sum();
                turns += now - before;
                before = now;
                assert!(open.moves <= 4 && open.round <= open.season.turns());
            });
            assert_eq!(turns, 14 * u32::from(settings.seats()));
            assert!(last.open.players.iter(last.open.seats).all(|(_, player)| player.turns == 14));
        }
    }
}

#[test]
fn the_ring_and_the_pyramid_are_always_as_the_rules_say() {
    for settings in Settings::<Burano>::every() {
        for number in 0..20 {
            play_out(&settings, number, |state| {
                let open = &state.open;
                for (seat, player) in open.players.iter(open.seats) {
                    assert!((1..=9).contains(&player.ring.workers()), "{seat}: 2.5");
                    assert_eq!(player.ring.workers() + player.abroad(), IN_CIRCULATION, "{seat}: 2.5");
                    assert!(player.preparation.total() <= 3, "{seat}: 4.2");
                    assert!(player.pyramid.len() <= 14, "{seat}: 3.2");
                    let lying: u8 = player.ring.coins() + player.ring.fountains();
                    assert_eq!(lying, 12 - player.ring.workers(), "{seat}: a house shows its sign or a worker");
                    let others = open.players.iter(open.seats).filter(|(other, _)| *other != seat);
                    let sitting = others.fold(Cells::NONE, |all, (_, other)| all.or(other.lace));
                    assert!(player.lace.and(sitting).is_empty(), "5.2: one worker a square");
                    assert!(player.lace.without(open.workshops.squares()).is_empty(), "1.8");
                }
                if open.phase == Phase::Pyramid {
                    return;
                }
                check_island(&open.island, open.edition().hollows());
            });
        }
    }
}

/// Houses stand on the ground or on roofs, roofs lie on two neighbouring houses of one level, and no two overlap.
fn check_island(island: &Island, hollows: Cells) {
    assert!(island.built(0).without(hollows).is_empty(), "1.2");
    let mut covered = [Cells::NONE; LEVELS];
    for laid in island.roofs() {
        let level = usize::from(laid.level);
        assert!(level + 1 < LEVELS, "4.4: no roof on the third level");
        assert!(laid.first.alone().beside().contains(laid.second), "4.4: edge to edge");
        let halves = laid.tile.halves();
        for (cell, half) in [(laid.first, halves.0), (laid.second, halves.1)] {
            assert!(island.built(level).contains(cell), "4.4: on houses");
            assert!(!covered[level].contains(cell), "4.4: no two overlap");
            assert_eq!(island.half(level, cell), Some(half));
            covered[level].insert(cell);
        }
    }
    for level in 0..LEVELS {
        assert_eq!(island.roofed(level), covered[level]);
        if level > 0 {
            assert!(island.built(level).without(covered[level - 1]).is_empty(), "4.3: on roofs");
        }
    }
}
