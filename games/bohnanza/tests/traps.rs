//! Mistakes that other implementations of this game have made, each as a test; and what holds in every game.

mod by_hand;

use std::collections::BTreeSet;

use bohnanza::{Action, Bean, Bohnanza, End, Hand, Phase, State};
use by_hand::{act, arranged, ask, looks_alike, play, told, watch};
use campiello_core::census::Census;
use campiello_core::{Game, Refusal, Seat, Viewer, Waiting};

#[test]
fn trap_garden_is_not_paid_one_for_two() {
    for (count, paid) in [(1, 0), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)] {
        let mut state = arranged(3, &[&format!("fields p0 {count} garden, -")]);
        play(&mut state, &["p0 harvest 1"]);
        assert_eq!(ask(&state, "p0 thalers"), paid.to_string(), "{count} gardens");
    }
}

fn census(state: &State) -> Census {
    let mut census = Census::default();
    Bohnanza::census(state, &mut census);
    census
}

#[test]
fn trap_no_card_is_lost_or_doubled() {
    let all = census(&arranged(3, &[]));
    let (mut trades, mut gifts) = (0, 0);
    watch(120, |_, seat, action, after| {
        assert_eq!(census(after).difference(&all), None, "after {seat} {action}");
        let open = &after.open;
        assert_eq!(open.pile, after.pile.total(), "the pile is as large as everybody sees");
        for (seat, player) in open.players.iter(open.seats) {
            assert_eq!(player.hand, after.hands[seat].len(), "{seat}'s hand is as large as everybody sees");
        }
        if matches!(open.phase, Phase::Over(_)) {
            trades += u32::from(open.trades);
            gifts += u32::from(open.gifts);
        }
    });
    assert!(trades > 200 && gifts > 200, "{trades} trades and {gifts} gifts were looked at");
}

#[test]
fn trap_two_others_never_deal() {
    let mut state = arranged(4, &["up soy garden", "hand p1 blue", "hand p2 red", "hand p3 green"]);
    for line in ["p1 offer 1 to p2 for red", "p2 offer nothing to p3 for green", "p3 offer 1 to p1 for nothing"] {
        let before = state.clone();
        assert_eq!(act(&mut state, line).map_err(|illegal| illegal.rule()), Err("3.2.1"), "{line}");
        assert!(state == before, "{line}");
    }
    let mut deals = 0;
    watch(60, |before, seat, action, after| {
        for offer in after.open.offers.open() {
            let active = after.open.active;
            assert!(offer.maker == active || offer.to == Some(active), "{offer:?}");
        }
        if let Action::Accept { number, .. } = action {
            let (_, offer) = before.open.offers.find(*number).expect("it was open");
            assert!(offer.maker == before.open.active || seat == before.open.active, "{seat} {action}");
            deals += 1;
        }
    });
    assert!(deals > 100, "{deals} deals were looked at");
}

#[test]
fn trap_an_empty_hand_blocks_nothing() {
    for seats in 3..=5 {
        let mut state = arranged(seats, &[]);
        for seat in Seat::all(seats) {
            assert_eq!(ask(&state, "active"), seat.to_string());
            assert_eq!(ask(&state, &format!("{seat} hand")), "none");
            let mut legal = Vec::new();
            Bohnanza::legal(&state, seat, &mut legal);
            assert!(legal.contains(&Action::Turn), "{seat} can go on");
            play(&mut state, &[&format!("{seat} turn"), &format!("{seat} end")]);
            let bean = if seat.index() < 4 { "blue" } else { "chili" }; // four turns use up twenty blues
            let plant = format!("{seat} plant {bean} on 1");
            play(&mut state, &[&plant, &plant]);
            assert_eq!(ask(&state, &format!("{seat} cards")), "3");
        }
    }
}

#[test]
fn trap_the_last_phases_are_played() {
    let mut ends = BTreeSet::new();
    watch(120, |before, _, action, after| {
        if before.open.exhausted < 3 && after.open.exhausted == 3 {
            let expected = if *action == Action::Turn { Phase::Trade } else { Phase::Over(End::Drawn) };
            assert_eq!(after.open.phase, expected, "{action}");
        }
        if let Phase::Over(end) = after.open.phase {
            ends.insert(end.key());
            let open = &after.open;
            assert!(open.up.is_empty() && open.players.iter(open.seats).all(|(_, player)| player.aside.is_empty()));
            assert!(open.players.iter(open.seats).all(|(_, player)| player.grown().is_empty()), "6.3");
        }
    });
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ["drawn", "one-turned-up", "two-turned-up"]);
}

/// A hand without the cards at these places.
fn without(hand: &Hand, places: u64) -> Vec<Bean> {
    hand.iter().enumerate().filter(|(place, _)| places >> place & 1 == 0).map(|(_, bean)| bean).collect()
}

/// The places that a seat gives in this step.
fn given(before: &State, seat: Seat, mover: Seat, action: &Action) -> u64 {
    match action {
        Action::Plant { .. } if before.open.phase == Phase::Plant && seat == mover => 1,
        Action::Accept { from, .. } if seat == mover => from.hand,
        Action::Accept { number, .. } => {
            let (place, offer) = before.open.offers.find(*number).expect("it was open");
            if offer.maker == seat { before.given.places[place] } else { 0 }
        }
        _ => 0,
    }
}

