//! Who can conclude what about hands (2.4, 2.5, 6.1, 7.1): what is remembered is true, and guesses respect it.
//!
//! `CAMPIELLO_GAMES=5000 cargo test --release -p bohnanza --test knowledge -- --nocapture` plays as many as one likes.

mod oracle;

use std::collections::BTreeMap;

use bohnanza::knowledge::{self, Trace};
use bohnanza::{Action, Bean, Beans, Bohnanza, Phase, State};
use campiello_core::{Game, Seat, Seed, Settings, Switches, Table, Viewer};
use campiello_testkit::walk::{self, Walk};
use oracle::Shadow;

fn wished<T: std::str::FromStr>(name: &str, otherwise: T) -> T {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn table(seats: u8, seed: Seed) -> Table<Bohnanza> {
    Table::new(Settings::new(seats, Switches::default()).expect("lawful"), seed)
}

fn guess(state: &State, viewer: Viewer, n: u64) -> State {
    Bohnanza::guess(&Bohnanza::view(state, viewer), &mut Seed::numbered(77, n).luck(0))
}

/// Plays a game and looks at every position: what is remembered is true of the truth and of guesses. Counts guesses, and those
/// that could not have come about.
fn examine(table: &Table<Bohnanza>, seed: Seed) -> [u32; 2] {
    let seats = table.settings().seats();
    let mut state = table.at(0).state().clone();
    let mut shadow = Shadow::new(&state);
    let mut counts = [0; 2];
    for (n, step) in (1..).zip(table.steps()) {
        let before = state.clone();
        Bohnanza::play(&mut state, step.seat, &step.action, &mut seed.luck(n)).expect("it was lawful once");
        shadow.step(&before, step.seat, &step.action, &state);
        shadow.check(&state);
        oracle::consistent(&state);
        for viewer in Viewer::all(seats) {
            let world = guess(&state, viewer, n);
            assert_eq!(Bohnanza::view(&world, viewer), Bohnanza::view(&state, viewer));
            oracle::consistent(&world);
            if n % 5 == 0 {
                let possible = Seat::all(seats).all(|seat| shadow.could_happen(&state, &world, seat));
                counts[0] += 1;
                counts[1] += u32::from(!possible);
            }
        }
    }
    counts
}

#[test]
fn what_is_remembered_is_true_and_guesses_respect_it() {
    let mut counts = [0; 2];
    for number in 0..wished("CAMPIELLO_GAMES", 40) {
        let seed = Seed::numbered(5, number);
        let seats = 3 + (number % 3) as u8;
        let mut table = table(seats, seed);
        let random = || campiello_bots::Brains::bot("random").expect("bohnanza has a random bot");
        let mut walk = Walk::new(&[random], seats, &seed, 0);
        walk::play(&mut table, &mut walk, usize::MAX, |_, _| {});
        counts = both(counts, examine(&table, seed));
    }
    may_happen(counts);
}

#[test]
fn it_is_so_among_players_who_deal_a_lot() {
    let mut counts = [0; 2];
    for number in 0..wished("CAMPIELLO_GAMES", 15) {
        let seed = Seed::numbered(6, number);
        let mut luck = seed.branch("busy").luck(0);
        let restraint = (number % 5) as u32 * 4;
        let mut table = table(3 + (number % 3) as u8, seed);
        while table.outcome().is_none() {
            if let Some((seat, action)) = oracle::busy(table.state(), restraint, &mut luck) {
                table.play(seat, &action, None).expect("lawful");
            }
        }
        counts = both(counts, examine(&table, seed));
    }
    may_happen(counts);
}

fn both(one: [u32; 2], other: [u32; 2]) -> [u32; 2] {
    [one[0] + other[0], one[1] + other[1]]
}

/// The order in which cards have left a hand is not remembered, so that now and then a guess has a card leave before it came. That is rare.
fn may_happen([guesses, impossible]: [u32; 2]) {
    println!("{impossible} of {guesses} guesses could not have come about");
    assert!(impossible * 20 <= guesses, "{impossible} of {guesses} guesses could not have come about");
}

/// Three seats in 3.2 of p0's turn, nothing turned up, with these hands; all cards that are neither there nor in the pile are discarded.
fn arranged(hands: [&str; 3], pile: &str) -> State {
    let mut state = table(3, Seed::numbered(1, 1)).state().clone();
    let beans =
        |text: &str| text.split_whitespace().map(|key| key.parse::<Bean>().expect("a sort")).collect::<Vec<_>>();
    let mut rest = state.open.edition().beans();
    for (seat, hand) in Seat::all(3).zip(hands) {
        state.hands[seat] = beans(hand).into_iter().collect();
        state.open.players[seat].hand = state.hands[seat].len();
        rest = rest.minus(beans(hand).into_iter().collect());
    }
    state.pile = beans(pile).into_iter().collect();
    state.open.pile = state.pile.total();
    state.open.discard = rest.minus(state.pile);
    state.open.active = Seat::new(0);
    state.open.phase = Phase::Trade;
    knowledge::begin_anew(&mut state);
    state
}

fn play(state: &mut State, lines: &[(u8, &str)]) {
    for (step, (seat, line)) in (1..).zip(lines) {
        let action: Action = line.parse().expect("readable");
        let played = Bohnanza::play(state, Seat::new(*seat), &action, &mut Seed::numbered(3, 3).luck(step));
        played.unwrap_or_else(|illegal| panic!("{line}: {illegal:?}"));
    }
}

const P0: Viewer = Viewer::Seat(Seat::new(0));
const P1: Seat = Seat::new(1);

#[test]
fn all_hands_together_are_known_when_the_pile_is_shuffled() {
    let mut shuffles = 0;
    for number in 0..30 {
        let seed = Seed::numbered(8, number);
        let mut luck = seed.branch("busy").luck(0);
        let mut table = table(4, seed);
        while table.outcome().is_none() {
            let epoch = table.state().open.memory.epoch;
            let Some((seat, action)) = oracle::busy(table.state(), 8, &mut luck) else { continue };
            table.play(seat, &action, None).expect("lawful");
            let state = table.state();
            // cards that are drawn from the new pile in the same move are not known
            if state.open.memory.epoch > epoch
                && state.open.pile == state.open.memory.pools[usize::from(epoch) + 1].total()
            {
                let held =
                    |state: &State| state.hands.iter(4).map(|(_, hand)| hand.beans(hand.all())).reduce(Beans::plus);
                for n in 0..20 {
                    assert_eq!(held(&guess(state, Viewer::Spectator, n)), held(state));
                }
                shuffles += 1;
            }
        }
    }
    assert!(shuffles > 10, "{shuffles}");
}

/// p1 offers the second of two cards, and plants the first: the second is then the front card, whatever comes behind it.
#[test]
fn a_card_that_was_offered_moves_up_as_the_hand_is_planted() {
    let mut state = arranged(["blue", "soy garden", "chili"], "blue blue blue chili chili chili red red red red");
    play(&mut state, &[(1, "offer 2 to p0 for red"), (0, "end"), (1, "plant soy on 1"), (1, "turn"), (1, "end")]);
    let kept: Vec<Bean> = state.open.players[P1].aside.sorts().iter().collect();
    for (field, bean) in (2..).zip(kept) {
        if state.open.players[P1].aside.count(bean) > 0 {
            let field = if field > 2 { 1 } else { field };
            if field == 1 {
                play(&mut state, &[(1, "harvest 1")]);
            }
            while state.open.players[P1].aside.count(bean) > 0 {
                play(&mut state, &[(1, &format!("plant {bean} on {field}"))]);
            }
        }
    }
    assert_eq!(state.hands[P1].len(), 4, "three cards were drawn behind it");
    for n in 0..200 {
        assert_eq!(guess(&state, P0, n).hands[P1].front(), Some(Bean::Garden));
    }
}

#[test]
fn what_was_shown_is_remembered_when_the_pile_is_shuffled() {
    for hand in ["red soy", "soy red"] {
        let mut state = arranged([hand, "blue", "chili"], "blue");
        let place = if hand.starts_with("red") { 1 } else { 2 };
        play(&mut state, &[(0, &format!("offer {place} to p1 for nothing")), (0, "end")]);
        assert_eq!((state.open.memory.epoch, state.hands[Seat::new(0)].len()), (1, 5));
        for n in 0..100 {
            let world = guess(&state, Viewer::Seat(P1), n);
            let front: Vec<Bean> = world.hands[Seat::new(0)].iter().take(2).collect();
            assert!(front.contains(&Bean::Red), "the red card lies before those that were drawn: {front:?}");
        }
    }
}

#[test]
fn an_offer_that_survives_a_deal_proves_a_second_card() {
    let hands = ["blue", "red blue red soy", "chili"];
    let pile = "blue blue chili chili soy soy green green stink stink red";
    let reds = |lines: &[(u8, &str)]| {
        let mut state = arranged(hands, pile);
        play(&mut state, lines);
        let spectator = (0..200).map(|n| guess(&state, Viewer::Spectator, n));
        spectator.filter(|world| world.hands[P1].of(Bean::Red) > 0).count()
    };
    let (one, other, same) =
        ((1, "offer 1 to p0 for nothing"), (1, "offer 3 to p0 for blue"), (1, "offer 1 to p0 for blue"));
    assert_eq!(
        reds(&[one, other, (0, "accept 1")]),
        200,
        "the second offer is still open, so it gives another red card"
    );
    assert!(reds(&[one, same, (0, "accept 1")]) < 190, "the second offer is void: nothing is known of another");
    assert_eq!(reds(&[one, other, (0, "accept 1"), (0, "end")]), 200, "what was shown once is remembered");
}

/// Compares how often worlds are guessed with how often they should be; by Pearson, generously.
fn as_often_as(weights: &BTreeMap<String, u32>, guesses: u32, world: impl Fn(u64) -> String) {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    (0..guesses).for_each(|n| *counts.entry(world(n.into())).or_default() += 1);
    let total: u32 = weights.values().sum();
    assert!(counts.keys().all(|world| weights.contains_key(world)), "only worlds that fit are guessed");
    let deviation = |(world, weight): (&String, &u32)| {
        let expected = f64::from(*weight) * f64::from(guesses) / f64::from(total);
        (f64::from(counts.get(world).copied().unwrap_or(0)) - expected).powi(2) / expected
    };
    let chi: f64 = weights.iter().map(deviation).sum();
    let freedom = f64::from(weights.len() as u32 - 1);
    println!("chi² {chi:.1} for {freedom} degrees of freedom");
    assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "chi² {chi} for {freedom} degrees of freedom");
}

