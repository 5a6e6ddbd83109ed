//! RULES.md, run; and the rules that need more than an example.

use campiello_testkit::rulebook;
use walking::Walking;

const RULES: &str = include_str!("../RULES.md");
const TESTS: &[&str] = &[include_str!("rulebook.rs")];

#[test]
fn every_rule_is_tested_and_every_example_holds() {
    rulebook::hold::<Walking>(RULES, TESTS);
}

mod scaffolds;

use std::collections::BTreeSet;

use campiello_core::census::Census;
use campiello_core::chance::Dictated;
use campiello_core::edition::Edition as _;
use campiello_core::position::Rulebook;
use campiello_core::{Chance, Game, Seat, Seed, Settings, Switches, Table};
use walking::components::Shop;
use walking::turn::{limits, place, take};
use walking::{Action, Card, Colour, Edition, Floor, Phase};

fn table(seats: u8, seed: u64) -> Table<Walking> {
    Table::new(Settings::new(seats, Switches::default()).expect("1 to 4 seats are lawful"), Seed::numbered(seed, 0))
}

#[test]
fn r1_the_box_is_complete() {
    let (mut found, mut expected) = (Census::default(), Census::default());
    Walking::census(table(4, 1).state(), &mut found);
    Card::all().for_each(|card| expected.found(card.to_string()));
    for (tourist, inhabitant) in [("woman", "mayor"), ("man", "policeman"), ("girl", "santa"), ("boy", "tailor")] {
        expected.count(tourist, 3);
        expected.count(inhabitant, 2);
    }
    for starred in ["shop-owner", "florist", "gardener"] {
        expected.count(starred, 2);
    }
    assert_eq!(found.difference(&expected), None);
}

#[test]
fn r1_1_six_colours_of_four_on_every_floor() {
    assert_eq!(Card::all().count(), 72);
    for floor in Floor::ALL {
        for colour in Colour::ALL {
            let cards = Card::all().filter(|card| card.floor() == floor && card.colour() == colour);
            assert_eq!(cards.count(), 4, "{colour:?} {floor:?}");
        }
    }
}

#[test]
fn r1_5_every_shop_prints_two_or_three_points() {
    let edition = Edition::standard();
    for shop in Shop::ALL {
        let points: Vec<u8> = Card::all()
            .filter_map(|card| edition.symbols(card).shop)
            .filter(|(kind, _)| *kind == shop)
            .map(|s| s.1)
            .collect();
        assert!(points.contains(&2) && points.contains(&3), "{shop:?} prints {points:?}");
        assert!(points.iter().all(|points| matches!(points, 2 | 3)), "{shop:?} prints {points:?}");
    }
}

#[test]
fn r2_every_player_count_is_set_up() {
    for (seats, columns) in [(1, 4), (2, 3), (3, 4), (4, 5)] {
        let table = table(seats, 3);
        let open = &table.state().open;
        assert_eq!(open.columns(), columns, "{seats} seats");
        let lying = open.supply.iter().flatten().flatten().count();
        assert_eq!(lying, 3 * usize::from(columns), "{seats} seats: the supply is full");
        assert!(open.decks.iter().all(|deck| deck.count_ones() == 24 - u32::from(columns)));
    }
}

#[test]
fn r2_3_option_a_is_not_offered_solo() {
    assert!(Settings::<Walking>::named(1, ["beginner-characters"]).is_err());
    assert!(Settings::<Walking>::named(1, ["beginner-windows"]).is_ok());
    for seats in 2..=4 {
        let both = Settings::<Walking>::named(seats, ["beginner-characters", "beginner-windows"]);
        assert!(both.is_ok(), "the options are independent of each other");
    }
}

#[test]
fn r2_5_every_seat_begins_sometimes() {
    let mut began = [0; 4];
    (0..400).for_each(|seed| began[table(4, seed).state().open.starter.index()] += 1);
    assert!(began.iter().all(|times| (60..140).contains(times)), "{began:?} of 400");
}

#[test]
fn r3_2_6_the_count_agrees_with_moving_scaffolds_by_hand() {
    let compared = scaffolds::compare();
    println!("{compared:?}");
    assert_eq!(compared.shapes, 7_106, "all shapes of a street that can be reached");
    assert!(compared.streets > compared.shapes && compared.placements > compared.streets, "{compared:?}");
}

#[test]
fn r5_3_eight_idle_rounds_end_the_game() {
    let mut table = table(4, 5);
    while let Some(seat) = Walking::waiting(table.state()).next() {
        let mut legal = Vec::new();
        Walking::legal(table.state(), seat, &mut legal);
        let idle = legal.iter().find(|action| matches!(action, Action::Done)).unwrap_or(&legal[0]);
        table.play(seat, idle, None).expect("listed, so lawful");
    }
    let open = &table.state().open;
    assert_eq!((table.outcome().map(|o| o.end), open.round, open.idle_rounds), (Some("standstill"), 9, 8));
}

#[test]
fn r7_solo_is_set_up_and_ends() {
    let alone = Seat::new(0);
    for seed in 0..60 {
        let mut table = table(1, seed);
        let (mut turns, mut luck) = (0, Seed::numbered(seed, 1).luck(0));
        while table.outcome().is_none() {
            let mut legal = Vec::new();
            Walking::legal(table.state(), alone, &mut legal);
            turns += u32::from(table.state().open.phase == Phase::Take);
            table.play(alone, &legal[luck.below(legal.len() as u32) as usize], None).expect("listed, so lawful");
        }
        let outcome = table.outcome().expect("over");
        assert!(turns <= 15 && outcome.rating.is_some() && outcome.ranks == [1], "{turns} turns");
    }
}

