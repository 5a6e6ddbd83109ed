//! Deals more closely than the rulebook: what shows something, which wish ends, and what is said of it.

mod by_hand;

use bohnanza::{Bohnanza, State};
use by_hand::{arranged, arranged_by_mail, ask, play, read, told};
use campiello_core::{Game, Seat, Seed, Viewer};

/// Whether a move shows its mover something that only another knew, so that it is not taken back freely (law 7).
fn reveals(state: &State, line: &str) -> bool {
    let ((seat, action), mut luck) = (read(line), Seed::numbered(1, 1).luck(1));
    Bohnanza::play(&mut state.clone(), seat, &action, &mut luck)
        .unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    luck.fate().revealed
}

#[test]
fn r7_3_an_offer_that_may_or_may_not_become_void_is_a_revelation() {
    let after = |hand: &str, rest: &[&str], offers: &[&str]| {
        let mut state = arranged(3, &[&["up soy garden", &format!("hand p1 {hand}")], rest].concat());
        play(&mut state, offers);
        reveals(&state, "p0 accept 1")
    };
    let two = ["p1 offer 1 to p0 for nothing", "p1 offer 1 to p0 for soy"];
    let others = ["p1 offer 1 to p0 for nothing", "p1 offer 3 to p0 for soy"];
    for offers in [two, others] {
        assert!(after("red blue red", &[], &offers), "p0 sees whether both give the same red card: {offers:?}");
        assert!(
            !after("red blue red", &["hand p0 5 red", "fields p2 red, -"], &offers[..1]),
            "there is no other offer"
        );
    }
    assert!(!after("red", &[], &two), "a hand of one card cannot give two");
    assert!(!after("red blue", &["fields p2 7 red, -"], &two), "there is only one red card that p1 can have");
    assert!(!after("red blue", &["hand p0 3 red", "fields p2 4 red, -"], &two), "p0 holds all the others");
    assert!(
        after("red blue", &["hand p0 2 red", "fields p2 4 red, -"], &two),
        "p0 does not know where the last red card is"
    );
    assert!(!after("red blue", &[], &["p1 offer 1 to p0 for nothing", "p1 offer 2 to p0 for soy"]), "other sorts");
}

#[test]
fn r7_6_alternatives_that_close_are_a_revelation() {
    let mut state = arranged_by_mail(3, true, &["up soy garden"]);
    play(&mut state, &["p1 wish nothing for soy or garden"]);
    assert!(reveals(&state, "p0 accept 1 from up:soy"), "p0 sees that both offers come of one wish");
}

/// What is left of offers, and of the wishes of p1 and p2, after these moves in 3.2 of p0's turn.
fn left(lines: &[&str]) -> [String; 3] {
    let mut state = arranged_by_mail(3, true, &["up soy garden", "hand p0 blue", "hand p1 red chili"]);
    play(&mut state, lines);
    ["offers", "p1 wishes", "p2 wishes"].map(|question| ask(&state, question))
}

#[test]
fn a_struck_wish_ends_no_other() {
    let two = ["p1 wish nothing for soy", "p1 wish nothing for garden", "p0 accept 1 from up:soy"];
    assert_eq!(left(&two), ["2", "1", "0"], "the other wish of the same seat");
    let both = ["p1 wish nothing for soy", "p2 wish nothing for garden", "p0 accept 1 from up:soy"];
    assert_eq!(left(&both), ["2", "0", "1"], "the first wish of another seat");
    let own = ["p1 offer nothing for soy", "p1 wish nothing for garden", "p0 accept 1 from up:soy"];
    assert_eq!(left(&own), ["2", "1", "0"], "an offer that comes of no wish");
    let closed =
        ["p1 offer 1 for soy", "p1 wish nothing for soy or garden", "p0 decline 1", "p0 accept 3 from up:garden"];
    assert_eq!(left(&closed), ["none", "0", "0"], "whatever was closed before");
}

#[test]
fn offers_of_forgotten_wishes_are_offers_like_others() {
    let forgotten = ["p1 wish nothing for soy or garden", "p1 forget", "p0 accept 1 from up:soy"];
    assert_eq!(left(&forgotten), ["2", "0", "0"]);
    let anew = ["p1 wish nothing for soy", "p1 forget", "p1 wish nothing for garden", "p0 accept 1 from up:soy"];
    assert_eq!(left(&anew), ["2", "1", "0"], "a later wish stands");
    let another =
        ["p1 wish nothing for blue", "p2 wish nothing for soy or garden", "p1 forget", "p0 accept 2 from up:soy"];
    assert_eq!(left(&another), ["1", "0", "0"], "who forgets, forgets nobody else's");
}

#[test]
fn a_wish_makes_no_fourth_offer() {
    let offers =
        ["p1 offer 1 for soy", "p1 offer 1 for garden", "p1 offer 2 for soy", "p1 wish chili for garden or soy"];
    assert_eq!(left(&offers), ["1 2 3", "2", "0"]);
}

