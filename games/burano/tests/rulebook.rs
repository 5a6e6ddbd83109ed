//! RULES.md, run; and the rules that need more than an example.

mod by_hand;

use std::collections::BTreeSet;

use burano::{Burano, Cell, Colour, Place, Ship, State};
use by_hand::{act, arranged, ask, looks_alike, play, set_up};
use campiello_core::position::Rulebook;
use campiello_core::{Game, Seat, Seed, Settings, Viewer, Waiting};
use campiello_testkit::rulebook;

const RULES: &str = include_str!("../RULES.md");
const TESTS: &[&str] = &[include_str!("rulebook.rs"), include_str!("free_layout.rs")];

#[test]
fn every_rule_is_tested_and_every_example_holds() {
    rulebook::hold::<Burano>(RULES, TESTS);
}

/// How many of the rulebook's examples stand in a section of ours: those it tells in words, with what a picture left to guess.
#[test]
fn every_example_of_the_rulebook_is_here() {
    let examples = [
        ("### 3.2 ", 1),
        ("### 3.3 ", 1),
        ("### 4.1 ", 1),
        ("### 4.2 ", 1),
        ("### 4.3 ", 4),
        ("### 4.4 ", 4),
        ("#### 5.1.1 ", 2),
        ("#### 5.1.2 ", 1),
        ("### 5.2 ", 2),
        ("### 5.3 ", 1),
        ("### 6.1 ", 1),
        ("### 6.2 ", 2),
        ("### 6.4 ", 1),
        ("### 6.5 ", 1),
        ("### 7.1 ", 1),
        ("### 8.1 ", 1),
        ("### 8.2 ", 1),
        ("### 8.3 ", 1),
    ];
    for (heading, count) in examples {
        let section = RULES.split(&format!("\n{heading}")).nth(1).unwrap_or_default();
        let own = section.split("\n##").next().unwrap_or_default();
        assert_eq!(own.matches("# the rulebook's example").count(), count, "{heading}");
    }
}

#[test]
fn r1_1_a_position_has_every_thing_once() {
    let impossible: [&[&str]; 14] = [
        &["reserve p0 21 pink"],
        &["reserve p0 12 pink", "pyramid p1 ppppppppp ---- -"],
        &["supply pink 0 rest p0", "house c5 pink"],
        &["hand p0 7 tuna"],
        &["hand p0 3 tuna", "drawn p1 4 tuna"],
        &["roofs p0 four-pink-blue", "roofs p1 four-pink-blue"],
        &["roofs p0 four-blue-orange"],
        &["roofs p0 four-pink-yellow"],
        &["roofs p0 four-green-white"],
        &["cards p0 villa", "cards p1 villa"],
        &["prepared p0 4 pink"],
        &["workers p0 10 murano"],
        &["workers p0 c2", "workers p1 c2"],
        &["docks murano 4 pink"],
    ];
    for lines in impossible {
        let (last, before) = lines.split_last().expect("a line");
        let mut state = arranged(2, before);
        assert!(Burano::arrange(&mut state, last).is_err(), "{lines:?}");
    }
    let possible = ["reserve p0 20 pink", "hand p0 6 tuna", "roofs p0 four-pink-blue", "workers p0 9 murano"];
    for line in possible {
        assert_eq!(ask(&arranged(2, &[line]), "complete"), "yes", "{line}");
    }
}

/// All cells of the main island's grid, with the fountain.
fn grid() -> impl Iterator<Item = Cell> {
    (0..6).flat_map(|row| (0..6).map(move |column| Cell::new(column, row)))
}

#[test]
fn r1_2_every_hollow_takes_a_house() {
    let fountain = ["c3", "d3", "c4", "d4"].map(|cell| cell.parse().expect("a cell"));
    let mut built = 0;
    for cell in grid() {
        let hollow = |other: &Cell| *other != cell && !fountain.contains(other) && grid().any(|cell| cell == *other);
        let beside = cell.alone().touching().iter().find(hollow).expect("every cell touches a hollow");
        let house = format!("house {beside} white");
        let mut state = arranged(2, &["works pink blue lace", &house, "prepared p0 pink"]);
        let result = act(&mut state, &format!("p0 build pink {cell}"));
        assert_eq!(result.is_ok(), !fountain.contains(&cell), "{cell}");
        built += u8::from(result.is_ok());
    }
    assert_eq!(built, 32);
}