#[test]
fn r7_3_the_rating_changes_at_its_borders() {
    let expected =
        [(60, "so-so"), (61, "not-bad"), (70, "not-bad"), (71, "good-job"), (80, "good-job"), (81, "awesome")];
    for (points, rating) in expected.into_iter().chain([(85, "awesome"), (86, "masterpiece"), (-3, "so-so")]) {
        assert_eq!(walking::solo::rating(points), rating, "{points} points");
    }
}

/// Searches the economy alone: coins and cards in hand, with the prices and limits of the game, houses and colours aside.
#[test]
fn r7_4_five_visited_houses_take_exactly_eleven_turns() {
    let mut open = table(1, 1).state().open.clone();
    let characters: u8 = walking::Character::ALL.into_iter().map(|who| open.characters.count(who)).sum();
    let mut price = |count: u8| -> u8 {
        (0..count)
            .map(|placed| {
                open.placed = placed;
                open.price()
            })
            .sum()
    };
    let prices: Vec<u8> = (0..=place::MOST).map(&mut price).collect();
    assert_eq!(prices, [0, 1, 3, 5], "3.2");
    let mut reached = BTreeSet::from([(4, 0, 0)]); // coins, hand, placed
    let mut turns = 0;
    while !reached.iter().any(|(_, _, placed)| *placed == 15) {
        turns += 1;
        reached = reached.into_iter().flat_map(|position| turn(position, &prices)).collect();
    }
    assert_eq!(turns, 11, "fifteen floors cannot be placed sooner");
    assert_eq!(characters - 5, turns - 1, "five visits and a removal after each earlier turn use up the fifteen");
}

/// Every position after one turn: coins, cards in hand, cards placed.
fn turn((coins, hand, placed): (u8, u8, u8), prices: &[u8]) -> Vec<(u8, u8, u8)> {
    let mut after = Vec::new();
    for cards in 1..=take::SHARE {
        let (coins, hand) = (coins + take::SHARE - cards, hand + cards);
        for count in 0..=place::MOST.min(hand).min(15 - placed) {
            if let Some(left) = coins.checked_sub(prices[usize::from(count)]) {
                after.push((left.min(limits::COINS), (hand - count).min(limits::HAND), placed + count));
            }
        }
    }
    after
}

#[test]
fn r7_5_every_example_of_the_rulebooks_is_here() {
    let examples = [
        ("### 3.1 ", "p2 take 2 bottom 1"),
        ("#### 3.2.5 ", "# the rulebook's first example: a third floor on two scaffolds"),
        ("#### 3.2.5 ", "# the rulebook's second example: a second floor replaces a scaffold"),
        ("#### 3.2.7 ", "# the rulebook's third example: yellow on blue, beside a yellow house"),
        ("## 4 ", "# the rulebook's first example: a scaffold on the first floor"),
        ("### 4.1 ", "# the rulebook's second example: a red house, and one of blue, yellow and blue"),
        ("### 5.2 ", "# the rulebook's example with three players"),
        ("### 6.4 ", "# the rulebook's example: 3, 2 and 5 closed windows"),
        ("### 6.6 ", "ask p0 score = 64"),
    ];
    for (heading, example) in examples {
        let section = RULES.split(&format!("\n{heading}")).nth(1).unwrap_or_default();
        let own = section.split("\n## ").next().and_then(|chapter| chapter.split("\n### ").next()).unwrap_or_default();
        assert!(own.contains(example), "{heading}: {example}");
    }
}

#[test]
fn every_seat_begins_at_every_table() {
    for seats in 2..=4 {
        let mut began = vec![0; seats.into()];
        (0..200).for_each(|seed| began[table(seats, seed).state().open.starter.index()] += 1);
        assert!(began.iter().all(|times| *times > 20), "{seats} seats: {began:?} of 200");
    }
}

#[test]
fn every_inhabitant_comes_once_and_every_tourist_again() {
    for character in walking::Character::ALL {
        let mut state = table(4, 1).state().clone();
        let name = character.key();
        let given = [
            "p0 street 0 red1a red2a red3a".to_string(),
            format!("p0 visitor 0 {name}"),
            "p0 street 1 blue1a blue2a -".to_string(),
            "p0 hand blue3a".to_string(),
            "placing p0".to_string(),
        ];
        for line in given {
            Walking::arrange(&mut state, &line).expect("arranged");
        }
        for line in ["place blue3a at 1", "done"] {
            let action: Action = line.parse().expect("readable");
            Walking::play(&mut state, Seat::new(0), &action, &mut Dictated::default()).expect("lawful");
        }
        let again: Action = format!("visit 1 {name}").parse().expect("readable");
        let played = Walking::play(&mut state, Seat::new(0), &again, &mut Dictated::default());
        assert_eq!(played.is_ok(), character.is_tourist(), "{name} a second time");
    }
}

#[test]
fn idle_rounds_are_counted_in_a_row() {
    let mut table = table(2, 5);
    let mut placed = false;
    while let Some(seat) = Walking::waiting(table.state()).next() {
        let mut legal = Vec::new();
        Walking::legal(table.state(), seat, &mut legal);
        let open = &table.state().open;
        let now = open.idle_rounds == 7 && !placed && seat == open.starter;
        let wanted =
            |action: &&Action| if now { matches!(action, Action::Place { .. }) } else { **action == Action::Done };
        let chosen = *legal.iter().find(wanted).unwrap_or(&legal[0]);
        placed |= matches!(chosen, Action::Place { .. });
        table.play(seat, &chosen, None).expect("listed, so lawful");
    }
    let open = &table.state().open;
    assert!(placed && open.round > 12, "a card in the eighth round begins the count anew: round {}", open.round);
}