#[test]
fn a_seat_that_has_passed_is_not_asked_again() {
    let pass = |state: &State| Bohnanza::pass(&Bohnanza::view(state, Viewer::Seat(Seat::new(1))));
    let mut state = arranged(3, &["up soy garden"]);
    assert!(pass(&state).is_some());
    play(&mut state, &["p1 pass"]);
    assert_eq!(pass(&state), None);
}

#[test]
fn the_active_seat_is_told_when_all_have_passed() {
    let mut state = arranged(3, &["up soy garden"]);
    for (line, prompt) in [("p1 pass", "prompt-trade"), ("p2 pass", "prompt-trade-passed")] {
        play(&mut state, &[line]);
        let scene = Bohnanza::layout(&Bohnanza::view(&state, Viewer::Seat(Seat::new(0))));
        assert_eq!(scene.prompt.map(|prompt| prompt.key), Some(prompt), "after {line}");
    }
}

#[test]
fn the_move_before_a_draw_tells_of_it() {
    let key = |state: &State, line: &str| told(state, line, Viewer::Spectator).key;
    let mut state = arranged(3, &["aside p0 blue", "aside p1 2 red", "phase receive"]);
    for (line, told) in
        [("p1 plant red on 1", "told-plant"), ("p0 plant blue on 1", "told-plant"), ("p1 plant red on 1", "told-draw")]
    {
        assert_eq!(key(&state, line), told, "{line}");
        play(&mut state, &[line]);
    }
    let mut state = arranged(3, &["up soy"]);
    play(&mut state, &["p0 offer up:soy to p1 for nothing"]);
    assert_eq!(key(&state, "p0 end"), "told-end", "the soy is to be planted");
    play(&mut state, &["p1 accept 1"]);
    assert_eq!(key(&state, "p0 end"), "told-end", "p1 is to plant it");
    assert_eq!(key(&arranged(3, &["phase trade"]), "p0 end"), "told-draw", "nobody has to plant");
}

#[test]
fn a_remark_counts_what_is_laid_aside() {
    let state = arranged(3, &["up soy garden", "fields p1 2 soy, -", "aside p1 soy"]);
    let mut offered = state.clone();
    play(&mut offered, &["p0 offer up:soy to p1 for nothing"]);
    let (seat, action) = read("p1 accept 1");
    let choice = Bohnanza::choice(&Bohnanza::view(&offered, Viewer::Seat(seat)), &action);
    let said = format!("{:?}", choice.remarks);
    assert!(said.contains("(\"count\", Number(4))"), "two grow, one is laid aside, one comes: {said}");
}

#[test]
fn who_has_passed_is_called_only_for_what_concerns_them() {
    let mut state = arranged(4, &["up soy garden", "hand p0 red", "hand p1 blue", "hand p2 blue"]);
    play(&mut state, &["p1 offer 1 to p0 for soy", "p0 offer up:garden to p2 for blue"]);
    let called = |line: &str| {
        let (_, action) = read(line);
        Seat::all(4).filter(|seat| Bohnanza::concerns(&state, &action, *seat)).map(Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(called("p3 pass"), Vec::<usize>::new());
    assert_eq!(called("p0 decline 1"), [0, 1], "its maker and whom it went to");
    assert_eq!(called("p0 withdraw 2"), [0, 2]);
    assert_eq!(called("p2 accept 2 from 1"), [0, 1, 2, 3], "a deal changes the table for all");
    assert_eq!(called("p0 offer 1 to any for blue"), [0, 1, 2, 3]);
}

#[test]
fn what_was_refused_is_remembered_until_the_next_deal() {
    let refused = |lines: &[&str]| {
        let mut state = arranged(3, &["up soy garden", "hand p1 red blue"]);
        play(&mut state, lines);
        state.open.refusals.all().len()
    };
    let offer = "p0 offer up:soy to p1 for red";
    assert_eq!(refused(&[offer, "p1 decline 1"]), 1);
    assert_eq!(refused(&[offer, "p0 withdraw 1"]), 0, "nobody refused it");
    assert_eq!(refused(&["p0 offer up:soy to any for red", "p1 decline 1"]), 0, "p2 has not answered");
    assert_eq!(refused(&["p0 offer up:soy to any for red", "p1 decline 1", "p2 decline 1"]), 1);
    let deal = ["p1 offer 2 to p0 for garden", "p0 accept 2 from up:garden"];
    assert_eq!(refused(&[&[offer, "p1 decline 1"][..], &deal].concat()), 0, "after a deal much is different");
    assert_eq!(refused(&[offer, "p1 decline 1", "p0 end"]), 0);
    let many: Vec<String> = (1..=20).flat_map(|n| [offer.to_owned(), format!("p1 decline {n}")]).collect();
    assert_eq!(refused(&many.iter().map(String::as_str).collect::<Vec<_>>()), 16, "the oldest are forgotten");
}
