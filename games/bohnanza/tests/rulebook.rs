//! RULES.md, run; and the rules that need more than an example.

mod by_hand;

use std::collections::BTreeSet;

use bohnanza::dealing::offers::MADE;
use bohnanza::{Bean, Beans, Bohnanza, State, pile};
use by_hand::{act, arranged, arranged_by_mail, ask, looks_alike, play, table, told};
use campiello_core::position::Rulebook;
use campiello_core::{Game, Refusal, Seat, Viewer, Waiting};
use campiello_testkit::rulebook;

const RULES: &str = include_str!("../RULES.md");
const TESTS: &[&str] = &[include_str!("rulebook.rs"), include_str!("traps.rs")];

#[test]
fn every_rule_is_tested_and_every_example_holds() {
    rulebook::hold::<Bohnanza>(RULES, TESTS);
}

#[test]
fn every_example_of_the_rulebook_is_here() {
    let examples = [
        ("### 1.1 ", "# the rulebook's first example: the price scale of the stink bean"),
        ("### 3.2 ", "# the rulebook's second example: a soy and a garden come up"),
        ("### 3.2 ", "# the rulebook's third example: the open soy and a blue from the hand for one red"),
        ("### 3.3 ", "# the rulebook's fourth example: a soy and a blue were traded for a red"),
        ("### 4.1 ", "# the rulebook's fifth example: three chilis pay one thaler"),
        ("### 4.1 ", "# the rulebook's sixth example: two chilis pay nothing"),
    ];
    for (heading, example) in examples {
        let section = RULES.split(&format!("\n{heading}")).nth(1).unwrap_or_default();
        let own = section.split("\n##").next().unwrap_or_default();
        assert!(own.contains(example), "{heading}: {example}");
    }
}

/// Cards and prices as 1.1 prints them: the sort, its cards, and how many pay 1, 2, 3, 4 thalers.
const PRICES: [(&str, u8, [u8; 4]); 8] = [
    ("blue", 20, [4, 6, 8, 10]),
    ("chili", 18, [3, 6, 8, 9]),
    ("stink", 16, [3, 5, 7, 8]),
    ("green", 14, [3, 5, 6, 7]),
    ("soy", 12, [2, 4, 6, 7]),
    ("black-eyed", 10, [2, 4, 5, 6]),
    ("red", 8, [2, 3, 4, 5]),
    ("garden", 6, [2, 2, 3, 99]),
];

#[test]
fn r1_1_every_harvest_pays_by_the_table() {
    assert_eq!(PRICES.iter().map(|(_, cards, _)| cards).sum::<u8>(), 104);
    for (sort, cards, steps) in PRICES {
        for count in 1..=cards {
            let mut state = arranged(3, &[&format!("fields p1 {count} {sort}, -")]);
            play(&mut state, &["p1 harvest 1"]);
            let paid = steps.iter().filter(|step| **step <= count).count() as u8;
            let bean: Bean = sort.parse().expect("a sort");
            let open = &state.open;
            assert_eq!(open.players[Seat::new(1)].thalers.cards(), Beans::of(bean, paid), "{count} {sort}");
            assert_eq!(open.discard, Beans::of(bean, count - paid), "{count} {sort}");
        }
        let too_many = Bohnanza::arrange(&mut arranged(3, &[]), &format!("fields p1 {} {sort}, -", cards + 1));
        assert!(too_many.is_err(), "there are {cards} {sort}");
    }
}

#[test]
fn r2_1_every_sort_is_dealt_to_every_place() {
    let mut seen = BTreeSet::new();
    for seed in 0..600 {
        let table = table(5, false, seed);
        for seat in Seat::all(5) {
            let hand = table.state().hands[seat];
            seen.extend(hand.iter().enumerate().map(|(place, bean)| (seat, place, bean)));
        }
    }
    assert_eq!(seen.len(), 5 * 5 * 8);
}

#[test]
fn r2_3_every_seat_begins_sometimes() {
    for seats in 3..=5 {
        let mut began = vec![0; seats.into()];
        for seed in 0..200 {
            let table = table(seats, false, seed);
            let open = &table.state().open;
            assert_eq!(open.starter, open.active);
            began[open.starter.index()] += 1;
        }
        assert!(began.iter().all(|times| *times > 20), "{seats} seats: {began:?} of 200");
    }
}

