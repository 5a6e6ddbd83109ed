//! Who knows what of cards that went back under a deck (3.1, 3.3): guesses, and what counts as revealed.

use campiello_core::position::Rulebook;
use campiello_core::{Game, Seat, Seed, Settings, Switches, Viewer};
use walking::{Action, State, Walking};

/// Plays the lines from a position of three seats in which p0 began the round; whether the last one revealed something to its mover.
fn play(given: &[&str], lines: &[&str]) -> (State, bool) {
    let settings = Settings::<Walking>::new(3, Switches::default()).expect("lawful");
    let seed = Seed::numbered(1, 1);
    let mut state = Walking::setup(&settings, &mut seed.luck(0));
    let mut revealed = false;
    for line in ["starter p0"].iter().chain(given) {
        Walking::arrange(&mut state, line).expect("arranged");
    }
    for (step, line) in (1..).zip(lines) {
        if let Some(given) = line.strip_prefix("given ") {
            Walking::arrange(&mut state, given).expect("arranged");
            continue;
        }
        let action: Action = line.parse().expect("readable");
        let mut luck = seed.luck(step);
        let seat = state.open.active;
        Walking::play(&mut state, seat, &action, &mut luck).unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
        revealed = luck.fate().revealed;
        assert!(!luck.fate().luck, "{line}: these positions need no luck");
    }
    (state, revealed)
}

/// A supply of which only the first row will have gaps, and no first floors left to fill them.
const SUPPLY: [&str; 5] = [
    "column 1 blue1a blue2a blue3a",
    "column 2 green1a green2a green3a",
    "column 3 pink1a pink2a pink3a",
    "column 4 yellow1a yellow2a yellow3a",
    "deck 1 empty",
];

#[test]
fn a_card_of_another_that_nobody_could_name_is_a_revelation() {
    let given = [&["p1 hand red1a red1b red1c", "turn p1"], SUPPLY.as_slice()].concat();
    let lines = ["take 1 bottom 1", "done", "return red1b", "take 2 bottom 1", "done"];
    let (state, revealed) = play(&given, &lines);
    assert!(revealed, "p2 could not know which of four first floors went back");
    assert_eq!(Walking::ask(&state, "row 1").as_deref(), Ok("- red1b pink1a yellow1a"));
}

#[test]
fn a_card_that_everybody_could_name_is_none() {
    let given = [&["p1 hand red2a red2b red2c", "turn p1"], SUPPLY.as_slice()].concat();
    let (_, revealed) = play(&given, &["take 1 bottom 1", "done", "return blue1a", "take 2 bottom 1", "done"]);
    assert!(!revealed, "p1 had taken only one first floor");
}

#[test]
fn ones_own_card_is_none() {
    let given = [&["p2 hand red1a red1b red1c", "turn p2"], SUPPLY.as_slice()].concat();
    let (state, revealed) = play(&given, &["take 1 bottom 1", "done", "return red1b"]);
    assert!(!revealed, "p2 knows what p2 returned");
    assert_eq!(Walking::ask(&state, "under 1").as_deref(), Ok("none"), "it came up again");
}

/// p1 returns the only first floor it had, and takes another one while the first still lies under the deck.
#[test]
fn a_card_taken_later_was_never_the_one_returned() {
    let given = [&["p1 hand red2a red2b red2c", "turn p1"], &SUPPLY[..4]].concat();
    let lines = ["take 1 bottom 1", "done", "return blue1a", "given turn p1", "take 2 bottom 1"];
    let (state, _) = play(&given, &lines);
    let view = Walking::view(&state, Viewer::Seat(Seat::new(0)));
    for world in 0..40 {
        let guessed = Walking::guess(&view, &mut Seed::numbered(2, world).luck(0));
        assert_eq!(Walking::ask(&guessed, "under 1").as_deref(), Ok("blue1a"), "green1a was taken after the return");
    }
    // and when it comes up, nobody is surprised
    let (_, revealed) = play(
        &given,
        &[&lines[..], &["given deck 1 empty", "done", "return red2a", "take 3 bottom 1", "done"]].concat(),
    );
    assert!(!revealed, "of p1's first floors only blue1a is old enough");
}

#[test]
fn both_worlds_come_up_when_two_cards_could_have_been_returned() {
    let given = [&["p1 hand red1a red2b red2c", "turn p1"], &SUPPLY[..4]].concat();
    let (state, _) = play(&given, &["take 1 bottom 1", "done", "return red1a"]);
    let view = Walking::view(&state, Viewer::Spectator);
    let guessed = |world| Walking::guess(&view, &mut Seed::numbered(3, world).luck(0));
    let red = (0..200).filter(|world| Walking::ask(&guessed(*world), "under 1").as_deref() == Ok("red1a")).count();
    assert!((60..140).contains(&red), "either card is as likely: {red} of 200");
    let own = Walking::view(&state, Viewer::Seat(Seat::new(1)));
    let known = Walking::guess(&own, &mut Seed::numbered(4, 0).luck(0));
    assert_eq!(Walking::ask(&known, "under 1").as_deref(), Ok("red1a"), "whoever returned it knows");
}
