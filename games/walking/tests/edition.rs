//! The reconstructed deck has every property that the rules ask of it, and a wrong deck is refused line by line.

use campiello_core::Message;
use campiello_core::edition::{Edition as _, Mistake};
use campiello_core::message::Value;
use walking::components::{Shop, Symbols};
use walking::{Card, Colour, Edition, Floor};

fn shown(card: Card) -> Symbols {
    *Edition::standard().symbols(card)
}

fn total(cards: impl Iterator<Item = Card>, count: impl Fn(&Symbols) -> u8) -> u32 {
    cards.map(|card| u32::from(count(&shown(card)))).sum()
}

fn on(floor: Floor) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| card.floor() == floor)
}

fn of(colour: Colour) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| card.colour() == colour)
}

#[test]
fn the_totals_of_the_deck_are_as_designed() {
    assert_eq!(total(Card::all(), |s| s.flowers), 120);
    assert_eq!(total(Card::all(), |s| s.plants), 120);
    assert_eq!(total(Card::all(), |s| s.cats), 20);
    assert_eq!(total(Card::all(), |s| s.red_curtains), 10);
    assert_eq!(total(Card::all(), |s| s.blue_curtains), 10);
    assert_eq!(total(Card::all(), |s| s.closed_windows), 17);
    assert_eq!(total(on(Floor::First), |s| s.pedestrians), 40);
    assert_eq!(total(on(Floor::Second), |s| s.streetlight), 10);
    assert_eq!(total(on(Floor::Third), |s| s.chimney), 12);
}

#[test]
fn symbols_are_on_the_floors_where_they_belong() {
    for card in Card::all() {
        let Symbols { pedestrians, streetlight, chimney, shop, .. } = shown(card);
        assert!(card.floor() == Floor::First || (pedestrians == 0 && shop.is_none()), "{card}");
        assert!(card.floor() == Floor::Second || streetlight == 0, "{card}");
        assert!(card.floor() == Floor::Third || chimney == 0, "{card}");
        assert!(pedestrians <= 3 && streetlight <= 1 && chimney <= 1, "{card}");
    }
    for floor in Floor::ALL {
        type Count = fn(&Symbols) -> u8;
        let several: [Count; 6] =
            [|s| s.flowers, |s| s.plants, |s| s.cats, |s| s.red_curtains, |s| s.blue_curtains, |s| s.closed_windows];
        assert!(several.iter().all(|count| total(on(floor), count) > 0), "{floor:?} has some of everything");
    }
}

#[test]
fn ten_shops_of_four_kinds_each_with_a_two_and_a_three() {
    let shops: Vec<_> = Card::all().filter_map(|card| shown(card).shop).collect();
    let kinds = Shop::ALL.map(|kind| shops.iter().filter(|(shop, _)| *shop == kind).count());
    assert_eq!(kinds, [3, 3, 2, 2]);
    for kind in Shop::ALL {
        assert!([2, 3].into_iter().all(|points| shops.contains(&(kind, points))), "{kind:?}");
    }
}

#[test]
fn flowers_and_plants_are_rarely_both_high() {
    assert!(Card::all().all(|card| shown(card).flowers <= 4 && shown(card).plants <= 4));
    assert!(Card::all().any(|card| shown(card).flowers >= 3), "some card has at least three flowers");
    let both = Card::all().filter(|card| shown(*card).flowers >= 3 && shown(*card).plants >= 3).count();
    assert!(both <= 2, "{both} cards are high in both");
}

#[test]
fn every_card_shows_two_kinds_of_symbols() {
    for card in Card::all() {
        let symbols = shown(card);
        let kinds = symbols.counts().iter().filter(|(key, count)| *key != "closed-windows" && *count > 0).count();
        assert!(kinds + usize::from(symbols.shop.is_some()) >= 2, "{card}");
    }
}

