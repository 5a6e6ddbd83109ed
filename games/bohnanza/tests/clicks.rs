//! Deals click by click: what the clicks mean, when a deal is whole, and what the table shows of it before.

mod by_hand;

use std::collections::BTreeSet;

use bohnanza::{Bohnanza, State, View};
use by_hand::{arranged, arranged_by_mail, play, read, told};
use campiello_core::path::Spelling;
use campiello_core::position::Rulebook;
use campiello_core::scene::Piece;
use campiello_core::{Game, Seat, Viewer};

/// 3.2 of p0's turn: everybody grows something, p1 holds two red cards.
fn market() -> State {
    let given = ["up soy garden", "hand p0 chili blue chili red", "hand p1 red blue red green", "hand p2 stink"];
    let fields = ["fields p0 2 blue, -", "fields p1 3 soy, 2 red", "fields p2 green, red"];
    arranged(3, &[&given[..], &fields[..]].concat())
}

fn view(state: &State, seat: u8) -> View {
    Bohnanza::view(state, Viewer::Seat(Seat::new(seat)))
}

fn spell(state: &State, seat: u8, said: &str) -> Spelling<bohnanza::Action> {
    let said: Vec<String> = said.split_whitespace().map(ToString::to_string).collect();
    Bohnanza::spell(&view(state, seat), &said)
}

/// The action that these clicks of a seat are, if they are one; every click was offered, and nothing can follow.
fn whole(state: &State, seat: u8, said: &str) -> Option<String> {
    let clicks: Vec<&str> = said.split_whitespace().collect();
    for (n, click) in clicks.iter().enumerate() {
        let offered = next(state, seat, &clicks[..n].join(" "));
        assert!(offered.contains(*click), "{click} of {said} is not offered: {offered:?}");
    }
    let spelling = spell(state, seat, said);
    assert!(spelling.whole.is_none() || spelling.next.is_empty(), "{said} is whole, and more may be clicked");
    spelling.whole.map(|action| action.to_string())
}

fn next(state: &State, seat: u8, said: &str) -> BTreeSet<String> {
    spell(state, seat, said).next.into_iter().map(|letter| letter.target).collect()
}

fn assert_whole(state: &State, seat: u8, cases: &[(&str, &str)]) {
    for (said, action) in cases {
        assert_eq!(whole(state, seat, said).as_deref(), Some(*action), "p{seat}: {said}");
    }
}

#[test]
fn a_deal_of_the_active_seat_is_two_clicks() {
    assert_whole(
        &market(),
        0,
        &[
            ("hand/3 theirs/p2/red", "offer 3 to p2 for red"),
            ("up/soy theirs/p1/red", "offer up:soy to p1 for red"),
            ("hand/1 sort/garden", "offer 1 to any for garden"),
            ("theirs/p1/red up/soy", "offer up:soy to p1 for red"),
            ("sort/red hand/2", "offer 2 to any for red"),
        ],
    );
}

#[test]
fn more_cards_on_the_side_that_is_clicked_first() {
    assert_whole(
        &market(),
        0,
        &[
            ("hand/3 hand/1 sort/red", "offer 1 + 3 to any for red"),
            ("up/soy hand/1 theirs/p1/red", "offer up:soy + 1 to p1 for red"),
            ("sort/red sort/red hand/2", "offer 2 to any for 2 red"),
            ("theirs/p1/red theirs/p1/soy hand/2", "offer 2 to p1 for soy + red"),
            ("sort/blue theirs/p2/red hand/1", "offer 1 to p2 for blue + red"),
        ],
    );
}

#[test]
fn the_other_side_of_the_table_proposes_too() {
    let state = market();
    assert_whole(
        &state,
        1,
        &[
            ("hand/2 theirs/p0/blue", "offer 2 to p0 for blue"),
            ("hand/2 sort/garden", "offer 2 to any for garden"),
            ("hand/2 up/garden", "offer 2 to any for garden"),
            ("up/garden hand/4", "offer 4 to any for garden"),
            ("up/soy up/garden hand/4", "offer 4 to any for soy + garden"),
        ],
    );
    let first = next(&state, 1, "");
    assert!(!first.iter().any(|target| target.starts_with("theirs/p2")), "no deal with p2 in p0's turn: {first:?}");
    assert!(!next(&state, 1, "up/soy").contains("up/soy"), "only one soy card is turned up");
}