#[test]
fn r2_5_a_view_holds_what_is_public_and_the_own_hand() {
    let base = ["hand p0 soy soy", "hand p1 blue red", "hand p2 chili"];
    let with = |given: &str| arranged(3, &[base.as_slice(), &[given]].concat());
    let seats = [0, 1, 2].map(|n| Viewer::Seat(Seat::new(n)));
    let truth = arranged(3, &base);
    for hidden in ["hand p1 red blue", "hand p1 garden green"] {
        let other = with(hidden);
        for viewer in [seats[0], seats[2], Viewer::Spectator] {
            assert!(looks_alike(&truth, &other, viewer), "{viewer:?} cannot know: {hidden}");
        }
        assert!(!looks_alike(&truth, &other, seats[1]), "one's own hand is seen");
    }
    let public = [
        "hand p1 blue red red",
        "fields p1 blue, -",
        "up soy garden",
        "aside p2 red",
        "discard blue",
        "thalers p0 blue",
        "thalers p0 chili",
        "third p1",
        "pile blue",
        "turn p1",
    ];
    for given in public {
        assert!(!looks_alike(&truth, &with(given), Viewer::Spectator), "everybody sees: {given}");
    }
    assert_eq!(Bohnanza::view(&truth, seats[1]).hand(), truth.hands[Seat::new(1)]);
}

/// All orders of the items.
fn orders<'i>(items: &[&'i str]) -> Vec<Vec<&'i str>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let first = |n: usize| {
        let rest: Vec<&str> = items.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, item)| *item).collect();
        orders(&rest).into_iter().map(move |order| [[items[n]].as_slice(), &order].concat())
    };
    (0..items.len()).flat_map(first).collect()
}

#[test]
fn r3_3_seats_plant_in_any_order() {
    let given = ["aside p0 red garden", "aside p1 blue", "aside p2 soy", "phase receive"];
    let plants = ["p0 plant red on 1", "p0 plant garden on 2", "p1 plant blue on 2", "p2 plant soy on 1"];
    let orders = orders(&plants);
    assert_eq!(orders.len(), 24);
    for order in orders {
        let mut state = arranged(3, &given);
        for (n, line) in order.iter().enumerate() {
            assert_eq!(ask(&state, "phase"), "receive", "after {n} of {order:?}");
            play(&mut state, &[line]);
        }
        assert_eq!(ask(&state, "active"), "p1", "{order:?}");
        assert_eq!(ask(&state, "p0 cards"), "3", "{order:?}");
        let fields = ["p0 fields", "p1 fields", "p2 fields"].map(|question| ask(&state, question));
        assert_eq!(fields, ["1 red, 1 garden", "-, 1 blue", "1 soy, -"], "{order:?}");
    }
}

#[test]
fn r3_4_as_many_are_drawn_as_is_told() {
    let cases: [(&[&str], u8); 8] = [
        (&["pile 4 chili"], 3),
        (&["pile 3 chili rest p2"], 3),
        (&["pile 2 chili rest p2"], 2),
        (&["pile chili rest p2"], 1),
        (&["discard soy", "pile chili rest p2"], 2),
        (&["discard 5 soy", "pile chili rest p2"], 3),
        (&["exhausted 1", "discard soy", "pile chili rest p2"], 2),
        (&["exhausted 2", "discard 5 soy", "pile chili rest p2"], 1),
    ];
    for (given, cards) in cases {
        let mut state = arranged(3, &[&["aside p0 blue", "phase receive"], given].concat());
        assert_eq!(pile::drawn(&state.open), cards, "{given:?}");
        play(&mut state, &["p0 plant blue on 1"]);
        assert_eq!(ask(&state, "p0 cards"), cards.to_string(), "{given:?}");
    }
}

#[test]
fn r4_1_harvest_and_third_field_in_every_phase() {
    let phases: [(&str, &[&str]); 4] = [
        ("plant", &["hand p0 blue"]),
        ("trade", &["up soy garden"]),
        ("receive", &["aside p2 blue", "phase receive"]),
        ("plant", &["planted 1", "exhausted 2"]),
    ];
    for (phase, given) in phases {
        for seat in ["p0", "p1", "p2"] {
            let own = [format!("fields {seat} 4 blue, 1 red"), format!("thalers {seat} 3 green")];
            let mut state = arranged(3, &[given, &[&own[0], &own[1]]].concat());
            let before = Bohnanza::waiting(&state);
            play(&mut state, &[&format!("{seat} harvest 1"), &format!("{seat} buy"), &format!("{seat} harvest 2")]);
            assert_eq!(ask(&state, "phase"), phase, "{seat}");
            assert_eq!(ask(&state, &format!("{seat} third")), "yes");
            assert_eq!(ask(&state, &format!("{seat} earned")), "green", "the blue lay on top: {seat} in {phase}");
            assert_eq!(ask(&state, "discard"), "4 blue + 2 green + red");
            let awaited = |waiting| match waiting {
                Waiting::For(awaited) => (awaited.must, awaited.asked),
                Waiting::Over => panic!("nothing ends here"),
            };
            assert_eq!(awaited(Bohnanza::waiting(&state)), awaited(before), "nobody else is asked");
        }
    }
}

#[test]
fn r5_1_whoever_can_buy_may_act() {
    for (thalers, may) in [("2 blue", false), ("3 blue", true)] {
        let state = arranged(3, &["hand p0 red", &format!("thalers p1 {thalers}")]);
        let Waiting::For(awaited) = Bohnanza::waiting(&state) else { panic!("nothing ends here") };
        assert_eq!(awaited.may.contains(Seat::new(1)), may, "{thalers}");
    }
}