#[test]
fn r1_4_docks_and_ships_lie_at_random() {
    let (mut docks, mut ports) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let open = set_up(2, seed).open;
        for (island, colours) in Place::ISLANDS.into_iter().zip(open.lagoon.docks) {
            docks.extend(colours.into_iter().enumerate().map(|(n, colour)| (island, n, colour)));
        }
        for colour in Colour::ALL {
            let laid = open.lagoon.docks.as_flattened().iter().filter(|dock| **dock == colour);
            assert_eq!(laid.count(), 3, "{colour}");
        }
        for port in [Place::WestPort, Place::EastPort] {
            assert_eq!(open.lagoon.ships_in(port).count(), 2);
        }
        ports.extend(Ship::ALL.map(|ship| (ship, open.lagoon.ships[ship as usize])));
    }
    assert_eq!((docks.len(), ports.len()), (18 * 6, 4 * 2));
}

#[test]
fn r1_10_the_pieces_of_a_ring_are_joined_at_random() {
    let pieces = ["pBy", "Gow", "boP", "yWg"];
    for letter in 0..4 {
        let mut orders = BTreeSet::new();
        for seed in 0..200 {
            let state = set_up(4, seed);
            let seat = state.open.from_first().nth(letter).expect("four seats");
            let houses = ask(&state, &format!("{seat} houses"));
            assert!(houses.starts_with(pieces[letter]), "the arrows point at the piece {letter}: {houses}");
            let parts: BTreeSet<&str> = (0..4).map(|n| &houses[3 * n..3 * n + 3]).collect();
            assert_eq!(parts, pieces.into_iter().collect(), "every piece once");
            orders.insert(houses);
        }
        assert_eq!(orders.len(), 6);
    }
}

#[test]
fn r2_1_the_table_is_laid_at_random() {
    let (mut firsts, mut houses, mut works) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut fish, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let state = set_up(3, seed);
        let open = &state.open;
        assert_eq!(open.first, open.active);
        firsts.insert(open.first);
        houses.insert(ask(&state, "house c5"));
        works.extend(Colour::ALL.map(|colour| (colour, open.work(colour))));
        for work in ["fishing", "lace", "earning"] {
            assert_eq!(ask(&state, &format!("colours {work}")).split(' ').count(), 2);
        }
        fish.extend(open.display.iter().flatten().copied());
        assert!(open.display.iter().all(Option::is_some));
        cards.extend(open.cards.iter());
        assert_eq!(open.cards.len(), 4);
        assert_eq!(ask(&state, "complete"), "yes");
    }
    assert_eq!((firsts.len(), houses.len(), works.len(), fish.len(), cards.len()), (3, 6, 18, 8, 16));
}

#[test]
fn r2_2_letters_go_clockwise_from_the_first_player() {
    let islands = ["murano", "sant-erasmo", "san-francesco", "san-michele"];
    let arrows = ["pink blue yellow", "green orange white", "pink blue orange", "yellow green white"];
    for (seats, seed) in (2..=4).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let state = set_up(seats, seed);
        let first = state.open.first.index() as u8;
        for letter in 0..usize::from(seats) {
            let seat = Seat::new((first + letter as u8) % seats);
            let said = ["abroad", "boat", "arrows", "ring", "privileges", "coins"];
            let said = said.map(|what| ask(&state, &format!("{seat} {what}")));
            assert_eq!(said, [islands[letter], islands[letter], arrows[letter], "9", "1", "3"], "{seat} of {seats}");
        }
    }
}

#[test]
fn r2_5_a_turned_wheel_covers_what_follows_the_arrows() {
    let houses: Vec<char> = "pByGowboPyWg".chars().collect();
    for (first, workers) in (0..12).flat_map(|first| (1..=9).map(move |workers| (first, workers))) {
        let lines = [format!("ring p0 ABCD arrows {}", first + 1), format!("workers p0 {} murano", 10 - workers)];
        let state = arranged(2, &[&lines[0], &lines[1]]);
        let (covered, visible): (Vec<_>, Vec<_>) =
            (0..12).map(|n| (n, houses[(first + n) % 12])).partition(|(n, _)| (3..3 + workers).contains(n));
        let ring = &state.open.players[Seat::new(0)].ring;
        let signs = |coin: bool| visible.iter().filter(|(_, house)| house.is_lowercase() == coin).count();
        assert_eq!((ring.coins(), ring.fountains()), (signs(true) as u8, signs(false) as u8), "{first} {workers}");
        for colour in Colour::ALL {
            let hidden = covered.iter().filter(|(_, house)| house.to_ascii_lowercase() == colour.letter()).count();
            assert_eq!(ring.hidden_colours().count(colour), hidden as u8, "{first} {workers} {colour}");
        }
    }
}

