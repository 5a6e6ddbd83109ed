//! What the log, remarks, prompts and clicks say in the end, and a few corners of the rules.

mod by_hand;

use std::collections::BTreeSet;

use burano::{Action, Building, Burano, Colour, Edition, Place, Shoal, State, Step};
use by_hand::{act, arranged, ask, play};
use campiello_bots::Brains;
use campiello_core::census::Census;
use campiello_core::edition::Edition as _;
use campiello_core::message::Value;
use campiello_core::position::Rulebook as _;
use campiello_core::table::Undo;
use campiello_core::{Game, Message, Seat, Seed, Settings, Table, Viewer};
use campiello_testkit::walk::{self, Player, Walk};

const RANDOM: Player<Burano> = || Burano::bot("random").expect("burano has a random bot");
const P0: Seat = Seat::new(0);
const P1: Seat = Seat::new(1);

/// A message in one line: `told-sell(lot=fishes(fish=tuna count=1) ship=a points=2)`.
fn spelled(message: &Message) -> String {
    let value = |value: &Value| match value {
        Value::Number(number) => number.to_string(),
        Value::Seat(seat) => seat.ordinal().to_string(),
        Value::Word(word) => word.clone(),
        Value::Message(message) => spelled(message),
    };
    let values: Vec<String> = message.values.iter().map(|(name, said)| format!("{name}={}", value(said))).collect();
    format!("{}({})", message.key, values.join(" "))
}

/// A number that a message holds.
fn number(message: &Message, name: &str) -> i64 {
    match message.values.iter().find(|(key, _)| *key == name) {
        Some((_, Value::Number(number))) => *number,
        other => panic!("{name} of {message:?} is {other:?}"),
    }
}

/// Plays a move, and says what the log says about it.
fn told(state: &mut State, line: &str, viewer: Viewer) -> String {
    let before = state.clone();
    play(state, &[line]);
    let (seat, action) = line.split_once(' ').expect("a seat and a move");
    let (seat, action) = (seat.parse().expect("a seat"), action.parse().expect("a move"));
    spelled(&Burano::tell(&before, state, seat, &action, viewer))
}

/// What is remarked on a move of p0.
fn remarked(state: &State, action: &str) -> Vec<String> {
    let choice = Burano::choice(&Burano::view(state, Viewer::Seat(P0)), &action.parse().expect("a move"));
    choice.remarks.iter().map(|remark| format!("{:?} {}", remark.tone, spelled(&remark.text))).collect()
}

fn given(state: &mut State, line: &str) {
    Burano::arrange(state, line).unwrap_or_else(|what| panic!("{line}: {what}"));
}

#[test]
fn r3_1_no_round_is_shown_beyond_the_last_of_its_season() {
    for settings in Settings::<Burano>::every() {
        let seed = Seed::numbered(12, settings.seats().into());
        let mut table = Table::new(settings, seed);
        let mut walk = Walk::new(&[RANDOM], settings.seats(), &seed, 0);
        walk::play(&mut table, &mut walk, 2000, |table: &Table<Burano>, _| {
            let scene = Burano::layout(&Burano::view(table.state(), Viewer::Spectator));
            let seasons = &scene.areas.iter().find(|area| area.id == "seasons").expect("the seasons").pieces;
            for label in seasons.iter().map(|season| &season.label) {
                let within = number(label, "round") <= number(label, "rounds");
                assert!(within, "{:?}: {label:?}", table.state().open.phase);
            }
        });
    }
}

#[test]
fn r9_5_docks_may_be_swapped_for_an_island_two_steps_away() {
    let lines = [
        "works pink blue fishing",
        "docks murano 3 pink, torcello 3 white, san-michele 3 green, mazzorbo 3 orange",
        "boat p0 murano",
        "privileges p0 1",
        "house c5 white",
        "prepared p0 pink",
        "workers p0 torcello",
    ];
    let swap = "p0 swap murano pink mazzorbo orange";
    let mut near = arranged(2, &lines);
    play(&mut near, &["p0 build pink c6"]);
    assert!(act(&mut near, swap).is_err(), "mazzorbo is two steps away");
    let mut far = arranged(2, &lines);
    given(&mut far, "cards p0 boatyard");
    play(&mut far, &["p0 build pink c6", swap, "p0 sail mazzorbo"]);
    assert_eq!((ask(&far, "p0 boat"), ask(&far, "phase")), ("mazzorbo".into(), "catch".into()));
}

