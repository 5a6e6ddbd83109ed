//! The numbers of the bean cards are those of 1.1, and a wrong file is refused line by line.

use bohnanza::{Bean, Edition};
use campiello_core::Message;
use campiello_core::edition::{Edition as _, Mistake};
use campiello_core::message::Value;

#[test]
fn there_are_104_cards_of_eight_sorts() {
    let edition = Edition::standard();
    assert_eq!(edition.beans().total(), 104);
    assert_eq!(Bean::ALL.map(|bean| edition.sort(bean).cards), [20, 18, 16, 14, 12, 10, 8, 6]);
}

#[test]
fn the_prices_are_those_of_the_rulebook() {
    let rules = include_str!("../RULES.md");
    for bean in Bean::ALL {
        let sort = Edition::standard().sort(bean);
        let price = |step: u8| if step == 0 { "–".to_string() } else { step.to_string() };
        let [one, two, three, four] = sort.steps.map(price);
        let row = format!("| {bean} | {} | {one} | {two} | {three} | {four} |", sort.cards);
        assert!(rules.contains(&row), "{row}");
    }
}

#[test]
fn more_cards_never_pay_less_and_a_rarer_sort_never_pays_less() {
    let edition = Edition::standard();
    for bean in Bean::ALL {
        let pays: Vec<u8> = (0..=40).map(|cards| edition.pay(bean, cards)).collect();
        assert!(pays.is_sorted(), "{bean}: {pays:?}");
        assert_eq!(edition.pay(bean, 0), 0);
        assert_eq!(edition.pay(bean, 200), edition.pay(bean, edition.sort(bean).cards), "{bean}");
    }
    for pair in Bean::ALL[..7].windows(2) {
        assert!((0..=20).all(|cards| edition.pay(pair[0], cards) <= edition.pay(pair[1], cards)), "{pair:?}");
    }
}

#[test]
fn the_next_step_is_the_next_that_pays_more() {
    let edition = Edition::standard();
    assert_eq!(edition.next_step(Bean::Garden, 0), Some((2, 2)));
    assert_eq!(edition.next_step(Bean::Garden, 2), Some((3, 3)));
    assert_eq!(edition.next_step(Bean::Garden, 3), None);
    assert_eq!(edition.next_step(Bean::Blue, 5), Some((6, 2)));
    assert_eq!(edition.next_step(Bean::Blue, 10), None);
}

#[test]
fn the_file_has_a_name_and_is_not_a_guess() {
    assert!(!Edition::standard().reconstructed());
    assert_eq!(Edition::standard().name(), "campiello-1");
}

#[test]
fn a_changed_price_is_paid() {
    let text = Edition::STANDARD.replacen(
        "garden = { cards = 6, two = 2, three = 3 }",
        "garden = { cards = 6, one = 1, four = 6 }",
        1,
    );
    let edition = Edition::read(&text).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    assert_eq!([0, 1, 2, 5, 6, 7].map(|cards| edition.pay(Bean::Garden, cards)), [0, 1, 1, 1, 4, 4]);
    assert!(edition != *Edition::standard());
}

/// The standard file with one change, and the mistakes that are found in it.
fn mistakes(from: &str, to: &str) -> Vec<Mistake> {
    let text = Edition::STANDARD;
    assert!(text.contains(from), "the test changes something");
    Edition::read(&text.replacen(from, to, 1)).expect_err("a wrong edition is never read")
}

fn line_of(text: &str) -> usize {
    1 + Edition::STANDARD.lines().position(|line| line.starts_with(text)).expect("the line is there")
}

fn keys(mistakes: &[Mistake]) -> Vec<(usize, &'static str)> {
    mistakes.iter().map(|mistake| (mistake.line, mistake.text.key)).collect()
}

const RED: &str = "red = { cards = 8, one = 2, two = 3, three = 4, four = 5 }";

#[test]
fn every_mistake_is_answered_with_its_line() {
    let here = line_of("red");
    let last = Edition::STANDARD.lines().count();
    let cases = [
        ("red = { cards = 41, one = 2 }", here, "edition-expected-number"),
        ("red = { cards = \"eight\", one = 2 }", here, "edition-expected-number"),
        ("red = { cards = 0, one = 2 }", here, "edition-expected-number"),
        ("red = { cards = 8, one = -1 }", here, "edition-expected-number"),
        ("red = { cards = 8, one = 2, five = 6 }", here, "edition-no-such-number"),
        ("red = { one = 2, two = 3 }", here, "edition-no-cards"),
        ("red = { cards = 8 }", here, "edition-steps"),
        ("red = { cards = 8, one = 3, two = 3 }", here, "edition-steps"),
        ("red = { cards = 8, one = 4, two = 3 }", here, "edition-steps"),
        ("red = 8", here, "edition-expected-kind"),
        ("red = { cards = 9, one = 2 }", last, "edition-cards"),
        ("red = { cards = 7, one = 2 }", last, "edition-cards"),
    ];
    for (line, place, key) in cases {
        assert_eq!(keys(&mistakes(RED, line)), [(place, key)], "{line}: one mistake is said once");
    }
}

#[test]
fn missing_unknown_and_broken_entries_are_found_together() {
    let found = mistakes(RED, "violet = { cards = 8, one = 2 }");
    let last = Edition::STANDARD.lines().count();
    assert_eq!(keys(&found), [(line_of("red"), "edition-no-such-bean"), (last, "edition-missing-bean")]);
    let missing = Message { key: "edition-missing-bean", values: vec![("bean", Value::Word("red".into()))] };
    assert_eq!(found[1].text, missing);
    assert_eq!(keys(&mistakes("game = \"bohnanza\"", "game = \"chess\""))[0].1, "edition-game");
    assert_eq!(keys(&mistakes("name = \"campiello-1\"", "name = \"My Beans\""))[0].1, "edition-name");
    assert_eq!(keys(&mistakes("reconstructed = false", "reconstructed = 1"))[0].1, "edition-expected-kind");
    assert_eq!(keys(&mistakes("reconstructed = false", "colours = 7"))[0].1, "edition-unknown-entry");
    let broken = mistakes(RED, "red { cards = 8 }");
    assert_eq!(
        keys(&broken),
        [(line_of("red"), "edition-not-toml")],
        "said once, and the sort does not count as missing"
    );
    assert!(Edition::read("").is_err_and(|found| found.len() >= 8));
}
