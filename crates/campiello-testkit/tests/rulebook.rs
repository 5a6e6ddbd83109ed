//! The toy's rulebook runs, and everything that can be wrong in a rulebook is found.

mod toy;

use campiello_core::{Chance, Game, Seat, Seed, Settings, Table};
use campiello_testkit::laws::{self, Plan};
use campiello_testkit::rulebook::{self, rule_numbers, same_rules, unknown_rules};
use toy::{Move, RULES, Toy};

const TESTS: &[&str] = &[include_str!("rulebook.rs")];

#[test]
fn the_rulebook_of_the_toy_is_true() {
    let summary = rulebook::check::<Toy>(RULES, TESTS).unwrap_or_else(|failures| panic!("{failures:#?}"));
    assert_eq!((summary.rules, summary.blocks, summary.checks), (13, 10, 46));
}

#[test]
fn r3_4_knocking_is_for_those_who_wait() {
    let mut table = Table::<Toy>::new(Settings::named(2, []).expect("two may play"), Seed::numbered(1, 0));
    assert!(table.play(Seat::new(0), &Move::Knock, None).is_err());
    assert!(table.play(Seat::new(1), &Move::Knock, None).is_ok());
}

#[test]
fn refusals_name_rules_that_exist() {
    let report = laws::check::<Toy>(&Plan::default()).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(unknown_rules(RULES, &report.rules), Vec::<&str>::new());
    assert_eq!(unknown_rules("## 2.1 Now\n", &report.rules).len(), report.rules.len() - 1);
}

/// What the runner says about a rulebook of one rule with this below it.
fn said(below: &str) -> String {
    let text = format!("# Rules\n\n## 1 A rule\n{below}\n");
    match rulebook::check::<Toy>(
        &text,
        &["#[test]\nfn r1_there() {}\n#[ignore]\n#[test]\nfn r1_ignored() {}\nfn r1_plain() {}"],
    ) {
        Ok(summary) => summary.to_string(),
        Err(failures) => failures.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    }
}

fn block(statements: &str) -> String {
    said(&format!("```play\n{statements}\n```"))
}

#[test]
fn every_statement_can_fail() {
    let cases = [
        ("p0 lay 4", "line 5, rule 1 A rule: `p0 lay 4`: expected to be accepted, and refused by rule 3.2"),
        (
            "given hand p0 1 2 3\np0 lay 1 ! 3.2",
            "line 6, rule 1 A rule: `p0 lay 1 ! 3.2`: expected to be refused by rule 3.2, and accepted",
        ),
        ("given hand p0 1 2 3\np0 lay 4 ! 3.1", "expected to be refused by rule 3.1, and refused by 3.2"),
        ("p0 nonsense ! 3.1", "cannot be read"),
        ("p0 draw !!", "expected to be unreadable, and is read as draw"),
        ("ask bag = 7", "expected \"7\", found \"6\""),
        ("ask weather = good", "I answer: bag, hand p0"),
        ("ask bag", "expected: ask <question> = <answer>"),
        ("given hand p0 1 2 3\nlegal p0 = 3", "expected \"3\", found \"7\""),
        ("legal p0 has knock", "found draw"),
        ("legal p0 lacks draw", "found draw"),
        ("legal p0 lacks drow", "cannot be read"),
        ("legal p0 knows draw", "expected: legal p0 = 3"),
        ("waiting p1", "found waiting p0"),
        ("waiting", "found waiting p0"),
        ("over even-bids", "the game is not over; found waiting p0"),
        ("p5 draw", "there is no p5"),
        ("drow", "is neither a statement nor a seat"),
        ("given nothing\np0 draw", "expected: hand p0 1 2 3"),
        ("p0 draw\nseats 3", "comes too late"),
        ("seats 9\np0 draw", "Seats"),
        ("seats many\np0 draw", "\"many\" is not a number"),
        ("switch magic\np0 draw", "UnknownSwitch"),
        ("luck 1 2\np0 draw", "left 1 numbers of the dictated luck unused"),
        ("p0 draw\nluck 1", "no move follows the luck"),
        ("luck 1\nluck 2\np0 draw", "dictated already"),
        ("seats 2", "line 4, rule 1 A rule: the block checks nothing"),
    ];
    for (statements, expected) in cases {
        let found = block(statements);
        assert!(found.contains(expected), "{statements:?}: expected {expected:?}, found {found:?}");
    }
    assert_eq!(block("p0 draw # as usual"), "1 rules, 1 blocks, 1 checks");
}

#[test]
fn dictated_luck_decides() {
    let drawn = |luck: &str| {
        block(&format!("given hand p0 1 2 3\ngiven hand p1 5 6 7\nluck {luck}\np0 draw\nask hand p0 = 1 2 3 8"))
    };
    assert_eq!(drawn("2"), "1 rules, 1 blocks, 2 checks");
    assert!(drawn("1").contains("found \"1 2 3 4\""));
}

#[test]
fn a_refusal_that_changes_the_state_is_found() {
    let text = "## 1 A rule\n```play\np0 knock ! 3.4\n```\n";
    toy::fault::plant(toy::fault::REFUSAL_CHANGES);
    let failures = rulebook::check::<Toy>(text, &[]).expect_err("nobody noticed");
    assert!(failures[0].what.contains("the state changed"), "{failures:?}");
}

#[test]
fn every_rule_is_tested() {
    assert!(said("Some words.").contains("neither a `play` block nor a line `Tested by:`"));
    assert_eq!(said(""), "1 rules, 0 blocks, 0 checks", "a heading over nothing is a chapter");
    assert_eq!(said("Tested by: r1_there"), "1 rules, 0 blocks, 0 checks");
    assert!(said("Tested by: r1_there, r1_gone").contains("there is no test r1_gone"));
    assert!(said("Tested by: r1_ignored").contains("there is no test r1_ignored"));
    assert!(said("Tested by: r1_plain").contains("there is no test r1_plain"));
    assert!(said("Tested by: r1_there\n### 1 Again").contains("line 3 has the number 1 already"));
}

#[test]
fn numbers_are_read_from_headings_only() {
    let text =
        "# Rules\n## 1 One\n1.5 no heading\n```play\n# 7 a comment\n```\n### 3.1a Letters\n#### 2. Dots\n## X4 None\n";
    assert_eq!(rule_numbers(text), ["1", "3.1a", "2"]);
}

#[test]
fn translations_have_the_same_rules() {
    let original = "# R\n## 1 One\n## 2 Two\n";
    assert_eq!(same_rules(original, "# Р\n## 1 Один\n## 2 Два\n"), Ok(()));
    assert!(same_rules(original, "# Р\n## 2 Два\n## 1 Один\n").is_err_and(|what| what.contains("line 2")));
    assert!(same_rules(original, "# Р\n## 1 Один\n").is_err_and(|what| what.contains("2 Two")));
    assert!(same_rules(original, "# Р\n## 1 Один\n## 2 Два\n## 3 Три\n").is_err_and(|what| what.contains("line 4")));
}

#[test]
fn the_toy_is_set_up_by_luck() {
    let settings = Settings::<Toy>::named(2, []).expect("two may play");
    let mut luck = Seed::numbered(1, 0).luck(0);
    assert!(Toy::setup(&settings, &mut luck).bag.count_ones() == 6 && luck.fate().luck && luck.below(1) == 0);
}