fn named(beans: impl IntoIterator<Item = Bean>) -> String {
    beans.into_iter().map(|bean| &bean.key()[..3]).collect::<Vec<_>>().join(" ")
}

/// All orders of the cards, as often as equal cards make them.
fn orders(cards: &[Bean], mut look: impl FnMut(&[Bean])) {
    fn go(cards: &mut [Bean], from: usize, look: &mut impl FnMut(&[Bean])) {
        if from == cards.len() {
            return look(cards);
        }
        for other in from..cards.len() {
            cards.swap(from, other);
            go(cards, from + 1, look);
            cards.swap(from, other);
        }
    }
    go(&mut cards.to_vec(), 0, &mut look);
}

fn worlds_of(state: &State) -> impl Fn(u64) -> String + '_ {
    |n| {
        let world = guess(state, P0, n);
        format!("{} | {}", named(world.hands[P1].iter()), named(world.hands[Seat::new(2)].iter()))
    }
}

#[test]
fn worlds_that_fit_what_was_shown_are_equally_likely() {
    let mut state = arranged(["", "red blue garden", "blue soy"], "red blue");
    play(&mut state, &[(1, "offer 1 to p0 for soy"), (2, "offer 2 to p0 for nothing")]);
    let mut weights = BTreeMap::new();
    let unseen = [Bean::Red, Bean::Blue, Bean::Garden, Bean::Blue, Bean::Soy, Bean::Red, Bean::Blue];
    orders(&unseen, |cards| {
        if cards[..3].contains(&Bean::Red) && cards[3..5].contains(&Bean::Soy) {
            *weights.entry(format!("{} | {}", named(cards[..3].to_vec()), named(cards[3..5].to_vec()))).or_default() +=
                1;
        }
    });
    as_often_as(&weights, 20_000, worlds_of(&state));
}