#[test]
fn r5_1_1_the_log_says_who_goes_home_and_who_stays() {
    let lines = [
        "works pink blue fishing",
        "docks torcello pink white white",
        "house c5 white",
        "prepared p0 pink",
        "workers p1 torcello c2",
        "workers p2 torcello",
    ];
    let mut state = arranged(3, &lines);
    play(&mut state, &["p0 build pink c6", "p0 sail torcello"]);
    for (viewer, one, two) in [
        (Viewer::Seat(P1), "you", "seat"),
        (Viewer::Seat(Seat::new(2)), "seat", "you"),
        (Viewer::Spectator, "seat", "seat"),
    ] {
        let said = told(&mut state.clone(), "p0 fish deck", viewer);
        assert!(said.contains(&format!("told-goes-home(who={one} seat=2)")), "{viewer:?}: {said}");
        assert!(said.contains(&format!("told-stays(who={two} seat=3)")), "{viewer:?}: {said}");
    }
}

#[test]
fn r4_3_a_privilege_of_a_roof_half_can_be_spent_in_the_action_that_follows() {
    let lines = [
        "works pink blue lace",
        "house c5 pink",
        "house d5 blue",
        "laid four-pink-blue c5 d5",
        "prepared p0 pink",
        "workers p0 f3",
        "workers p1 c2 murano",
        "privileges p0 0",
    ];
    let mut state = arranged(2, &lines);
    play(&mut state, &["p0 build pink c5"]);
    assert_eq!(ask(&state, "p0 privileges"), "1");
    play(&mut state, &["p0 lace c2"]);
    assert_eq!((ask(&state, "p0 privileges"), ask(&state, "p1 coins")), ("0".into(), "2".into()));
}

#[test]
fn r4_1_four_privileges_pay_for_a_move_without_coins() {
    let mut state = arranged(2, &["pyramid p0 pbygowpby ---- -", "privileges p0 4", "coins p0 0"]);
    play(&mut state, &["p0 take b1"]);
    assert!(act(&mut state, "p0 take b2").is_err(), "one coin is not three");
    play(&mut state, &["p0 coin", "p0 coin", "p0 take b2"]);
    assert_eq!((ask(&state, "p0 coins"), ask(&state, "p0 privileges")), ("0".into(), "2".into()));
    play(&mut state, &["p0 coin", "p0 coin"]);
    assert!(act(&mut state, "p0 take b3").is_err(), "two coins are not three");
}

#[test]
fn a_pyramid_that_is_taken_back_leaves_no_trace() {
    let settings = Settings::<Burano>::named(3, None).expect("a lawful setting");
    let mut table = Table::new(settings, Seed::numbered(4, 4));
    let first = |table: &Table<Burano>, seat: Seat, which: usize| {
        let mut legal = Vec::new();
        Burano::legal(table.state(), seat, &mut legal);
        legal[which]
    };
    while ask(table.state(), "phase") == "roofs" {
        let seat = table.state().open.active;
        let action = first(&table, seat, 0);
        table.play(seat, &action, None).expect("lawful");
    }
    let before = table.state().clone();
    let moves = table.steps().len();
    let action = first(&table, P1, 0);
    table.play(P1, &action, None).expect("lawful");
    assert_eq!(table.undo(P1), Undo::Free);
    let table = table.at(moves);
    assert_eq!(*table.state(), before);
    for viewer in Viewer::all(3) {
        assert_eq!(Burano::view(table.state(), viewer), Burano::view(&before, viewer));
    }
}

#[test]
fn r4_1_the_log_says_what_a_move_brought_or_cost() {
    let mut state = arranged(2, &["pyramid p0 pbygowpby ---- -", "coins p0 9"]);
    let first = told(&mut state, "p0 take b1", Viewer::Spectator);
    let second = told(&mut state, "p0 take b2", Viewer::Spectator);
    assert_eq!(first, "told-take(colour=pink step=b1 moves=0 price=0)");
    assert_eq!(second, "told-take(colour=blue step=b2 moves=1 price=3)");
}

#[test]
fn r5_3_the_log_says_the_coins_that_were_visible() {
    let mut state = arranged(2, &["works pink blue earning", "house c5 white", "prepared p0 pink"]);
    let visible = ask(&state, "p0 visible");
    let said = told(&mut state, "p0 build pink c6", Viewer::Spectator);
    assert!(said.contains(&format!("told-earned(coins={visible})")), "{said}");
}

#[test]
fn r3_2_the_log_says_what_was_left_of_each_reserve() {
    let mut state = arranged(2, &["reserve p0 8 pink 8 blue", "reserve p1 pink", "phase pyramid"]);
    play(&mut state, &["p0 pyramid ppppppppb bbbb b"]);
    let said = told(&mut state, "p1 pyramid p-------- ---- -", Viewer::Seat(P1));
    assert!(said.contains("who=seat seat=1 coins=2)") && said.contains("who=you seat=2 coins=0)"), "{said}");
}

