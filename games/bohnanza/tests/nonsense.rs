//! Nonsense is refused, never a reason to panic: editions, records and moves with random damage.

mod by_hand;

use std::collections::BTreeSet;
use std::path::Path;

use bohnanza::{Action, Bohnanza};
use by_hand::{act, arranged, watch};
use campiello_core::position::Rulebook;
use campiello_core::{Chance, Game, Refusal, Seat, Seed, Viewer};
use campiello_testkit::nonsense::{self, damaged};
use campiello_testkit::rulebook;

const MOVES: [&str; 18] = [
    "plant red on 1",
    "plant black-eyed on 3",
    "turn",
    "offer up:garden + 2 to any for red",
    "offer 1 + 12 to p3 for soy + 2 red",
    "offer nothing to p0 for 20 blue",
    "offer 64 to any for nothing",
    "accept 3",
    "accept 100 from up:soy + up:soy + 4",
    "decline 2",
    "withdraw 17",
    "pass",
    "end",
    "harvest 2",
    "buy",
    "wish blue for red or garden or 2 soy",
    "wish nothing for red",
    "forget",
];

#[test]
fn damaged_editions_are_read_rightly_or_refused_with_lines() {
    nonsense::editions::<Bohnanza>(2_000);
}

#[test]
fn damaged_records_are_never_true() {
    nonsense::records::<Bohnanza>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records")), 100);
}

#[test]
fn damaged_moves_are_read_as_something_that_can_be_written() {
    let read = nonsense::moves::<Bohnanza>(&MOVES, 40_000);
    assert!(read > 150, "{read} were read");
}

/// What p0, with two turned-up cards and two in hand, is understood to mean.
fn meant(typed: &str) -> Option<String> {
    let state = arranged(3, &["up soy garden", "hand p0 blue red", "hand p1 red"]);
    let view = Bohnanza::view(&state, Viewer::Seat(Seat::new(0)));
    Bohnanza::understand(&view, typed, &|message| message.key.into()).map(|action| action.to_string())
}

#[test]
fn a_card_that_is_named_twice_is_not_understood() {
    assert_eq!(meant("offer red + 1 for soy").as_deref(), Some("offer 1 + 2 to any for soy"));
    assert_eq!(
        meant("offer up:soy + garden + red for 2 red"),
        Some("offer up:soy + up:garden + 2 to any for 2 red".into())
    );
    for twice in ["offer 1 + 1 for soy", "offer red + 2 for soy", "offer up:soy + up:soy + up:soy for red"] {
        assert_eq!(meant(twice), None, "{twice}");
    }
    for many in [130, 256, 300] {
        assert_eq!(meant(&format!("offer {} for red", vec!["up:garden"; many].join(" + "))), None, "{many} gardens");
    }
}

#[test]
fn whatever_is_understood_can_be_written() {
    let mut luck = Seed::numbered(25, 0).luck(0);
    let mut understood = 0;
    for _ in 0..20_000 {
        let text = damaged(MOVES[luck.below(MOVES.len() as u32) as usize], &mut luck);
        if let Some(written) = meant(&text) {
            assert!(
                written.parse::<Action>().is_ok_and(|action| action.to_string() == written),
                "{text:?}: {written:?}"
            );
            understood += 1;
        }
    }
    assert!(understood > 30, "{understood} were understood");
}

#[test]
fn moves_where_they_do_not_belong_are_refused_by_a_rule_and_change_nothing() {
    let mut luck = Seed::numbered(24, 0).luck(0);
    let (mut refused, mut rules) = (0, BTreeSet::new());
    watch(12, |_, _, _, state| {
        for _ in 0..4 {
            let text = MOVES[luck.below(MOVES.len() as u32) as usize];
            let action: Action = text.parse().expect("readable");
            let seat = Seat::new(luck.below(state.open.seats.into()) as u8);
            let mut after = state.clone();
            if let Err(illegal) = Bohnanza::play(&mut after, seat, &action, &mut luck) {
                assert!(after == *state, "{seat} {text} is refused and changes something");
                rules.insert(illegal.rule());
                refused += 1;
            }
        }
    });
    assert!(refused > 1_000, "{refused} moves were refused");
    assert_eq!(rulebook::unknown_rules(include_str!("../RULES.md"), &rules), Vec::<&str>::new());
}

#[test]
fn wrong_input_is_refused_with_the_number_of_its_rule() {
    let given =
        ["hand p0 red soy", "up soy garden", "hand p1 blue", "hand p2 green green", "fields p1 1 blue, 2 chili"];
    let mut state = arranged(3, &given);
    for line in ["p0 offer up:soy to p1 for blue", "p0 withdraw 1", "p0 offer 1 to p2 for green"] {
        act(&mut state, line).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    }
    let cases = [
        ("p1 offer 2 to p0 for soy", "7.1"),
        ("p0 offer up:chili to p1 for blue", "7.1"),
        ("p0 offer up:soy + up:soy to p1 for blue", "7.1"),
        ("p1 offer up:soy to p0 for red", "3.2.2"),
        ("p1 offer 1 to p2 for green", "3.2.1"),
        ("p1 accept 1 from 1", "7.3"),
        ("p1 accept 2 from 1", "7.2"),
        ("p1 accept 9 from 1", "7.3"),
        ("p2 accept 2", "7.2"),
        ("p2 accept 2 from 1 + 2", "7.2"),
        ("p2 accept 2 from 3", "7.1"),
        ("p1 withdraw 2", "7.2"),
        ("p0 decline 2", "7.2"),
        ("p1 plant blue on 1", "3"),
        ("p1 turn", "3"),
        ("p2 end", "7.5"),
        ("p0 pass", "7.5"),
        ("p1 harvest 1", "4.2"),
        ("p2 harvest 1", "4.1"),
        ("p2 harvest 3", "3.1"),
        ("p1 buy", "5.1"),
        ("p1 wish blue for soy", "7.6"),
        ("p1 forget", "7.6"),
        ("p0 offer 1 to p1 for 21 blue", "1.1"),
        ("p0 offer 1 to p4 for blue", "7.1"),
    ];
    for (line, rule) in cases {
        let before = state.clone();
        assert_eq!(act(&mut state, line).map_err(|illegal| illegal.rule()), Err(rule), "{line}");
        assert!(state == before, "{line} is refused and changes something");
    }
    for text in
        ["plant violet on 1", "plant red", "plant red on 0", "offer 1 to p9 for red", "offer 1", "accept", "harvest"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn a_position_with_too_large_a_hand_is_refused() {
    let arrange = |line: &str| Bohnanza::arrange(&mut arranged(3, &[]), line);
    assert_eq!(arrange("hand p0 20 blue 18 chili 16 stink 10 soy"), Ok(()));
    assert!(arrange("hand p0 20 blue 18 chili 16 stink 11 soy").is_err());
}

#[test]
fn numbers_out_of_range_are_unreadable() {
    for text in [
        "offer 65 to any for red",
        "offer 0 to any for red",
        "offer 1 to any for 0 red",
        "offer 1 to any for 105 red",
        "offer 1 to any for 99 red + 99 red",
        "accept 256",
        "harvest 256",
        "offer -1 to any for red",
        "offer +1 to any for -2 red",
        "wish blue for red or soy or garden or chili",
        "",
        "   ",
        "pass now",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}
