//! Whoever searches goes on as it meant to where thinking again would find nothing new, as long as everything comes as expected, and by nothing but its view.

use bohnanza::Bohnanza;
use burano::Burano;
use campiello_bots::{Brains, Budget, Chair, Level, play_on};
use campiello_core::{Seat, Seed, Settings, Table};
use walking::Walking;

const SEARCHING: Seat = Seat::new(0);
const FEW: Budget = Budget::Playouts(6);

/// How often somebody who searches had a choice, how often it did not have to think, and how often the table of its double was another one.
#[derive(Debug, Default)]
struct Asked {
    choices: u32,
    gone_on: u32,
    otherwise: u32,
}

/// Plays games of a searching player among people who play anything, and among greedy ones: each hide what the others would not.
fn played<G: Brains>() -> Asked {
    let mut asked = Asked::default();
    for others in ["random", "greedy"] {
        play_with::<G>(others, &mut asked);
    }
    asked
}

/// Whoever searches has a double that is asked the same at tables that look the same to the seat, and in what is hidden are no better than a guess: it must say
/// the same.
fn play_with<G: Brains>(others: &str, asked: &mut Asked) {
    let seed = Seed::numbered(61, 3);
    let mut table = Table::new(Settings::<G>::named(3, []).expect("all our games have three seats"), seed);
    let [mut searching, mut double] = [(); 2].map(|()| Level::Master.player::<G>(FEW));
    let mut others = G::bot(others).expect("all games have it");
    play_on(&mut table, |table, seat, legal| {
        let chair = Chair::at(table, seat, legal)?;
        let luck = || seed.branch("bots").luck(table.steps().len() as u64);
        if seat != SEARCHING || chair.legal().len() == 1 {
            return Some(others.choose(&chair, &mut luck()));
        }
        let mut thinking = luck();
        let said = searching.choose(&chair, &mut thinking);
        let other = G::guess(&chair.view(), &mut seed.branch("guess").luck(table.steps().len() as u64));
        assert_eq!(said, double.choose(&Chair::new(&other, seat, chair.legal()), &mut luck()), "only the view counts");
        asked.choices += 1;
        asked.otherwise += u32::from(other != *table.state());
        // Whoever thinks imagines worlds, and that takes luck.
        asked.gone_on += u32::from(!thinking.fate().luck);
        Some(said)
    });
}

#[test]
fn a_turn_of_walking_in_burano_is_thought_about_once() {
    let asked = played::<Walking>();
    assert!(asked.choices > 20 && asked.gone_on * 3 > asked.choices && asked.otherwise > 10, "{asked:?}");
}

#[test]
fn a_turn_of_burano_has_too_many_ways_to_be_thought_about_once() {
    let asked = played::<Burano>();
    assert!(asked.choices > 20 && asked.gone_on * 50 < asked.choices && asked.otherwise > 10, "{asked:?}");
}

#[test]
fn in_bohnanza_every_word_may_be_answered_and_is_thought_about() {
    let asked = played::<Bohnanza>();
    // Where only one thing can be planted there is nothing to think about.
    assert!(asked.choices > 20 && asked.gone_on * 50 < asked.choices && asked.otherwise > 10, "{asked:?}");
}