#[test]
fn r4_1_a_harvest_touches_no_offer_and_no_pass() {
    let mut state = arranged(3, &["up soy garden", "fields p1 4 blue, -", "hand p1 red"]);
    play(&mut state, &["p0 offer up:soy to p1 for red", "p1 pass", "p1 harvest 1"]);
    assert_eq!((ask(&state, "offers"), ask(&state, "passed")), ("1".into(), "p1".into()));
    play(&mut state, &["p1 accept 1 from 1"]);
}

/// Two states that differ only in which of two equal cards an offer gives.
fn either_red() -> [State; 2] {
    ["p1 offer 1 to p0 for soy", "p1 offer 3 to p0 for soy"].map(|offer| {
        let mut state = arranged(3, &["up soy garden", "hand p1 red blue red"]);
        play(&mut state, &[offer]);
        state
    })
}

#[test]
fn r7_1_others_see_sorts_and_never_places() {
    let before = arranged(3, &["up soy garden", "hand p1 red blue red"]);
    let [one, other] = either_red();
    for viewer in Viewer::all(3) {
        let own = viewer.is(Seat::new(1));
        assert_eq!(looks_alike(&one, &other, viewer), !own, "{viewer:?}");
        let told = ["p1 offer 1 to p0 for soy", "p1 offer 3 to p0 for soy"].map(|line| told(&before, line, viewer));
        assert!(own || told[0] == told[1], "the log tells {viewer:?} a place");
    }
}

#[test]
fn r7_3_twenty_offers_a_turn() {
    let mut state = arranged(3, &["up soy soy", "hand p1 red"]);
    for number in 1..=MADE {
        play(&mut state, &["p0 offer up:soy to any for red", &format!("p0 withdraw {number}")]);
    }
    let before = state.clone();
    let refused = act(&mut state, "p0 offer up:soy to any for red").expect_err("enough is enough");
    assert_eq!(refused.rule(), "7.3");
    assert!(state == before && MADE == 20);
    play(&mut state, &["p1 offer 1 to p0 for soy", "p0 end", "p0 plant soy on 1", "p0 plant soy on 1"]);
    play(&mut state, &["p1 plant red on 1", "p1 turn", "p0 offer 1 to p1 for nothing"]);
    assert_eq!((ask(&state, "p0 made"), ask(&state, "p1 made")), ("1".into(), "0".into()), "every phase begins anew");
}

#[test]
fn r7_6_wishes_are_private() {
    let wishes = ["p1 wish blue for red", "p1 wish soy for garden", "p1 wish stink for soy"];
    let before = arranged_by_mail(3, true, &["hand p1 blue soy"]);
    let left = wishes.map(|line| {
        let mut state = before.clone();
        play(&mut state, &[line]);
        state
    });
    for viewer in Viewer::all(3).filter(|viewer| !viewer.is(Seat::new(1))) {
        for (n, line) in wishes.iter().enumerate() {
            assert!(looks_alike(&left[0], &left[n], viewer), "{viewer:?} learns something of: {line}");
            let told = [wishes[0], line].map(|line| told(&before, line, viewer));
            assert_eq!(told[0], told[1], "the log tells {viewer:?} something of: {line}");
        }
    }
}

#[test]
fn r7_6_wishes_count_towards_the_twenty() {
    let mut state = arranged_by_mail(3, true, &["hand p1 blue"]);
    for _ in 1..MADE {
        play(&mut state, &["p1 wish blue for red", "p1 forget"]);
    }
    play(&mut state, &["p1 wish blue for red"]);
    for line in ["p1 wish blue for red", "p1 forget"] {
        assert_eq!(act(&mut state, line).map_err(|illegal| illegal.rule()), Err("7.3"), "{line}");
    }
}

#[test]
fn r7_6_an_ended_wish_ends_no_later_one() {
    let mut state = arranged_by_mail(3, true, &["up soy garden", "hand p1 blue"]);
    play(&mut state, &["p1 wish nothing for soy or garden", "p0 accept 1 from up:soy"]);
    play(&mut state, &["p1 wish blue for garden"]);
    assert_eq!((ask(&state, "offers"), ask(&state, "p1 wishes")), ("3".into(), "1".into()));
}

#[test]
fn the_top_of_a_thaler_pile_is_only_what_is_known() {
    let mut state = arranged(3, &["thalers p0 garden red chili soy stink", "fields p0 2 black-eyed, -"]);
    assert_eq!(ask(&state, "p0 top"), "chili soy stink");
    play(&mut state, &["p0 buy"]);
    assert_eq!((ask(&state, "p0 top"), ask(&state, "p0 earned")), ("none".into(), "red + garden".into()));
    play(&mut state, &["p0 harvest 1"]);
    assert_eq!(ask(&state, "p0 top"), "black-eyed");
}
