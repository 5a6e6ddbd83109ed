//! 1.8 The switch `free-layout`: the tiles of the first game, laid anew at random.

use std::collections::HashSet;

use burano::components::Colour;
use burano::edition::Edition;
use burano::grid::{Cell, Cells};
use burano::workshop::{AREA, Workshops, assemble};
use campiello_core::Seed;
use campiello_core::chance::{Chance, Dictated};
use campiello_core::edition::Edition as _;

const SEEDS: u64 = 3000;

fn first_games() -> [&'static Workshops; 2] {
    [4, 2].map(|seats| Edition::standard().workshops(seats))
}

fn laid(first_game: &Workshops, seeds: u64) -> Vec<Workshops> {
    (0..seeds).map(|seed| assemble(first_game, &mut Seed::numbered(8, seed).luck(0))).collect()
}

/// All places of the area.
fn area() -> Cells {
    (0..AREA.1).flat_map(|row| (0..AREA.0).map(move |column| Cell::new(column, row))).collect()
}

/// What is the same however a tile is turned and mirrored: how far its squares are from each other, coin squares marked.
fn distances(workshops: &Workshops, colour: Colour) -> Vec<(u32, bool, bool)> {
    let squares: Vec<Cell> = workshops.tile(colour).iter().collect();
    let coin = |cell: &Cell| workshops.coins().contains(*cell);
    let mut distances = Vec::new();
    for (number, one) in squares.iter().enumerate() {
        for other in &squares[number + 1..] {
            let across = u32::from(one.column().abs_diff(other.column()));
            let down = u32::from(one.row().abs_diff(other.row()));
            let ends = (coin(one).min(coin(other)), coin(one).max(coin(other)));
            distances.push((across * across + down * down, ends.0, ends.1));
        }
    }
    distances.sort_unstable();
    distances
}

/// Everything that the rule asks of a layout.
fn check(first_game: &Workshops, laid: &Workshops) {
    let squares: u8 = Colour::ALL.iter().map(|colour| laid.tile(*colour).len()).sum();
    assert_eq!(laid.squares().len(), squares, "no tile lies over another: {laid:?}");
    assert!(laid.squares().without(area()).is_empty(), "all lie within the area: {laid:?}");
    assert_eq!(laid.squares().groups().count(), 1, "all are connected: {laid:?}");
    assert!(laid.coins().without(laid.squares()).is_empty(), "coins lie on tiles: {laid:?}");
    for colour in Colour::ALL {
        assert_eq!(laid.tile(colour).groups().count(), 1, "{colour} is whole: {laid:?}");
        // Up to four squares, the distances tell every shape and the place of its coin.
        assert_eq!(distances(laid, colour), distances(first_game, colour), "{colour} is the same tile: {laid:?}");
    }
}

#[test]
fn r1_8_the_same_tiles_lie_connected_within_the_area() {
    for first_game in first_games() {
        for laid in laid(first_game, SEEDS) {
            check(first_game, &laid);
        }
    }
}

#[test]
fn r1_8_layouts_differ_and_every_place_is_sometimes_blank() {
    for first_game in first_games() {
        let all = laid(first_game, SEEDS);
        let different: HashSet<String> = all.iter().map(|laid| format!("{laid:?}")).collect();
        assert!(different.len() as u64 > SEEDS * 9 / 10, "{} of {SEEDS}", different.len());
        for cell in area().iter() {
            let blank = all.iter().filter(|laid| !laid.squares().contains(cell)).count() as u64;
            assert!((1..SEEDS).contains(&blank), "{cell} is blank {blank} times of {SEEDS}");
        }
    }
}

/// Luck that always answers the same part of what it may.
struct Stubborn(u32);

impl Chance for Stubborn {
    fn below(&mut self, n: u32) -> u32 {
        (u64::from(n - 1) * u64::from(self.0) / 100) as u32
    }
}

#[test]
fn r1_8_a_layout_is_found_whatever_luck_says() {
    for first_game in first_games() {
        check(first_game, &assemble(first_game, &mut Dictated::default()));
        for part in 0..=100 {
            check(first_game, &assemble(first_game, &mut Stubborn(part)));
        }
    }
}
