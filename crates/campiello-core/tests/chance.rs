//! Luck is the same for ever: a record of today must replay in ten years. The numbers here never change; an independent
//! implementation of `ChaCha8`, `below` and the shuffle in Python gives the same.

use campiello_core::chance::{Dictated, Fate};
use campiello_core::{Chance, Luck, Seed};

const SEED: &str = "6fa3b453bf42e5d03bab17e3bafd19a58230d6778867f8d5c3a9ae36079bf6c7";

fn luck(step: u64) -> Luck {
    Seed::numbered(7, 3).luck(step)
}

#[test]
fn seeds_are_frozen() {
    let seed = Seed::numbered(7, 3);
    let zero = "2a88636f9bf99158209cb4ab849b4ed154fd345807a7c2149a4d852126712eb3";
    let branch = "eec90540978c668316bfb29d13c034ba27d31b83f031d2303c05f754b2f438ed";
    let commitment = "f57c510ce05820074030d2f690635f28732a7fc42c2683c2e20baa13976f5842";
    assert_eq!(seed.to_string(), SEED);
    assert_eq!(Seed::numbered(0, 0).to_string(), zero);
    assert_eq!(seed.branch("bot p0").to_string(), branch);
    assert_eq!(Seed::from_bytes(seed.commitment()).to_string(), commitment);
}

#[test]
fn seeds_are_written_one_way_and_not_shown_by_accident() {
    assert_eq!(SEED.parse(), Ok(Seed::numbered(7, 3)));
    assert_eq!(format!("{:?}", Seed::numbered(7, 3)), "Seed(…)");
    let wrong = [&SEED[1..], &SEED.to_uppercase(), &SEED.replace('f', "g"), &format!("{SEED}0"), "", &"é".repeat(32)];
    for text in wrong {
        assert_eq!(text.parse::<Seed>(), Err(()), "{text:?}");
    }
}

#[test]
fn the_stream_is_chacha8() {
    // The published key stream of ChaCha8 for an all-zero key begins 3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1.
    let words = [0x2fef_003e_u32, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
    let mut luck = Seed::from_bytes([0; 32]).luck(0);
    for word in words {
        assert_eq!(luck.below(1 << 31), word >> 1);
    }
}

#[test]
fn below_is_frozen() {
    let mut luck = luck(5);
    let numbers = [2, 6, 52, 1000, u32::MAX, 1 << 31, 3, 7].map(|n| luck.below(n));
    assert_eq!(numbers, [1, 4, 35, 651, 444_778_597, 1_162_173_003, 1, 0]);
}

#[test]
fn shuffle_is_frozen() {
    let mut cards: Vec<u8> = (0..20).collect();
    luck(0).shuffle(&mut cards);
    assert_eq!(cards, [8, 15, 5, 2, 10, 16, 19, 0, 18, 6, 9, 7, 4, 12, 11, 14, 17, 3, 13, 1]);
}

#[test]
fn take_from_is_frozen() {
    let (mut luck, mut set) = (luck(1), 0b1011_0110_1001);
    let taken: Vec<u8> = std::iter::from_fn(|| luck.take_from(&mut set)).collect();
    assert_eq!(taken, [3, 11, 5, 0, 6, 8, 9]);
    assert_eq!(set, 0);
    let mut highest = 1 << 31;
    assert_eq!((luck.take_from(&mut highest), highest), (Some(31), 0));
}

#[test]
fn every_step_has_a_stream_of_its_own() {
    let first = |step| luck(step).below(u32::MAX);
    assert_eq!(first(4), first(4));
    assert!(first(4) != first(5) && first(4) != first(4 + (1 << 32)));
}

/// χ² with a limit that a fair source passes with all but certainty; the seeds are fixed, so it never flickers.
#[test]
fn below_is_fair() {
    for n in [2_u32, 3, 6, 7, 10, 52] {
        let (draws, mut luck) = (60_000, luck(u64::from(n)));
        let mut counts = vec![0_u32; n as usize];
        (0..draws).for_each(|_| counts[luck.below(n) as usize] += 1);
        let expected = f64::from(draws) / f64::from(n);
        let chi: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        let freedom = f64::from(n - 1);
        assert!((chi - freedom).abs() < 4.5 * (2.0 * freedom).sqrt(), "below({n}): χ² is {chi}");
    }
}

/// With three quarters of the range, careless scaling would give the lower half two thirds of the draws.
#[test]
fn below_draws_unfair_words_again() {
    let (n, mut luck) = (3 << 30, luck(9));
    let low = (0..30_000).filter(|_| luck.below(n) < n / 2).count();
    assert!((14_600..15_400).contains(&low), "{low} of 30000 are in the lower half");
}

#[test]
fn shuffles_are_fair() {
    let mut counts = [0_u32; 6];
    for step in 0..12_000 {
        let mut cards = [0, 1, 2];
        luck(step).shuffle(&mut cards);
        let order = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        counts[order.iter().position(|other| *other == cards).expect("one of six")] += 1;
    }
    assert!(counts.iter().all(|count| (1_800..2_200).contains(count)), "{counts:?}");
}

#[test]
fn luck_says_whether_it_was_used() {
    let mut luck = luck(0);
    assert_eq!((luck.below(1), luck.take_from(&mut 0), luck.take_from(&mut 8)), (0, None, Some(3)));
    assert_eq!(luck.fate(), Fate { luck: false, revealed: false });
    luck.reveal();
    assert_eq!(luck.fate(), Fate { luck: false, revealed: true });
    luck.below(2);
    assert_eq!(luck.fate(), Fate { luck: true, revealed: true });
}

#[test]
fn dictated_luck_says_what_was_left() {
    let mut luck = Dictated::new(vec![5, 9]);
    assert_eq!((luck.below(6), luck.below(1), luck.left()), (5, 0, 1));
    assert_eq!((luck.below(6), luck.below(6), luck.left()), (3, 0, 0));
}

#[test]
fn a_stacked_pile_gives_the_same_things_in_the_same_order_at_every_step() {
    let seed = Seed::numbered(1, 2);
    let drawn = |pile: u8, steps: &dyn Fn(u64) -> u64| -> Vec<u8> {
        let mut set = (1 << 24) - 1;
        (0..24).filter_map(|draw| seed.luck(steps(draw)).stacked().draw_from(pile, &mut set)).collect()
    };
    let order = drawn(0, &|draw| draw);
    assert_eq!(order, drawn(0, &|_| 7), "the step does not matter");
    assert_ne!(order, drawn(1, &|draw| draw), "every pile has its own order");
    let mut all = order;
    all.sort_unstable();
    assert_eq!(all, (0..24).collect::<Vec<u8>>(), "everything comes once");
}

#[test]
fn a_pile_that_is_not_stacked_is_drawn_from_as_from_a_set() {
    let seed = Seed::numbered(1, 2);
    for step in 0..50 {
        let (mut one, mut other) = (0xff_00ff, 0xff_00ff);
        assert_eq!(seed.luck(step).draw_from(3, &mut one), seed.luck(step).take_from(&mut other));
        assert_eq!(one, other);
    }
}

#[test]
fn drawing_from_a_stacked_pile_is_luck_until_one_thing_is_left() {
    let (mut many, mut one) = (0b11, 0b100);
    let (mut luck, mut none) = (Seed::numbered(1, 2).luck(1).stacked(), Seed::numbered(1, 2).luck(1).stacked());
    luck.draw_from(0, &mut many);
    none.draw_from(0, &mut one);
    assert!(luck.fate().luck && !none.fate().luck);
}
