//! Who knows what: fish that came from the deck (5.1.1), and pyramids before all are built (3.2).

use burano::state::Phase;
use burano::{Action, Burano, Fish, Place, Ship, Shoal, State};
use campiello_core::{Game, Luck, Seat, Seed, Settings, Switches, Viewer};

const P0: Seat = Seat::new(0);
const P1: Seat = Seat::new(1);

fn set_up(seed: u64) -> State {
    let settings = Settings::<Burano>::new(3, Switches::default()).expect("lawful");
    Burano::setup(&settings, &mut Seed::numbered(seed, 0).luck(0))
}

/// Gives a seat fish out of the deck: some that everybody saw, some that only it saw.
fn give(state: &mut State, seat: Seat, seen: &[Fish], drawn: &[Fish]) {
    for fish in seen.iter().chain(drawn) {
        assert!(state.deck.take(*fish), "the deck has a {fish}");
        state.open.deck -= 1;
    }
    state.open.players[seat].seen.add_all(&seen.iter().copied().collect());
    state.open.players[seat].unseen += drawn.len() as u8;
    state.drawn[seat].add_all(&drawn.iter().copied().collect());
}

/// p0 is in the west port, where ship a lies.
fn at_port(state: &mut State) {
    state.open.active = P0;
    state.open.players[P0].boat = Place::WestPort;
    state.open.lagoon.ships[Ship::Any as usize] = Place::WestPort;
    state.open.phase = Phase::Port { sale: None };
}

fn sell(state: &mut State, kind: Fish) -> Luck {
    let mut luck = Seed::numbered(1, 1).luck(1);
    let action = Action::Sell { ship: Ship::Any, kind };
    Burano::play(state, P0, &action, &mut luck).unwrap_or_else(|illegal| panic!("{illegal:?}"));
    luck
}

#[test]
fn a_sale_takes_the_cards_that_all_have_seen_first() {
    let mut state = set_up(1);
    state.open.display = [None; 3];
    give(&mut state, P0, &[Fish::Tuna], &[Fish::Tuna, Fish::Eel]);
    at_port(&mut state);
    let luck = sell(&mut state, Fish::Tuna);
    assert!(!luck.fate().revealed, "everybody knew of a tuna");
    assert_eq!((state.open.players[P0].unseen, state.drawn[P0].count(Fish::Tuna)), (2, 1));
    let luck = sell(&mut state, Fish::Tuna);
    assert!(luck.fate().revealed, "nobody knew of another tuna");
    assert_eq!((state.open.players[P0].unseen, state.drawn[P0].total()), (1, 1));
    assert_eq!(state.open.players[P0].sold.count(Fish::Tuna), 2);
}

#[test]
fn guesses_are_a_fair_draw_from_what_the_viewer_has_not_seen() {
    let mut state = set_up(2);
    // Of the eels all but one lie open, so an unseen card is an eel once in as many worlds as there are unseen cards.
    let display: Shoal = state.open.display.iter().flatten().copied().collect();
    let eels = vec![Fish::Eel; 5 - usize::from(display.count(Fish::Eel))];
    give(&mut state, P1, &eels, &[]);
    let crabs = 3_u8.min(state.deck.count(Fish::Crab));
    give(&mut state, P1, &[], &vec![Fish::Crab; crabs.into()]);
    let view = Burano::view(&state, Viewer::Seat(P0));
    let unseen = u32::from(state.open.deck + crabs);
    let mut holds_eel = 0;
    for world in 0..4_000 {
        let guessed = Burano::guess(&view, &mut Seed::numbered(3, world).luck(0));
        assert_eq!(guessed.drawn[P1].total(), crabs);
        assert_eq!(Burano::view(&guessed, Viewer::Seat(P0)), view);
        holds_eel += u32::from(guessed.drawn[P1].has(Fish::Eel));
    }
    let expected = 4_000 * u32::from(crabs) / unseen;
    assert!(holds_eel.abs_diff(expected) < expected / 3, "an eel in {holds_eel} worlds, expected about {expected}");
    let own = Burano::guess(&Burano::view(&state, Viewer::Seat(P1)), &mut Seed::numbered(4, 0).luck(0));
    assert_eq!(own.drawn[P1], state.drawn[P1], "who drew them knows them");
}

/// Everybody chooses roofs, then p0 builds.
fn building() -> State {
    let mut state = set_up(5);
    let mut luck = Seed::numbered(5, 0).luck(1);
    while state.open.phase == Phase::Roofs {
        let (seat, mut legal) = (state.open.active, Vec::new());
        Burano::legal(&state, seat, &mut legal);
        Burano::play(&mut state, seat, &legal[0], &mut luck).expect("listed, so lawful");
    }
    state
}

fn build(state: &mut State, seat: Seat, which: usize) -> Luck {
    let mut legal = Vec::new();
    Burano::legal(state, seat, &mut legal);
    let mut luck = Seed::numbered(5, 0).luck(2);
    Burano::play(state, seat, &legal[which], &mut luck).expect("listed, so lawful");
    luck
}

#[test]
fn a_pyramid_is_nobodys_business_until_all_are_built() {
    let worlds: Vec<State> = [0, 5]
        .into_iter()
        .map(|which| {
            let mut state = building();
            let luck = build(&mut state, P0, which);
            assert!(!luck.fate().revealed);
            state
        })
        .collect();
    assert_ne!(worlds[0], worlds[1]);
    for viewer in [Viewer::Seat(P1), Viewer::Spectator] {
        assert_eq!(Burano::view(&worlds[0], viewer), Burano::view(&worlds[1], viewer));
    }
    assert_ne!(Burano::view(&worlds[0], Viewer::Seat(P0)), Burano::view(&worlds[1], Viewer::Seat(P0)));
    let [mut state, _] = <[State; 2]>::try_from(worlds).expect("two");
    let plan = state.plans[P0];
    build(&mut state, P1, 0);
    assert!(state.open.players[P0].pyramid.is_empty(), "p2 still builds");
    let luck = build(&mut state, Seat::new(2), 0);
    assert!(luck.fate().revealed, "now all are shown");
    assert_eq!(state.open.players[P0].pyramid, plan);
    assert!(state.plans[P0].is_empty());
}

#[test]
fn a_guessed_pyramid_is_one_that_can_have_been_built() {
    let mut state = building();
    build(&mut state, P0, 3);
    let view = Burano::view(&state, Viewer::Seat(P1));
    let mut different = 0;
    for world in 0..300 {
        let mut guessed = Burano::guess(&view, &mut Seed::numbered(6, world).luck(0));
        different += u32::from(guessed.plans[P0] != state.plans[P0]);
        let plan = guessed.plans[P0];
        guessed.open.ready = guessed.open.ready.without(P0);
        let mut luck = Seed::numbered(6, world).luck(1);
        Burano::play(&mut guessed, P0, &Action::Pyramid(plan), &mut luck).expect("a lawful pyramid");
    }
    assert!(different > 290, "{different} of 300 differ from the truth");
}