#[test]
fn r5_1_2_the_log_says_what_each_lot_added_and_says_it_once() {
    let lines = ["works pink blue fishing", "house c5 white", "prepared p0 pink", "hand p0 3 tuna"];
    let mut state = arranged(2, &lines);
    play(&mut state, &["p0 build pink c6", "p0 sail west-port"]);
    for points in [2, 4, 6] {
        let said = told(&mut state, "p0 sell b tuna", Viewer::Spectator);
        assert_eq!(said, format!("told-sell(lot=fishes(fish=tuna count=1) ship=b points={points})"));
    }
}

#[test]
fn r4_4_the_log_says_whether_a_card_came_from_the_deck() {
    let lines = ["face-up villa chapel", "house c5 pink", "house d5 blue", "roofs p0 four-pink-blue"];
    for (action, key) in [("p0 card villa", "told-card("), ("p0 card deck", "told-card-deck(")] {
        let mut state = arranged(2, &lines);
        play(&mut state, &["p0 roof four-pink-blue c5 d5"]);
        let said = told(&mut state, action, Viewer::Seat(P0));
        assert!(said.contains(key), "{said}");
        assert!(said.contains("source=roofs scores=scored(whom=whom(who=you seat=1) points=4)"), "{said}");
    }
}

#[test]
fn r8_2_the_log_and_the_remarks_name_a_privilege_only_where_one_is_spent() {
    let lines = [
        "works pink blue lace",
        "house c5 white",
        "prepared p0 pink",
        "workers p0 b1",
        "workers p1 c1 murano",
        "privileges p0 1",
        "ring p0 ABCD arrows 3",
    ];
    let mut state = arranged(2, &lines);
    play(&mut state, &["p0 build pink c6"]);
    let spent = |remarks: &[String]| remarks.iter().any(|remark| remark.contains("remark-privilege"));
    let (near, far) = (remarked(&state, "lace b2"), remarked(&state, "lace d3"));
    assert!(!spent(&near) && spent(&far), "{near:?} {far:?}");
    assert!(told(&mut state.clone(), "p0 lace b2", Viewer::Spectator).contains("told-lace("));
    assert!(told(&mut state, "p0 lace d3", Viewer::Spectator).contains("told-lace-privilege("));
}

#[test]
fn what_a_move_would_bring_is_remarked() {
    let lines = [
        "works pink blue fishing",
        "docks torcello pink blue white, san-michele 3 green",
        "house c5 pink",
        "house d5 blue",
        "roofs p0 four-pink-blue",
        "cards p0 chapel",
        "prepared p0 pink",
        "workers p1 torcello c2",
        "workers p2 torcello",
        "hand p0 2 tuna",
        "display tuna squid eel",
    ];
    let mut state = arranged(3, &lines);
    let roof = remarked(&state, "roof four-pink-blue c5 d5");
    assert!(roof.contains(&"Gain remark-points(points=14)".into()), "the tile and two halves of 9.1: {roof:?}");
    let build = remarked(&state, "build pink c6");
    assert!(build.contains(&"Gain remark-work(work=fishing amount=2)".into()), "{build:?}");
    play(&mut state, &["p0 build pink c6"]);
    let sail = remarked(&state, "sail torcello");
    let expected = ["Gain remark-catch(fish=2)", "Warning remark-goes-home(seat=2)", "Warning remark-stays(seat=3)"];
    assert_eq!(sail, expected);
    play(&mut state, &["p0 sail torcello"]);
    assert_eq!(remarked(&state, "fish tuna"), ["Gain remark-nth(nth=3)"]);
}

#[test]
fn r6_2_what_a_paid_worker_adds_to_its_union_is_remarked() {
    let lines = ["last turn of winter", "workers p0 b1 b2", "pyramid p0 yy------- ---- -"];
    let mut state = arranged(2, &lines);
    play(&mut state, &["p1 end"]);
    let points = |state: &State| remarked(state, "pay b2").pop().expect("a remark");
    assert_eq!(points(&state), "Gain remark-points(points=2)");
    play(&mut state, &["p0 pay b1"]);
    assert_eq!(points(&state), "Gain remark-points(points=3)");
}