/// Plays the first of what is listed until somebody begins a turn, and says who; nobody when the game is over.
fn next_turn(state: &mut State) -> Option<Seat> {
    loop {
        let Waiting::For(awaited) = Burano::waiting(state) else { return None };
        let seat = awaited.must.iter().next().expect("somebody must act");
        if ask(state, "phase") == "move" {
            return Some(seat);
        }
        let mut actions = Vec::new();
        Burano::legal(state, seat, &mut actions);
        // Discarding comes first in the list and would go on for ever.
        let action = actions.iter().find(|action| !action.to_string().starts_with("discard")).expect("something to do");
        play(state, &[&format!("{seat} {action}")]);
    }
}

#[test]
fn r3_1_fourteen_turns_each() {
    for seats in 2..=4 {
        let mut state = set_up(seats, seats.into());
        let first = state.open.first;
        let mut turns = Vec::new();
        while let Some(seat) = next_turn(&mut state) {
            turns.push((ask(&state, "season"), seat));
            play(&mut state, &[&format!("{seat} end")]);
        }
        let mut expected = Vec::new();
        let seasons = [("spring", 4), ("summer", 4), ("autumn", 3), ("winter", 3)];
        for (number, (season, rounds)) in seasons.into_iter().enumerate() {
            for turn in 0..rounds * seats {
                let seat = Seat::new((first.index() as u8 + number as u8 + turn) % seats);
                expected.push((season.to_string(), seat));
            }
        }
        assert_eq!(turns, expected);
        assert!(state.open.players.iter(seats).all(|(_, player)| player.turns == 14));
    }
}

#[test]
fn r3_2_a_pyramid_is_seen_when_all_are_ready() {
    let given = ["reserve p0 8 pink 8 blue", "reserve p1 8 pink 8 blue", "phase pyramid"];
    let plans = ["p0 pyramid ppppppppb bbbb b", "p0 pyramid bbbbbbbbp pppp p"];
    let [one, other] = plans.map(|plan| {
        let mut state = arranged(3, &given);
        play(&mut state, &[plan]);
        state
    });
    for viewer in Viewer::all(3) {
        assert_eq!(looks_alike(&one, &other, viewer), !viewer.is(Seat::new(0)), "{viewer:?}");
    }
    let [one, other] = [one, other].map(|mut state| {
        play(&mut state, &["p1 pyramid ppppppppb bbbb b", "p2 pyramid --------- ---- -"]);
        state
    });
    assert!(!looks_alike(&one, &other, Viewer::Spectator));
    assert_eq!((ask(&one, "p0 free"), ask(&one, "p0 plan")), ("t1".into(), "--------- ---- -".into()));
}

#[test]
fn r5_1_1_hands_are_hidden() {
    let with = |lines: &[&str]| arranged(3, lines);
    let truth = with(&["drawn p1 tuna", "hand p1 squid"]);
    let other = with(&["drawn p1 eel", "hand p1 squid"]);
    for viewer in Viewer::all(3) {
        assert_eq!(looks_alike(&truth, &other, viewer), !viewer.is(Seat::new(1)), "{viewer:?}");
    }
    let seen =
        [["drawn p1 tuna", "hand p1 eel"], ["drawn p1 2 tuna", "hand p1 squid"], ["drawn p1 tuna", "sold p1 squid"]];
    for lines in seen {
        assert!(!looks_alike(&truth, &with(&lines), Viewer::Spectator), "everybody sees: {lines:?}");
    }
}

#[test]
fn r1_8_only_the_switch_moves_the_tiles() {
    let layout = |switch: Option<&str>, seed: u64| {
        let settings = Settings::<Burano>::named(4, switch).expect("a lawful setting");
        Burano::setup(&settings, &mut Seed::numbered(seed, 0).luck(0)).open.workshops
    };
    let first_game = layout(None, 1);
    assert!((2..20).all(|seed| layout(None, seed) == first_game));
    assert!((1..20).all(|seed| layout(Some("free-layout"), seed) != first_game));
}
