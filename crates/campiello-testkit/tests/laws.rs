//! A law that cannot fail is worthless: the toy keeps them all, and every planted fault breaks the law of its number.

mod toy;

use campiello_core::Game;
use campiello_testkit::laws::{self, Broken, Plan, Report};
use toy::{Toy, fault};

fn plan<G: Game<State = toy::State>>() -> Plan<G> {
    Plan { games: 120, depth: 4, worlds: 3, swap: Some(toy::swap), ..Plan::default() }
}

fn outcome<const FAULT: u8>() -> Result<Report, Broken> {
    laws::check::<Toy<FAULT>>(&plan())
}

#[test]
fn the_faultless_toy_keeps_every_law() {
    let report = outcome::<{ fault::NONE }>().unwrap_or_else(|broken| panic!("{broken}\n{}", broken.record));
    println!("{report}");
    assert!(report.games == 120 && report.different > 100 && report.silent > 100 && report.revealed > 100);
    assert_eq!(report.ends.len(), 2);
    assert_eq!(report.rules.len(), 7, "{:?}", report.rules);
}

#[test]
fn guesses_alone_do_for_the_faultless_toy() {
    let plan = Plan { swap: None, ..plan() };
    laws::check::<Toy<{ fault::NONE }>>(&plan).unwrap_or_else(|broken| panic!("{broken}"));
}

macro_rules! breaks {
    ($($name:ident: $fault:ident)*) => {
        $(#[test]
        fn $name() {
            match outcome::<{ fault::$fault }>() {
                Ok(report) => panic!("nobody noticed: {report}"),
                Err(broken) => assert_eq!(broken.law, fault::$fault / 10, "{broken}\n{}", broken.record),
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
    law_2_a_listed_action_is_refused: LISTED_REFUSED
    law_2_an_action_that_is_not_listed_is_accepted: UNLISTED_ACCEPTED
    law_2_a_refusal_changes_the_state: REFUSAL_CHANGES
    law_2_a_refusal_names_no_rule: NO_RULE
    law_2_an_action_is_listed_twice: TWIN
    law_2_the_buffer_is_cleared: CLEARS
    law_2_a_seat_moves_out_of_turn: OUT_OF_TURN
    law_3_notation_is_read_as_something_else: NOTATION
    law_3_a_replay_differs: NONDETERMINISM
    law_3_a_field_is_not_hashed: UNSERIALISED
    law_3_notation_with_two_spaces: SPACES
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
    law_6_a_guess_forgets_the_own_pouch: GUESS_FORGETS
    law_6_a_guess_is_not_repeatable: GUESS_IMPURE
    law_6_a_guess_loses_a_pebble: GUESS_LOSES
    law_7_a_laid_pebble_is_not_reported: FORGETS_LAY
    law_7_bids_come_to_light_unreported: FORGETS_BIDS
    law_7_a_revelation_that_is_none: CRIES_WOLF
    law_7_luck_that_is_not_reported: HIDDEN_LUCK
    law_8_two_actions_with_one_path: SAME_PATH
    law_8_a_path_that_begins_another: PREFIX
    law_8_a_target_that_is_not_there: OFF_SCENE
    law_8_two_pieces_with_one_id: TWIN_PIECES
    law_8_an_action_without_a_click: NO_CLICK
    law_8_two_areas_with_one_id: TWIN_AREAS
}

/// Without a swap from the rulebook's side only the sameness of all guesses gives this one away.
#[test]
fn law_6_a_guess_that_has_seen_the_truth() {
    let plan = Plan { swap: None, ..plan() };
    let broken = laws::check::<Toy<{ fault::GUESS_KNOWS }>>(&plan).expect_err("nobody noticed");
    assert_eq!(broken.law, 6, "{broken}");
}