/// 9.2 counts in what a roof says of itself.
#[test]
fn r9_2_a_tile_in_its_cell_says_on_how_many_houses_it_fits() {
    let fits = |lines: &[&str]| {
        let mut state = arranged(2, &["house c5 pink", "house d5 green", "roofs p0 four-pink-blue"]);
        for line in lines {
            given(&mut state, line);
        }
        let scene = Burano::layout(&Burano::view(&state, Viewer::Seat(P0)));
        let mut pieces = scene.areas.iter().flat_map(|area| &area.pieces);
        number(&pieces.find(|piece| piece.id == "roof-four-pink-blue").expect("the tile").label, "fits")
    };
    assert_eq!((fits(&[]), fits(&["cards p0 brickyard"])), (0, 1));
}

#[test]
fn r4_1_just_enough_coins_are_not_too_few() {
    for (coins, key) in [(2, "prompt-move-poor"), (3, "prompt-move")] {
        let state = arranged(2, &["moves 1", &format!("coins p0 {coins}")]);
        let prompt = Burano::layout(&Burano::view(&state, Viewer::Seat(P0))).prompt.expect("a prompt");
        assert_eq!(prompt.key, key);
    }
}

/// 3.2: any cube of the reserve may lie anywhere, so in some world it does.
#[test]
fn r3_2_every_place_of_a_guessed_pyramid_has_every_colour_in_some_world() {
    let mut state =
        arranged(2, &["reserve p0 2 pink 2 blue 2 yellow 2 green 2 orange", "reserve p1 pink", "phase pyramid"]);
    play(&mut state, &["p0 pyramid ppbbyyggo o--- -"]);
    let view = Burano::view(&state, Viewer::Seat(P1));
    let mut seen = BTreeSet::new();
    for world in 0..600 {
        let plan = Burano::guess(&view, &mut Seed::numbered(7, world).luck(0)).plans[P0];
        seen.extend(Step::all().filter_map(|step| plan.cube(step).map(|cube| (step, cube))));
    }
    assert_eq!(seen.len(), (9 + 4) * 5, "nine places of the base and four of the middle, five colours each");
}

#[test]
fn r3_2_the_places_of_a_level_may_be_clicked_in_any_order() {
    let state = arranged(2, &["reserve p0 6 pink 5 blue", "phase pyramid"]);
    let view = Burano::view(&state, Viewer::Seat(P0));
    let mut said = vec!["button/build".to_string()];
    for (cubes, place) in ["b5", "b9", "b1", "b2", "b8", "b3", "b7", "b4", "b6", "m4", "m1"].into_iter().enumerate() {
        let colour = if cubes < 6 { "pink" } else { "blue" };
        let letters = Burano::spell(&view, &said).next;
        let letter = letters.iter().find(|letter| letter.target == format!("reserve/{colour}")).expect(place);
        let left = if cubes < 6 { 6 - cubes } else { 11 - cubes };
        assert_eq!(number(&letter.label, "left"), left as i64, "{place}");
        said.push(letter.target.clone());
        said.push(format!("pyramid/{place}"));
    }
    let whole = Burano::spell(&view, &said).whole.expect("a whole pyramid");
    assert_eq!(whole.to_string(), "pyramid pppbpbbpp b--b -");
}

#[test]
fn r3_2_what_was_laid_and_what_is_held_are_shown_before_the_pyramid_is_whole() {
    let state = arranged(2, &["reserve p0 6 pink 5 blue", "phase pyramid"]);
    let view = Burano::view(&state, Viewer::Seat(P0));
    let said = ["button/build", "reserve/pink", "pyramid/b5", "reserve/blue"].map(str::to_string);
    let areas = Burano::spell(&view, &said).scene.areas;
    let face = |target: &str| {
        let mut pieces = areas.iter().flat_map(|area| &area.pieces);
        pieces.find(|piece| piece.target.as_deref() == Some(target)).expect(target).face.clone()
    };
    assert_eq!((face("pyramid/b5").tone, face("pyramid/b1").tone), ("pink", ""));
    assert_eq!((face("reserve/pink").value("count"), face("reserve/blue").value("count")), (5, 4));
    assert_eq!((face("reserve/pink").art, face("reserve/blue").art), ("burano/cube", "burano/held"));
}

/// Something that the rules do not do.
type Change = fn(&mut State);