#[test]
fn trap_the_hand_is_never_sorted_anew() {
    let mut drawn = 0;
    watch(60, |before, mover, action, after| {
        for seat in Seat::all(before.open.seats) {
            let kept = without(&before.hands[seat], given(before, seat, mover, action));
            let now: Vec<Bean> = after.hands[seat].iter().collect();
            let new = now.strip_prefix(kept.as_slice());
            let new = new.unwrap_or_else(|| panic!("{mover} {action}: {seat} kept {kept:?} and has {now:?}"));
            assert!(new.is_empty() || (seat == before.open.active && new.len() <= 3), "{mover} {action}: {seat}");
            drawn += new.len();
        }
    });
    assert!(drawn > 1_000, "{drawn} cards were drawn");
}

#[test]
fn trap_an_offer_tells_nothing_about_a_hand() {
    let offers = [
        "p0 offer up:soy to p1 for red",
        "p0 offer up:soy to any for red",
        "p0 offer nothing to p1 for 2 red",
        "p0 offer up:soy + 1 to p1 for red + blue",
    ];
    for offer in offers {
        let mut worlds = ["red red blue", "green blue chili"].map(|hand| {
            let state = arranged(3, &["up soy garden", "hand p0 stink", &format!("hand p1 {hand}"), "hand p2 chili"]);
            assert!(state.open.offers.open().is_empty());
            state
        });
        for line in [offer, "p1 decline 1", "p1 pass", "p2 pass"] {
            for viewer in Viewer::all(3).filter(|viewer| !viewer.is(Seat::new(1))) {
                let [one, other] = worlds.each_ref().map(|world| told(world, line, viewer));
                assert_eq!(one, other, "the log tells {viewer:?} more after {line}");
            }
            for world in &mut worlds {
                play(world, &[line]);
            }
            for viewer in Viewer::all(3).filter(|viewer| !viewer.is(Seat::new(1))) {
                assert!(looks_alike(&worlds[0], &worlds[1], viewer), "{viewer:?} sees more after {offer}, {line}");
            }
        }
    }
}

#[test]
fn trap_nobody_declines_or_passes_by_itself() {
    watch(30, |before, mover, action, after| {
        for offer in after.open.offers.open() {
            let Some((_, earlier)) = before.open.offers.find(offer.number) else { continue };
            if earlier.maker == offer.maker && before.open.turn == after.open.turn {
                let more = offer.declined.except(earlier.declined);
                assert!(more.is_empty() || (more.len() == 1 && more.contains(mover)), "{mover} {action}: {offer:?}");
            }
        }
        let more = after.open.passed.except(before.open.passed);
        assert!(more.is_empty() || *action == Action::Pass, "{mover} {action}");
    });
}

#[test]
fn trap_paid_thalers_come_back() {
    let mut state = arranged(3, &["thalers p0 3 garden", "pile chili rest p2"]);
    play(&mut state, &["p0 buy", "p0 turn"]);
    assert_eq!(ask(&state, "up"), "chili + garden", "what was paid is shuffled in");
    assert_eq!((ask(&state, "pile"), ask(&state, "discard")), ("2".into(), "nothing".into()));
    play(&mut state, &["p0 end", "p0 plant garden on 3", "p0 plant chili on 1"]);
    assert_eq!(ask(&state, "p0 hand"), "garden garden", "and drawn; then nothing is left, and the draw ends short");
    assert!(Bohnanza::waiting(&state) != Waiting::Over);
}

/// Everybody harvests single beans for nothing, so that no card leaves the game; one seat plants as few cards as it may, the others as many.
#[test]
fn a_hoarded_hand_stays_within_its_bound() {
    let mut largest = 0;
    for (seats, hoarder, seed) in (0..60).map(|n| (3 + n % 3, Seat::new(n % 3), u64::from(n))) {
        let mut table = by_hand::table(seats, false, seed);
        while let Some(seat) = Bohnanza::waiting(table.state()).next() {
            let state = table.state();
            let mut legal = Vec::new();
            Bohnanza::legal(state, seat, &mut legal);
            let enough = seat == hoarder && state.open.phase == Phase::Plant && state.open.planted > 0;
            let rank = |action: &&Action| match action {
                Action::Harvest { .. } => 0,
                Action::Plant { .. } if !enough => 1,
                Action::Turn | Action::Pass | Action::End => 2,
                _ => 3,
            };
            let action = *legal.iter().min_by_key(rank).expect("somebody can act");
            table.play(seat, &action, None).expect("lawful");
            largest = largest.max(table.state().hands[hoarder].len());
        }
    }
    // 3 piles of at most 104 cards, 15 of which are dealt, last for 60 turns of five cards and three that end short: 21 of a seat
    assert!((20..=5 + 2 * 20 + 3).contains(&largest), "{largest}, and there is room for {}", Hand::MOST);
}