#[test]
fn closed_windows_are_mostly_on_second_floors_and_on_rich_cards() {
    let second = total(on(Floor::Second), |s| s.closed_windows);
    assert!(2 * second > 17, "{second} of 17 are on second floors");
    for card in Card::all().filter(|card| shown(*card).closed_windows > 0) {
        let mean = on(card.floor()).map(worth).sum::<i32>() / 24;
        assert!(worth(card) > mean, "{card} is worth {} and the mean of its floor is {mean}", worth(card));
    }
}

/// What a card is worth on average, in tenths of a point: the yardstick of balance, not a rule.
fn worth(card: Card) -> i32 {
    let s = shown(card);
    let shop = s.shop.map_or(0, |(_, points)| 20 + 10 * i32::from(points));
    let count = |n: u8, tenths: i32| i32::from(n) * tenths;
    count(s.flowers + s.plants + s.pedestrians, 10)
        + count(s.cats, 26)
        + count(s.red_curtains + s.blue_curtains, 20)
        + count(s.streetlight, 35)
        + count(s.chimney, 30)
        + shop
        - count(s.closed_windows, 6)
}

#[test]
fn every_colour_is_worth_about_the_same_on_every_floor() {
    for floor in Floor::ALL {
        let sums = Colour::ALL.map(|colour| on(floor).filter(|card| card.colour() == colour).map(worth).sum::<i32>());
        let spread = sums.iter().max().zip(sums.iter().min()).map(|(most, least)| most - least);
        assert!(spread <= Some(15), "{floor:?}: {sums:?} tenths of a point");
    }
    for colour in Colour::ALL {
        let (flowers, plants) = (total(of(colour), |s| s.flowers), total(of(colour), |s| s.plants));
        assert!((18..=22).contains(&flowers) && (18..=22).contains(&plants), "{colour:?}: {flowers}, {plants}");
        assert!((6..=7).contains(&total(of(colour), |s| s.pedestrians)), "{colour:?}");
        assert_eq!(total(of(colour), |s| s.chimney), 2, "{colour:?}");
    }
}

#[test]
fn a_good_character_can_score_ten_or_more() {
    let best = |colour, floor, count: fn(&Symbols) -> u8| {
        on(floor).filter(move |card| card.colour() == colour).map(|card| count(&shown(card))).max().unwrap_or(0)
    };
    let house = |colour, count| Floor::ALL.into_iter().map(|floor| best(colour, floor, count)).sum::<u8>();
    let colours = |least: u8, count: fn(&Symbols) -> u8| {
        Colour::ALL.into_iter().filter(|colour| house(*colour, count) >= least).count()
    };
    assert!(colours(9, |s| s.flowers) >= 3 && colours(9, |s| s.plants) >= 3 && colours(3, |s| s.cats) >= 3);
    let mut pedestrians = Colour::ALL.map(|colour| best(colour, Floor::First, |s| s.pedestrians));
    pedestrians.sort_unstable();
    assert!(pedestrians[1..].iter().sum::<u8>() >= 11);
}

#[test]
fn a_street_usually_shows_what_the_rules_expect() {
    let on_average = |count: u32, of: u32, shown: u32| f64::from(count * shown) / f64::from(of);
    assert!((2.0..=5.0).contains(&on_average(total(Card::all(), |s| s.closed_windows), 72, 15)));
    let shops = on(Floor::First).filter(|card| shown(*card).shop.is_some()).count();
    assert!((2.0..=3.0).contains(&on_average(shops as u32, 24, 5)));
    let roofs = Colour::ALL.into_iter().filter(|colour| total(of(*colour), |s| s.chimney) > 0).count();
    assert!(roofs >= 4, "four of five roofs can carry a chimney");
}

#[test]
fn no_two_cards_are_equal_in_all_respects() {
    for (n, card) in Card::all().enumerate() {
        let alike =
            |other: &Card| (other.floor(), other.colour(), shown(*other)) == (card.floor(), card.colour(), shown(card));
        assert_eq!(Card::all().take(n).find(alike), None, "{card}");
    }
}