/// Law 4 compares a census with that of the set-up: what it does not count could be lost.
#[test]
fn whatever_is_lost_or_doubled_is_missed() {
    let whole = arranged(2, &["hand p0 tuna", "drawn p0 eel", "roofs p0 four-pink-blue", "cards p0 villa"]);
    let count = |state: &State| {
        let mut census = Census::default();
        Burano::census(state, &mut census);
        format!("{census:?}")
    };
    let changes: [(&str, Change); 8] = [
        ("a dock", |state| state.open.lagoon.docks[0] = [Colour::Pink; 3]),
        ("a ship", |state| state.open.lagoon.ships[0] = Place::Murano),
        ("a worker", |state| state.open.players[P0].fishers[0] += 1),
        ("a card", |state| state.open.players[P0].cards.remove(Building::Villa)),
        ("a roof", |state| state.open.players[P0].roofs[0] = None),
        ("a fish in hand", |state| state.open.players[P0].seen = Shoal::NONE),
        ("a fish from the deck", |state| state.drawn[P0] = Shoal::NONE),
        ("a cube", |state| state.open.players[P0].preparation.add(Colour::Pink)),
    ];
    for (what, change) in changes {
        let mut state = whole.clone();
        change(&mut state);
        assert_ne!(count(&state), count(&whole), "{what}");
    }
}

#[test]
fn r3_2_those_who_are_ready_are_told_how_many_are() {
    let mut state = arranged(3, &["phase pyramid"]);
    play(&mut state, &["p0 pyramid --------- ---- -"]);
    let prompt = Burano::layout(&Burano::view(&state, Viewer::Seat(P0))).prompt.expect("a prompt");
    assert_eq!(spelled(&prompt), "prompt-wait-pyramids(ready=1 seats=3)");
}

#[test]
fn r3_2_a_hidden_pyramid_lies_before_its_owner_only() {
    let mut state = arranged(2, &["reserve p0 pink", "reserve p1 pink", "phase pyramid"]);
    play(&mut state, &["p0 pyramid p-------- ---- -"]);
    for viewer in Viewer::all(2) {
        let scene = Burano::layout(&Burano::view(&state, viewer));
        let area = scene.areas.iter().find(|area| area.id == "pyramid/0").expect("p0's pyramid");
        let cubes = area.pieces.iter().filter(|piece| !piece.face.tone.is_empty()).count();
        assert_eq!((cubes, number(&area.title, "cubes")), if viewer.is(P0) { (1, 1) } else { (0, 0) }, "{viewer:?}");
    }
}

#[test]
fn r6_2_a_privilege_helps_nobody_whose_colour_has_run_out() {
    let lines = ["last turn of winter", "workers p0 c1", "privileges p0 1"];
    let mut state = arranged(2, &lines);
    play(&mut state, &["p1 end"]);
    assert_eq!(ask(&state, "phase"), "pay", "an orange cube can be bought");
    let mut state = arranged(2, &lines);
    given(&mut state, "supply orange 0 rest p1");
    play(&mut state, &["p1 end"]);
    assert_eq!(ask(&state, "phase"), "over");
}

#[test]
fn r6_5_in_clean_up_the_prompt_for_empty_cells_is_not_that_of_the_set_up() {
    let mut state = arranged(2, &["phase roofs", "roofs p0 four-pink-blue"]);
    play(&mut state, &["p0 discard four-pink-blue"]);
    let prompt = Burano::layout(&Burano::view(&state, Viewer::Seat(P0))).prompt.expect("a prompt");
    assert_eq!(prompt.key, "prompt-roofs");
}

#[test]
fn a_set_of_no_kinds_is_no_move() {
    assert!("roofs".parse::<Action>().is_err());
}

#[test]
fn r8_1_a_swap_is_clicked_in_the_order_in_which_it_is_written() {
    let action: Action = "swap murano pink torcello blue".parse().expect("a move");
    assert_eq!(burano::layout::path(action), ["button/swap", "dock/murano/pink", "dock/torcello/blue"]);
}

#[test]
fn editions_that_differ_in_any_board_are_not_the_same() {
    let standard = Edition::STANDARD;
    for (table, from, to) in [
        ("ring", "a = \"pink coin, blue fountain", "a = \"pink fountain, blue coin"),
        ("ships", "prices = \"2 4 6 8\"", "prices = \"2 4 6 9\""),
        ("roofs", "green-orange orange-white", "green-orange green-white"),
        ("fish", "fish-market = \"tuna squid", "fish-market = \"squid tuna"),
        ("workshops", ".GPPpY.", ".GPpPY."),
        ("lagoon", "torcello mazzorbo", "torcello san-michele"),
    ] {
        let text = standard.replacen(from, to, 1);
        assert_ne!(text, standard, "{table}");
        let other = Edition::read(&text).unwrap_or_else(|mistakes| panic!("{table}: {mistakes:?}"));
        assert!(other != *Edition::standard(), "{table}");
    }
    assert!(Edition::read(standard).expect("the standard edition") == *Edition::standard(), "read twice");
}
