//! What is advised to somebody who asks: two moves that can be compared, wherever there are two.

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::search::World;
use campiello_bots::{Brains, Budget, Chair, Search, Sitting, play_on};
use campiello_core::{Seat, Seed, Settings, Table, Viewer};
use walking::Walking;

/// Asks at every so manyth choice of a game.
fn two_moves_are_compared<G: Brains>(seats: u8, every: usize) {
    let seed = Seed::numbered(71, seats.into());
    let mut table = Table::<G>::new(Settings::named(seats, []).expect("so many can play"), seed);
    let mut bots: Vec<_> = Seat::all(seats).map(|seat| Sitting::new(G::greedy(), seat, &seed)).collect();
    let (mut asked, mut choices) = (0, 0);
    play_on(&mut table, |table, seat, legal| {
        let number = table.steps().len();
        let answer = bots[seat.index()].answer(table, seat, legal);
        if number.is_multiple_of(every) {
            let chair = Chair::at(table, seat, legal)?;
            let luck = &mut seed.branch("advice").luck(number as u64);
            let advice = Search { budget: Budget::Playouts(24) }.advise(&chair, luck);
            asked += 1;
            if chair.legal().len() > 1 {
                let [one, other] = advice.as_slice() else { panic!("two of {:?}: {advice:?}", chair.legal()) };
                assert!(one.action != other.action && one.worlds > 0, "{advice:?}");
                assert_eq!(one.worlds, other.worlds, "in the same worlds");
                for looked in &advice {
                    let played = G::play(&mut table.state().clone(), seat, &looked.action, &mut seed.luck(0));
                    assert!(played.is_ok(), "{} can be played", looked.action);
                    assert!((0.0..=1.0).contains(&looked.ending.won), "{looked:?}");
                }
                choices += 1;
            } else {
                assert!(advice.len() == 1 && advice[0].worlds == 0, "{advice:?}");
            }
        }
        answer
    });
    assert!(asked > 10 && choices > 5, "{choices} of {asked}");
}

#[test]
fn two_moves_are_compared_in_walking_in_burano() {
    two_moves_are_compared::<Walking>(1, 2);
    two_moves_are_compared::<Walking>(3, 7);
}

#[test]
fn two_moves_are_compared_in_burano() {
    two_moves_are_compared::<Burano>(3, 11);
}

#[test]
fn two_moves_are_compared_in_bohnanza() {
    two_moves_are_compared::<Bohnanza>(4, 17);
}

/// At the beginning everybody has about the same chance, and together they have one.
#[test]
fn chances_add_up() {
    fn check<G: Brains>(seats: u8) {
        let seed = Seed::numbered(72, 0);
        let state = G::setup(&Settings::named(seats, []).expect("so many can play"), &mut seed.luck(0));
        let world = World::<G>::guessed(&G::view(&state, Viewer::Spectator), &seed, 0);
        let won: Vec<f64> = world.endings(&world.played_on()).iter().map(|ending| ending.won).collect();
        assert!((won.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{won:?}");
        assert!(won.iter().all(|won| (0.02..0.9).contains(won)), "nobody knows yet: {won:?}");
    }
    check::<Walking>(4);
    check::<Burano>(3);
    check::<Bohnanza>(5);
}
