//! The toy's texts are complete, and whatever is missing in texts is found.

mod toy;

use campiello_core::{Message, Seat, Texts};
use campiello_testkit::texts::{self, Spoken};
use toy::{TEXTS, Toy};

#[test]
fn the_texts_of_the_toy_are_complete() {
    assert_eq!(texts::check(TEXTS), Ok(41));
    let spoken = Spoken::by::<Toy>(100, &[]);
    assert_eq!(spoken.check(TEXTS, &[], &[]), Ok(41));
}

#[test]
fn the_texts_of_the_core_are_complete() {
    assert!(texts::check(campiello_core::TEXTS).is_ok_and(|keys| keys > 20));
}

/// What is wrong with English, French and Russian texts.
fn wrong(en: &'static str, fr: &'static str, ru: &'static str) -> String {
    let texts: Texts = Box::leak(Box::new([("en", en), ("fr", fr), ("ru", ru)]));
    texts::check(texts).map_or_else(|wrong| wrong.join("; "), |keys| format!("{keys} keys"))
}

#[test]
fn languages_are_held_against_each_other() {
    assert_eq!(wrong("a = A\n", "a = A\n", "a = A\n"), "1 keys");
    assert_eq!(wrong("a = A\nb = B\n", "a = A\nb = B\n", "a = A\n"), "ru: b is missing");
    assert_eq!(wrong("a = A\na = B\n", "a = A\n", "a = A\n"), "en: a is given twice");
    assert!(wrong("a = A\n", "a = A\n= ?\n", "a = A\n").starts_with("fr: line 2 is not Fluent"));
    let variables = wrong("a = { $x }\n", "a = { $y }\n", "a = { $x }\n");
    assert_eq!(variables, "fr: a has the variables {\"y\"}, in en it has {\"x\"}");
    assert_eq!(wrong("a = { b }\n", "a = A\n", "a = A\n"), "en: a refers to b, which does not exist");
    assert!(
        wrong("a = { b }\nb = { $x }\n", "a = { b }\nb = { $x }\n", "a = { $x }\nb = { $x }\n").ends_with("2 keys")
    );
    assert_eq!(wrong("-t = T\na = { -t }\n", "-t = T\na = { -t }\n", "a = A\n"), "ru: -t is missing");
    assert_eq!(texts::check(&[]), Err(vec!["there are no texts".to_string()]));
}

#[test]
fn russian_counts_one_few_and_many() {
    let english = "a = { $n ->\n    [one] one\n   *[other] { $n }\n }\n";
    let with = |ru: &'static str| wrong(english, english, ru);
    assert_eq!(with("a = { $n ->\n    [one] o\n    [few] f\n   *[many] m\n }\n"), "1 keys");
    assert_eq!(with("a = { NUMBER($n) ->\n    [one] o\n    [few] f\n   *[many] m\n }\n"), "1 keys");
    assert_eq!(with("a = { $n ->\n    [1] o\n   *[other] m\n }\n"), "1 keys");
    assert_eq!(with("a = число: { $n }\n"), "1 keys");
    assert!(with("a = { $n ->\n    [one] o\n   *[other] m\n }\n").contains("one, few and many are needed"));
    assert!(with("a = { $n ->\n   *[other] { $n }\n }\n").contains("one, few and many are needed"));
    assert!(with("a = { $n ->\n    [0] z\n    [one] o\n   *[many] m\n }\n").contains("one, few and many are needed"));
    let by_word = "a = { $n ->\n    [red] r\n   *[other] o\n }\n";
    assert_eq!(wrong(by_word, by_word, by_word), "1 keys");
}

#[test]
fn french_signs_have_their_narrow_blank() {
    assert_eq!(wrong("a = A: B\n", "a = A\u{202f}: «\u{202f}B\u{202f}»\n", "a = A\n"), "1 keys");
    for french in ["a = A : B\n", "a = « A\u{202f}»\n", "a = A\u{a0}!\n", "a = l'A\n"] {
        assert!(wrong("a = A\n", french, "a = A\n").starts_with("fr: "), "{french}");
    }
}

#[test]
fn what_is_said_is_held_against_the_texts() {
    let own: Texts =
        &[("en", "a = { $x } { b }\nb = { $y }\nc = C\nd-1 = D\n"), ("ru", "a = { $x }\nb = B\nc = C\nd-1 = D\n")];
    let shared: Texts = &[("en", "s = S\n"), ("ru", "t = T\n")];
    let mut spoken = Spoken::default();
    spoken.hear(&Message::new("a").with("x", 1_u8).with("y", Message::new("s")));
    let found = spoken.check(own, &[shared], &["c", "d-*"]).expect_err("nobody noticed");
    assert_eq!(found, ["ru: s is said and does not exist"]);
    spoken.hear(&Message::new("a").with("x", 1_u8));
    let found = spoken.check(own, &[shared], &["b"]).expect_err("nobody noticed");
    let expected =
        ["c is never said", "d-1 is never said", "en: a is said without $y", "ru: s is said and does not exist"];
    assert_eq!(found, expected);
}

#[test]
fn a_seat_is_a_name_and_nothing_to_choose_by() {
    let found = |en: &'static str| {
        let own: Texts = Box::leak(Box::new([("en", en)]));
        let mut spoken = Spoken::default();
        spoken.hear(&Message::new("a").with("who", "you").with("inner", Message::new("b").with("seat", Seat::new(0))));
        spoken.check(own, &[], &["c"]).map_or_else(|wrong| wrong.join("; "), |keys| format!("{keys} keys"))
    };
    assert_eq!(found("a = { $inner }\nb = { $seat }\n"), "2 keys");
    assert_eq!(found("a = { $who ->\n    [you] y\n   *[seat] { $inner }\n }\nb = { $seat }\n"), "2 keys");
    let wrong = "en: b chooses by $seat, a seat";
    assert_eq!(found("a = { $inner }\nb = { $seat ->\n    [1] one\n   *[other] { $seat }\n }\n"), wrong);
    assert_eq!(found("a = { $inner }\nb = { c }\nc = { $seat ->\n    [one] o\n   *[other] { $seat }\n }\n"), wrong);
    assert_eq!(found("a = { $inner }\nb = { NUMBER($seat) }\n"), wrong);
}