#[test]
fn a_gift_names_who_gets_it_and_a_request_gives_nothing() {
    let state = market();
    assert_whole(
        &state,
        0,
        &[
            ("up/soy button/to-p1", "offer up:soy to p1 for nothing"),
            ("hand/1 hand/3 button/to-p2", "offer 1 + 3 to p2 for nothing"),
            ("theirs/p2/red button/gift", "offer nothing to p2 for red"),
        ],
    );
    assert_whole(
        &state,
        1,
        &[("hand/2 button/gift", "offer 2 to any for nothing"), ("up/soy button/gift", "offer nothing to any for soy")],
    );
    assert!(!next(&state, 0, "hand/1").contains("button/gift"), "the active seat says to whom");
    assert!(!next(&state, 1, "hand/1").contains("button/to-p0"), "there is only one partner");
}

#[test]
fn a_bigger_deal_is_put_together_in_any_order() {
    let state = market();
    let proposed = "offer up:soy + 1 to p2 for green + 2 red";
    assert_whole(
        &state,
        0,
        &[
            ("button/offer up/soy hand/1 theirs/p2/red sort/red theirs/p2/green button/propose", proposed),
            ("button/offer sort/red sort/green hand/1 button/to-p2 sort/red up/soy button/propose", proposed),
        ],
    );
    assert!(!next(&state, 0, "button/offer").contains("button/propose"), "one side may be empty, not both");
    assert_eq!(spell(&state, 0, "button/offer button/propose").whole, None);
    let with_p2 = next(&state, 0, "button/offer theirs/p2/red");
    assert!(!with_p2.contains("theirs/p1/red") && !with_p2.contains("button/to-p1"), "{with_p2:?}");
}

#[test]
fn a_counter_offer_begins_with_the_offer_turned_round() {
    let mut state = market();
    play(&mut state, &["p0 offer up:soy to p1 for 3 red"]);
    assert_whole(
        &state,
        1,
        &[
            ("counter/1 button/propose", "offer 1 + 3 to any for soy"),
            ("counter/1 button/keep-red button/propose", "offer 1 to any for soy"),
            ("counter/1 button/less-soy sort/garden hand/2 button/propose", "offer 1 + 2 + 3 to any for garden"),
        ],
    );
    assert!(!next(&state, 2, "").iter().any(|target| target.starts_with("counter/")), "the offer is not for p2");
    play(&mut state, &["p1 offer 4 to p0 for garden"]);
    assert_whole(&state, 0, &[("counter/2 button/propose", "offer up:garden to p1 for green")]);
}

#[test]
fn accepting_asks_only_where_equal_cards_leave_a_choice() {
    let mut state = market();
    play(&mut state, &["p0 offer up:soy to p1 for red + blue", "p0 offer up:garden to p1 for green"]);
    assert_whole(&state, 1, &[("accept/2", "accept 2 from 4"), ("accept/1 hand/3", "accept 1 from 2 + 3")]);
    assert_eq!(next(&state, 1, "accept/1").into_iter().collect::<Vec<_>>(), ["hand/1", "hand/3"], "blue goes anyway");
    assert!(!next(&state, 2, "").contains("accept/1"), "the offer is not for p2");
}

#[test]
fn nobody_deals_out_of_time() {
    let planting = arranged(3, &["hand p0 chili", "fields p1 2 red, -"]);
    assert!(next(&planting, 0, "").is_empty());
    assert!(next(&planting, 0, "hand/1").is_empty() && spell(&planting, 0, "hand/1 sort/red").whole.is_none());
    let mut enough = market();
    play(&mut enough, &["p0 offer 1 to any for red", "p0 offer 2 to any for red", "p0 offer 3 to any for red"]);
    assert!(next(&enough, 0, "").is_empty(), "three offers are open");
}

#[test]
fn a_wish_gives_what_is_clicked_in_the_hand_and_wants_what_is_clicked_in_the_row() {
    let mut state = arranged_by_mail(3, true, &["hand p1 red blue red"]);
    assert_whole(
        &state,
        1,
        &[
            ("button/wish hand/2 sort/soy button/leave", "wish blue for soy"),
            ("button/wish hand/1 hand/3 sort/soy button/or sort/garden button/leave", "wish 2 red for soy or garden"),
            ("button/wish button/give-chili sort/soy sort/soy button/leave", "wish chili for 2 soy"),
        ],
    );
    assert!(!targets(&state, 1).contains("forget"), "there is nothing to forget");
    play(&mut state, &["p1 wish blue for soy or garden"]);
    assert!(targets(&state, 1).contains("forget") && !targets(&state, 0).contains("forget"));
    assert_eq!(pieces(&state, 1).iter().filter(|piece| piece.id.starts_with("wish-")).count(), 2);
}

