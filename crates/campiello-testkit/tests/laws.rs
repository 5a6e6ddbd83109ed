//! A law that cannot fail is worthless: the toy keeps them all, and every planted fault breaks the law of its number.

mod toy;

use campiello_bots::{Bot, Chair, Random, RandomKind};
use campiello_core::{Luck, Settings};
use campiello_testkit::laws::{self, Broken, Plan, Report};
use toy::{Toy, fault};

fn plan() -> Plan<Toy> {
    Plan { games: 120, depth: 4, worlds: 3, swap: Some(toy::swap), ..Plan::default() }
}

fn outcome(fault: u8) -> Result<Report, Broken> {
    fault::plant(fault);
    laws::check(&plan())
}

#[test]
fn the_faultless_toy_keeps_every_law() {
    let report = outcome(fault::NONE).unwrap_or_else(|broken| panic!("{broken}\n{}", broken.record));
    println!("{report}");
    assert!(report.games == 120 && report.different > 100 && report.silent > 100 && report.revealed > 100);
    assert_eq!(report.ends.len(), 2);
    assert!(report.spelled > 100 && report.false_alarms == 0, "{report}");
    assert_eq!(report.rules.len(), 8, "{:?}", report.rules);
}

#[test]
fn guesses_alone_do_for_the_faultless_toy() {
    let plan = Plan { swap: None, ..plan() };
    laws::check(&plan).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Chooses the last of the legal actions: with it, nobody ever draws while something can be laid.
struct Last;

impl Bot<Toy> for Last {
    fn choose(&mut self, chair: &Chair<'_, Toy>, _: &mut Luck) -> toy::Move {
        chair.legal()[chair.legal().len() - 1]
    }
}

#[test]
fn given_players_play() {
    let plan = Plan { players: vec![|| Box::new(Last), || Box::new(Random)], ..plan() };
    let mixed = laws::check(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    let plan = Plan { players: vec![|| Box::new(Last)], ..plan };
    let alone = laws::check(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(alone.ends == ["even-bids"].into(), "everybody bids the most: {alone}");
    assert_eq!(mixed.ends.len(), 2, "{mixed}");
}

#[test]
fn players_who_choose_a_kind_of_move_first_play_too() {
    let plan = Plan { players: vec![|| Box::new(RandomKind)], ..plan() };
    let report = laws::check(&plan).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.ends.len() == 2 && report.spelled > 100, "{report}");
}

#[test]
fn every_setting_is_played_and_any_can_be_chosen() {
    let every = laws::check(&Plan { games: 1, ..plan() }).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(every.games, 6, "two seats with two switches, three seats with one");
    let one = Plan { settings: Settings::every().take(1).collect(), games: 3, ..plan() };
    assert_eq!(laws::check(&one).map(|report| report.games), Ok(3));
}

#[test]
fn what_is_broken_can_be_seen_again() {
    fault::plant(fault::LOSES);
    let in_truth = Plan { worlds: 0, secrets: false, ..plan() };
    let broken = laws::check(&in_truth).expect_err("nobody noticed");
    let last = broken.record.lines().nth(broken.step + 6).unwrap_or_default();
    assert!(last.contains(" lay 7 "), "the step is the one that lost the pebble: {broken}\n{}", broken.record);
}

macro_rules! breaks {
    ($($name:ident: $fault:ident)*) => {
        $(#[test]
        fn $name() {
            match outcome(fault::$fault) {
                Ok(report) => panic!("nobody noticed: {report}"),
                Err(broken) => assert_eq!(broken.law, fault::$fault % 100 / 10, "{broken}\n{}", broken.record),
            }
        })*
    };
}

breaks! {
    law_1_a_game_that_does_not_end: ENDLESS
    law_1_a_table_that_waits_for_nobody: NOBODY
    law_1_an_outcome_before_the_end: EARLY_OUTCOME
    law_1_a_move_after_the_end: LATE_MOVES
    law_1_a_seat_that_must_and_cannot: STUCK
    law_1_a_seat_that_may_and_cannot: MAY_AND_CANNOT
    law_1_a_seat_in_two_sets: IN_TWO_SETS
    law_1_a_seat_that_can_act_and_is_not_named: UNNAMED
    law_1_a_seat_that_is_asked_for_ever: ASKED_FOR_EVER
    law_1_a_seat_that_spells_unasked: SPELLS_UNASKED
    law_2_a_listed_action_is_refused: LISTED_REFUSED
    law_2_an_action_that_is_not_listed_is_accepted: UNLISTED_ACCEPTED
    law_2_a_refusal_changes_the_state: REFUSAL_CHANGES
    law_2_a_refusal_names_no_rule: NO_RULE
    law_2_an_action_is_listed_twice: TWIN
    law_2_the_buffer_is_cleared: CLEARS
    law_2_a_seat_moves_out_of_turn: OUT_OF_TURN
    law_2_an_action_that_cannot_be_spelled_is_accepted: UNSPELLED_ACCEPTED
    law_2_a_spelled_action_is_refused: SPELLED_REFUSED
    law_2_a_listed_action_begins_like_a_spelled_one_and_is_none: LISTED_UNSPELLED
    law_3_notation_is_read_as_something_else: NOTATION
    law_3_a_replay_differs: NONDETERMINISM
    law_3_a_field_is_not_hashed: UNSERIALISED
    law_3_notation_with_two_spaces: SPACES
    law_3_notation_of_a_spelled_action_is_read_as_another: SPELLED_NOTATION
    law_4_a_pebble_is_lost: LOSES
    law_4_a_pebble_is_doubled: DOUBLES
    law_4_a_census_that_counts_nothing: COUNTS_NOTHING
    law_4_the_set_up_loses_another_pebble_each_time: SHORT_SETUP
    law_5_the_view_shows_too_much: LEAK_VIEW
    law_5_the_legal_list_peeks: LEGAL_PEEKS
    law_5_the_log_names_a_hidden_move: LOG_NAMES
    law_5_the_log_peeks: LOG_PEEKS
    law_5_the_waiting_peeks: WAITING_PEEKS
    law_5_a_refusal_peeks: REFUSAL_PEEKS
    law_5_the_scene_peeks_past_the_comparison: SCENE_PEEKS
    law_5_the_undo_permission_peeks: UNDO_PEEKS
    law_5_the_log_names_a_hidden_move_that_was_spelled: LOG_NAMES_SPELLED
    law_5_the_spelling_peeks: SPELLING_PEEKS
    law_6_a_guess_forgets_the_own_pouch: GUESS_FORGETS
    law_6_a_guess_is_not_repeatable: GUESS_IMPURE
    law_6_a_guess_loses_a_pebble: GUESS_LOSES
    law_7_bids_come_to_light_unreported: FORGETS_BIDS
    law_7_a_revelation_that_is_none: CRIES_WOLF
    law_7_luck_that_is_not_reported: HIDDEN_LUCK
    law_7_a_spelled_action_brings_something_to_light: SHOWS_WHEN_SPELLED
    law_8_two_actions_with_one_path: SAME_PATH
    law_8_a_path_that_begins_another: PREFIX
    law_8_a_target_that_is_not_there: OFF_SCENE
    law_8_two_pieces_with_one_id: TWIN_PIECES
    law_8_an_action_without_a_click: NO_CLICK
    law_8_two_areas_with_one_id: TWIN_AREAS
    law_8_a_letter_that_is_not_there: LETTER_OFF_SCENE
    law_8_a_letter_that_is_offered_twice: TWIN_LETTERS
    law_8_a_letter_that_leads_nowhere: DEAD_END
    law_8_a_spelled_action_shows_what_has_no_place: SHOWN_NOWHERE
    law_8_a_spelled_action_hides_what_can_be_clicked: SHOWN_AWAY
}

/// Without a swap from the rulebook's side only the sameness of all guesses gives this one away.
#[test]
fn law_6_a_guess_that_has_seen_the_truth() {
    let plan = Plan { swap: None, ..plan() };
    fault::plant(fault::GUESS_KNOWS);
    let broken = laws::check(&plan).expect_err("nobody noticed");
    assert_eq!(broken.law, 6, "{broken}");
}