/// p1 had one card of the first pile and drew two of the second, then dealt a red card: nobody knows from which pile it was.
#[test]
fn cards_of_uncertain_epoch_are_as_likely_from_either_pile() {
    let mut state = arranged(["", "red soy", "blue blue"], "red");
    let [old, new] =
        [[Bean::Red, Bean::Blue], [Bean::Soy, Bean::Blue]].map(|cards| cards.into_iter().collect::<Beans>());
    let two_reds = Beans::of(Bean::Red, 2);
    let memory = &mut state.open.memory;
    memory.epoch = 1;
    memory.pools = [old, new.plus(two_reds), Beans::NONE];
    memory.hands[P1] = Trace { drawn: [1, 2, 0], most: [1, 0], ..Trace::default() };
    memory.hands[P1].gone[0] = Beans::of(Bean::Red, 1);
    memory.hands[Seat::new(2)] = Trace { drawn: [1, 1, 0], least: [1, 0], most: [1, 0], ..Trace::default() };
    let mut weights = BTreeMap::new();
    let mut world =
        |one: [Bean; 2], two: [Bean; 2]| *weights.entry(format!("{} | {}", named(one), named(two))).or_default() += 1;
    orders(&[Bean::Soy, Bean::Blue, Bean::Red, Bean::Red], |new| {
        world([new[0], new[1]], [Bean::Blue, new[2]]); // the red card was of the first pile
        if new[3] == Bean::Red {
            orders(&[Bean::Red, Bean::Blue], |old| world([old[0], new[0]], [old[1], new[1]])); // or of the second
        }
    });
    as_often_as(&weights, 20_000, worlds_of(&state));
}