#[test]
fn the_file_says_that_it_is_reconstructed() {
    assert!(Edition::standard().reconstructed());
    assert_eq!(Edition::standard().name(), "campiello-1");
}

/// The standard file with one change, and the mistakes that are found in it.
fn mistakes(from: &str, to: &str) -> Vec<Mistake> {
    let text = Edition::STANDARD;
    assert!(text.contains(from), "the test changes something");
    Edition::read(&text.replacen(from, to, 1)).expect_err("a wrong edition is never read")
}

fn line_of(text: &str) -> usize {
    1 + Edition::STANDARD.lines().position(|line| line.contains(text)).expect("the line is there")
}

fn keys(mistakes: &[Mistake]) -> Vec<(usize, &'static str)> {
    mistakes.iter().map(|mistake| (mistake.line, mistake.text.key)).collect()
}

#[test]
fn every_mistake_is_answered_with_its_line() {
    let red1a = "red1a = { flowers = 3, pedestrians = 3 }";
    let here = line_of("red1a");
    let cases = [
        ("red1a = { flowers = 7, pedestrians = 3 }", "edition-expected-number"),
        ("red1a = { flowers = \"three\", pedestrians = 3 }", "edition-expected-number"),
        ("red1a = { flowers = -1, pedestrians = 3 }", "edition-expected-number"),
        ("red1a = { flowers = 3, chimney = 1 }", "edition-wrong-floor"),
        ("red1a = { flowers = 3, streetlight = 1 }", "edition-wrong-floor"),
        ("red1a = { flowers = 3, dogs = 1 }", "edition-no-such-symbol"),
        ("red1a = { flowers = 3, shop = \"bakery\", points = 2 }", "edition-no-such-shop"),
        ("red1a = { flowers = 3, shop = \"pizza\" }", "edition-shop-points"),
        ("red1a = { flowers = 3, shop = \"pizza\", points = 4 }", "edition-expected-number"),
        ("red1a = { flowers = 1 }", "edition-too-few"),
        ("red1a = 3", "edition-expected-kind"),
        ("red1a = { plants = 3, shop = \"clothes\", points = 3 }", "edition-twins"),
    ];
    for (line, key) in cases {
        let found = mistakes(red1a, line);
        let first_line = if key == "edition-twins" { line_of("red1d") } else { here };
        assert_eq!(keys(&found), [(first_line, key)], "{line}: one mistake is said once, and nothing false after it");
    }
}

#[test]
fn missing_unknown_and_broken_entries_are_found_together() {
    let found = mistakes("red1a = { flowers = 3, pedestrians = 3 }", "violet1a = { flowers = 3, pedestrians = 3 }");
    let last = Edition::STANDARD.lines().count();
    assert_eq!(keys(&found), [(line_of("red1a"), "edition-no-such-card"), (last, "edition-missing-card")]);
    let missing = Message { key: "edition-missing-card", values: vec![("card", Value::Word("red1a".into()))] };
    assert_eq!(found[1].text, missing);
    assert_eq!(keys(&mistakes("game = \"walking\"", "game = \"chess\""))[0].1, "edition-game");
    assert_eq!(keys(&mistakes("name = \"campiello-1\"", "name = \"My Deck\""))[0].1, "edition-name");
    assert_eq!(keys(&mistakes("reconstructed = true", "reconstructed = 1"))[0].1, "edition-expected-kind");
    assert_eq!(keys(&mistakes("reconstructed = true", "colours = 7"))[0].1, "edition-unknown-entry");
    let broken = mistakes("red1a = { flowers = 3, pedestrians = 3 }", "red1a { flowers = 3, pedestrians = 3 }");
    assert_eq!(
        keys(&broken),
        [(line_of("red1a"), "edition-not-toml")],
        "said once, and the card does not count as missing"
    );
    assert!(Edition::read("").is_err_and(|found| found.len() >= 72));
}