fn pieces(state: &State, seat: u8) -> Vec<Piece> {
    Bohnanza::layout(&view(state, seat)).areas.into_iter().flat_map(|area| area.pieces).collect()
}

fn targets(state: &State, seat: u8) -> BTreeSet<String> {
    pieces(state, seat).into_iter().filter_map(|piece| piece.target).collect()
}

#[test]
fn harvest_third_field_and_answers_are_one_click() {
    let mut state = market();
    Bohnanza::arrange(&mut state, "thalers p0 3 stink").expect("three thalers");
    play(&mut state, &["p1 offer 2 to p0 for soy", "p0 offer 1 to p1 for red"]);
    for (line, click) in [
        ("p0 harvest 1", "harvest/1"),
        ("p0 buy", "third-field"),
        ("p0 decline 1", "decline/1"),
        ("p0 withdraw 2", "withdraw/2"),
    ] {
        let (seat, action) = read(line);
        assert_eq!(Bohnanza::choice(&Bohnanza::view(&state, Viewer::Seat(seat)), &action).path, [click], "{line}");
        assert!(targets(&state, 0).contains(click), "{click} lies nowhere");
    }
}

#[test]
fn offers_lie_at_the_seat_that_they_concern() {
    let mut state = market();
    play(&mut state, &["p0 offer up:soy to p1 for red", "p0 offer 1 to any for red", "p2 offer 1 to p0 for garden"]);
    let place = |seat: u8, piece: &str| {
        let areas = Bohnanza::layout(&view(&state, seat)).areas;
        let holds = |area: &&campiello_core::scene::Area| area.pieces.iter().any(|one| one.id == piece);
        areas.iter().find(holds).map(|area| area.id.clone())
    };
    let at = |seat, piece| place(seat, piece).unwrap_or_default();
    assert_eq!(at(0, "offer/1"), "fields/1", "the maker meets it at the other seat");
    assert_eq!(at(1, "offer/1"), "fields/0", "the taker meets it at the maker's");
    assert_eq!(at(0, "offer/2"), "deal", "an own offer to anyone");
    assert_eq!(at(2, "offer/2"), "fields/0");
    assert_eq!(at(1, "offer/3"), "fields/2", "an offer between two others");
    assert!(!targets(&state, 1).iter().any(|target| target.ends_with("/3") && !target.starts_with("hand")));
}

#[test]
fn what_is_being_put_together_is_shown() {
    let state = market();
    for said in ["hand/1", "sort/red", "button/offer hand/1 sort/red"] {
        let shown = spell(&state, 0, said).scene;
        assert_eq!(shown.prompt.map(|prompt| prompt.key), Some("prompt-deal"), "{said}");
        assert_eq!(shown.areas.len(), 1, "{said}");
        let face = |id: &str| shown.areas[0].pieces.iter().find(|piece| piece.id == id).map(|piece| piece.face.clone());
        let side = |id| face(id).expect("two sides");
        assert_eq!(side("side-give").value("gives-chili"), i32::from(said.contains("hand/1")), "{said}");
        assert_eq!(side("side-get").value("gives-red"), i32::from(said.contains("sort/red")), "{said}");
    }
    assert!(spell(&state, 0, "").scene.areas.is_empty(), "nothing is begun");
}

#[test]
fn who_declines_says_what_everybody_sees() {
    let key = |offer: &str| {
        let mut state = market();
        play(&mut state, &[offer]);
        let said = told(&state, "p1 decline 1", Viewer::Spectator);
        let reason = said.values.iter().find(|(name, _)| *name == "reason").map(|(_, reason)| format!("{reason:?}"));
        (said.key, reason.unwrap_or_default())
    };
    let (told, reason) = key("p0 offer 1 to p1 for green");
    assert!(told == "told-why" && reason.contains("reason-grows-none") && reason.contains("chili"), "{reason}");
    let (told, reason) = key("p0 offer up:soy to p1 for red + blue");
    assert!(told == "told-why" && reason.contains("reason-grows-itself"), "{reason}");
    assert!(reason.contains("red") && !reason.contains("blue"), "{reason}");
    assert_eq!(key("p0 offer up:soy to p1 for blue").0, "told-decline", "nothing that everybody sees");
    assert_eq!(key("p0 offer nothing to p1 for blue").0, "told-decline");
}
